"""What people write: one rule for names and for chat, and which names look alike.

Blanks of any kind become single spaces; whatever cannot be seen, or turns the text around it, is
refused: control characters, marks of direction, zero widths but those that emoji are made of; so
are letters under a heap of marks.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable
from functools import cache

from quattrocento.tables.limits import MARKS_ON_A_LETTER

JOINER = "\u200d"
EMOJI_STYLE = "\ufe0f"
LEFT_TO_RIGHT = "\u200e"
EMOJI_PARTS = frozenset({"So", "Sk", "Mn"})
MARKS = frozenset({"Mn", "Me"})
# Unicode's Default_Ignorable_Code_Point, first and last: signs that show nothing by themselves.
# fmt: off
IGNORABLE = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5),
    (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)
# fmt: on
FIRSTS = [first for first, _ in IGNORABLE]


def tidy_text(text: str) -> str | None:
    """A text as others will see it, or None if something in it may not be there."""
    tidied = " ".join(text.split())
    if not tidied:
        return None
    marks = 0
    for place, letter in enumerate(tidied):
        if is_ignorable(letter):
            if not is_part_of_emoji(tidied, place):
                return None
        elif not letter.isprintable():
            return None
        marks = marks + 1 if unicodedata.category(letter) in MARKS else 0
        if marks > MARKS_ON_A_LETTER:
            return None
    return tidied


def tidy_name(name: str) -> str | None:
    """A name as others will see it, or None if there is nothing to see."""
    tidied = tidy_text(name)
    if tidied is None or not any(letter.isalnum() for letter in tidied):
        return None
    return tidied


def is_ignorable(letter: str) -> bool:
    """Whether a sign shows nothing by itself."""
    code = ord(letter)
    place = bisect_right(FIRSTS, code) - 1
    return place >= 0 and code <= IGNORABLE[place][1]


def is_part_of_emoji(text: str, place: int) -> bool:
    """Whether an ignorable sign joins two symbols, or asks for a symbol in colour."""
    beside = {JOINER: (place - 1, place + 1), EMOJI_STYLE: (place - 1,)}.get(text[place], ())
    return bool(beside) and all(
        0 <= each < len(text)
        and (unicodedata.category(text[each]) in EMOJI_PARTS or text[each] == EMOJI_STYLE)
        for each in beside
    )


def looks_like_one_of(name: str, names: Iterable[str]) -> bool:
    """Whether a reader could take a name for one of others."""
    wanted = skeleton(name)
    return any(skeleton(each) == wanted for each in names)


@cache
def lookalikes() -> dict[str, str]:
    """For each sign that looks like others, what stands for all of them.

    The library gives Unicode's pairs in both directions, so signs that are linked are one group;
    where one of them looks like several letters, as m like rn, these stand for it.
    """
    # Its table of a megabyte is read only where names are compared.
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415

    pairs = {
        sign.replace(LEFT_TO_RIGHT, ""): {each["c"].replace(LEFT_TO_RIGHT, "") for each in others}
        for sign, others in confusables_data.items()
    }
    stands_for: dict[str, str] = {}
    for sign in pairs:
        if sign in stands_for:
            continue
        group, todo = {sign}, [sign]
        while todo:
            fresh = pairs[todo.pop()] - group
            group |= fresh
            todo += fresh
        first = min(group, key=lambda each: (-len(each), each))
        stands_for.update(dict.fromkeys(group, first))
    return stands_for


def skeleton(name: str) -> str:
    """What a name looks like: equal for names that a reader could take for each other (UTS 39)."""
    known = lookalikes()
    apart = unicodedata.normalize("NFD", name)
    look = "".join(letter for letter in apart if not is_ignorable(letter))
    # Twice, for what stands for a sign may hold such signs itself.
    for _ in range(2):
        look = "".join(known.get(letter, letter) for letter in look)
    return unicodedata.normalize("NFD", look)

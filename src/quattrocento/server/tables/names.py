"""What people write: one rule for names and for chat.

Blanks of any kind become single spaces; whatever cannot be seen, or turns the text around it, is
refused: control characters, marks of direction, zero widths but the joints of emoji.
"""

from __future__ import annotations

import unicodedata

JOINT = "\u200d"
SYMBOLS = frozenset({"So", "Sk", "Mn"})


def tidy_text(text: str) -> str | None:
    """A text as others will see it, or None if something in it may not be there."""
    tidied = " ".join(text.split())
    if not tidied or not all(
        letter.isprintable() or is_joint(tidied, place) for place, letter in enumerate(tidied)
    ):
        return None
    return tidied


def is_joint(text: str, place: int) -> bool:
    """Whether a zero-width joiner stands between two symbols, as in an emoji of several."""
    return (
        text[place] == JOINT
        and all(
            unicodedata.category(beside) in SYMBOLS for beside in text[place - 1 : place + 2 : 2]
        )
        and 0 < place < len(text) - 1
    )


def tidy_name(name: str) -> str | None:
    """A name as others will see it, or None if there is nothing to see."""
    tidied = tidy_text(name)
    if tidied is None or not any(letter.isalnum() for letter in tidied):
        return None
    return tidied

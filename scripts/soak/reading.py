"""Input: whatever comes in is read, or refused as it should be, however it was damaged."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st

from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.tables import messages
from quattrocento.tables.entries import Entry
from quattrocento.tables.names import tidy_name, tidy_text
from scripts.soak.kinds import Counts
from scripts.soak.playing import chosen

RECORDS = Path("tests/records")
TRIES = 200
STRANGE = '\x00\x1b"\\;[]{}\u2028\u202e\u200b\ud7ff9999999999-é👩\n\r\t .'
INVENTED = 60
KEYS = ("seat", "move", "sequence", "key", "kind", "person", "to", "name", "table", "game", "state")
SANE = (
    QuattrocentoError,
    msgspec.MsgspecError,
    UnicodeError,
    json.JSONDecodeError,
    RecursionError,
)

Parser = Callable[[str], object]


def damaged(text: str, chance: random.Random) -> str:
    """A text with some of its signs changed, doubled, moved or gone."""
    for _ in range(chance.randrange(1, 6)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice([0, 1, 1, 3, 30]))
        other = chance.choice(
            [
                "".join(chance.choice(STRANGE) for _ in range(chance.randrange(8))),
                text[start:end] * 3,
                str(chance.getrandbits(chance.choice([4, 40, 4000]))),
            ]
        )
        text = text[:start] + other + text[end:]
    return text


def read(seed: int, _folder: Path) -> Counts:
    """Records, positions, moves, messages, entries and names, damaged and invented."""
    chance = random.Random(seed)
    parsers = parsers_of(chosen(seed), chance)
    counts: Counts = Counter()
    for _ in range(TRIES):
        whole, parser = chance.choice(parsers)
        fed(parser, damaged(whole, chance), counts)
    for whole, parser in parsers:
        invented(whole, parser, seed, counts)
    return counts


def parsers_of(name: str, chance: random.Random) -> list[tuple[str, Parser]]:
    """Whatever reads what comes from outside, each with something that it reads."""
    game = find_game(name)
    files = sorted((RECORDS / name).glob("*.txt"))
    record = chance.choice(files).read_text(encoding="utf-8")
    begun = game.new(players=game.seats[0], seed=chance.getrandbits(20))
    action = game.actions.text(chance.randrange(len(game.actions)))
    request = json.dumps({"seat": 0, "move": action, "sequence": 3, "key": "some-key"})
    return [
        (record, lambda text: Record.loads(text).replay()),
        (json.dumps(game.dump(begun)), lambda text: game.load(json.loads(text)).legal(0)),
        (action, game.actions.parse),
        (request, lambda text: msgspec.json.decode(text, type=messages.MoveRequest)),
        ('{"kind":"move","seat":0,"move":"x"}', lambda text: msgspec.json.decode(text, type=Entry)),
        ("Marie de Medici", tidy_name),
        ("Who plays?", tidy_text),
    ]


def fed(parser: Parser, text: str, counts: Counts) -> None:
    """Let a parser read something: it does, or refuses it as it should."""
    try:
        parser(text)
    except SANE:
        counts.update(refused=1)
    except Exception as problem:
        raise AssertionError(f"{type(problem).__name__} for {text!r}") from problem
    counts.update(inputs=1)


def invented(whole: str, parser: Parser, seed: int, counts: Counts) -> None:
    """Feed a parser with what Hypothesis makes of the parts of something that it reads."""

    @seeded(seed)
    @settings(
        max_examples=INVENTED,
        deadline=None,
        database=None,
        # Shrinking too: what is kept is the smallest text that fails.
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(text=texts_like(whole))
    def attempt(text: str) -> None:
        fed(parser, text, counts)

    attempt()


def texts_like(whole: str) -> st.SearchStrategy[str]:
    """Any text, JSON of any shape, and the words or the lines of a text in any order."""
    lines, words = whole.splitlines(), whole.split()
    simple = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
    values = st.recursive(
        simple | st.sampled_from(words),
        lambda inner: (
            st.lists(inner) | st.dictionaries(st.sampled_from(KEYS) | st.text(), inner, max_size=6)
        ),
        max_leaves=12,
    )
    return st.one_of(
        st.text(),
        values.map(json.dumps),
        st.lists(st.sampled_from(words) | st.text(max_size=4), max_size=12).map(" ".join),
        st.lists(st.sampled_from(lines) | st.text(max_size=20), max_size=40).map("\n".join),
    )

# mypyc: compile
"""Observations: what a seat knows as a row of bytes, for programs that learn.

A row has one byte for each entry, and each entry a name and the value that counts as 1 when rows
are normalised. First the question of the moment and who is awaited, the seat itself first; then
what only the seat knows, what all know of each side in the order in which they come after it, and
what is on the table. A row is made from the true state and tells nothing that the seat does not
know: the same row comes from every world that the seat cannot tell from this one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from quattrocento.core.bits import holds

if TYPE_CHECKING:
    from quattrocento.core.decision import Decision
    from quattrocento.core.state import State

StateType = TypeVar("StateType", bound="State")
Entry = tuple[str, int]

# Rows of zeros by their length: to cut one off a longer one would make a new row each time.
_MOST_ZEROS: Final = 256
_ZEROS: Final = [bytes(number) for number in range(_MOST_ZEROS + 1)]


# Writing entries


def put(into: BytesWriter, number: i64) -> None:
    """Write a number, or what of a byte is nearest to it."""
    if number < 0:
        number = 0
    elif number > 255:
        number = 255
    into.append(u8(number))


def put_flag(into: BytesWriter, holds_true: bool) -> None:
    """Write 1 if something is so, else 0."""
    into.append(u8(1) if holds_true else u8(0))


def put_set(into: BytesWriter, places: i64, limit: i64) -> None:
    """Write 1 for each place below a limit that a set holds, else 0."""
    for _place in range(limit):
        into.append(u8(places & 1))
        places >>= 1


def put_zeros(into: BytesWriter, number: i64) -> i64:
    """Write zeros, to be set afterwards; where they begin."""
    start: i64 = len(into)
    while number > _MOST_ZEROS:
        into.write(_ZEROS[_MOST_ZEROS])
        number -= _MOST_ZEROS
    into.write(_ZEROS[number])
    return start


def put_one(into: BytesWriter, place: i64, limit: i64) -> None:
    """Write 1 for one place below a limit, 0 for the others; below 0 there is none."""
    start = put_zeros(into, limit)
    if place >= 0:
        into[start + place] = u8(1)


def put_kinds(into: BytesWriter, things: bytes, limit: i64) -> None:
    """Write how many things there are of each kind below a limit."""
    start = put_zeros(into, limit)
    end: i64 = len(things)
    for place in range(end):
        kind: i64 = things[place]
        if kind < limit:
            into[start + kind] = into[start + kind] + u8(1)


def flags(names: list[str]) -> list[Entry]:
    """Entries that are 0 or 1."""
    return [(name, 1) for name in names]


# What a game declares


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[StateType]):
    """The observations of a game; each game has one object of its own class."""

    def __init__(
        self,
        version: int,
        own: list[Entry],
        side: list[Entry],
        table: list[Entry],
        least_score: int,
        most_score: int,
    ) -> None:
        """Declare the entries; no score can lie outside `least_score` to `most_score`.

        `version` rises whenever the meaning of an entry changes.
        """
        self.version = version
        self.own = own
        self.side = side
        self.table = table
        self.least_score = least_score
        self.most_score = most_score

    # What a game's own observer provides

    def sides(self, players: i64) -> i64:
        """How many sides there are with a number of seats."""
        return players

    def known(self, state: StateType, seat: i64) -> StateType:
        """The state without what other seats have begun but not completed.

        It is asked only for a seat that is not awaited.
        """
        return state

    def write_own(self, state: StateType, seat: i64, into: BytesWriter) -> None:
        """Write what only the seat knows."""
        raise NotImplementedError

    def write_side(self, state: StateType, seat: i64, side: i64, into: BytesWriter) -> None:
        """Write what the seat, as everybody, knows of a side."""
        raise NotImplementedError

    def write_table(self, state: StateType, seat: i64, into: BytesWriter) -> None:
        """Write what is on the table."""
        raise NotImplementedError

    # The whole row

    def entries(self, players: int, decisions: list[Decision[Any]]) -> list[Entry]:
        """Name and normalising value of each entry of a row."""
        rivals = [f"rival {number}" for number in range(1, self.sides(players))]
        found = flags([f"asked: {decision.name}" for decision in decisions])
        found += flags([f"awaited: {who}" for who in ["own", *rivals][:players]])
        found += [(f"own: {name}", most) for name, most in self.own]
        for who in ("own", *rivals):
            found += [(f"{who}: {name}", most) for name, most in self.side]
        return found + self.table

    def write(self, state: StateType, seat: i64, into: BytesWriter) -> None:
        """Write the row of a seat."""
        known = state
        if not holds(state.waiting, seat):
            known = self.known(state, seat)
        count: i64 = known.seat_count
        question: i64 = -1
        if known.waiting != 0:
            question = known.question
        put_one(into, question, len(known.game.decisions))
        for step in range(count):
            put_flag(into, holds(known.waiting, (seat + step) % count))
        self.write_own(known, seat, into)
        sides: i64 = self.sides(count)
        for step in range(sides):
            self.write_side(known, seat, (seat + step) % sides, into)
        self.write_table(known, seat, into)

    def row(self, state: StateType, seat: int) -> bytes:
        """The row of a seat."""
        into = BytesWriter()
        self.write(state, seat, into)
        return into.getvalue()

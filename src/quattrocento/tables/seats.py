# mypyc: compile
"""The seats at a table: who sits where, and all that follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from quattrocento.bots import bot_kinds
from quattrocento.tables.messages import SeatInfo
from quattrocento.tables.setup import Chair

USUAL_STAND_IN = "advised"


@final
class Reader:
    """Whoever looks at a table: a person with their seats there, none for a spectator."""

    def __init__(self, person: str | None, seats: tuple[int, ...]) -> None:
        """A person and their seats."""
        self.person = person
        self.seats = seats


@final
class Seats:
    """Everybody at a table. It never changes: `changed` gives another one.

    Viewers are the seats and, as None, the spectators; a set of them is a number with a bit each.
    """

    def __init__(self, chairs: Iterable[Chair]) -> None:
        self.chairs = tuple(chairs)
        seats = range(len(self.chairs))
        kinds = [chair.kind for chair in self.chairs]
        self.open_seats = [seat for seat in seats if kinds[seat] == "open"]
        # The seats that people play themselves, no bot standing in.
        self.people = [
            seat for seat in seats if kinds[seat] == "person" and not self.chairs[seat].stand_in
        ]
        # The kind of bot that plays each seat, None if a person does.
        self.bots = [bot_of(chair) for chair in self.chairs]
        # Bots wait while none of the people is there.
        self.awaits_people = "person" in kinds and not self.people
        self.viewers: list[int | None] = [*seats, None]
        self.everybody = (1 << len(self.viewers)) - 1
        self.persons = frozenset([each.person for each in self.chairs if each.person is not None])
        self._readers: dict[str | None, Reader] = {}
        self._shown: dict[tuple[tuple[int, ...], frozenset[str]], list[SeatInfo]] = {}

    def changed(self, seat: int, chair: Chair) -> Seats:
        """The seats with somebody else in a seat."""
        return Seats([*self.chairs[:seat], chair, *self.chairs[seat + 1 :]])

    def owned_by(self, person: str | None) -> tuple[int, ...]:
        """The seats that belong to a person."""
        return self.reader(person).seats

    def reader(self, person: str | None) -> Reader:
        """A person as a reader of what happens at the table."""
        reader = self._readers.get(person)
        if reader is None:
            seats = [
                seat
                for seat, chair in enumerate(self.chairs)
                if person is not None and chair.person == person
            ]
            reader = Reader(person, tuple(seats))
            if seats or person is None:
                # Of strangers there may be any number.
                self._readers[person] = reader
        return reader

    def bit(self, viewer: int | None) -> int:
        """A viewer's place in a set of viewers."""
        return 1 << (len(self.chairs) if viewer is None else viewer)

    def viewer_mask(self, seats: tuple[int, ...]) -> int:
        """The set of viewers that somebody with these seats is."""
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        return mask or 1 << len(self.chairs)

    def seen_by(self, mask: int) -> tuple[int, ...] | None:
        """The seats in a set of viewers; None if the spectators are there too."""
        if mask & self.bit(None):
            return None
        return tuple(seat for seat in range(len(self.chairs)) if mask & 1 << seat)

    def shown_to(self, seats: tuple[int, ...], present: frozenset[str]) -> list[SeatInfo]:
        """Everybody as somebody with these seats sees them, no clocks; kept while nobody moves."""
        here = present & self.persons
        shown = self._shown.get((seats, here))
        if shown is None:
            shown = self._shown[seats, here] = [
                SeatInfo(
                    kind=chair.kind,
                    name=chair.name,
                    bot=chair.bot,
                    mine=seat in seats,
                    stand_in=chair.stand_in,
                    connected=chair.person in here,
                    agent=chair.agent,
                )
                for seat, chair in enumerate(self.chairs)
            ]
        return shown


def bot_of(chair: Chair) -> str | None:
    """The kind of bot that plays for a chair, None if a person does."""
    if chair.stand_in:
        kinds = bot_kinds()
        return USUAL_STAND_IN if USUAL_STAND_IN in kinds else kinds[0]
    return chair.bot

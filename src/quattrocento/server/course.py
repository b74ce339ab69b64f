"""The course of a table: who sits where and how the game stands after each entry of its log.

A Course never changes: `ahead` gives the one after one more entry. So an entry can be tried,
stored, and only then become what everybody sees; and the same entries lead to the same table in
any process, after any restart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Self

import msgspec

from quattrocento.bots import bot_kinds
from quattrocento.core.events import Event, listening
from quattrocento.core.options import OptionValue
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.core.undo import reveals
from quattrocento.server import events
from quattrocento.server.clock import Clock
from quattrocento.server.messages import ClockWish, SeatKind, TableStatus
from quattrocento.server.rows import Entry

USUAL_STAND_IN = "advised"


class Chair(msgspec.Struct, kw_only=True, frozen=True):
    """Who sits in a seat; `stand_in` when a bot plays for the person."""

    kind: SeatKind
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: bool = False


class Setup(msgspec.Struct, kw_only=True, frozen=True):
    """How a table was opened: all that never changes, the hidden seed included."""

    id: str
    code: str
    game: str
    seed: int
    options: dict[str, OptionValue]
    spectators: bool
    listed: bool
    clock: ClockWish | None
    host: str
    chairs: list[Chair]
    created: float
    invited: list[str] = []


class Played(msgspec.Struct, frozen=True):
    """A move that stands, by the sequence of its entry."""

    sequence: int
    seat: int
    action: int


class Done(msgspec.Struct, frozen=True):
    """What a request with a key has led to: which entry, and of which kind."""

    sequence: int
    kind: str


class Wish(msgspec.Struct, frozen=True):
    """A seat's wish to take back from a move on, and the seats that agree."""

    seat: int
    first: int
    agreed: frozenset[int] = frozenset()


class Course:
    """A table after some entries of its log."""

    def __init__(self, setup: Setup) -> None:
        """The table as it was opened; if all seats are taken, the game begins at once."""
        self.setup = setup
        self.game = find_game(setup.game)
        self.chairs = list(setup.chairs)
        self.status: TableStatus = "gathering"
        self.state: State | None = None
        self.moves: list[Played] = []
        self.befores: list[State] = []
        self.lines: list[tuple[int, Event]] = []
        self.seen: list[int] = []
        self.times: list[float] = []
        self.keys: dict[tuple[str, str], Done] = {}
        self.asked_at: list[int | None] = [None] * len(self.chairs)
        self.clock = Clock.begin(setup.clock, len(self.chairs))
        self.wish: Wish | None = None
        self.rematch: str | None = None
        self._views: dict[int | None, Any] = {}
        self._counts: dict[int, list[int]] = {}
        self._alone: dict[int, int | None] = {}
        if not self.open_seats:
            self.lines += [(0, event) for event in self._begin()]
            self._ask(None)
            self.clock.ask(self.awaited_people(), setup.created)

    # Moving on

    def numbered(self, entry: Entry, now: float) -> Entry:
        """An entry as the next of the log, with the time that it takes from the clock."""
        returns = entry.seat if entry.kind == "return" else None
        return msgspec.structs.replace(
            entry,
            sequence=self.sequence + 1,
            at=now,
            banks=self.clock.charged(now) if returns is None else self.clock.refilled(returns, now),
        )

    def ahead(self, entry: Entry) -> Self:
        """The table after one more entry, whose `seen` is found out."""
        after = self._copied()
        happened = after._apply(entry)
        seen = after._noticed(self, happened)
        after._note(msgspec.structs.replace(entry, seen=seen), happened)
        return after

    def after(self, entries: Iterable[Entry]) -> Self:
        """The table after stored entries."""
        table = self
        for entry in entries:
            table = table._copied()
            table._note(entry, table._apply(entry))
        return table

    def _copied(self) -> Self:
        after = object.__new__(type(self))
        after.__dict__.update(self.__dict__)
        for name in ("chairs", "moves", "befores", "lines", "seen", "times", "asked_at"):
            setattr(after, name, list(getattr(self, name)))
        after.keys = dict(self.keys)
        after.clock = self.clock.copied()
        after._views = {}
        after._counts = {eyes: list(counts) for eyes, counts in self._counts.items()}
        after._alone = {}
        return after

    def _apply(self, entry: Entry) -> list[Event]:
        """Do what an entry says; what happened is given."""
        happened = list(getattr(self, f"_{entry.kind}")(entry))
        if entry.kind in ("move", "undo", "join"):
            self._ask(entry)
        return happened

    def _noticed(self, before: Self, happened: list[Event]) -> int:
        """Which viewers could notice the difference between two tables."""
        seen = 0
        for viewer in self.viewers():
            told = any(event.seen_by(viewer) for event in happened)
            if told or self.view(viewer) != before.view(viewer):
                seen |= self.bit(viewer)
        return seen

    def _note(self, entry: Entry, happened: list[Event]) -> None:
        """Write down who could notice an entry, and what they are told."""
        self.seen.append(entry.seen)
        self.times.append(entry.at)
        if entry.kind == "undo":
            happened = [events.TakenBack(seat=needed(entry.seat), to=self._audience(entry.seen))]
        self.lines += [(entry.sequence, event) for event in happened]
        if entry.key is not None and entry.person is not None:
            self.keys[entry.person, entry.key] = Done(entry.sequence, entry.kind)
        stepped = entry.seat if entry.kind == "move" and entry.seen & self.bit(None) else None
        self.clock.note(entry.at, self.awaited_people(), stepped, entry.banks)

    def _audience(self, seen: int) -> tuple[int, ...] | None:
        if seen & self.bit(None):
            return None
        return tuple(seat for seat in range(len(self.chairs)) if seen & self.bit(seat))

    # What an entry does, by its kind

    def _join(self, entry: Entry) -> Iterator[Event]:
        seat = needed(entry.seat)
        name = entry.name or ""
        self.chairs[seat] = Chair(kind="person", person=entry.person, name=name)
        yield events.Joined(seat=seat)
        if not self.open_seats:
            yield from self._begin()

    def _begin(self) -> list[Event]:
        players = len(self.chairs)
        setup = self.setup
        self.state = self.game.new(players=players, seed=setup.seed, options=setup.options)
        self.status = "playing"
        return [events.Began()]

    def _leave(self, entry: Entry) -> Iterator[Event]:
        seat = needed(entry.seat)
        if self.status == "gathering":
            self.chairs[seat] = Chair(kind="open")
        else:
            self._stand_in(seat, True)
        yield events.Left(seat=seat)

    def _timeout(self, entry: Entry) -> Iterator[Event]:
        self._stand_in(needed(entry.seat), True)
        yield events.TimedOut(seat=needed(entry.seat))

    def _return(self, entry: Entry) -> Iterator[Event]:
        self._stand_in(needed(entry.seat), False)
        yield events.Returned(seat=needed(entry.seat))

    def _stand_in(self, seat: int, stand_in: bool) -> None:
        self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], stand_in=stand_in)
        if self.wish is not None and (stand_in or self.wish.seat == seat):
            self.wish = None

    def _move(self, entry: Entry) -> list[Event]:
        before = self.playing()
        seat = needed(entry.seat)
        action = self.game.actions.parse(entry.move or "")
        state = before.clone()
        with listening(state) as chronicle:
            state.apply(seat, action)
        self.state = state
        self.befores.append(before)
        self.moves.append(Played(entry.sequence, seat, action))
        self.wish = None
        if state.over:
            self.status = "finished"
        return chronicle.events

    def _undo(self, entry: Entry) -> list[Event]:
        kept = [move.sequence for move in self.moves].index(needed(entry.to))
        undone = self.moves[kept:]
        self.state = self.befores[kept]
        del self.moves[kept:], self.befores[kept:]
        self.wish = None
        seen = 0
        for move in undone:
            seen |= self.seen[move.sequence - 1]
        return [events.TakenBack(seat=needed(entry.seat), to=self._audience(seen))]

    def _ask_undo(self, entry: Entry) -> Iterator[Event]:
        self.wish = Wish(needed(entry.seat), needed(entry.to))
        yield events.UndoAsked(seat=needed(entry.seat))

    def _agree(self, entry: Entry) -> Iterator[Event]:
        wish = self.wish
        assert wish is not None
        self.wish = msgspec.structs.replace(wish, agreed=wish.agreed | {needed(entry.seat)})
        yield events.UndoAgreed(seat=needed(entry.seat))

    def _decline(self, entry: Entry) -> Iterator[Event]:
        self.wish = None
        yield events.UndoDeclined(seat=needed(entry.seat))

    def _end(self, _entry: Entry) -> Iterator[Event]:
        self.status = "abandoned"
        self.wish = None
        yield events.CalledOff()

    def _rematch(self, entry: Entry) -> Iterator[Event]:
        self.rematch = entry.table
        yield events.RematchOpened()

    def _ask(self, entry: Entry | None) -> None:
        """Note since when each seat has been asked what it is asked now."""
        if self.state is None:
            return
        before = self.befores[-1] if self.befores and entry and entry.kind == "move" else None
        awaited = self.state.awaiting()
        for seat in range(len(self.chairs)):
            same = (
                before is not None
                and entry is not None
                and entry.seat != seat
                and seat in before.awaiting()
                and before.question == self.state.question
            )
            if seat not in awaited:
                self.asked_at[seat] = None
            elif not same:
                self.asked_at[seat] = 0 if entry is None else entry.sequence

    # How it stands

    @property
    def sequence(self) -> int:
        """How many entries the log has."""
        return len(self.seen)

    @property
    def open_seats(self) -> list[int]:
        """The seats that wait for somebody."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def playing(self) -> State:
        """The state of the game, which has begun."""
        assert self.state is not None, "the game has not begun"
        return self.state

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that belong to a person."""
        if person is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    def people(self) -> list[int]:
        """The seats that people play themselves, no bot standing in."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and not chair.stand_in
        ]

    def awaited_people(self) -> list[int]:
        """The seats of people that must decide now."""
        if self.status != "playing":
            return []
        people = self.people()
        return [seat for seat in self.playing().awaiting() if seat in people]

    def mind(self, seat: int) -> str | None:
        """The kind of bot that plays a seat, None if a person does."""
        chair = self.chairs[seat]
        if chair.stand_in:
            kinds = bot_kinds()
            return USUAL_STAND_IN if USUAL_STAND_IN in kinds else kinds[0]
        return chair.bot

    def awaited_bots(self) -> list[int]:
        """The seats that bots must decide for now; they wait while no person is there."""
        had_people = any(chair.kind == "person" for chair in self.chairs)
        if self.status != "playing" or (had_people and not self.people()):
            return []
        return [seat for seat in self.playing().awaiting() if self.mind(seat) is not None]

    def names(self) -> list[str]:
        """What the players are called in records."""
        return [chair.name or chair.bot or "" for chair in self.chairs]

    def record(self) -> Record:
        """The game as a record, without what was taken back."""
        setup = self.setup
        record = Record.begin(setup.game, len(self.chairs), setup.seed, setup.options, self.names())
        for move in self.moves:
            record.add(move.seat, move.action)
        record.finish(self.playing())
        return record

    # Taking back

    def undo_alone(self, seat: int) -> int | None:
        """The place of the move that a seat may take back by itself, if there is one.

        It may while its action showed it nothing hidden and, as far as it can see, nobody else
        has acted since.
        """
        if seat not in self._alone:
            self._alone[seat] = self._undo_alone(seat)
        return self._alone[seat]

    def known_undo(self, seat: int) -> bool:
        """Whether it was found out already that a seat may take back by itself."""
        return self._alone.get(seat) is not None

    def _undo_alone(self, seat: int) -> int | None:
        place = self.last_move_of(seat)
        if place is None or self.status != "playing":
            return None
        if any(self.seen[move.sequence - 1] & self.bit(seat) for move in self.moves[place + 1 :]):
            return None
        # Nothing since then changed what the seat sees.
        if reveals(self.befores[place], seat, self.moves[place].action, self.view(seat)):
            return None
        return place

    def last_move_of(self, seat: int) -> int | None:
        """The place of a seat's last move among the moves that stand."""
        for place in range(len(self.moves) - 1, -1, -1):
            if self.moves[place].seat == seat:
                return place
        return None

    def must_agree(self, seat: int) -> set[int]:
        """The seats of the other people, who must agree when a seat wants to take back."""
        mine = self.seats_of(self.chairs[seat].person)
        return {other for other in self.people() if other not in mine}

    # Who could notice something

    def viewers(self) -> list[int | None]:
        """Everybody who has a view of the table: the seats, and spectators."""
        return [*range(len(self.chairs)), None]

    def bit(self, viewer: int | None) -> int:
        """A viewer's place in the set of viewers."""
        return 1 << (len(self.chairs) if viewer is None else viewer)

    def view(self, viewer: int | None) -> Any:
        """What a viewer sees of the game; None before it begins."""
        if self.state is None:
            return None
        if viewer not in self._views:
            self._views[viewer] = self.state.view(viewer)
        return self._views[viewer]


def needed(number: int | None) -> int:
    """A number that an entry of this kind always has."""
    assert number is not None
    return number

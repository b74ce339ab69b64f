# mypyc: compile
"""The course of a table: who sits where and how the game stands after each entry of its log.

A Course never changes: `ahead` gives the one after one more entry. So an entry can be tried,
stored, and only then become what everybody sees; and the same entries lead to the same table in
any process, after any restart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Self, final

import msgspec

from quattrocento.core.events import Event, events_of
from quattrocento.core.game import Game
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.core.undo import reveals
from quattrocento.server import events
from quattrocento.server.clock import Clock
from quattrocento.server.company import Company
from quattrocento.server.growing import Growing
from quattrocento.server.messages import TableStatus
from quattrocento.server.opening import Chair, Setup
from quattrocento.server.rows import Entry


@final
class Played:
    """A move that stands, by the sequence of its entry."""

    def __init__(self, sequence: int, seat: int, action: int) -> None:
        """What a seat did, and when."""
        self.sequence = sequence
        self.seat = seat
        self.action = action


@final
class Wish:
    """A seat's wish to take back from a move on, and the seats that agree."""

    def __init__(self, seat: int, first: int, agreed: frozenset[int] = frozenset()) -> None:
        """A wish that nobody else has agreed to yet."""
        self.seat = seat
        self.first = first
        self.agreed = agreed


class Course:
    """A table after some entries of its log."""

    def __init__(self, setup: Setup, like: Course | None = None) -> None:
        """The table as it was opened, or one like another.

        If all seats are taken when it is opened, the game begins at once.
        """
        self.setup = setup
        self._views: dict[int | None, Any] = {}
        self._alone: dict[int, int | None] = {}
        if like is not None:
            self.game: Game = like.game
            self.company: Company = like.company
            self.status: TableStatus = like.status
            self.state: State | None = like.state
            self.moves: Growing[Played] = like.moves
            self.befores: Growing[State] = like.befores
            self.lines: Growing[tuple[int, Event]] = like.lines
            self.entries: Growing[Entry] = like.entries
            self.asked_at: list[int | None] = like.asked_at
            self.clock: Clock = like.clock.copied()
            self.wish: Wish | None = like.wish
            self.rematch: str | None = like.rematch
            self._counts: dict[int, Growing[int]] = like._counts
            self._keys: dict[tuple[str, str], int] = like._keys
            return
        self.game = find_game(setup.game)
        self.company = Company(setup.chairs)
        self.status = "gathering"
        self.state = None
        self.moves = Growing([])
        self.befores = Growing([])
        self.lines = Growing([])
        self.entries = Growing([])
        self.asked_at = [None] * len(setup.chairs)
        self.clock = Clock.begin(setup.clock, len(setup.chairs))
        self.wish = None
        self.rematch = None
        self._counts = {}
        self._keys = {}
        if not self.company.open_seats:
            self.lines = self.lines.plus_all([(0, event) for event in self._begin()])
            self._ask(None)
            self.clock.ask(self.awaited_people(), setup.created)

    # Moving on

    def ahead(self, entry: Entry, now: float) -> Self:
        """The table after one more entry; its number, time and viewers are found out."""
        after = self._copied()
        happened = after._apply(entry)
        after._note(
            msgspec.structs.replace(
                entry,
                sequence=self.sequence + 1,
                at=now,
                seen=after._noticed(self, happened),
                banks=self._banks(entry, now),
            ),
            happened,
        )
        return after

    def after(self, entries: Iterable[Entry]) -> Self:
        """The table after stored entries."""
        table = self
        for entry in entries:
            table = table._copied()
            table._note(entry, table._apply(entry))
        return table

    def _copied(self) -> Self:
        return type(self)(self.setup, self)

    def _banks(self, entry: Entry, now: float) -> list[float] | None:
        """What an entry leaves in the clock's banks."""
        if entry.kind == "return":
            return self.clock.refilled(needed(entry.seat), now)
        return self.clock.charged(now)

    def _apply(self, entry: Entry) -> list[Event]:
        """Do what an entry says; what happened is given."""
        happened = list(getattr(self, f"_{entry.kind}")(entry))
        if entry.kind in ("move", "undo", "join"):
            self._ask(entry)
        return happened

    def _noticed(self, before: Self, happened: list[Event]) -> int:
        """Which viewers could notice the difference between two tables."""
        if any(event.to is None for event in happened):
            return self.company.everybody
        seen = 0
        for viewer in self.company.viewers:
            told = any(event.seen_by(viewer) for event in happened)
            if told or self.view(viewer) != before.view(viewer):
                seen |= self.company.bit(viewer)
        return seen

    def _note(self, entry: Entry, happened: list[Event]) -> None:
        """Write down who could notice an entry, and what they are told."""
        company = self.company
        self.entries = self.entries.plus(entry)
        self._counts = {
            eyes: counts.plus(counts[-1] + (1 if entry.seen & eyes else 0))
            for eyes, counts in self._counts.items()
        }
        if entry.kind == "undo":
            seat = needed(entry.seat)
            happened = [events.TakenBack(seat=seat, to=company.seen_by(entry.seen))]
        self.lines = self.lines.plus_all([(entry.sequence, event) for event in happened])
        if entry.key is not None and entry.person is not None:
            self._keys[entry.person, entry.key] = entry.sequence
        open_step = entry.kind == "move" and entry.seen & company.bit(None)
        self.clock.note(
            entry.at, self.awaited_people(), entry.seat if open_step else None, entry.banks
        )

    # What an entry does, by its kind

    def _join(self, entry: Entry) -> Iterator[Event]:
        seat = needed(entry.seat)
        name = entry.name or ""
        self._sit(seat, Chair(kind="person", person=entry.person, name=name))
        yield events.Joined(seat=seat)
        if not self.company.open_seats:
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
            self._sit(seat, Chair(kind="open"))
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
        self._sit(seat, msgspec.structs.replace(self.chairs[seat], stand_in=stand_in))
        if self.wish is not None and (stand_in or self.wish.seat == seat):
            self.wish = None

    def _sit(self, seat: int, chair: Chair) -> None:
        self.company = self.company.changed(seat, chair)

    def _move(self, entry: Entry) -> list[Event]:
        before = self.playing()
        seat = needed(entry.seat)
        action = self.game.actions.parse(entry.move or "")
        state = before.clone()
        happened = events_of(state, seat, action)
        self.state = state
        self.befores = self.befores.plus(before)
        self.moves = self.moves.plus(Played(self.sequence + 1, seat, action))
        self.wish = None
        if state.over:
            self.status = "finished"
        return happened

    def _undo(self, entry: Entry) -> list[Event]:
        kept = [move.sequence for move in self.moves].index(needed(entry.to))
        undone = self.moves.since(kept)
        self.state = self.befores[kept]
        self.moves = self.moves.upto(kept)
        self.befores = self.befores.upto(kept)
        self.wish = None
        seen = 0
        for move in undone:
            seen |= self.entries[move.sequence - 1].seen
        return [events.TakenBack(seat=needed(entry.seat), to=self.company.seen_by(seen))]

    def _ask_undo(self, entry: Entry) -> Iterator[Event]:
        self.wish = Wish(needed(entry.seat), needed(entry.to))
        yield events.UndoAsked(seat=needed(entry.seat))

    def _agree(self, entry: Entry) -> Iterator[Event]:
        wish = self.wish
        assert wish is not None
        self.wish = Wish(wish.seat, wish.first, wish.agreed | {needed(entry.seat)})
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
        state = self.state
        if state is None:
            return
        asked_before: list[int] = []
        if entry is not None and entry.kind == "move":
            before = self.befores[-1]
            if before.question == state.question:
                asked_before = [seat for seat in before.awaiting() if seat != entry.seat]
        now = 0 if entry is None else self.sequence + 1
        asked_at: list[int | None] = [None] * len(self.chairs)
        for seat in state.awaiting():
            asked_at[seat] = self.asked_at[seat] if seat in asked_before else now
        self.asked_at = asked_at

    # How it stands

    @property
    def sequence(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    def done(self, person: str, key: str) -> Entry | None:
        """The entry that a person's request with a key has led to, if it has led to one.

        All courses of a table share the places of the keys, those that were only tried too.
        """
        sequence = self._keys.get((person, key), 0)
        if not 0 < sequence <= self.sequence:
            return None
        entry = self.entries[sequence - 1]
        return entry if (entry.person, entry.key) == (person, key) else None

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits in each seat."""
        return self.company.chairs

    def playing(self) -> State:
        """The state of the game, which has begun."""
        assert self.state is not None, "the game has not begun"
        return self.state

    def awaited_people(self) -> list[int]:
        """The seats of people that must decide now."""
        if self.status != "playing":
            return []
        people = self.company.people
        return [seat for seat in self.playing().awaiting() if seat in people]

    def awaited_bots(self) -> list[int]:
        """The seats that bots must decide for now; they wait while no person is there."""
        if self.status != "playing" or self.company.awaits_people:
            return []
        minds = self.company.minds
        return [seat for seat in self.playing().awaiting() if minds[seat] is not None]

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
        later = self.moves.since(place + 1)
        mine = self.company.bit(seat)
        if any(self.entries[move.sequence - 1].seen & mine for move in later):
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
        mine = self.company.seats_of(self.chairs[seat].person)
        return {other for other in self.company.people if other not in mine}

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

# mypyc: compile
"""The history of a table: who sits where and how the game stands after each entry of its log.

A TableState never changes: `try_entry` gives the one after one more entry. So an entry can be
tried, stored, and only then become what everybody sees; and the same entries lead to the same
table in any process, after any restart.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self, final

import msgspec

from quattrocento.core.events import Event, events_of
from quattrocento.core.game import Game
from quattrocento.core.lot import seated_by_lot
from quattrocento.core.orders import OrderBook
from quattrocento.core.passing import Period
from quattrocento.core.proof import Chain, commitment_of
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.tables import entries, events
from quattrocento.tables.clock import Clock
from quattrocento.tables.entries import Entry
from quattrocento.tables.messages import TableStatus
from quattrocento.tables.persistent_list import PersistentList
from quattrocento.tables.proofs import chain_of, first_heads, leaf_of, seed_at_beginning
from quattrocento.tables.seats import Seats
from quattrocento.tables.setup import Chair, Setup


@final
class Played:
    """A move that stands, by the sequence of its entry."""

    def __init__(self, sequence: int, seat: int, action: int) -> None:
        """What a seat did, and when."""
        self.sequence = sequence
        self.seat = seat
        self.action = action


@final
class UndoProposal:
    """A seat's proposal to take back from a move on, and the seats that agree."""

    def __init__(self, seat: int, first: int, agreed: frozenset[int] = frozenset()) -> None:
        """A proposal that nobody else has agreed to yet."""
        self.seat = seat
        self.first = first
        self.agreed = agreed


class TableState:
    """A table after some entries of its log."""

    setup: Setup
    game: Game
    seats: Seats
    status: TableStatus = "gathering"
    state: State | None = None
    moves: PersistentList[Played]
    befores: PersistentList[State]
    lines: PersistentList[tuple[int, Event]]
    asked_at: list[int | None]
    clock: Clock
    proposal: UndoProposal | None = None
    rematch: str | None = None
    # The seats that leave it at passing, and for how long.
    passing: dict[int, Period]
    # The orders that stand, which only their seats know of.
    orders: OrderBook
    # The seed, once the game has begun.
    seed: int | None = None
    commitment: str | None
    # The heads of its chain after none, one, two and so on of the entries, if it has one.
    heads: PersistentList[bytes]
    # Until when somebody is on vacation, by their seat.
    vacations: dict[int, float]
    _chain: Chain | None
    _counts: dict[int, PersistentList[int]]
    _keys: dict[tuple[str, str], int]
    _views: dict[int | None, Any]
    # For the seats of which it was found out: the sequence of the move that it may take back.
    _alone: dict[int, int | None]
    # For the seats of which it was found out: whether all can tell that it has one answer.
    _openly_forced: dict[int, bool]

    def __init__(self, setup: Setup, like: TableState | None = None) -> None:
        """The table as it was opened, or one like another."""
        self.setup = setup
        self._views = {}
        if like is None:
            self._open()
        else:
            self._copy(like)

    def _open(self) -> None:
        """Nothing has happened yet; if all seats are taken, the game begins at once."""
        setup = self.setup
        self.game = find_game(setup.game)
        self.seats = Seats(setup.chairs)
        self.moves = PersistentList([])
        self.befores = PersistentList([])
        self.lines = PersistentList([])
        # Declared here, because above its name would hide the module's.
        self.entries: PersistentList[Entry] = PersistentList([])
        self.asked_at = [None] * len(setup.chairs)
        self.clock = Clock.begin(setup.clock, len(setup.chairs))
        self.passing = {}
        self.orders = OrderBook()
        self.commitment = None if setup.secret is None else commitment_of(setup.secret)
        self.heads = PersistentList(first_heads(setup))
        self.vacations = {}
        self._chain = chain_of(setup)
        self._counts = {}
        self._keys = {}
        self._alone = {}
        self._openly_forced = {}
        if not self.seats.open_seats:
            self._begin_at_once()

    def _copy(self, like: TableState) -> None:
        self.game = like.game
        self.seats = like.seats
        self.status = like.status
        self.state = like.state
        self.moves = like.moves
        self.befores = like.befores
        self.lines = like.lines
        self.entries = like.entries
        self.asked_at = like.asked_at
        self.clock = like.clock.copied()
        self.proposal = like.proposal
        self.rematch = like.rematch
        self.passing = like.passing
        self.orders = like.orders
        self.seed = like.seed
        self.commitment = like.commitment
        self.heads = like.heads
        self.vacations = like.vacations
        self._chain = like._chain
        self._counts = like._counts
        self._keys = like._keys
        self._alone = like._alone
        self._openly_forced = like._openly_forced

    def _begin_at_once(self) -> None:
        """Begin when the table is opened: nobody is waited for."""
        self.lines = self.lines.plus_all([(0, event) for event in self._begin()])
        self._ask(0)
        self.clock.ask(self.awaited_people(), self.setup.created)

    # Moving on

    def try_entry(self, entry: Entry, now: float) -> Self:
        """The table after one more entry; its number, time and viewers are found out."""
        after = self._copied()
        happened = after._apply(entry)
        after._note(
            msgspec.structs.replace(
                entry,
                sequence=self.sequence + 1,
                at=now,
                seen=after._noticed(self, entry, happened),
                banks=self._banks(entry, now),
            ),
            happened,
        )
        return after

    def replay(self, entries: Iterable[Entry]) -> Self:
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
        if isinstance(entry, entries.Return):
            return self.clock.refilled(entry.seat, now)
        return self.clock.charged(now)

    def _noticed(self, before: Self, entry: Entry, happened: list[Event]) -> int:
        """Which viewers could notice the difference that an entry makes."""
        if isinstance(entry, (entries.PassUntil, entries.GiveOrder, entries.RevokeOrder)):
            return self.seats.bit(entry.seat)
        for event in happened:
            if event.to is None:
                return self.seats.everybody
        seen = 0
        for viewer in self.seats.viewers:
            told = any(event.seen_by(viewer) for event in happened)
            if told or self.view(viewer) != before.view(viewer):
                seen |= self.seats.bit(viewer)
        return seen

    def _note(self, entry: Entry, happened: list[Event]) -> None:
        """Write down who could notice an entry, and what they are told."""
        seats = self.seats
        self.entries = self.entries.plus(entry)
        chain = self._chain
        if chain is not None:
            self.heads = self.heads.plus(chain.next_head(self.heads[-1], leaf_of(entry)))
        self._counts = {
            mask: counts.plus(counts[-1] + (1 if entry.seen & mask else 0))
            for mask, counts in self._counts.items()
        }
        if isinstance(entry, entries.Undo):
            happened = [events.TakenBack(seat=entry.seat, to=seats.seen_by(entry.seen))]
        self.lines = self.lines.plus_all([(entry.sequence, event) for event in happened])
        if entry.key is not None and entry.person is not None:
            self._keys[entry.person, entry.key] = entry.sequence
        if isinstance(entry, entries.Move) and entry.seen & seats.bit(None):
            # A step that nobody else may notice neither winds the clock nor ends a proposal.
            self.proposal = None
        if isinstance(entry, entries.Vacation):
            self.clock.stand_still(entry.seat, entry.at, entry.until)
        if isinstance(entry, entries.Return):
            self.clock.forget_spent(entry.seat)
        self.clock.note(entry.at, self.awaited_people(), self._steps(entry), entry.banks)
        for seat in list(self.passing):
            if self.passing[seat] not in self.periods(seat):
                self._pass_until(seat, None)
        if self.orders:
            self.orders = self.orders.lapsed(self.game, self.state, self.view)
        # What a seat may take back, or must do, changes with what it could notice, and with nothing
        # else.
        self._alone = {
            seat: first for seat, first in self._alone.items() if not entry.seen & seats.bit(seat)
        }
        self._openly_forced = {
            seat: forced
            for seat, forced in self._openly_forced.items()
            if not entry.seen & seats.bit(seat)
        }

    def _steps(self, entry: Entry) -> list[int]:
        """How many moves of each seat stand, after an entry, that everybody could notice."""
        steps = self.clock.steps
        everybody = self.seats.bit(None)
        if isinstance(entry, entries.Move) and entry.seen & everybody:
            steps = list(steps)
            steps[entry.seat] += 1
        elif isinstance(entry, entries.Undo):
            steps = [0] * len(self.chairs)
            for move in self.moves:
                if self.entries[move.sequence - 1].seen & everybody:
                    steps[move.seat] += 1
        return steps

    # What an entry does

    def _apply(self, entry: Entry) -> list[Event]:
        """Do what an entry says; what happened is given."""
        match entry:
            case entries.Move():
                return self._move(entry)
            case entries.Join():
                return self._join(entry)
            case entries.Leave():
                return self._leave(entry)
            case entries.TimeOut(seat=seat):
                self._stand_in(seat, True)
                return [events.TimedOut(seat=seat)]
            case entries.Return(seat=seat):
                self._stand_in(seat, False)
                return [events.Returned(seat=seat)]
            case entries.Undo():
                return self._undo(entry)
            case entries.AskUndo() | entries.AgreeUndo() | entries.DeclineUndo():
                return self._propose(entry)
            case entries.PassUntil() | entries.GiveOrder() | entries.RevokeOrder():
                self._leave_standing(entry)
                return []
            case entries.Vacation():
                return self._go_on_vacation(entry)
            case entries.FollowAdvice(seat=seat):
                return [events.FollowsAdvice(seat=seat)]
            case entries.End():
                self.status = "abandoned"
                self.proposal = None
                return [events.CalledOff()]
            case entries.Rematch(table=table):
                self.rematch = table
                return [events.RematchOpened()]

    def _join(self, entry: entries.Join) -> list[Event]:
        chair = Chair(kind="person", person=entry.person, name=entry.name, agent=entry.agent)
        self._sit(entry.seat, chair)
        happened: list[Event] = [events.Joined(seat=entry.seat, name=entry.name)]
        if not self.seats.open_seats:
            happened += self._begin(entry)
            self._ask(self.sequence + 1)
        return happened

    def _begin(self, last: entries.Join | None = None) -> list[Event]:
        players = len(self.chairs)
        setup = self.setup
        seed = seed_at_beginning(setup, self.entries, last)
        self.seed = seed
        self.state = self.game.new(players=players, seed=seed, options=setup.options)
        self.status = "playing"
        if not setup.lot or players == 1:
            return [events.Began()]
        self.seats = Seats(seated_by_lot(seed, self.chairs))
        return [events.SeatsDrawn(seats=tuple(range(players))), events.Began()]

    def _leave(self, entry: entries.Leave) -> list[Event]:
        if self.status == "gathering":
            name = self.chairs[entry.seat].name
            self._sit(entry.seat, Chair(kind="open"))
            return [events.Withdrew(seat=entry.seat, name=name)]
        self._stand_in(entry.seat, True)
        return [events.Left(seat=entry.seat)]

    def _stand_in(self, seat: int, stand_in: bool) -> None:
        self._sit(seat, msgspec.structs.replace(self.chairs[seat], stand_in=stand_in))
        if self.proposal is not None and (stand_in or self.proposal.seat == seat):
            self.proposal = None
        self._pass_until(seat, None)
        self.orders = self.orders.cleared(seat)

    def _leave_standing(
        self, entry: entries.PassUntil | entries.GiveOrder | entries.RevokeOrder
    ) -> None:
        if isinstance(entry, entries.GiveOrder):
            self.orders = self.orders.placed(entry.seat, entry.order)
        elif isinstance(entry, entries.RevokeOrder):
            self.orders = self.orders.without(entry.seat, entry.number)
        else:
            self._pass_until(entry.seat, entry.period)

    def _go_on_vacation(self, entry: entries.Vacation) -> list[Event]:
        self.vacations = {**self.vacations, entry.seat: entry.until}
        if entry.days == 0:
            return [events.VacationOver(seat=entry.seat)]
        return [events.OnVacation(seat=entry.seat, days=entry.days)]

    def _pass_until(self, seat: int, period: Period | None) -> None:
        others = {other: each for other, each in self.passing.items() if other != seat}
        self.passing = others if period is None else {**others, seat: period}

    def _sit(self, seat: int, chair: Chair) -> None:
        self.seats = self.seats.changed(seat, chair)

    def _move(self, entry: entries.Move) -> list[Event]:
        before = self.playing()
        action = self.game.actions.parse(entry.move)
        state = before.clone()
        happened = events_of(state, entry.seat, action)
        self.state = state
        if self.orders:
            self.orders = self.orders.answered(entry.seat, before.decision.name)
        self.befores = self.befores.plus(before)
        self.moves = self.moves.plus(Played(self.sequence + 1, entry.seat, action))
        if state.over:
            self.status = "finished"
        self._ask(self.sequence + 1, entry.seat)
        return happened

    def _undo(self, entry: entries.Undo) -> list[Event]:
        first = self.place_of(entry.to)
        undone = self.moves.since(first)
        self.state = self.befores[first]
        self.moves = self.moves.upto(first)
        self.befores = self.befores.upto(first)
        self.proposal = None
        self.orders = self.orders.cleared(entry.seat)
        seen = 0
        for move in undone:
            if entry.others_stay and move.seat != entry.seat:
                self._make_again(move)
            else:
                seen |= self.entries[move.sequence - 1].seen
        self._ask(self.sequence + 1)
        return [events.TakenBack(seat=entry.seat, to=self.seats.seen_by(seen))]

    def _propose(
        self, entry: entries.AskUndo | entries.AgreeUndo | entries.DeclineUndo
    ) -> list[Event]:
        seat = entry.seat
        if isinstance(entry, entries.AskUndo):
            self.proposal = UndoProposal(seat, entry.to)
            return [events.UndoAsked(seat=seat)]
        if isinstance(entry, entries.DeclineUndo):
            self.proposal = None
            return [events.UndoDeclined(seat=seat)]
        asked = self.proposal
        assert asked is not None
        self.proposal = UndoProposal(asked.seat, asked.first, asked.agreed | {seat})
        return [events.UndoAgreed(seat=seat)]

    def _make_again(self, move: Played) -> None:
        """Make a move that stands, after one before it was taken back."""
        before = self.playing()
        state = before.clone()
        state.apply(move.seat, move.action)
        self.state = state
        self.befores = self.befores.plus(before)
        self.moves = self.moves.plus(move)

    def _ask(self, now: int, moved: int | None = None) -> None:
        """Note since which entry each seat has been asked this; `moved` has just moved."""
        state = self.state
        if state is None:
            return
        asked_before: list[int] = []
        if moved is not None:
            before = self.befores[-1]
            if before.question == state.question:
                asked_before = [seat for seat in before.awaiting() if seat != moved]
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
        return self.seats.chairs

    def playing(self) -> State:
        """The state of the game, which has begun."""
        assert self.state is not None, "the game has not begun"
        return self.state

    def awaited_people(self) -> list[int]:
        """The seats of people that must decide now."""
        if self.status != "playing":
            return []
        people = self.seats.people
        return [seat for seat in self.playing().awaiting() if seat in people]

    def awaited_bots(self) -> list[int]:
        """The seats that bots must decide for now; they wait while no person is there."""
        if self.status != "playing" or self.seats.awaits_people:
            return []
        bots = self.seats.bots
        return [seat for seat in self.playing().awaiting() if bots[seat] is not None]

    def periods(self, seat: int) -> list[Period]:
        """For how long a seat may leave it at passing, as far as it knows."""
        auctions = self.game.auctions
        if auctions is None or self.status != "playing":
            return []
        return auctions.periods(self.view(seat), seat)

    def names(self) -> list[str]:
        """What the players are called in records."""
        return [chair.name or chair.bot or "" for chair in self.chairs]

    def record(self) -> Record:
        """The game as a record, without what was taken back."""
        setup = self.setup
        assert self.seed is not None, "the game has not begun"
        record = Record.begin(setup.game, len(self.chairs), self.seed, setup.options, self.names())
        for move in self.moves:
            record.add(move.seat, move.action)
        record.finish(self.playing())
        return record

    def place_of(self, sequence: int) -> int:
        """The place of a move among the moves that stand, by its sequence."""
        for place in range(len(self.moves)):
            if self.moves[place].sequence == sequence:
                return place
        raise ValueError(sequence)

    def view(self, viewer: int | None) -> Any:
        """What a viewer sees of the game; None before it begins."""
        if self.state is None:
            return None
        if viewer not in self._views:
            self._views[viewer] = self.state.view(viewer)
        return self._views[viewer]

# mypyc: compile
"""A table as its readers see it.

What a reader gets is made from what their seats know. Each entry says which viewers could notice
it, and a reader's sequence counts only those: not even the number of hidden steps goes out.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from quattrocento.core.actions import ActionTable
from quattrocento.core.passing import Period
from quattrocento.tables.messages import (
    LogLine,
    Offer,
    PendingUndo,
    SeatInfo,
    SeatOffers,
    SeatOrder,
    TableInfo,
    TableProof,
)
from quattrocento.tables.persistent_list import PersistentList
from quattrocento.tables.seats import Reader
from quattrocento.tables.undoable_table import UndoableTable

SPECTATOR = "spectator"
KEPT_OFFERS = 20_000
# A chance of one in a hundred that there is another answer is as good as found.
WORLDS = 64


class Table(UndoableTable):
    """A table after some entries of its log, with what it shows to whom."""

    def reader(self, person: str | None) -> Reader:
        """A person as a reader of this table."""
        return self.seats.reader(person)

    def counts(self, reader: Reader) -> PersistentList[int]:
        """How many entries a reader could notice of the first none, one, two and so on."""
        mask = self.seats.viewer_mask(reader.seats)
        counts = self._counts.get(mask)
        if counts is None:
            noticed = [0]
            for entry in self.entries:
                noticed.append(noticed[-1] + (1 if entry.seen & mask else 0))
            counts = self._counts[mask] = PersistentList(noticed)
        return counts

    def sequence_for(self, reader: Reader, upto: int | None = None) -> int:
        """How many entries a reader could notice, of all or of the first so many."""
        return self.counts(reader)[-1 if upto is None else upto]

    def entry_of(self, reader: Reader, sequence: int) -> int:
        """The entry that was a reader's own number `sequence`."""
        return min(bisect_left(list(self.counts(reader)), sequence), self.sequence)

    def noticed_since(self, reader: Reader, entry: int) -> bool:
        """Whether a reader could notice anything after an entry."""
        counts = self.counts(reader)
        return counts[-1] > counts[entry]

    def views(self, reader: Reader) -> dict[str, Any]:
        """The views of a reader's seats, by their numbers, or a spectator's."""
        if self.state is None:
            return {}
        if not reader.seats:
            return {SPECTATOR: self.view(None)}
        return {str(seat): self.view(seat) for seat in reader.seats}

    def offers(self, reader: Reader) -> list[SeatOffers]:
        """What each of a reader's seats may do now."""
        if self.status != "playing":
            return []
        people = self.seats.people
        return [self.offers_to(seat) for seat in reader.seats if seat in people]

    def offers_to(self, seat: int) -> SeatOffers:
        """What a seat may do now, and what it may leave standing."""
        options = self.playing().legal(seat)
        periods = self.periods(seat)
        bids = self.periods_to_bid(seat, periods)
        return SeatOffers(
            seat=seat,
            offers=[self.offer(action) for action in options],
            can_undo=self.known_undo(seat),
            forced=len(options) == 1 and self.known_forced(seat),
            until=[each.name for each in self.periods_to_choose(seat, periods)],
            passing=self.passing[seat].name if seat in self.passing else None,
            bids=[each.name for each in bids],
            questions=self.auction_questions() if bids else [],
            orders=[
                SeatOrder(number=each.number, order=each.order) for each in self.orders.of(seat)
            ],
        )

    def periods_to_choose(self, seat: int, periods: list[Period] | None = None) -> list[Period]:
        """For how long a seat may leave it at passing; what one pass is enough for, beforehand."""
        known = self.periods(seat) if periods is None else periods
        now = self.seats_asked()
        return [each for each in known if not (each.single and seat in now)]

    def periods_to_bid(self, seat: int, periods: list[Period] | None = None) -> list[Period]:
        """For how long a seat may leave a maximum."""
        auctions = self.game.auctions
        if auctions is None or auctions.bid is None:
            return []
        return self.periods(seat) if periods is None else periods

    def auction_questions(self) -> list[str]:
        """The questions of the auctions in which a seat may leave a maximum."""
        auctions = self.game.auctions
        return [] if auctions is None else sorted(auctions.passing)

    def seats_asked(self) -> list[int]:
        """The seats that must decide now."""
        return self.playing().awaiting() if self.status == "playing" else []

    def openly_forced(self, seat: int) -> bool:
        """Whether a seat has only one answer, and whoever plays against it can tell.

        If in all worlds that a spectator holds for possible there is one, everybody knows it.
        """
        if seat not in self._openly_forced:
            self._openly_forced[seat] = self._is_openly_forced(seat)
        return self._openly_forced[seat]

    def known_forced(self, seat: int) -> bool:
        """Whether it is known already that a seat, which has one answer, is openly forced."""
        return self.seats.people == [seat] or self._openly_forced.get(seat, False)

    def _is_openly_forced(self, seat: int) -> bool:
        state = self.playing()
        if len(state.legal(seat)) != 1:
            return False
        if self.seats.people == [seat]:
            return True
        for world in range(WORLDS):
            if len(state.resample(None, world).legal(seat)) != 1:
                return False
        return True

    def compute_slow_offers(self, reader: Reader) -> bool:
        """Find out for a reader's seats what takes longer than a move; whether it is worth telling.

        That is: whether they may take back, and whether they are openly forced.
        """
        people = self.seats.people
        mine = [seat for seat in reader.seats if seat in people]
        found = False
        for seat in mine:
            if self.undo_alone(seat) is not None:
                found = True
            if self.status == "playing" and self.openly_forced(seat):
                found = True
        return found

    def offer(self, action: int) -> Offer:
        """An action as it is offered."""
        return offered(self.game.actions, action)

    def log_for(self, reader: Reader, after: int = -1) -> list[LogLine]:
        """What a reader was told after an entry."""
        viewers: Sequence[int | None] = reader.seats or (None,)
        counts = self.counts(reader)
        first = len(self.lines)
        while first > 0 and self.lines[first - 1][0] > after:
            first -= 1
        return [
            LogLine(sequence=counts[sequence], event=event)
            for sequence, event in self.lines.since(first)
            if event.to is None or any(event.seen_by(viewer) for viewer in viewers)
        ]

    def awaiting_for(self, reader: Reader) -> list[int]:
        """The seats that must decide now, as far as a reader knows."""
        if self.status != "playing":
            return []
        view = self.view(reader.seats[0] if reader.seats else None)
        return [] if view.asked is None else list(view.asked.seats)

    def last_noticed(self, reader: Reader) -> int:
        """The sequence of the last entry that a reader could notice; none of them is 0."""
        mask = self.seats.viewer_mask(reader.seats)
        sequence = self.sequence
        while sequence > 0 and not self.entries[sequence - 1].seen & mask:
            sequence -= 1
        return sequence

    def changed_for(self, reader: Reader) -> float:
        """When a reader could last notice something."""
        last = self.last_noticed(reader)
        return self.entries[last - 1].at if last > 0 else self.setup.created

    def info(self, reader: Reader, now: float, present: frozenset[str] = frozenset()) -> TableInfo:
        """The table as a reader may see it; `present` are the people who watch."""
        setup = self.setup
        awaiting = self.awaiting_for(reader)
        finished = self.status == "finished"
        invited = bool(reader.seats) or reader.person == setup.host
        return TableInfo(
            id=setup.id,
            game=setup.game,
            status=self.status,
            seats=self.seats_for(reader, now, present, awaiting),
            options=setup.options,
            spectators=setup.spectators,
            listed=setup.listed,
            lot=setup.lot,
            forced=setup.forced,
            spectators_write=setup.spectators_write,
            agents=setup.agents,
            practice=setup.practice,
            proof=self.proof_for(reader),
            event=setup.event,
            clock=setup.clock,
            host=reader.person == setup.host,
            code=setup.code if invited else None,
            sequence=self.sequence_for(reader),
            awaiting=awaiting,
            created=setup.created,
            changed=self.changed_for(reader),
            scores=self.playing().scores() if finished else None,
            winners=self.playing().winners() if finished else None,
            seed=self.seed if finished and setup.event is None else None,
            rematch=self.rematch,
            undo=None
            if self.proposal is None
            else PendingUndo(seat=self.proposal.seat, agreed=sorted(self.proposal.agreed)),
        )

    def proof_for(self, reader: Reader) -> TableProof | None:
        """What the table has promised, up to the last entry that a reader could notice."""
        if self.commitment is None:
            return None
        head = self.heads[self.last_noticed(reader)]
        return TableProof(commitment=self.commitment, head=head.hex())

    def seats_for(
        self, reader: Reader, now: float, present: frozenset[str], awaiting: list[int]
    ) -> list[SeatInfo]:
        """Who sits there, as a reader may see it, with the time that they have."""
        shown = self.seats.shown_to(reader.seats, present)
        if self.setup.clock is None and not self.vacations:
            return shown
        return [
            msgspec.structs.replace(
                each,
                seconds_left=self.clock.left(seat, now, seat in awaiting),
                vacation_until=self.vacation_until(seat, now),
            )
            for seat, each in enumerate(shown)
        ]

    def vacation_until(self, seat: int, now: float) -> float | None:
        """Until when somebody is on vacation, if they are."""
        until = self.vacations.get(seat, 0.0)
        return until if until > now else None


@lru_cache(maxsize=KEPT_OFFERS)
def offered(table: ActionTable, action: int) -> Offer:
    """An action as it is offered, made once for all tables."""
    return Offer(move=table.text(action), form=table.form(action))

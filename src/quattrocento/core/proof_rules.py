"""A proof by the rules: every move from the revealed seed on, every order, the result.

It shares nothing with the server that made the proof but the game itself.
"""

from __future__ import annotations

from typing import Any

import msgspec

from quattrocento.core import chance
from quattrocento.core.errors import BadNotation, BadProof, BadSetup, Illegal
from quattrocento.core.lot import drawn_seats
from quattrocento.core.orders import OrderBook, answer_of
from quattrocento.core.passing import Period
from quattrocento.core.proof import Leaf, Proof, Receipt
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State

PERSON = "person"
OPEN = "open"


class Made(msgspec.Struct, frozen=True):
    """A move that stands: its entry, and the state before it."""

    leaf: Leaf
    action: int
    before: State


class Replay:
    """A table that is played again from its proof, entry by entry."""

    def __init__(self, proof: Proof) -> None:
        opening = proof.opening
        try:
            self.game = find_game(opening.game)
        except BadSetup as problem:
            raise BadProof("bad-proof-game", {"problem": str(problem)}) from None
        if not self.game.replays(opening.rules):
            versions = {"found": opening.rules, "expected": self.game.rules_version}
            raise BadProof("bad-table-rules", {"game": opening.game, **versions})
        if opening.chance != chance.VERSION:
            versions = {"found": opening.chance, "expected": chance.VERSION}
            raise BadProof("bad-record-chance", versions)
        self.proof = proof
        self.seats = list(opening.seats)
        # The arranged seat of whoever sits in each seat.
        self.drawn = list(range(len(self.seats)))
        self.state: State | None = None
        self.made: list[Made] = []
        self.orders = OrderBook()
        self.passing: dict[int, Period] = {}
        self.away: set[int] = set()
        self._begin_if_full()

    def _begin_if_full(self) -> None:
        if self.state is not None or OPEN in self.seats:
            return
        opening = self.proof.opening
        seed = int(self.proof.seed)
        try:
            self.state = self.game.new(len(self.seats), seed, opening.options)
        except BadSetup as problem:
            raise BadProof("bad-proof-game", {"problem": str(problem)}) from None
        if opening.lot and len(self.seats) > 1:
            self.drawn = drawn_seats(seed, len(self.seats))
            self.seats = [self.seats[place] for place in self.drawn]

    # Entry by entry

    def follow(self, leaf: Leaf) -> None:
        """Carry out an entry; BadProof when it could not have been one."""
        if leaf.seat is not None and not 0 <= leaf.seat < len(self.seats):
            raise bad(leaf, "bad-proof-seat")
        match leaf.kind:
            case "move":
                self._move(leaf)
            case "undo":
                self._undo(leaf)
            case "join":
                self._sit(leaf, OPEN, PERSON)
                self._begin_if_full()
            case "leave" if self.state is None:
                self._sit(leaf, PERSON, OPEN)
            case "leave" | "timeout":
                self.away.add(seat_of(leaf))
                self._hand_over(leaf)
            case "return":
                self.away.discard(seat_of(leaf))
                self._hand_over(leaf)
            case "pass_until":
                self.passing.pop(seat_of(leaf), None)
                if leaf.period is not None:
                    self.passing[seat_of(leaf)] = leaf.period
            case "order" | "revoke":
                self._order(leaf)
            case _:
                return
        self._lapse()

    def _sit(self, leaf: Leaf, before: str, after: str) -> None:
        seat = seat_of(leaf)
        if self.seats[seat] != before:
            raise bad(leaf, "bad-proof-seat")
        self.seats[seat] = after

    def _hand_over(self, leaf: Leaf) -> None:
        self.orders = self.orders.cleared(seat_of(leaf))
        self.passing.pop(seat_of(leaf), None)

    def _order(self, leaf: Leaf) -> None:
        seat, number = seat_of(leaf), leaf.number or 0
        if leaf.kind == "revoke" and self.orders.found(seat, number) is not None:
            self.orders = self.orders.without(seat, number)
        elif leaf.order is not None and number == self.orders.next_number(seat):
            self.orders = self.orders.placed(seat, leaf.order)
        else:
            raise bad(leaf, "bad-proof-no-order")

    def _move(self, leaf: Leaf) -> None:
        before = self.state
        seat = seat_of(leaf)
        if before is None:
            raise bad(leaf, "bad-proof-not-begun")
        try:
            action = self.game.actions.parse(leaf.move or "")
            self._must_be_its_own(leaf, before, seat, action)
            state = before.clone()
            state.apply(seat, action)
        except (BadNotation, Illegal) as problem:
            raise bad(leaf, "bad-proof-move", move=leaf.move or "", why=str(problem)) from None
        self.orders = self.orders.answered(seat, before.decision.name)
        self.made.append(Made(leaf, action, before))
        self.state = state

    def _must_be_its_own(self, leaf: Leaf, before: State, seat: int, action: int) -> None:
        """A move is of whoever plays the seat; the table makes only what it was told to."""
        played_by_bot = self.seats[seat] != PERSON or seat in self.away
        if played_by_bot != (leaf.by == "bot"):
            raise bad(leaf, "bad-proof-hand")
        if leaf.by != "table":
            if leaf.number is not None:
                raise bad(leaf, "bad-proof-hand")
            return
        if leaf.number is not None:
            order = self.orders.found(seat, leaf.number)
            if order is None:
                raise bad(leaf, "bad-proof-no-order")
            if seat not in before.awaiting() or answer_of(order, before, seat) != action:
                raise bad(leaf, "bad-proof-order-early")
            return
        forced = self.proof.opening.forced and before.legal(seat) == [action]
        if not forced and not self._passes(before, seat, action):
            raise bad(leaf, "bad-proof-no-order")

    def _passes(self, before: State, seat: int, action: int) -> bool:
        auctions = self.game.auctions
        if auctions is None or seat not in self.passing:
            return False
        move = auctions.passing.get(before.decision.name)
        return move is not None and self.game.actions.parse(move) == action

    def _undo(self, leaf: Leaf) -> None:
        place = next(
            (place for place, made in enumerate(self.made) if made.leaf.sequence == leaf.to), None
        )
        if place is None or self.made[place].leaf.seat != leaf.seat:
            raise bad(leaf, "bad-proof-undo")
        undone = self.made[place:]
        state = undone[0].before
        del self.made[place:]
        for made in undone:
            if leaf.others_stay and made.leaf.seat != leaf.seat:
                before = state
                state = before.clone()
                try:
                    state.apply(seat_of(made.leaf), made.action)
                except Illegal:
                    raise bad(leaf, "bad-proof-undo") from None
                self.made.append(Made(made.leaf, made.action, before))
        self.state = state
        self.orders = self.orders.cleared(seat_of(leaf))

    def _lapse(self) -> None:
        """Orders and passes end with what they were given for."""
        state = self.state
        if self.orders:
            self.orders = self.orders.lapsed(self.game, state, self._view)
        auctions = self.game.auctions
        for seat in list(self.passing):
            now: list[Period] = []
            if state is not None and not state.over and auctions is not None:
                now = auctions.periods(state.view(seat), seat)
            if self.passing[seat] not in now:
                del self.passing[seat]

    def _view(self, seat: int) -> Any:
        return None if self.state is None else self.state.view(seat)


def seat_of(leaf: Leaf) -> int:
    """The seat of an entry that has one."""
    if leaf.seat is None:
        raise bad(leaf, "bad-proof-seat")
    return leaf.seat


def bad(leaf: Leaf, key: str, **arguments: str | int) -> BadProof:
    """What is wrong with an entry."""
    return BadProof(key, {"entry": leaf.sequence, **arguments}, leaf.sequence)


def check_rules(
    proof: Proof, receipt: Receipt | None = None, heads: list[str] | None = None
) -> Replay:
    """Play a proof again by the rules; with a receipt, what its owner saw must be what was so."""
    replay = Replay(proof)
    seen_at = None
    if receipt is not None and receipt.view is not None and heads is not None:
        seen_at = heads.index(receipt.head) if receipt.head in heads else None
    for place in range(len(proof.entries) + 1):
        if place > 0:
            replay.follow(proof.entries[place - 1])
        if place == seen_at and receipt is not None:
            check_view(replay, receipt)
    state = replay.state
    if proof.result is None:
        if state is not None and state.over:
            raise BadProof("bad-proof-result", {})
    elif (
        state is None
        or not state.over
        or (state.scores(), state.winners()) != (proof.result.scores, proof.result.winners)
    ):
        raise BadProof("bad-proof-result", {})
    return replay


def check_view(replay: Replay, receipt: Receipt) -> None:
    """Check that a seat was shown the game as it was."""
    seat = receipt.seat
    if replay.state is None or seat is None or not 0 <= seat < len(replay.seats):
        raise BadProof("bad-receipt-view", {})
    true = msgspec.json.decode(msgspec.json.encode(replay.state.view(seat)))
    if true != receipt.view:
        raise BadProof("bad-receipt-view", {})

# mypyc: compile
"""The auction phase: seven lots, starting, raising, passing, and the last free player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, size
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.rows import replaced
from quattrocento.games.princes.actions import (
    DECLINE,
    DECLINING,
    FIRST_START,
    FIRST_TAKE,
    LOT,
    PASS,
    PASSING,
    RAISING,
    SELL_POINT,
    SELLING,
    STARTING,
    TAKING,
)
from quattrocento.games.princes.actions import (
    RAISE as RAISE_ACTION,
)
from quattrocento.games.princes.components import (
    BUILDER,
    FIRST_BID,
    FOREST,
    LANDSCAPE_LOTS,
    MOST_BUILDERS,
    PRESTIGE,
    PRESTIGE_DECK,
    RAISE_BY,
)
from quattrocento.games.princes.estate import fits_in
from quattrocento.games.princes.items import LOT_STOCK, receive
from quattrocento.games.princes.money import means, pay, sell_points, selling_refusal
from quattrocento.games.princes.sequence_of_play import next_auction
from quattrocento.games.princes.shown.events import (
    AuctionStarted,
    BidRaised,
    Declined,
    LotBought,
    Passed,
)
from quattrocento.games.princes.state import NOBODY, Player, Question, State
from quattrocento.games.princes.supply import in_stock

ALREADY_SOLD: Final = Refusal("PRI-AUC-1", "refusal-already-sold")
PILE_EMPTY: Final = Refusal("PRI-AUC-1", "refusal-pile-empty")
THREE_BUILDERS: Final = Refusal("PRI-AUC-8", "refusal-three-builders")
NO_ROOM: Final = Refusal("PRI-AUC-8", "refusal-no-room-for-landscape")
CANNOT_PAY_BID: Final = Refusal("PRI-AUC-7", "refusal-cannot-pay-bid")

_START_OR_DECLINE: Final = [*STARTING.ids, *DECLINING.ids]
_RAISE_OR_PASS: Final = [*RAISING.ids, *PASSING.ids]

# What can be sold, and to whom


def closed(state: State, lot: i64) -> Refusal | None:
    """PRI-AUC-1: a pile is open if it is not empty and nothing was sold from it this round."""
    if state.buyers[lot] != NOBODY:
        return ALREADY_SOLD
    empty = len(state.piles[PRESTIGE_DECK]) == 0 if lot == PRESTIGE else left_of(state, lot) == 0
    return PILE_EMPTY if empty else None


def left_of(state: State, lot: i64) -> i64:
    """How many items of a lot, prestige cards aside, the supply has."""
    return in_stock(state, LOT_STOCK[lot])


def barred(player: Player, lot: i64) -> Refusal | None:
    """PRI-AUC-8: nobody may have a fourth builder, or a landscape without a place."""
    if lot < LANDSCAPE_LOTS:
        return None if fits_in(player, FOREST + lot) else NO_ROOM
    if lot == BUILDER and player.builders == MOST_BUILDERS:
        return THREE_BUILDERS
    return None


def buying_refusal(state: State, seat: i64, lot: i64) -> Refusal | None:
    """Why a seat may not start an auction for a lot, or take it as the last free player."""
    refusal = closed(state, lot)
    if refusal is None:
        refusal = barred(state.players[seat], lot)
    if refusal is None and means(state.players[seat]) < FIRST_BID:
        refusal = CANNOT_PAY_BID
    return refusal


def choice_refusal(state: State, seat: i64, action: i64, first: i64) -> Refusal | None:
    """Why a seat may not choose a lot (its action counted from the first), decline, or sell."""
    if action == DECLINE:
        return None
    if action == SELL_POINT:
        return selling_refusal(state.players[seat])
    return buying_refusal(state, seat, action - first)


def decline(state: State, seat: i64) -> None:
    """PRI-AUC-4: buy nothing and bid no more this round."""
    state.free -= bit(seat)
    if state.listener is not None:
        state.listener.tell(Declined(seat=seat))
    next_auction(state)


# Starting


class Start(Decision[State]):
    """PRI-AUC-2: name an open pile and thereby bid 200, or decline (PRI-AUC-4)."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Declining is always allowed; a lot must be open, of use, and affordable."""
        return choice_refusal(state, seat, action, FIRST_START)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """Any lot, declining, and a point to give up if there is one."""
        return self.answer_ids if state.players[seat].points > 0 else _START_OR_DECLINE

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Open the bidding, decline, or give up a point first."""
        if action == SELL_POINT:
            sell_points(state, seat, 1)
        elif action == DECLINE:
            decline(state, seat)
        else:
            start_auction(state, seat, action - FIRST_START)


def start_auction(state: State, seat: i64, lot: i64) -> None:
    """PRI-AUC-2: the starter bids 200; every free player who may have the lot takes part."""
    state.lot = lot
    state.bid = FIRST_BID
    state.bidder = seat
    for other in range(state.seat_count):
        if holds(state.free, other) and barred(state.players[other], lot) is None:
            state.bidders |= bit(other)
    if state.listener is not None:
        state.listener.tell(AuctionStarted(seat=seat, lot=LOT.label(lot), bid=FIRST_BID))
    ask_next_bidder(state, seat)


def ask_next_bidder(state: State, after: i64) -> None:
    """The next player still in raises or passes; when only the last bidder is in, he buys."""
    if size(state.bidders) == 1:
        buy(state, state.bidder, state.lot, state.bid)
        return
    seat = state.after(after)
    while not holds(state.bidders, seat):
        seat = state.after(seat)
    state.ask(Question.RAISE, seat)


# Raising


class Raise(Decision[State]):
    """PRI-AUC-2: raise by exactly 100, or pass and be out of this auction."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Passing is always allowed; nobody may bid what he cannot pay (PRI-AUC-7)."""
        player = state.players[seat]
        if action == SELL_POINT:
            return selling_refusal(player)
        if action == RAISE_ACTION and means(player) < state.bid + RAISE_BY:
            return CANNOT_PAY_BID
        return None

    def candidates(self, state: State, seat: i64) -> list[int]:
        """Raising, passing, and a point to give up if there is one."""
        return self.answer_ids if state.players[seat].points > 0 else _RAISE_OR_PASS

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Raise or pass, and on to the next; or give up a point first."""
        if action == SELL_POINT:
            sell_points(state, seat, 1)
            return
        if action == PASS:
            state.bidders -= bit(seat)
            if state.listener is not None:
                state.listener.tell(Passed(seat=seat))
        else:
            state.bid += RAISE_BY
            state.bidder = seat
            if state.listener is not None:
                state.listener.tell(BidRaised(seat=seat, bid=state.bid))
        ask_next_bidder(state, seat)


# The last free player


class Last(Decision[State]):
    """PRI-AUC-5: the last free player may take one item for 200 without an auction."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Declining is always allowed; a lot must be open, of use, and affordable."""
        return choice_refusal(state, seat, action, FIRST_TAKE)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Take it, decline, or give up a point first."""
        if action == SELL_POINT:
            sell_points(state, seat, 1)
        elif action == DECLINE:
            decline(state, seat)
        else:
            buy(state, seat, action - FIRST_TAKE, FIRST_BID)


def buy(state: State, seat: i64, lot: i64, price: i64) -> None:
    """PRI-AUC-9: the buyer pays, then carries out the item completely."""
    state.buyers = replaced(state.buyers, lot, seat)
    state.free -= bit(seat)
    state.bidders = 0
    if state.listener is not None:
        state.listener.tell(LotBought(seat=seat, lot=LOT.label(lot), price=price))
    pay(state, seat, price)
    receive(state, seat, lot)


START: Final[Start] = Start("start", "PRI-AUC-2", [STARTING, DECLINING, SELLING])
RAISE: Final[Raise] = Raise("raise", "PRI-AUC-2", [RAISING, PASSING, SELLING])
LAST: Final[Last] = Last("last", "PRI-AUC-5", [TAKING, DECLINING, SELLING])

"""What the coach must know about the auctions: who may have the lot, and at which prices."""

from __future__ import annotations

from quattrocento.core.bits import bit, listed
from quattrocento.core.events import Event
from quattrocento.core.sales import Sales
from quattrocento.games.princes.auction import buy
from quattrocento.games.princes.components import RAISE_BY
from quattrocento.games.princes.money import means
from quattrocento.games.princes.shown.events import LotBought
from quattrocento.games.princes.state import Question, State


def bidders(state: State) -> list[int]:
    """PRI-AUC-2: those who have not passed."""
    return listed(state.bidders) if state.question == Question.RAISE else []


def prices(state: State, seat: int) -> list[int]:
    """PRI-AUC-7: from its own bid, or from the next one, up to all that a seat could pay."""
    least = state.bid if state.bidder == seat else state.bid + RAISE_BY
    return list(range(least, means(state.players[seat]) + 1, RAISE_BY))


def sold(state: State, seat: int, price: int) -> State:
    """The state after everybody else has passed at a bid of this seat."""
    after = state.clone()
    after.bid = price
    after.bidder = seat
    after.bidders = bit(seat)
    buy(after, seat, after.lot, price)
    return after


def sale(event: Event) -> tuple[int, int] | None:
    """Who bought a lot, and for how much."""
    return (event.seat, event.price) if isinstance(event, LotBought) else None


SALES: Sales[State] = Sales(bidders=bidders, prices=prices, sold=sold, sale=sale)

"""What the coach must know about the auctions: who may have the lot, and at which prices."""

from __future__ import annotations

from quattrocento.core.bits import bit, listed
from quattrocento.core.events import Event
from quattrocento.core.sales import Sales
from quattrocento.games.palazzo.actions import PASS
from quattrocento.games.palazzo.auction import RAISE, RAISE_MORE, win_auction
from quattrocento.games.palazzo.money import gain_openly
from quattrocento.games.palazzo.payment import start_laying
from quattrocento.games.palazzo.shown.events import AuctionWon
from quattrocento.games.palazzo.state import Question, State
from quattrocento.games.palazzo.thought.advice import advise


def bidders(state: State) -> list[int]:
    """PAL-AUC-4: those who have not passed, at the start of somebody's go."""
    return listed(state.bidders) if state.question == Question.RAISE else []


def prices(state: State, seat: int) -> list[int]:
    """PAL-AUC-4: its own bid if it is the highest, and all above that its cards can reach."""
    found = [state.highest] if state.players[seat].bid == state.highest else []
    price = state.highest
    while raised(state, seat, price + 1) is not None:
        price += 1
        found.append(price)
    return found


def raised(state: State, seat: int, price: int) -> State | None:
    """The state with a raise to at least a price, laid as advice likes best; None if it cannot."""
    after = state.clone()
    after.highest = price - 1
    start_laying(after)
    after.ask(Question.RAISE, seat)
    options = [option for option in RAISE.options(after, seat) if option != PASS]
    if not options:
        return None
    RAISE.apply(after, seat, best_of(after, seat, options))
    while after.question == Question.RAISE_MORE:
        RAISE_MORE.apply(after, seat, best_of(after, seat, RAISE_MORE.options(after, seat)))
    return after


def best_of(state: State, seat: int, options: list[int]) -> int:
    """The step that advice likes best."""
    values = advise(state, seat, options)
    return options[values.index(max(values))]


def sold(state: State, seat: int, price: int) -> State:
    """The state after everybody else has passed at a bid of this seat."""
    after = None
    if price > state.players[seat].bid:
        after = raised(state, seat, price)
    if after is None:
        after = state.clone()
    for other in listed(after.bidders & ~bit(seat)):
        player = after.players[other]
        gain_openly(after, other, player.laid)
        player.laid = 0
    after.bidders = bit(seat)
    win_auction(after)
    return after


def sale(event: Event) -> tuple[int, int] | None:
    """Who won a lot, and for how much."""
    return (event.seat, event.total) if isinstance(event, AuctionWon) else None


SALES: Sales[State] = Sales(bidders=bidders, prices=prices, sold=sold, sale=sale)

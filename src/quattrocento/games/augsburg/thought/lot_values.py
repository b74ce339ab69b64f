"""What the coach must know about the visits: who may win, and with how many bonds."""

from __future__ import annotations

from quattrocento.core.bits import bit, listed
from quattrocento.core.events import Event
from quattrocento.core.sales import Sales
from quattrocento.games.augsburg.bonds import valid_bonds
from quattrocento.games.augsburg.showing import SHOW
from quattrocento.games.augsburg.shown.events import VisitWon
from quattrocento.games.augsburg.state import Question, State
from quattrocento.games.augsburg.thought.advice import next_to_show


def bidders(state: State) -> list[int]:
    """AUG-BID-4: those who have not passed."""
    return listed(state.bidders) if state.question == Question.BID else []


def prices(state: State, seat: int) -> list[int]:
    """AUG-BID-4, 6: from the highest number, which may be held, up to the valid bonds in hand."""
    return list(
        range(max(1, state.highest), valid_bonds(state.players[seat].hand, state.visit) + 1)
    )


def sold(state: State, seat: int, price: int) -> State:
    """The state after this seat alone stood at the highest number and showed its bonds."""
    after = state.clone()
    after.bidders = bit(seat)
    after.leader = seat
    after.highest = price
    after.players[seat].bid = price
    after.ask_all(Question.SHOW, after.bidders)
    while after.question == Question.SHOW:
        SHOW.apply(after, seat, next_to_show(after, seat))
    return after


def sale(event: Event) -> tuple[int, int] | None:
    """Who won a visit, and with how many bonds."""
    return (event.seat, len(event.bonds)) if isinstance(event, VisitWon) else None


SALES: Sales[State] = Sales(bidders=bidders, prices=prices, sold=sold, sale=sale)

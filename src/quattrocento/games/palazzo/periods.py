"""Passing and bidding ahead: in this auction, or until one's own turn (PAL-AUC-4, 5)."""

from __future__ import annotations

from typing import Final

from quattrocento.core.passing import Auctions, Period
from quattrocento.games.palazzo.actions import ENOUGH, PASS
from quattrocento.games.palazzo.components import OPENING_CERTIFICATE
from quattrocento.games.palazzo.payment import best_payment, laid_now
from quattrocento.games.palazzo.shown.view_types import View
from quattrocento.games.palazzo.state import State


def periods(view: View, seat: int) -> list[Period]:
    """The auction that the seat is in, and the time until it is active itself."""
    found = []
    if view.players[seat].bidding:
        found.append(Period(name="lot", which=str(view.architect), single=True))
    if view.active != seat:
        found.append(Period(name="turn"))
    return found


def bid(state: State, seat: int, most: int) -> int | None:
    """PAL-AUC-4, 5: the next step of the cheapest cards that lift the bid above the highest."""
    if most <= state.highest:
        return None
    found = cheapest(state, seat, most - state.players[seat].bid, ())
    return None if found is None else found[1][0]


def cheapest(
    state: State, seat: int, limit: int, steps: tuple[int, ...]
) -> tuple[tuple[int, int], tuple[int, ...]] | None:
    """Of what can still be laid in this go: its worth and number of steps, and the steps.

    Every step lays more, so the search ends where the worth is above the limit.
    """
    options = state.legal(seat)
    if laid_now(state) > limit:
        return None
    if ENOUGH in options:
        return (laid_now(state), len(steps)), (*steps, ENOUGH)
    best: tuple[tuple[int, int], tuple[int, ...]] | None = None
    for option in options:
        if option == PASS:
            continue
        after = state.clone()
        after.apply(seat, option)
        found = cheapest(after, seat, limit, (*steps, option))
        if found is not None and (best is None or found < best):
            best = found
            limit = found[0][0]
    return best


def bounds(state: State, seat: int) -> tuple[int, int]:
    """PAL-AUC-4: from one more than the highest bid, up to all that the seat could have laid."""
    player = state.players[seat]
    least = max(state.highest, OPENING_CERTIFICATE) + 1
    return least, player.bid + best_payment(player.hand)


AUCTIONS: Final[Auctions] = Auctions(
    passing={"raise": "pass"},
    periods=periods,
    bidding=frozenset(["raise", "raise-more"]),
    bid=bid,
    bounds=bounds,
)

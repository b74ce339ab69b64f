"""Passing and bidding ahead: for this visit, or for all of the round (AUG-BID-4)."""

from __future__ import annotations

from typing import Final

from quattrocento.core.passing import Auctions, Period
from quattrocento.games.augsburg.actions import FIRST_BID, HOLD
from quattrocento.games.augsburg.components import VISITS
from quattrocento.games.augsburg.shown.view_types import View
from quattrocento.games.augsburg.state import State


def periods(view: View, seat: int) -> list[Period]:
    """The visit at which the seat may still bid, and the round while visits are to come."""
    if view.round == 0:
        return []
    found = []
    bids = view.asked is not None and view.asked.question == "bid" and view.players[seat].bidding
    if bids:
        found.append(Period(name="noble", which=f"{view.round}/{view.noble}", single=True))
    if bids or view.noble != VISITS[-1]:
        found.append(Period(name="round", which=str(view.round)))
    return found


def bid(state: State, _seat: int, most: int) -> int | None:
    """AUG-BID-4: hold the highest number, or open with one bond; whoever holds is still in."""
    if max(1, state.highest) > most:
        return None
    return HOLD if state.highest > 0 else FIRST_BID


def bounds(state: State, seat: int) -> tuple[int, int]:
    """AUG-BID-6: from the number that keeps one in, up to all bonds in hand."""
    return max(1, state.highest), len(state.players[seat].hand)


AUCTIONS: Final[Auctions] = Auctions(
    passing={"bid": "pass"},
    periods=periods,
    bidding=frozenset(["bid"]),
    bid=bid,
    bounds=bounds,
)

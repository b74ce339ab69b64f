"""Passing and bidding ahead: for this lot, or for the round's auctions (PRI-AUC-2, 4)."""

from __future__ import annotations

from typing import Final

from quattrocento.core.passing import Auctions, Period
from quattrocento.games.princes.actions import RAISE
from quattrocento.games.princes.components import FIRST_BID, RAISE_BY
from quattrocento.games.princes.money import means
from quattrocento.games.princes.shown.view_types import View
from quattrocento.games.princes.state import State


def periods(view: View, seat: int) -> list[Period]:
    """The lot that the seat may bid for, and the auctions of the round while it may buy."""
    player = view.players[seat]
    found = []
    if view.lot is not None and player.bidding:
        found.append(Period(name="lot", which=f"{view.round}/{view.lot}", single=True))
    if player.free:
        found.append(Period(name="round", which=str(view.round)))
    return found


def bid(state: State, _seat: int, most: int) -> int | None:
    """PRI-AUC-2: raise by 100."""
    return RAISE if state.bid + RAISE_BY <= most else None


def bounds(state: State, seat: int) -> tuple[int, int]:
    """PRI-AUC-7: from the first raise that is possible, up to all that the seat could pay."""
    least = max(FIRST_BID, state.bid) + RAISE_BY
    return least, means(state.players[seat])


AUCTIONS: Final[Auctions] = Auctions(
    passing={"start": "decline", "raise": "pass", "last": "decline"},
    periods=periods,
    bidding=frozenset(["raise"]),
    bid=bid,
    bounds=bounds,
)

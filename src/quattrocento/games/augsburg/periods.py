"""For how long a seat may leave it at passing: this visit, or all of the round (AUG-BID-4)."""

from __future__ import annotations

from quattrocento.core.passing import Auctions, Period
from quattrocento.games.augsburg.components import VISITS
from quattrocento.games.augsburg.seen import View


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


AUCTIONS = Auctions(passing={"bid": "pass"}, periods=periods)

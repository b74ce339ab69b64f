"""For how long a seat may leave it at passing: this lot, or the round's auctions (PRI-AUC-4)."""

from __future__ import annotations

from quattrocento.core.passing import Auctions, Period
from quattrocento.games.princes.seen import View


def periods(view: View, seat: int) -> list[Period]:
    """The lot that the seat may bid for, and the auctions of the round while it may buy."""
    player = view.players[seat]
    found = []
    if view.lot is not None and player.bidding:
        found.append(Period(name="lot", which=f"{view.round}/{view.lot}", single=True))
    if player.free:
        found.append(Period(name="round", which=str(view.round)))
    return found


AUCTIONS = Auctions(
    passing={"start": "decline", "raise": "pass", "last": "decline"}, periods=periods
)

"""For how long a seat may leave it at passing: this auction, or until its own turn (PAL-AUC-4)."""

from __future__ import annotations

from quattrocento.core.passing import Auctions, Period
from quattrocento.games.palazzo.seen import View


def periods(view: View, seat: int) -> list[Period]:
    """The auction that the seat is in, and the time until it is active itself."""
    found = []
    if view.players[seat].bidding:
        found.append(Period(name="lot", which=str(view.architect), single=True))
    if view.active != seat:
        found.append(Period(name="turn"))
    return found


AUCTIONS = Auctions(passing={"raise": "pass"}, periods=periods)

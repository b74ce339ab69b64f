"""The house: the floor with its tables, and everything that can be done there."""

from __future__ import annotations

from quattrocento.server.attending import Attending
from quattrocento.server.floor import Floor
from quattrocento.server.metrics import Metrics
from quattrocento.server.minds import Minds
from quattrocento.server.moving import Moving
from quattrocento.server.seating import Seating
from quattrocento.server.store import Store
from quattrocento.server.talking import Talking
from quattrocento.server.undoing import Undoing


class House:
    """Everything that can be done at tables."""

    def __init__(
        self,
        store: Store,
        minds: Minds,
        metrics: Metrics,
        bot_pause: float = 0.0,
        haste: int = 1,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.haste = haste
        self.floor = Floor(store, metrics)
        self.seating = Seating(self.floor, haste)
        self.moving = Moving(self.floor)
        self.undoing = Undoing(self.floor)
        self.talking = Talking(self.floor, haste)
        self.attending = Attending(self.floor, minds, bot_pause)

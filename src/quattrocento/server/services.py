"""Everything that can be done at tables, in one place for whoever handles a request."""

from __future__ import annotations

from quattrocento.server.bots.pool import BotPool
from quattrocento.server.coaching.service import CoachService
from quattrocento.server.events.service import EventService
from quattrocento.server.live.broadcast import Broadcaster
from quattrocento.server.moderation.service import Moderation
from quattrocento.server.monitoring.metrics import Metrics
from quattrocento.server.people.services import PeopleServices
from quattrocento.server.people.settings import PeopleSettings
from quattrocento.server.replays.queue import ReplayQueue
from quattrocento.server.store.store import Store
from quattrocento.server.tables.chat import ChatService
from quattrocento.server.tables.live_table import LiveTable
from quattrocento.server.tables.maintenance import Maintenance
from quattrocento.server.tables.moves import MoveService
from quattrocento.server.tables.orders import OrderService
from quattrocento.server.tables.presence import PresenceService
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.results import ResultService
from quattrocento.server.tables.scheduler import TurnScheduler
from quattrocento.server.tables.seating import SeatingService
from quattrocento.server.tables.undo import UndoService
from quattrocento.server.tasks.background import Background


class Services:
    """The services of one server."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        metrics: Metrics,
        bot_pause: float = 0.0,
        rate_factor: int = 1,
        answer_pause: float = 0.0,
        people: PeopleSettings | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.rate_factor = rate_factor
        self.background = Background()
        broadcaster = Broadcaster(self.background, metrics, self._share)
        self.registry = TableRegistry(store, metrics, self.background, broadcaster, self._wake)
        self.presence = PresenceService(self.registry)
        self.scheduler = TurnScheduler(self.registry, bots, bot_pause, answer_pause)
        self.maintenance = Maintenance(self.registry)
        self.seating = SeatingService(self.registry, rate_factor)
        self.events = EventService(self.registry, self.seating)
        self.moves = MoveService(self.registry)
        self.undo = UndoService(self.registry)
        self.orders = OrderService(self.registry)
        self.moderation = Moderation(store.moderation, self.registry)
        self.chat = ChatService(self.registry, rate_factor)
        self.replays = ReplayQueue()
        self.results = ResultService(self.registry, self.replays)
        self.coach = CoachService(self.registry)
        self.people = PeopleServices(self.registry, people or PeopleSettings())

    def _wake(self, live: LiveTable) -> None:
        self.scheduler.wake(live)
        self.people.wake(live)

    def _share(self, live: LiveTable) -> None:
        self.presence.share(live)

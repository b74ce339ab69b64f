"""Everything that can be done at tables, in one place for whoever handles a request."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from litestar.di import Provide
from litestar.types import Scope

from quattrocento.server.bots.pool import BotPool
from quattrocento.server.coaching.service import CoachService
from quattrocento.server.events.service import EventService
from quattrocento.server.http.dependencies import SERVICES
from quattrocento.server.moderation.service import Moderation, ModerationStore
from quattrocento.server.monitoring.metrics import Metrics
from quattrocento.server.people.links import Links
from quattrocento.server.people.me import ResultService
from quattrocento.server.people.services import PeopleServices
from quattrocento.server.people.settings import PeopleSettings
from quattrocento.server.replays.service import ReplayQueue
from quattrocento.server.store.store import Store
from quattrocento.server.tables.broadcast import Broadcaster
from quattrocento.server.tables.chat import ChatService
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.maintenance import Maintenance
from quattrocento.server.tables.playing import PlayService
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.requests import RequestService
from quattrocento.server.tables.scheduler import TurnScheduler
from quattrocento.server.tables.seating import SeatingService
from quattrocento.server.tables.synchronization import PresenceService
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
        links: Links | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.rate_factor = rate_factor
        self.links = links or Links()
        self.background = Background()
        broadcaster = Broadcaster(self.background, metrics, self._share)
        self.registry = TableRegistry(
            store, metrics, self.background, broadcaster, self._schedule_next
        )
        self.requests = RequestService(self.registry)
        self.presence = PresenceService(self.registry)
        self.scheduler = TurnScheduler(self.requests, bots, bot_pause, answer_pause)
        self.maintenance = Maintenance(self.requests)
        self.seating = SeatingService(self.requests, rate_factor)
        self.events = EventService(self.requests, self.seating)
        self.playing = PlayService(self.registry, self.requests)
        self.moderation = Moderation(
            ModerationStore(store.engine), self.registry.reload, self.registry.send_away
        )
        self.chat_service = ChatService(self.registry, rate_factor)
        self.replays = ReplayQueue()
        self.results = ResultService(self.registry, self.replays)
        self.coach = CoachService(self.registry)
        self.people = PeopleServices(self.requests, people or PeopleSettings(), self.links)

    def _schedule_next(self, held: HeldTable) -> None:
        self.scheduler.schedule_next(held)
        self.people.schedule_next(held)

    def _share(self, held: HeldTable) -> None:
        self.presence.share(held)


# What a handler of a request may ask for, by the last part of its path from the services.
ASKED_FOR = (
    "store",
    "metrics",
    "links",
    "rate_factor",
    "registry",
    "seating",
    "playing",
    "chat_service",
    "moderation",
    "events",
    "coach",
    "replays",
    "results",
    "people.agents",
    "people.devices",
    "people.passkeys",
    "people.notes",
    "people.vacations",
    "people.calls",
)


def providers() -> dict[str, Provide]:
    """What gives each service to the handlers that name it."""
    return {path.rpartition(".")[2]: provider(path) for path in ASKED_FOR}


def provider(path: str) -> Provide:
    """What gives one service to a handler."""
    part = attrgetter(path)

    def provide(scope: Scope) -> Any:
        return part(scope[SERVICES])  # type: ignore[literal-required]

    return Provide(provide, sync_to_thread=False)

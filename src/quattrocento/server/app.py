"""The server as an ASGI app: its parts put together, started and stopped in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from quattrocento.core.errors import QuattrocentoError
from quattrocento.server import limits
from quattrocento.server.bots.pool import BotPool
from quattrocento.server.coaching.service import Coaching, Puzzles
from quattrocento.server.description import Description
from quattrocento.server.events.service import Events
from quattrocento.server.gate import Gate
from quattrocento.server.http.dependencies import (
    provide_address,
    provide_person,
    provide_who,
)
from quattrocento.server.http.games import Games
from quattrocento.server.http.health import health, metrics
from quattrocento.server.monitoring.metrics import Metrics
from quattrocento.server.people.agents import Agents, MyAgent
from quattrocento.server.people.calls import Calls, MailLinks
from quattrocento.server.people.devices import Devices
from quattrocento.server.people.me import People
from quattrocento.server.people.notes import Notes
from quattrocento.server.people.passkeys import Passkeys
from quattrocento.server.people.vacations import Vacations
from quattrocento.server.replays.proofs import Proofs
from quattrocento.server.replays.service import Replays, replay_upload
from quattrocento.server.services import Services, providers
from quattrocento.server.settings import Settings
from quattrocento.server.static import page
from quattrocento.server.store.database import STORE_PROBLEMS
from quattrocento.server.store.store import Store
from quattrocento.server.tables.live import watch_table
from quattrocento.server.tables.routes import Playing, Tables
from quattrocento.server.tables.synchronization import Synchronization
from quattrocento.tables.errors import UNAVAILABLE, RequestError
from quattrocento.tables.messages import Refused

log = logging.getLogger(__name__)

# All that can be asked, by what it is about.
HANDLERS: list[Any] = [
    People,
    Devices,
    Passkeys,
    Calls,
    MailLinks,
    Notes,
    Vacations,
    MyAgent,
    Agents,
    Games,
    Tables,
    Playing,
    Replays,
    Proofs,
    Events,
    replay_upload,
    Coaching,
    Puzzles,
    health,
    metrics,
    page,
    watch_table,
]


def make_app(settings: Settings, bots: BotPool | None = None) -> Gate:
    """The server; `bots` may be shared by several, which then close it themselves."""
    metrics = Metrics()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        try:
            await store.leases.begin()
        except BaseException:
            await store.close()
            raise
        thinkers = bots or BotPool(settings.workers)
        services = Services(
            store,
            thinkers,
            metrics,
            settings.bot_pause,
            settings.rate_factor,
            settings.answer_pause,
            settings.people,
            settings.links,
        )
        await services.moderation.begin()
        await services.people.begin()
        app.state.services = services
        services.background.spawn(services.maintenance.resume())
        services.background.spawn(services.maintenance.attend())
        services.background.spawn(services.maintenance.look_around())
        services.background.spawn(services.moderation.attend())
        services.background.spawn(services.people.attend())
        services.background.spawn(services.people.caller.attend())
        if not store.is_sqlite:
            synchronization = Synchronization(
                services.registry, services.chat_service, services.presence
            )
            services.background.spawn(synchronization.listener.listen())
        if bots is None:
            services.background.spawn(thinkers.begin())
        log.info("started", extra={"database": store.engine.dialect.name})
        try:
            yield
        finally:
            await services.registry.close()
            with suppress(*STORE_PROBLEMS):
                await store.leases.end()
            await store.close()
            await asyncio.to_thread(services.replays.close)
            await asyncio.to_thread(services.coach.close)
            await asyncio.to_thread(services.events.results.close_workers)
            if bots is None:
                await asyncio.to_thread(thinkers.close)
            log.info("stopped")

    # What begins and ends with the server; what can be asked of it is the same for all.
    lifecycle = Litestar(lifespan=[running], openapi_config=None, logging_config=None)
    return Gate(lifecycle, endpoints(), metrics, settings)


@cache
def endpoints() -> Litestar:
    """All that can be asked of a server.

    It keeps nothing, and takes a tenth of a second to put together: a process needs only one.
    """
    return Litestar(
        route_handlers=HANDLERS,
        dependencies={
            **providers(),
            "person": Provide(provide_person, sync_to_thread=False),
            "address": Provide(provide_address, sync_to_thread=False),
            "who": Provide(provide_who, sync_to_thread=False),
        },
        exception_handlers={
            QuattrocentoError: on_refused,
            **dict.fromkeys(STORE_PROBLEMS, on_store_problem),
            **dict.fromkeys(UNREADABLE, on_unreadable),
            HTTPException: on_http,
            Exception: on_anything,
        },
        openapi_config=OpenAPIConfig(
            title="Quattrocento",
            version="1",
            path="/api/v1",
            render_plugins=[Description(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=limits.LARGEST_BODY,
        logging_config=None,
    )


AnyRequest = Request[Any, Any, Any]
# What reading a request can fail with: nested too deep, no UTF-8.
UNREADABLE = (RecursionError, UnicodeError)


def on_refused(_request: AnyRequest, error: QuattrocentoError) -> Response[Refused]:
    """What is refused, by the core or by us."""
    refusal = RequestError.of(error)
    return Response(refusal.message(), status_code=refusal.status)


def on_store_problem(request: AnyRequest, problem: Exception) -> Response[Refused]:
    """The store does not do its work just now."""
    log.error("store-failed", extra={"problem": type(problem).__name__})
    return on_refused(request, RequestError("store-failed", UNAVAILABLE))


def on_unreadable(request: AnyRequest, problem: Exception) -> Response[Refused]:
    """A request that cannot be read."""
    return on_refused(request, RequestError("bad-request", problem=type(problem).__name__))


def on_http(request: AnyRequest, error: HTTPException) -> Response[Refused]:
    """What cannot be found or read."""
    reasons = {404: "not-found", 405: "no-such-method"}
    if error.status_code in reasons:
        refusal = RequestError(reasons[error.status_code], error.status_code)
    elif error.status_code == 413:
        refusal = RequestError("too-large", 413, most=limits.LARGEST_BODY)
    elif error.status_code < 500:
        refusal = RequestError("bad-request", 400, field=field_of(error), problem=detail_of(error))
    else:
        refusal = RequestError("server-error", 500)
    return on_refused(request, refusal)


def field_of(error: HTTPException) -> str | None:
    """The field that could not be read, if it is known."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("key")) if extra[0].get("key") else None
    return None


def detail_of(error: HTTPException) -> str:
    """What was wrong with a request."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("message", error.detail))
    return error.detail


def on_anything(request: AnyRequest, error: Exception) -> Response[Refused]:
    """What should not happen."""
    log.error("failed", exc_info=error)
    return on_refused(request, RequestError("server-error", 500))

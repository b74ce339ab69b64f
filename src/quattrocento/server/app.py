"""The server as an ASGI app: its parts put together, started and stopped in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from quattrocento.core.errors import QuattrocentoError
from quattrocento.server import limits
from quattrocento.server.controllers import (
    HANDLERS,
    RefusedMove,
    given_house,
    given_person,
)
from quattrocento.server.gate import Gate
from quattrocento.server.house import House
from quattrocento.server.messages import Problem, Refused
from quattrocento.server.metrics import Metrics
from quattrocento.server.minds import Minds
from quattrocento.server.news import News
from quattrocento.server.openapi import Description
from quattrocento.server.problems import Trouble, problem_of
from quattrocento.server.static import page
from quattrocento.server.store import Store
from quattrocento.server.wire import live

log = logging.getLogger(__name__)


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """How a server is run.

    `bot_pause` is about how many seconds a bot takes for each move; `haste` is how many times the
    usual pace people are allowed, for measuring under load.
    """

    database: str
    bot_pause: float = 0.8
    workers: int | None = None
    haste: int = 1


def make_app(settings: Settings, minds: Minds | None = None) -> Gate:
    """The server; `minds` may be shared by several, which then close it themselves."""
    metrics = Metrics()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        thinkers = minds or Minds(settings.workers)
        house = House(store, thinkers, metrics, settings.bot_pause, settings.haste)
        app.state.house = house
        gate.store = store
        besides = [house.floor.spawn(house.attending.resume())]
        if not store.is_sqlite:
            besides.append(house.floor.spawn(News(house, settings.database).listen()))
        log.info("started", extra={"database": store.engine.dialect.name})
        try:
            yield
        finally:
            await house.floor.close()
            for task in besides:
                with suppress(asyncio.CancelledError):
                    await task
            await store.close()
            if minds is None:
                await asyncio.to_thread(thinkers.close)
            log.info("stopped")

    gate = Gate(
        Litestar(
            route_handlers=[*HANDLERS, live, page],
            dependencies={
                "house": Provide(given_house, sync_to_thread=False),
                "person": Provide(given_person, sync_to_thread=False),
            },
            exception_handlers={
                Trouble: on_trouble,
                QuattrocentoError: on_refusal,
                RefusedMove: on_refused_move,
                HTTPException: on_http,
                Exception: on_anything,
            },
            lifespan=[running],
            openapi_config=OpenAPIConfig(
                title="Quattrocento",
                version="1",
                path="/api/v1",
                render_plugins=[Description(path="/openapi.json")],
                use_handler_docstrings=True,
            ),
            request_max_body_size=limits.LARGEST_BODY,
            logging_config=None,
        ),
        metrics,
        settings.haste,
    )
    return gate


AnyRequest = Request[Any, Any, Any]


def on_trouble(_request: AnyRequest, trouble: Trouble) -> Response[Problem]:
    """What the server itself refuses."""
    return Response(trouble.problem(), status_code=trouble.status)


def on_refusal(_request: AnyRequest, error: QuattrocentoError) -> Response[Problem]:
    """What the core refuses."""
    missing = ("bad-game", "bad-rule")
    return Response(problem_of(error), status_code=404 if error.key in missing else 400)


def on_refused_move(_request: AnyRequest, refused: RefusedMove) -> Response[Refused]:
    """A move that is not carried out."""
    return Response(refused.answer, status_code=409)


def on_http(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What cannot be found or read."""
    reasons = {404: "not-found", 405: "no-such-method"}
    if error.status_code in reasons:
        trouble = Trouble(reasons[error.status_code], error.status_code)
    elif error.status_code == 413:
        trouble = Trouble("too-large", 413, most=limits.LARGEST_BODY)
    elif error.status_code < 500:
        trouble = Trouble("bad-request", 400, field=field_of(error), problem=detail_of(error))
    else:
        trouble = Trouble("server-error", 500)
    return Response(trouble.problem(), status_code=trouble.status)


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


def on_anything(_request: AnyRequest, error: Exception) -> Response[Problem]:
    """What should not happen."""
    log.error("failed", exc_info=error)
    return Response(Trouble("server-error", 500).problem(), status_code=500)

"""The gate: who comes in, how often, from where; what every answer carries; what is logged."""

from __future__ import annotations

import logging
import time
from http.cookies import CookieError, SimpleCookie

import msgspec
from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Receive, Scope, Send

from quattrocento.server import limits
from quattrocento.server.identity import (
    COOKIE,
    COOKIE_SECONDS,
    PAGE_HEADER,
    from_the_page,
    new_id,
    read_cookie,
    same_origin,
    signed,
)
from quattrocento.server.metrics import Metrics
from quattrocento.server.pace import Pace
from quattrocento.server.problems import Trouble
from quattrocento.server.store import Store

log = logging.getLogger(__name__)

API = "/api/"
PERSON = "quattrocento.person"
SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Gate:
    """Stands before the app; the store is there once the app has started."""

    def __init__(self, app: Litestar, metrics: Metrics, haste: int) -> None:
        self.app = app
        self.metrics = metrics
        self.store: Store | None = None
        self._people = Pace(limits.REQUESTS_A_MINUTE * haste, 60)
        self._addresses = Pace(limits.REQUESTS_A_MINUTE_AN_ADDRESS * haste, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a live connection in, or not."""
        kind: str = scope["type"]
        if self.store is None or kind == "lifespan":
            await self.app(scope, receive, send)
        elif kind == "websocket":
            await self._live(self.store, scope, receive, send)
        else:
            await self._request(self.store, scope, receive, send)

    async def _live(self, store: Store, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        if not same_origin(
            headers.get("origin"), headers.get("host")
        ) or not self._addresses.allows(address_of(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
            return
        scope[PERSON] = read_cookie(store.secret, cookie_of(headers))  # type: ignore[literal-required]
        await self.app(scope, receive, send)

    async def _request(self, store: Store, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        headers = headers_of(scope)
        method = str(scope.get("method", ""))
        person = read_cookie(store.secret, cookie_of(headers))
        known = person is not None
        person = person or new_id()
        scope[PERSON] = person  # type: ignore[literal-required]
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                added = MutableScopeHeaders.from_message(message)
                for name, value in SECURITY.items():
                    added[name] = value
                if scope["path"].startswith(API):
                    added["cache-control"] = "no-store"
                    if not known:
                        added["set-cookie"] = cookie(store.secret, person, scope["scheme"])
            await send(message)

        trouble = self._trouble(scope, headers, method, person if known else None)
        if trouble is None:
            await self.app(scope, receive, answer)
        else:
            await send_problem(trouble, answer)
        seconds = time.monotonic() - began
        self.metrics.requests.labels(method, str(status)).observe(seconds)
        # The template of the path, for a table's id may be all that an invitation needs.
        path = str(scope.get("path_template") or "-")
        facts = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=facts)

    def _trouble(
        self, scope: Scope, headers: dict[str, str], method: str, person: str | None
    ) -> Trouble | None:
        within = self._addresses.allows(address_of(scope))
        if not within or (person is not None and not self._people.allows(person)):
            return Trouble("too-many-requests", 429)
        if not from_the_page(
            method,
            headers.get(PAGE_HEADER),
            headers.get("origin"),
            headers.get("host"),
            headers.get("sec-fetch-site"),
        ):
            return Trouble("not-from-the-page", 403, header="X-Quattrocento")
        return None


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request, by their names in lower case."""
    return {
        name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
    }


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else "-"


def cookie_of(headers: dict[str, str]) -> str | None:
    """The value of our cookie, if there is one."""
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def cookie(secret: bytes, person: str, scheme: str) -> str:
    """Our cookie as the browser shall keep it: for no script, and for no other site."""
    secure = "; Secure" if scheme == "https" else ""
    value = signed(secret, person)
    return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{secure}"


async def send_problem(trouble: Trouble, send: Send) -> None:
    """Answer a request that is not let in."""
    body = msgspec.json.encode(trouble.problem())
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

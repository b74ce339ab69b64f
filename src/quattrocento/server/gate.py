"""The gate: who comes in, how often, from where; what every answer carries; what is logged."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from http.cookies import CookieError, SimpleCookie
from urllib.parse import quote_from_bytes, unquote_to_bytes

import msgspec
from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Receive, Scope, Send

from quattrocento.server import limits
from quattrocento.server.http.dependencies import (
    ADDRESS,
    AGENT,
    BECOMES,
    DEVICE,
    PERSON,
    SCHEME,
    SERVICES,
)
from quattrocento.server.http.identity import (
    COOKIE,
    COOKIE_SECONDS,
    PAGE_HEADER,
    Identity,
    from_the_page,
    read_cookie,
    same_origin,
    signed,
)
from quattrocento.server.http.visitors import (
    household,
    is_ours,
    networks,
    one_host,
    scheme_of,
    visitor_of,
    within,
)
from quattrocento.server.limits.rate_limit import RateLimit
from quattrocento.server.monitoring.metrics import Metrics
from quattrocento.server.people.agents import Agent, bad_token
from quattrocento.server.services import Services
from quattrocento.server.settings import Settings
from quattrocento.server.store.database import STORE_PROBLEMS
from quattrocento.tables.errors import NOT_FOUND, UNAVAILABLE, RequestError
from quattrocento.tables.ids import new_id

log = logging.getLogger(__name__)

API = "/api/"
AGENT_API = "/api/v1/agent"
BEARER = "Bearer "
METRICS_PATH = "/metrics"
# The name and the port under which the browser has the page, as the page knows it.
CALLED_HEADER = "x-quattrocento-host"
MISDIRECTED = 421
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
# What stands for itself in a path, beside letters and digits (RFC 3986).
PLAIN = "/-._~!$&'()*+,;=:@"
# Segments of which none is empty, `.` or `..`.
SEGMENTS = re.compile(rb"/|(?:/(?!\.{1,2}(?:/|\Z))[^/]+)+")


class Gate:
    """Stands before what can be asked; its services are there once it has started."""

    def __init__(
        self, lifecycle: Litestar, endpoints: Litestar, metrics: Metrics, settings: Settings
    ) -> None:
        self._lifecycle = lifecycle
        self._endpoints = endpoints
        self.metrics = metrics
        rate_factor = settings.rate_factor
        self._hosts = settings.links.names
        self._proxies = networks(settings.trusted_proxies)
        self._metrics_from = networks(settings.metrics_from)
        self._people = RateLimit(limits.REQUESTS_A_MINUTE * rate_factor, 60)
        self._addresses = RateLimit(limits.REQUESTS_A_MINUTE_AN_ADDRESS * rate_factor, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a live connection in, or not."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._lifecycle(scope, receive, send)
            return
        services = self.services
        scope[SERVICES] = services  # type: ignore[literal-required]
        if kind == "websocket":
            await self._live(services, scope, receive, send)
        else:
            await self._request(services, scope, receive, send)

    @property
    def services(self) -> Services:
        """The services, between start and stop."""
        services: Services = self._lifecycle.state.services
        return services

    async def _live(self, services: Services, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        host = headers.get("host")
        address = self._found(scope, headers)
        ours = is_ours(host, self._hosts) and same_origin(headers.get("origin"), host)
        if malformed(scope) or not ours or not self._addresses.allows(household(address)):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
            return
        known = identity_of(services, headers)
        scope[PERSON] = None if known is None else known.person  # type: ignore[literal-required]
        scope[DEVICE] = None if known is None else known.device  # type: ignore[literal-required]
        await self._endpoints(scope, receive, send)

    async def _request(
        self, services: Services, scope: Scope, receive: Receive, send: Send
    ) -> None:
        began = time.monotonic()
        headers = headers_of(scope)
        address = self._found(scope, headers)
        scheme = scheme_of(client_of(scope), headers, self._proxies, scope["scheme"])
        # Before the store is asked for a token.
        within_rate = self._addresses.allows(household(address))
        agent: Agent | None = None
        problem = malformed(scope)
        if not within_rate:
            problem = RequestError("too-many-requests", 429)
        if for_agents(scope):
            try:
                agent = await agent_of(services, headers) if problem is None else None
            except STORE_PROBLEMS:
                problem = RequestError("store-failed", UNAVAILABLE)
            found = None if agent is None else Identity(agent.id, agent.id)
        else:
            found = identity_of(services, headers)
        known = found is not None
        if found is None:
            stranger = new_id()
            found = Identity(stranger, stranger)
        person = found.person
        scope[PERSON] = person  # type: ignore[literal-required]
        scope[DEVICE] = found.device  # type: ignore[literal-required]
        scope[AGENT] = agent  # type: ignore[literal-required]
        scope[SCHEME] = scheme  # type: ignore[literal-required]
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
                    given = scope.get(BECOMES, None if known else found)
                    if isinstance(given, Identity) and not for_agents(scope):
                        added["set-cookie"] = cookie(services.store.secret, given, scheme)
                await send(message)
            else:
                await send_in_pieces(message, send)

        refusal = problem or self._refusal(
            services, scope, headers, address, person if known else None
        )
        if refusal is None and agent is not None:
            refusal = services.moderation.refusal(agent.owner, address)
        if refusal is None:
            await self._endpoints(scope, receive, answer)
        else:
            await send_refusal(refusal, answer)
        self._note(scope, status, time.monotonic() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request, and log it."""
        method = str(scope.get("method", ""))
        self.metrics.requests.labels(method, str(status)).observe(seconds)
        # The template of the path, for a table's id may be all that an invitation needs.
        path = str(scope.get("path_template") or "-")
        facts = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=facts)

    def _found(self, scope: Scope, headers: dict[str, str]) -> str:
        """The address of the visitor, noted for whoever handles the request."""
        address = visitor_of(client_of(scope), headers, self._proxies)
        scope[ADDRESS] = address  # type: ignore[literal-required]
        return address

    def _refusal(
        self,
        services: Services,
        scope: Scope,
        headers: dict[str, str],
        address: str,
        person: str | None,
    ) -> RequestError | None:
        method = str(scope.get("method", ""))
        if person is not None and not self._people.allows(person):
            return RequestError("too-many-requests", 429)
        if not is_ours(headers.get("host"), self._hosts):
            return RequestError("not-our-name", MISDIRECTED, host=headers.get("host", ""))
        if headers.get(CALLED_HEADER, headers.get("host")) != headers.get("host"):
            return RequestError(
                "other-host", 403, host=headers.get("host", ""), page=headers[CALLED_HEADER]
            )
        if scope["path"] == METRICS_PATH and not within(address, self._metrics_from):
            return RequestError("not-found", NOT_FOUND)
        if for_agents(scope):
            # No page of another site can send a token that it does not have.
            if person is None:
                return bad_token()
        elif not from_the_page(
            method,
            headers.get(PAGE_HEADER),
            headers.get("origin"),
            headers.get("host"),
            headers.get("sec-fetch-site"),
        ):
            return RequestError("not-from-the-page", 403, header="X-Quattrocento")
        if scope["path"].startswith(API):
            # The page itself is let through: it says why.
            return services.moderation.refusal(person, address)
        return None


def malformed(scope: Scope) -> RequestError | None:
    """What is wrong with a request before anybody looks what it asks: its host, or its path.

    Past here the gate and the router see one path and one host, and nobody reads them differently.
    """
    if not one_host(scope["headers"]):
        return RequestError("bad-host")
    if not is_canonical(scope["raw_path"]):
        return RequestError("not-found", NOT_FOUND)
    return None


def for_agents(scope: Scope) -> bool:
    """Whether something is asked as an agent, by a token and never by a cookie."""
    path: str = scope["path"]
    return path == AGENT_API or path.startswith(f"{AGENT_API}/")


async def agent_of(services: Services, headers: dict[str, str]) -> Agent | None:
    """The agent whose token a request carries."""
    said = headers.get("authorization", "")
    if not said.startswith(BEARER):
        return None
    return await services.people.agents.of_token(said.removeprefix(BEARER).strip())


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request, by their names in lower case."""
    return {
        name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
    }


def client_of(scope: Scope) -> str | None:
    """The other end of a connection."""
    client = scope.get("client")
    return client[0] if client else None


def cookie_of(headers: dict[str, str]) -> str | None:
    """The value of our cookie, if there is one."""
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def identity_of(services: Services, headers: dict[str, str]) -> Identity | None:
    """Who asks, if we know them, and their device was not taken away."""
    kept = read_cookie(services.store.secret, cookie_of(headers))
    if kept is None:
        return None
    found = Identity.of(kept)
    return None if services.people.devices.is_removed(found.device) else found


def cookie(secret: bytes, identity: Identity, scheme: str) -> str:
    """Our cookie as the browser shall keep it: for no script, and for no other site."""
    secure = "; Secure" if scheme == "https" else ""
    value = signed(secret, identity.kept)
    return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{secure}"


async def send_in_pieces(message: Message, send: Send) -> None:
    """Send a part of an answer, of a large one the next piece when the one before is read.

    So no more of it waits for each reader, however slow, than one piece; and however quick they
    are, others have their turn between two.
    """
    body: bytes = message.get("body", b"")  # type: ignore[assignment]
    last = len(body) - limits.LARGEST_PIECE
    begin = 0
    while begin < last:
        piece = body[begin : begin + limits.LARGEST_PIECE]
        await send({"type": "http.response.body", "body": piece, "more_body": True})
        begin += limits.LARGEST_PIECE
        await asyncio.sleep(0)
    if begin:
        message["body"] = body[begin:]  # type: ignore[typeddict-unknown-key]
    await send(message)
    if message.get("more_body"):
        await asyncio.sleep(0)


async def send_refusal(refusal: RequestError, send: Send) -> None:
    """Answer a request that is not let in."""
    body = msgspec.json.encode(refusal.message())
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def is_canonical(path: bytes) -> bool:
    """Whether a path, as it was sent, is written as we write it.

    No empty segment (so no slash at the end), none that leads elsewhere, and no sign encoded that
    may stand for itself.
    """
    if SEGMENTS.fullmatch(path) is None:
        return False
    plain = unquote_to_bytes(path)
    try:
        plain.decode()
    except UnicodeDecodeError:
        return False
    return quote_from_bytes(plain, PLAIN).encode() == path

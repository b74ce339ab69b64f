"""What goes out to endpoints that people name: only over TLS, and not into our own network.

The address that was looked at is the one that is connected to, redirections are not followed, and
only the beginning of the answer is read. A call has a deadline as a whole, however slowly the other
end answers, and takes no thread while it waits; names are looked up in threads of their own.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import ParamSpec, TypeVar
from urllib.parse import SplitResult, urlsplit

import h11

from quattrocento.server import limits
from quattrocento.server.people.messages import ENDPOINT_PATTERN

ENDPOINT = re.compile(ENDPOINT_PATTERN)
MOST_READ = 16 * 1024

Given = ParamSpec("Given")
Result = TypeVar("Result")

# For what blocks on the way out, so that it takes no thread that moves and plans wait for.
threads = ThreadPoolExecutor(limits.CALL_THREADS, "calls")


class NotAllowed(ValueError):
    """An endpoint that nothing is sent to."""


async def in_thread(
    task: Callable[Given, Result], *given: Given.args, **named: Given.kwargs
) -> Result:
    """Do something that blocks, in a thread for calls."""
    return await asyncio.wrap_future(threads.submit(task, *given, **named))


def checked(url: str, private: bool) -> SplitResult:
    """The parts of an endpoint's address, if it may be one; `private`: also one of our own."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotAllowed(url) from None
    if private:
        named = bool(parts.hostname) and parts.username is None and port != 0
        allowed = named and parts.scheme in ("https", "http") and url.isascii()
    else:
        allowed = ENDPOINT.fullmatch(url) is not None
    if not allowed or not url.isprintable():
        raise NotAllowed(url)
    return parts


def address_of(parts: SplitResult, private: bool) -> tuple[str, int]:
    """An address and a port for an endpoint; NotAllowed if any of its addresses is our own."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    addresses = addresses_of(parts.hostname or "", port)
    if not private and not all(is_public(each) for each in addresses):
        raise NotAllowed(parts.hostname)
    return addresses[0], port


def addresses_of(name: str, port: int) -> list[str]:
    """The addresses that a name has, which blocks; OSError if it has none."""
    try:
        found = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise OSError(f"no address of {name}") from None
    return [str(each[4][0]) for each in found]


def is_public(address: str) -> bool:
    """Whether an address belongs to the world: no loopback, no private network, no broadcast."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


@cache
def certificates() -> ssl.SSLContext:
    """Whom we believe over TLS; to read it blocks."""
    return ssl.create_default_context()


async def post(url: str, headers: Mapping[str, str], body: bytes, private: bool) -> int:
    """Post something to an endpoint; the status of the answer, TimeoutError after the deadline."""
    async with asyncio.timeout(limits.CALL_SECONDS):
        parts = checked(url, private)
        address, port = await in_thread(address_of, parts, private)
        tls = await in_thread(certificates) if parts.scheme == "https" else None
        name = parts.hostname if tls else None
        reader, writer = await asyncio.open_connection(address, port, ssl=tls, server_hostname=name)
        try:
            return await answer_to(request_of(parts, headers, body), body, reader, writer)
        finally:
            # At once: who does not answer does not read either.
            writer.transport.abort()


def request_of(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> h11.Request:
    """A request to an endpoint."""
    host = parts.netloc.rpartition("@")[2]
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    whole = {**headers, "host": host, "content-length": str(len(body)), "connection": "close"}
    return h11.Request(method="POST", target=path, headers=list(whole.items()))


async def answer_to(
    request: h11.Request, body: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> int:
    """The status of the answer to a request."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
    for event in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(connection.send(event) or b"")
    await writer.drain()
    while True:
        found = connection.next_event()
        if isinstance(found, h11.Response):
            return found.status_code
        if found is h11.NEED_DATA:
            connection.receive_data(await reader.read(MOST_READ))

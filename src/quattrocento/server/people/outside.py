"""What goes out to endpoints that people name: only over TLS, and not into our own network.

The address that was looked at is the one that is connected to, redirections are not followed, and
little of the answer is read.
"""

from __future__ import annotations

import http.client
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from quattrocento.server.people.messages import ENDPOINT_PATTERN

ENDPOINT = re.compile(ENDPOINT_PATTERN)
SECONDS = 10.0
MOST_READ = 4096


class NotAllowed(ValueError):
    """An endpoint that nothing is sent to."""


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
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise OSError(f"no address of {parts.hostname}") from None
    addresses = [str(each[4][0]) for each in found]
    if not private and not all(is_public(each) for each in addresses):
        raise NotAllowed(parts.hostname)
    return addresses[0], port


def is_public(address: str) -> bool:
    """Whether an address belongs to the world: no loopback, no private network, no broadcast."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


def post(url: str, headers: Mapping[str, str], body: bytes, private: bool) -> int:
    """Post something to an endpoint, in a thread that may block; the status of the answer."""
    parts = checked(url, private)
    address, port = address_of(parts, private)
    connection = http.client.HTTPConnection(parts.hostname or "", port, timeout=SECONDS)
    plain = socket.create_connection((address, port), timeout=SECONDS)
    try:
        if parts.scheme == "https":
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(plain, server_hostname=parts.hostname)
        else:
            connection.sock = plain
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        connection.request("POST", path, body, dict(headers))
        answer = connection.getresponse()
        answer.read(MOST_READ)
        return answer.status
    finally:
        connection.close()
        plain.close()

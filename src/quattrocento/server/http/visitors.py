"""Where a request comes from, and by which name it was sent to us.

Behind a proxy that the host trusts, its headers say who visits and whether over TLS; from anybody
else they mean nothing. A name that is not ours is refused: else a page elsewhere could let its own
name point to this computer and ask in the visitor's place.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Mapping
from functools import cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

ANY_HOST = "*"
# A household has a whole network of IPv6 addresses.
IPV6_HOUSEHOLD = 64
UNKNOWN = "-"
# A name, an IPv4 address or an IPv6 address in brackets; a port.
HOST = re.compile(
    r"(?:\[(?P<address>[0-9a-f:.]+)\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)(?::(?P<port>[0-9]{1,5}))?",
    re.ASCII | re.IGNORECASE,
)
LONGEST_HOST = 260
LAST_PORT = 65535
SCHEMES = ("http", "https")

Network = IPv4Network | IPv6Network


def networks(given: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks as they are written; ValueError names the one that is none."""
    return tuple(ip_network(each, strict=False) for each in given)


def within(address: str, known: Iterable[Network]) -> bool:
    """Whether an address belongs to one of some networks."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in known)


def visitor_of(client: str | None, headers: Mapping[str, str], trusted: tuple[Network, ...]) -> str:
    """The address of whoever asks: the last one on the way that is no proxy of ours."""
    address = client or UNKNOWN
    if not trusted or not within(address, trusted):
        return address
    for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
        address = hop.strip().strip("[]") or address
        if not within(address, trusted):
            break
    return address


def scheme_of(
    client: str | None, headers: Mapping[str, str], trusted: tuple[Network, ...], own: str
) -> str:
    """How the browser asked: our own scheme, or what a trusted proxy says."""
    if trusted and within(client or UNKNOWN, trusted):
        said = headers.get("x-forwarded-proto", own).strip().lower()
        return said if said in SCHEMES else own
    return own


def household(address: str) -> str:
    """What limits count by: an address, of IPv6 the network that one household has."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(ip_network((found, IPV6_HOUSEHOLD), strict=False))
    return address


def is_host(said: str) -> bool:
    """Whether a Host header is exactly a name or an address, maybe with a port."""
    parts = HOST.fullmatch(said) if len(said) <= LONGEST_HOST else None
    if parts is None:
        return False
    address, port = parts["address"], parts["port"]
    return (address is None or is_address(address)) and (port is None or int(port) <= LAST_PORT)


def one_host(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether headers name exactly one host."""
    said = [value.decode("latin-1") for name, value in headers if name == b"host"]
    return len(said) == 1 and is_host(said[0])


def is_ours(host: str | None, allowed: frozenset[str]) -> bool:
    """Whether a request was sent to a name of ours; an address can be no trick."""
    if host is None or ANY_HOST in allowed:
        return True
    name = name_of(host)
    return name in allowed or name in own_names() or is_address(name)


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    if host.startswith("["):
        return host.partition("]")[0].removeprefix("[")
    return host.partition(":")[0].rstrip(".").lower()


def is_address(name: str) -> bool:
    """Whether a name is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """What this computer is called by itself and its neighbours."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name.partition('.')[0]}.local"})

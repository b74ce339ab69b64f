"""Who somebody is: a random id in a signed cookie, and a name. Nothing else is asked.

The first device of a person goes by the person's own id; the cookie of any other names the device
too, so that it can be taken away.

Unsafe requests must come from the page itself: they carry a header that no other site can send
without our consent, which we never give, and an origin, if any, that is ours. So must live
connections, which cannot carry headers, by their origin. No token has to be kept or renewed.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import NamedTuple
from urllib.parse import urlsplit

COOKIE = "quattrocento"
PAGE_HEADER = "x-quattrocento"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
COOKIE_SECONDS = 400 * 24 * 3600
DEVICE_MARK = "-"


class Identity(NamedTuple):
    """A person at one of their devices."""

    person: str
    device: str

    @classmethod
    def of(cls, kept: str) -> Identity:
        """Who is meant by what a cookie of ours holds."""
        person, _, device = kept.partition(DEVICE_MARK)
        return cls(person, device or person)

    @property
    def kept(self) -> str:
        """What a cookie holds of it."""
        if self.device == self.person:
            return self.person
        return f"{self.person}{DEVICE_MARK}{self.device}"


def signed(secret: bytes, person: str) -> str:
    """A person's id, maybe with their device's, as their cookie holds it."""
    return f"{person}.{_signature(secret, person)}"


def read_cookie(secret: bytes, value: str | None) -> str | None:
    """The person, maybe with a device, that a cookie names, if we signed it."""
    person, _, signature = (value or "").partition(".")
    if not signature.isascii() or not hmac.compare_digest(signature, _signature(secret, person)):
        return None
    return person


def _signature(secret: bytes, person: str) -> str:
    return hmac.new(secret, person.encode(), hashlib.sha256).hexdigest()


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request that names its origin names ours; browsers always do when it matters."""
    if origin is None:
        return True
    try:
        return host is not None and urlsplit(origin).netloc == host
    except ValueError:
        return False


def from_the_page(
    method: str, mark: str | None, origin: str | None, host: str | None, site: str | None
) -> bool:
    """Whether a request may change something: it is safe, or it comes from the page."""
    if method in SAFE_METHODS:
        return True
    return mark is not None and same_origin(origin, host) and site in (None, "same-origin", "none")

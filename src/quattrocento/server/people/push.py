"""Pushing to browsers (Web Push), where the host has installed the extra `push`.

What is pushed is encrypted for the browser; its push service only sees that there is something.
"""

from __future__ import annotations

import base64
import json
import time
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from quattrocento.server.people import outside

KEY_BYTES = 32
KEPT_SECONDS = 24 * 3600
SIGNED_SECONDS = 12 * 3600


def can_push() -> bool:
    """Whether what is needed is installed."""
    return find_spec("pywebpush") is not None and find_spec("py_vapid") is not None


def text(data: bytes) -> str:
    """Binary data in base64url."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> str:
    """A private key for a server."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return text(number.to_bytes(KEY_BYTES, "big"))


def public_key(key: str) -> str:
    """What browsers are told of a server's key."""
    number = int.from_bytes(base64.urlsafe_b64decode(key + "="), "big")
    public = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


async def push(
    endpoint: str, keys: str, key: str, contact: str, message: dict[str, Any], private: bool
) -> int:
    """Push something to a browser; the status of the answer."""
    headers, body = await outside.in_thread(sealed, endpoint, keys, key, contact, message)
    return await outside.post(endpoint, headers, body, private)


def sealed(
    endpoint: str, keys: str, key: str, contact: str, message: dict[str, Any]
) -> tuple[dict[str, str], bytes]:
    """What is sent to push something to a browser: the headers, signed, and the body, encrypted."""
    from py_vapid import Vapid02  # noqa: PLC0415 - it may not be installed
    from pywebpush import WebPusher  # noqa: PLC0415

    subscription = {"endpoint": endpoint, "keys": json.loads(keys)}
    encoded = WebPusher(subscription).encode(json.dumps(message).encode())
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "sub": contact,
        "exp": int(time.time()) + SIGNED_SECONDS,
    }
    headers = {
        str(name): str(value) for name, value in Vapid02.from_string(key).sign(claims).items()
    }
    headers |= {
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_SECONDS),
        "urgency": "normal",
    }
    return headers, bytes(encoded["body"])

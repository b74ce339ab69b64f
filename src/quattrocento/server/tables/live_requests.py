"""What comes over a live connection, and how it is refused."""

from __future__ import annotations

import logging
from contextlib import suppress

import msgspec

from quattrocento.server.store.database import STORE_PROBLEMS
from quattrocento.tables import messages
from quattrocento.tables.errors import UNAVAILABLE, RequestError

log = logging.getLogger(__name__)


class Keyed(msgspec.Struct):
    """What has a key."""

    key: messages.Key


MOVE = msgspec.json.Decoder(messages.MoveRequest)
KEY = msgspec.json.Decoder(Keyed)
# What reading a message, and what carrying it out can fail with.
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
PROBLEMS = (RequestError, *STORE_PROBLEMS)


def as_refusal(problem: Exception) -> RequestError:
    """What was refused, or that the store does not do its work just now."""
    if isinstance(problem, RequestError):
        return problem
    log.error("store-failed", extra={"problem": type(problem).__name__})
    return RequestError("store-failed", UNAVAILABLE)


def refused(refusal: RequestError, text: bytes) -> messages.Refused:
    """A refusal of a message that is not carried out, with its key if it has one."""
    with suppress(*UNREADABLE):
        refusal.request_key = KEY.decode(text).key
    return refusal.message()

"""The one way in which a path may be written, for the gate and the router to see the same."""

from __future__ import annotations

import re
from urllib.parse import quote_from_bytes, unquote_to_bytes

# What stands for itself in a path, beside letters and digits (RFC 3986).
PLAIN = "/-._~!$&'()*+,;=:@"
# Segments of which none is empty, `.` or `..`.
SEGMENTS = re.compile(rb"/|(?:/(?!\.{1,2}(?:/|\Z))[^/]+)+")


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

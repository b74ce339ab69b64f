"""What goes over the wire about people, beside their names and games."""

from __future__ import annotations

from typing import Annotated

import msgspec

from quattrocento.server.messages import Request

Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]


class DeviceInfo(msgspec.Struct, kw_only=True):
    """A device of mine; `here` is the one that asks."""

    id: str
    name: str
    added: float
    seen: float
    here: bool


class DeviceList(msgspec.Struct, kw_only=True):
    """My devices, in the order in which they came."""

    devices: list[DeviceInfo]


class DeviceLink(msgspec.Struct, kw_only=True):
    """A link by which another device becomes mine: once, until a time; `qr` is it as SVG."""

    url: str
    qr: str
    until: float


class UseLink(Request):
    """The token of a link to a device."""

    token: Token


class LinkOffer(msgspec.Struct, kw_only=True):
    """Whom this device would become, and what becomes of whom it is now.

    `same`: it is them already. `playing`: it has tables in play, and must finish or leave them
    first. `games` ended games come along; with `stays`, they stay with who this device is now, whom
    other devices or a passkey still know.
    """

    name: str
    now: str
    same: bool
    playing: bool
    games: int
    stays: bool

"""One person, several devices: links that make another device theirs, and taking one away.

A link holds for ten minutes and once. Which devices were taken away every process keeps in mind,
and looks now and then what others took away.
"""

from __future__ import annotations

import io
import secrets
import time

import segno

from quattrocento.server.http.identity import COOKIE_SECONDS, Identity
from quattrocento.server.people.browsers import browser_name
from quattrocento.server.people.joining import Joining
from quattrocento.server.people.links import RELATIVE, Links
from quattrocento.server.people.messages import DeviceInfo, DeviceLink, LinkOffer
from quattrocento.server.store.agents import digest
from quattrocento.server.store.devices import Device, DeviceStore
from quattrocento.server.store.store import Store
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables.errors import CONFLICT, FORBIDDEN, NOT_FOUND, RequestError

LINK_SECONDS = 600.0
LINK_BYTES = 24
SEEN_SECONDS = 3600.0
# Clocks of several machines may differ a little.
OVERLAP_SECONDS = 60.0
MOST_DEVICES = 20


class DeviceService:
    """The devices of people."""

    def __init__(self, registry: TableRegistry, joining: Joining, links: Links) -> None:
        self._registry = registry
        self._links = links
        self._joining = joining
        self._store: Store = registry.store
        self._devices: DeviceStore = registry.store.people.devices
        self._removed: set[str] = set()
        self._looked = 0.0

    # Which devices were taken away

    async def begin(self) -> None:
        """Learn which devices were taken away, before anybody is let in."""
        await self._devices.drop_removed(time.time() - COOKIE_SECONDS)
        await self.look()

    async def look(self) -> None:
        """Take in which devices other processes took away."""
        found = await self._devices.removed_since(self._looked - OVERLAP_SECONDS)
        self._looked = max([self._looked, *(when for _, when in found)])
        new = {device for device, _ in found} - self._removed
        if new:
            self._removed |= new
            self._registry.send_away(
                lambda each: (
                    RequestError("device-removed", FORBIDDEN) if each.device in new else None
                )
            )

    def is_removed(self, device: str) -> bool:
        """Whether a device was taken away from its person."""
        return device in self._removed

    # What a person does

    async def saw(self, who: Identity) -> None:
        """Note that a device was here, if it is one of several."""
        now = time.time()
        await self._devices.saw(who.device, now, now - SEEN_SECONDS)

    async def of(self, who: Identity, agent: str) -> list[DeviceInfo]:
        """The devices of whoever asks, this one among them."""
        found = await self._devices.of(who.person)
        if all(each.id != who.device for each in found):
            found = [device_of(who, agent), *found]
        return [
            DeviceInfo(
                id=each.id,
                name=each.name,
                added=each.added,
                seen=each.seen,
                here=each.id == who.device,
            )
            for each in found
        ]

    async def link(self, who: Identity, agent: str, called: str) -> DeviceLink:
        """A link by which another device becomes theirs, in place of an earlier one."""
        if len(await self._devices.of(who.person)) >= MOST_DEVICES:
            raise RequestError("too-many-devices", CONFLICT, most=MOST_DEVICES)
        await self._devices.note(device_of(who, agent))
        token = secrets.token_urlsafe(LINK_BYTES)
        until = time.time() + LINK_SECONDS
        await self._devices.keep_link(who.person, digest(token), until)
        origin = self._links.origin(called)
        url = f"{origin}/device/{token}"
        # What a camera reads must lead somewhere.
        return DeviceLink(url=url, qr=None if origin == RELATIVE else qr_code(url), until=until)

    async def offer(self, who: Identity, token: str) -> LinkOffer:
        """Whom a link would make of this device, and what would follow."""
        person = await self._devices.linked(digest(token), time.time())
        if person is None:
            raise no_such_link()
        found = await self._joining.consequences(who, person)
        return LinkOffer(
            name=await self._store.name_of(person),
            now=await self._store.name_of(who.person),
            same=person == who.person,
            playing=found.playing,
            games=len(found.tables),
            stays=found.stays,
        )

    async def accept(self, who: Identity, agent: str, token: str) -> Identity:
        """The identity that this device has from now on, by a link that is used up."""
        person = await self._devices.linked(digest(token), time.time())
        if person is None:
            raise no_such_link()
        if (await self._joining.consequences(who, person)).playing:
            raise RequestError("device-plays", CONFLICT)
        if await self._devices.use_link(digest(token), time.time()) != person:
            raise no_such_link()
        return await self._joining.become(who, person, browser_name(agent))

    async def remove(self, who: Identity, device: str) -> None:
        """Take a device away: whoever comes with its cookie is a stranger from now on."""
        known = await self._devices.of(who.person)
        if all(each.id != device for each in known):
            raise RequestError("no-such-device", NOT_FOUND, field="device")
        if len(known) == 1 and not await self._store.people.passkeys.of(who.person):
            raise RequestError("last-device", CONFLICT)
        await self._devices.remove(who.person, device, time.time())
        await self.look()


def device_of(who: Identity, agent: str) -> Device:
    """A device that was not kept before."""
    now = time.time()
    return Device(id=who.device, person=who.person, name=browser_name(agent), added=now, seen=now)


def no_such_link() -> RequestError:
    """The link was used, or is too old, or never was."""
    return RequestError("no-such-link", NOT_FOUND, field="token")


def qr_code(url: str) -> str:
    """A link as a picture that a camera reads."""
    drawn = io.BytesIO()
    code = segno.make(url, error="m", micro=False)
    code.save(drawn, kind="svg", xmldecl=False, nl=False, border=4, light="#fff", omitsize=True)
    return drawn.getvalue().decode()

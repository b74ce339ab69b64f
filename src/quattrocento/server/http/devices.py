"""What can be asked about one's devices: which they are, a link to another, taking one away."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from quattrocento.server.http.dependencies import (
    BECOMES,
    AnyRequest,
    Who,
    agent_of,
    own_origin,
    problems,
)
from quattrocento.server.people.devices import DeviceService
from quattrocento.server.people.messages import DeviceLink, DeviceList, LinkOffer, UseLink
from quattrocento.server.store.store import Store
from quattrocento.tables import messages

DeviceId = Annotated[str, PathParameter(max_length=32)]


class Devices(Controller):
    """One person, several devices."""

    path = "/api/v1/me/devices"
    tags = ["people"]

    @get(responses=problems())
    async def mine(
        self, request: AnyRequest, devices: NamedDependency[DeviceService], who: Who
    ) -> DeviceList:
        """My devices, this one among them."""
        return DeviceList(devices=await devices.of(who, agent_of(request)))

    @post("/link", status_code=200, responses=problems(409))
    async def link(
        self, request: AnyRequest, devices: NamedDependency[DeviceService], who: Who
    ) -> DeviceLink:
        """A link by which another device becomes mine: once, within ten minutes."""
        return await devices.link(who, agent_of(request), own_origin(request))

    @post("/offer", status_code=200, responses=problems(404))
    async def offer(
        self, devices: NamedDependency[DeviceService], who: Who, data: JSONBody[UseLink]
    ) -> LinkOffer:
        """Whom a link would make of this device, and what would become of who it is now."""
        return await devices.offer(who, data.token)

    @post("/accept", status_code=200, responses=problems(404, 409))
    async def accept(
        self,
        request: AnyRequest,
        devices: NamedDependency[DeviceService],
        store: NamedDependency[Store],
        who: Who,
        data: JSONBody[UseLink],
    ) -> messages.Me:
        """Let this device become whom a link leads to; a cookie is given."""
        new = await devices.accept(who, agent_of(request), data.token)
        request.scope[BECOMES] = new  # type: ignore[literal-required]
        return messages.Me(id=new.person, name=await store.name_of(new.person))

    @post("/{device:str}/remove", status_code=204, responses=problems(404, 409))
    async def remove(
        self, devices: NamedDependency[DeviceService], who: Who, device: DeviceId
    ) -> None:
        """Take a device away from me: it is a stranger's from now on."""
        await devices.remove(who, device)

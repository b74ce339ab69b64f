"""What can be asked about one's devices: which they are, a link to another, taking one away."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, PathParameter

from quattrocento.server.http.dependencies import AppServices, Who, problems
from quattrocento.server.http.gate import BECOMES, SCHEME
from quattrocento.server.http.previews import origin_of
from quattrocento.server.people.messages import DeviceLink, DeviceList, LinkOffer, UseLink
from quattrocento.tables import messages

AnyRequest = Request[Any, Any, Any]
DeviceId = Annotated[str, PathParameter(max_length=32)]


class Devices(Controller):
    """One person, several devices."""

    path = "/api/v1/me/devices"
    tags = ["people"]

    @get(responses=problems())
    async def mine(self, request: AnyRequest, services: AppServices, who: Who) -> DeviceList:
        """My devices, this one among them."""
        return DeviceList(devices=await services.people.devices.of(who, agent_of(request)))

    @post("/link", status_code=200, responses=problems(409))
    async def link(self, request: AnyRequest, services: AppServices, who: Who) -> DeviceLink:
        """A link by which another device becomes mine: once, within ten minutes."""
        return await services.people.devices.link(who, agent_of(request), own_origin(request))

    @post("/offer", status_code=200, responses=problems(404))
    async def offer(self, services: AppServices, who: Who, data: JSONBody[UseLink]) -> LinkOffer:
        """Whom a link would make of this device, and what would become of who it is now."""
        return await services.people.devices.offer(who, data.token)

    @post("/accept", status_code=200, responses=problems(404, 409))
    async def accept(
        self, request: AnyRequest, services: AppServices, who: Who, data: JSONBody[UseLink]
    ) -> messages.Me:
        """Let this device become whom a link leads to; a cookie is given."""
        new = await services.people.devices.accept(who, agent_of(request), data.token)
        request.scope[BECOMES] = new  # type: ignore[literal-required]
        return messages.Me(id=new.person, name=await services.store.name_of(new.person))

    @post("/{device:str}/remove", status_code=204, responses=problems(404, 409))
    async def remove(self, services: AppServices, who: Who, device: DeviceId) -> None:
        """Take a device away from me: it is a stranger's from now on."""
        await services.people.devices.remove(who, device)


def agent_of(request: AnyRequest) -> str:
    """What a browser says that it is."""
    return str(request.headers.get("user-agent", ""))


def own_origin(request: AnyRequest) -> str:
    """Where we are found, as whoever asks named us."""
    scheme: str = request.scope[SCHEME]  # type: ignore[literal-required]
    return origin_of(request.headers, scheme)

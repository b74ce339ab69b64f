"""What can be asked about calls to one's turn: where, and the links in e-mail."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from quattrocento.server.http.dependencies import Address, AnyRequest, Who, own_origin, problems
from quattrocento.server.people.calls import CallService
from quattrocento.server.people.messages import (
    CallSettings,
    HookSecret,
    MailToken,
    NewHook,
    NewMail,
    NewPush,
)

TargetId = Annotated[str, PathParameter(max_length=32)]


class Calls(Controller):
    """Where I am called when it is my turn."""

    path = "/api/v1/me/calls"
    tags = ["people"]

    @get(responses=problems())
    async def mine(
        self, request: AnyRequest, calls: NamedDependency[CallService], who: Who
    ) -> CallSettings:
        """Where I am called, and where I could be."""
        return await calls.of(who, own_origin(request))

    @post("/push", status_code=200, responses=problems(409))
    async def push(
        self,
        request: AnyRequest,
        calls: NamedDependency[CallService],
        who: Who,
        data: JSONBody[NewPush],
    ) -> CallSettings:
        """Call this browser."""
        return await calls.add_push(who, data, own_origin(request))

    @post("/mail", status_code=200, responses=problems(409))
    async def mail(
        self,
        request: AnyRequest,
        calls: NamedDependency[CallService],
        who: Who,
        address: Address,
        data: JSONBody[NewMail],
    ) -> CallSettings:
        """Call me by e-mail, once a link that is sent there has been followed."""
        return await calls.add_mail(who, data, own_origin(request), address)

    @post("/hook", status_code=200, responses=problems(409))
    async def hook(
        self,
        request: AnyRequest,
        calls: NamedDependency[CallService],
        who: Who,
        data: JSONBody[NewHook],
    ) -> HookSecret:
        """Call an endpoint of mine; what signs the calls is told only now."""
        return await calls.add_hook(who, data, own_origin(request))

    @post("/{target:str}/remove", status_code=200, responses=problems(404))
    async def remove(
        self, request: AnyRequest, calls: NamedDependency[CallService], who: Who, target: TargetId
    ) -> CallSettings:
        """Call me there no longer."""
        return await calls.remove(who, target, own_origin(request))


class MailLinks(Controller):
    """The links in e-mail; whoever has them has the e-mail."""

    path = "/api/v1/mail"
    tags = ["people"]

    @post("/confirm", status_code=204, responses=problems(404))
    async def confirm(self, calls: NamedDependency[CallService], data: JSONBody[MailToken]) -> None:
        """The address is mine."""
        await calls.confirm(data.token)

    @post("/stop", status_code=204, responses=problems(404))
    async def stop(self, calls: NamedDependency[CallService], data: JSONBody[MailToken]) -> None:
        """No e-mail to this address any more."""
        await calls.stop(data.token)

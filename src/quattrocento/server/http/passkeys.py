"""What can be asked about passkeys: making one, coming back by one, taking one away."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from quattrocento.server.http.dependencies import (
    BECOMES,
    AnyRequest,
    PersonId,
    Who,
    agent_of,
    own_origin,
    problems,
)
from quattrocento.server.people.messages import (
    NewPasskey,
    PasskeyChoice,
    PasskeyCreation,
    PasskeyInfo,
    PasskeyList,
    PasskeyRequest,
    ShownPasskey,
)
from quattrocento.server.people.passkeys import PasskeyService
from quattrocento.server.store.store import Store
from quattrocento.tables import messages


class Passkeys(Controller):
    """Passkeys, for whoever wants to keep their name."""

    path = "/api/v1/me/passkeys"
    tags = ["people"]

    @get(responses=problems())
    async def mine(
        self, passkeys: NamedDependency[PasskeyService], person: PersonId
    ) -> PasskeyList:
        """My passkeys."""
        return PasskeyList(passkeys=await passkeys.of(person))

    @post("/begin", status_code=200, responses=problems(409))
    async def begin(
        self, request: AnyRequest, passkeys: NamedDependency[PasskeyService], person: PersonId
    ) -> PasskeyCreation:
        """What my browser needs to make a passkey."""
        return await passkeys.begin_making(person, host_of(request))

    @post(responses=problems(409))
    async def make(
        self,
        request: AnyRequest,
        passkeys: NamedDependency[PasskeyService],
        person: PersonId,
        data: JSONBody[NewPasskey],
    ) -> PasskeyInfo:
        """Keep a passkey that my browser has made."""
        return await passkeys.make(
            person, data, host_of(request), own_origin(request), agent_of(request)
        )

    @post("/remove", status_code=204, responses=problems(404))
    async def remove(
        self,
        passkeys: NamedDependency[PasskeyService],
        person: PersonId,
        data: JSONBody[PasskeyChoice],
    ) -> None:
        """Take a passkey away from me."""
        await passkeys.remove(person, data.id)

    @post("/ask", status_code=200, responses=problems(409))
    async def ask(
        self, request: AnyRequest, passkeys: NamedDependency[PasskeyService], person: PersonId
    ) -> PasskeyRequest:
        """What my browser needs to show a passkey."""
        return await passkeys.begin_showing(person, host_of(request))

    @post("/show", status_code=200, responses=problems(404, 409))
    async def show(
        self,
        request: AnyRequest,
        passkeys: NamedDependency[PasskeyService],
        store: NamedDependency[Store],
        who: Who,
        data: JSONBody[ShownPasskey],
    ) -> messages.Me:
        """Let this device become whose passkey it shows; a cookie is given."""
        new = await passkeys.show(
            who, data, host_of(request), own_origin(request), agent_of(request)
        )
        request.scope[BECOMES] = new  # type: ignore[literal-required]
        return messages.Me(id=new.person, name=await store.name_of(new.person))


def host_of(request: AnyRequest) -> str:
    """The name by which we were called."""
    return str(request.headers.get("host", "localhost"))

"""Passkeys (WebAuthn): whoever wants to keep their name is known by one on any device.

A challenge is good once, for a few minutes, and for who asked for it. Nobody needs a passkey.
"""

from __future__ import annotations

import time
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy.ext.asyncio import AsyncEngine
from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, generate_challenge

from quattrocento.server.http.dependencies import (
    BECOMES,
    AnyRequest,
    PersonId,
    Who,
    agent_of,
    own_origin,
    problems,
)
from quattrocento.server.http.identity import Identity
from quattrocento.server.http.visitors import is_address, name_of
from quattrocento.server.people.agents import digest
from quattrocento.server.people.devices import Joining, browser_name
from quattrocento.server.people.messages import (
    NewPasskey,
    PasskeyChoice,
    PasskeyCreation,
    PasskeyInfo,
    PasskeyList,
    PasskeyRequest,
    ShownPasskey,
)
from quattrocento.server.store import schema
from quattrocento.server.store.store import Store
from quattrocento.server.store.writer import insert_new
from quattrocento.tables import messages
from quattrocento.tables.errors import CONFLICT, FORBIDDEN, NOT_FOUND, RequestError

Purpose = Literal["make", "show"]

CHALLENGE_SECONDS = 300.0
MOST_PASSKEYS = 10


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


class ClientData(msgspec.Struct):
    """What we read ourselves of what a browser has signed."""

    challenge: str


class PasskeyService:
    """The passkeys of people."""

    def __init__(self, store: Store, joining: Joining) -> None:
        self._store = store
        self._passkeys = PasskeyStore(store.engine)
        self._joining = joining

    async def of(self, person: str) -> list[PasskeyInfo]:
        """The passkeys of a person."""
        return [info_of(each) for each in await self._passkeys.of(person)]

    # Making one

    async def begin_making(self, person: str, host: str) -> PasskeyCreation:
        """What a browser needs to make a passkey."""
        server = server_of(host)
        known = await self._passkeys.of(person)
        if len(known) >= MOST_PASSKEYS:
            raise RequestError("too-many-passkeys", CONFLICT, most=MOST_PASSKEYS)
        return PasskeyCreation(
            challenge=await self._challenge(person, "make"),
            server=server,
            user=bytes_to_base64url(bytes.fromhex(person)),
            name=await self._store.name_of(person) or "Quattrocento",
            known=[each.id for each in known],
        )

    async def make(
        self, person: str, made: NewPasskey, host: str, origin: str, agent: str
    ) -> PasskeyInfo:
        """Keep a passkey that was made for a person."""
        challenge = await self._used(person, "make", made.client_data)
        try:
            found = verify_registration_response(
                credential=credential_of(
                    made.id,
                    {"clientDataJSON": made.client_data, "attestationObject": made.attestation},
                ),
                expected_challenge=challenge,
                expected_rp_id=server_of(host),
                expected_origin=origin,
            )
        except Exception:  # noqa: BLE001 - whatever it cannot read is no passkey
            raise bad_passkey() from None
        now = time.time()
        passkey = Passkey(
            id=bytes_to_base64url(found.credential_id),
            person=person,
            public_key=bytes_to_base64url(found.credential_public_key),
            sign_count=found.sign_count,
            name=browser_name(agent),
            added=now,
            used=now,
        )
        if not await self._passkeys.keep(passkey):
            raise RequestError("passkey-known", CONFLICT, field="id")
        return info_of(passkey)

    async def remove(self, person: str, passkey: str) -> None:
        """Take a passkey away from a person."""
        if not await self._passkeys.remove(person, passkey):
            raise RequestError("no-such-passkey", NOT_FOUND, field="id")

    # Coming back by one

    async def begin_showing(self, person: str, host: str) -> PasskeyRequest:
        """What a browser needs to show a passkey."""
        server = server_of(host)
        return PasskeyRequest(challenge=await self._challenge(person, "show"), server=server)

    async def show(
        self, who: Identity, shown: ShownPasskey, host: str, origin: str, agent: str
    ) -> Identity:
        """The identity that this device has from now on: that of the passkey's person."""
        challenge = await self._used(who.person, "show", shown.client_data)
        passkey = await self._passkeys.find(shown.id)
        if passkey is None:
            raise RequestError("no-such-passkey", NOT_FOUND, field="id")
        try:
            found = verify_authentication_response(
                credential=credential_of(
                    shown.id,
                    {
                        "clientDataJSON": shown.client_data,
                        "authenticatorData": shown.authenticator_data,
                        "signature": shown.signature,
                    },
                ),
                expected_challenge=challenge,
                expected_rp_id=server_of(host),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
            )
        except Exception:  # noqa: BLE001 - whatever it cannot read is no passkey
            raise bad_passkey() from None
        await self._passkeys.note_use(passkey.id, found.new_sign_count, time.time())
        return await self._joining.become(who, passkey.person, browser_name(agent))

    # Challenges

    async def _challenge(self, person: str, purpose: Purpose) -> str:
        challenge = bytes_to_base64url(generate_challenge())
        now = time.time()
        await self._passkeys.open_challenge(
            digest(challenge), person, purpose, now, now + CHALLENGE_SECONDS
        )
        return challenge

    async def _used(self, person: str, purpose: Purpose, client_data: str) -> bytes:
        """The challenge that was answered, if it was open for this person and this purpose."""
        try:
            data = msgspec.json.decode(base64url_to_bytes(client_data), type=ClientData)
            challenge = base64url_to_bytes(data.challenge)
        except (ValueError, msgspec.DecodeError):
            raise bad_passkey() from None
        known = digest(bytes_to_base64url(challenge))
        if not await self._passkeys.use_challenge(known, person, purpose, time.time()):
            raise RequestError("stale-challenge", CONFLICT, field="client_data")
        return challenge


def server_of(host: str) -> str:
    """The name by which passkeys know this server; an address is none."""
    name = name_of(host)
    if is_address(name):
        raise RequestError("passkey-needs-name", CONFLICT)
    return name


def credential_of(passkey: str, response: dict[str, str]) -> dict[str, Any]:
    """A passkey's answer in the form that the library reads."""
    return {"id": passkey, "rawId": passkey, "type": "public-key", "response": response}


def bad_passkey() -> RequestError:
    """What was signed is not for us, or not by this passkey."""
    return RequestError("bad-passkey", FORBIDDEN)


def info_of(passkey: Passkey) -> PasskeyInfo:
    """What its owner sees of a passkey."""
    return PasskeyInfo(id=passkey.id, name=passkey.name, added=passkey.added, used=passkey.used)


class Passkey(msgspec.Struct, kw_only=True):
    """A passkey as it is stored: its id and public key in base64url."""

    id: str
    person: str
    public_key: str
    sign_count: int
    name: str
    added: float
    used: float


class PasskeyStore:
    """The part of the store for passkeys."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, person: str) -> list[Passkey]:
        """The passkeys of a person, in the order in which they came."""
        chosen = sa.select(schema.passkeys).where(schema.passkeys.c.person == person)
        async with self._engine.connect() as connection:
            found = await connection.execute(
                chosen.order_by(schema.passkeys.c.added, schema.passkeys.c.id)
            )
            return [Passkey(**row._mapping) for row in found]

    async def find(self, passkey: str) -> Passkey | None:
        """A passkey by its id."""
        chosen = sa.select(schema.passkeys).where(schema.passkeys.c.id == passkey)
        async with self._engine.connect() as connection:
            found = (await connection.execute(chosen)).first()
        return None if found is None else Passkey(**found._mapping)

    async def keep(self, passkey: Passkey) -> bool:
        """Keep a passkey; False if it is known already."""
        row = msgspec.structs.asdict(passkey)
        async with self._engine.begin() as connection:
            added = insert_new(self._engine.dialect, schema.passkeys, row)
            return (await connection.execute(added)).rowcount > 0

    async def note_use(self, passkey: str, sign_count: int, now: float) -> None:
        """Note that somebody came back by a passkey."""
        same = sa.update(schema.passkeys).where(schema.passkeys.c.id == passkey)
        async with self._engine.begin() as connection:
            await connection.execute(same.values(sign_count=sign_count, used=now))

    async def remove(self, person: str, passkey: str) -> bool:
        """Take a passkey away from a person; whether it was theirs."""
        theirs = (schema.passkeys.c.id == passkey) & (schema.passkeys.c.person == person)
        async with self._engine.begin() as connection:
            return (await connection.execute(sa.delete(schema.passkeys).where(theirs))).rowcount > 0

    # Challenges

    async def open_challenge(
        self, digest: str, person: str, purpose: Purpose, now: float, until: float
    ) -> None:
        """Keep a challenge, in place of the person's earlier one, and none that is too old."""
        row = {"digest": digest, "person": person, "purpose": purpose, "until": until}
        async with self._engine.begin() as connection:
            earlier = (schema.challenges.c.person == person) & (
                schema.challenges.c.purpose == purpose
            )
            void = earlier | (schema.challenges.c.until < now)
            await connection.execute(sa.delete(schema.challenges).where(void))
            await connection.execute(sa.insert(schema.challenges), row)

    async def use_challenge(self, digest: str, person: str, purpose: Purpose, now: float) -> bool:
        """Whether a challenge was open for a person; it is no longer."""
        holds = (
            (schema.challenges.c.digest == digest)
            & (schema.challenges.c.person == person)
            & (schema.challenges.c.purpose == purpose)
            & (schema.challenges.c.until >= now)
        )
        async with self._engine.begin() as connection:
            return (
                await connection.execute(sa.delete(schema.challenges).where(holds))
            ).rowcount > 0

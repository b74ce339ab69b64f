"""Where people want to be called when it is their turn: browsers, an e-mail address, an endpoint.

An address is called only after a link that was sent there has been followed; every message has a
link that ends them. Both links are signed, so that nothing need be kept of them.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import logging
import re
import secrets
import time
from collections.abc import Collection
from typing import Annotated, Literal

import msgspec
import sqlalchemy as sa
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from sqlalchemy.ext.asyncio import AsyncEngine

from quattrocento.server.http.dependencies import Address, AnyRequest, Who, own_origin, problems
from quattrocento.server.http.identity import Identity
from quattrocento.server.http.visitors import household
from quattrocento.server.limits.rate_limit import RateLimit
from quattrocento.server.people import mail, outside, push
from quattrocento.server.people.links import RELATIVE, Links
from quattrocento.server.people.messages import (
    MAIL_PATTERN,
    CallSettings,
    CallTarget,
    HookSecret,
    MailToken,
    NewHook,
    NewMail,
    NewPush,
)
from quattrocento.server.people.settings import PeopleSettings
from quattrocento.server.store import schema
from quattrocento.server.store.database import insert_into
from quattrocento.server.store.store import Store
from quattrocento.server.store.writer import insert_new
from quattrocento.tables.errors import (
    CONFLICT,
    NOT_FOUND,
    TOO_MANY,
    UNAVAILABLE,
    RequestError,
    speech,
)
from quattrocento.tables.ids import is_id, new_id

log = logging.getLogger(__name__)

Kind = Literal["push", "mail", "hook"]
TargetId = Annotated[str, PathParameter(max_length=32)]

CONFIRM = "confirm"
STOP = "stop"
SECRET_BYTES = 24
ADDRESS = re.compile(MAIL_PATTERN)
MAILS_AN_HOUR = 3
UNVERIFIED_SECONDS = 24 * 3600.0
PUSH_KEY = "push-key"


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


class CallService:
    """Where people are called."""

    def __init__(self, store: Store, settings: PeopleSettings, links: Links) -> None:
        self._store = store
        self._calls = CallStore(store.engine)
        self._settings = settings
        self._links = links
        self._mails = RateLimit(MAILS_AN_HOUR, 3600)
        # Everybody who is called anywhere: most tables have nobody like that.
        self.people: set[str] = set()
        self.push_key: str | None = None

    async def begin(self) -> None:
        """Make the key that signs what is pushed, the first time."""
        if push.can_push():
            self.push_key = await self._calls.push_key(push.new_key())
        await self._calls.drop_unverified(time.time() - UNVERIFIED_SECONDS)
        await self.look()

    async def look(self) -> None:
        """Learn who is called anywhere, also by what other processes have done."""
        self.people = await self._calls.people()

    async def of(self, who: Identity, called: str) -> CallSettings:
        """Where somebody is called, and where they could be, if they ask us at an address."""
        targets = [
            CallTarget(
                id=each.id,
                kind=each.kind,
                target=each.target,
                verified=each.verified,
                here=each.kind == "push" and each.device == who.device,
            )
            for each in await self._calls.of(who.person)
        ]
        key = None if self.push_key is None else push.public_key(self.push_key)
        return CallSettings(push_key=key, mail=self._sends_mail(called), targets=targets)

    async def add_push(self, who: Identity, wish: NewPush, called: str) -> CallSettings:
        """Call a browser."""
        if self.push_key is None:
            raise RequestError("no-push", CONFLICT)
        self._must_be_allowed(wish.endpoint, "endpoint")
        keys = json.dumps({"p256dh": wish.p256dh, "auth": wish.auth})
        await self._keep(who, "push", wish.endpoint, keys, called, wish.language, verified=True)
        return await self.of(who, called)

    async def add_hook(self, who: Identity, wish: NewHook, called: str) -> HookSecret:
        """Call an endpoint; what signs the calls is told only now."""
        self._must_be_allowed(wish.url, "url")
        secret = secrets.token_urlsafe(SECRET_BYTES)
        kept = await self._keep(who, "hook", wish.url, secret, called, wish.language, verified=True)
        return HookSecret(id=kept.id, secret=secret)

    async def add_mail(
        self, who: Identity, wish: NewMail, called: str, address: str
    ) -> CallSettings:
        """Ask at an address whether it is theirs, to call there from then on."""
        settings = self._settings
        if settings.smtp is None or settings.mail_from is None:
            raise RequestError("no-mail", CONFLICT)
        origin = self._links.origin(called)
        if origin == RELATIVE:
            raise RequestError("no-mail-without-url", CONFLICT)
        if ADDRESS.fullmatch(wish.mail) is None:
            raise RequestError("bad-address", field="mail")
        counted = (who.person, household(address), wish.mail.lower())
        within = [self._mails.allows(each) for each in counted]
        if not all(within):
            raise RequestError("too-many-mails", TOO_MANY)
        kept = await self._keep(who, "mail", wish.mail, "", called, wish.language)
        words = speech(wish.language)
        link = f"{origin}/mail/confirm/{self.token(CONFIRM, kept)}"
        subject, said = words.say("mail-confirm-subject"), words.say("mail-confirm", {"link": link})
        try:
            await mail.send(settings.smtp, settings.mail_from, kept.target, subject, said, None)
        except mail.PROBLEMS as problem:
            log.warning("mail-failed", extra={"problem": type(problem).__name__})
            await self._calls.remove(kept.id)
            raise RequestError("mail-failed", UNAVAILABLE) from None
        return await self.of(who, called)

    async def remove(self, who: Identity, target: str, called: str) -> CallSettings:
        """Call there no longer."""
        if not await self._calls.remove(target, who.person):
            raise RequestError("no-such-call", NOT_FOUND, field="target")
        await self.look()
        return await self.of(who, called)

    async def confirm(self, token: str) -> None:
        """An address is whose it should be."""
        await self._calls.verify((await self._meant(CONFIRM, token)).id)
        await self.look()

    async def stop(self, token: str) -> None:
        """No messages to an address any more."""
        await self._calls.remove((await self._meant(STOP, token)).id)
        await self.look()

    def token(self, purpose: str, target: Target) -> str:
        """What a link in a message holds."""
        meant = f"mail-{purpose}:{target.id}:{target.target}".encode()
        return f"{target.id}-{hmac.new(self._store.secret, meant, hashlib.sha256).hexdigest()}"

    async def _meant(self, purpose: str, token: str) -> Target:
        """The address that a link is about."""
        named = token.partition("-")[0]
        target = await self._calls.target(named) if is_id(named) else None
        if target is None or not token.isascii():
            raise RequestError("no-such-link", NOT_FOUND, field="token")
        if not hmac.compare_digest(self.token(purpose, target), token):
            raise RequestError("no-such-link", NOT_FOUND, field="token")
        return target

    async def _keep(
        self,
        who: Identity,
        kind: Kind,
        to: str,
        keys: str,
        called: str,
        language: str,
        *,
        verified: bool = False,
    ) -> Target:
        target = Target(
            id=new_id(),
            person=who.person,
            kind=kind,
            device=who.device if kind == "push" else "",
            target=to,
            keys=keys,
            origin=called,
            language=language,
            verified=verified,
            added=time.time(),
        )
        await self._calls.keep(target)
        await self.look()
        return target

    def _sends_mail(self, called: str) -> bool:
        """Whether e-mail is sent to whoever calls us so: its links must lead somewhere."""
        return self._settings.sends_mail and self._links.origin(called) != RELATIVE

    def _must_be_allowed(self, url: str, field: str) -> None:
        """Refuse an endpoint that nothing would be sent to, as far as its name tells."""
        try:
            outside.checked(url, self._settings.private_endpoints)
        except outside.NotAllowed:
            raise RequestError("bad-endpoint", field=field) from None


class Target(msgspec.Struct, kw_only=True):
    """Where somebody is called; `keys` is what encrypts or signs, `called` when it was last."""

    id: str
    person: str
    kind: Kind
    device: str
    target: str
    keys: str
    origin: str
    language: str
    verified: bool
    added: float
    called: float = 0.0


class Call(msgspec.Struct, kw_only=True):
    """Somebody to be called to a turn at a table, at a time."""

    target: str
    table_id: str
    person: str
    turn: int
    due: float
    attempts: int = 0
    done: bool = False


class CallStore:
    """The part of the store for calls."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def push_key(self, new: str) -> str:
        """The key that signs what we push: the one that was kept first."""
        settings = schema.settings
        async with self._engine.begin() as connection:
            row = {"name": PUSH_KEY, "value": new}
            await connection.execute(insert_new(self._engine.dialect, settings, row))
            chosen = sa.select(settings.c.value).where(settings.c.name == PUSH_KEY)
            return str((await connection.execute(chosen)).scalar_one())

    # Targets

    async def of(self, person: str) -> list[Target]:
        """Where a person is called."""
        return await self._found(schema.call_targets.c.person == person)

    async def target(self, target: str) -> Target | None:
        """A target by its id."""
        found = await self._found(schema.call_targets.c.id == target)
        return found[0] if found else None

    async def _found(self, which: sa.ColumnElement[bool]) -> list[Target]:
        chosen = sa.select(schema.call_targets).where(which)
        async with self._engine.connect() as connection:
            found = await connection.execute(chosen.order_by(schema.call_targets.c.added))
            return [Target(**row._mapping) for row in found]

    async def people(self) -> set[str]:
        """Everybody who is called anywhere."""
        chosen = (
            sa.select(schema.call_targets.c.person).where(schema.call_targets.c.verified).distinct()
        )
        async with self._engine.connect() as connection:
            return set((await connection.execute(chosen)).scalars())

    async def keep(self, target: Target) -> None:
        """Keep a target, in place of the person's earlier one of its kind, of a push this one's."""
        earlier = (schema.call_targets.c.person == target.person) & (
            schema.call_targets.c.kind == target.kind
        )
        if target.kind == "push":
            here = schema.call_targets.c.device == target.device
            # A browser calls one person: whoever had it before is no longer there.
            same = (schema.call_targets.c.kind == "push") & (
                schema.call_targets.c.target == target.target
            )
            earlier = (earlier & here) | same
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(schema.call_targets).where(earlier))
            await connection.execute(sa.insert(schema.call_targets), msgspec.structs.asdict(target))

    async def verify(self, target: str) -> None:
        """Note that an address is whose it should be."""
        same = sa.update(schema.call_targets).where(schema.call_targets.c.id == target)
        async with self._engine.begin() as connection:
            await connection.execute(same.values(verified=True))

    async def remove(self, target: str, person: str | None = None) -> bool:
        """Call there no longer; whether there was such a target, of that person."""
        which = schema.call_targets.c.id == target
        if person is not None:
            which = which & (schema.call_targets.c.person == person)
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(schema.calls).where(schema.calls.c.target == target))
            return (
                await connection.execute(sa.delete(schema.call_targets).where(which))
            ).rowcount > 0

    async def drop_unverified(self, before: float) -> None:
        """Forget addresses that nobody has said are theirs."""
        old = sa.not_(schema.call_targets.c.verified) & (schema.call_targets.c.added < before)
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(schema.call_targets).where(old))

    async def note_called(self, target: str, now: float) -> None:
        """Note when a target was called."""
        same = sa.update(schema.call_targets).where(schema.call_targets.c.id == target)
        async with self._engine.begin() as connection:
            await connection.execute(same.values(called=now))

    # Calls

    async def add(self, call: Call) -> None:
        """Keep a call to be made, unless there is or was one to the same turn."""
        row = msgspec.structs.asdict(call)
        rest = {name: row[name] for name in ("turn", "due", "attempts", "done")}
        insert = insert_into(self._engine.dialect, schema.calls).values(row)
        new = insert.on_conflict_do_update(
            index_elements=["target", "table_id"], set_=rest, where=schema.calls.c.turn != call.turn
        )
        async with self._engine.begin() as connection:
            await connection.execute(new)

    async def due(self, now: float, most: int, busy: Collection[str] = ()) -> list[Call]:
        """The calls to be made by now, the oldest first, but for those to some targets."""
        waiting = (
            sa.not_(schema.calls.c.done)
            & (schema.calls.c.due <= now)
            & schema.calls.c.target.not_in(busy)
        )
        chosen = sa.select(schema.calls).where(waiting).order_by(schema.calls.c.due).limit(most)
        async with self._engine.connect() as connection:
            return [Call(**row._mapping) for row in await connection.execute(chosen)]

    async def claim(self, call: Call, until: float) -> bool:
        """Whether a call is ours to make: nobody else has taken it, nor does until a time."""
        waiting = same_as(call) & sa.not_(schema.calls.c.done) & (schema.calls.c.due == call.due)
        async with self._engine.begin() as connection:
            taken = sa.update(schema.calls).where(waiting).values(due=until)
            return (await connection.execute(taken)).rowcount > 0

    async def finish(self, call: Call) -> None:
        """Note that a call was made, or need not be."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.update(schema.calls).where(same_as(call)).values(done=True))

    async def put_off(self, call: Call, due: float, attempts: int) -> None:
        """Make a call later."""
        later = sa.update(schema.calls).where(same_as(call)).values(due=due, attempts=attempts)
        async with self._engine.begin() as connection:
            await connection.execute(later)


def same_as(call: Call) -> sa.ColumnElement[bool]:
    """The row of a call, while it is to the same turn."""
    return (
        (schema.calls.c.target == call.target)
        & (schema.calls.c.table_id == call.table_id)
        & (schema.calls.c.turn == call.turn)
    )

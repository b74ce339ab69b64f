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
    NewHook,
    NewMail,
    NewPush,
)
from quattrocento.server.people.settings import PeopleSettings
from quattrocento.server.store.calls import Kind, Target
from quattrocento.server.store.store import Store
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

CONFIRM = "confirm"
STOP = "stop"
SECRET_BYTES = 24
ADDRESS = re.compile(MAIL_PATTERN)
MAILS_AN_HOUR = 3
UNVERIFIED_SECONDS = 24 * 3600.0


class CallService:
    """Where people are called."""

    def __init__(self, store: Store, settings: PeopleSettings, links: Links) -> None:
        self._store = store
        self._calls = store.people.calls
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

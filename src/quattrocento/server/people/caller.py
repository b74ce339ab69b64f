"""Calls people to their turn: when a table has waited for them, and no page of theirs is there.

A call is a row in the store until it is made, so that it survives a restart; of several processes
the one that holds the lease makes it. Nothing is told but that it is their turn, where, and in
which game.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import time
from contextlib import suppress

from quattrocento.server import limits
from quattrocento.server.people import mail, outside, push
from quattrocento.server.people.calls import STOP, Call, CallService, CallStore, Target
from quattrocento.server.people.links import RELATIVE, Links, name_in, title_of
from quattrocento.server.people.settings import PeopleSettings
from quattrocento.server.store.database import STORE_PROBLEMS
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables.errors import RequestError, speech
from quattrocento.tables.table import Table

log = logging.getLogger(__name__)

LEASE = "calls"
LOOK_SECONDS = 5.0
AT_ONCE = 20
CLAIM_SECONDS = 120.0
# How long to wait after each attempt that failed; after the last nobody tries again.
PAUSES = (60.0, 300.0, 1800.0, 7200.0)
GONE = (404, 410)
FINE = range(200, 300)


class Failed(Exception):
    """A call that was not taken; `gone` if nobody will ever take one there."""

    def __init__(self, gone: bool = False) -> None:
        super().__init__()
        self.gone = gone


class Caller:
    """Makes the calls."""

    def __init__(
        self,
        registry: TableRegistry,
        settings: PeopleSettings,
        service: CallService,
        links: Links,
    ) -> None:
        self._registry = registry
        self._settings = settings
        self._service = service
        self._links = links
        self._calls = CallStore(registry.store.engine)
        # The targets that are being called just now.
        self._busy: set[str] = set()

    # What is to be done

    def schedule_next(self, held: HeldTable) -> None:
        """Keep a call for whoever a table waits for now, if they are called anywhere."""
        if not self._service.people:
            return
        waiting = turns(held.table)
        if waiting.keys() & self._service.people:
            self._registry.background.spawn(self._keep(held.table.setup.id, waiting))

    async def _keep(self, table_id: str, waiting: dict[str, int]) -> None:
        due = time.time() + self._settings.call_after
        try:
            for person in waiting.keys() & self._service.people:
                for target in await self._calls.of(person):
                    if target.verified:
                        call = Call(
                            target=target.id,
                            table_id=table_id,
                            person=person,
                            turn=waiting[person],
                            due=max(due, self._earliest(target)),
                        )
                        await self._calls.add(call)
        except STORE_PROBLEMS as problem:
            log.warning("call-lost", extra={"problem": type(problem).__name__})

    def _earliest(self, target: Target) -> float:
        """When a target may be called again: e-mail comes seldom, and then with all tables."""
        return target.called + self._settings.digest_seconds if target.kind == "mail" else 0.0

    # Doing it

    async def attend(self) -> None:
        """Make the calls that are due, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.make_due()
            except Exception as problem:  # noqa: BLE001 - whatever it is, calls must go on
                log.warning("calls-failed", extra={"problem": type(problem).__name__})

    async def make_due(self) -> None:
        """Begin the calls that are due, those to one target together; none waits for another."""
        while True:
            free = min(AT_ONCE, limits.CALLS_AT_ONCE - len(self._busy))
            found = await self._calls.due(time.time(), free, self._busy) if free > 0 else []
            if not found or not await self._registry.store.leases.take(LEASE):
                return
            together: dict[str, list[Call]] = {}
            for call in found:
                # A process that was held up may believe for a moment that the lease is its own.
                if await self._calls.claim(call, time.time() + CLAIM_SECONDS):
                    together.setdefault(call.target, []).append(call)
            for target, due in together.items():
                self._busy.add(target)
                self._registry.background.spawn(self._attempt(target, due))

    async def _attempt(self, target_id: str, due: list[Call]) -> None:
        try:
            await self._make(target_id, due)
        finally:
            self._busy.discard(target_id)

    async def _make(self, target_id: str, due: list[Call]) -> None:
        target = await self._calls.target(target_id)
        wanted: list[tuple[Call, Table]] = []
        for call in due:
            table = await self._still(call) if target is not None else None
            if table is None:
                await self._calls.finish(call)
            else:
                wanted.append((call, table))
        if target is None or not wanted:
            return
        earliest = self._earliest(target)
        if earliest > time.time():
            for call, _ in wanted:
                await self._calls.put_off(call, earliest, call.attempts)
            return
        made: list[Call] = []
        try:
            await self._send(target, wanted, made)
        except Exception as problem:  # noqa: BLE001 - whatever it is, it was not taken
            log.info("call-failed", extra={"kind": target.kind, "problem": type(problem).__name__})
            await self._failed(target, [call for call, _ in wanted if call not in made], problem)
            return
        await self._calls.note_called(target.id, time.time())

    async def _still(self, call: Call) -> Table | None:
        """The table, if it still waits for the same turn and nobody is there to see it."""
        with suppress(RequestError):
            held = await self._registry.load(call.table_id)
            # Another process kept the call; what happened before may not be known here yet.
            await self._registry.refresh(call.table_id, call.turn)
            if turns(held.table).get(call.person) == call.turn and call.person not in held.present:
                return held.table
        return None

    async def _failed(self, target: Target, calls: list[Call], problem: Exception) -> None:
        if isinstance(problem, Failed) and problem.gone and target.kind == "push":
            await self._calls.remove(target.id)
            await self._service.look()
            return
        for call in calls:
            if call.attempts >= len(PAUSES) or isinstance(problem, outside.NotAllowed):
                await self._calls.finish(call)
            else:
                due = time.time() + PAUSES[call.attempts]
                await self._calls.put_off(call, due, call.attempts + 1)

    # What is told

    async def _send(
        self, target: Target, wanted: list[tuple[Call, Table]], made: list[Call]
    ) -> None:
        """Call somebody to some tables, before a deadline; note what was taken."""
        if target.kind == "mail":
            await self._mail(target, [table for _, table in wanted])
            for call, _ in wanted:
                await self._calls.finish(call)
            return
        origin = self._links.origin(target.origin)
        deadline = asyncio.get_running_loop().time() + limits.CALLS_OF_A_TARGET_SECONDS
        send = self._push if target.kind == "push" else self._hook
        for call, table in wanted:
            async with asyncio.timeout_at(deadline):
                status = await send(target, message_of(target, table, origin))
            if status not in FINE:
                raise Failed(gone=status in GONE)
            made.append(call)
            await self._calls.finish(call)

    async def _push(self, target: Target, message: dict[str, str]) -> int:
        key, private = self._service.push_key, self._settings.private_endpoints
        if key is None:
            raise Failed
        sender = self._settings.mail_from
        ourselves = f"https://{name_in(self._links.origin(target.origin) or target.origin)}"
        contact = f"mailto:{sender}" if sender else ourselves
        return await push.push(target.target, target.keys, key, contact, message, private)

    async def _hook(self, target: Target, message: dict[str, str]) -> int:
        body = json.dumps(message).encode()
        at = str(int(time.time()))
        signed = hmac.new(target.keys.encode(), f"{at}.".encode() + body, hashlib.sha256)
        headers = {
            "content-type": "application/json",
            "x-quattrocento-time": at,
            "x-quattrocento-signature": f"sha256={signed.hexdigest()}",
        }
        return await outside.post(target.target, headers, body, self._settings.private_endpoints)

    async def _mail(self, target: Target, tables: list[Table]) -> None:
        server, sender = self._settings.smtp, self._settings.mail_from
        origin = self._links.origin(target.origin)
        if server is None or sender is None or origin == RELATIVE:
            raise Failed
        words = speech(target.language)
        stop = f"{origin}/mail/stop/{self._service.token(STOP, target)}"
        turns_told = [message_of(target, table, origin) for table in tables]
        lines = [f"{each['text']}\n{each['url']}\n" for each in turns_told]
        text = "\n".join([*lines, words.say("mail-stop", {"link": stop})])
        subject = words.say("call-subject", {"tables": len(tables)})
        try:
            await mail.send(server, sender, target.target, subject, text, stop)
        except mail.Refused:
            raise Failed(gone=True) from None


def turns(table: Table) -> dict[str, int]:
    """Whom a table of several people waits for, and since which entry."""
    if len(table.seats.persons) < 2:
        return {}
    found: dict[str, int] = {}
    for seat in table.awaited_people():
        person, asked = table.occupants[seat].person, table.asked_at[seat]
        if person is not None and asked is not None:
            found[person] = asked
    return found


def message_of(target: Target, table: Table, origin: str) -> dict[str, str]:
    """What somebody is told: that it is their turn, where, and in which game."""
    setup = table.setup
    told = {"table": setup.code, "game": title_of(setup.game, target.language)}
    return {
        "type": "your-turn",
        "game": setup.game,
        "table": setup.code,
        "text": speech(target.language).say("call-turn", told),
        "url": f"{origin}/table/{setup.id}",
    }

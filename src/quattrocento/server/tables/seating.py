"""Seats: opening tables, joining, leaving, coming back, ending, playing again."""

from __future__ import annotations

import time

from quattrocento.core.proof import commitment_of, new_secret
from quattrocento.server import limits
from quattrocento.server.http.visitors import household
from quattrocento.server.limits.rate_limit import RateLimit
from quattrocento.server.store.rows import Row, row_of
from quattrocento.server.tables.requests import RequestService
from quattrocento.tables import messages
from quattrocento.tables.errors import CONFLICT, NOT_FOUND, OLDER_RULES, TOO_MANY, RequestError
from quattrocento.tables.lobby import shown
from quattrocento.tables.requests import CallOff, ComeBack, LeaveSeat, Rematch, SitDown
from quattrocento.tables.seating import may_play_again, opened, rematch_of, setup_of
from quattrocento.tables.table import Table


class SeatingService:
    """Who sits where."""

    def __init__(self, requests: RequestService, rate_factor: int) -> None:
        self.requests = requests
        self.registry = requests.registry
        self.store = self.registry.store
        self._commitment_rate = RateLimit(limits.NEW_COMMITMENTS_A_MINUTE * rate_factor, 60)
        self._rate = RateLimit(limits.NEW_TABLES_A_MINUTE * rate_factor, 60)
        self._address_rate = RateLimit(limits.NEW_TABLES_A_MINUTE_AN_ADDRESS * rate_factor, 60)
        self._hourly_rate = RateLimit(limits.NEW_TABLES_AN_HOUR_AN_ADDRESS * rate_factor, 3600)

    # Opening

    async def commit(self, person: str) -> messages.NewCommitment:
        """Give a person the commitment to a fresh secret, before they add chance of their own."""
        if not self._commitment_rate.allows(person):
            raise RequestError("too-many-new-tables", TOO_MANY)
        secret, now = new_secret(), time.time()
        commitment, until = commitment_of(secret), now + limits.COMMITMENT_SECONDS
        await self.store.commitments.keep(commitment, secret, person, now, until)
        return messages.NewCommitment(commitment=commitment, until=until)

    async def secret_for(self, person: str, commitment: str | None, entropy: str | None) -> str:
        """The secret that somebody was given the commitment to, or one that nobody has seen."""
        if commitment is None:
            if entropy is not None:
                raise RequestError("entropy-too-early", field="entropy")
            return new_secret()
        secret = await self.store.commitments.secret_of(commitment, person, time.time())
        if secret is None:
            raise RequestError("no-such-commitment", CONFLICT, field="commitment")
        return secret

    async def open(
        self, person: str, address: str, request: messages.NewTable
    ) -> messages.TableInfo:
        """Open a table as its host."""
        await self._may_open(person, address)
        name = await self.store.name_of(person)
        setup = setup_of(request, person, name, time.time())
        secret = await self.secret_for(person, request.commitment, request.entropy)
        return await self._open(opened(setup, secret, request.entropy), person, request.commitment)

    async def _may_open(self, person: str, address: str) -> None:
        own = household(address)
        rates = [
            self._rate.allows(person),
            self._address_rate.allows(own),
            self._hourly_rate.allows(own),
        ]
        if not all(rates):
            raise RequestError("too-many-new-tables", TOO_MANY)
        hosted, seated = await self.store.counts(person)
        if hosted >= limits.TABLES_A_PERSON:
            raise RequestError("too-many-tables", TOO_MANY, most=limits.TABLES_A_PERSON)
        if seated >= limits.SEATED_TABLES_A_PERSON:
            raise RequestError("too-many-seats", TOO_MANY, most=limits.SEATED_TABLES_A_PERSON)

    async def _open(self, table: Table, person: str, commitment: str | None) -> messages.TableInfo:
        sitters = table.seats.persons | {person}
        if not await self.store.open_table(row_of(table), sorted(sitters), commitment):
            raise RequestError("no-such-commitment", CONFLICT, field="commitment")
        return self.registry.hold(table).signed_info(person)

    # Joining and leaving

    async def invitation(self, code: str) -> messages.Invitation:
        """The table that somebody is invited to, as strangers may see it."""
        held = await self.registry.look(await self._id_of(code), None)
        host = await self.store.name_of(held.table.setup.host)
        return messages.Invitation(table=held.signed_info(None), host=host)

    async def _id_of(self, code: str) -> str:
        """The table with this code."""
        wanted = code.strip().upper()
        row = await self.store.table_by_code(wanted) if wanted.isalnum() else None
        if row is None:
            raise RequestError("no-such-table", NOT_FOUND)
        return row.id

    async def join_by_code(
        self, person: str, request: messages.JoinByCode, agent: bool = False
    ) -> messages.TableInfo:
        """Take an open seat at the table with this code."""
        wanted = messages.Join(code=request.code, entropy=request.entropy)
        return await self.join(await self._id_of(request.code), person, wanted, agent)

    async def join(
        self, table_id: str, person: str, request: messages.Join, agent: bool = False
    ) -> messages.TableInfo:
        """Take an open seat, as a person or as an agent; with the last one the game begins."""
        held = await self.registry.look(table_id, person)
        await self.may_sit(person)
        wanted = SitDown(
            name=await self.store.name_of(person),
            seat=request.seat,
            code=request.code or "",
            agent=agent,
            entropy=request.entropy,
        )
        await self.requests.carry_out_at(held, wanted, person)
        return held.signed_info(person)

    async def may_sit(self, person: str) -> None:
        """Refuse whoever sits at too many tables already."""
        _, seated = await self.store.counts(person)
        if seated >= limits.SEATED_TABLES_A_PERSON:
            raise RequestError("too-many-seats", TOO_MANY, most=limits.SEATED_TABLES_A_PERSON)

    async def leave(self, table_id: str, person: str, seat: int) -> messages.TableInfo:
        """Leave a seat: before the game it is open again, in play a bot stands in."""
        held = await self.requests.carry_out(table_id, person, LeaveSeat(seat=seat))
        return held.info(person)

    async def come_back(self, table_id: str, person: str, seat: int) -> messages.TableInfo:
        """Take a seat back from the bot that stands in."""
        held = await self.requests.carry_out(table_id, person, ComeBack(seat=seat))
        return held.info(person)

    # Ending and beginning again

    async def end(self, table_id: str, person: str) -> messages.TableInfo:
        """Call a table off, as its host: before the game, or when no other person plays."""
        return (await self.requests.carry_out(table_id, person, CallOff())).info(person)

    async def archive(self, table_id: str, person: str) -> None:
        """Put an ended table away from one's own list."""
        held = await self.registry.look(table_id, person)
        if held.table.status not in ("finished", "abandoned"):
            raise RequestError("not-finished", CONFLICT)
        await self.store.archive(table_id, person)

    async def rematch(
        self, table_id: str, person: str, address: str, request: messages.Rematch
    ) -> messages.TableInfo:
        """Open a table for the same players; whoever asks later gets the same table."""
        held = await self.registry.look(table_id, person)
        async with held.lock:
            table = held.table
            may_play_again(table, person)
            if table.rematch is not None:
                return (await self.registry.look(table.rematch, person)).info(person)
            await self._may_open(person, address)
            secret = await self.secret_for(person, request.commitment, request.entropy)
            again = opened(rematch_of(table, person, time.time()), secret, request.entropy)
            info = await self._open(again, person, request.commitment)
            await self.requests.carry_out_locked(held, Rematch(table=info.id), person)
            return info

    async def lobby(self, person: str, page: int = 0) -> messages.TableList:
        """The tables of a person, open ones, and finished games that anyone may look at.

        The first page of open tables begins with those where somebody waits just now.
        """
        most = limits.SHOWN_TABLES
        mine = await self.store.tables_of(person, most)
        gathering = await self.store.listed_tables("gathering", most + 1, page * most)
        finished = await self.store.listed_tables("finished", most + 1, page * most)
        more = max(len(gathering), len(finished)) > most
        del gathering[most:], finished[most:]
        if page == 0:
            gathering = await self._alive_first(gathering)
        watchable = [await self._shown(row, person) for row in finished]
        sat_at = [await self._shown(row, person) for row in mine]
        sat_at += await self._where_they_play_again(sat_at, person)
        return messages.TableList(
            mine=sorted(sat_at, key=lambda info: info.changed, reverse=True),
            open=[await self._shown(row, person) for row in gathering],
            finished=[info for info in watchable if info.spectators],
            more=more,
        )

    async def _where_they_play_again(
        self, sat_at: list[messages.TableInfo], person: str
    ) -> list[messages.TableInfo]:
        """The tables where the players of a finished game play again and a seat waits for one."""
        known = {info.id for info in sat_at}
        again = {info.rematch for info in sat_at if info.rematch is not None} - known
        rows = [await self.store.table(table_id) for table_id in sorted(again)]
        return [
            await self._shown(row, person)
            for row in rows
            if row is not None and row.status == "gathering"
        ]

    async def _alive_first(self, gathering: list[Row]) -> list[Row]:
        """Open tables with those first where somebody waits, however old they are."""
        alive = self.registry.awaiting_players()
        known = {row.id: row for row in gathering}
        for table_id in alive[: limits.SHOWN_TABLES]:
            row = known.get(table_id) or await self.store.table(table_id)
            if row is not None:
                known[table_id] = row
        first = [known[table_id] for table_id in alive if table_id in known]
        rest = [row for row in gathering if row.id not in set(alive)]
        return [*first, *rest][: limits.SHOWN_TABLES]

    async def _shown(self, row: Row, person: str) -> messages.TableInfo:
        held = self.registry.held(row.id)
        if held is None and row.status == "playing":
            try:
                held = await self.registry.load(row.id)
            except RequestError as refusal:
                # Whoever opens it is told that it cannot go on.
                if refusal.reason != OLDER_RULES:
                    raise
        if held is not None:
            return held.info(person)
        return shown(row.summary, row.code, row.host, person)

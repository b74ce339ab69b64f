"""Seats: opening tables, joining, leaving, coming back, ending, playing again."""

from __future__ import annotations

import secrets
import time

import msgspec

from quattrocento.bots.bot import check_at_table
from quattrocento.core import chance
from quattrocento.core.game import Game
from quattrocento.core.options import chosen
from quattrocento.core.proof import commitment_of, new_secret
from quattrocento.core.registry import game as find_game
from quattrocento.server import limits
from quattrocento.server.http.visitors import household
from quattrocento.server.limits.rate_limit import RateLimit
from quattrocento.server.store.rows import Row, row_of
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables import entries, messages
from quattrocento.tables.errors import (
    CONFLICT,
    FORBIDDEN,
    NOT_FOUND,
    OLDER_RULES,
    TOO_MANY,
    RequestError,
)
from quattrocento.tables.ids import new_code, new_id
from quattrocento.tables.lobby import shown
from quattrocento.tables.names import tidy_name
from quattrocento.tables.permissions import must_be_told_apart, own_seat
from quattrocento.tables.setup import Chair, Setup
from quattrocento.tables.table import Table


class SeatingService:
    """Who sits where."""

    def __init__(self, registry: TableRegistry, rate_factor: int) -> None:
        self.registry = registry
        self.store = registry.store
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
        setup = setup_of(request, person, name)
        secret = await self.secret_for(person, request.commitment, request.entropy)
        setup = msgspec.structs.replace(setup, secret=secret, entropy=request.entropy)
        return await self._open(setup, person, request.commitment)

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

    async def _open(
        self, setup: Setup, person: str, commitment: str | None = None
    ) -> messages.TableInfo:
        table = Table(setup)
        sitters = {chair.person for chair in setup.chairs if chair.person is not None} | {person}
        if not await self.store.open_table(row_of(table), sorted(sitters), commitment):
            raise RequestError("no-such-commitment", CONFLICT, field="commitment")
        return self.registry.hold(table).signed_info(person)

    # Joining and leaving

    async def invitation(self, code: str) -> messages.Invitation:
        """The table that somebody is invited to, as strangers may see it."""
        live = await self.registry.look(await self._id_of(code), None)
        host = await self.store.name_of(live.table.setup.host)
        return messages.Invitation(table=live.signed_info(None), host=host)

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
        live = await self.registry.look(table_id, person)
        await self.may_sit(person)
        name = await self.store.name_of(person)
        async with live.lock:
            may_join(live.table, person, request.code or "")
            if live.table.setup.event is not None:
                raise RequestError("event-table", CONFLICT)
            if agent and not live.table.setup.agents:
                raise RequestError("no-agents", FORBIDDEN)
            must_be_told_apart(live.table, person, name)
            seat = chosen_seat(live.table, person, request.seat)
            entry = entries.Join(
                seat=seat, person=person, name=name, agent=agent, entropy=request.entropy
            )
            await self.registry.add(live, entry, sitter=person)
            return live.signed_info(person)

    async def may_sit(self, person: str) -> None:
        """Refuse whoever sits at too many tables already."""
        _, seated = await self.store.counts(person)
        if seated >= limits.SEATED_TABLES_A_PERSON:
            raise RequestError("too-many-seats", TOO_MANY, most=limits.SEATED_TABLES_A_PERSON)

    async def leave(self, table_id: str, person: str, seat: int) -> messages.TableInfo:
        """Leave a seat: before the game it is open again, in play a bot stands in."""
        live = await self.registry.look(table_id, person)
        async with live.lock:
            table = own_seat(live.table, person, seat)
            if table.status not in ("gathering", "playing"):
                raise RequestError("not-playing", CONFLICT)
            if table.chairs[seat].stand_in:
                raise RequestError("stand-in", CONFLICT)
            last = len(table.seats.owned_by(person)) == 1 and person != table.setup.host
            gone = person if table.status == "gathering" and last else None
            await self.registry.add(live, entries.Leave(seat=seat, person=person), gone=gone)
            return live.info(person)

    async def come_back(self, table_id: str, person: str, seat: int) -> messages.TableInfo:
        """Take a seat back from the bot that stands in."""
        live = await self.registry.look(table_id, person)
        async with live.lock:
            table = own_seat(live.table, person, seat)
            if table.status != "playing":
                raise RequestError("not-playing", CONFLICT)
            if not table.chairs[seat].stand_in:
                raise RequestError("not-away", CONFLICT)
            await self.registry.add(live, entries.Return(seat=seat, person=person))
            return live.info(person)

    # Ending and beginning again

    async def end(self, table_id: str, person: str) -> messages.TableInfo:
        """Call a table off, as its host: before the game, or when no other person plays."""
        live = await self.registry.look(table_id, person)
        async with live.lock:
            table = live.table
            if person != table.setup.host:
                raise RequestError("not-host", FORBIDDEN)
            if table.status not in ("gathering", "playing"):
                raise RequestError("not-playing", CONFLICT)
            others = set(table.seats.people) - set(table.seats.owned_by(person))
            if table.status == "playing" and others:
                raise RequestError("others-play", CONFLICT)
            await self.registry.add(live, entries.End(person=person))
            return live.info(person)

    async def archive(self, table_id: str, person: str) -> None:
        """Put an ended table away from one's own list."""
        live = await self.registry.look(table_id, person)
        if live.table.status not in ("finished", "abandoned"):
            raise RequestError("not-finished", CONFLICT)
        await self.store.archive(table_id, person)

    async def rematch(
        self, table_id: str, person: str, address: str, request: messages.Rematch
    ) -> messages.TableInfo:
        """Open a table for the same players; whoever asks later gets the same table."""
        live = await self.registry.look(table_id, person)
        async with live.lock:
            table = live.table
            if not table.seats.owned_by(person):
                raise RequestError("not-at-table", FORBIDDEN)
            if table.status != "finished":
                raise RequestError("not-finished", CONFLICT)
            if table.rematch is not None:
                return (await self.registry.look(table.rematch, person)).info(person)
            await self._may_open(person, address)
            secret = await self.secret_for(person, request.commitment, request.entropy)
            setup = msgspec.structs.replace(
                rematch_of(table, person), secret=secret, entropy=request.entropy
            )
            info = await self._open(setup, person, request.commitment)
            await self.registry.add(live, entries.Rematch(person=person, table=setup.id))
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
        return messages.TableList(
            mine=sorted(sat_at, key=lambda info: info.changed, reverse=True),
            open=[await self._shown(row, person) for row in gathering],
            finished=[info for info in watchable if info.spectators],
            more=more,
        )

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
        live = self.registry.held(row.id)
        if live is None and row.status == "playing":
            try:
                live = await self.registry.live(row.id)
            except RequestError as refusal:
                # Whoever opens it is told that it cannot go on.
                if refusal.reason != OLDER_RULES:
                    raise
        if live is not None:
            return live.info(person)
        return shown(row.summary, row.code, row.host, person)


def setup_of(request: messages.NewTable, person: str, name: str) -> Setup:
    """A table as its host wants it."""
    game = find_game(request.game)
    options = chosen(game.options, request.options, game.name)
    if len(request.seats) not in game.seats:
        game.new(players=len(request.seats), seed=0)
    if request.practice and [each.kind for each in request.seats if each.kind != "bot"] != ["me"]:
        raise RequestError("practice-alone", field="seats")
    return Setup(
        id=new_id(),
        code=new_code(),
        game=game.name,
        options=options,
        spectators=request.spectators,
        listed=request.listed,
        clock=request.clock,
        lot=request.lot,
        forced=request.forced,
        spectators_write=request.spectators and request.spectators_write,
        practice=request.practice,
        agents=request.agents,
        rules=game.rules_version,
        host=person,
        chairs=[chair_of(game, seat, person, name) for seat in request.seats],
        created=time.time(),
    )


def chair_of(game: Game, request: messages.SeatSettings, person: str, name: str) -> Chair:
    """A seat as the host wants it."""
    if request.kind == "bot":
        check_at_table(request.bot or "", game)
        return Chair(kind="bot", bot=request.bot, name=seat_name(request.name) or "")
    if request.kind == "me":
        return Chair(kind="person", person=person, name=seat_name(request.name) or name)
    return Chair(kind="open")


def seat_name(name: str | None) -> str | None:
    """A name that the host gives to a seat, by the rule for all names."""
    if name is None:
        return None
    tidied = tidy_name(name)
    if tidied is None:
        raise RequestError("bad-name", field="name")
    return tidied


def may_join(table: Table, person: str, code: str) -> None:
    """Refuse unless the table gathers, and the person was invited where that is needed."""
    setup = table.setup
    if table.status != "gathering":
        raise RequestError("not-gathering", CONFLICT)
    known = table.seats.owned_by(person) or person in (setup.host, *setup.invited)
    told = secrets.compare_digest(code.strip().upper().encode(), setup.code.encode())
    if not (setup.listed or known or told):
        raise RequestError("needs-code", FORBIDDEN, field="code")


def chosen_seat(table: Table, person: str, wanted: int | None) -> int:
    """The open seat that somebody wants; else the one kept for them, or the first kept for none."""
    open_seats = table.seats.open_seats
    if wanted is None:
        if not open_seats:
            raise RequestError("no-open-seat", CONFLICT)
        kept = table.setup.kept or [None] * len(table.chairs)
        mine = [seat for seat in open_seats if kept[seat] == person]
        free = [seat for seat in open_seats if kept[seat] is None]
        return [*mine, *free, *open_seats][0]
    if wanted >= len(table.chairs):
        raise RequestError("no-such-seat", NOT_FOUND, field="seat")
    if wanted not in open_seats:
        raise RequestError("seat-taken", CONFLICT, field="seat")
    return wanted


def rematch_of(table: Table, person: str) -> Setup:
    """A new table like an old one: the first seat moves on by one, the others' wait for them."""
    seated = [*table.chairs[1:], *table.chairs[:1]]
    chairs = [
        msgspec.structs.replace(chair, stand_in=False)
        if chair.kind == "bot" or chair.person == person
        else Chair(kind="open")
        for chair in seated
    ]
    return msgspec.structs.replace(
        table.setup,
        id=new_id(),
        code=new_code(),
        seed=None,
        deal=None,
        event=None,
        chance=chance.VERSION,
        host=person,
        chairs=chairs,
        created=time.time(),
        invited=sorted({chair.person for chair in table.chairs if chair.person is not None}),
        lot=False,
        practice=False,
        rules=table.game.rules_version,
        kept=[chair.person for chair in seated],
    )

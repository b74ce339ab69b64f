"""Seating: opening tables, joining, leaving, coming back, ending, playing again."""

from __future__ import annotations

import secrets
import time

import msgspec

from quattrocento.bots import bot_kinds
from quattrocento.core.errors import BadSetup
from quattrocento.core.options import chosen
from quattrocento.core.registry import game as find_game
from quattrocento.server import limits, messages
from quattrocento.server.floor import Floor
from quattrocento.server.identity import new_code, new_id
from quattrocento.server.lobby import shown, summary_of
from quattrocento.server.opening import Chair, Setup
from quattrocento.server.pace import Pace
from quattrocento.server.problems import CONFLICT, FORBIDDEN, NOT_FOUND, TOO_MANY, Trouble
from quattrocento.server.rights import own_seat
from quattrocento.server.rows import Entry, Row
from quattrocento.server.tables import Table

SEED_BITS = 62


class Seating:
    """Who sits where."""

    def __init__(self, floor: Floor, haste: int) -> None:
        self.floor = floor
        self.store = floor.store
        self._pace = Pace(limits.NEW_TABLES_A_MINUTE * haste, 60)

    # Opening

    async def open(self, person: str, wish: messages.NewTable) -> messages.TableInfo:
        """Open a table as its host."""
        await self._may_open(person)
        name = await self.store.name_of(person)
        return await self._open(setup_of(wish, person, name), person)

    async def _may_open(self, person: str) -> None:
        if not self._pace.allows(person):
            raise Trouble("too-many-new-tables", TOO_MANY)
        hosted, seated = await self.store.counts(person)
        if hosted >= limits.TABLES_A_PERSON:
            raise Trouble("too-many-tables", TOO_MANY, most=limits.TABLES_A_PERSON)
        if seated >= limits.SEATED_TABLES_A_PERSON:
            raise Trouble("too-many-seats", TOO_MANY, most=limits.SEATED_TABLES_A_PERSON)

    async def _open(self, setup: Setup, person: str) -> messages.TableInfo:
        table = Table(setup)
        sitters = {chair.person for chair in setup.chairs if chair.person is not None} | {person}
        await self.store.open_table(row_of(table), sorted(sitters))
        live = self.floor.hold(table)
        self.floor.wake(live, 0.0)
        return live.info(person)

    # Joining and leaving

    async def join_by_code(self, person: str, code: str) -> messages.TableInfo:
        """Take an open seat at the table with this code."""
        row = await self.store.table_by_code(code.strip().upper())
        if row is None:
            raise Trouble("no-such-table", NOT_FOUND)
        return await self.join(row.id, person, messages.Join(code=code))

    async def join(self, table_id: str, person: str, wish: messages.Join) -> messages.TableInfo:
        """Take an open seat; the game begins when the last one is taken."""
        live = await self.floor.look(table_id, person)
        _, seated = await self.store.counts(person)
        if seated >= limits.SEATED_TABLES_A_PERSON:
            raise Trouble("too-many-seats", TOO_MANY, most=limits.SEATED_TABLES_A_PERSON)
        name = await self.store.name_of(person)
        async with live.lock:
            may_join(live.table, person, wish.code or "")
            seat = chosen_seat(live.table, wish.seat)
            entry = Entry(kind="join", seat=seat, person=person, name=name)
            await self.floor.add(live, entry, sitter=person)
            return live.info(person)

    async def leave(self, table_id: str, person: str, seat: int) -> messages.TableInfo:
        """Leave a seat: before the game it is open again, in play a bot stands in."""
        live = await self.floor.look(table_id, person)
        async with live.lock:
            table = own_seat(live.table, person, seat)
            if table.status not in ("gathering", "playing"):
                raise Trouble("not-playing", CONFLICT)
            if table.chairs[seat].stand_in:
                raise Trouble("stand-in", CONFLICT)
            last = len(table.company.seats_of(person)) == 1 and person != table.setup.host
            gone = person if table.status == "gathering" and last else None
            await self.floor.add(live, Entry(kind="leave", seat=seat, person=person), gone=gone)
            return live.info(person)

    async def come_back(self, table_id: str, person: str, seat: int) -> messages.TableInfo:
        """Take a seat back from the bot that stands in."""
        live = await self.floor.look(table_id, person)
        async with live.lock:
            table = own_seat(live.table, person, seat)
            if table.status != "playing":
                raise Trouble("not-playing", CONFLICT)
            if not table.chairs[seat].stand_in:
                raise Trouble("not-away", CONFLICT)
            await self.floor.add(live, Entry(kind="return", seat=seat, person=person))
            return live.info(person)

    # Ending and beginning again

    async def end(self, table_id: str, person: str) -> messages.TableInfo:
        """Call a table off, as its host: before the game, or when no other person plays."""
        live = await self.floor.look(table_id, person)
        async with live.lock:
            table = live.table
            if person != table.setup.host:
                raise Trouble("not-host", FORBIDDEN)
            if table.status not in ("gathering", "playing"):
                raise Trouble("not-playing", CONFLICT)
            others = set(table.company.people) - set(table.company.seats_of(person))
            if table.status == "playing" and others:
                raise Trouble("others-play", CONFLICT)
            await self.floor.add(live, Entry(kind="end", person=person))
            return live.info(person)

    async def archive(self, table_id: str, person: str) -> None:
        """Put an ended table away from one's own list."""
        live = await self.floor.look(table_id, person)
        if live.table.status not in ("finished", "abandoned"):
            raise Trouble("not-finished", CONFLICT)
        await self.store.archive(table_id, person)

    async def rematch(self, table_id: str, person: str) -> messages.TableInfo:
        """Open a table for the same players; whoever asks later gets the same table."""
        live = await self.floor.look(table_id, person)
        async with live.lock:
            table = live.table
            if not table.company.seats_of(person):
                raise Trouble("not-at-table", FORBIDDEN)
            if table.status != "finished":
                raise Trouble("not-finished", CONFLICT)
            if table.rematch is not None:
                return (await self.floor.look(table.rematch, person)).info(person)
            await self._may_open(person)
            setup = rematch_of(table, person)
            info = await self._open(setup, person)
            await self.floor.add(live, Entry(kind="rematch", person=person, table=setup.id))
            return info

    async def lobby(self, person: str) -> messages.TableList:
        """The tables of a person, open ones, and finished games that anyone may look at."""
        most = limits.SHOWN_TABLES
        mine = await self.store.tables_of(person, most)
        gathering = await self.store.listed_tables("gathering", most)
        finished = await self.store.listed_tables("finished", most)
        watchable = [await self._shown(row, person) for row in finished]
        sat_at = [await self._shown(row, person) for row in mine]
        return messages.TableList(
            mine=sorted(sat_at, key=lambda info: info.changed, reverse=True),
            open=[await self._shown(row, person) for row in gathering],
            finished=[info for info in watchable if info.spectators],
        )

    async def _shown(self, row: Row, person: str) -> messages.TableInfo:
        live = self.floor.held(row.id)
        if live is None and row.status == "playing":
            live = await self.floor.live(row.id)
        return shown(row, person) if live is None else live.info(person)


def setup_of(wish: messages.NewTable, person: str, name: str) -> Setup:
    """A table as its host wants it."""
    game = find_game(wish.game)
    options = chosen(game.options, wish.options, game.name)
    if len(wish.seats) not in game.seats:
        game.new(players=len(wish.seats), seed=0)
    return Setup(
        id=new_id(),
        code=new_code(),
        game=game.name,
        seed=secrets.randbits(SEED_BITS),
        options=options,
        spectators=wish.spectators,
        listed=wish.listed,
        clock=wish.clock,
        host=person,
        chairs=[chair_of(seat, person, name) for seat in wish.seats],
        created=time.time(),
    )


def chair_of(wish: messages.SeatWish, person: str, name: str) -> Chair:
    """A seat as the host wants it."""
    if wish.kind == "bot":
        kinds = bot_kinds()
        if wish.bot not in kinds:
            raise BadSetup("bad-bot", {"bot": wish.bot or "", "bots": ", ".join(kinds)})
        return Chair(kind="bot", bot=wish.bot, name=wish.name or "")
    if wish.kind == "me":
        return Chair(kind="person", person=person, name=wish.name or name)
    return Chair(kind="open")


def row_of(table: Table) -> Row:
    """A table as the store keeps it."""
    setup = table.setup
    return Row(
        id=setup.id,
        code=setup.code,
        host=setup.host,
        status=table.status,
        listed=setup.listed,
        changed=setup.created,
        sequence=table.sequence,
        setup=msgspec.json.encode(setup).decode(),
        summary=summary_of(table),
    )


def may_join(table: Table, person: str, code: str) -> None:
    """Refuse unless the table gathers, and the person was invited where that is needed."""
    setup = table.setup
    if table.status != "gathering":
        raise Trouble("not-gathering", CONFLICT)
    known = table.company.seats_of(person) or person in (setup.host, *setup.invited)
    told = secrets.compare_digest(code.strip().upper().encode(), setup.code.encode())
    if not (setup.listed or known or told):
        raise Trouble("needs-code", FORBIDDEN, field="code")


def chosen_seat(table: Table, wanted: int | None) -> int:
    """The open seat that somebody wants, or the first."""
    open_seats = table.company.open_seats
    if wanted is None:
        if not open_seats:
            raise Trouble("no-open-seat", CONFLICT)
        return open_seats[0]
    if wanted >= len(table.chairs):
        raise Trouble("no-such-seat", NOT_FOUND, field="seat")
    if wanted not in open_seats:
        raise Trouble("seat-taken", CONFLICT, field="seat")
    return wanted


def rematch_of(table: Table, person: str) -> Setup:
    """A new table like an old one: the others' seats wait for them."""
    chairs = [
        msgspec.structs.replace(chair, stand_in=False)
        if chair.kind == "bot" or chair.person == person
        else Chair(kind="open")
        for chair in table.chairs
    ]
    return msgspec.structs.replace(
        table.setup,
        id=new_id(),
        code=new_code(),
        seed=secrets.randbits(SEED_BITS),
        host=person,
        chairs=chairs,
        created=time.time(),
        invited=sorted({chair.person for chair in table.chairs if chair.person is not None}),
    )

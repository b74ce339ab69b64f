"""Who plays a seat: opening tables, sitting down, leaving, coming back, ending, playing again."""

from __future__ import annotations

import math
import secrets

import msgspec

from quattrocento.bots.bot import check_at_table
from quattrocento.core import chance
from quattrocento.core.game import Game
from quattrocento.core.options import chosen
from quattrocento.core.registry import game as find_game
from quattrocento.tables import entries, messages
from quattrocento.tables.errors import CONFLICT, FORBIDDEN, NOT_FOUND, RequestError
from quattrocento.tables.ids import new_code, new_id
from quattrocento.tables.names import tidy_name
from quattrocento.tables.permissions import must_be_told_apart, own_seat
from quattrocento.tables.requests import Forget, Rematch, SitDown, Vacation
from quattrocento.tables.setup import Occupant, Setup
from quattrocento.tables.table import Table

DAY = 24 * 3600.0
RUNNING = ("gathering", "playing")


def sit_down(table: Table, request: SitDown, who: str | None, now: float) -> Table:
    """Take an open seat, as a person or as an agent; with the last one the game begins."""
    may_join(table, who, request)
    must_be_told_apart(table, who, request.name)
    entry = entries.Join(
        seat=chosen_seat(table, who, request.seat),
        person=who,
        name=request.name,
        agent=request.agent,
        entropy=request.entropy,
    )
    return table.try_entry(entry, now)


def may_join(table: Table, person: str | None, request: SitDown) -> None:
    """Refuse unless the table gathers, and the person was invited where that is needed."""
    setup = table.setup
    if table.status != "gathering":
        raise RequestError("not-gathering", CONFLICT)
    known = table.seats.owned_by(person) or person in (setup.host, *setup.invited)
    told = secrets.compare_digest(request.code.strip().upper().encode(), setup.code.encode())
    if not (setup.listed or known or told or request.by_event):
        raise RequestError("needs-code", FORBIDDEN, field="code")
    if setup.event is not None and not request.by_event:
        raise RequestError("event-table", CONFLICT)
    if request.agent and not setup.agents:
        raise RequestError("no-agents", FORBIDDEN)


def leave(table: Table, seat: int, who: str | None, now: float) -> Table:
    """Leave a seat."""
    own_seat(table, who, seat)
    if table.status not in RUNNING:
        raise RequestError("not-playing", CONFLICT)
    if table.occupants[seat].stand_in:
        raise RequestError("stand-in", CONFLICT)
    return table.try_entry(entries.Leave(seat=seat, person=who), now)


def come_back(table: Table, seat: int, who: str | None, now: float) -> Table:
    """Take a seat back."""
    own_seat(table, who, seat)
    if table.status != "playing":
        raise RequestError("not-playing", CONFLICT)
    if not table.occupants[seat].stand_in:
        raise RequestError("not-away", CONFLICT)
    return table.try_entry(entries.Return(seat=seat, person=who), now)


def call_off(table: Table, who: str | None, now: float) -> Table:
    """Call a table off, as its host."""
    if who != table.setup.host:
        raise RequestError("not-host", FORBIDDEN)
    if table.status not in RUNNING:
        raise RequestError("not-playing", CONFLICT)
    others = set(table.seats.people) - set(table.seats.owned_by(who))
    if table.status == "playing" and others:
        raise RequestError("others-play", CONFLICT)
    return table.try_entry(entries.End(person=who), now)


def forget(table: Table, request: Forget, now: float) -> Table:
    """Call a table off, if it has not ended."""
    if table.status not in RUNNING:
        return table
    return table.try_entry(entries.End(person=request.person), now)


def may_play_again(table: Table, who: str | None) -> None:
    """Refuse another game of the same players to others, and before this one is over."""
    if not table.seats.owned_by(who):
        raise RequestError("not-at-table", FORBIDDEN)
    if table.status != "finished":
        raise RequestError("not-finished", CONFLICT)


def rematch(table: Table, request: Rematch, who: str | None, now: float) -> Table:
    """Say where the same players play again; the first such table counts."""
    may_play_again(table, who)
    if table.rematch is not None:
        return table
    return table.try_entry(entries.Rematch(person=who, table=request.table), now)


def time_out(table: Table, now: float) -> Table:
    """Hand the seats whose time has run out to bots."""
    for seat in table.awaited_people():
        deadline = table.clock.deadline(seat)
        if deadline is not None and deadline <= now:
            table = table.try_entry(entries.TimeOut(seat=seat), now)
    return table


def go_on_vacation(table: Table, request: Vacation, who: str | None, now: float) -> Table:
    """Let the clock stand still for somebody's seats, or run again."""
    end = request.until
    wanted = end if end > now else None
    days = math.ceil((end - now) / DAY) if wanted is not None else 0
    for seat in table.seats.owned_by(who):
        if table.occupants[seat].stand_in or table.vacation_until(seat, now) == wanted:
            continue
        entry = entries.Vacation(seat=seat, until=max(end, now), days=days, person=who)
        table = table.try_entry(entry, now)
    return table


# How tables are opened


def opened(setup: Setup, secret: str, entropy: str | None) -> Table:
    """The table, with what its seed will be made of."""
    return Table(msgspec.structs.replace(setup, secret=secret, entropy=entropy))


def setup_of(request: messages.NewTable, person: str, name: str, now: float) -> Setup:
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
        occupants=[occupant_of(game, seat, person, name) for seat in request.seats],
        created=now,
    )


def occupant_of(game: Game, request: messages.SeatSettings, person: str, name: str) -> Occupant:
    """A seat as the host wants it."""
    if request.kind == "bot":
        check_at_table(request.bot or "", game)
        return Occupant(kind="bot", bot=request.bot, name=seat_name(request.name) or "")
    if request.kind == "me":
        return Occupant(kind="person", person=person, name=seat_name(request.name) or name)
    return Occupant(kind="open")


def seat_name(name: str | None) -> str | None:
    """A name that the host gives to a seat, by the rule for all names."""
    if name is None:
        return None
    tidied = tidy_name(name)
    if tidied is None:
        raise RequestError("bad-name", field="name")
    return tidied


def chosen_seat(table: Table, person: str | None, wanted: int | None) -> int:
    """The open seat that somebody wants; else the one kept for them, or the first kept for none."""
    open_seats = table.seats.open_seats
    if wanted is None:
        if not open_seats:
            raise RequestError("no-open-seat", CONFLICT)
        kept = table.setup.kept or [None] * len(table.occupants)
        mine = [seat for seat in open_seats if kept[seat] == person]
        free = [seat for seat in open_seats if kept[seat] is None]
        return [*mine, *free, *open_seats][0]
    if wanted >= len(table.occupants):
        raise RequestError("no-such-seat", NOT_FOUND, field="seat")
    if wanted not in open_seats:
        raise RequestError("seat-taken", CONFLICT, field="seat")
    return wanted


def rematch_of(table: Table, person: str, now: float) -> Setup:
    """A new table like an old one: the first seat moves on by one, the others' wait for them.

    It is theirs alone: nobody else finds it in the lobby.
    """
    seated = [*table.occupants[1:], *table.occupants[:1]]
    occupants = [
        msgspec.structs.replace(occupant, stand_in=False)
        if occupant.kind == "bot" or occupant.person == person
        else Occupant(kind="open")
        for occupant in seated
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
        occupants=occupants,
        created=now,
        invited=sorted(
            {occupant.person for occupant in table.occupants if occupant.person is not None}
        ),
        lot=False,
        listed=False,
        practice=False,
        rules=table.game.rules_version,
        kept=[occupant.person for occupant in seated],
    )

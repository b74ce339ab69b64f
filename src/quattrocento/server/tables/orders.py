"""What a table answers for a seat by itself: what the seat left standing, and what has one answer.

Both happen after a pause that was drawn when the seat was asked, before anybody looked whether
there is anything to answer; so neither the answer nor its time tells more than the move itself.
"""

from __future__ import annotations

from quattrocento.server import messages
from quattrocento.server.tables import entries
from quattrocento.server.tables.errors import CONFLICT, RequestError
from quattrocento.server.tables.permissions import may_play
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.table import Table


def own_answer(table: Table, seat: int) -> str | None:
    """The move that a table makes for a seat that is asked; None if the seat decides."""
    passed = standing_pass(table, seat)
    if passed is not None:
        return passed
    options = table.playing().legal(seat)
    if table.setup.forced and len(options) == 1:
        return table.game.actions.text(options[0])
    return None


def standing_pass(table: Table, seat: int) -> str | None:
    """The move by which a seat passes that leaves it at passing, if that answers the question."""
    auctions = table.game.auctions
    state = table.playing()
    if auctions is None or seat not in table.passing:
        return None
    move = auctions.passing.get(state.decision.name)
    if move is None or table.game.actions.parse(move) not in state.legal(seat):
        return None
    return move


class OrderService:
    """What people leave standing at their seats."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def pass_until(
        self, table_id: str, person: str, request: messages.PassUntil
    ) -> messages.SeatOffers:
        """Leave it at passing for a period, or be asked again; who is asked now passes at once."""
        live = await self.registry.look(table_id, person)
        seat = request.seat
        async with live.lock:
            may_play(live.table, live.table.reader(person), seat)
            offered = {each.name: each for each in live.table.periods_to_choose(seat)}
            if request.period is not None and request.period not in offered:
                raise RequestError("no-such-period", CONFLICT, field="period")
            period = None if request.period is None else offered[request.period]
            if live.table.passing.get(seat) != period:
                entry = entries.PassUntil(seat=seat, period=period, person=person)
                await self.registry.add(live, entry)
            move = standing_pass(live.table, seat)
            if move is not None:
                await self.registry.add(live, entries.Move(seat=seat, move=move, person=person))
            mine = live.table.offers(live.table.reader(person))
            return next(each for each in mine if each.seat == seat)

"""What a table answers for a seat by itself: what the seat left standing, and what has one answer.

All happen after a pause that was drawn when the seat was asked, before anybody looked whether
there is anything to answer; so neither the answer nor its time tells more than the move itself.
"""

from __future__ import annotations

from quattrocento.core.errors import BadOrder
from quattrocento.core.order_checks import checked_choices, checked_maximum, refuse_second
from quattrocento.core.orders import Order
from quattrocento.tables import entries, messages, order_messages
from quattrocento.tables.errors import CONFLICT, RequestError
from quattrocento.tables.permissions import may_play
from quattrocento.tables.requests import AutomaticAnswer
from quattrocento.tables.table import Table


def answer_for(table: Table, seat: int) -> entries.Move | None:
    """The move that a table makes for a seat that is asked, as it is written into the log."""
    ordered = table.orders.answer(table.playing(), seat)
    if ordered is not None:
        number, action = ordered
        move = table.game.actions.text(action)
        return entries.Move(seat=seat, move=move, by="table", number=number)
    own = own_answer(table, seat)
    return None if own is None else entries.Move(seat=seat, move=own, by="table")


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


def pass_until(table: Table, request: messages.PassUntil, who: str | None, now: float) -> Table:
    """Leave it at passing for a period, or be asked again; who is asked now passes at once."""
    seat = request.seat
    may_play(table, table.reader(who), seat)
    offered = {each.name: each for each in table.periods_to_choose(seat)}
    if request.period is not None and request.period not in offered:
        raise RequestError("no-such-period", CONFLICT, field="period")
    period = None if request.period is None else offered[request.period]
    if period is not None:
        refuse_passing(table, seat)
    if table.passing.get(seat) != period:
        table = table.try_entry(entries.PassUntil(seat=seat, period=period, person=who), now)
    move = standing_pass(table, seat)
    if move is not None:
        table = table.try_entry(entries.Move(seat=seat, move=move, person=who), now)
    return table


def give(table: Table, request: order_messages.GiveOrder, who: str | None, now: float) -> Table:
    """Leave an order for a seat; if it is asked already, the table answers when it may."""
    seat = request.seat
    may_play(table, table.reader(who), seat)
    order = checked_order(table, seat, request.order)
    number = table.orders.next_number(seat)
    entry = entries.GiveOrder(seat=seat, order=order, number=number, person=who)
    return table.try_entry(entry, now)


def revoke(table: Table, request: order_messages.RevokeOrder, who: str | None, now: float) -> Table:
    """Take an order back, if it still stands."""
    seat = request.seat
    may_play(table, table.reader(who), seat)
    if table.orders.found(seat, request.number) is None:
        raise RequestError("no-such-order", CONFLICT, field="number")
    entry = entries.RevokeOrder(seat=seat, number=request.number, person=who)
    return table.try_entry(entry, now)


def answer_first(table: Table, request: AutomaticAnswer, now: float) -> Table:
    """Answer for the first of the seats for which there is something to answer."""
    for seat in request.seats:
        entry = answer_for(table, seat) if seat in table.awaited_people() else None
        if entry is not None:
            return table.try_entry(entry, now)
    return table


def offers_of(table: Table, person: str, seat: int) -> messages.SeatOffers:
    """What a seat of a person may do now, and what it has left standing."""
    mine = table.offers(table.reader(person))
    return next(each for each in mine if each.seat == seat)


def refuse_passing(table: Table, seat: int) -> None:
    """Refuse a pass for longer while an order for the auctions stands."""
    try:
        refuse_second(table.playing(), table.orders, seat, None)
    except BadOrder as error:
        raise refused_order(error) from None


def checked_order(
    table: Table, seat: int, wish: order_messages.MaximumWish | order_messages.ChoicesWish
) -> Order:
    """The order that a seat wants to leave, if it may."""
    state = table.playing()
    try:
        if isinstance(wish, order_messages.ChoicesWish):
            order: Order = checked_choices(state, seat, wish.question, wish.moves)
        else:
            order = checked_maximum(state, seat, wish.most, wish.period, wish.then)
        refuse_second(state, table.orders, seat, order, seat in table.passing)
    except BadOrder as error:
        raise refused_order(error) from None
    return order


def refused_order(error: BadOrder) -> RequestError:
    """An order that cannot be, as a refusal."""
    refusal = RequestError.of(error)
    refusal.status, refusal.field = CONFLICT, error.field
    return refusal

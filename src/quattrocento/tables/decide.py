# mypyc: compile
"""Everything that can happen at a table: each request, and what decides it.

`decide` is given a table, a request, who asks (None for what happens by itself) and the time. It
gives the table after it, with the new entries at the end of its log: none if there is nothing to
do, or a person's request with this key was carried out before. What may not be is refused, with a
RequestError or by a rule of the game with Illegal; then nothing has changed.
"""

from __future__ import annotations

from quattrocento.tables import moving, ordering, seating, undoing
from quattrocento.tables.messages import MoveRequest, PassUntil, UndoAnswer, UndoRequest
from quattrocento.tables.order_messages import GiveOrder, RevokeOrder
from quattrocento.tables.requests import (
    AdviceFollowed,
    AutomaticAnswer,
    BotMove,
    CallOff,
    ClockAlarm,
    ComeBack,
    Forget,
    LeaveSeat,
    Rematch,
    SitDown,
    TableRequest,
    Vacation,
)
from quattrocento.tables.table import Table


def decide(  # noqa: PLR0912 - all that can happen, on one screen
    table: Table, request: TableRequest, who: str | None, now: float
) -> Table:
    """The table after a request."""
    match request:
        # In the game
        case MoveRequest():
            return moving.move(table, request, who, now)
        case BotMove():
            return moving.bot_move(table, request, now)
        case AutomaticAnswer():
            return ordering.answer_first(table, request, now)
        case AdviceFollowed(seat=seat):
            return moving.follow_advice(table, seat, now)
        case ClockAlarm():
            return seating.time_out(table, now)
        # Taking back
        case UndoRequest():
            return undoing.take_back(table, request, who, now)
        case UndoAnswer():
            return undoing.answer(table, request, who, now)
        # What is left standing
        case PassUntil():
            return ordering.pass_until(table, request, who, now)
        case GiveOrder():
            return ordering.give(table, request, who, now)
        case RevokeOrder():
            return ordering.revoke(table, request, who, now)
        # Who sits there
        case SitDown():
            return seating.sit_down(table, request, who, now)
        case LeaveSeat(seat=seat):
            return seating.leave(table, seat, who, now)
        case ComeBack(seat=seat):
            return seating.come_back(table, seat, who, now)
        case Vacation():
            return seating.go_on_vacation(table, request, who, now)
        # The end
        case CallOff():
            return seating.call_off(table, who, now)
        case Forget():
            return seating.forget(table, request, now)
        case Rematch():
            return seating.rematch(table, request, who, now)

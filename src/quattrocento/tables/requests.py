"""The kinds of requests: all that people ask of a table, and what happens there by itself.

What is asked over the wire as it is here are messages; `decide` says what becomes of each.
"""

from __future__ import annotations

import msgspec

from quattrocento.tables.messages import MoveRequest, PassUntil, UndoAnswer, UndoRequest
from quattrocento.tables.order_messages import GiveOrder, RevokeOrder

# What people ask


class SitDown(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody takes an open seat, by a name; at a table of an event only by the event."""

    name: str
    seat: int | None = None
    code: str = ""
    agent: bool = False
    entropy: str | None = None
    by_event: bool = False


class LeaveSeat(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody leaves a seat: before the game it is open again, in play a bot stands in."""

    seat: int


class ComeBack(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody takes a seat back from the bot that stands in."""

    seat: int


class Vacation(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody is on vacation until a time; one that is past has ended."""

    until: float


class CallOff(msgspec.Struct, kw_only=True, frozen=True):
    """The host ends a table: before the game, or when no other person plays."""


class Rematch(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody has opened a table for another game of the same players."""

    table: str


# What happens by itself


class BotMove(msgspec.Struct, kw_only=True, frozen=True):
    """What a bot has chosen for a seat when the log had so many entries."""

    seat: int
    move: str
    sequence: int


class AdviceFollowed(msgspec.Struct, kw_only=True, frozen=True):
    """A bot has no learned values for this game that fit."""

    seat: int


class AutomaticAnswer(msgspec.Struct, kw_only=True, frozen=True):
    """The pause of some seats that are asked is over: the table may answer for them."""

    seats: list[int]


class ClockAlarm(msgspec.Struct, kw_only=True, frozen=True):
    """The clock may have run out for somebody."""


class Forget(msgspec.Struct, kw_only=True, frozen=True):
    """A table is called off where nobody is, or whose event is closed."""

    person: str | None = None


# A key lets a request count once, however often it is sent.
KeyedRequest = MoveRequest | UndoRequest
PersonRequest = (
    KeyedRequest
    | UndoAnswer
    | PassUntil
    | GiveOrder
    | RevokeOrder
    | SitDown
    | LeaveSeat
    | ComeBack
    | Vacation
    | CallOff
    | Rematch
)
TableRequest = PersonRequest | BotMove | AdviceFollowed | AutomaticAnswer | ClockAlarm | Forget

"""The entries of a table's log: one kind for each thing that can be done there.

An entry is added once and never changed. Its number, its time, who could notice it and what it
leaves in the clock's banks are found out when it is added. They are stored as JSON whose `kind`
tells them apart; what was stored once stays readable.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from quattrocento.core.orders import Order
from quattrocento.core.passing import Period


class Logged(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, tag_field="kind"):
    """What every entry has; `seen` is the set of viewers who could notice it.

    `person` is who asked for it and `key` the key of that request; bots and clocks have neither.
    """

    sequence: int = 0
    at: float = 0.0
    seen: int = 0
    banks: list[float] | None = None
    person: str | None = None
    key: str | None = None


class Join(Logged, kw_only=True, frozen=True, tag="join"):
    """Somebody takes an open seat, and may add chance of their own; `agent` if it is a program."""

    seat: int
    name: str = ""
    agent: bool = False
    entropy: str | None = None


class Leave(Logged, kw_only=True, frozen=True, tag="leave"):
    """Somebody leaves a seat: it is open again or, in play, a bot stands in."""

    seat: int


class TimeOut(Logged, kw_only=True, frozen=True, tag="timeout"):
    """A seat's time has run out; a bot stands in."""

    seat: int


class Return(Logged, kw_only=True, frozen=True, tag="return"):
    """Somebody takes their seat back from the bot that stands in."""

    seat: int


class Move(Logged, kw_only=True, frozen=True, tag="move"):
    """A move in the game, in notation; if the table makes it by an order, the order's number."""

    seat: int
    move: str
    by: Literal["person", "bot", "table"] = "person"
    number: int | None = None


class Undo(Logged, kw_only=True, frozen=True, tag="undo"):
    """A seat takes back from the move with sequence `to` on: its own moves if `others_stay`."""

    seat: int
    to: int
    others_stay: bool = False


class AskUndo(Logged, kw_only=True, frozen=True, tag="ask_undo"):
    """A seat asks the others to let it take back from the move with sequence `to` on."""

    seat: int
    to: int


class AgreeUndo(Logged, kw_only=True, frozen=True, tag="agree"):
    """A seat agrees that another takes back."""

    seat: int


class DeclineUndo(Logged, kw_only=True, frozen=True, tag="decline"):
    """A seat does not agree that another takes back."""

    seat: int


class PassUntil(Logged, kw_only=True, frozen=True, tag="pass_until"):
    """A seat leaves it at passing for a period of the game; with none it is asked again."""

    seat: int
    period: Period | None = None


class GiveOrder(Logged, kw_only=True, frozen=True, tag="order"):
    """A seat gives an order, which is known to nobody else; its number among those of the seat."""

    seat: int
    number: int
    order: Order


class RevokeOrder(Logged, kw_only=True, frozen=True, tag="revoke"):
    """A seat takes one of its orders back."""

    seat: int
    number: int


class Vacation(Logged, kw_only=True, frozen=True, tag="vacation"):
    """The clock stands still for a seat until a time, some days from now; with none it is over."""

    seat: int
    until: float
    days: int


class FollowAdvice(Logged, kw_only=True, frozen=True, tag="advice"):
    """A bot has no learned values for this game that fit, and follows advice from now on."""

    seat: int


class End(Logged, kw_only=True, frozen=True, tag="end"):
    """The table is called off."""


class Rematch(Logged, kw_only=True, frozen=True, tag="rematch"):
    """A table for another game of the same players is open."""

    table: str


Entry = (
    Join
    | Leave
    | TimeOut
    | Return
    | Move
    | Undo
    | AskUndo
    | AgreeUndo
    | DeclineUndo
    | PassUntil
    | GiveOrder
    | RevokeOrder
    | Vacation
    | FollowAdvice
    | End
    | Rematch
)


KINDS = {kind: str(kind.__struct_config__.tag) for kind in get_args(Entry)}


def kind_of(entry: Entry) -> str:
    """The kind of an entry, as it is stored."""
    return KINDS[type(entry)]

"""What goes over the wire about orders: secret maxima, and moves for the next decision."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from quattrocento.tables.limits import LARGEST_MAXIMUM, LONGEST_ORDER
from quattrocento.tables.messages import Move, Named, Request, SeatNumber, Sequence


class MaximumWish(Request, tag_field="kind", tag="maximum"):
    """Bid for me as little as it takes, up to a secret maximum, in a period that is offered."""

    most: Annotated[int, msgspec.Meta(ge=1, le=LARGEST_MAXIMUM)]
    period: Named
    then: Literal["pass", "ask"] = "pass"


class ChoicesWish(Request, tag_field="kind", tag="choices"):
    """Answer the next question of this name by the first of these moves that is allowed."""

    question: Named
    moves: Annotated[list[Move], msgspec.Meta(min_length=1, max_length=LONGEST_ORDER)]


class GiveOrder(Request):
    """Leave an order for one of my seats; it is seen by nobody else."""

    seat: SeatNumber
    order: MaximumWish | ChoicesWish


class RevokeOrder(Request):
    """Take an order of one of my seats back."""

    seat: SeatNumber
    number: Sequence

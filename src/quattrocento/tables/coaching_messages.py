"""What the coach and the puzzles say over the wire."""

from __future__ import annotations

from typing import Annotated

import msgspec

from quattrocento.bots.coach import Reasons
from quattrocento.bots.prices import FairPrice, LotPaid
from quattrocento.core.view import Asked, View
from quattrocento.tables.limits import LONGEST_PLAN, LONGEST_REPLAY
from quattrocento.tables.messages import LogLine, Move, Offer, Request, SeatNumber


class HintRequest(Request):
    """Ask what one of my seats might do."""

    seat: SeatNumber


class HintedOffer(Reasons, kw_only=True):
    """An answer with what it promises: chance of winning, margin in points, place, and why.

    `advice` is its rank by the game's advice.
    """

    offer: Offer
    chance: float
    margin: float
    place: float
    advice: int


class HintGiven(msgspec.Struct, kw_only=True):
    """The answers that promise a seat most, the best first.

    `fair` is what the lot being sold is worth to the seat, if one is.
    """

    seat: int
    offers: list[HintedOffer]
    fair: FairPrice | None = None


class CostlyMove(Reasons, kw_only=True):
    """A move that cost a part of the chance of winning, what was better, and why.

    `asked` is the question that it answered, `round` when, in a game that counts rounds.
    """

    move: int
    asked: Asked | None
    round: int | None
    done: Offer
    better: Offer
    cost: float


class CurvePoint(msgspec.Struct, kw_only=True):
    """The chance of winning before a move."""

    move: int
    chance: float


class GameReview(msgspec.Struct, kw_only=True):
    """A finished game as one seat could have seen it; `habit` is the message that names it.

    It cost `habit_cost` in so many decisions (`habit_times`).

    `lots` are those that the seat bought, with what it paid and what they were worth.
    """

    seat: int
    curve: list[CurvePoint]
    costly: list[CostlyMove]
    habit: str | None
    habit_cost: float
    habit_times: int
    lots: list[LotPaid]


class PuzzleCount(msgspec.Struct, kw_only=True):
    """How many puzzles there are of a game."""

    game: str
    count: int


class PuzzleTask(msgspec.Struct, kw_only=True):
    """A puzzle: what the seat sees, and what it may do."""

    game: str
    number: int
    count: int
    players: int
    seat: int
    view: View
    offers: list[Offer]


class PuzzleAnswer(Request):
    """What one would do."""

    move: Move


class PuzzleVerdict(Reasons, kw_only=True):
    """Whether an answer is the best one, which that is, and what advice would have done.

    `cost` is what the answer gives away, in hundredths of a win; None if the search did not try it.
    `motives` and `terms` are what speaks for the solution and against the answer, or against what
    advice says.
    """

    solved: bool
    solution: Offer
    advice: Offer
    cost: int | None


PuzzleNumber = Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class MadeMove(Request):
    """A move that was made in a variation."""

    seat: SeatNumber
    move: Move


class VariationRequest(Request):
    """Try a move of a finished game again, counted from 1: moves of the seat after those made."""

    seat: SeatNumber
    move: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_REPLAY)]
    made: Annotated[list[MadeMove], msgspec.Meta(max_length=LONGEST_REPLAY)] = []
    moves: Annotated[list[Move], msgspec.Meta(max_length=LONGEST_PLAN)] = []


class Variation(msgspec.Struct, kw_only=True):
    """A variation as its seat knows it, after the others have moved.

    `bots` play in the other seats; `made` are the moves that were added, `log` what the seat was
    told of them. Without offers and scores the others have not done yet: ask again.
    """

    game: str
    seat: int
    bots: list[str]
    view: View
    offers: list[Offer]
    made: list[MadeMove]
    log: list[LogLine]
    scores: list[int] | None
    winners: list[int] | None

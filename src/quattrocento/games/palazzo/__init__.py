# mypyc: compile
"""Palazzo, by Reiner Knizia: two to four builders compete for the finest palaces of Florence."""

from __future__ import annotations

from typing import Any, Final, final

from quattrocento.core.chapters import chapters_of
from quattrocento.core.decision import Decision
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue
from quattrocento.games.palazzo import (
    auction,
    building,
    market,
    money,
    periods,
    scoring,
    transform,
    turn,
)
from quattrocento.games.palazzo.actions import ACTIONS, CARD, FLOOR, PALACE, TILE
from quattrocento.games.palazzo.preparation import prepare
from quattrocento.games.palazzo.state import Question, State
from quattrocento.games.palazzo.thought import lot_values

_ANSWERED_BY: Final[dict[Question, Decision[Any]]] = {
    Question.TURN: turn.TURN,
    Question.TAKE: money.TAKE,
    Question.BUY_OR_AUCTION: market.BUY_OR_AUCTION,
    Question.SECOND_TILE: market.SECOND_TILE,
    Question.PAYMENT: market.PAYMENT,
    Question.RAISE: auction.RAISE,
    Question.RAISE_MORE: auction.RAISE_MORE,
    Question.SHARE: auction.SHARE,
    Question.BUILD_NEXT: building.BUILD_NEXT,
    Question.BUILD_WHERE: building.BUILD_WHERE,
    Question.TAKE_OUT_OF: transform.TAKE_OUT_OF,
    Question.TAKE_OUT_FLOOR: transform.TAKE_OUT_FLOOR,
    Question.PUT_IN_WHICH: transform.PUT_IN_WHICH,
    Question.PUT_IN_WHERE: transform.PUT_IN_WHERE,
    Question.REMOVE_WHICH: transform.REMOVE_WHICH,
    Question.TRANSFORM_PAY: transform.TRANSFORM_PAY,
}


@final
class Palazzo(Game):
    """The game: its facts and how it begins; its chapters do the rest."""

    def __init__(self) -> None:
        """Two to four players, no options."""
        super().__init__(
            name="palazzo",
            rules_version=1,
            seats=range(2, 5),
            options=[],
            actions=ACTIONS,
            decisions=[_ANSWERED_BY[question] for question in Question],
            vocabulary=[CARD, TILE, PALACE, FLOOR],
            chapters=chapters_of(
                __name__,
                scores=scoring.scores,
                winners=scoring.winners,
                auctions=periods.AUCTIONS,
                sales=lot_values.SALES,
            ),
        )

    def blank(self) -> State:
        """A state with nothing set up."""
        return State()

    def begin(self, state: State, options: dict[str, OptionValue]) -> None:
        """PAL-SET: set up the table."""
        prepare(state)


GAME: Final = Palazzo()

# mypyc: compile
"""The Princes of Florence, by Richard Ulrich and Wolfgang Kramer: seven rounds of patronage."""

from __future__ import annotations

from typing import Any, Final, final

from quattrocento.core.chapters import chapters_of
from quattrocento.core.decision import Decision
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue
from quattrocento.games.princes import (
    auction,
    estate,
    periods,
    piles,
    preparation,
    recruiting,
    scoring,
    turn,
    works,
)
from quattrocento.games.princes.actions import (
    ACTIONS,
    CARD,
    DECK,
    FREEDOM,
    LOT,
    PIECE,
    POINTS,
    SQUARE,
    TURN,
)
from quattrocento.games.princes.state import Question, State
from quattrocento.games.princes.thought import lot_values

_ANSWERED_BY: Final[dict[Question, Decision[Any]]] = {
    Question.RETURN: preparation.RETURN,
    Question.START: auction.START,
    Question.RAISE: auction.RAISE,
    Question.LAST: auction.LAST,
    Question.RECRUIT: recruiting.RECRUIT,
    Question.PLACE: estate.PLACE,
    Question.KEEP: piles.KEEP,
    Question.ORDER: piles.ORDER,
    Question.ACTION: turn.ACTION,
    Question.BONUS: works.BONUS,
    Question.SPLIT: works.SPLIT,
}


@final
class Princes(Game):
    """The game: its facts and how it begins; its chapters do the rest."""

    def __init__(self) -> None:
        """Three to five players, no options."""
        super().__init__(
            name="princes",
            rules_version=1,
            seats=range(3, 6),
            options=[],
            actions=ACTIONS,
            decisions=[_ANSWERED_BY[question] for question in Question],
            vocabulary=[CARD, LOT, PIECE, FREEDOM, DECK, TURN, SQUARE, POINTS],
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
        """PRI-SET: set up the table."""
        preparation.prepare(state)


GAME: Final = Princes()

# mypyc: compile
"""The Princes of Florence, by Richard Ulrich and Wolfgang Kramer: seven rounds of patronage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from quattrocento.core.decision import Decision
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue
from quattrocento.games.princes import (
    advice,
    auction,
    census,
    drawing,
    estate,
    knowledge,
    piles,
    position,
    preparation,
    recruiting,
    scoring,
    turn,
    works,
)
from quattrocento.games.princes import view as views
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
    """The game: each chapter does its part."""

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
        )

    def blank(self) -> State:
        """A state with nothing set up."""
        return State()

    def begin(self, state: State, options: dict[str, OptionValue]) -> None:
        """PRI-SET: set up the table."""
        preparation.prepare(state)

    def scores(self, state: State) -> list[int]:
        """The prestige points of each seat, as they stand."""
        return scoring.scores(state)

    def winners(self, state: State) -> list[int]:
        """PRI-END-2: who has won."""
        return scoring.winners(state)

    def view(self, state: State, seat: int | None) -> Any:
        """PRI-HID-1: what a seat sees."""
        return views.view(state, seat)

    def resample(self, state: State, seat: int | None, seed: int) -> State:
        """Another state that the seat cannot tell from this one."""
        return knowledge.resample(state, -1 if seat is None else seat, seed)

    def dump(self, state: State) -> dict[str, Any]:
        """The whole state as plain data."""
        return position.dump(state)

    def load(self, position_data: Mapping[str, Any]) -> State:
        """The state of a position."""
        names = [decision.name for decision in self.decisions]
        state = position.load(position_data, names, self.seats)
        state.game_or_none = self
        position.check_question(state)
        return state

    def census(self, state: State) -> dict[str, int]:
        """Cards, pieces and tokens are never lost."""
        return census.census(state)

    def advise(self, state: State, seat: int, options: list[int]) -> list[float]:
        """How good each option looks."""
        return advice.advise(state, seat, options)

    def draw(self, view: Any, words: Any, width: int) -> Any:
        """The table for the terminal."""
        return drawing.draw(view, words, width)


GAME: Final = Princes()

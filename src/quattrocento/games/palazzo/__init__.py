# mypyc: compile
"""Palazzo, by Reiner Knizia: two to four builders compete for the finest palaces of Florence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from quattrocento.core.decision import Decision
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue
from quattrocento.games.palazzo import (
    advice,
    auction,
    building,
    drawing,
    knowledge,
    market,
    money,
    position,
    scoring,
    transform,
    turn,
)
from quattrocento.games.palazzo import view as views
from quattrocento.games.palazzo.actions import ACTIONS, CARD, FLOOR, PALACE, TILE
from quattrocento.games.palazzo.preparation import prepare
from quattrocento.games.palazzo.state import Question, State

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
    """The game: each chapter does its part."""

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
        )

    def blank(self) -> State:
        """A state with nothing set up."""
        return State()

    def begin(self, state: State, options: dict[str, OptionValue]) -> None:
        """PAL-SET: set up the table."""
        prepare(state)

    def scores(self, state: State) -> list[int]:
        """The points of each seat, as they stand."""
        return scoring.scores(state)

    def winners(self, state: State) -> list[int]:
        """PAL-SCO-3: who has won."""
        return scoring.winners(state)

    def view(self, state: State, seat: int | None) -> Any:
        """PAL-HID-1: what a seat sees."""
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
        """Money cards and tiles are never lost."""
        return position.census(state)

    def advise(self, state: State, seat: int, options: list[int]) -> list[float]:
        """How good each option looks."""
        return advice.advise(state, seat, options)

    def draw(self, view: Any, words: Any, width: int) -> Any:
        """The table for the terminal."""
        return drawing.draw(view, words, width)


GAME: Final = Palazzo()

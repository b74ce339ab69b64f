# mypyc: compile
"""Augsburg 1520, by Karsten Hartwig: two to five bankers turn the debts of nobles into prestige."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from quattrocento.core.decision import Decision
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue
from quattrocento.games.augsburg import (
    advice,
    drawing,
    knowledge,
    position,
    privileges,
    purchase,
    ranks,
    scoring,
    shortage,
    showing,
    soundness,
    visits,
)
from quattrocento.games.augsburg import view as views
from quattrocento.games.augsburg.actions import (
    ACTIONS,
    BOND,
    BUILDING,
    CARD,
    COLOUR,
    NOBLE,
    PRIVILEGE,
    RANK,
    RIGHT,
    TILE,
)
from quattrocento.games.augsburg.preparation import prepare, prepare_shortage
from quattrocento.games.augsburg.state import Question, State

_ANSWERED_BY: Final[dict[Question, Decision[Any]]] = {
    Question.BUY: purchase.BUY,
    Question.BID: visits.BID,
    Question.SHOW: showing.SHOW,
    Question.TAKE_CARD: privileges.TAKE_CARD,
    Question.USE: privileges.USE,
    Question.ROB: ranks.ROB,
    Question.CONSOLE: ranks.CONSOLE,
    Question.DISCARD: privileges.DISCARD,
    Question.BUILDER: privileges.BUILDER,
    Question.GIVE: shortage.GIVE,
}


@final
class Augsburg(Game):
    """The game: each chapter does its part."""

    def __init__(self) -> None:
        """Two to five players, no options."""
        super().__init__(
            name="augsburg",
            rules_version=1,
            seats=range(2, 6),
            options=[],
            actions=ACTIONS,
            decisions=[_ANSWERED_BY[question] for question in Question],
            vocabulary=[BOND, BUILDING, CARD, COLOUR, NOBLE, PRIVILEGE, RANK, RIGHT, TILE],
        )

    def blank(self) -> State:
        """A state with nothing set up."""
        return State()

    def begin(self, state: State, options: dict[str, OptionValue]) -> None:
        """AUG-SET: set up the table."""
        prepare(state)

    def scores(self, state: State) -> list[int]:
        """The prestige of each seat."""
        return scoring.scores(state)

    def winners(self, state: State) -> list[int]:
        """AUG-END-1: who has won."""
        return scoring.winners(state)

    def view(self, state: State, seat: int | None) -> Any:
        """AUG-HID-1: what a seat sees."""
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
        soundness.check_question(state)
        return state

    def census(self, state: State) -> dict[str, int]:
        """Bonds and rank cards are never lost."""
        return soundness.census(state)

    def seldom(self) -> list[Any]:
        """A shortage of bonds for each number of players (AUG-DCK-2)."""
        states: list[Any] = []
        for players in self.seats:
            state = self.new(players, seed=players)
            assert isinstance(state, State)
            prepare_shortage(state)
            states.append(state)
        return states

    def advise(self, state: State, seat: int, options: list[int]) -> list[float]:
        """How good each option looks."""
        return advice.advise(state, seat, options)

    def draw(self, view: Any, words: Any, width: int) -> Any:
        """The table for the terminal."""
        return drawing.draw(view, words, width)


GAME: Final = Augsburg()

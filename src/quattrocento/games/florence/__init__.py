# mypyc: compile
"""Florence, by Dean Morris: one to five families court the Medici on a carnival night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from quattrocento.core.decision import Decision
from quattrocento.core.game import Game
from quattrocento.core.options import Option, OptionValue
from quattrocento.games.florence import (
    advice,
    contessina_cards,
    cosimo_cards,
    drawing,
    ending,
    gifts,
    giovanni,
    giovanni_cards,
    inventory,
    knowledge,
    passing,
    position,
    preparation,
    strozzi_colour,
    turn,
    walking,
)
from quattrocento.games.florence import view as views
from quattrocento.games.florence.actions import (
    ACTIONS,
    BOAST_TILE,
    BOX,
    CARD,
    COLOUR,
    LOCATION,
    NOBLE,
    PLACE,
    RANK,
    SHIELD,
)
from quattrocento.games.florence.components import ADJUSTMENTS
from quattrocento.games.florence.state import Question, State

_ANSWERED_BY: Final[dict[Question, Decision[Any]]] = {
    Question.FIRST_DEBUTANT: preparation.FIRST_DEBUTANT,
    Question.ACTION: turn.ACTION,
    Question.RING: passing.RING,
    Question.BONUS: passing.BONUS,
    Question.WALK: walking.WALK,
    Question.WALK_ON: walking.WALK_ON,
    Question.PLACE_GUARD: gifts.PLACE_GUARD,
    Question.RIDE_WHO: cosimo_cards.RIDE_WHO,
    Question.RIDE_WHERE: cosimo_cards.RIDE_WHERE,
    Question.DEPLOY_BESIDE: cosimo_cards.DEPLOY_BESIDE,
    Question.GIFT_FROM_AFAR: gifts.GIFT_FROM_AFAR,
    Question.CHANGE_WHO: contessina_cards.CHANGE_WHO,
    Question.CHANGE_WITH: contessina_cards.CHANGE_WITH,
    Question.PROMOTE_WHO: contessina_cards.PROMOTE_WHO,
    Question.ADVANCE_WHO: contessina_cards.ADVANCE_WHO,
    Question.TAKE_BACK: giovanni_cards.TAKE_BACK,
    Question.SWAP_WHO: giovanni_cards.SWAP_WHO,
    Question.SWAP_WITH: giovanni_cards.SWAP_WITH,
    Question.SEND_HOME: giovanni_cards.SEND_HOME,
    Question.BOAST_FROM_AFAR: giovanni_cards.BOAST_FROM_AFAR,
    Question.GIOVANNI: giovanni.GIOVANNI,
    Question.STROZZI_COLOUR: strozzi_colour.STROZZI_COLOUR,
}


@final
class Florence(Game):
    """The game: each chapter does its part."""

    def __init__(self) -> None:
        """One to five players; the options adjust Strozzi, and without him have no effect."""
        super().__init__(
            name="florence",
            rules_version=1,
            seats=range(1, 6),
            options=[Option(name, (False, True), False) for name in ADJUSTMENTS],
            actions=ACTIONS,
            decisions=[_ANSWERED_BY[question] for question in Question],
            vocabulary=[LOCATION, PLACE, NOBLE, CARD, SHIELD, COLOUR, RANK, BOAST_TILE, BOX],
        )

    def blank(self) -> State:
        """A state with nothing set up."""
        return State()

    def begin(self, state: State, options: dict[str, OptionValue]) -> None:
        """FLO-SET: set up the table."""
        preparation.prepare(state, options)

    def scores(self, state: State) -> list[int]:
        """The points of each seat, as they stand."""
        return ending.scores(state)

    def winners(self, state: State) -> list[int]:
        """FLO-END-2, FLO-SOL-13: who has won."""
        return ending.winners(state)

    def view(self, state: State, seat: int | None) -> Any:
        """FLO-HID-1: what a seat sees."""
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
        inventory.check_question(state)
        return state

    def census(self, state: State) -> dict[str, int]:
        """Cards and family members are never lost."""
        return inventory.census(state)

    def advise(self, state: State, seat: int, options: list[int]) -> list[float]:
        """How good each option looks."""
        return advice.advise(state, seat, options)

    def draw(self, view: Any, words: Any, width: int) -> Any:
        """The table for the terminal."""
        return drawing.draw(view, words, width)


GAME: Final = Florence()

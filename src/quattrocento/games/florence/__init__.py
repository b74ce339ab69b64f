# mypyc: compile
"""Florence, by Dean Morris: one to five families court the Medici on a carnival night."""

from __future__ import annotations

from typing import Any, Final, final

from quattrocento.core.chapters import chapters_of
from quattrocento.core.decision import Decision
from quattrocento.core.game import Game
from quattrocento.core.options import Option, OptionValue
from quattrocento.games.florence import (
    contessina_cards,
    cosimo_cards,
    ending,
    gifts,
    giovanni,
    giovanni_cards,
    passing,
    preparation,
    strozzi_colour,
    turn,
    walking,
)
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
    STREET,
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
    """The game: its facts and how it begins; its chapters do the rest."""

    def __init__(self) -> None:
        """One to five players; the options adjust Strozzi, and without him have no effect."""
        super().__init__(
            name="florence",
            rules_version=2,
            seats=range(1, 6),
            options=[Option(name, (False, True), False, 1) for name in ADJUSTMENTS],
            actions=ACTIONS,
            decisions=[_ANSWERED_BY[question] for question in Question],
            vocabulary=[
                LOCATION,
                PLACE,
                NOBLE,
                CARD,
                SHIELD,
                STREET,
                COLOUR,
                RANK,
                BOAST_TILE,
                BOX,
            ],
            chapters=chapters_of(
                __name__,
                scores=ending.scores,
                winners=ending.winners,
                starter=preparation.starter,
            ),
        )

    def blank(self) -> State:
        """A state with nothing set up."""
        return State()

    def begin(self, state: State, options: dict[str, OptionValue]) -> None:
        """FLO-SET: set up the table."""
        preparation.prepare(state, options)


GAME: Final = Florence()

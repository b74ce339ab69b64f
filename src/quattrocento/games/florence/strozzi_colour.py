# mypyc: compile
"""What Strozzi leaves to the human: the colour of card 5 in a tie."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.florence.actions import COLOURING, FIRST_COLOUR
from quattrocento.games.florence.components import LAST_DEPLOY_CARD, NOBLE_OF_CARD
from quattrocento.games.florence.sequence_of_play import next_turn
from quattrocento.games.florence.state import State
from quattrocento.games.florence.strozzi_cards import deploy_at


class StrozziColour(Decision[State]):
    """FLO-STR-1: as many orange as blue members are on the board; the human chooses."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Either colour will do."""
        return None

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Deploy in that colour; then the next turn."""
        deploy_at(state, NOBLE_OF_CARD[LAST_DEPLOY_CARD - 1], action - FIRST_COLOUR)
        next_turn(state)


STROZZI_COLOUR: Final[StrozziColour] = StrozziColour("strozzi-colour", "FLO-STR-1", [COLOURING])

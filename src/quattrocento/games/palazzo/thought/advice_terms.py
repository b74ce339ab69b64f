"""What a position of Palazzo is worth by advice: the palaces, and the money to build on."""

from __future__ import annotations

from quattrocento.core.terms import Terms
from quattrocento.games.palazzo.state import State
from quattrocento.games.palazzo.thought.valuation import estate_value, hand_worth, outlook_of


def worth(state: State, seat: int) -> dict[str, float]:
    """What the palaces of a seat will score, and its money."""
    player = state.players[seat]
    return {
        "topic-outlook": estate_value(player.palaces, outlook_of(state)),
        "topic-money": hand_worth(state, player.hand),
    }


TERMS: Terms[State] = Terms(worth=worth, points="topic-outlook")

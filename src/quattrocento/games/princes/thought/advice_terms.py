"""What a position of The Princes of Florence is worth by advice: where its points may come from."""

from __future__ import annotations

from quattrocento.core.terms import Terms
from quattrocento.games.princes.state import State
from quattrocento.games.princes.thought.features import actions_left
from quattrocento.games.princes.thought.valuation import Reckoning


def worth(state: State, seat: int) -> dict[str, float]:
    """What a seat has and may hope for; whoever is stuck lacks money above all."""
    found = Reckoning(state, state.players[seat], seat, actions_left(state, seat), 0.0)
    return {
        "topic-points": found.points,
        "topic-bonus": found.bonus,
        "topic-prestige": found.prestige,
        "term-best-work": found.best_work,
        "term-works": found.works,
        "topic-recruiting": found.recruits,
        "term-more-works": found.more_works,
        "term-buildings": found.buildings,
        "topic-money": found.stuck + found.money,
    }


TERMS: Terms[State] = Terms(worth=worth, points="topic-points")

"""What a position of Florence is worth by advice: what a family has, and what nobles bring it."""

from __future__ import annotations

from quattrocento.core.terms import Terms
from quattrocento.games.florence.state import State
from quattrocento.games.florence.thought.valuation import (
    NEARNESS,
    bodyguards_value,
    bouncers_value,
    cards_value,
    high_ranks_value,
    markers_value,
    members_value,
    noble_parts,
    nobles_ahead,
    objective_value,
    spies_value,
    time_value,
)


def worth(state: State, seat: int) -> dict[str, float]:
    """What a seat holds, and what the nobles would bring it less a part of the others'."""
    player = state.players[seat]
    way = audience = 0.0
    guards = bodyguards_value(state, player) + spies_value(state, player)
    guards += bouncers_value(state, player)
    for ahead in range(nobles_ahead(state)):
        on_his_way, by_guards, by_himself = noble_parts(state, seat, ahead)
        way += NEARNESS[ahead] * on_his_way
        guards += NEARNESS[ahead] * by_guards
        audience += NEARNESS[ahead] * by_himself
    return {
        "topic-points": float(player.points),
        "topic-time": time_value(state, player.time),
        "topic-cards": cards_value(state, player),
        "topic-members": members_value(state, player) + high_ranks_value(state, player),
        "term-markers": markers_value(state, player),
        "topic-guards": guards,
        "topic-objective": objective_value(state, player),
        "term-way": way,
        "topic-audience": audience,
    }


def round_of(state: State) -> int:
    """The round of a state."""
    return int(state.round)


TERMS: Terms[State] = Terms(worth=worth, points="topic-points", round=round_of)

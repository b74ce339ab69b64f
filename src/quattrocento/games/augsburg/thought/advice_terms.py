"""What a position of Augsburg 1520 is worth by advice: prestige now and to come, and rivals."""

from __future__ import annotations

from quattrocento.core.terms import Terms
from quattrocento.games.augsburg.state import State
from quattrocento.games.augsburg.thought.standing import RIVALRY, Standing
from quattrocento.games.augsburg.thought.valuation import (
    HELD_BONDS,
    behind_barriers,
    builder_worth,
    growth_worth,
    hand_worth,
    mint_master_worth,
    office_worth,
    purse_worth,
    reached_with,
    titles_worth,
)


def worth(state: State, seat: int) -> dict[str, float]:
    """What a seat may hope for, what of it the barriers keep back, and the best of the others."""
    player = state.players[seat]
    bonds = hand_worth(state, player)
    reached = reached_with(state, player, bonds)
    return {
        "topic-prestige": float(player.prestige),
        "term-titles": titles_worth(state, player),
        "topic-growth": growth_worth(state, player),
        "topic-money": purse_worth(state, player),
        "term-office": office_worth(state, player),
        "topic-rights": mint_master_worth(state, player) + builder_worth(state, player),
        "topic-bonds": HELD_BONDS * bonds,
        "term-barriers": behind_barriers(state, player, reached) - reached,
        "term-rival": -RIVALRY * Standing(state, seat).best_rival(state),
    }


def round_of(state: State) -> int:
    """The round of a state."""
    return int(state.round)


TERMS: Terms[State] = Terms(worth=worth, points="topic-prestige", round=round_of)

"""Two answers of a seat, one beside the other, as the coach compares them."""

from __future__ import annotations

from quattrocento.bots.coach import Reasons, outcome, reasons, sampled
from quattrocento.bots.values.store import find_values
from quattrocento.core.knowledge import Knowledge


def compared(knowledge: Knowledge, seed: int, one: int, other: int) -> Reasons:
    """What speaks for one answer and against another, whichever is better."""
    net = find_values(knowledge.game.name, knowledge.players)
    worlds = sampled(knowledge, seed)
    here, there = (outcome(net, worlds, knowledge.seat, action) for action in (one, other))
    return reasons(knowledge, net, here, there)

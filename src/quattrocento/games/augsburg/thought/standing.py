# mypyc: compile
"""A seat's standing: its own outlook, less a part of that of the best of the others.

Dozens of uses of privilege cards are tried for one decision, and most of them change only the seat
itself. So what the others may hope for is looked at once, and again only for whom a use changed.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds
from quattrocento.games.augsburg.components import CATHEDRAL, CHURCH
from quattrocento.games.augsburg.state import Player, State
from quattrocento.games.augsburg.thought.valuation import hand_worth, outlook, outlook_with

# How much the outlook of the best of the others counts.
RIVALRY: Final = 0.3
_BUILDINGS: Final = 4


@final
class Standing:
    """How a seat stands after uses of privilege cards, tried from one state."""

    def __init__(self, state: State, seat: i64) -> None:
        """A seat, and all seats as they are before; the state must stay as it is."""
        self.seat = seat
        self.before: list[Player] = state.players
        self.hand: bytes = state.players[seat].hand
        self.hand_worth = hand_worth(state, state.players[seat])
        # By what the seat has built, which makes the next building cheaper for the others.
        self.outlooks: list[float] = [0.0] * (_BUILDINGS * state.seat_count)
        self.looked_at: i64 = 0

    def after(self, state: State) -> float:
        """How the seat stands in a state that uses of its cards have led to."""
        return self.own(state) - RIVALRY * self.best_rival(state)

    def best_rival(self, state: State) -> float:
        """What the best of the others may hope for."""
        best = 0.0
        for other in range(state.seat_count):
            if other != self.seat:
                best = max(best, self.rival(state, other))
        return best

    def own(self, state: State) -> float:
        """What the seat may hope for itself."""
        player = state.players[self.seat]
        if player.hand is self.hand:
            return outlook_with(state, player, self.hand_worth)
        return outlook(state, player)

    def rival(self, state: State, other: i64) -> float:
        """What another seat may hope for."""
        player = state.players[other]
        if not hopes_alike(player, self.before[other]):
            return outlook(state, player)
        place: i64 = other * _BUILDINGS + buildings(state.players[self.seat])
        if not holds(self.looked_at, place):
            self.looked_at |= bit(place)
            self.outlooks[place] = outlook(state, player)
        return self.outlooks[place]


def hopes_alike(player: Player, before: Player) -> bool:
    """Whether nothing has changed of what a seat's outlook depends on."""
    return player is before or (
        player.money == before.money
        and player.prestige == before.prestige
        and player.ranks is before.ranks
        and player.rights is before.rights
        and player.hand is before.hand
    )


def buildings(player: Player) -> i64:
    """Which of church and cathedral a seat has, as a number."""
    built: i64 = 0
    if player.rights[CHURCH] > 0:
        built += 1
    if player.rights[CATHEDRAL] > 0:
        built += 2
    return built

# mypyc: compile
"""What advice has thought through already, kept with a state and handed on to its clones.

Bids change nothing that privilege cards promise, nor does taking a card change what its uses bring;
yet both are asked for again and again, and in every clone.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from quattrocento.core.bits import bit, holds
from quattrocento.games.augsburg.components import PRIVILEGE_CARDS, USES_OF_A_CARD
from quattrocento.games.augsburg.state import Player, State, Thoughts


@final
@mypyc_attr(acyclic=True)
class Remembered(Thoughts):
    """What was found in a state; it holds for every state that `fits`."""

    def __init__(self, state: State) -> None:
        """Nothing found yet."""
        self.state = state.clone()
        self.state.thoughts = None
        self.prizes: list[float] = [0.0] * state.seat_count
        self.prizes_found: i64 = 0
        self.uses: dict[int, list[int]] = {}
        self.use_values: dict[int, list[float]] = {}

    def fits(self, state: State) -> bool:
        """Whether a state differs at most in what neither prizes nor uses depend on."""
        before = self.state
        if (
            state.round != before.round
            or state.visit != before.visit
            or state.pile is not before.pile
            or state.drawn != before.drawn
            or state.discard is not before.discard
            or state.chance != before.chance
        ):
            return False
        for seat in range(state.seat_count):
            if not has_the_same(state.players[seat], before.players[seat]):
                return False
        return True

    # The prize of a visit, by seat

    def knows_prize(self, state: State, seat: i64) -> bool:
        """Whether the best of the cards that lie open has been found for a seat."""
        return state.face_up is self.state.face_up and holds(self.prizes_found, seat)

    def note_prize(self, state: State, seat: i64, prize: float) -> None:
        """Remember what the best of the open cards promises a seat."""
        if state.face_up is self.state.face_up:
            self.prizes[seat] = prize
            self.prizes_found |= bit(seat)

    # The first use of a card, by seat and card

    def note_uses(self, taken: State, options: list[int], values: list[float]) -> None:
        """Remember what the uses of a card just taken bring to the seat that has it."""
        key = key_of(taken)
        self.uses[key] = options
        self.use_values[key] = values

    def uses_of(self, state: State, options: list[int]) -> list[float] | None:
        """What these uses of the card bring, if it was just taken and is remembered."""
        if state.uses_left < USES_OF_A_CARD or state.fields_used != 0 or not state.builder_ready:
            return None
        key = key_of(state)
        if self.uses.get(key) != options:
            return None
        return self.use_values[key].copy()


def key_of(taken: State) -> i64:
    """The seat that has taken a card, and the card, as one number."""
    return taken.user * len(PRIVILEGE_CARDS) + taken.card


def has_the_same(player: Player, before: Player) -> bool:
    """Whether a seat has what it had, in hand and on its board; a bid is not looked at."""
    return (
        player.hand is before.hand
        and player.unbought is before.unbought
        and player.money == before.money
        and player.prestige == before.prestige
        and player.ranks is before.ranks
        and player.rights is before.rights
    )


def remembered(state: State) -> Remembered:
    """What is remembered of a state, or a blank memory that it will keep from now on."""
    thoughts = state.thoughts
    if isinstance(thoughts, Remembered) and thoughts.fits(state):
        return thoughts
    fresh = Remembered(state)
    state.thoughts = fresh
    return fresh

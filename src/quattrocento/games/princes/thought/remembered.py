# mypyc: compile
"""What advice has found about the lots, kept with a state and handed on to its clones.

While seats outbid each other, nothing changes that a lot's gain depends on; yet everybody asks for
it at every bid, and in every clone.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from quattrocento.games.princes.state import Player, State, Thoughts


@final
@mypyc_attr(acyclic=True)
class Remembered(Thoughts):
    """What each lot would add to the outlook of each seat; it holds for every state that `fits`."""

    def __init__(self, state: State) -> None:
        """Nothing found yet."""
        self.state = state.clone()
        self.state.thoughts = None
        # By seat; none as long as they were not asked for.
        self.gains: list[list[float]] = [[] for _ in range(state.seat_count)]

    def fits(self, state: State) -> bool:
        """Whether a state differs at most in what the worth of a lot does not depend on."""
        before = self.state
        if (
            state.round != before.round
            or state.first != before.first
            or state.stock != before.stock
            or state.buyers is not before.buyers
            or state.piles is not before.piles
            or state.played != before.played
        ):
            return False
        for seat in range(state.seat_count):
            if not has_the_same(state.players[seat], before.players[seat]):
                return False
        return True


def has_the_same(player: Player, before: Player) -> bool:
    """Whether a seat has the money, the estate and the cards that it had."""
    return (
        player.money == before.money
        and player.points == before.points
        and player.hand == before.hand
        and player.table == before.table
        and player.shown == before.shown
        and player.best == before.best
        and player.prestige == before.prestige
        and player.recruiting_hand == before.recruiting_hand
        and player.recruiting_table == before.recruiting_table
        and has_the_same_estate(player, before)
    )


def has_the_same_estate(player: Player, before: Player) -> bool:
    """Whether nothing was added to a seat's estate."""
    return (
        player.covered == before.covered
        and player.fitting == before.fitting
        and player.buildings == before.buildings
        and player.forests == before.forests
        and player.lakes == before.lakes
        and player.parks == before.parks
        and player.jesters == before.jesters
        and player.builders == before.builders
        and player.freedoms == before.freedoms
    )


def remembered(state: State) -> Remembered:
    """What is remembered of a state, or a blank memory that it will keep from now on."""
    thoughts = state.thoughts
    if isinstance(thoughts, Remembered) and thoughts.fits(state):
        return thoughts
    fresh = Remembered(state)
    state.thoughts = fresh
    return fresh

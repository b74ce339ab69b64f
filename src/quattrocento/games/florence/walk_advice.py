# mypyc: compile
"""Advice for walks of several steps: what each first step may lead to.

A walk is judged by where it ends, not by its streets, and a second member's walk as if the first
had not walked; so each member is tried once at each location, not in every combination.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quattrocento.games.florence.actions import FIRST_WALK
from quattrocento.games.florence.city import NEIGHBOURS, STEP_PLACE, STEP_TO
from quattrocento.games.florence.components import LOCATIONS, SLOTS, THREE_STEPS
from quattrocento.games.florence.queues import arrive, has_room, leave, own_places
from quattrocento.games.florence.state import State
from quattrocento.games.florence.valuation import situation

_NO_END: Final = -500.0


def walk_values(state: State, seat: i64, options: list[int]) -> list[float]:
    """What may be gained by walks that begin with each of these first steps."""
    walks = Walks(state, seat)
    return [walks.first_step(action - FIRST_WALK) for action in options]


@final
class Walks:
    """What a seat's members would gain by standing elsewhere, each tried only once."""

    def __init__(self, state: State, seat: i64) -> None:
        """A seat whose members may walk."""
        self.state = state.clone()
        self.seat = seat
        self.here = situation(state, seat)
        self.gains: dict[int, float] = {}

    def gain(self, place: i64, end: i64) -> float:
        """What the member at a place would gain by joining another queue."""
        key: int = place * LOCATIONS + end
        known = self.gains.get(key)
        if known is not None:
            return known
        gained = _NO_END
        if has_room(self.state, end):
            gained = self.situation_after(place, end) - self.here
        self.gains[key] = gained
        return gained

    def situation_after(self, place: i64, end: i64) -> float:
        """The situation with the member at a place in another queue; all stands again after it."""
        state = self.state
        player = state.players[self.seat]
        start: i64 = place // SLOTS
        left, joined, members = state.queues[start], state.queues[end], player.members
        arrive(state, leave(state, place), end, False)
        after = situation(state, self.seat)
        state.queues[start] = left
        state.queues[end] = joined
        player.members = members
        return after

    def first_step(self, step: i64) -> float:
        """The best that a first step can lead to, with another member's walk where allowed."""
        place: i64 = STEP_PLACE[step]
        start: i64 = place // SLOTS
        end: i64 = STEP_TO[step]
        left: i64 = self.state.steps_left - 1
        if self.state.card == THREE_STEPS:
            best = self.best_end(place, start, end, left)
            if self.state.walks_left > 1:
                best += max(0.0, self.best_of_others(place, left + 1))
            return best
        if left == 0:
            return self.gain(place, end)
        stopping = self.gain(place, end) + self.best_of_others(place, left)
        return max(stopping, self.best_turn(place, start, end))

    def best_turn(self, place: i64, start: i64, middle: i64) -> float:
        """The best end of a second step that does not go back."""
        best = _NO_END
        for end in NEIGHBOURS[middle]:
            if end != start:
                best = max(best, self.gain(place, end))
        return best

    def best_end(self, place: i64, start: i64, end: i64, steps: i64) -> float:
        """The best end within so many steps more that do not go back."""
        best = self.gain(place, end)
        if steps > 0:
            for other in NEIGHBOURS[end]:
                if other != start:
                    best = max(best, self.best_end(place, end, other, steps - 1))
        return best

    def best_of_others(self, walked: i64, steps: i64) -> float:
        """The most that another member can gain within so many steps."""
        best = _NO_END
        for place in own_places(self.state, self.seat, 0):
            if place != walked:
                start: i64 = place // SLOTS
                for end in NEIGHBOURS[start]:
                    best = max(best, self.best_end(place, start, end, steps - 1))
        return best

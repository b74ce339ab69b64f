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
from quattrocento.games.florence.thought.valuation import Prospects

_NO_END: Final = -500.0
_UNTRIED: Final = -1e9


def walk_values(state: State, seat: i64, options: list[int], prospects: Prospects) -> list[float]:
    """What may be gained by walks that begin with each of these first steps."""
    walks = Walks(state, seat, prospects)
    return [walks.first_step(action - FIRST_WALK) for action in options]


@final
class Walks:
    """What a seat's members would gain by standing elsewhere, each tried only once."""

    def __init__(self, state: State, seat: i64, prospects: Prospects) -> None:
        """A seat whose members may walk."""
        self.state = state.clone()
        self.seat = seat
        self.prospects = prospects
        self.here = prospects.situation(state)
        self.places = own_places(state, seat, 0)
        # What was tried, by member (numbered by their places) * 9 + end.
        self.gains: list[float] = [_UNTRIED] * (len(self.places) * LOCATIONS)
        # The most that each member can gain as the second one to walk.
        self.second: list[float] = [_UNTRIED] * len(self.places)

    def gain(self, member: i64, end: i64) -> float:
        """What a member would gain by joining another queue."""
        key: i64 = member * LOCATIONS + end
        known = self.gains[key]
        if known > _UNTRIED:
            return known
        gained = _NO_END
        if has_room(self.state, end):
            gained = self.situation_after(self.places[member], end) - self.here
        self.gains[key] = gained
        return gained

    def situation_after(self, place: i64, end: i64) -> float:
        """The situation with the member at a place in another queue; all stands again after it."""
        state = self.state
        player = state.players[self.seat]
        start: i64 = place // SLOTS
        left, joined, members = state.queues[start], state.queues[end], player.members
        arrive(state, leave(state, place), end, False)
        after = self.prospects.situation(state)
        state.queues[start] = left
        state.queues[end] = joined
        player.members = members
        return after

    def first_step(self, step: i64) -> float:
        """The best that a first step can lead to, with another member's walk where allowed."""
        member: i64 = self.places.index(STEP_PLACE[step])
        start: i64 = STEP_PLACE[step] // SLOTS
        end: i64 = STEP_TO[step]
        left: i64 = self.state.steps_left - 1
        if self.state.card == THREE_STEPS:
            best = self.best_end(member, start, end, left)
            if self.state.walks_left > 1:
                best += max(0.0, self.best_of_others(member, left + 1))
            return best
        if left == 0:
            return self.gain(member, end)
        stopping = self.gain(member, end) + self.best_of_others(member, left)
        return max(stopping, self.best_turn(member, start, end))

    def best_turn(self, member: i64, start: i64, middle: i64) -> float:
        """The best end of a second step that does not go back."""
        best = _NO_END
        neighbours = NEIGHBOURS[middle]
        number: i64 = len(neighbours)
        for each in range(number):
            end: i64 = neighbours[each]
            if end != start:
                best = max(best, self.gain(member, end))
        return best

    def best_end(self, member: i64, start: i64, end: i64, steps: i64) -> float:
        """The best end within so many steps more that do not go back."""
        best = self.gain(member, end)
        if steps > 0:
            neighbours = NEIGHBOURS[end]
            number: i64 = len(neighbours)
            for each in range(number):
                other: i64 = neighbours[each]
                if other != start:
                    best = max(best, self.best_end(member, end, other, steps - 1))
        return best

    def best_of_others(self, walked: i64, steps: i64) -> float:
        """The most that another member can gain within so many steps."""
        best = _NO_END
        members: i64 = len(self.places)
        for member in range(members):
            if member != walked:
                if self.second[member] == _UNTRIED:
                    self.second[member] = self.best_walk(member, steps)
                best = max(best, self.second[member])
        return best

    def best_walk(self, member: i64, steps: i64) -> float:
        """The most that a member can gain within so many steps."""
        best = _NO_END
        start: i64 = self.places[member] // SLOTS
        neighbours = NEIGHBOURS[start]
        number: i64 = len(neighbours)
        for each in range(number):
            best = max(best, self.best_end(member, start, neighbours[each], steps - 1))
        return best

# mypyc: compile
"""A turn: exactly one of the nine actions, after any cards discarded for time."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quattrocento.core.bits import bit, size
from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.florence.actions import (
    BOASTING,
    DEPLOYING,
    DISCARDING,
    FIRST_BOAST,
    FIRST_DEPLOY,
    FIRST_DISCARD,
    FIRST_GIFT,
    FIRST_MOVE,
    FIRST_PLAY,
    FIRST_PROMOTE,
    GIVING,
    HURRY,
    HURRYING,
    MOVING,
    PASS,
    PASSING,
    PLAYING,
    PROMOTING,
)
from quattrocento.games.florence.boasts import boast, cannot_boast_on
from quattrocento.games.florence.city import FIRST_STEP, NEIGHBOURS
from quattrocento.games.florence.components import (
    BOAST_COST,
    BOAST_MARKERS,
    DEBUTANT,
    DEPLOY_COST,
    HURRY_COST,
    LOCATIONS,
    MOVE_COST,
    NOBLES,
    PROMOTE_COST,
    SLOTS,
)
from quattrocento.games.florence.family import (
    cannot_deploy,
    cannot_promote,
    deploy,
    promote,
)
from quattrocento.games.florence.gifts import cannot_give, give
from quattrocento.games.florence.passing import pass_turn
from quattrocento.games.florence.queues import in_supply, members_at, own_places
from quattrocento.games.florence.rounds import next_turn
from quattrocento.games.florence.scandal_play import cannot_play, play_card
from quattrocento.games.florence.scandals import cannot_discard, discard_for_time, kinds_in
from quattrocento.games.florence.state import State
from quattrocento.games.florence.walking import (
    begin_hurry,
    cannot_go,
    cannot_move,
    cannot_walk_at_all,
    move,
)

NOT_THERE: Final = Refusal("FLO-BST-1", "refusal-not-there")
NO_TIME_TO_DEPLOY: Final = Refusal("FLO-DEP-1", "refusal-too-little-time")
NO_TIME_TO_PROMOTE: Final = Refusal("FLO-PRO-1", "refusal-too-little-time")
NO_TIME_TO_MOVE: Final = Refusal("FLO-HUR-2", "refusal-too-little-time")
NO_TIME_TO_BOAST: Final = Refusal("FLO-BST-1", "refusal-too-little-time")


@final
class TakeAction(Decision[State]):
    """FLO-RND-2: one action; before it scandal cards may be discarded for time (FLO-SCN-2)."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Each action has its conditions, and its time must be there before it begins."""
        time: i64 = state.players[seat].time
        if action == PASS:
            return None
        if action < FIRST_BOAST:
            if time < DEPLOY_COST:
                return NO_TIME_TO_DEPLOY
            return cannot_deploy(state, seat, action - FIRST_DEPLOY)
        if action < FIRST_GIFT:
            return cannot_boast(state, seat, action - FIRST_BOAST)
        if action < FIRST_PLAY:
            return cannot_give(state, seat, action - FIRST_GIFT, False)
        if action < FIRST_DISCARD:
            return cannot_play(state, seat, action - FIRST_PLAY)
        if action < HURRY:
            return cannot_discard(state, seat, action - FIRST_DISCARD)
        if action == HURRY:
            return NO_TIME_TO_MOVE if time < HURRY_COST else cannot_walk_at_all(state, seat)
        if action < FIRST_PROMOTE:
            if time < MOVE_COST:
                return NO_TIME_TO_MOVE
            return cannot_move(state, seat, action - FIRST_MOVE)
        if time < PROMOTE_COST:
            return NO_TIME_TO_PROMOTE
        return cannot_promote(state, seat, action - FIRST_PROMOTE)

    def options(self, state: State, seat: i64) -> list[int]:
        """All that `refusal` allows, looking only at what time and pieces leave to look at.

        This is the question that is asked most: it makes one list instead of two.
        """
        player = state.players[seat]
        ids: list[int] = [PASS]
        if player.time >= DEPLOY_COST and in_supply(player, 0, DEBUTANT) > 0:
            self.offer(ids, state, seat, FIRST_DEPLOY, LOCATIONS)
        if player.time >= BOAST_COST and size(player.markers) < BOAST_MARKERS:
            for location in range(LOCATIONS):
                if members_at(player, location) > 0:
                    self.offer(ids, state, seat, FIRST_BOAST + location, 1)
        if player.gifts > 0:
            self.offer(ids, state, seat, FIRST_GIFT, len(NOBLES))
        if len(player.hand) > 0:
            self.offer_cards(ids, state, seat)
        if player.time >= HURRY_COST:
            self.offer(ids, state, seat, HURRY, 1)
        if player.time >= MOVE_COST:
            self.offer_moves(ids, state, seat)
        if player.time >= PROMOTE_COST:
            for place in own_places(state, seat, FIRST_PROMOTE):
                self.offer(ids, state, seat, place, 1)
        return ids

    def offer(self, ids: list[int], state: State, seat: i64, first: i64, number: i64) -> None:
        """Add those of some consecutive ids that are allowed."""
        for action in range(first, first + number):
            if self.refusal(state, seat, action) is None:
                ids.append(action)

    def offer_cards(self, ids: list[int], state: State, seat: i64) -> None:
        """Add the scandal cards that can be played, and all of them as time."""
        kinds = kinds_in(state.players[seat].hand)
        for kind in kinds:
            self.offer(ids, state, seat, FIRST_PLAY + kind, 1)
        for kind in kinds:
            self.offer(ids, state, seat, FIRST_DISCARD + kind, 1)

    def offer_moves(self, ids: list[int], state: State, seat: i64) -> None:
        """Add the moves of the seat's members: those of one location have the same ways."""
        rest: i64 = state.players[seat].members
        for location in range(LOCATIONS):
            if rest & 15 != 0:
                queue = state.queues[location]
                number: i64 = len(NEIGHBOURS[location])
                ways = open_ways(state, location)
                move_id: i64 = FIRST_MOVE + FIRST_STEP[location * SLOTS]
                for position in range(len(queue)):
                    if queue[position] >> 2 == seat:
                        add_set(ids, move_id, ways)
                    move_id += number
            rest >>= 4

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Do it; an action of several steps, or a discard, leaves it the seat's turn."""
        if action == PASS:
            pass_turn(state, seat)
        elif action < FIRST_GIFT or action > HURRY:
            act(state, seat, action)
            next_turn(state)
        elif action < FIRST_PLAY:
            give(state, seat, action - FIRST_GIFT)
        elif action < FIRST_DISCARD:
            play_card(state, seat, action - FIRST_PLAY)
        elif action < HURRY:
            discard_for_time(state, seat, action - FIRST_DISCARD)
        else:
            state.players[seat].time -= HURRY_COST
            begin_hurry(state, seat)


def open_ways(state: State, location: i64) -> i64:
    """The set of a location's neighbours, by their places, that a member can move to."""
    ways: i64 = 0
    neighbours = NEIGHBOURS[location]
    for place in range(len(neighbours)):
        if cannot_go(state, location, neighbours[place]) is None:
            ways |= bit(place)
    return ways


def add_set(ids: list[int], first: i64, places: i64) -> None:
    """Add the ids of a set of places that begins at `first`."""
    action: i64 = first
    while places != 0:
        if places & 1 != 0:
            ids.append(action)
        places >>= 1
        action += 1


def act(state: State, seat: i64, action: i64) -> None:
    """Pay for an action of a single step and do it."""
    player = state.players[seat]
    if action < FIRST_BOAST:
        player.time -= DEPLOY_COST
        deploy(state, seat, action - FIRST_DEPLOY)
    elif action < FIRST_GIFT:
        player.time -= BOAST_COST
        boast(state, seat, action - FIRST_BOAST)
    elif action < FIRST_PROMOTE:
        player.time -= MOVE_COST
        move(state, seat, action - FIRST_MOVE)
    else:
        player.time -= PROMOTE_COST
        promote(state, seat, action - FIRST_PROMOTE)


def cannot_boast(state: State, seat: i64, location: i64) -> Refusal | None:
    """FLO-BST-1: the time, a member there, and what every boast needs."""
    player = state.players[seat]
    if player.time < BOAST_COST:
        return NO_TIME_TO_BOAST
    if members_at(player, location) == 0:
        return NOT_THERE
    return cannot_boast_on(state, seat, location, len(player.hand))


ACTION: Final[TakeAction] = TakeAction(
    "action",
    "FLO-RND-2",
    [PASSING, DEPLOYING, BOASTING, GIVING, PLAYING, DISCARDING, HURRYING, MOVING, PROMOTING],
)

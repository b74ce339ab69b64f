# mypyc: compile
"""A turn: exactly one of the nine actions, after any cards discarded for time."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, listed, shifted
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
from quattrocento.games.florence.boasts import boast, cannot_mark, has_no_marker, taken_boxes
from quattrocento.games.florence.city import FIRST_STEP, NEIGHBOURS, PLACES
from quattrocento.games.florence.components import (
    BOAST_COST,
    DEPLOY_COST,
    HURRY_COST,
    LOCATIONS,
    MOVE_COST,
    NOBLES,
    PROMOTE_COST,
    SLOTS,
)
from quattrocento.games.florence.family import (
    cannot_promote,
    deploy,
    has_no_debutant,
    is_full,
    promote,
    ranks_to_promote,
)
from quattrocento.games.florence.gifts import cannot_give, cannot_give_to, give, has_no_gift
from quattrocento.games.florence.passing import pass_turn
from quattrocento.games.florence.queues import locations_with_room, members_at
from quattrocento.games.florence.scandal_play import cannot_play, cannot_use, play_card
from quattrocento.games.florence.scandals import (
    cannot_discard,
    discard_for_time,
    kinds_in,
    offer_discards,
)
from quattrocento.games.florence.sequence_of_play import next_turn
from quattrocento.games.florence.state import Player, State
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


# Lists that are made once, because most of what an action can be chosen from is in them.


def deploys_by_rooms() -> list[list[int]]:
    """To pass, or to deploy: for each set of locations with room."""
    first = int(FIRST_DEPLOY)
    every = range(1 << LOCATIONS)
    return [[int(PASS), *(first + location for location in listed(rooms))] for rooms in every]


def ways_by_rooms() -> bytes:
    """By location * 512 + set of locations with room: its neighbours with room, by their places."""
    return bytes(
        sum(rooms >> other & 1 and 1 << place for place, other in enumerate(NEIGHBOURS[location]))
        for location in range(LOCATIONS)
        for rooms in range(1 << LOCATIONS)
    )


def moves_by_ways(place: int) -> list[list[int]]:
    """The moves of whoever stands at a place, for each set of ways that can be open."""
    first = int(FIRST_MOVE) + FIRST_STEP[place]
    number = len(NEIGHBOURS[place // SLOTS])
    return [[first + way for way in listed(ways)] for ways in range(1 << number)]


DEPLOYS_BY_ROOMS: Final = deploys_by_rooms()
WAYS_BY_ROOMS: Final = ways_by_rooms()
MOVES_BY_WAYS: Final = [moves_by_ways(place) for place in range(PLACES)]
# Any, because as ints they would be taken out of their objects and put into new ones.
PROMOTIONS: Final[list[Any]] = [int(FIRST_PROMOTE) + place for place in range(PLACES)]


@final
class TakeAction(Decision[State]):
    """FLO-RND-2: one action; before it scandal cards may be discarded for time (FLO-SCN-2)."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Each action has its conditions, and its time must be there before it begins."""
        player = state.players[seat]
        if action == PASS:
            return None
        if action < FIRST_BOAST:
            return cannot_deploy_at_all(player) or is_full(state, action - FIRST_DEPLOY)
        if action < FIRST_GIFT:
            return cannot_boast_at_all(player) or cannot_boast_at(state, seat, action - FIRST_BOAST)
        if action < FIRST_PLAY:
            return cannot_give(state, seat, action - FIRST_GIFT)
        if action < FIRST_DISCARD:
            return cannot_play(state, seat, action - FIRST_PLAY)
        if action < HURRY:
            return cannot_discard(state, seat, action - FIRST_DISCARD)
        if action == HURRY:
            return cannot_hurry(state, seat)
        if action < FIRST_PROMOTE:
            return cannot_move_at_all(player) or cannot_move(state, seat, action - FIRST_MOVE)
        return cannot_promote_at_all(player) or cannot_promote(state, seat, action - FIRST_PROMOTE)

    def options(self, state: State, seat: i64) -> list[int]:
        """All that `refusal` allows, from the same conditions taken for many actions at once.

        This is the question that is asked most.
        """
        player = state.players[seat]
        rooms = locations_with_room(state)
        deploys: i64 = 0
        if cannot_deploy_at_all(player) is None:
            deploys = rooms
        ids: list[int] = DEPLOYS_BY_ROOMS[deploys].copy()
        if cannot_boast_at_all(player) is None:
            offer_boasts(ids, state, seat)
        if has_no_gift(player) is None:
            offer_gifts(ids, state, player)
        if len(player.hand) > 0:
            offer_cards(ids, state, seat)
        if cannot_hurry(state, seat) is None:
            ids.append(HURRY)
        if cannot_move_at_all(player) is None:
            offer_moves(ids, state, seat, rooms)
        if cannot_promote_at_all(player) is None:
            offer_promotions(ids, state, seat)
        return ids

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


# Whether an action is possible at all: its time, and what it takes wherever it is done


def cannot_deploy_at_all(player: Player) -> Refusal | None:
    """FLO-DEP-1: the time, and a debutant."""
    return NO_TIME_TO_DEPLOY if player.time < DEPLOY_COST else has_no_debutant(player)


def cannot_boast_at_all(player: Player) -> Refusal | None:
    """FLO-BST-1: the time, and a marker."""
    return NO_TIME_TO_BOAST if player.time < BOAST_COST else has_no_marker(player)


def cannot_hurry(state: State, seat: i64) -> Refusal | None:
    """FLO-HUR-2: the time, and somebody who can walk."""
    too_late = state.players[seat].time < HURRY_COST
    return NO_TIME_TO_MOVE if too_late else cannot_walk_at_all(state, seat)


def cannot_move_at_all(player: Player) -> Refusal | None:
    """FLO-MOV-1: the time."""
    return NO_TIME_TO_MOVE if player.time < MOVE_COST else None


def cannot_promote_at_all(player: Player) -> Refusal | None:
    """FLO-PRO-1: the time."""
    return NO_TIME_TO_PROMOTE if player.time < PROMOTE_COST else None


# What can be chosen from


def offer_boasts(ids: list[int], state: State, seat: i64) -> None:
    """Add the boasts where the seat has a member."""
    player = state.players[seat]
    cards: i64 = len(player.hand)
    taken = taken_boxes(state)
    rest: i64 = player.members
    location: i64 = 0
    while rest != 0:
        if rest & 15 != 0 and cannot_mark(state, seat, location, cards, taken) is None:
            ids.append(FIRST_BOAST + location)
        rest >>= 4
        location += 1


def offer_gifts(ids: list[int], state: State, player: Player) -> None:
    """Add the gifts to nobles beside whose carriage the player has a member."""
    for noble in range(len(NOBLES)):
        if cannot_give_to(state, player, noble) is None:
            ids.append(FIRST_GIFT + noble)


def offer_cards(ids: list[int], state: State, seat: i64) -> None:
    """Add the scandal cards that can be played, and all of them as time."""
    hand = state.players[seat].hand
    rest = kinds_in(hand)
    kind: i64 = 0
    while rest != 0:
        if rest & 1 != 0 and cannot_use(state, seat, kind) is None:
            ids.append(FIRST_PLAY + kind)
        rest >>= 1
        kind += 1
    offer_discards(ids, hand)


def offer_moves(ids: list[int], state: State, seat: i64, rooms: i64) -> None:
    """Add the moves of the seat's members: those of one location have the same ways."""
    rest: i64 = state.players[seat].members
    location: i64 = 0
    while rest != 0:
        if rest & 15 != 0:
            queue = state.queues[location]
            ways = open_ways(state, location, rooms)
            place: i64 = location * SLOTS
            for position in range(len(queue)):
                if queue[position] >> 2 == seat:
                    ids += MOVES_BY_WAYS[place + position][ways]
        rest >>= 4
        location += 1


def open_ways(state: State, location: i64, rooms: i64) -> i64:
    """The set of a location's neighbours, by their places, that a member can move to."""
    ways: i64 = WAYS_BY_ROOMS[shifted(location, LOCATIONS) + rooms]
    if state.adjustments != 0:
        neighbours = NEIGHBOURS[location]
        for place in range(len(neighbours)):
            if holds(ways, place) and cannot_go(state, location, neighbours[place]) is not None:
                ways -= bit(place)
    return ways


def offer_promotions(ids: list[int], state: State, seat: i64) -> None:
    """Add the promotions of the seat's members."""
    player = state.players[seat]
    ranks = ranks_to_promote(player)
    if ranks == 0:
        return
    rest: i64 = player.members
    location: i64 = 0
    while rest != 0:
        if rest & 15 != 0:
            queue = state.queues[location]
            place: i64 = location * SLOTS
            for position in range(len(queue)):
                piece: i64 = queue[position]
                if piece >> 2 == seat and holds(ranks, piece & 3):
                    ids.append(PROMOTIONS[place + position])
        rest >>= 4
        location += 1


# What is done


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


def cannot_boast_at(state: State, seat: i64, location: i64) -> Refusal | None:
    """FLO-BST-1: a member there, no marker on the tile yet, and a box for it."""
    player = state.players[seat]
    if members_at(player, location) == 0:
        return NOT_THERE
    return cannot_mark(state, seat, location, len(player.hand), taken_boxes(state))


ACTION: Final[TakeAction] = TakeAction(
    "action",
    "FLO-RND-2",
    [PASSING, DEPLOYING, BOASTING, GIVING, PLAYING, DISCARDING, HURRYING, MOVING, PROMOTING],
)

# mypyc: compile
"""Strozzi's cards: what each of the ten does."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import holds, size
from quattrocento.games.florence.actions import COLOUR, RANK
from quattrocento.games.florence.boasts import mark, taken_boxes
from quattrocento.games.florence.city import (
    BEFORE_ON_ROUTE,
    NEXT_ON_ROUTE,
    NOWHERE,
    shield_of,
    street,
)
from quattrocento.games.florence.components import (
    BLUE,
    BOAST_MARKERS,
    BOAST_POINTS,
    BOX_COUNT,
    COLOUR_OF_CARD,
    CONTESSINA,
    COSIMO,
    DEBUTANT,
    DONNA,
    FEWEST,
    GIOVANNI,
    LOCATIONS,
    NO_GUARD_POINTS,
    NOBLE_OF_CARD,
    NOBLES,
    ORANGE,
    ROUNDS,
    SLOTS,
    SMALLER_BOASTS,
    STROZZI_BOAST,
)
from quattrocento.games.florence.guards import guarded, post_guard
from quattrocento.games.florence.nobles import active_noble
from quattrocento.games.florence.queues import (
    deploy_piece,
    has_room,
    in_supply,
    member,
    promote_piece,
    withdraw_piece,
)
from quattrocento.games.florence.shown.events import (
    Deployed,
    Promoted,
    StrozziLacked,
    StrozziScored,
    StrozziWithdrew,
)
from quattrocento.games.florence.state import AUTOMA, HUMAN, STROZZI, Question, State, adjusted

# Nobles A, B and C


def dial_place(number: i64, letter: i64) -> i64:
    """FLO-SOL-12: the round, from 0, of Noble A, B or C (0, 1, 2); Giovanni's when none is left.

    `number` is the round of the moment, counted from 1.
    """
    place: i64 = number - 1 + letter
    last: i64 = ROUNDS - 1
    return min(place, last)


def noble_in_round(number: i64, letter: i64) -> i64:
    """FLO-SOL-12: who Noble A, B or C is in a round."""
    return dial_place(number, letter) % len(NOBLES)


def noble_called(state: State, letter: i64) -> i64:
    """FLO-SOL-12: who Noble A, B or C is now."""
    return noble_in_round(state.round, letter)


def destination_of(state: State, letter: i64) -> i64:
    """Where Noble A, B or C goes."""
    return state.location_tokens[dial_place(state.round, letter)]


def is_destination(state: State, location: i64) -> bool:
    """Whether a destination marker lies on a location."""
    for letter in range(len(NOBLES)):
        if destination_of(state, letter) == location:
            return True
    return False


# Cards 1 to 5: deploy


def deploy_card(state: State, card: i64) -> bool:
    """FLO-STR-1: deploy by the noble on the card; False when the human must choose a colour."""
    letter: i64 = NOBLE_OF_CARD[card - 1]
    colour: i64 = COLOUR_OF_CARD[card - 1]
    if colour == FEWEST and noble_called(state, letter) != GIOVANNI:
        colour = colour_with_fewer(state)
        if colour == FEWEST:
            state.ask(Question.STROZZI_COLOUR, HUMAN)
            return False
    deploy_at(state, letter, colour)
    return True


def colour_with_fewer(state: State) -> i64:
    """FLO-STR-1: the colour with fewer members on the board, FEWEST in a tie."""
    orange = members_of(state, ORANGE)
    blue = members_of(state, BLUE)
    if orange == blue:
        return FEWEST
    return ORANGE if orange < blue else BLUE


def members_of(state: State, colour: i64) -> i64:
    """How many members of one of Strozzi's colours are on the board."""
    number: i64 = 0
    for queue in state.queues:
        for piece in queue:
            if piece >> 2 == STROZZI + colour:
                number += 1
    return number


def deploy_at(state: State, letter: i64, colour: i64) -> None:
    """FLO-STR-1: one debutant ahead for Cosimo, a donna for Contessina, two for Giovanni."""
    noble = noble_called(state, letter)
    if noble == COSIMO:
        deploy_one(state, letter, colour, DEBUTANT, True)
    elif noble == CONTESSINA:
        deploy_one(state, letter, colour, DONNA, False)
    else:
        deploy_one(state, letter, ORANGE, DEBUTANT, False)
        deploy_one(state, letter, BLUE, DEBUTANT, False)


def deploy_one(state: State, letter: i64, colour: i64, rank: i64, ahead: bool) -> None:
    """FLO-STR-1, 2: bring one piece to where there is room, if Strozzi has it."""
    player = state.players[STROZZI]
    if in_supply(player, colour, rank) == 0:
        withdraw_colour(state, colour)
    if in_supply(player, colour, rank) == 0:
        if state.listener is not None:
            state.listener.tell(StrozziLacked())
        return
    location = location_with_room(state, letter)
    position = deploy_piece(state, member(STROZZI + colour, rank), location, ahead)
    if state.listener is not None:
        state.listener.tell(
            Deployed(
                seat=AUTOMA,
                rank=RANK.label(rank - 1),
                location=location + 1,
                position=position + 1,
            )
        )


def location_with_room(state: State, letter: i64) -> i64:
    """FLO-STR-1: the noble's destination, the next ones', else back against the arrows from A's."""
    for turn in range(len(NOBLES)):
        location = destination_of(state, (letter + turn) % len(NOBLES))
        if has_room(state, location):
            return location
    location = destination_of(state, 0)
    while not has_room(state, location):
        location = BEFORE_ON_ROUTE[location]
    return location


def withdraw_colour(state: State, colour: i64) -> None:
    """FLO-STR-2: all members of a colour that are not at a destination return to the supply."""
    number: i64 = 0
    for location in range(LOCATIONS):
        if is_destination(state, location):
            continue
        position: i64 = len(state.queues[location]) - 1
        while position >= 0:
            if state.queues[location][position] >> 2 == STROZZI + colour:
                withdraw_piece(state, location * SLOTS + position)
                number += 1
            position -= 1
    if number > 0 and state.listener is not None:
        state.listener.tell(StrozziWithdrew(colour=COLOUR.label(colour), number=number))


# Card 7: promote


def promote_card(state: State) -> None:
    """FLO-STR-4: a debutant, else a donna, at the destinations of A, B, C; else a boast."""
    for rank in range(DEBUTANT, DONNA + 1):
        for letter in range(len(NOBLES)):
            if promote_foremost(state, destination_of(state, letter), rank):
                return
    boast_card(state)


def promote_foremost(state: State, location: i64, rank: i64) -> bool:
    """FLO-STR-4: promote the foremost of a rank whose colour has the new piece, if there is one."""
    queue = state.queues[location]
    for position in range(len(queue)):
        house: i64 = queue[position] >> 2
        if house == HUMAN or queue[position] & 3 != rank:
            continue
        if in_supply(state.players[STROZZI], house - STROZZI, rank + 1) > 0:
            taken = promote_piece(state, location * SLOTS + position)
            if state.listener is not None:
                state.listener.tell(
                    Promoted(
                        seat=AUTOMA,
                        rank=RANK.label(rank),
                        location=location + 1,
                        position=taken + 1,
                    )
                )
            return True
    return False


# Cards 8 and 9: boast


def boast_card(state: State) -> None:
    """FLO-STR-5: on the first location after A's carriage whose box of these rounds is free."""
    period: i64 = (state.round - 1) // 3
    taken = taken_boxes(state)
    location: i64 = state.carriages[active_noble(state)]
    if size(state.players[STROZZI].markers) < 2 * BOAST_MARKERS:
        for _ in range(LOCATIONS):
            location = NEXT_ON_ROUTE[location]
            if not holds(taken, BOX_COUNT * location + period):
                points = boast_worth(state, state.tiles[location])
                mark(state, STROZZI, location, period, points)
                return
    if state.listener is not None:
        state.listener.tell(StrozziLacked())


def boast_worth(state: State, tile: i64) -> i64:
    """FLO-STR-5, FLO-ADJ-1: a multiple of the tile's figure."""
    times: i64 = STROZZI_BOAST[(state.round - 1) // 3]
    if adjusted(state, SMALLER_BOASTS):
        times -= 1
    return times * BOAST_POINTS[tile]


# Card 10: guard


def guard_card(state: State) -> None:
    """FLO-STR-6: a guard on B's shield at B's destination or before it; else 2 points."""
    if state.round < ROUNDS:
        noble = noble_called(state, 1)
        location = destination_of(state, 1)
        taken = guarded(state)
        for _ in range(LOCATIONS):
            shield = shield_on_the_way(noble, location)
            if shield != NOWHERE and not holds(taken, shield):
                post_guard(state, STROZZI, shield)
                return
            location = BEFORE_ON_ROUTE[location]
    score(state, NO_GUARD_POINTS)


def shield_on_the_way(noble: i64, location: i64) -> i64:
    """A noble's shield at a location: for Cosimo the street of the arrow that leads there."""
    if noble == COSIMO:
        return street(BEFORE_ON_ROUTE[location], location)
    return shield_of(noble, location)


def score(state: State, points: i64) -> None:
    """Give Strozzi points."""
    state.players[STROZZI].points += points
    if state.listener is not None:
        state.listener.tell(StrozziScored(points=points))

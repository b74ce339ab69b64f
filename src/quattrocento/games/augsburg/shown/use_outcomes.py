# mypyc: compile
"""What the uses of a privilege card would bring a seat, and its next rungs: for its view."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import bit, listed
from quattrocento.games.augsburg.actions import (
    ACCEPT_FLORINS,
    ACCEPT_PRESTIGE,
    ACTIONS,
    CONSOLING,
    DRAW_BONDS,
    FIRST_BUILD,
    FIRST_BUILDER,
    FIRST_CLIMB,
    FIRST_TILE,
    GIVE_UP,
    MASTER_BUILDING,
    PRIVILEGE,
    TAKE_FLORINS,
    TAKE_PRESTIGE,
    TAKE_YELLOW_FLORINS,
)
from quattrocento.games.augsburg.components import (
    CHURCH,
    COLOUR_COUNT,
    COLOURS,
    FIELDS_OF_A_CARD,
    GIVEN_UP_POINTS,
    PILE_HEIGHT,
    PRESTIGE_SIX,
    PRIVILEGE_CARDS,
    PRIVILEGE_FLORINS,
    PRIVILEGE_PRESTIGE,
    ROBBED_FLORINS,
    ROBBED_POINTS,
    TOP_RANK,
    YELLOW_FLORINS,
)
from quattrocento.games.augsburg.prestige import barrier
from quattrocento.games.augsburg.privileges import USES_OF_PRIVILEGE, prestige_on_card
from quattrocento.games.augsburg.ranks import in_supply, rank_label, seats_at
from quattrocento.games.augsburg.rights import place_on_top, printed
from quattrocento.games.augsburg.shown.view_types import Rung, Use
from quattrocento.games.augsburg.state import Player, Question, State


def next_rungs(state: State, seat: i64) -> tuple[Rung, ...]:
    """AUG-RNK-1, 2: the next rung of each ladder that a seat is not on top of."""
    rungs: list[Rung] = []
    for colour in range(COLOUR_COUNT):
        if state.players[seat].ranks[colour] < TOP_RANK:
            rungs.append(next_rung(state, seat, colour))
    return tuple(rungs)


def next_rung(state: State, seat: i64, colour: i64) -> Rung:
    """The rung above a seat's own; its card comes from others only if the supply has none."""
    rank: i64 = state.players[seat].ranks[colour] + 1
    left = in_supply(state, colour, rank)
    others: i64 = 0
    if left == 0:
        others = seats_at(state, colour, rank) & ~bit(seat)
    return Rung(
        colour=COLOURS[colour],
        rank=rank_label(colour, rank),
        number=rank,
        left=left,
        taken_from=tuple(listed(others)),
    )


def uses(state: State, seat: i64) -> tuple[Use, ...]:
    """What the seat asked may answer with its card, or to being robbed, and what that brings."""
    question: i64 = state.question
    if question == Question.USE:
        return uses_of_the_card(state, seat)
    if question == Question.CONSOLE:
        answers = [outcome(state, seat, family.first, -1) for family in CONSOLING]
        return tuple(answers)
    if question == Question.BUILDER:
        buildings = [outcome(state, seat, action, -1) for action in MASTER_BUILDING.ids]
        return tuple(buildings)
    return ()


def uses_of_the_card(state: State, seat: i64) -> tuple[Use, ...]:
    """AUG-PRV-1: every use of the fields of the card, giving up, and what the builder builds."""
    found: list[Use] = []
    privileges: list[int] = []
    for field in range(FIELDS_OF_A_CARD):
        privilege: i64 = PRIVILEGE_CARDS[state.card][field]
        if privilege not in privileges:
            privileges.append(privilege)
            for action in USES_OF_PRIVILEGE[privilege]:
                found.append(outcome(state, seat, action, privilege))
    for action in [int(GIVE_UP), *MASTER_BUILDING.ids]:
        found.append(outcome(state, seat, action, -1))
    return tuple(found)


def outcome(state: State, seat: i64, action: i64, privilege: i64) -> Use:
    """A use: the money and prestige that a seat has after it, or what else it brings."""
    player = state.players[seat]
    florins: int | None = None
    prestige: int | None = None
    price: int | None = None
    points: int | None = None
    rung: Rung | None = None
    if FIRST_CLIMB <= action < FIRST_CLIMB + COLOUR_COUNT:
        colour: i64 = action - FIRST_CLIMB
        if player.ranks[colour] < TOP_RANK:
            rung = next_rung(state, seat, colour)
    elif building_of(action) >= 0:
        cost = printed_on_top(state, building_of(action))
        if cost > 0:
            price = cost
            florins = player.money - cost
    elif FIRST_TILE <= action < FIRST_BUILD:
        shown = printed_on_top(state, action - FIRST_TILE)
        if shown > 0:
            points = shown
    elif florins_of(action) > 0:
        florins = player.money + florins_of(action)
    elif points_of_use(state, action) > 0:
        prestige = raised(player, points_of_use(state, action))
    return Use(
        move=ACTIONS.text(action),
        privilege=None if privilege < 0 else PRIVILEGE.label(privilege),
        florins=florins,
        prestige=prestige,
        price=price,
        points=points,
        rung=rung,
        final=is_final(state, action, rung),
    )


def printed_on_top(state: State, right: i64) -> i64:
    """What the top tile of a pile shows, 0 if it shows nothing or the pile is used up."""
    place = place_on_top(state, right)
    if place > PILE_HEIGHT:
        return 0
    return printed(right, place)


def raised(player: Player, points: i64) -> i64:
    """AUG-CHU-2: the prestige of a seat with so many points more, as far as it can get."""
    return player.prestige + min(points, barrier(player) - player.prestige)


def building_of(action: i64) -> i64:
    """The church or cathedral that a use builds, -1 if it builds none."""
    if FIRST_BUILDER <= action < FIRST_BUILDER + len(MASTER_BUILDING.ids):
        return CHURCH + action - FIRST_BUILDER
    if FIRST_BUILD <= action < GIVE_UP:
        return CHURCH + action - FIRST_BUILD
    return -1


def florins_of(action: i64) -> i64:
    """AUG-PRV-3, AUG-YEL-1, AUG-RNK-2: the money that an answer brings, 0 for none."""
    if action == TAKE_FLORINS:
        return PRIVILEGE_FLORINS
    if action == TAKE_YELLOW_FLORINS:
        return YELLOW_FLORINS
    return ROBBED_FLORINS if action == ACCEPT_FLORINS else 0


def points_of_use(state: State, action: i64) -> i64:
    """AUG-PRV-2, 4, AUG-RNK-2: the prestige that an answer brings, 0 for none."""
    if action == GIVE_UP:
        return GIVEN_UP_POINTS
    if action == TAKE_PRESTIGE:
        field = prestige_on_card(state)
        return 0 if field < 0 else PRIVILEGE_PRESTIGE[field - PRESTIGE_SIX]
    return ROBBED_POINTS if action == ACCEPT_PRESTIGE else 0


def is_final(state: State, action: i64, rung: Rung | None) -> bool:
    """Whether a use is carried out at once and cannot be taken back: by chance, or with another."""
    if state.uses_left == 1 or action == DRAW_BONDS:
        return True
    return rung is not None and len(rung.taken_from) == 1

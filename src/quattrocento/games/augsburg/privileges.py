# mypyc: compile
"""Privileges: take a card, use two of its three privileges, or give them up (AUG-PRV, AUG-YEL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds
from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.augsburg.actions import (
    BOND,
    BUILD_NOTHING,
    BUILDING_UP,
    CARD,
    CARDS,
    DISCARDING,
    DRAW_BONDS,
    FIRST_BUILD,
    FIRST_BUILDER,
    FIRST_CARD,
    FIRST_CLIMB,
    FIRST_DISCARD,
    FIRST_TILE,
    GIVE_UP,
    MASTER_BUILDING,
    NOT_BUILDING,
    PRIVILEGE,
    TAKE_FLORINS,
    TAKE_PRESTIGE,
    TAKE_YELLOW_FLORINS,
    USES,
)
from quattrocento.games.augsburg.bonds import count_of, each_kind, labels, with_bond, without_bond
from quattrocento.games.augsburg.components import (
    CHURCH,
    COLOUR_COUNT,
    COLOUR_OF_RIGHT,
    DRAW,
    FIELDS_OF_A_CARD,
    FLORINS,
    GIVEN_UP_POINTS,
    MASTER_BUILDER,
    ORANGE,
    PRESTIGE_SEVEN,
    PRESTIGE_SIX,
    PRIVILEGE_CARDS,
    PRIVILEGE_DRAW,
    PRIVILEGE_FLORINS,
    PRIVILEGE_PRESTIGE,
    PURPLE,
    USES_OF_A_CARD,
    YELLOW,
    YELLOW_FLORINS,
)
from quattrocento.games.augsburg.facts import note_free, note_gone, receive
from quattrocento.games.augsburg.pile import bonds_to_draw, draw_bond_for, top_price
from quattrocento.games.augsburg.prestige import gain_prestige, tell_of_loss
from quattrocento.games.augsburg.ranks import climb, climb_refusal
from quattrocento.games.augsburg.rights import (
    build,
    builder_refusal,
    building_refusal,
    let_builder_build,
    take_tile,
    tile_refusal,
)
from quattrocento.games.augsburg.sequence_of_play import after_use, put_card_away
from quattrocento.games.augsburg.shown.events import (
    BondDiscarded,
    BondsDrawn,
    BondsSeen,
    CardTaken,
    FlorinsTaken,
    PrestigeTaken,
    PrivilegeGivenUp,
)
from quattrocento.games.augsburg.state import Question, State

NOT_FACE_UP: Final = Refusal("AUG-PRV-1", "refusal-card-not-face-up")
NOT_ON_CARD: Final = Refusal("AUG-PRV-1", "refusal-not-on-card")
COLOUR_NOT_ON_CARD: Final = Refusal("AUG-PRV-7", "refusal-colour-not-on-card")
NO_BONDS_TO_DRAW: Final = Refusal("AUG-PRV-5", "refusal-no-bonds-to-draw")
NOT_IN_HAND: Final = Refusal("AUG-PRV-5", "refusal-not-in-hand")
NO_TRADING_POST: Final = Refusal("AUG-YEL-1", "refusal-no-trading-post")

# Taking a card


class TakeCard(Decision[State]):
    """AUG-PRV-1: the winner must take one of the privilege cards still face up."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """The card must lie there."""
        return None if count_of(state.face_up, action - FIRST_CARD) > 0 else NOT_FACE_UP

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The cards that lie there."""
        return each_kind(state.face_up, FIRST_CARD)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Take it and ask for the first use."""
        state.note_open(seat, action)
        card: i64 = action - FIRST_CARD
        state.face_up = without_bond(state.face_up, card)
        state.card = card
        state.uses_left = USES_OF_A_CARD
        state.builder_ready = True
        if state.listener is not None:
            fields = [PRIVILEGE.label(field) for field in PRIVILEGE_CARDS[card]]
            state.listener.tell(CardTaken(seat=seat, card=CARD.label(card), privileges=fields))
        state.ask(Question.USE, seat)


# Using it


def unused_field(state: State, privilege: i64) -> i64:
    """The first field of the card in use that shows a privilege and is unused; -1 if none does."""
    fields = PRIVILEGE_CARDS[state.card]
    for field in range(FIELDS_OF_A_CARD):
        if fields[field] == privilege and not holds(state.fields_used, field):
            return field
    return -1


def prestige_on_card(state: State) -> i64:
    """AUG-PRV-4: the privilege of 6 or 7 points that is unused on the card, -1 if there is none."""
    if unused_field(state, PRESTIGE_SIX) >= 0:
        return PRESTIGE_SIX
    if unused_field(state, PRESTIGE_SEVEN) >= 0:
        return PRESTIGE_SEVEN
    return -1


def privilege_of(state: State, action: i64) -> i64:
    """The privilege that a use needs; -1 for prestige that the card does not show."""
    if action == TAKE_FLORINS:
        return FLORINS
    if action == TAKE_PRESTIGE:
        return prestige_on_card(state)
    if action == DRAW_BONDS:
        return DRAW
    if action < TAKE_YELLOW_FLORINS:
        return action - FIRST_CLIMB
    if action == TAKE_YELLOW_FLORINS:
        return YELLOW
    if action >= FIRST_BUILD:
        return PURPLE
    return COLOUR_OF_RIGHT[action - FIRST_TILE]


def tiles_of(colour: int) -> list[int]:
    """The ids that take the rights tiles of a colour."""
    return [int(FIRST_TILE) + right for right in range(CHURCH) if COLOUR_OF_RIGHT[right] == colour]


# The uses that each privilege is for.
USES_OF_PRIVILEGE: Final = [
    [int(FIRST_CLIMB) + YELLOW, int(TAKE_YELLOW_FLORINS)],
    [int(FIRST_CLIMB) + ORANGE, *tiles_of(ORANGE)],
    [int(FIRST_CLIMB) + PURPLE, *tiles_of(PURPLE), *BUILDING_UP.ids],
    [int(TAKE_FLORINS)],
    [int(DRAW_BONDS)],
    [int(TAKE_PRESTIGE)],
    [int(TAKE_PRESTIGE)],
]
FIELD_SETS: Final = 8


def uses_left_on(card: int, used: int, extra: list[int]) -> list[int]:
    """The uses of the fields of a card that are unused, and what comes with every card."""
    uses: set[int] = {int(GIVE_UP), *extra}
    for field in range(FIELDS_OF_A_CARD):
        if not holds(used, field):
            uses.update(USES_OF_PRIVILEGE[PRIVILEGE_CARDS[card][field]])
    return sorted(uses)


# By card and set of used fields, for seats without and with a master builder.
USES_ALONE: Final = [
    uses_left_on(card, used, [])
    for card in range(len(PRIVILEGE_CARDS))
    for used in range(FIELD_SETS)
]
USES_WITH_BUILDER: Final = [
    uses_left_on(card, used, list(MASTER_BUILDING.ids))
    for card in range(len(PRIVILEGE_CARDS))
    for used in range(FIELD_SETS)
]


class Use(Decision[State]):
    """AUG-PRV-1, 2: use a privilege of the card, or give the use up; the builder comes extra."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """The privilege must be unused on the card, and its own rule must allow it."""
        if action == GIVE_UP:
            return None
        player = state.players[seat]
        if action >= FIRST_BUILDER:
            return builder_refusal(state, player, CHURCH + action - FIRST_BUILDER)
        privilege = privilege_of(state, action)
        if privilege < 0 or unused_field(state, privilege) < 0:
            return COLOUR_NOT_ON_CARD if 0 <= privilege < COLOUR_COUNT else NOT_ON_CARD
        if action < DRAW_BONDS:
            return None
        if action == DRAW_BONDS:
            return None if bonds_to_draw(state) > 0 else NO_BONDS_TO_DRAW
        if action < TAKE_YELLOW_FLORINS:
            return climb_refusal(player, action - FIRST_CLIMB)
        if action == TAKE_YELLOW_FLORINS:
            return NO_TRADING_POST if player.ranks[YELLOW] == 1 else None
        if action < FIRST_BUILD:
            return tile_refusal(player, action - FIRST_TILE)
        return building_refusal(state, player, CHURCH + action - FIRST_BUILD)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The uses of the fields that are unused, giving up, and the builder if there is one."""
        place: i64 = state.card * FIELD_SETS + state.fields_used
        if state.players[seat].rights[MASTER_BUILDER] > 0:
            return USES_WITH_BUILDER[place]
        return USES_ALONE[place]

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Carry the use out completely, then go on with the card."""
        state.note_open(seat, action)
        if action >= FIRST_BUILDER:
            let_builder_build(state, seat, CHURCH + action - FIRST_BUILDER)
            return
        state.uses_left -= 1
        if action == GIVE_UP:
            give_up(state, seat)
            after_use(state)
            return
        privilege = privilege_of(state, action)
        state.fields_used |= bit(unused_field(state, privilege))
        if action == DRAW_BONDS:
            draw_bonds(state, seat)
            return
        if FIRST_CLIMB <= action < TAKE_YELLOW_FLORINS:
            climb(state, seat, action - FIRST_CLIMB)
            return
        if action == TAKE_FLORINS:
            take_florins(state, seat, PRIVILEGE_FLORINS, privilege)
        elif action == TAKE_PRESTIGE:
            take_prestige(state, seat, privilege)
        elif action == TAKE_YELLOW_FLORINS:
            take_florins(state, seat, YELLOW_FLORINS, privilege)
        elif action < FIRST_BUILD:
            take_tile(state, seat, action - FIRST_TILE)
        else:
            build(state, seat, CHURCH + action - FIRST_BUILD)
        after_use(state)


def give_up(state: State, seat: i64) -> None:
    """AUG-PRV-2: 2 prestige for a use given up."""
    gained = gain_prestige(state.players[seat], GIVEN_UP_POINTS)
    if state.listener is not None:
        state.listener.tell(PrivilegeGivenUp(seat=seat, gained=gained))
        tell_of_loss(state, seat, GIVEN_UP_POINTS - gained)


def take_florins(state: State, seat: i64, florins: i64, privilege: i64) -> None:
    """AUG-PRV-3, AUG-YEL-1: money from the bank."""
    receive(state.players[seat], florins)
    if state.listener is not None:
        state.listener.tell(
            FlorinsTaken(seat=seat, florins=florins, privilege=PRIVILEGE.label(privilege))
        )


def take_prestige(state: State, seat: i64, privilege: i64) -> None:
    """AUG-PRV-4: 6 or 7 prestige, as far as the barriers let through."""
    points: i64 = PRIVILEGE_PRESTIGE[privilege - PRESTIGE_SIX]
    gained = gain_prestige(state.players[seat], points)
    if state.listener is not None:
        state.listener.tell(
            PrestigeTaken(
                seat=seat, points=points, gained=gained, privilege=PRIVILEGE.label(privilege)
            )
        )
        tell_of_loss(state, seat, points - gained)


# Drawing bonds


def draw_bonds(state: State, seat: i64) -> None:
    """AUG-PRV-5: draw two bonds free, or one if there is only one; then discard one."""
    player = state.players[seat]
    number: i64 = min(PRIVILEGE_DRAW, bonds_to_draw(state))
    price = top_price(state)
    bonds: list[int] = []
    for place in range(number):
        note_free(player, price)
        bonds.append(draw_bond_for(state, player))
        player.hand = with_bond(player.hand, bonds[place])
        price = 0
    if state.listener is not None:
        state.listener.tell(BondsDrawn(seat=seat, number=number, privilege=PRIVILEGE.label(DRAW)))
        seen = labels(bytes(sorted(bonds)))
        state.listener.tell(BondsSeen(seat=seat, bonds=seen, to=(seat,)))
    state.ask(Question.DISCARD, seat)


class Discard(Decision[State]):
    """AUG-PRV-5: discard any one bond of the hand, face up."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """It must be in the hand."""
        held = count_of(state.players[seat].hand, action - FIRST_DISCARD) > 0
        return None if held else NOT_IN_HAND

    def candidates(self, state: State, seat: i64) -> list[int]:
        """Each kind of bond in the hand."""
        return each_kind(state.players[seat].hand, FIRST_DISCARD)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Discard it and go on with the card."""
        state.note_open(seat, action)
        bond: i64 = action - FIRST_DISCARD
        player = state.players[seat]
        player.hand = without_bond(player.hand, bond)
        note_gone(state, player, bond)
        state.discard = with_bond(state.discard, bond)
        if state.listener is not None:
            state.listener.tell(BondDiscarded(seat=seat, bond=BOND.label(bond)))
        after_use(state)


# The master builder, after both uses


class Builder(Decision[State]):
    """AUG-RGT-4: after the two privileges the master builder may still build, or not."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Not building is always allowed."""
        if action == BUILD_NOTHING:
            return None
        return builder_refusal(state, state.players[seat], CHURCH + action - FIRST_BUILDER)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Build or not, and put the card away."""
        state.note_open(seat, action)
        if action != BUILD_NOTHING:
            let_builder_build(state, seat, CHURCH + action - FIRST_BUILDER)
        put_card_away(state)


TAKE_CARD: Final[TakeCard] = TakeCard("take-card", "AUG-PRV-1", [CARDS])
USE: Final[Use] = Use("use", "AUG-PRV-1", [*USES, MASTER_BUILDING])
DISCARD: Final[Discard] = Discard("discard", "AUG-PRV-5", [DISCARDING])
BUILDER: Final[Builder] = Builder("builder", "AUG-RGT-4", [MASTER_BUILDING, NOT_BUILDING])

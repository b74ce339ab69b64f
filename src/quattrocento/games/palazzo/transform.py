# mypyc: compile
"""Transform: take a floor out, put a one-floor palace into another, or remove it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import shifted
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.palazzo.actions import (
    CARD,
    FIRST_FLOOR,
    FIRST_PALACE,
    FIRST_PAY,
    FLOORS_OUT,
    PALACES,
    PAYING,
    PUT_IN,
    REMOVE,
    TAKE_OUT,
    TILE,
)
from quattrocento.games.palazzo.building import NO_SUCH_PALACE, SAME_FLOOR, changed
from quattrocento.games.palazzo.components import TILES
from quattrocento.games.palazzo.money import card_ids, count_of, one_card, show
from quattrocento.games.palazzo.payment import NOT_IN_HAND
from quattrocento.games.palazzo.sequence_of_play import next_turn
from quattrocento.games.palazzo.shown.events import FloorPutIn, FloorTakenOut, PalaceRemoved
from quattrocento.games.palazzo.state import Question, State
from quattrocento.games.palazzo.tiles import (
    as_palace,
    has_floor,
    height,
    tile_at,
    top_floor,
)

NO_CARD: Final = Refusal("PAL-TRF-1", "refusal-no-card-to-transform")
NOTHING_TO_TAKE_OUT: Final = Refusal("PAL-TRF-2", "refusal-nothing-to-take-out")
NOTHING_TO_PUT_IN: Final = Refusal("PAL-TRF-3", "refusal-nothing-to-put-in")
NOTHING_TO_REMOVE: Final = Refusal("PAL-TRF-4", "refusal-nothing-to-remove")
ONE_FLOOR_ONLY: Final = Refusal("PAL-TRF-2", "refusal-one-floor-only")
NOT_ONE_FLOOR: Final = Refusal("PAL-TRF-3", "refusal-not-one-floor")
NOT_ONE_FLOOR_TO_REMOVE: Final = Refusal("PAL-TRF-4", "refusal-not-one-floor")
FITS_NOWHERE: Final = Refusal("PAL-TRF-3", "refusal-fits-nowhere")
INTO_ITSELF: Final = Refusal("PAL-TRF-3", "refusal-into-itself")
NO_SUCH_FLOOR: Final = Refusal("PAL-TRF-2", "refusal-no-such-floor")

_PALACES_BY_NUMBER: Final = [list(PALACES.ids[:number]) for number in range(TILES + 1)]

# Whether a transformation is possible (PAL-TRF-1)


def cannot_transform(state: State, seat: i64, action: i64) -> Refusal | None:
    """PAL-TRF-1 to 4: it takes a money card, and a palace that this can be done to."""
    player = state.players[seat]
    if player.hand == 0:
        return NO_CARD
    end: i64 = len(player.palaces)
    for number in range(end):
        if palace_refusal(player.palaces, number, action) is None:
            return None
    if action == TAKE_OUT:
        return NOTHING_TO_TAKE_OUT
    return NOTHING_TO_PUT_IN if action == PUT_IN else NOTHING_TO_REMOVE


def palace_refusal(palaces: tuple[int, ...], number: i64, action: i64) -> Refusal | None:
    """Why a palace cannot be the one that is transformed."""
    if number >= len(palaces):
        return NO_SUCH_PALACE
    one_floor = height(palaces[number]) == 1
    if action == TAKE_OUT:
        return ONE_FLOOR_ONLY if one_floor else None
    if action == REMOVE:
        return None if one_floor else NOT_ONE_FLOOR_TO_REMOVE
    if not one_floor:
        return NOT_ONE_FLOOR
    end: i64 = len(palaces)
    for other in range(end):
        if put_in_refusal(palaces, number, other) is None:
            return None
    return FITS_NOWHERE


def put_in_refusal(palaces: tuple[int, ...], single: i64, other: i64) -> Refusal | None:
    """PAL-TRF-3: why a one-floor palace cannot go into another."""
    if other >= len(palaces):
        return NO_SUCH_PALACE
    if other == single:
        return INTO_ITSELF
    return SAME_FLOOR if has_floor(palaces[other], top_floor(palaces[single])) else None


def begin_transform(state: State, seat: i64, action: i64) -> None:
    """Ask which palace is transformed."""
    state.transforming = action
    if action == TAKE_OUT:
        state.ask(Question.TAKE_OUT_OF, seat)
    elif action == PUT_IN:
        state.ask(Question.PUT_IN_WHICH, seat)
    else:
        state.ask(Question.REMOVE_WHICH, seat)


# Which palace


class WhichPalace(Decision[State]):
    """PAL-TRF-2, 3, 4: choose the palace to take from, to put into another, or to remove."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """It must be one's own and fit for this transformation."""
        palaces = state.players[seat].palaces
        return palace_refusal(palaces, action - FIRST_PALACE, state.transforming)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """One's own palaces."""
        return _PALACES_BY_NUMBER[len(state.players[seat].palaces)]

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Ask for the floor, for the other palace, or for the card to pay with."""
        state.from_palace = action - FIRST_PALACE
        if state.transforming == TAKE_OUT:
            state.ask(Question.TAKE_OUT_FLOOR, seat)
        elif state.transforming == PUT_IN:
            state.ask(Question.PUT_IN_WHERE, seat)
        else:
            state.ask(Question.TRANSFORM_PAY, seat)


class WhichFloor(Decision[State]):
    """PAL-TRF-2: choose the floor to take out."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """The palace must have it."""
        palace = state.players[seat].palaces[state.from_palace]
        return None if has_floor(palace, action - FIRST_FLOOR + 1) else NO_SUCH_FLOOR

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Ask for the card to pay with."""
        state.to_palace = action - FIRST_FLOOR + 1
        state.ask(Question.TRANSFORM_PAY, seat)


class PutInWhere(Decision[State]):
    """PAL-TRF-3: choose the palace that takes the floor in."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Another palace, without a floor of that number."""
        palaces = state.players[seat].palaces
        return put_in_refusal(palaces, state.from_palace, action - FIRST_PALACE)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """One's own palaces."""
        return _PALACES_BY_NUMBER[len(state.players[seat].palaces)]

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Ask for the card to pay with."""
        state.to_palace = action - FIRST_PALACE
        state.ask(Question.TRANSFORM_PAY, seat)


# Paying and doing it


class TransformPay(Decision[State]):
    """PAL-TRF-1: pay one card of one's choice; then the transformation is done."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """The card must be in hand."""
        there = count_of(state.players[seat].hand, action - FIRST_PAY) > 0
        return None if there else NOT_IN_HAND

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The cards in hand."""
        return card_ids(state.players[seat].hand, FIRST_PAY, 0)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Discard the card and transform the palace (one thing only, PAL-TRF-5)."""
        kind: i64 = action - FIRST_PAY
        pay(state, seat, kind)
        if state.transforming == TAKE_OUT:
            take_out(state, seat, kind)
        elif state.transforming == PUT_IN:
            put_in(state, seat, kind)
        else:
            remove(state, seat, kind)
        state.transforming = 0
        state.from_palace = -1
        state.to_palace = -1
        next_turn(state)


def pay(state: State, seat: i64, kind: i64) -> None:
    """Discard one card face up."""
    card = one_card(kind)
    state.players[seat].hand -= card
    show(state, seat, card)
    state.discard += card


def take_out(state: State, seat: i64, paid: i64) -> None:
    """PAL-TRF-2: the floor becomes a new one-floor palace."""
    player = state.players[seat]
    number, floor = state.from_palace, state.to_palace
    palace: i64 = player.palaces[number]
    tile = tile_at(palace, floor)
    rest: i64 = palace - (palace & shifted(15, 4 * (floor - 1)))
    player.palaces = (*changed(player.palaces, number, rest), as_palace(tile))
    if state.listener is not None:
        state.listener.tell(
            FloorTakenOut(
                seat=seat,
                tile=TILE.label(tile),
                palace=number + 1,
                card=CARD.label(paid),
                begins_turn=True,
            )
        )


def put_in(state: State, seat: i64, paid: i64) -> None:
    """PAL-TRF-3: the one-floor palace goes into the other at its place in the order."""
    player = state.players[seat]
    single, other = state.from_palace, state.to_palace
    floor = player.palaces[single]
    if state.listener is not None:
        tile = TILE.label(tile_at(floor, top_floor(floor)))
        state.listener.tell(
            FloorPutIn(
                seat=seat,
                tile=tile,
                palace=other + 1,
                card=CARD.label(paid),
                begins_turn=True,
            )
        )
    palaces = changed(player.palaces, other, player.palaces[other] | floor)
    player.palaces = palaces[:single] + palaces[single + 1 :]


def remove(state: State, seat: i64, paid: i64) -> None:
    """PAL-TRF-4: the one-floor palace goes out of the game."""
    player = state.players[seat]
    number = state.from_palace
    palace = player.palaces[number]
    tile = tile_at(palace, top_floor(palace))
    player.palaces = player.palaces[:number] + player.palaces[number + 1 :]
    state.box = state.box + ONE_BYTE[tile]
    if state.listener is not None:
        state.listener.tell(
            PalaceRemoved(seat=seat, tile=TILE.label(tile), card=CARD.label(paid), begins_turn=True)
        )


TAKE_OUT_OF: Final[WhichPalace] = WhichPalace("take-out-of", "PAL-TRF-2", [PALACES])
TAKE_OUT_FLOOR: Final[WhichFloor] = WhichFloor("take-out-floor", "PAL-TRF-2", [FLOORS_OUT])
PUT_IN_WHICH: Final[WhichPalace] = WhichPalace("put-in-which", "PAL-TRF-3", [PALACES])
PUT_IN_WHERE: Final[PutInWhere] = PutInWhere("put-in-where", "PAL-TRF-3", [PALACES])
REMOVE_WHICH: Final[WhichPalace] = WhichPalace("remove-which", "PAL-TRF-4", [PALACES])
TRANSFORM_PAY: Final[TransformPay] = TransformPay("transform-pay", "PAL-TRF-1", [PAYING])

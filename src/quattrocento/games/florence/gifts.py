# mypyc: compile
"""Gifts: the action Give a gift, and the guard that follows it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import holds, listed, shifted
from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.florence.actions import (
    FIRST_GIFT,
    FIRST_GUARD,
    GIVING,
    NOBLE,
    POSTING,
)
from quattrocento.games.florence.city import noble_of_shield, shields_of
from quattrocento.games.florence.components import FIRST_GIFT_COST, NOBLES
from quattrocento.games.florence.guards import guarded, guards_left, post_guard
from quattrocento.games.florence.queues import members_at
from quattrocento.games.florence.sequence_of_play import next_turn
from quattrocento.games.florence.shown.events import GiftGiven
from quattrocento.games.florence.state import Player, Question, State

NO_GIFT: Final = Refusal("FLO-GFT-1", "refusal-no-gift")
NOT_AT_CARRIAGE: Final = Refusal("FLO-GFT-1", "refusal-not-at-carriage")
GIFT_TOO_DEAR: Final = Refusal("FLO-GFT-1", "refusal-gift-too-dear")
OTHER_KIND: Final = Refusal("FLO-GFT-1", "refusal-other-kind")
SHIELD_TAKEN: Final = Refusal("FLO-GRD-1", "refusal-shield-taken")
OWN_GUARD: Final = Refusal("FLO-SCA-C1", "refusal-own-guard")

ANY_KIND: Final = 3

# The guards that can be posted, for each noble and for any.
GUARDS_BY_KIND: Final = [
    [int(FIRST_GUARD) + shield for shield in listed(shields_of(noble))]
    for noble in range(len(NOBLES))
] + [list(POSTING.ids)]


def gift_price(player: Player, noble: i64) -> i64:
    """FLO-GFT-1: 2 time, plus 1 for each gift one has given to this noble."""
    return FIRST_GIFT_COST + (player.given >> 4 * noble & 15)


def has_no_gift(player: Player) -> Refusal | None:
    """FLO-GFT-1: to give at all takes a gift."""
    return NO_GIFT if player.gifts == 0 else None


def is_too_dear(player: Player, noble: i64) -> Refusal | None:
    """FLO-GFT-1: a gift takes its time."""
    return GIFT_TOO_DEAR if player.time < gift_price(player, noble) else None


def cannot_give_to(state: State, player: Player, noble: i64) -> Refusal | None:
    """FLO-GFT-1: a member at the noble's carriage, and the time."""
    if members_at(player, state.carriages[noble]) == 0:
        return NOT_AT_CARRIAGE
    return is_too_dear(player, noble)


def cannot_give(state: State, seat: i64, noble: i64) -> Refusal | None:
    """FLO-GFT-1: a gift, a member at the noble's carriage, and the time."""
    player = state.players[seat]
    return has_no_gift(player) or cannot_give_to(state, player, noble)


def give(state: State, seat: i64, noble: i64) -> None:
    """FLO-GFT-1, 2: pay and give; then a guard, if there is one and a shield for it."""
    player = state.players[seat]
    price = gift_price(player, noble)
    player.time -= price
    player.gifts -= 1
    player.given += shifted(1, 4 * noble)
    if state.listener is not None:
        state.listener.tell(GiftGiven(seat=seat, noble=NOBLE.label(noble), price=price))
    free: i64 = shields_of(noble) - (shields_of(noble) & guarded(state))
    if guards_left(state, seat) > 0 and free != 0:
        ask_for_guard(state, seat, noble)
    else:
        next_turn(state)


def ask_for_guard(state: State, seat: i64, kind: i64) -> None:
    """Ask where a guard goes: a noble's kind, or any."""
    state.guard_of = kind
    state.ask(Question.PLACE_GUARD, seat)


class PlaceGuard(Decision[State]):
    """FLO-GFT-1, FLO-SCA-C1: a guard on a free shield of the noble, or by the card on any."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """By the card others' guards are no obstacle, only one's own."""
        shield: i64 = action - FIRST_GUARD
        if state.guard_of == ANY_KIND:
            return OWN_GUARD if holds(state.players[seat].posted, shield) else None
        if noble_of_shield(shield) != state.guard_of:
            return OTHER_KIND
        return SHIELD_TAKEN if holds(guarded(state), shield) else None

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The shields of the noble, or by the card all of them."""
        return GUARDS_BY_KIND[state.guard_of]

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Post the guard; then the next turn."""
        state.guard_of = -1
        state.card = -1
        post_guard(state, seat, action - FIRST_GUARD)
        next_turn(state)


def cannot_give_from_afar(state: State, seat: i64, noble: i64) -> Refusal | None:
    """FLO-SCA-K1: a gift and the time, as for any gift, but no member beside the carriage."""
    player = state.players[seat]
    return has_no_gift(player) or is_too_dear(player, noble)


def cannot_give_anybody_from_afar(state: State, seat: i64) -> Refusal | None:
    """FLO-SCA-K1: some noble's gift must be possible."""
    refusal: Refusal | None = None
    for noble in range(len(NOBLES)):
        refusal = cannot_give_from_afar(state, seat, noble)
        if refusal is None:
            return None
    return refusal


class GiftFromAfar(Decision[State]):
    """FLO-SCA-K1: a gift to any noble, wherever the carriage is."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """The gift and the time; where one's members are does not matter."""
        return cannot_give_from_afar(state, seat, action - FIRST_GIFT)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Give it at the usual price."""
        state.card = -1
        give(state, seat, action - FIRST_GIFT)


PLACE_GUARD: Final[PlaceGuard] = PlaceGuard("place-guard", "FLO-GFT-1", [POSTING])
GIFT_FROM_AFAR: Final[GiftFromAfar] = GiftFromAfar("gift-from-afar", "FLO-SCA-K1", [GIVING])

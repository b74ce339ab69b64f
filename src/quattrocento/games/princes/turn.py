# mypyc: compile
"""A turn of the action phase: two actions out of five, and recruiting beside them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds
from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.princes.actions import (
    BUILDING_UP,
    END_TURN,
    ENDING,
    FIRST_BUILD,
    FIRST_INTRODUCE,
    FIRST_RECRUIT,
    FIRST_WORK,
    FREEDOM,
    INTRODUCING,
    PIECE,
    RECRUITING_ONE,
    SELL_POINT,
    SELLING,
    TAKE_BONUS,
    TAKE_PROFESSION,
    TAKING_BONUS,
    TAKING_PROFESSION,
    WORKING,
    add_ids,
    ids_from,
)
from quattrocento.games.princes.components import (
    BONUS_DECK,
    BUILDING_PRICES,
    FREEDOM_STOCK,
    PRICE_OF_A_CARD,
    PRICE_OF_A_FREEDOM,
    PROFESSION_DECK,
)
from quattrocento.games.princes.counts import PROFESSION_CARDS
from quattrocento.games.princes.estate import begin_placing, fits_in
from quattrocento.games.princes.money import means, pay, sell_points, selling_refusal
from quattrocento.games.princes.piles import look
from quattrocento.games.princes.recruiting import recruit, recruit_refusal
from quattrocento.games.princes.scoring import face_up
from quattrocento.games.princes.sequence_of_play import end_turn, next_action
from quattrocento.games.princes.shown.events import BuildingBought, FreedomIntroduced
from quattrocento.games.princes.state import Player, State
from quattrocento.games.princes.supply import in_stock, take_from_stock
from quattrocento.games.princes.works import begin_work, work_refusal

NO_ACTION_LEFT: Final = Refusal("PRI-ACT-1", "refusal-no-action-left")
ONE_OF_A_KIND: Final = Refusal("PRI-BLD-4", "refusal-one-of-a-kind")
BUILDING_OUT_OF_STOCK: Final = Refusal("PRI-BLD-4", "refusal-building-out-of-stock")
NO_PLACE: Final = Refusal("PRI-BLD-4", "refusal-no-place")
CANNOT_PAY_ACTION: Final = Refusal("PRI-ACT-4", "refusal-cannot-pay-action")
FREEDOM_TWICE: Final = Refusal("PRI-FRE-1", "refusal-freedom-twice")
FREEDOM_HAD: Final = Refusal("PRI-FRE-1", "refusal-freedom-had")
FREEDOM_OUT_OF_STOCK: Final = Refusal("PRI-FRE-1", "refusal-freedom-out-of-stock")
PROFESSION_TWICE: Final = Refusal("PRI-PRF-1", "refusal-profession-twice")
NO_PROFESSIONS: Final = Refusal("PRI-PRF-1", "refusal-no-professions")
NO_BONUS_CARDS: Final = Refusal("PRI-BNC-1", "refusal-no-bonus-cards")


class Action(Decision[State]):
    """PRI-ACT-1, 2: take one of up to two actions, recruit, or end the turn."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Ending and recruiting are no actions; any other needs one left, and can be finished."""
        if action == END_TURN:
            return None
        if action == SELL_POINT:
            return selling_refusal(state.players[seat])
        if action >= FIRST_RECRUIT:
            return recruit_refusal(state, seat, action - FIRST_RECRUIT)
        if state.actions == 0:
            return NO_ACTION_LEFT
        if action < FIRST_BUILD:
            return work_refusal(state, seat, action - FIRST_WORK)
        if action < FIRST_INTRODUCE:
            return building_refusal(state, state.players[seat], action - FIRST_BUILD)
        if action < TAKE_PROFESSION:
            return freedom_refusal(state, state.players[seat], action - FIRST_INTRODUCE)
        if action == TAKE_PROFESSION:
            return profession_refusal(state, state.players[seat])
        return bonus_refusal(state, state.players[seat])

    def candidates(self, state: State, seat: i64) -> list[int]:
        """Works of the cards in hand, all that can be bought, recruits, and the end."""
        player = state.players[seat]
        ids: list[int] = []
        if state.actions > 0:
            add_ids(ids, FIRST_WORK, player.hand & PROFESSION_CARDS)
            if means(player) >= building_price(player):
                ids += _BUILDS[player.fitting & ~player.buildings & _ALL_BUILDINGS]
            if means(player) >= PRICE_OF_A_FREEDOM:
                if not state.freedom_taken:
                    ids += _FREEDOMS[~player.freedoms & _ALL_FREEDOMS]
                ids.append(TAKE_PROFESSION)
                ids.append(TAKE_BONUS)
        if player.recruiting_hand > 0:
            add_ids(ids, FIRST_RECRUIT, face_up(state, seat))
        ids.append(END_TURN)
        if player.points > 0:
            ids.append(SELL_POINT)
        return ids

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Begin what was chosen."""
        if action == END_TURN:
            end_turn(state)
        elif action == SELL_POINT:
            sell_points(state, seat, 1)
        elif action >= FIRST_RECRUIT:
            recruit(state, seat, action - FIRST_RECRUIT)
            next_action(state)
        elif action < FIRST_BUILD:
            begin_work(state, seat, action - FIRST_WORK)
        elif action < FIRST_INTRODUCE:
            build(state, seat, action - FIRST_BUILD)
        elif action < TAKE_PROFESSION:
            introduce(state, seat, action - FIRST_INTRODUCE)
        elif action == TAKE_PROFESSION:
            state.profession_taken = True
            take_card(state, seat, PROFESSION_DECK)
        else:
            take_card(state, seat, BONUS_DECK)


_ALL_BUILDINGS: Final[i64] = 0x3FF
_ALL_FREEDOMS: Final[i64] = 0x7
# What builds each set of buildings, and introduces each set of freedoms.
_BUILDS: Final = [ids_from(FIRST_BUILD, kinds) for kinds in range(_ALL_BUILDINGS + 1)]
_FREEDOMS: Final = [ids_from(FIRST_INTRODUCE, freedoms) for freedoms in range(_ALL_FREEDOMS + 1)]


# Building


def building_price(player: Player) -> i64:
    """PRI-BLD-1, PRI-BUI-1: 700, with one or two builders 300, with three nothing."""
    return BUILDING_PRICES[player.builders]


def building_refusal(state: State, player: Player, kind: i64) -> Refusal | None:
    """PRI-BLD-4, PRI-ACT-4: one of each kind, in stock, with a legal place, and payable."""
    if holds(player.buildings, kind):
        return ONE_OF_A_KIND
    if in_stock(state, kind) == 0:
        return BUILDING_OUT_OF_STOCK
    if not fits_in(player, kind):
        return NO_PLACE
    return CANNOT_PAY_ACTION if means(player) < building_price(player) else None


def build(state: State, seat: i64, kind: i64) -> None:
    """PRI-BLD-1: pay, take it from the supply, and place it."""
    price = building_price(state.players[seat])
    state.actions -= 1
    if state.listener is not None:
        state.listener.tell(BuildingBought(seat=seat, piece=PIECE.label(kind), price=price))
    pay(state, seat, price)
    take_from_stock(state, kind)
    begin_placing(state, seat, kind)


# Freedoms


def freedom_refusal(state: State, player: Player, freedom: i64) -> Refusal | None:
    """PRI-FRE-1: once a turn, each once per estate, in stock, and payable."""
    if state.freedom_taken:
        return FREEDOM_TWICE
    if holds(player.freedoms, freedom):
        return FREEDOM_HAD
    if in_stock(state, FREEDOM_STOCK + freedom) == 0:
        return FREEDOM_OUT_OF_STOCK
    return CANNOT_PAY_ACTION if means(player) < PRICE_OF_A_FREEDOM else None


def introduce(state: State, seat: i64, freedom: i64) -> None:
    """PRI-FRE-1: pay 300 and introduce a freedom."""
    state.actions -= 1
    state.freedom_taken = True
    if state.listener is not None:
        state.listener.tell(FreedomIntroduced(seat=seat, freedom=FREEDOM.label(freedom)))
    pay(state, seat, PRICE_OF_A_FREEDOM)
    take_from_stock(state, FREEDOM_STOCK + freedom)
    state.players[seat].freedoms |= bit(freedom)
    next_action(state)


# Cards


def profession_refusal(state: State, player: Player) -> Refusal | None:
    """PRI-PRF-1: once a turn, a pile that is not empty, and payable."""
    if state.profession_taken:
        return PROFESSION_TWICE
    if len(state.piles[PROFESSION_DECK]) == 0:
        return NO_PROFESSIONS
    return CANNOT_PAY_ACTION if means(player) < PRICE_OF_A_CARD else None


def bonus_refusal(state: State, player: Player) -> Refusal | None:
    """PRI-BNC-1: a pile that is not empty, and payable."""
    if len(state.piles[BONUS_DECK]) == 0:
        return NO_BONUS_CARDS
    return CANNOT_PAY_ACTION if means(player) < PRICE_OF_A_CARD else None


def take_card(state: State, seat: i64, deck: i64) -> None:
    """PRI-PRF-1, PRI-BNC-1: pay 300 and look at the top of a pile."""
    state.actions -= 1
    pay(state, seat, PRICE_OF_A_CARD)
    look(state, seat, deck, PRICE_OF_A_CARD)


ACTION: Final[Action] = Action(
    "action",
    "PRI-ACT-1",
    [
        WORKING,
        BUILDING_UP,
        INTRODUCING,
        TAKING_PROFESSION,
        TAKING_BONUS,
        RECRUITING_ONE,
        ENDING,
        SELLING,
    ],
)

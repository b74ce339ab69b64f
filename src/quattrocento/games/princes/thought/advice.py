# mypyc: compile
"""What a sensible player would look at: the outlook of each thing that can be done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, listed, size
from quattrocento.games.princes.actions import (
    END_TURN,
    ENOUGH,
    FIRST_BUILD,
    FIRST_INTRODUCE,
    FIRST_KEEP,
    FIRST_PLACE,
    FIRST_PLAY_BONUS,
    FIRST_POINTS,
    FIRST_RECRUIT,
    FIRST_RETURN,
    FIRST_WORK,
    KEEP_IT,
    SELL_POINT,
    TAKE_BONUS,
    TAKE_PROFESSION,
)
from quattrocento.games.princes.components import (
    ACTIONS_A_TURN,
    BUILDING_KINDS,
    FIRST_BONUS,
    FIRST_PRESTIGE,
    FOREST,
    PAY_FOR_VALUE,
    PIECE_KINDS,
    PREFERRED_BUILDING,
    PREFERRED_FREEDOM,
    PREFERRED_LANDSCAPE,
    PRICE_OF_A_CARD,
    PRICE_OF_A_POINT,
    ROUNDS,
    VALUE_OF_THE_BUILDING,
    VALUE_OF_THE_FREEDOM,
    VALUE_OF_THE_LANDSCAPE,
)
from quattrocento.games.princes.counts import (
    PROFESSION_CARDS,
    bonus_value,
)
from quattrocento.games.princes.estate import is_building, keeps_distance, room_for
from quattrocento.games.princes.sequence_of_play import minimum_value
from quattrocento.games.princes.shapes import ALL_SQUARES, PLACED, beside, fits, number_of_squares
from quattrocento.games.princes.state import Player, Question, State
from quattrocento.games.princes.thought.bidding import NEVER, lot_advice, raise_advice
from quattrocento.games.princes.thought.valuation import (
    best_of_five,
    needed_money,
    new_bonus_outlook,
    outlook,
    prestige_chance,
    unseen_professions,
)
from quattrocento.games.princes.turn import building_price
from quattrocento.games.princes.works import work_value

# What an action is worth that is not used.
WASTED_ACTION: Final = 0.8
# Styles: a builder fills the estate, a jester-lover bids for jesters, a scholar collects cards.
STYLES: Final[dict[str, dict[str, float]]] = {
    "builder": {"build": 2.0, "start builder": 2.0, "take builder": 2.0},
    "jester-lover": {"start jester": 4.0, "take jester": 4.0},
    "scholar": {"take profession": 2.0, "take bonus": 1.5},
}


def advise(state: State, seat: int, options: list[int]) -> list[float]:
    """How good each option looks, in prestige points."""
    if state.question == Question.PLACE:
        return place_advice(state, seat, options)
    if state.question == Question.START or state.question == Question.LAST:
        return lot_advice(state, seat, options)
    if state.question == Question.RAISE:
        return raise_advice(state, seat, options)
    return [option_advice(state, seat, action) for action in options]


def option_advice(state: State, seat: i64, action: i64) -> float:
    """How good an option of a simple question looks."""
    question = state.question
    if question == Question.RETURN:
        return return_advice(state.players[seat], action - FIRST_RETURN)
    if question == Question.RECRUIT:
        return recruit_advice(state, seat, action, ACTIONS_A_TURN)
    if question == Question.KEEP:
        return keep_advice(state, seat, action - FIRST_KEEP)
    if question == Question.ACTION:
        return action_advice(state, seat, action)
    if question == Question.BONUS:
        return bonus_advice(state, seat, action)
    if question == Question.SPLIT:
        return split_advice(state, seat, action - FIRST_POINTS)
    return 0.0


# Set-up


def return_advice(player: Player, returned: i64) -> float:
    """How well the three other professions go together."""
    kept: i64 = player.hand & PROFESSION_CARDS & ~bit(returned)
    total: float = 0.0
    for card in range(FIRST_BONUS):
        if not holds(kept, card):
            continue
        for other in range(card):
            if holds(kept, other):
                total += float(in_common(card, other))
    return total


def in_common(card: i64, other: i64) -> i64:
    """What two professions prefer both, by the value it adds."""
    value: i64 = 0
    if PREFERRED_BUILDING[card] == PREFERRED_BUILDING[other]:
        value += VALUE_OF_THE_BUILDING
    if PREFERRED_LANDSCAPE[card] == PREFERRED_LANDSCAPE[other]:
        value += VALUE_OF_THE_LANDSCAPE
    if PREFERRED_FREEDOM[card] == PREFERRED_FREEDOM[other]:
        value += VALUE_OF_THE_FREEDOM
    return value


# Recruiting


def recruit_advice(state: State, seat: i64, action: i64, actions: i64) -> float:
    """Recruit whoever does most in this estate; a card kept may find somebody better."""
    player = state.players[seat]
    if action == KEEP_IT:
        return outlook(state, player, seat, actions)
    recruiting = player.clone()
    recruiting.recruiting_hand -= 1
    recruiting.hand |= bit(action - FIRST_RECRUIT)
    return outlook(state, recruiting, seat, actions)


# Piles


def keep_advice(state: State, seat: i64, card: i64) -> float:
    """What a card would add to the outlook."""
    player = state.players[seat]
    if card >= FIRST_PRESTIGE:
        return prestige_chance(state, player, seat, card, ROUNDS - state.round)
    keeping = player.clone()
    keeping.hand |= bit(card)
    return outlook(state, keeping, seat, state.actions)


# Placing


def place_advice(state: State, seat: i64, options: list[int]) -> list[float]:
    """How much room each placement leaves, above all for the buildings that are wanted."""
    player = state.players[seat]
    wishes: list[float] = [wish_for(state, player, kind) for kind in range(PIECE_KINDS)]
    return [room_left(player, state.placing, action - FIRST_PLACE, wishes) for action in options]


def wish_for(state: State, player: Player, kind: i64) -> float:
    """What room for a kind of piece is worth; what has no room before has none afterwards."""
    if holds(player.buildings, kind) or kind == state.placing:
        return 0.0
    return 1.0 + wanted(player, kind) if fits(kind, room_for(player, kind)) else 0.0


def room_left(player: Player, piece: i64, placement: i64, wishes: list[float]) -> float:
    """How much room a placement leaves, given what room for each kind of piece is worth."""
    squares: i64 = PLACED[piece][placement]
    covered: i64 = player.covered | squares
    too_close: i64 = player.too_close
    if is_building(piece):
        too_close |= beside(squares)
    free: i64 = ALL_SQUARES & ~covered
    for_buildings: i64 = free & ~too_close if keeps_distance(player, 0) else free
    left: float = 0.1 * float(number_of_squares(for_buildings)) + 0.02 * open_edges(free)
    for kind in range(PIECE_KINDS):
        wish = wishes[kind]
        if wish > 0.0 and fits(kind, for_buildings if kind < BUILDING_KINDS else free):
            left += wish
    return left


def open_edges(free: i64) -> float:
    """How much the free squares lie together."""
    together = number_of_squares(free & beside(free))
    return float(together * 2 + number_of_squares(free & free >> 1 & free >> 7))


def wanted(player: Player, kind: i64) -> float:
    """How many professions in hand want a piece."""
    number: float = 0.0
    for card in range(FIRST_BONUS):
        if holds(player.hand, card) and (
            PREFERRED_BUILDING[card] == kind or FOREST + PREFERRED_LANDSCAPE[card] == kind
        ):
            number += 1.0
    return number


# The action phase


def action_advice(state: State, seat: i64, action: i64) -> float:
    """The outlook after an action."""
    player = state.players[seat]
    left: i64 = state.actions - 1
    if action == SELL_POINT:
        return NEVER
    if action == END_TURN:
        return outlook(state, player, seat, 0) - WASTED_ACTION * float(state.actions)
    if action >= FIRST_RECRUIT:
        return recruit_advice(state, seat, action, state.actions)
    doing = player.clone()
    if action < FIRST_BUILD:
        work(state, doing, action - FIRST_WORK, left)
        return outlook(state, doing, seat, left)
    if action < FIRST_INTRODUCE:
        kind: i64 = action - FIRST_BUILD
        doing.buildings |= bit(kind)
        doing.points += 3
        spend(doing, building_price(player))
        room: float = 0.6 if kind < 3 else 0.3
        return outlook(state, doing, seat, left) - room
    if action < TAKE_PROFESSION:
        doing.freedoms |= bit(action - FIRST_INTRODUCE)
        spend(doing, 300)
        return outlook(state, doing, seat, left)
    spend(doing, PRICE_OF_A_CARD)
    if action == TAKE_BONUS:
        if state.round == ROUNDS and not can_work_after(state, player, left):
            return NEVER / 2.0
        return outlook(state, doing, seat, left, new_bonus_outlook(state, player))
    return take_profession_advice(state, doing, seat, left)


def can_work_after(state: State, player: Player, left: i64) -> bool:
    """Whether, after this action, there is still a work for a new bonus card to help."""
    return left > 0 and player.hand & PROFESSION_CARDS != 0


def take_profession_advice(state: State, player: Player, seat: i64, left: i64) -> float:
    """The outlook with the best of five new professions, judged by those not yet seen."""
    values: list[float] = []
    for card in listed(unseen_professions(state, player)):
        with_card = player.clone()
        with_card.hand |= bit(card)
        values.append(outlook(state, with_card, seat, left))
    return best_of_five(values)


def spend(player: Player, price: i64) -> None:
    """Pay in a copy of a seat, with points where money is missing."""
    player.money -= price
    if player.money < 0:
        player.points += player.money // 100
        player.money = 0


def work(state: State, player: Player, card: i64, actions: i64) -> None:
    """Complete a work in a copy of a seat, with as few bonus cards as will do."""
    value: i64 = work_value(player, card)
    minimum = minimum_value(state)
    while value < minimum:
        bonus = best_bonus(player)
        value += bonus_value(player, bonus)
        player.hand -= bit(bonus)
    player.hand -= bit(card)
    player.table |= bit(card)
    player.best = max(player.best, value)
    pay: i64 = value * PAY_FOR_VALUE
    points = best_split(state, player, pay, actions)
    player.points += points
    player.money += pay - points * PRICE_OF_A_POINT


def best_bonus(player: Player) -> i64:
    """The bonus card in hand that adds most."""
    best: i64 = -1
    most: i64 = -1
    for card in range(FIRST_BONUS, FIRST_PRESTIGE):
        if holds(player.hand, card) and bonus_value(player, card) > most:
            best = card
            most = bonus_value(player, card)
    return best


def bonus_advice(state: State, seat: i64, action: i64) -> float:
    """Play what the minimum needs, and what a later work would hardly use better."""
    if action == ENOUGH:
        return 0.0
    player = state.players[seat]
    card: i64 = FIRST_BONUS + action - FIRST_PLAY_BONUS
    worth: float = float(bonus_value(player, card))
    works_to_come: i64 = size(player.hand & PROFESSION_CARDS) - 1
    if state.value < minimum_value(state):
        return worth + 1.0
    if works_to_come == 0 or state.round == ROUNDS:
        return worth
    return worth - 4.5


def best_split(state: State, player: Player, pay: i64, actions: i64) -> i64:
    """The points to take from a pay: what money may still be needed is kept."""
    rounds_after: i64 = ROUNDS - state.round
    slots: float = float(actions + 2 * rounds_after)
    spare: i64 = player.money + pay - i64(needed_money(rounds_after, slots))
    most: i64 = pay // PRICE_OF_A_POINT
    if spare <= 0:
        return 0
    return min(most, (spare + PRICE_OF_A_POINT // 2) // PRICE_OF_A_POINT)


def split_advice(state: State, seat: i64, points: i64) -> float:
    """As near as can be to the best split."""
    player = state.players[seat]
    best = best_split(state, player, state.value * PAY_FOR_VALUE, state.actions - 1)
    return -abs(float(points - best))

# mypyc: compile
"""What a sensible player would look at: a value in points for each answer to each question."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.palazzo.actions import (
    AUCTION,
    DRAW_TILES,
    ENOUGH,
    FIRST_BUY,
    FIRST_CHOICE,
    FIRST_FLOOR,
    FIRST_PALACE,
    FIRST_PAY,
    FIRST_TAKE,
    ONE_TILE,
    PASS,
    PUT_IN,
    TAKE_MONEY,
    TAKE_OUT,
)
from quattrocento.games.palazzo.auction import next_quarry
from quattrocento.games.palazzo.building import changed
from quattrocento.games.palazzo.components import BASE_PRICE, CARD_KINDS, FLOORS, LOT_TO_SHARE
from quattrocento.games.palazzo.market import price_of_one
from quattrocento.games.palazzo.money import count_of, one_card
from quattrocento.games.palazzo.payment import best_payment, lay
from quattrocento.games.palazzo.state import Question, State
from quattrocento.games.palazzo.thought.valuation import (
    GOOD_LOT,
    NO_PALACE,
    Site,
    best_estate,
    cost_of,
    estate_value,
    hand_worth,
    lot_gain,
    money_worth,
    outlook_of,
    placed,
    useful,
)
from quattrocento.games.palazzo.tiles import (
    as_palace,
    has_floor,
    tile_at,
    with_tile,
    without_tile,
)
from quattrocento.games.palazzo.transform import palace_refusal, put_in_refusal

NEVER: Final = -1000.0
CARDS_BY_TAKING: Final = 9.0
CHANGE_LOST: Final = 1.0
RIVALRY: Final = 0.25
FAIR_PRICE: Final = 2.2
MOST_TRIED: Final = 200
# Styles: a miser takes money, a collector buys at the depot, a gambler loves auctions.
STYLES: Final[dict[str, dict[str, float]]] = {
    "miser": {"take money": 1.5},
    "collector": {"buy": 2.0},
    "gambler": {"auction": 2.5, "draw tiles": 1.0},
}


def advise(state: State, seat: int, options: list[int]) -> list[float]:
    """How good each option looks, in points."""
    question: i64 = state.question
    if question == Question.RAISE:
        return advise_raise(state, seat, options)
    if question == Question.PAYMENT or question == Question.RAISE_MORE:
        return advise_laying(state, seat, options)
    return [value_of(state, seat, action) for action in options]


def value_of(state: State, seat: i64, action: i64) -> float:
    """How good an answer to a question of one step looks."""
    question: i64 = state.question
    if question == Question.TURN:
        return turn_value(state, seat, action)
    if question == Question.TAKE:
        hand = state.players[seat].hand
        return hand_worth(state, hand + one_card(action - FIRST_TAKE))
    if question == Question.BUY_OR_AUCTION:
        return market_value(state, seat, action)
    if question == Question.SECOND_TILE:
        tiles = state.chosen
        if action != ONE_TILE:
            tiles = with_tile(tiles, action - FIRST_BUY)
        return purchase_value(state, seat, tiles, price_of_one(state))
    if question == Question.SHARE:
        return lot_gain(state, seat, ONE_BYTE[action - FIRST_CHOICE])
    if question == Question.BUILD_NEXT:
        return best_when_first(state, seat, action - FIRST_CHOICE)
    if question == Question.BUILD_WHERE:
        palaces = placed(state.players[seat].palaces, state.building, action)
        return best_estate(palaces, state.gained, outlook_of(state))
    if question == Question.TRANSFORM_PAY:
        return hand_worth(state, state.players[seat].hand - one_card(action - FIRST_PAY))
    return transform_step_value(state, seat, action)


# The turn


def turn_value(state: State, seat: i64, action: i64) -> float:
    """What each of the three actions promises."""
    if action == TAKE_MONEY:
        return money_value(state, seat)
    if action == DRAW_TILES:
        return draw_value(state, seat)
    return transform_value(state, seat, action) - cheapest_card(state, seat)


def money_value(state: State, seat: i64) -> float:
    """Two good cards for oneself, though each of the others gets one too."""
    held = float(best_payment(state.players[seat].hand))
    return money_worth(state) * (useful(held + CARDS_BY_TAKING) - useful(held))


def draw_value(state: State, seat: i64) -> float:
    """The best of buying from the depot as it lies, one tile cheaper, and of an auction."""
    best = auction_value(state, seat)
    held = best_payment(state.players[seat].hand)
    depot = state.depot
    number: i64 = len(depot)
    price: i64 = max(0, BASE_PRICE - number - 1)
    if number == 0 or held < price:
        return best
    site = Site(state.players[seat].palaces, outlook_of(state))
    best = max(best, site.best_single(depot) - purchase_cost(state, held, price))
    if held >= 2 * price:
        pair = NEVER
        for place in range(number - 1):
            if depot[place] != depot[place + 1]:
                pair = max(pair, site.best_pair(depot[place], depot, place + 1))
        best = max(best, pair - purchase_cost(state, held, 2 * price))
    return best


def market_value(state: State, seat: i64, action: i64) -> float:
    """What buying a first tile promises, with the best second one, or an auction."""
    if action == AUCTION:
        return auction_value(state, seat)
    tile: i64 = action - FIRST_BUY
    price = price_of_one(state)
    held = best_payment(state.players[seat].hand)
    best = purchase_value(state, seat, ONE_BYTE[tile], price)
    if held >= 2 * price:
        site = Site(state.players[seat].palaces, outlook_of(state))
        pair = site.best_pair(tile, state.depot, state.depot.index(tile) + 1)
        best = max(best, pair - purchase_cost(state, held, 2 * price))
    return best


def purchase_value(state: State, seat: i64, tiles: bytes, price: i64) -> float:
    """What tiles bring, less what the money for them is worth."""
    due: i64 = price * len(tiles)
    held = best_payment(state.players[seat].hand)
    if held < due:
        return NEVER
    return lot_gain(state, seat, tiles) - purchase_cost(state, held, due)


def purchase_cost(state: State, held: i64, due: i64) -> float:
    """What the money for a purchase is worth to whoever can pay so much at once."""
    return cost_of(state, float(held), float(due) + CHANGE_LOST)


def auction_value(state: State, seat: i64) -> float:
    """What the next lot promises: one may win it at a fair price, or another gains."""
    quarry = next_quarry(state)
    if quarry < 0:
        return 0.0
    lot = state.quarries[quarry]
    if len(lot) >= LOT_TO_SHARE:
        return shared_value(state, seat, lot)
    gain = lot_gain(state, seat, lot)
    rival = rivals_gain(state, seat, lot)
    expected_price = min(rival * FAIR_PRICE, 30.0)
    held = float(best_payment(state.players[seat].hand))
    if held + 3.0 >= expected_price:
        won = gain - cost_of(state, held, expected_price)
        if gain > rival * 0.8 or (held > GOOD_LOT and won > 0.0):
            return won
    return -RIVALRY * rival


def shared_value(state: State, seat: i64, lot: bytes) -> float:
    """The first choice of a lot that is given away."""
    site = Site(state.players[seat].palaces, outlook_of(state))
    return site.best_single(lot) * (1.0 - RIVALRY)


def rivals_gain(state: State, seat: i64, lot: bytes) -> float:
    """The most that another seat would gain by a lot."""
    most = 0.0
    for other in range(state.seat_count):
        if other != seat:
            most = max(most, lot_gain(state, other, lot))
    return most


# Bidding and paying


def advise_raise(state: State, seat: i64, options: list[int]) -> list[float]:
    """Raise with the cheapest cards while the lot is worth more than all that is laid."""
    player = state.players[seat]
    lot = state.quarries[state.architect]
    worth = lot_gain(state, seat, lot) + RIVALRY * rivals_gain(state, seat, lot)
    whole = hand_worth(state, player.hand + player.laid)
    trial = state.clone()
    trial.question = Question.RAISE_MORE
    values: list[float] = []
    for action in options:
        if action == PASS:
            values.append(0.0)
        else:
            values.append(worth + Payer(trial, seat).best_from(action) - whole)
    return values


def advise_laying(state: State, seat: i64, options: list[int]) -> list[float]:
    """For each step what the hand is worth after the cheapest payment that begins with it."""
    trial = state.clone()
    values: list[float] = []
    for action in options:
        if action == ENOUGH:
            values.append(hand_worth(state, state.players[seat].hand))
        else:
            values.append(Payer(trial, seat).best_from(action))
    return values


@final
class Payer:
    """Tries the ways to finish a bid or payment, only so many."""

    def __init__(self, state: State, seat: i64) -> None:
        """A seat that is laying cards, in a state in which it may lay them and take them back."""
        self.state = state
        self.seat: i64 = seat
        self.tried: i64 = 0

    def best_from(self, action: i64) -> float:
        """The most that the hand can be worth when this step is made and the go finished."""
        state = self.state
        player = state.players[self.seat]
        hand, going, least = player.hand, state.going, state.least
        worth, currency = state.going_worth, state.going_currency
        lay(state, self.seat, action)
        best = self.best_now()
        player.hand, state.going, state.least = hand, going, least
        state.going_worth, state.going_currency = worth, currency
        return best

    def best_now(self) -> float:
        """The most that the hand can be worth when the go is finished from here."""
        self.tried += 1
        state = self.state
        decision = state.game.decisions[state.question]
        if decision.refusal(state, self.seat, ENOUGH) is None:
            return hand_worth(state, state.players[self.seat].hand)
        best = NEVER
        for step in decision.options(state, self.seat):
            if self.tried > MOST_TRIED and best > NEVER:
                return best
            best = max(best, self.best_from(step))
        return best


# Building and transforming


def best_when_first(state: State, seat: i64, tile: i64) -> float:
    """What the palaces will score when this tile is built first."""
    outlook = outlook_of(state)
    palaces = state.players[seat].palaces
    where, _gained = Site(palaces, outlook).best_place(tile)
    after = placed(palaces, tile, where)
    return best_estate(after, without_tile(state.gained, tile), outlook)


def transform_value(state: State, seat: i64, action: i64) -> float:
    """What the best palace to transform in this way brings."""
    palaces = state.players[seat].palaces
    best = NEVER
    for number in range(len(palaces)):
        if palace_refusal(palaces, number, action) is None:
            best = max(best, palace_transform_value(state, seat, action, number))
    return best


def palace_transform_value(state: State, seat: i64, action: i64, number: i64) -> float:
    """What transforming one palace in this way brings at best."""
    palaces = state.players[seat].palaces
    if action == TAKE_OUT:
        return max(
            [
                taken_out_value(state, seat, number, floor)
                for floor in range(1, FLOORS + 1)
                if has_floor(palaces[number], floor)
            ]
        )
    if action == PUT_IN:
        return max(
            [
                put_in_value(state, seat, number, other)
                for other in range(len(palaces))
                if put_in_refusal(palaces, number, other) is None
            ]
        )
    outlook = outlook_of(state)
    left = palaces[:number] + palaces[number + 1 :]
    return estate_value(left, outlook) - estate_value(palaces, outlook)


def taken_out_value(state: State, seat: i64, number: i64, floor: i64) -> float:
    """What taking out a floor brings, if it can be put in elsewhere later."""
    palaces = state.players[seat].palaces
    outlook = outlook_of(state)
    palace: i64 = palaces[number]
    single = as_palace(tile_at(palace, floor))
    site = Site(changed(palaces, number, palace - single), outlook)
    gained = site.value() - estate_value(palaces, outlook)
    best = site.gain_by(NO_PALACE, single)
    for other in range(len(palaces)):
        if other != number and not has_floor(palaces[other], floor):
            grown = site.gain_by(palaces[other], palaces[other] | single)
            best = max(best, outlook.chance_to_grow * grown)
    return gained + best


def put_in_value(state: State, seat: i64, single: i64, other: i64) -> float:
    """What putting a one-floor palace into another brings."""
    palaces = state.players[seat].palaces
    outlook = outlook_of(state)
    site = Site(palaces[:single] + palaces[single + 1 :], outlook)
    gained = site.gain_by(palaces[other], palaces[single] | palaces[other])
    return site.value() + gained - estate_value(palaces, outlook)


def transform_step_value(state: State, seat: i64, action: i64) -> float:
    """Which palace, and then which floor or which other palace."""
    question: i64 = state.question
    if question == Question.TAKE_OUT_FLOOR:
        return taken_out_value(state, seat, state.from_palace, action - FIRST_FLOOR + 1)
    if question == Question.PUT_IN_WHERE:
        return put_in_value(state, seat, state.from_palace, action - FIRST_PALACE)
    return palace_transform_value(state, seat, state.transforming, action - FIRST_PALACE)


def cheapest_card(state: State, seat: i64) -> float:
    """What the card that one would miss least is worth."""
    hand = state.players[seat].hand
    whole = hand_worth(state, hand)
    least = whole
    for kind in range(CARD_KINDS):
        if count_of(hand, kind) > 0:
            least = min(least, whole - hand_worth(state, hand - one_card(kind)))
    return least

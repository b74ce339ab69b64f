# mypyc: compile
"""What a seat may still reach: an estimate of its final prestige points, for advice.

The numbers with a point are judgements, not rules; they were found by letting the advised bot
play against itself. Money counts 200 florins for a point, as the pay of a work does, but only as
far as it may still be needed.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from quattrocento.core.bits import bit, holds, listed, shifted, size
from quattrocento.games.princes.components import (
    BUILDING_KINDS,
    BUILDING_PRICES,
    CARDS,
    FIRST_BONUS,
    FIRST_PRESTIGE,
    LOOKED_AT,
    MINIMUM_VALUES,
    PRESTIGE_CARDS,
    PRICE_OF_A_CARD,
    PROFESSION_DECK,
    ROUNDS,
    VALUE_OF_THE_BUILDING,
    VALUE_OF_THE_FREEDOM,
    VALUE_OF_THE_LANDSCAPE,
)
from quattrocento.games.princes.counts import (
    BONUS_HAND,
    PROFESSION_CARDS,
    bonus_value,
    bonus_values,
    count_of,
)
from quattrocento.games.princes.money import means
from quattrocento.games.princes.scoring import face_up
from quattrocento.games.princes.state import Player, State
from quattrocento.games.princes.works import (
    has_preferred_building,
    has_preferred_freedom,
    has_preferred_landscape,
    work_value,
)

FLORINS_A_POINT: Final = 200.0
GROWTH_A_ROUND: Final = 0.6
BONUS_USE: Final = 0.42
SOON_NEEDED: Final = 1100.0
SOON_NEEDED_MORE: Final = 1.6
POINTS_LOST_WHEN_STUCK: Final = 8.0
MOST_PREFERRED: Final[i64] = VALUE_OF_THE_BUILDING + VALUE_OF_THE_LANDSCAPE + VALUE_OF_THE_FREEDOM


def outlook(
    state: State, player: Player, seat: i64, actions: i64, more_bonus: float = 0.0
) -> float:
    """The prestige points that a seat so equipped may end with, `actions` left in this round.

    `more_bonus` is what bonus cards not yet in hand may add to a work.
    """
    return Reckoning(state, player, seat, actions, more_bonus).total


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reckoning:
    """What the points come from that a seat may end with, and their `total`."""

    def __init__(
        self, state: State, player: Player, seat: i64, actions: i64, more_bonus: float
    ) -> None:
        """Reckon for a seat so equipped, with so many actions left in this round."""
        rounds_after: i64 = ROUNDS - state.round
        slots: float = float(actions) + 2.0 * float(rounds_after)
        bonus: float = float(bonus_values(player, player.hand & BONUS_HAND)) + more_bonus
        self.points: float = float(player.points)
        self.bonus: float = 0.0
        if slots >= 1.0:
            self.bonus = BONUS_USE * bonus
        self.prestige: float = prestige_outlook(state, player, seat, rounds_after)
        self.best_work: float = best_work_outlook(state, player, seat)
        total: float = self.points + self.bonus + self.prestige + self.best_work
        works: list[float] = [
            work_outlook(state, work_value(player, card), actions, bonus)
            for card in listed(player.hand & PROFESSION_CARDS)
        ]
        works.sort(reverse=True)
        self.works: float = 0.0
        for work in works:
            if slots < 1.0:
                break
            slots -= 1.0
            self.works += work / 2.0
            total += work / 2.0
        self.recruits: float = recruits_outlook(state, player, seat, actions, slots, bonus)
        slots -= float(player.recruiting_hand)
        self.more_works: float = more_works_outlook(state, player, actions, slots, bonus)
        self.buildings: float = buildings_outlook(player, slots)
        self.stuck: float = 0.0
        if is_stuck(state, player, actions, bonus):
            self.stuck = -POINTS_LOST_WHEN_STUCK
        self.money: float = money_outlook(player, rounds_after, slots)
        total += self.recruits
        total += self.more_works
        total += self.buildings
        self.total: float = total + self.stuck + self.money


# Works


def work_outlook(state: State, value: i64, actions: i64, bonus: float) -> float:
    """What a work, now of this value, may be worth when its best round comes.

    In this round it needs an action, and another one if something is lacking for the minimum.
    """
    best: float = 0.0
    first: i64 = state.round if actions > 0 else state.round + 1
    for later in range(first, ROUNDS + 1):
        then: float = float(value) + GROWTH_A_ROUND * float(later - state.round)
        minimum: i64 = MINIMUM_VALUES[later]
        if later == state.round and then + bonus < float(minimum) and actions < 2:
            continue
        short: float = float(minimum) - then - bonus * 0.6
        if short > 0.0:
            chance: float = 0.9 - short / 9.0
            then = then * chance if chance > 0.0 else 0.0
        best = max(best, then)
    return best


def recruits_outlook(
    state: State, player: Player, seat: i64, actions: i64, slots: float, bonus: float
) -> float:
    """What recruiting cards in hand may bring: the best works lying face up elsewhere."""
    if player.recruiting_hand == 0 or slots < 1.0:
        return 0.0
    best: float = 0.0
    for card in listed(face_up(state, seat)):
        best = max(best, work_outlook(state, work_value(player, card), actions, bonus))
    if best == 0.0 and state.round < ROUNDS:
        best = 12.0
    cards: float = min(float(player.recruiting_hand), slots)
    return cards * best / 2.0 * 0.9


def more_works_outlook(
    state: State, player: Player, actions: i64, slots: float, bonus: float
) -> float:
    """What works of professions not yet in hand may bring."""
    pile: float = float(len(state.piles[PROFESSION_DECK]))
    if slots < 2.0 or pile == 0.0:
        return 0.0
    works: float = min((slots - 1.0) * 0.3, pile / float(state.seat_count) * 1.3)
    value: i64 = work_value(player, 0) - preferences(player, 0) + 1
    value += i64(best_preferences(state, player))
    return works * (work_outlook(state, value, actions, bonus) / 2.0 - 1.5)


def preferences(player: Player, card: i64) -> i64:
    """How much a profession's preferences add to its work."""
    value: i64 = 0
    if has_preferred_building(player, card):
        value += VALUE_OF_THE_BUILDING
    if has_preferred_landscape(player, card):
        value += VALUE_OF_THE_LANDSCAPE
    if has_preferred_freedom(player, card):
        value += VALUE_OF_THE_FREEDOM
    return value


def best_preferences(state: State, player: Player) -> float:
    """What the preferences of the best of five new professions may add."""
    unseen = unseen_professions(state, player)
    number: i64 = size(unseen)
    if number == 0:
        return 0.0
    # How many cards have each value, five bits a value.
    counts: i64 = 0
    for card in range(FIRST_BONUS):
        if holds(unseen, card):
            counts += shifted(1, 5 * preferences(player, card))
    share: float = min(1.0, float(LOOKED_AT) / float(number))
    expected: float = 0.0
    left: float = 1.0
    value: i64 = MOST_PREFERRED
    while number > 0:
        for _ in range(counts >> 5 * value & 31):
            expected += left * share * float(value)
            left *= 1.0 - share
            number -= 1
        value -= 1
    return expected + left * float(value + 1)


def unseen_professions(state: State, player: Player) -> i64:
    """The professions that may still be in the pile, as far as a seat sees."""
    unseen: i64 = PROFESSION_CARDS & ~player.hand
    for other in state.players:
        unseen &= ~(other.table | other.shown)
    return unseen


def best_of_five(values: list[float]) -> float:
    """The best that five of some cards are likely to offer, given what each is worth."""
    number: i64 = len(values)
    if number == 0:
        return 0.0
    values.sort(reverse=True)
    share: float = min(1.0, float(LOOKED_AT) / float(number))
    expected: float = 0.0
    left: float = 1.0
    for value in values:
        expected += left * share * value
        left *= 1.0 - share
    return expected + left * values[number - 1]


# Cards


def new_bonus_outlook(state: State, player: Player) -> float:
    """What the best of five new bonus cards may add to a work."""
    unseen: i64 = BONUS_HAND & ~(player.hand | state.played)
    return best_of_five([float(bonus_value(player, card)) for card in listed(unseen)])


def prestige_outlook(state: State, player: Player, seat: i64, rounds_after: i64) -> float:
    """What the prestige cards of a seat may score."""
    total: float = 0.0
    for card in listed(player.prestige):
        total += prestige_chance(state, player, seat, card, rounds_after)
    return total


def prestige_chance(state: State, player: Player, seat: i64, card: i64, rounds_after: i64) -> float:
    """The points of a prestige card, by how near its condition is."""
    _, points, _, conditions = PRESTIGE_CARDS[card - FIRST_PRESTIGE]
    chance: float = 1.0
    hope: float = 0.1 + 0.09 * float(rounds_after)
    for what, least in conditions:
        own: i64 = count_of(player, what)
        if least > 0:
            missing: i64 = least - own
            for _ in range(missing):
                chance *= hope
            continue
        most: i64 = 0
        for other in range(state.seat_count):
            if other != seat:
                most = max(most, count_of(state.players[other], what))
        ahead: i64 = own - most
        if ahead > 0:
            chance = 1.0 - 0.05 * float(rounds_after)
        elif ahead == 0:
            chance = 0.5 if own > 0 else hope / 2.0
        else:
            chance = hope * 0.6 if ahead == -1 else 0.1
    return float(points) * chance


def new_prestige_outlook(state: State, player: Player, seat: i64) -> float:
    """What the best of five new prestige cards may score."""
    unseen: i64 = (bit(CARDS) - bit(FIRST_PRESTIGE)) & ~player.prestige
    rounds_after: i64 = ROUNDS - state.round
    return best_of_five(
        [prestige_chance(state, player, seat, card, rounds_after) for card in listed(unseen)]
    )


def best_work_outlook(state: State, player: Player, seat: i64) -> float:
    """The points of the best work of this round, if the seat's own may be it."""
    if player.best == 0:
        return 0.0
    for other in range(state.seat_count):
        if other != seat and state.players[other].best > player.best:
            return 0.0
    to_come: i64 = (state.first - seat - 1 + state.seat_count) % state.seat_count
    return 3.0 - 0.5 * float(to_come)


# Buildings and money


def buildings_outlook(player: Player, slots: float) -> float:
    """What buildings beside works may score, after their price."""
    price: i64 = BUILDING_PRICES[player.builders]
    gain: float = 3.0 - float(price) / FLORINS_A_POINT
    if gain <= 0.0 or slots < 1.0:
        return 0.0
    kinds: i64 = 0
    for kind in range(BUILDING_KINDS):
        if holds(player.fitting & ~player.buildings, kind):
            kinds += 1
    return gain * min(slots * 0.3, float(kinds) * 0.6)


def money_outlook(player: Player, rounds_after: i64, slots: float) -> float:
    """What money is worth: nothing beyond what may still be spent."""
    need: float = needed_money(rounds_after, slots)
    money: float = float(player.money)
    useful: float = min(money, need)
    worth: float = useful + min(useful, SOON_NEEDED) * (SOON_NEEDED_MORE - 1.0)
    return (worth + max(0.0, money - need) * 0.1) / FLORINS_A_POINT


def is_stuck(state: State, player: Player, actions: i64, bonus: float) -> bool:
    """Whether a seat can neither pay for anything nor complete a work to earn money."""
    if means(player) >= PRICE_OF_A_CARD or (actions == 0 and state.round == ROUNDS):
        return False
    minimum: i64 = MINIMUM_VALUES[state.round if actions > 0 else state.round + 1]
    for card in listed(player.hand & PROFESSION_CARDS):
        if float(work_value(player, card)) + bonus >= float(minimum):
            return False
    return True


def needed_money(rounds_after: i64, slots: float) -> float:
    """What a seat may still spend on later auctions and on its actions."""
    return 500.0 * float(rounds_after) + 150.0 * max(slots, 0.0)

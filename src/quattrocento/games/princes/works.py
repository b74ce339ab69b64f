# mypyc: compile
"""The action Complete a work: its value, the bonus cards played with it, and the pay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, listed, shifted, size
from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.princes.actions import (
    CARD,
    ENOUGH,
    FINISHING,
    FIRST_PLAY_BONUS,
    FIRST_POINTS,
    PLAYING_BONUS,
    SPLITTING,
    ids_from,
)
from quattrocento.games.princes.components import (
    BONUS_DECK,
    FIRST_BONUS,
    PAY_FOR_VALUE,
    PREFERRED_BUILDING,
    PREFERRED_FREEDOM,
    PREFERRED_LANDSCAPE,
    PRICE_OF_A_POINT,
    PROFESSION_DECK,
    VALUE_OF_A_JESTER,
    VALUE_OF_THE_BUILDING,
    VALUE_OF_THE_FREEDOM,
    VALUE_OF_THE_LANDSCAPE,
)
from quattrocento.games.princes.counts import (
    BONUS_HAND,
    bonus_value,
    bonus_values,
    cards_in_hand,
    cards_on_table,
    landscapes_of,
)
from quattrocento.games.princes.piles import card_labels, set_origins
from quattrocento.games.princes.sequence_of_play import minimum_value, next_action
from quattrocento.games.princes.shown.events import PaySplit, WorkCompleted
from quattrocento.games.princes.state import Player, Question, State

PROFESSION_NOT_IN_HAND: Final = Refusal("PRI-WRK-1", "refusal-profession-not-in-hand")
BELOW_MINIMUM: Final = Refusal("PRI-WRK-5", "refusal-below-minimum")
BONUS_NOT_IN_HAND: Final = Refusal("PRI-BON-1", "refusal-bonus-not-in-hand")
BONUS_IN_ORDER: Final = Refusal("PRI-BON-1", "refusal-bonus-in-order")
NOT_ENOUGH_BONUS: Final = Refusal("PRI-BON-1", "refusal-not-enough-bonus")
TOO_MANY_POINTS: Final = Refusal("PRI-WRK-4", "refusal-too-many-points")

# The value of a work (PRI-WRK-2)


def has_preferred_building(player: Player, card: i64) -> bool:
    """Whether the estate has the building that a profession prefers."""
    return holds(player.buildings, PREFERRED_BUILDING[card])


def has_preferred_landscape(player: Player, card: i64) -> bool:
    """Whether the estate has the landscape that a profession prefers."""
    return landscapes_of(player, PREFERRED_LANDSCAPE[card]) > 0


def has_preferred_freedom(player: Player, card: i64) -> bool:
    """Whether the estate has the freedom that a profession prefers."""
    return holds(player.freedoms, PREFERRED_FREEDOM[card])


def work_value(player: Player, card: i64) -> i64:
    """PRI-WRK-2: what a work is worth without bonus cards."""
    value: i64 = player.jesters * VALUE_OF_A_JESTER
    value += cards_in_hand(player) + cards_on_table(player)
    if has_preferred_building(player, card):
        value += VALUE_OF_THE_BUILDING
    if has_preferred_landscape(player, card):
        value += VALUE_OF_THE_LANDSCAPE
    if has_preferred_freedom(player, card):
        value += VALUE_OF_THE_FREEDOM
    return value


def work_parts(player: Player, card: i64) -> list[int]:
    """PRI-WRK-2: what building, landscape, freedom, jesters and cards add to a work's value."""
    building: i64 = VALUE_OF_THE_BUILDING if has_preferred_building(player, card) else 0
    landscape: i64 = VALUE_OF_THE_LANDSCAPE if has_preferred_landscape(player, card) else 0
    freedom: i64 = VALUE_OF_THE_FREEDOM if has_preferred_freedom(player, card) else 0
    jesters: i64 = player.jesters * VALUE_OF_A_JESTER
    return [building, landscape, freedom, jesters, cards_in_hand(player) + cards_on_table(player)]


def work_refusal(state: State, seat: i64, card: i64) -> Refusal | None:
    """PRI-WRK-1, 5; PRI-ACT-4: the card in hand, the minimum in reach with all bonus cards."""
    player = state.players[seat]
    if not holds(player.hand, card):
        return PROFESSION_NOT_IN_HAND
    missing: i64 = minimum_value(state) - work_value(player, card)
    if missing > 0 and bonus_values(player, player.hand & BONUS_HAND) < missing:
        return BELOW_MINIMUM
    return None


# Playing it


def begin_work(state: State, seat: i64, card: i64) -> None:
    """Choose the work's card; with bonus cards in hand, ask for those to play."""
    player = state.players[seat]
    state.working = card
    state.bonuses = 0
    state.value = work_value(player, card)
    if player.hand & BONUS_HAND == 0:
        complete_work(state, seat)
    else:
        state.ask(Question.BONUS, seat)


class Bonus(Decision[State]):
    """PRI-BON-1: play bonus cards, named in the order of the table, then close the choice."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Bonus cards in hand, in order; the minimum must be, or stay, in reach."""
        player = state.players[seat]
        missing: i64 = minimum_value(state) - state.value
        if action == ENOUGH:
            return BELOW_MINIMUM if missing > 0 else None
        card: i64 = FIRST_BONUS + action - FIRST_PLAY_BONUS
        if not holds(player.hand, card):
            return BONUS_NOT_IN_HAND
        if state.bonuses >> card != 0:
            return BONUS_IN_ORDER
        if missing > 0 and bonus_values(player, not_before(player.hand, card)) < missing:
            return NOT_ENOUGH_BONUS
        return None

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The bonus cards in hand after those chosen, and the end of the choice."""
        cards: i64 = (state.players[seat].hand & BONUS_HAND) >> FIRST_BONUS
        ids = ids_from(FIRST_PLAY_BONUS, cards)
        ids.append(ENOUGH)
        return ids

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Choose a card, or close; when all cards are chosen, it is closed."""
        if action == ENOUGH:
            complete_work(state, seat)
            return
        player = state.players[seat]
        card: i64 = FIRST_BONUS + action - FIRST_PLAY_BONUS
        state.bonuses |= bit(card)
        state.value += bonus_value(player, card)
        if state.bonuses == player.hand & BONUS_HAND:
            complete_work(state, seat)


def not_before(cards: i64, card: i64) -> i64:
    """The bonus cards among some cards that are not before this one in the table."""
    return shifted((cards & BONUS_HAND) >> card, card)


def complete_work(state: State, seat: i64) -> None:
    """PRI-WRK-3: the card lies face up, bonus cards leave the game; then the pay is split."""
    player = state.players[seat]
    card = state.working
    parts: list[int] = []
    if state.listener is not None:
        parts = work_parts(player, card)
    leave_hand(player, PROFESSION_DECK, bit(card))
    leave_hand(player, BONUS_DECK, state.bonuses)
    player.table |= bit(card)
    state.played |= state.bonuses
    player.best = max(player.best, state.value)
    if state.listener is not None:
        state.listener.tell(
            WorkCompleted(
                seat=seat,
                card=CARD.label(card),
                cards=card_labels(listed(state.bonuses)),
                value=state.value,
                from_building=parts[0],
                from_landscape=parts[1],
                from_freedom=parts[2],
                from_jesters=parts[3],
                from_cards=parts[4],
                from_bonus=state.value - sum(parts),
            )
        )
    state.working = -1
    state.bonuses = 0
    state.ask(Question.SPLIT, seat)


def leave_hand(player: Player, deck: i64, cards: i64) -> None:
    """Take cards out of a hand openly.

    Nobody else knows which of the hidden cards they were: each of the others may come from any
    batch that one of them came from.
    """
    player.hand -= cards
    hidden: i64 = cards & ~player.shown
    player.shown &= ~cards
    if hidden == 0:
        return
    batches: i64 = 0
    for origin in player.origins[deck]:
        batches |= origin
    left: i64 = len(player.origins[deck]) - size(hidden)
    set_origins(player, deck, (batches,) * left)


# The pay


class Split(Decision[State]):
    """PRI-WRK-4, 6: turn any part of the pay into prestige points at 200 florins each."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """At most half the value, rounded down."""
        return TOO_MANY_POINTS if action - FIRST_POINTS > most_points(state.value) else None

    def candidates(self, state: State, seat: i64) -> list[int]:
        """From none to the most."""
        return self.answer_ids[: most_points(state.value) + 1]

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Take the pay; the action is done."""
        player = state.players[seat]
        points: i64 = action - FIRST_POINTS
        money = money_left(state.value, points)
        player.points += points
        player.money += money
        state.value = 0
        state.actions -= 1
        if state.listener is not None:
            state.listener.tell(PaySplit(seat=seat, points=points, money=money))
        next_action(state)


def most_points(value: i64) -> i64:
    """The most prestige points that the pay of a work can buy."""
    return value * PAY_FOR_VALUE // PRICE_OF_A_POINT


def money_left(value: i64, points: i64) -> i64:
    """PRI-WRK-4: what stays of the pay of a work once so many points are bought with it."""
    return value * PAY_FOR_VALUE - points * PRICE_OF_A_POINT


BONUS: Final[Bonus] = Bonus("bonus", "PRI-BON-1", [PLAYING_BONUS, FINISHING])
SPLIT: Final[Split] = Split("split", "PRI-WRK-6", [SPLITTING])

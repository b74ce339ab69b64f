# mypyc: compile
"""The action Play a scandal card: whether a card can be played, and the question it leads to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.decision import Refusal
from quattrocento.games.florence.actions import CARD
from quattrocento.games.florence.components import (
    ANY_LOCATION,
    ANY_SHIELD,
    BOAST_FROM_AFAR,
    CHANGING_PLACES,
    FORWARD,
    GIFT_FROM_AFAR,
    GOOD_COMPANY,
    PROMOTION,
    QUEUE_SWAP,
    SCANDAL_COSTS,
    SEND_HOME,
    TAKE_BACK,
    THREE_STEPS,
)
from quattrocento.games.florence.contessina_cards import (
    nobody_can_advance,
    nobody_can_be_raised,
    nobody_can_change,
)
from quattrocento.games.florence.cosimo_cards import (
    cannot_deploy_beside_anybody,
    cannot_guard_any,
    cannot_ride,
)
from quattrocento.games.florence.gifts import (
    ANY_KIND,
    ask_for_guard,
    cannot_give_anybody_from_afar,
)
from quattrocento.games.florence.giovanni_cards import (
    NOBODY_TO_SWAP,
    cannot_boast_anywhere,
    cannot_send_home,
    cannot_take_back,
    first_swap,
)
from quattrocento.games.florence.scandals import give_up, has_card
from quattrocento.games.florence.shown.events import ScandalPlayed
from quattrocento.games.florence.state import Question, State
from quattrocento.games.florence.walking import begin_three_steps, cannot_walk_at_all

NOT_IN_HAND: Final = Refusal("FLO-SCA-1", "refusal-not-in-hand")
TOO_LITTLE_TIME: Final = Refusal("FLO-SCA-1", "refusal-too-little-time")

# The question that asks how a card is used, by its kind.
_QUESTIONS: Final = bytes(
    [
        Question.PLACE_GUARD,
        Question.RIDE_WHO,
        Question.WALK,
        Question.DEPLOY_BESIDE,
        Question.GIFT_FROM_AFAR,
        Question.CHANGE_WHO,
        Question.PROMOTE_WHO,
        Question.ADVANCE_WHO,
        Question.TAKE_BACK,
        Question.SWAP_WHO,
        Question.SEND_HOME,
        Question.BOAST_FROM_AFAR,
    ]
)


def cannot_play(state: State, seat: i64, kind: i64) -> Refusal | None:
    """FLO-SCA-1: in hand, with the time, and only if the effect is possible."""
    if not has_card(state.players[seat].hand, kind):
        return NOT_IN_HAND
    return cannot_use(state, seat, kind)


def cannot_use(state: State, seat: i64, kind: i64) -> Refusal | None:
    """FLO-SCA-1: for a card in hand the time, and a possible effect."""
    if state.players[seat].time < SCANDAL_COSTS[kind]:
        return TOO_LITTLE_TIME
    return has_no_effect(state, seat, kind)


def has_no_effect(state: State, seat: i64, kind: i64) -> Refusal | None:
    """Why a card cannot be used at all, by its kind."""
    if kind == ANY_SHIELD:
        return cannot_guard_any(state, seat)
    if kind == ANY_LOCATION:
        return cannot_ride(state, seat)
    if kind == THREE_STEPS:
        return cannot_walk_at_all(state, seat)
    if kind == GOOD_COMPANY:
        return cannot_deploy_beside_anybody(state, seat)
    if kind == GIFT_FROM_AFAR:
        return cannot_give_anybody_from_afar(state, seat)
    if kind == CHANGING_PLACES:
        return nobody_can_change(state, seat)
    if kind == PROMOTION:
        return nobody_can_be_raised(state, seat)
    if kind == FORWARD:
        return nobody_can_advance(state, seat)
    if kind == TAKE_BACK:
        return cannot_take_back(state, seat)
    if kind == QUEUE_SWAP:
        return NOBODY_TO_SWAP if first_swap(state) < 0 else None
    if kind == SEND_HOME:
        return cannot_send_home(state, seat)
    assert kind == BOAST_FROM_AFAR
    return cannot_boast_anywhere(state, seat, len(state.players[seat].hand) - 1)


def play_card(state: State, seat: i64, kind: i64) -> None:
    """FLO-SCA-1: the card leaves the hand, its time is paid; ask how it is used."""
    give_up(state, seat, kind)
    state.players[seat].time -= SCANDAL_COSTS[kind]
    state.card = kind
    if state.listener is not None:
        state.listener.tell(ScandalPlayed(seat=seat, card=CARD.label(kind)))
    if kind == THREE_STEPS:
        begin_three_steps(state, seat)
    elif kind == ANY_SHIELD:
        ask_for_guard(state, seat, ANY_KIND)
    else:
        state.ask(_QUESTIONS[kind], seat)

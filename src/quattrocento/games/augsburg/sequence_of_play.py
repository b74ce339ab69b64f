# mypyc: compile
"""What comes next: rounds, the five visits of a round, the uses of a privilege card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import all_below
from quattrocento.games.augsburg.actions import CARD, NOBLE
from quattrocento.games.augsburg.components import CARDS_A_ROUND, MAXIMILIAN, PRIVILEGE_CARDS
from quattrocento.games.augsburg.income import end_round
from quattrocento.games.augsburg.rights import builder_may_build
from quattrocento.games.augsburg.shown.events import RoundBegan, VisitBegan
from quattrocento.games.augsburg.state import Question, State

ALL_CARDS: Final = bytes(range(len(PRIVILEGE_CARDS)))


def begin_round(state: State) -> None:
    """AUG-RND-1: turn up the next five privilege cards and go to Philipp.

    Those of the first round lie open since the set-up (AUG-SET-4), except in positions from before
    that was so.
    """
    state.round += 1
    if state.round > 1 or len(state.face_up) == 0:
        turn_up_cards(state)
    if state.listener is not None:
        cards = [CARD.label(card) for card in state.face_up]
        state.listener.tell(RoundBegan(round=state.round, cards=cards))
    begin_visit(state, 0)


def turn_up_cards(state: State) -> None:
    """AUG-SET-4, AUG-RND-1: the other five, or after every second round five of all ten."""
    if len(state.face_down) > 0:
        state.face_up = state.face_down
        state.face_down = b""
        return
    cards = state.shuffled(ALL_CARDS)
    state.face_up = bytes(sorted(cards[:CARDS_A_ROUND]))
    state.face_down = bytes(sorted(cards[CARDS_A_ROUND:]))


def begin_visit(state: State, visit: i64) -> None:
    """AUG-BID-1: the opener is the winner of the visit before, or who opened it (AUG-BID-11)."""
    state.visit = visit
    state.bidders = all_below(state.seat_count)
    state.highest = 0
    state.leader = -1
    for player in state.players:
        player.bid = 0
        player.shown = b""
    if state.listener is not None:
        state.listener.tell(VisitBegan(noble=NOBLE.label(visit), seat=state.opener))
    state.ask(Question.BID, state.opener)


def next_visit(state: State) -> None:
    """After Maximilian the round ends; else the next noble is visited."""
    if state.visit == MAXIMILIAN:
        end_round(state)
    else:
        begin_visit(state, state.visit + 1)


def after_use(state: State) -> None:
    """AUG-PRV-1: the second use follows the first; the card is done when the builder is too."""
    if state.uses_left > 0:
        state.ask(Question.USE, state.user)
    elif state.builder_ready and builder_may_build(state.players[state.user]):
        state.ask(Question.BUILDER, state.user)
    else:
        put_card_away(state)


def put_card_away(state: State) -> None:
    """AUG-PRV-1: the card goes under the five others, and the visits go on."""
    state.user = -1
    state.card = -1
    state.fields_used = 0
    state.uses_left = 0
    state.builder_ready = False
    next_visit(state)

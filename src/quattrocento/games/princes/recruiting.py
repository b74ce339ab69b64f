# mypyc: compile
"""Recruiting cards: taking a face-up profession from an opponent, at once or later."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds
from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.princes.actions import (
    CARD,
    FIRST_RECRUIT,
    KEEP_IT,
    NOT_RECRUITING,
    RECRUITING_ONE,
    ids_from,
)
from quattrocento.games.princes.scoring import face_up, owner_of
from quattrocento.games.princes.sequence_of_play import proceed
from quattrocento.games.princes.shown.events import Recruited, RecruitingKept
from quattrocento.games.princes.state import State

NO_RECRUITING_CARD: Final = Refusal("PRI-REC-1", "refusal-no-recruiting-card")
NOT_FACE_UP: Final = Refusal("PRI-REC-2", "refusal-not-face-up")


def recruit_refusal(state: State, seat: i64, card: i64) -> Refusal | None:
    """PRI-REC-1, 2: a recruiting card in hand, and a profession face up with an opponent."""
    if state.players[seat].recruiting_hand == 0:
        return NO_RECRUITING_CARD
    return None if holds(face_up(state, seat), card) else NOT_FACE_UP


def recruit(state: State, seat: i64, card: i64) -> None:
    """PRI-REC-2: take the profession into hand and leave the recruiting card in its place."""
    player = state.players[seat]
    robbed_seat = owner_of(state, card)
    robbed = state.players[robbed_seat]
    robbed.table -= bit(card)
    robbed.recruiting_table += 1
    player.recruiting_hand -= 1
    player.hand |= bit(card)
    player.shown |= bit(card)
    if state.listener is not None:
        state.listener.tell(Recruited(seat=seat, card=CARD.label(card), robbed_seat=robbed_seat))


class Recruit(Decision[State]):
    """PRI-REC-1: play the recruiting card just bought at once, or keep it in hand."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """It can always be kept."""
        return None if action == KEEP_IT else recruit_refusal(state, seat, action - FIRST_RECRUIT)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The professions face up with opponents, and keeping it."""
        ids = ids_from(FIRST_RECRUIT, face_up(state, seat))
        ids.append(KEEP_IT)
        return ids

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Recruit, or not yet."""
        if action != KEEP_IT:
            recruit(state, seat, action - FIRST_RECRUIT)
        elif state.listener is not None:
            state.listener.tell(RecruitingKept(seat=seat))
        proceed(state)


RECRUIT: Final[Recruit] = Recruit("recruit", "PRI-REC-1", [RECRUITING_ONE, NOT_RECRUITING])

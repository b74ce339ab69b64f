# mypyc: compile
"""Too few bonds for the whole deal: all give one of their hand (AUG-DCK-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.augsburg.actions import FIRST_GIFT, GIVE_NOTHING, GIVING
from quattrocento.games.augsburg.bonds import count_of, each_kind, without_bonds
from quattrocento.games.augsburg.facts import note_given
from quattrocento.games.augsburg.income import after_giving
from quattrocento.games.augsburg.shown.events import BondsGiven
from quattrocento.games.augsburg.state import State

NOT_IN_HAND: Final = Refusal("AUG-DCK-2", "refusal-not-in-hand")
MUST_GIVE: Final = Refusal("AUG-DCK-2", "refusal-must-give")


class Give(Decision[State]):
    """AUG-DCK-2: put one bond of the hand unseen under the pile; only an empty hand gives none."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """It must be in the hand."""
        hand = state.players[seat].hand
        if action == GIVE_NOTHING:
            return MUST_GIVE if len(hand) > 0 else None
        return None if count_of(hand, action - FIRST_GIFT) > 0 else NOT_IN_HAND

    def candidates(self, state: State, seat: i64) -> list[int]:
        """Each kind of bond in the hand, and nothing."""
        ids = each_kind(state.players[seat].hand, FIRST_GIFT)
        ids.append(GIVE_NOTHING)
        return ids

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Set the bond apart; when all have chosen, the bonds go under the pile."""
        if action != GIVE_NOTHING:
            state.players[seat].chosen = ONE_BYTE[action - FIRST_GIFT]
        state.waiting -= bit(seat)
        if state.waiting == 0:
            collect(state)
            after_giving(state)


def collect(state: State) -> None:
    """Put what all chose under the pile."""
    number: i64 = 0
    for player in state.players:
        number += len(player.chosen)
        state.pile = state.pile + player.chosen
        player.hand = without_bonds(player.hand, player.chosen)
        note_given(player)
        player.chosen = b""
    if state.listener is not None:
        state.listener.tell(BondsGiven(number=number))


GIVE: Final[Give] = Give("give", "AUG-DCK-2", [GIVING])

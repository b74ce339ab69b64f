# mypyc: compile
"""A turn: exactly one of Take money, Buy or auction, or Transform (PAL-TRN-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.palazzo.actions import DRAW_TILES, TAKE_MONEY, TURNS
from quattrocento.games.palazzo.market import turn_up_tiles
from quattrocento.games.palazzo.money import cannot_take_money, turn_up_money
from quattrocento.games.palazzo.state import State
from quattrocento.games.palazzo.transform import begin_transform, cannot_transform

_WITHOUT_PALACE: Final = [int(TAKE_MONEY), int(DRAW_TILES)]


class Turn(Decision[State]):
    """PAL-TRN-1: choose what to do; there is no passing."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Buy or auction can always be chosen (PAL-TRN-2)."""
        if action == TAKE_MONEY:
            return cannot_take_money(state)
        if action == DRAW_TILES:
            return None
        return cannot_transform(state, seat, action)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """Everything; without a palace there is nothing to transform."""
        if len(state.players[seat].palaces) == 0:
            return _WITHOUT_PALACE
        return self.answer_ids

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Begin the action."""
        if action == TAKE_MONEY:
            turn_up_money(state)
        elif action == DRAW_TILES:
            turn_up_tiles(state)
        else:
            begin_transform(state, seat, action)


TURN: Final[Turn] = Turn("turn", "PAL-TRN-1", TURNS)

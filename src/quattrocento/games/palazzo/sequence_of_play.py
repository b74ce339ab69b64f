# mypyc: compile
"""Whose turn it is (PAL-TRN-1, PAL-AUC-12)."""

from __future__ import annotations

from quattrocento.games.palazzo.state import Question, State


def next_turn(state: State) -> None:
    """The turn passes to the left of the player who began it, whoever won an auction."""
    state.active = state.after(state.active)
    state.ask(Question.TURN, state.active)

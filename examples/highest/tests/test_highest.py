"""Highest keeps every promise of the conformance kit, and plays by its rules."""

from __future__ import annotations

import quattrocento as qc

GAME = qc.game("highest")


def test_it_conforms() -> None:
    qc.conformance.check(GAME, games=60, pure=False)


def test_the_highest_card_takes_the_trick() -> None:
    state = GAME.new(players=3, seed=1)
    cards = [hand[-1] for hand in state.hands]
    for seat, card in enumerate(cards):
        assert state.scores() == [0, 0, 0]
        state.apply(seat, GAME.actions.parse(f"play {card}"))
    assert state.scores() == [3 if card == max(cards) else 0 for card in cards]

"""Taking back is allowed exactly while nothing hidden was shown."""

from __future__ import annotations

import random

import quattrocento as qc
from quattrocento.core.game import Game
from quattrocento.core.state import State
from quattrocento.core.undo import WORLDS, reveals, taken


def shows(state: State, move: str) -> bool:
    seat = state.awaiting()[0]
    return reveals(state, seat, state.game.actions.parse(move))


def test_turning_up_money_or_tiles_shows_something_hidden() -> None:
    state = qc.game("palazzo").new(players=3, seed=5)
    assert shows(state, "take money")
    assert shows(state, "draw tiles")


def test_every_draw_shows_something_hidden_however_few_the_worlds_are_in_which_it_differs() -> None:
    """At the end of a pile most drawn worlds are alike; trying eight missed six draws in 1,000."""
    game = qc.game("palazzo")
    chance = random.Random(1)
    draws = {game.actions.parse("take money"), game.actions.parse("draw tiles")}
    for seed in range(20):
        state = game.new(players=2 + seed % 3, seed=seed)
        while not state.over:
            seat = state.awaiting()[0]
            action = chance.choice(state.legal(seat))
            if action in draws:
                assert reveals(state, seat, action), game.dump(state)
            state.apply(seat, action)


def test_choosing_among_what_is_open_shows_nothing() -> None:
    game = qc.game("palazzo")
    state = game.new(players=3, seed=5)
    state.apply(0, game.actions.parse("take money"))
    for action in state.legal(0):
        assert not reveals(state, 0, action)


def test_asking_changes_nothing() -> None:
    state = qc.game("palazzo").new(players=2, seed=8)
    before = state.fingerprint()
    shows(state, "draw tiles")
    assert state.fingerprint() == before


def test_what_is_not_uncovered_shows_as_much_as_drawn_worlds_differ(game: Game) -> None:
    """What the seat is told and may answer is compared in every world; seeing takes longer."""
    chance = random.Random(12)
    state = game.new(players=max(2, game.seats[0]), seed=3)
    for _ in range(150):
        if state.over:
            break
        seat = chance.choice(state.awaiting())
        action = chance.choice(state.legal(seat))
        worlds = [state.resample(seat, world) for world in range(WORLDS)]
        seen = seen_after(state, seat, action)
        differs = any(seen_after(world, seat, action) != seen for world in worlds)
        uncovered = game.uncovers(state, taken(state, seat, action)[0])
        assert reveals(state, seat, action) == (uncovered or differs)
        state.apply(seat, action)


def seen_after(before: State, seat: int, action: int) -> object:
    """What the seat sees after its action."""
    state = before.clone()
    state.apply(seat, action)
    return state.view(seat)

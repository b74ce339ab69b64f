"""Random games: how they begin and go on, and that both builds play the same ones."""

from __future__ import annotations

import hashlib

from quattrocento.core.chance import Chance, seeded
from quattrocento.core.conformance.failure import hold
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue
from quattrocento.core.pure import run_pure
from quattrocento.core.state import State


def random_start(game: Game, number: int, chance: Chance) -> State:
    """A fresh game: the player counts in turn, options drawn at random."""
    return game.new(
        players=game.seats[number % len(game.seats)],
        seed=number,
        options=random_options(game, chance),
    )


def random_options(game: Game, chance: Chance) -> dict[str, OptionValue]:
    """A value for each option."""
    return {
        option.name: option.choices[chance.below(len(option.choices))] for option in game.options
    }


def random_move(state: State, chance: Chance) -> tuple[int, int]:
    """An awaited seat and one of its options."""
    seats = state.awaiting()
    seat = seats[chance.below(len(seats))]
    options = state.legal(seat)
    return seat, options[chance.below(len(options))]


def trace(game: Game, games: int, seed: int = 0) -> str:
    """A digest over every state of some random games, to compare builds and versions."""
    digest = hashlib.blake2b(digest_size=16)
    for number in range(games):
        chance = Chance(seeded(seed + number))
        state = random_start(game, seed + number, chance)
        while not state.over:
            state.apply(*random_move(state, chance))
            digest.update(int(state.chance).to_bytes(8, "big"))
            if chance.below(8) == 0:
                digest.update(state.fingerprint().encode())
        digest.update(state.fingerprint().encode())
    return digest.hexdigest()


def check_pure(game: Game, games: int, seed: int) -> None:
    """The uncompiled package plays the very same games."""
    code = (
        "from quattrocento.core.conformance import trace\n"
        "from quattrocento.core.registry import game\n"
        f"for seed in range({seed}, {seed + games}):\n"
        f"    print(trace(game({game.name!r}), 1, seed))\n"
    )
    for number, pure in enumerate(run_pure(code).split(), start=seed):
        mine = trace(game, 1, number)
        hold(mine == pure, f"compiled and pure {game.name} play seed {number} differently")

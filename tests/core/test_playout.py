"""Random playouts."""

from __future__ import annotations

from collections import Counter

from quattrocento.core.chance import Chance, seeded
from quattrocento.core.game import Game
from quattrocento.core.playout import drawn_seat, play_randomly


def test_a_random_game_is_played_to_its_end_by_legal_moves(game: Game) -> None:
    for players in game.seats:
        state = game.new(players=players, seed=players)
        assert play_randomly(state, Chance(seeded(1))) > 10
        assert state.over


def test_the_same_chance_plays_the_same_game(game: Game) -> None:
    ends = []
    for _ in range(2):
        state = game.new(players=game.seats[0], seed=4)
        play_randomly(state, Chance(seeded(9)))
        ends.append(state.fingerprint())
    assert ends[0] == ends[1]


def test_each_awaited_seat_is_drawn_and_no_other() -> None:
    chance = Chance(seeded(3))
    drawn = Counter(drawn_seat(0b10110, chance) for _ in range(3000))
    assert set(drawn) == {1, 2, 4}
    assert min(drawn.values()) > 900
    assert drawn_seat(0b1000, chance) == 3

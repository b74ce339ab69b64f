"""Bots play by the rules, know only what they may, and play well enough."""

from __future__ import annotations

import pytest

from quattrocento.bots import make_bot
from quattrocento.bots.arena import entrants, matches, seating, tournament
from quattrocento.bots.match import answer, play_match
from quattrocento.core.game import Game
from tests.thresholds import thresholds

# The levels have tests of their own.
QUICK = ["advised", "random"]


@pytest.mark.parametrize("kind", QUICK)
def test_the_same_seed_gives_the_same_match(game: Game, kind: str) -> None:
    kinds = [kind] * game.seats[0]
    assert play_match(game.name, kinds, 5) == play_match(game.name, kinds, 5)
    assert play_match(game.name, kinds, 5).moves != play_match(game.name, kinds, 6).moves


@pytest.mark.parametrize("kind", QUICK)
def test_a_bot_answers_the_same_in_every_world_its_seat_cannot_tell_apart(
    game: Game, kind: str
) -> None:
    state = game.new(players=game.seats[-1], seed=4)
    for step in range(30):
        seat = state.awaiting()[0]
        other = state.resample(seat, step)
        chosen = answer(make_bot(kind, step), state, seat, seed=step)
        assert answer(make_bot(kind, step), other, seat, seed=step) == chosen
        state.apply(seat, chosen)


def test_advised_beats_random(game: Game) -> None:
    players = max(2, game.seats[0])
    kinds = ["advised"] + ["random"] * (players - 1)
    best, *_ = tournament(game.name, kinds, games=20, workers=1)
    assert best.entrant == "advised"
    assert best.wins >= thresholds(game.name).wins_of_advised


def test_entrants_sit_in_every_seat_in_turn() -> None:
    assert entrants(["advised", "random", "random"]) == ["advised", "random 1", "random 2"]
    assert [seating(3, number) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_several_processes_play_the_same_matches_as_one() -> None:
    alone = list(matches("palazzo", ["random", "random"], 11, workers=1))
    together = list(matches("palazzo", ["random", "random"], 11, workers=2))
    assert alone == together
    assert [record.names for record in alone[:1]] == [["random", "random"]]


def test_standings_add_up() -> None:
    told: list[int] = []
    standings = tournament(
        "palazzo", ["advised", "random"], games=6, workers=1, progress=told.append
    )
    assert told == [1, 2, 3, 4, 5, 6]
    assert sum(standing.wins for standing in standings) == 6
    assert all(standing.games == 6 for standing in standings)
    assert standings[0].skill > standings[1].skill

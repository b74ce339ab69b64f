"""The terms of advice: they add up to what it reckons with, and have words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import quattrocento as qc
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.conformance import random_move
from quattrocento.core.game import Game
from quattrocento.core.state import State
from quattrocento.core.words import LANGUAGES, words
from quattrocento.games.augsburg.thought.standing import Standing
from quattrocento.games.florence.thought.valuation import value
from quattrocento.games.princes.thought.features import actions_left
from quattrocento.games.princes.thought.valuation import outlook


def played(game: Game, players: int, seed: int) -> Iterator[State]:
    """All positions of a game in which every other move is made by advice, the rest at random."""
    chance = Chance(seeded(seed))
    state = game.new(players=players, seed=seed)
    while not state.over:
        yield state
        seat, action = random_move(state, chance)
        if chance.below(2):
            options = state.legal(seat)
            values = game.advise(state, seat, options)
            action = options[values.index(max(values))]
        state.apply(seat, action)


def worth(state: State, seat: int) -> dict[str, float]:
    """What each term is worth to a seat."""
    terms = state.game.terms
    assert terms is not None
    return terms.at(state, seat)


RECKONED: dict[str, Callable[[Any, int], float]] = {
    "augsburg": lambda state, seat: Standing(state, seat).after(state),
    "florence": value,
    "princes": lambda state, seat: outlook(
        state, state.players[seat], seat, actions_left(state, seat)
    ),
}


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in RECKONED for players in qc.game(name).seats]
)
def test_the_terms_add_up_to_what_advice_reckons_with(name: str, players: int) -> None:
    for state in played(qc.game(name), players, seed=players):
        for seat in range(players):
            whole = RECKONED[name](state, seat)
            assert sum(worth(state, seat).values()) == pytest.approx(whole, abs=1e-9)


@pytest.mark.parametrize("players", qc.game("palazzo").seats)
def test_in_palazzo_advice_to_take_or_to_build_is_the_term_that_this_leads_to(players: int) -> None:
    """Palazzo's advice never adds up palaces and money; each of its answers looks at one."""
    looked_at = set()
    game = qc.game("palazzo")
    for state in played(game, players, seed=players):
        question, seat = state.decision.name, state.awaiting()[0]
        topic = {"take": "topic-money", "build-where": "topic-outlook"}.get(question)
        if topic is None or game.dump(state).get("gained"):
            continue
        options = state.legal(seat)
        for action, liking in zip(options, game.advise(state, seat, options), strict=True):
            after = state.clone()
            after.apply(seat, action)
            if not after.over:
                looked_at.add(question)
                assert worth(after, seat)[topic] == liking
    assert looked_at == {"take", "build-where"}


def test_of_a_finished_game_only_the_points_count(game: Game) -> None:
    for state in played(game, 3, seed=7):
        last = state
    assert last.over
    for seat, points in enumerate(last.scores()):
        assert list(worth(last, seat).values()) == [points]
        assert set(worth(last, seat)) < set(worth(game.new(players=3, seed=1), seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_words(game: Game, language: str) -> None:
    said = words(game.name, language)
    for topic in worth(game.new(players=3, seed=1), 0):
        assert said.has(topic), topic

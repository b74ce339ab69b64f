"""PettingZoo's own tests on every game with every number of players."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import quattrocento as qc
from quattrocento.lab.pettingzoo import env, raw_env
from tests.lab.seatings import every_seating

# It says so of every environment with masks but those of its own list.
masks_are_usual = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


@masks_are_usual
@every_seating
def test_the_environment_keeps_to_the_interface(game: str, players: int) -> None:
    api_test(env(game, players), num_cycles=30)


@every_seating
def test_the_same_seed_gives_the_same_game(game: str, players: int) -> None:
    seed_test(lambda: env(game, players), num_cycles=20)


@every_seating
def test_it_can_be_made_parallel(game: str, players: int) -> None:
    parallel_api_test(turn_based_aec_to_parallel(env(game, players)), num_cycles=20)
    parallel_seed_test(
        lambda: turn_based_aec_to_parallel(
            TerminateIllegalWrapper(env(game, players), illegal_reward=-1)
        ),
        num_cycles=20,
    )


def play_randomly(table: Any, seed: int) -> dict[str, float]:
    """Play a game by its masks; what each agent was given in all."""
    chance = random.Random(seed)
    table.reset(seed=seed)
    given = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, _ = table.last()
        given[agent] += reward
        allowed = seen["action_mask"].nonzero()[0].tolist()
        table.step(None if terminated else chance.choice(allowed))
    return given


@pytest.mark.parametrize("reward", ["score", "margin", "rank", "win"])
def test_each_agent_is_rewarded_once_at_the_end(reward: str) -> None:
    table = env("princes", players=3, reward=reward, worlds=0)
    given = play_randomly(table, seed=4)
    state = table.unwrapped.state_of_game
    assert list(given.values()) == pytest.approx(table.unwrapped.setting.rewards(state))
    if reward == "score":
        assert list(given.values()) == state.scores()


def test_a_seed_is_that_of_the_game_and_its_record_replays() -> None:
    table = env("augsburg", players=2, worlds=0)
    play_randomly(table, seed=11)
    record = qc.Record.loads(table.unwrapped.record.dumps())
    assert record.seed == 11
    assert record.replay().over


def test_without_a_seed_games_differ_and_with_the_first_one_the_series_is_the_same() -> None:
    first, second = raw_env("palazzo", 2), raw_env("palazzo", 2)
    seeds = []
    for table in (first, second):
        table.reset(seed=5)
        for _ in range(2):
            table.reset()
            seeds.append(table.record.seed)
    assert seeds[:2] == seeds[2:]
    assert len(set(seeds)) == 2


def test_a_masked_action_is_refused_by_its_rule_and_nothing_changes() -> None:
    table = env("palazzo", players=2)
    table.reset(seed=7)
    before = table.unwrapped.state_of_game.fingerprint()
    with pytest.raises(qc.Illegal, match="PAL-"):
        table.step(table.unwrapped.action_of("pass"))
    assert table.unwrapped.state_of_game.fingerprint() == before


def test_a_language_model_can_play_by_text_alone() -> None:
    table = raw_env("florence", players=2, render_mode="ansi")
    table.reset(seed=1)
    agent = table.agent_selection
    text = table.render()
    assert text == table.text_observation(agent)
    answer = table.text_actions(agent)[0]
    assert f"- {answer} (" in text
    table.step(table.action_of(answer))
    assert table.record.moves[0].text == answer


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"game": "palazzo", "players": 7}, "players: palazzo is played by 2 to 4, not 7"),
        ({"game": "palazzo", "reward": "glory"}, "reward: expected one of"),
        ({"game": "palazzo", "worlds": -1}, "worlds: expected 0 to 64, not −1"),
        ({"game": "palazzo", "options": {"x": 1}}, "palazzo has no option “x”"),
        ({"game": "palazzo", "render_mode": "human"}, "render_mode: expected ansi"),
    ],
)
def test_a_wrong_choice_is_named(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        env(**given)

"""One agent against bots, as Gymnasium has it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import quattrocento as qc
from quattrocento.lab.gymnasium import QuattrocentoEnv, register
from tests.lab.seatings import every_seating

SOLO = "quattrocento/FlorenceSolo-v0"
NAMES = [f"quattrocento/{name.capitalize()}-v0" for name in qc.games()]


@every_seating
def test_the_environment_keeps_to_the_interface(game: str, players: int) -> None:
    check_env(QuattrocentoEnv(game, players, opponents="random"), skip_render_check=True)


def played(table: Any, seed: int) -> float:
    """Play a game by its masks; the reward of its end."""
    seen, _ = table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    over, given = False, 0.0
    while not over:
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, truncated, _ = table.step(action)
        assert not truncated
        given += reward
    return given


@pytest.mark.parametrize("name", [*NAMES, SOLO])
def test_every_game_can_be_made_by_name_and_played_to_its_end(name: str) -> None:
    table = gymnasium.make(name, reward="score", worlds=0)
    given = played(table, seed=3)
    assert given == table.unwrapped.state.scores()[0]


def test_a_name_may_say_which_module_registers_it() -> None:
    """So processes of a vector environment find it, whatever they have imported."""
    table = gymnasium.make("quattrocento.lab.gymnasium:quattrocento/Palazzo-v0", players=2)
    assert table.unwrapped.setting.players == 2


def test_the_agent_alone_faces_strozzi() -> None:
    table = gymnasium.make(SOLO, reward="rank")
    assert table.unwrapped.setting.players == 1
    assert played(table, seed=2) in {1.0, -1.0}


def test_bots_of_chosen_levels_sit_after_the_agent() -> None:
    table = QuattrocentoEnv("palazzo", 3, seat=1, opponents=["novice", "random"], worlds=0)
    played(table, seed=9)
    assert table.record.names == ["random", "agent", "novice"]
    replayed = qc.Record.loads(table.record.dumps()).replay()
    assert replayed.scores() == table.state.scores()


def test_the_seat_may_be_another_in_each_game() -> None:
    table = QuattrocentoEnv("palazzo", 2, seat=None, opponents="random", worlds=0)
    seats = []
    for seed in range(4):
        table.reset(seed=seed)
        seats.append(table.seat)
    assert seats == [0, 1, 0, 1]


def test_several_tables_are_a_vector_environment() -> None:
    tables = gymnasium.make_vec(
        "quattrocento/Palazzo-v0", num_envs=3, vectorization_mode="sync", worlds=0
    )
    seen, _ = tables.reset(seed=5)
    assert seen["action_mask"].shape == (3, 255)
    for _ in range(5):
        actions = np.array([np.flatnonzero(mask)[-1] for mask in seen["action_mask"]])
        seen, rewards, *_ = tables.step(actions)
    assert rewards.tolist() == [0, 0, 0]
    tables.close()


def test_a_masked_action_ends_the_game_with_the_least_reward_and_says_why() -> None:
    table = QuattrocentoEnv("palazzo", 2, reward="rank")
    table.reset(seed=7)
    before = table.state.fingerprint()
    _, reward, over, _, info = table.step(table.setting.game.actions.parse("pass"))
    assert (reward, over) == (-1, True)
    assert "PAL-TRN-1" in info["illegal"]
    assert table.state.fingerprint() == before


def test_a_masked_action_may_raise_what_the_rules_say() -> None:
    table = QuattrocentoEnv("palazzo", 2, illegal="raise")
    table.reset(seed=7)
    with pytest.raises(qc.Illegal, match="PAL-TRN-1"):
        table.step(table.setting.game.actions.parse("pass"))


def test_what_the_agent_knows_is_drawn_as_text() -> None:
    table = gymnasium.make("quattrocento/Princes-v0", render_mode="ansi", opponents="random")
    table.reset(seed=1)
    assert "- return" in table.render()


def test_registering_again_changes_nothing() -> None:
    before = set(gymnasium.registry)
    register()
    assert set(gymnasium.registry) == before


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"opponents": "champion"}, "There is no bot “champion”"),
        ({"opponents": ["random"]}, "bots: 1 named for 2 players"),
        ({"seat": 3}, "seat: expected 0 to 3 less one"),
        ({"render_mode": "human"}, "render_mode: expected ansi"),
        ({"illegal": "ignore"}, "illegal: expected one of end, raise, not “ignore”"),
    ],
)
def test_a_wrong_choice_is_named(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        QuattrocentoEnv("palazzo", 3, **given)

"""OpenSpiel's own tests on every game, and what its algorithms rely on."""

from __future__ import annotations

import copy
import pickle
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import quattrocento as qc
from quattrocento.lab.openspiel import PREFIX
from tests.lab.seatings import every_seating

FEWEST = [(name, qc.game(name).seats[0]) for name in qc.games()]


def loaded(game: str, players: int, **parameters: Any) -> Any:
    given = "".join(f",{name}={value}" for name, value in parameters.items())
    return pyspiel.load_game(f"{PREFIX}{game}(players={players}{given})")


def after(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state some random decisions into a game."""
    chance = np.random.default_rng(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for _ in range(decisions):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def digest_of_tensor(tensor: Any, name: str, **_layout: Any) -> list[str]:
    """A line that is another one for another tensor."""
    return [f"{name}: {sha256(np.asarray(tensor).tobytes()).hexdigest()}"]


def test_every_game_is_registered() -> None:
    assert {f"{PREFIX}{name}" for name in qc.games()} <= set(pyspiel.registered_names())


@every_seating
def test_a_random_game_passes_openspiels_checks(game: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(game, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("reward", ["score", "margin", "rank", "win"])
@every_seating
def test_a_game_with_any_reward_is_simulated_copied_and_pickled(
    game: str, players: int, reward: str
) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(game, players, reward=reward))


@every_seating
def test_a_playthrough_replays_to_the_same_text(
    game: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Rounding each number of each tensor for people would take nearly all of the time.
    monkeypatch.setattr(generate_playthrough, "_format_tensor", digest_of_tensor)
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(
        generate_playthrough.playthrough(f"{PREFIX}{game}(players={players},deals=2)", None, seed=4)
    )
    original, replayed = generate_playthrough.replay(str(file))
    assert replayed == original


@every_seating
def test_a_resampled_state_looks_the_same_to_its_seat_and_has_no_history(
    game: str, players: int
) -> None:
    state = after(loaded(game, players), decisions=25)
    for seat in range(players):
        drawn = state.resample_from_infostate(seat, np.random.default_rng(3).random)
        for string in ("information_state_string", "observation_string"):
            assert getattr(drawn, string)(seat) == getattr(state, string)(seat)
        for tensor in ("information_state_tensor", "observation_tensor"):
            assert getattr(drawn, tensor)(seat) == getattr(state, tensor)(seat)
        assert drawn.history() == []
        again = drawn.clone()
        again.apply_action(again.legal_actions()[0])
        assert str(drawn) != str(again)


def test_an_information_state_recalls_what_its_seat_has_done() -> None:
    game = loaded("augsburg", 2)
    state = after(game, decisions=12)
    told = state.information_state_string(0).splitlines()[0]
    own = [
        state.action_to_string(item.player, item.action)
        for item in state.full_history()
        if item.player == 0
    ]
    assert told == "; ".join(own)
    assert len(own) > 2


@pytest.mark.parametrize(("game", "players"), FEWEST)
def test_a_copy_goes_its_own_way_and_a_pickled_state_comes_back(game: str, players: int) -> None:
    state = after(loaded(game, players), decisions=20)
    copied = copy.deepcopy(state)
    copied.apply_action(copied.legal_actions()[0])
    assert str(copied) != str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_alone_florence_is_not_constant_sum() -> None:
    utility = pyspiel.GameType.Utility
    assert loaded("florence", 1).get_type().utility == utility.GENERAL_SUM
    assert loaded("florence", 3).get_type().utility == utility.CONSTANT_SUM
    assert loaded("florence", 3).utility_sum() == 1
    assert loaded("florence", 3, reward="rank").get_type().utility == utility.ZERO_SUM
    assert loaded("florence", 3, reward="score").get_type().utility == utility.GENERAL_SUM


def test_python_ismcts_plays() -> None:
    game = loaded("florence", 2)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1),
        uct_c=1.0,
        max_simulations=2,
        random_state=np.random.RandomState(1),
    )
    state = after(game, decisions=10)
    assert bot.step(state) in state.legal_actions()


def test_the_reinforcement_learning_environment_runs() -> None:
    table = rl_environment.Environment(loaded("augsburg", 2))
    table.seed(3)
    step = table.reset()
    for _ in range(15):
        seat = step.observations["current_player"]
        step = table.step([step.observations["legal_actions"][seat][0]])
    assert len(step.observations["info_state"][0]) == table.observation_spec()["info_state"][0]


def test_a_wrong_parameter_is_named() -> None:
    with pytest.raises(ValueError, match="players: palazzo is played by 2 to 4, not 9"):
        loaded("palazzo", 9)
    with pytest.raises(ValueError, match="reward: expected one of"):
        loaded("palazzo", 2, reward="gold")

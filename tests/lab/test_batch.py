"""Many games at once: the same games as one at a time, into arrays that the caller owns."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import quattrocento as qc
from quattrocento.core.errors import BadSetup
from quattrocento.lab.batch import Batch, Buffers
from quattrocento.lab.observations import Observations
from quattrocento.lab.processes import ProcessBatch
from tests.lab.seatings import every_seating


def no_actions(batch: Batch | ProcessBatch) -> Any:
    return np.zeros(batch.rows, dtype=np.int32)


@every_seating
def test_a_batch_plays_the_games_of_its_seeds(game: str, players: int) -> None:
    batch = Batch(game, players, size=3, seed=5, dtype="float32")
    knowledge = Observations(qc.game(game), players)
    states = [qc.game(game).new(players=players, seed=5 + place) for place in range(3)]
    actions = no_actions(batch)
    for _ in range(40):
        for place, state in enumerate(states):
            seat = state.awaiting()[0]
            assert batch.buffers.seats[place] == seat
            assert np.array_equal(batch.buffers.masks[place], knowledge.mask(state, seat))
            assert np.allclose(batch.buffers.observations[place], knowledge.row(state, seat))
        batch.sample(actions)
        batch.step(actions)
        for state, action in zip(states, actions, strict=True):
            state.apply(state.awaiting()[0], int(action))


@pytest.mark.parametrize(("players", "everyone"), [(1, False), (3, False), (3, True)])
def test_a_batch_of_several_groups_knows_of_each_game_what_is_to_be_known(
    players: int, everyone: bool
) -> None:
    batch = Batch("florence", players, size=130, seed=5, everyone=everyone)
    alone = {n: Batch("florence", players, 1, 5 + n, everyone=everyone) for n in (0, 64, 129)}
    actions = no_actions(batch)
    ended = 0
    for _ in range(80):
        batch.sample(actions)
        batch.step(actions)
        for place, single in list(alone.items()):
            rows = slice(place * single.rows, (place + 1) * single.rows)
            if batch.buffers.dones[place]:
                ended += 1
                seed = int(batch.buffers.seeds[place])
                alone[place] = Batch("florence", players, 1, seed, everyone=everyone)
            else:
                single.step(actions[rows])
            for name in ("observations", "masks", "seats", "awaited"):
                found = getattr(batch.buffers, name)[rows]
                assert np.array_equal(found, getattr(alone[place].buffers, name)), name
    assert ended > 0 or players > 1


@pytest.mark.parametrize("reward", ["score", "rank"])
def test_a_game_that_ends_gives_its_rewards_and_the_next_one_begins(reward: str) -> None:
    batch = Batch("florence", players=1, size=2, seed=3, reward=reward)
    states = [qc.game("florence").new(players=1, seed=3 + place) for place in range(2)]
    actions = no_actions(batch)
    ended = 0
    while ended < 4:
        batch.sample(actions)
        batch.step(actions)
        for place in range(2):
            states[place].apply(0, int(actions[place]))
            over = states[place].over
            assert batch.buffers.dones[place] == over
            if over:
                if reward == "score":
                    assert batch.buffers.rewards[place].tolist() == states[place].scores()
                seed = int(batch.buffers.seeds[place])
                assert seed % 2 == (3 + place) % 2
                states[place] = qc.game("florence").new(players=1, seed=seed)
                ended += 1
            else:
                assert not batch.buffers.rewards[place].any()
    assert len(set(batch.buffers.seeds.tolist())) == 2


def test_with_everyone_those_who_decide_at_the_same_time_do_so_in_one_step() -> None:
    batch = Batch("augsburg", players=3, size=2, seed=1, everyone=True)
    assert batch.buffers.awaited.tolist() == [1] * 6
    assert batch.buffers.seats.tolist() == [0, 1, 2, 0, 1, 2]
    pass_on = [int(np.flatnonzero(mask)[-1]) for mask in batch.buffers.masks]
    state = qc.game("augsburg").new(players=3, seed=1)
    for seat in range(3):
        state.apply(seat, pass_on[seat])
    batch.step(np.array(pass_on, dtype=np.int32))
    assert [seat for seat in range(3) if batch.buffers.awaited[seat]] == state.awaiting()
    for seat in range(3):
        allowed = np.flatnonzero(batch.buffers.masks[seat]).tolist()
        assert allowed == state.legal(seat)


def test_features_can_be_part_of_the_rows() -> None:
    batch = Batch("princes", players=3, size=2, seed=4, worlds=1, dtype="float32")
    state = qc.game("princes").new(players=3, seed=4)
    seen = Observations(state.game, 3, worlds=1).row(state, 0)
    assert np.allclose(batch.buffers.observations[0], seen)


def test_a_batch_writes_into_the_arrays_of_its_caller() -> None:
    own = Batch("palazzo", players=2, size=4).buffers
    given = Buffers(**{name: np.empty_like(array) for name, array in vars(own).items()})
    batch = Batch("palazzo", players=2, size=4, buffers=given)
    assert np.array_equal(given.observations, own.observations)
    assert batch.buffers is given


def test_a_masked_action_is_refused_by_its_rule_and_no_game_goes_on() -> None:
    batch = Batch("palazzo", players=2, size=3)
    before = batch.buffers.observations.copy()
    actions = no_actions(batch)
    batch.sample(actions)
    actions[2] = qc.game("palazzo").actions.parse("pass")
    with pytest.raises(qc.Illegal, match="PAL-TRN-1"):
        batch.step(actions)
    actions[2] = 9999
    with pytest.raises(qc.Illegal, match="There is no action number 9999"):
        batch.step(actions)
    batch.sample(actions)
    assert np.array_equal(batch.buffers.observations, before)
    batch.step(actions)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"size": 0}, "size: expected at least 1, not 0"),
        ({"dtype": "float64"}, "dtype: expected uint8 or float32, not “float64”"),
        ({"worlds": 2}, "worlds: expected 0 to 1, not 2"),
        ({"reward": "fame"}, "reward: expected one of"),
        ({"players": 1}, "players: palazzo is played by 2 to 4, not 1"),
    ],
)
def test_a_wrong_choice_is_named(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        Batch(**{"game": "palazzo", "players": 2, "size": 2, **given})


def test_a_buffer_that_does_not_fit_is_named() -> None:
    arrays = vars(Batch("palazzo", players=2, size=4).buffers)
    arrays["masks"] = arrays["masks"].astype(np.float32)
    with pytest.raises(BadSetup, match="buffers, masks: expected a contiguous writable array"):
        Batch("palazzo", players=2, size=4, buffers=Buffers(**arrays))


def test_actions_of_another_shape_are_refused() -> None:
    batch = Batch("palazzo", players=2, size=4)
    with pytest.raises(BadSetup, match=r"whole numbers of the shape \(4,\), not \(2, 2\)"):
        batch.step(np.zeros((2, 2), dtype=np.int32))


def test_several_processes_play_the_same_games_as_one() -> None:
    alone = Batch("augsburg", players=2, size=4, seed=7)
    with ProcessBatch("augsburg", players=2, size=4, seed=7, workers=2) as shared:
        actions = no_actions(alone)
        for _ in range(30):
            alone.sample(actions)
            alone.step(actions)
            shared.step(actions)
            for name, array in vars(alone.buffers).items():
                assert np.array_equal(getattr(shared.buffers, name), array), name
        shared.sample(actions)
        alone.check(actions)
        actions[3] = -1
        before = shared.buffers.observations.copy()
        with pytest.raises(qc.Illegal, match="no action number -1"):
            shared.step(actions)
        assert np.array_equal(shared.buffers.observations, before)


def test_games_that_cannot_be_shared_out_evenly_are_refused() -> None:
    with pytest.raises(BadSetup, match="workers: expected a number that divides the size 5, not 2"):
        ProcessBatch("palazzo", 2, 5, workers=2)

"""Nets that learn: their slopes, what they are taught by, their files, and how they play."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import quattrocento as qc
from quattrocento.bots.values.store import BadValues
from quattrocento.core.errors import BadSetup
from quattrocento.core.knowledge import Knowledge
from quattrocento.lab.batch import Batch
from quattrocento.lab.dataset import manifest_of
from quattrocento.lab.export import export
from quattrocento.lab.learning import files, imitation, ppo
from quattrocento.lab.learning.net import Adam, PolicyValueNet, drawn_actions
from quattrocento.lab.learning.player import NetPlayer
from quattrocento.lab.learning.rollout import Collector, FrozenBots, Rollout, Steps, advantages_of


def plan(**given: Any) -> ppo.Plan:
    """Chapters of a few steps in a few games."""
    chosen: dict[str, Any] = {
        "game": "augsburg",
        "players": 2,
        "chapters": 2,
        "hidden": (8, 6),
        "games_at_once": 4,
        "steps": 12,
        "rounds": 2,
    }
    return ppo.Plan(**{**chosen, **given})


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a net for Augsburg that has hardly learnt anything."""
    file = tmp_path_factory.mktemp("nets") / "augsburg.net"
    ppo.train(plan(chapters=1), file)
    return file


# The net


def test_the_slopes_are_those_of_the_loss() -> None:
    chance = np.random.default_rng(3)
    net = PolicyValueNet.drawn(5, 4, chance, hidden=(7, 6))
    net.parts = [part + chance.standard_normal(part.shape) * 0.3 for part in net.parts]
    rows = chance.random((9, 5))
    masks = np.array([[1, 1, 0, 1]] * 9)
    actions = np.array([0, 1, 3] * 3)
    aims = chance.random(9)

    def loss() -> float:
        layers = net.layers(rows)
        scores = layers[1] @ net.parts[4] + net.parts[5]
        scores[:, 2] = -1e9
        logarithms = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        values = (layers[1] @ net.parts[6] + net.parts[7])[:, 0]
        right = logarithms[np.arange(9), actions]
        return float(-right.sum() + 0.5 * ((values - aims) ** 2).sum())

    layers = net.layers(rows)
    logarithms, values = net.heads(layers[1], masks)
    scores = np.exp(logarithms).astype(float)
    scores[np.arange(9), actions] -= 1
    slopes = net.slopes(rows, layers, scores, values - aims)
    for part, slope in zip(net.parts, slopes, strict=True):
        place = tuple(0 for _ in part.shape)
        before = part[place]
        part[place] = before + 1e-5
        above = loss()
        part[place] = before - 1e-5
        below = loss()
        part[place] = before
        assert slope[place] == pytest.approx((above - below) / 2e-5, rel=1e-3, abs=1e-4)


def test_a_masked_action_is_never_drawn() -> None:
    chance = np.random.default_rng(1)
    net = PolicyValueNet.drawn(4, 6, chance, hidden=(5, 5))
    masks = np.zeros((200, 6), np.uint8)
    masks[:, [1, 4]] = 1
    logarithms, _ = net.outputs(np.ones((200, 4), np.float32), masks)
    assert set(drawn_actions(logarithms, chance).tolist()) == {1, 4}
    assert np.exp(logarithms).sum(axis=1) == pytest.approx(1)


# What is learnt from games


def test_a_seat_is_credited_at_its_own_next_decision_and_at_the_end() -> None:
    """One game of two: 0, 1, 1, 0 decide, then it ends at +1 for 0; then 1 begins another."""
    steps = Steps(
        observations=np.zeros((5, 1, 1), np.float32),
        masks=np.zeros((5, 1, 1), np.uint8),
        seats=np.array([[0], [1], [1], [0], [1]], np.uint8),
        actions=np.zeros((5, 1), np.int32),
        logarithms=np.zeros((5, 1), np.float32),
        values=np.array([[0.1], [0.2], [-0.4], [0.5], [0.3]], np.float32),
        learning=np.ones((5, 1), np.bool_),
        rewards=np.zeros((5, 1, 2), np.float32),
        dones=np.array([[0], [0], [0], [1], [0]], np.uint8),
    )
    worth = np.zeros((5, 1, 2), np.float32)
    worth[3, 0] = [1, -1]
    last = np.array([0.9], np.float32)
    found, known = advantages_of(steps, worth, np.array([0]), last)
    assert known[:, 0].tolist() == [True, True, True, True, False]
    end_of_0, end_of_1 = 1 - 0.5, -1 + 0.4
    assert found[:4, 0].tolist() == pytest.approx(
        [0.5 - 0.1 + 0.95 * end_of_0, -0.4 - 0.2 + 0.95 * end_of_1, end_of_1, end_of_0]
    )


def test_what_did_better_than_thought_becomes_likelier_and_values_go_to_what_came() -> None:
    chance = np.random.default_rng(2)
    net = PolicyValueNet.drawn(6, 5, chance, hidden=(16, 16))
    rows, masks = chance.random((64, 6)).astype(np.float32), np.ones((64, 5), np.uint8)
    logarithms, _ = net.outputs(rows, masks)
    actions = np.array([1, 3] * 32)
    rollout = Rollout(
        observations=rows,
        masks=masks,
        actions=actions,
        logarithms=logarithms[np.arange(64), actions],
        advantages=np.array([1.0, -1.0] * 32, np.float32),
        returns=np.full(64, 0.7, np.float32),
        games=1,
        worth=0.0,
    )
    learner = ppo.Learner(net, Adam(net.parts), chance, rate=0.01, entropy=0.0)
    for _ in range(10):
        learner.learn(rollout)
    after, values = net.outputs(rows, masks)
    assert after[:, 1].mean() > logarithms[:, 1].mean()
    assert after[:, 3].mean() < logarithms[:, 3].mean()
    assert values.mean() == pytest.approx(0.7, abs=0.2)


def test_against_a_frozen_opponent_only_the_own_seat_is_learnt_from() -> None:
    batch = Batch("augsburg", 2, size=4, seed=3, reward="margin", dtype="float32")
    chance = np.random.default_rng(1)
    net = PolicyValueNet.drawn(batch.knowledge.size, batch.game.action_count, chance, (4, 4))
    worth = partial(ppo.worth_of, spread=40.0)
    alone = Collector(batch, chance, worth, FrozenBots("novice", 4, seed=1)).collect(net, 30)
    awaited = batch.knowledge.names.index("awaited: own")
    assert alone.observations[:, awaited].all()
    assert 0 < len(alone.actions) < 4 * 30
    everybody = Collector(batch, chance, worth).collect(net, 30)
    assert len(everybody.actions) > len(alone.actions)


def test_a_training_that_was_stopped_goes_on_to_the_same_net(tmp_path: Path) -> None:
    straight, diary = ppo.train(plan(), tmp_path / "straight.net")
    done: list[int] = []

    def stop(number: int, _worth: str) -> None:
        done.append(number)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ppo.train(plan(), tmp_path / "stopped.net", stop)
    resumed, resumed_diary = ppo.train(plan(), tmp_path / "stopped.net")
    assert done == [1]
    assert resumed_diary == diary
    for part, other in zip(straight.parts, resumed.parts, strict=True):
        assert np.array_equal(part, other)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "stopped.checkpoint",
        "stopped.net",
        "straight.checkpoint",
        "straight.net",
    ]


def test_a_probe_goes_out_from_a_net_and_may_face_it(taught: Path, tmp_path: Path) -> None:
    chosen = plan(chapters=1, against=str(taught), start=str(taught))
    _, diary = ppo.train(chosen, tmp_path / "probe.net")
    assert diary.chapters[0].decisions > 0
    assert NetPlayer(tmp_path / "probe.net").facts.taught_by == "augsburg.net"


def test_another_plan_does_not_go_on_with_a_checkpoint(tmp_path: Path) -> None:
    ppo.train(plan(chapters=1), tmp_path / "one.net")
    with pytest.raises(BadSetup, match=r"one\.checkpoint: begun with seed 0, not 5"):
        ppo.train(plan(chapters=1, seed=5), tmp_path / "one.net")


# Imitation


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("imitated") / "games"
    wanted = manifest_of("augsburg", 2, ["advised"] * 2, 4, 3, 2, False, {})
    export(wanted, folder, workers=1)
    return folder


def test_a_net_learns_to_do_what_was_done_in_games(games: Path, tmp_path: Path) -> None:
    told: list[int] = []
    net, diary = imitation.train(
        games, tmp_path / "a.net", epochs=3, told=lambda done, _same: told.append(done)
    )
    assert told == [1, 2, 3]
    assert len(diary.chapters) == 3
    manifest, data = imitation.open_dataset(games)
    rows = imitation.loaded(manifest, data, spread=40.0)
    every = np.arange(len(rows.actions))
    fresh = PolicyValueNet.drawn(net.entries, net.actions, np.random.default_rng(0))
    before = imitation.measured(fresh, rows, every)
    after = imitation.measured(net, rows, every)
    assert after.same > before.same
    assert after.error < before.error
    resumed, same_diary = imitation.train(games, tmp_path / "a.net", epochs=3)
    assert same_diary == diary
    assert np.array_equal(resumed.parts[0], net.parts[0])


def test_games_held_out_are_never_learnt_from(games: Path) -> None:
    manifest, data = imitation.open_dataset(games)
    rows = imitation.loaded(manifest, data, spread=40.0)
    held = imitation.held_out(rows.seeds, np.random.default_rng(1))
    assert len(set(rows.seeds[held].tolist())) == 1
    assert not set(rows.seeds[held].tolist()) & set(rows.seeds[~held].tolist())


# Files


def test_a_net_comes_back_from_its_file_and_says_how_it_came_about(taught: Path) -> None:
    net, facts = files.read_net(taught)
    assert (facts.game, facts.players, facts.recipe) == ("augsburg", 2, "ppo")
    assert net.hidden == (8, 6)
    assert net.actions == qc.game("augsburg").action_count


def changed(file: Path, target: Path, **facts: Any) -> Path:
    """The file of a net with other facts."""
    found = msgspec.msgpack.decode(file.read_bytes(), type=files.NetFile)
    found.facts = msgspec.structs.replace(found.facts, **facts)
    target.write_bytes(msgspec.msgpack.encode(found))
    return target


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"rules_version": 99}, "made for version 99 of the rules"),
        ({"observer_version": 99}, "made for other features than the game has now"),
        ({"hidden": (9, 9)}, "this is no whole weight file"),
    ],
)
def test_a_net_for_another_version_is_refused_by_name(
    taught: Path, tmp_path: Path, facts: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadValues, match=rf"other\.net: {said}"):
        files.read_net(changed(taught, tmp_path / "other.net", **facts))


def test_a_damaged_net_or_checkpoint_is_refused_by_name(taught: Path, tmp_path: Path) -> None:
    damaged = bytearray(taught.read_bytes())
    damaged[len(damaged) // 2] ^= 1
    (tmp_path / "bad.net").write_bytes(damaged)
    with pytest.raises(BadValues, match=r"bad\.net: this is no whole weight file"):
        files.read_net(tmp_path / "bad.net")
    (tmp_path / "new.checkpoint").write_bytes(b"PK\x03\x04")
    with pytest.raises(BadValues, match=r"new\.checkpoint: this is no whole weight file"):
        ppo.train(plan(), tmp_path / "new.net")
    assert not (tmp_path / "new.net").exists()


# At the table


def test_a_net_plays_by_nothing_but_what_its_seat_knows(taught: Path) -> None:
    player = NetPlayer(taught)
    player.begin("augsburg", 2, 0)
    state = qc.game("augsburg").new(players=2, seed=4)
    for _ in range(25):
        seat = state.awaiting()[0]
        chosen = player.choose(Knowledge(state, seat, 0))
        assert chosen in state.legal(seat)
        assert chosen == player.choose(Knowledge(state.resample(seat, 8), seat, 5))
        state.apply(seat, chosen)


def test_a_net_refuses_a_game_that_it_was_not_made_for(taught: Path) -> None:
    with pytest.raises(BadValues, match=r"augsburg\.net: made for augsburg with 2 players"):
        NetPlayer(taught).begin("augsburg", 3, 0)

"""Learned values: their files are whole and fit the game, or they are refused."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

import quattrocento as qc
from quattrocento.bots import levels, make_bot
from quattrocento.bots.values import store, value_net
from quattrocento.bots.values.fitting import Games, fit, held_out
from quattrocento.bots.values.net import Net, together
from quattrocento.bots.values.value_net import HIDDEN, MOST_NETS, PlainNet, ValueNet
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge

ORIGIN = store.Origin(games=1, generations=1, seed=0, loss=0.5, right=0.5)


def some_net(inputs: int, seed: int = 5, spread: float = 7.0) -> Net:
    """A net that was taught nothing."""
    chance = np.random.default_rng(seed)
    sizes = (inputs, *HIDDEN, 2)
    weights = [
        chance.standard_normal((sizes[at], sizes[at + 1])).astype(np.float32) / 100
        for at in range(3)
    ]
    return Net(weights, [np.zeros(size, np.float32) for size in sizes[1:]], spread)


def palazzo_file() -> tuple[Game, bytes]:
    """A weight file for three players of Palazzo."""
    game = qc.game("palazzo")
    assert game.features is not None
    net = some_net(len(game.features.names(3)))
    return game, store.written(net, game, 3, ORIGIN)


def test_every_game_and_number_of_players_has_values(game: Game) -> None:
    for players in game.seats:
        net = store.find_values(game.name, players)
        assert game.features is not None
        assert net.inputs == len(game.features.names(players))


def test_a_net_comes_back_from_its_file() -> None:
    game, content = palazzo_file()
    assert len(content) < 60_000
    net, weights = store.read(content, game, 3, "file")
    row = bytes(range(net.inputs))
    expected = some_net(net.inputs).expect(row)
    assert net.expect(row) == pytest.approx(expected, abs=0.05)
    assert weights.origin == ORIGIN


def test_several_nets_together_say_what_they_say_on_average() -> None:
    """Chances on the scale on which they are added up, margins in points."""
    nets = [some_net(8, 5, 7.0), some_net(8, 6, 7.0), some_net(8, 7, 21.0)]
    row = bytes([200, 3, 50, 0, 9, 120, 77, 31])
    found = [net.expect(row) for net in nets]
    assert len({round(chance, 4) for chance, _ in found}) == 3
    odds = float(np.mean([np.log(chance / (1 - chance)) for chance, _ in found]))
    chance, margin = together(nets).expect(row)
    assert chance == pytest.approx(1 / (1 + np.exp(-odds)), abs=1e-4)
    assert margin == pytest.approx(np.mean([points for _, points in found]), abs=1e-3)


def test_several_nets_come_back_from_one_file_but_not_too_many() -> None:
    game = qc.game("palazzo")
    assert game.features is not None
    inputs = len(game.features.names(3))
    three = together([some_net(inputs, seed) for seed in range(3)])
    net, _ = store.read(store.written(three, game, 3, ORIGIN), game, 3, "file")
    row = bytes(range(inputs))
    assert net.expect(row) == pytest.approx(three.expect(row), abs=0.05)
    many = together([some_net(inputs, seed) for seed in range(MOST_NETS + 1)])
    with pytest.raises(store.BadValues, match="no whole weight file"):
        store.read(store.written(many, game, 3, ORIGIN), game, 3, "file")


def changed(content: bytes, **fields: object) -> bytes:
    """A weight file with other fields."""
    weights = msgspec.msgpack.decode(content, type=store.Weights)
    return msgspec.msgpack.encode(msgspec.structs.replace(weights, **fields))


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"rules_version": 99}, "made for version 99 of the rules"),
        ({"features": "other"}, "other features"),
        ({"game": "princes"}, "made for princes with 3 players"),
        ({"players": 4}, "made for palazzo with 4 players"),
        ({"format": 7}, "no whole weight file"),
        ({"layers": [b"\0\0"] * 6}, "no whole weight file"),
        ({"spread": 0.0}, "no whole weight file"),
        ({"spread": float("nan")}, "no whole weight file"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(fields: dict[str, object], sentence: str) -> None:
    game, content = palazzo_file()
    with pytest.raises(store.BadValues, match=sentence):
        store.read(changed(content, **fields), game, 3, "file")


def test_a_damaged_file_is_refused() -> None:
    game, content = palazzo_file()
    flipped = bytes([*content[:-2000], content[-2000] ^ 1, *content[-1999:]])
    for damaged in (flipped, content[:-9], b"", b"nothing of the kind"):
        with pytest.raises(store.BadValues, match="no whole weight file"):
            store.read(damaged, game, 3, "file")


def test_a_file_that_is_too_large_is_refused() -> None:
    game, content = palazzo_file()
    with pytest.raises(store.BadValues, match="at most"):
        store.read(content + bytes(store.LARGEST), game, 3, "file")


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for values of one's own."""
    monkeypatch.setenv(store.FOLDER, str(tmp_path))
    store.find_values.cache_clear()
    yield tmp_path
    store.find_values.cache_clear()


@pytest.mark.parametrize("place", ["palazzo-3.values", "palazzo-3/palazzo-3.values"])
def test_values_of_ones_own_go_before_those_of_the_package(own_folder: Path, place: str) -> None:
    """Also where training writes them."""
    _, content = palazzo_file()
    file = own_folder / place
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(content)
    assert store.find_values("palazzo", 3).spread == 7.0
    assert store.find_values("palazzo", 2).spread != 7.0


def test_values_of_ones_own_are_refused_like_any_other(own_folder: Path) -> None:
    file = own_folder / "palazzo-3.values"
    file.write_bytes(b"nothing of the kind")
    with pytest.raises(store.BadValues, match=r"palazzo-3\.values: this is no whole weight file"):
        store.find_values("palazzo", 3)
    file.write_bytes(bytes(store.LARGEST + 1))
    with pytest.raises(store.BadValues, match="at most"):
        store.find_values("palazzo", 3)


def test_weights_that_are_no_numbers_are_refused() -> None:
    game, content = palazzo_file()
    layers = msgspec.msgpack.decode(content, type=store.Weights).layers
    layers[-1] = np.array([np.nan, np.inf], "<f2").tobytes()
    broken = changed(content, layers=layers, digest=store.digest(layers))
    with pytest.raises(store.BadValues, match="no whole weight file"):
        store.read(broken, game, 3, "file")


def test_a_file_that_cannot_be_read_is_refused_like_any_other(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As BadValues, which lets a running table go on with advice."""
    (own_folder / "palazzo-3.values").write_bytes(palazzo_file()[1])

    def refused(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", refused)
    with pytest.raises(store.BadValues, match=r"palazzo-3\.values: .* cannot be read"):
        store.find_values("palazzo", 3)


def test_a_folder_of_ones_own_that_is_not_there_is_told(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the bots would play by the values of the package, and be taken for one's own."""
    monkeypatch.setenv(store.FOLDER, str(own_folder / "trainning"))
    with pytest.raises(store.BadValues, match="QUATTROCENTO_VALUES: there is no folder"):
        store.find_values("palazzo", 3)


@pytest.mark.parametrize("number", [1, 2, 3, 100])
def test_some_games_are_held_out_but_never_all(number: int) -> None:
    for seed in range(200):
        held = held_out(number, seed)
        assert not held.all()
        assert held.any() == (number > 1)


def test_fitting_finds_what_decides_the_games() -> None:
    chance = np.random.default_rng(1)
    rows = chance.integers(0, 20, (6000, 8)).astype(np.uint8)
    won = (rows[:, 2] > rows[:, 5]).astype(np.float32)
    margin = rows[:, 2].astype(np.float32) - rows[:, 5]
    games = Games(rows=rows, won=won, margin=margin, game=np.arange(6000) // 10)
    net, measure = fit(games, epochs=30, seed=3)
    assert measure.right > 0.9
    assert measure.loss < measure.guess_loss / 2
    ahead = net.expect(bytes([0, 0, 18, 0, 0, 2, 0, 0]))
    behind = net.expect(bytes([0, 0, 2, 0, 0, 18, 0, 0]))
    assert ahead[0] > 0.9
    assert behind[0] < 0.1
    assert ahead[1] > 8
    assert behind[1] < -8


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="threads are counted on Linux")
def test_the_nets_keep_to_one_core() -> None:
    """Whatever of the bots is imported first, NumPy is loaded without helpers of its own."""
    code = "import os, quattrocento.bots, numpy; print(len(os.listdir('/proc/self/task')))"
    plain = {key: value for key, value in os.environ.items() if key != "OPENBLAS_NUM_THREADS"}
    told = subprocess.run(
        [sys.executable, "-c", code], env=plain, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "1"


def without_numpy(game: Game, players: int, patch: pytest.MonkeyPatch) -> ValueNet:
    """The net of a game as it is where there is no NumPy."""
    content = store.shipped(game.name, players)
    assert content is not None
    with patch.context() as bare:
        bare.setattr(store, "net_of", value_net.net_of)
        net, _ = store.read(content, game, players, "file")
    assert isinstance(net, PlainNet)
    return net


def test_a_net_says_the_same_without_numpy_to_the_last_digit(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows much alike, as a search asks for, and rows that no game leads to."""
    chance = np.random.default_rng(14)
    for players in game.seats:
        net, plain = (
            store.find_values(game.name, players),
            without_numpy(game, players, monkeypatch),
        )
        assert isinstance(net, Net)
        usual = chance.integers(0, 16, net.inputs)
        rows = [
            np.where(chance.random(net.inputs) < 0.1, chance.integers(0, 256, net.inputs), usual)
            for _ in range(20)
        ]
        asked = np.array([*rows, np.zeros(net.inputs), np.full(net.inputs, 255)], np.uint8)
        assert plain.value_rows(asked.tobytes(), 22) == net.value_rows(asked.tobytes(), 22)
        here, there = ([row.tobytes() for row in part] for part in (asked[:9], asked[9:18]))
        assert plain.expect(here[0]) == net.expect(here[0])
        both = zip(plain.effects(here, there), net.effects(here, there), strict=True)
        for found, expected in both:
            assert found == pytest.approx(expected, rel=1e-3, abs=1e-6)


def test_the_learned_levels_choose_the_same_without_numpy(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`master`, and `maestro` with so many simulations, in a game that they play themselves."""
    players = game.seats[-1]
    plain = without_numpy(game, players, monkeypatch)
    state = game.new(players=players, seed=14)
    kinds = ["master", "maestro@12"]
    asked = 0
    for number in range(400):
        if state.over or asked == 6:
            break
        seat = state.awaiting()[0]
        knowledge = Knowledge(state, seat, number)
        if len(state.legal(seat)) < 3 or number % 5:
            state.apply(seat, make_bot("advised", number).choose(knowledge))
            continue
        kind = kinds[asked % 2]
        chosen = make_bot(kind, number).choose(knowledge)
        with monkeypatch.context() as bare:
            bare.setattr(levels, "find_values", lambda *_: plain)
            assert make_bot(kind, number).choose(Knowledge(state, seat, number)) == chosen
        state.apply(seat, chosen)
        asked += 1
    assert asked == 6

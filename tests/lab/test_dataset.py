"""Data sets of self-play: what is in them, going on where one stopped, and what is refused."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest

import quattrocento as qc
from quattrocento.lab.dataset import BadDataset, Manifest, manifest_of, open_dataset
from quattrocento.lab.export import export
from quattrocento.lab.rewards import rewards


def wanted(games: int = 4, seed: int = 3, game: str = "florence", players: int = 1) -> Manifest:
    return manifest_of(game, players, ["random"] * players, games, seed, 2, True, {})


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "solo"
    export(wanted(), folder, workers=1)
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(made, tmp_path / "copy"))


def test_every_row_replays_to_what_it_says(made: Path) -> None:
    manifest, data = open_dataset(made)
    rows = data.to_table().to_pylist()
    assert len({row["seed"] for row in rows}) == 4
    states = {seed: qc.game("florence").new(players=1, seed=seed) for seed in range(3, 7)}
    observer = qc.game("florence").observer
    assert observer is not None
    for row in rows:
        state = states[row["seed"]]
        assert row["observation"] == observer.row(state, row["seat"])
        assert row["allowed"] == state.legal(row["seat"])
        assert row["question"] == state.decision.name
        assert json.loads(row["knowledge"])["seat"] == row["seat"]
        state.apply(row["seat"], row["action"])
    assert all(state.over for state in states.values())
    for row in rows:
        assert row["scores"] == states[row["seed"]].scores()
        for scheme in ("score", "margin", "rank", "win"):
            expected = rewards(states[row["seed"]], scheme)[row["seat"]]
            assert row[scheme] == pytest.approx(expected)
    assert len(manifest.entries) == len(manifest.limits) == len(rows[0]["observation"])
    assert manifest.actions[rows[0]["action"]].startswith("deploy")


def test_an_export_goes_on_where_it_stopped_to_the_same_files(folder: Path) -> None:
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    (folder / "part-00001.parquet").unlink()
    manifest = json.loads((folder / "dataset.json").read_bytes())
    manifest["parts"].pop()
    (folder / "dataset.json").write_text(json.dumps(manifest))
    done: list[int] = []
    export(wanted(), folder, workers=1, told=done.append)
    assert done == [4]
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_more_games_are_added_and_those_there_are_not_played_again(folder: Path) -> None:
    done: list[int] = []
    manifest = export(wanted(games=5), folder, workers=1, told=done.append)
    assert done == [5]
    assert [(part.first, part.games) for part in manifest.parts] == [(0, 2), (2, 2), (4, 1)]
    manifest = export(wanted(games=6), folder, workers=1, told=done.append)
    assert sum(part.games for part in manifest.parts) == 6
    _, data = open_dataset(folder)
    assert len(set(data.to_table(columns=["seed"])["seed"].to_pylist())) == 6


def test_several_processes_write_the_same_games(folder: Path, tmp_path: Path) -> None:
    apart = tmp_path / "apart"
    export(wanted(), apart, workers=2)
    for number in range(2):
        name = f"part-0000{number}.parquet"
        assert (apart / name).read_bytes() == (folder / name).read_bytes()


def test_observations_become_numbers_from_0_to_1_as_the_docs_say(made: Path) -> None:
    manifest, data = open_dataset(made)
    rows = data.head(5)
    numbers = np.frombuffer(b"".join(rows["observation"].to_pylist()), dtype=np.uint8)
    table = numbers.reshape(len(rows), -1) / np.array(manifest.limits)
    assert table.shape == (5, len(manifest.entries))
    assert table[0, manifest.entries.index("asked: first-debutant")] == 1


def test_a_damaged_file_is_named(folder: Path) -> None:
    file = folder / "part-00001.parquet"
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)
    with pytest.raises(BadDataset, match=r"part-00001.parquet: this file .* is damaged"):
        open_dataset(folder)
    file.unlink()
    with pytest.raises(BadDataset, match=r"part-00001.parquet: this file .* is missing"):
        open_dataset(folder)
    (folder / "dataset.json").write_text("{")
    with pytest.raises(BadDataset, match=r"dataset.json: this file .* is damaged"):
        open_dataset(folder)


@pytest.mark.parametrize(
    ("field", "what"),
    [
        ("schema_version", "the schema"),
        ("rules_version", "the rules"),
        ("chance_version", "the generator of chance"),
        ("observer_version", "the observations"),
    ],
)
def test_another_version_is_named(folder: Path, field: str, what: str) -> None:
    manifest = json.loads((folder / "dataset.json").read_bytes())
    manifest[field] += 1
    (folder / "dataset.json").write_text(json.dumps(manifest))
    with pytest.raises(BadDataset, match=f"of {what}, but this program has version"):
        open_dataset(folder)


def test_another_data_set_is_not_mixed_in(folder: Path, tmp_path: Path) -> None:
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    with pytest.raises(BadDataset, match="belongs to another data set"):
        export(wanted(seed=9), folder, workers=1)
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before
    elsewhere = tmp_path / "letters"
    elsewhere.mkdir()
    (elsewhere / "letter.txt").write_text("dear")
    with pytest.raises(BadDataset, match="something else than a data set"):
        export(wanted(), elsewhere, workers=1)


def test_nothing_half_written_stays_when_writing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    folder = tmp_path / "full"
    export(wanted(games=2), folder, workers=1)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", full)
        with pytest.raises(OSError, match="No space left"):
            export(wanted(games=4), folder, workers=1)
    assert sorted(file.name for file in folder.iterdir()) == ["dataset.json", "part-00000.parquet"]
    open_dataset(folder)

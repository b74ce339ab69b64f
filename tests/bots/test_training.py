"""Training: from nothing to a weight file, step by step, and on from where it was stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import quattrocento as qc
from quattrocento.bots.values import store
from quattrocento.bots.values.training import Diary, Plan, Told, train
from quattrocento.bots.workers import OneWorker

PLAN = Plan(game="palazzo", players=2, seed=4, first_games=6, later_games=2, generations=2)


def trained(folder: Path, plan: Plan = PLAN) -> tuple[Path, Diary, list[tuple[str, int, int]]]:
    """Train, and what was told on the way."""
    told: list[tuple[str, int, int]] = []
    file, diary = train(plan, folder, OneWorker(), lambda *news: told.append(news))
    return file, diary, told


def test_training_makes_a_file_that_can_be_used_and_tells_how_far_it_is(tmp_path: Path) -> None:
    file, diary, told = trained(tmp_path)
    assert told == [("generation 0", 6, 6), ("generation 1", 2, 2)]
    assert [(step.generation, step.games) for step in diary.steps] == [(0, 6), (1, 2)]
    _, weights = store.read_file(file, qc.game("palazzo"), 2)
    assert weights.origin.games == 8
    assert (file.parent / "curve.svg").read_text().startswith("<svg")


def test_the_learning_curve_speaks_the_language_of_whoever_trains(tmp_path: Path) -> None:
    drawn = {}
    for language in ("en", "fr"):
        file, diary = train(PLAN, tmp_path / language, OneWorker(), lambda *_: None, language)
        drawn[language] = (file.parent / "curve.svg").read_text(encoding="utf-8")
    last = f"{diary.steps[-1].loss:.3f}".rstrip("0")
    assert f">loss {last}<" in drawn["en"]
    assert f">perte {last.replace('.', ',')}<" in drawn["fr"]


def test_a_training_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, _, _ = trained(tmp_path / "whole")
    short = msgspec.structs.replace(PLAN, generations=1)
    trained(tmp_path / "parts", short)
    parts, _, told = trained(tmp_path / "parts")
    assert told == [("generation 0", 6, 6), ("generation 1", 2, 2)]
    assert parts.read_bytes() == whole.read_bytes()


def test_time_ends_a_training_early_with_what_there_is(tmp_path: Path) -> None:
    plan = Plan(game="palazzo", players=2, first_games=50, generations=9, minutes=1e-9)
    file, diary, _ = trained(tmp_path, plan)
    assert [step.games for step in diary.steps] == [20]
    store.read_file(file, qc.game("palazzo"), 2)


def test_a_generation_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    """By the clock or by hand: what is missing of it is played, and the same net comes out."""
    plan = msgspec.structs.replace(PLAN, first_games=50)
    whole, _, _ = trained(tmp_path / "whole", plan)
    trained(tmp_path / "parts", msgspec.structs.replace(plan, minutes=1e-9))
    with pytest.raises(KeyboardInterrupt):
        train(plan, tmp_path / "parts", OneWorker(), interrupt_after(40))
    parts, diary, told = trained(tmp_path / "parts", plan)
    assert told[:2] == [("generation 0", 40, 50), ("generation 0", 50, 50)]
    assert [step.games for step in diary.steps] == [50, 2]
    assert parts.read_bytes() == whole.read_bytes()


def interrupt_after(games: int) -> Told:
    """Somebody who stops the training when so many games are played."""

    def told(_generation: str, done: int, _whole: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return told


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seed": 5}, "begun with --seed 4, not 5"),
        ({"first_games": 9}, "begun with --games 6, not 9"),
        ({"later_games": 3}, "begun with --later 2, not 3"),
    ],
)
def test_another_training_in_the_same_folder_is_refused_and_changes_nothing(
    tmp_path: Path, changed: dict[str, int], said: str
) -> None:
    trained(tmp_path)
    before = contents(tmp_path)
    with pytest.raises(qc.BadSetup, match=said):
        trained(tmp_path, msgspec.structs.replace(PLAN, **changed))
    assert contents(tmp_path) == before


@pytest.mark.parametrize("seed", [-1, 1 << 63])
def test_a_seed_for_which_there_is_no_room_is_refused(tmp_path: Path, seed: int) -> None:
    with pytest.raises(qc.BadSetup, match="--seed: expected 0 to 9223372036854775807"):
        trained(tmp_path, msgspec.structs.replace(PLAN, seed=seed))
    assert contents(tmp_path) == {}


@pytest.mark.parametrize("name", ["diary.json", "palazzo-2.values", "curve.svg"])
def test_whoever_is_stopped_while_a_file_is_written_finds_the_one_before(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    trained(tmp_path)
    before = contents(tmp_path)
    write = Path.write_bytes

    def stopped(file: Path, content: bytes) -> int:
        if file.name.startswith(name):
            write(file, content[:9])
            raise KeyboardInterrupt
        return write(file, content)

    monkeypatch.setattr(Path, "write_bytes", stopped)
    with pytest.raises(KeyboardInterrupt):
        trained(tmp_path)
    assert (
        contents(tmp_path)[tmp_path / "palazzo-2" / name] == (before[tmp_path / "palazzo-2" / name])
    )


@pytest.mark.parametrize("name", ["rules_version", "features"])
def test_games_by_other_rules_are_not_learned_from(tmp_path: Path, name: str) -> None:
    file, diary, _ = trained(tmp_path)
    older = {"rules_version": 0, "features": "others"}[name]
    kept = msgspec.structs.replace(diary, **{name: older})
    (file.parent / "diary.json").write_bytes(msgspec.json.encode(kept))
    with pytest.raises(qc.BadSetup, match=name):
        trained(tmp_path)


@pytest.mark.parametrize("name", ["generation-00.npz", "diary.json"])
@pytest.mark.parametrize("keep", [0, 40, -3])
def test_damaged_checkpoints_are_refused_in_a_sentence(
    tmp_path: Path, name: str, keep: int
) -> None:
    file, _, _ = trained(tmp_path)
    damaged = file.parent / name
    damaged.write_bytes(damaged.read_bytes()[:keep])
    before = contents(tmp_path)
    with pytest.raises(qc.BadSetup, match=f"{name}: this file of a training is damaged"):
        trained(tmp_path)
    assert contents(tmp_path) == before


def contents(folder: Path) -> dict[Path, bytes]:
    """All files of a folder."""
    return {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}

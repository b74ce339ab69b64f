"""Training: from nothing to a weight file, step by step, and on from where it was stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import quattrocento as qc
from quattrocento.bots.values import store
from quattrocento.bots.values.training import Diary, Plan, train
from quattrocento.bots.workers import OneWorker, check_answers, open_workers

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


def test_a_training_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, _, _ = trained(tmp_path / "whole")
    short = msgspec.structs.replace(PLAN, generations=1)
    trained(tmp_path / "parts", short)
    parts, _, told = trained(tmp_path / "parts")
    assert told == [("generation 1", 2, 2)]
    assert parts.read_bytes() == whole.read_bytes()


def test_time_ends_a_training_early_with_what_there_is(tmp_path: Path) -> None:
    plan = Plan(game="palazzo", players=2, first_games=50, generations=9, minutes=1e-9)
    file, diary, _ = trained(tmp_path, plan)
    assert [step.games for step in diary.steps] == [20]
    store.read_file(file, qc.game("palazzo"), 2)


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nowhere", "ray://127.0.0.1:9"])
def test_a_cluster_that_does_not_answer_is_refused_at_once(address: str) -> None:
    with pytest.raises(qc.BadSetup, match="No Ray cluster answers"), open_workers(1, address):
        pass


def test_a_cluster_of_ones_own_is_not_asked_first() -> None:
    check_answers("local")

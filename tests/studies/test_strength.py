"""Measuring strength: studies go on where they were, and never mix what other values brought."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from quattrocento.bots import search
from studies.strength import page, studies, thinking


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for module in (studies, page):
        monkeypatch.setattr(module, "RESULTS", tmp_path)
    monkeypatch.setattr(thinking, "FILE", tmp_path / "thinking.json")
    return tmp_path


KINDS = ["apprentice", "master", "maestro@40"]


def small_study() -> studies.Study:
    return studies.study("levels", "palazzo", ["random", "random"], "palazzo-2-random-random")


def test_a_study_goes_on_where_it_was(results: Path) -> None:
    first = small_study()
    first.play(2)
    again = small_study()
    assert again.games == 2
    again.play(2)
    assert [result.number for result in small_study().plan.results] == [0, 1, 2, 3]
    assert again.plan.results[:2] == first.plan.results
    assert not list(results.glob("*.part"))


def test_what_other_values_brought_is_dropped(
    results: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_study().play(2)
    monkeypatch.setattr(studies, "mark_of_values", lambda _game, _kinds: "others")
    assert small_study().games == 0
    assert studies.kept_studies() == []


def test_a_study_knows_how_its_levels_think(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [studies.mark_of_values("palazzo", [kind, "novice"]) for kind in KINDS]
    monkeypatch.setattr(studies, "WORLDS", studies.WORLDS + 1)
    monkeypatch.setattr(search, "WIDTH", search.WIDTH + 1)
    after = [studies.mark_of_values("palazzo", [kind, "novice"]) for kind in KINDS]
    changed = [kind for kind, one, other in zip(KINDS, before, after, strict=True) if one != other]
    assert changed == ["master", "maestro@40"]


def test_a_study_knows_how_far_its_levels_trust_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [studies.mark_of_values("palazzo", [kind, "novice"]) for kind in KINDS]
    features = studies.features_of("palazzo")
    wary = msgspec.structs.replace(features, trust=features.trust / 2)
    monkeypatch.setattr(studies, "features_of", lambda _game: wary)
    after = [studies.mark_of_values("palazzo", [kind, "novice"]) for kind in KINDS]
    changed = [kind for kind, one, other in zip(KINDS, before, after, strict=True) if one != other]
    assert changed == ["master", "maestro@40"]


def test_a_study_knows_how_its_lower_levels_see(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [["apprentice", "novice"], ["master", "apprentice"], ["master", "advised"]]
    before = [studies.mark_of_values("palazzo", pair) for pair in pairs]
    monkeypatch.setattr(studies, "PLAINLY_WORSE", 2 * studies.PLAINLY_WORSE)
    after = [studies.mark_of_values("palazzo", pair) for pair in pairs]
    assert [one != other for one, other in zip(before, after, strict=True)] == [True, True, False]


def test_the_page_tells_games_and_intervals_of_all_that_is_kept(results: Path) -> None:
    study = studies.study("levels", "palazzo", ["master", "advised"], "palazzo-2-master-advised")
    study.play(2)
    written = page.page()
    assert "## Palazzo" in written
    assert "| master | advised | 2 | 2 |" in written
    assert "90%" in written


def test_the_page_in_the_docs_is_made_from_what_is_kept() -> None:
    assert page.PAGE.read_text(encoding="utf-8") == page.page()


def test_every_aim_is_one_of_the_studies() -> None:
    wanted = {
        (*map(studies.level_of, each.plan.kinds[:2]), each.plan.game, len(each.plan.kinds))
        for each in studies.all_studies(["augsburg", "florence", "palazzo", "princes"], None)
        if each.kind == "levels"
    }
    assert set(page.AIMS) <= wanted

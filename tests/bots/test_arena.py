"""The arena: the same deals for all, results that are kept, shares with intervals."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import quattrocento as qc
from quattrocento.bots.arena import (
    Share,
    Tournament,
    deal,
    mean_with_half_interval,
    play_on,
    plot,
    seating,
    standings,
    starter,
    tournament,
)


def test_every_deal_is_played_in_every_seating() -> None:
    numbers = range(6)
    played = [(deal(3, number), tuple(seating(3, number))) for number in numbers]
    assert played == [
        (0, (0, 1, 2)), (0, (1, 2, 0)), (0, (2, 0, 1)),
        (1, (0, 1, 2)), (1, (1, 2, 0)), (1, (2, 0, 1)),
    ]  # fmt: skip


def test_a_tournament_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    kinds = ["advised", "random"]
    tournament("palazzo", kinds, games=4, workers=1, file=file)
    told: list[int] = []
    again = tournament("palazzo", kinds, games=6, workers=1, file=file, progress=told.append)
    assert told == [4, 5, 6]
    assert again == tournament("palazzo", kinds, games=6, workers=1)


def test_whoever_stops_a_tournament_loses_no_match_that_was_played(tmp_path: Path) -> None:
    file = tmp_path / "results.json"

    def stop(played: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament("palazzo", ["random"] * 2, games=6, workers=1, file=file, progress=stop)
    assert len(json.loads(file.read_text())["results"]) == 3


def test_results_by_other_rules_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    tournament("palazzo", ["random"] * 2, games=1, workers=1, file=file)
    kept = json.loads(file.read_text())
    file.write_text(json.dumps({**kept, "rules_version": 99}))
    with pytest.raises(qc.BadSetup, match="begun with rules_version 99, not"):
        tournament("palazzo", ["random"] * 2, games=2, workers=1, file=file)
    del kept["rules_version"]
    file.write_text(json.dumps(kept))
    tournament("palazzo", ["random"] * 2, games=2, workers=1, file=file)


def test_results_of_another_tournament_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    tournament("palazzo", ["advised", "random"], games=1, workers=1, file=file)
    with pytest.raises(qc.BadSetup, match="not hold the results of the same tournament"):
        tournament("palazzo", ["random", "random"], games=1, workers=1, file=file)
    file.write_text("no results at all")
    with pytest.raises(qc.BadSetup, match="not hold the results of the same tournament"):
        tournament("palazzo", ["advised", "random"], games=1, workers=1, file=file)


@pytest.mark.parametrize(
    "damage",
    [
        lambda result: result["order"].append(9),
        lambda result: result["scores"].clear(),
        lambda result: result["winners"].clear(),
        lambda result: result["winners"].append(7),
        lambda result: result.update(starter=5),
        lambda result: result.update(number=50),
    ],
    ids=["order", "scores", "no winner", "winner", "starter", "number"],
)
def test_results_that_cannot_be_are_refused_and_left_as_they_were(
    tmp_path: Path, damage: Callable[[dict[str, Any]], None]
) -> None:
    file = tmp_path / "results.json"
    tournament("palazzo", ["advised", "random"], games=3, workers=1, file=file)
    kept = json.loads(file.read_text())
    damage(kept["results"][1])
    file.write_text(json.dumps(kept))
    with pytest.raises(qc.BadSetup, match="not hold the results of the same tournament"):
        tournament("palazzo", ["advised", "random"], games=4, workers=1, file=file)
    assert json.loads(file.read_text()) == kept


def test_a_file_that_cannot_be_written_is_found_out_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quattrocento.bots.arena.played", lambda *_: pytest.fail("played"))
    with pytest.raises(FileNotFoundError):
        tournament("palazzo", ["random"] * 2, 4, workers=1, file=tmp_path / "no" / "results.json")


def test_wins_and_margins_have_intervals_by_seat_and_by_start() -> None:
    plan = Tournament(game="palazzo", kinds=["advised", "random"], seed=3)
    play_on(plan, 6, workers=1)
    for entrant, standing in zip([0, 1], sorted(standings(plan), key=str), strict=True):
        for seat, share in enumerate(standing.by_seat):
            results = [each for each in plan.results if each.order[seat] == entrant]
            margins = [each.scores[seat] - each.scores[1 - seat] for each in results]
            assert share.margin == pytest.approx(sum(margins) / 3)
            assert (share.low, share.high) == share.interval
        weighted = [share.games * share.margin for share in standing.by_start]
        assert sum(weighted) / 6 == pytest.approx(standing.margin)


def test_wins_are_counted_by_seat_and_by_start() -> None:
    plan = Tournament(game="palazzo", kinds=["advised", "random"], seed=3)
    play_on(plan, 6, workers=1)
    for standing in standings(plan):
        assert [share.games for share in standing.by_seat] == [3, 3]
        assert sum(share.games for share in standing.by_start) == 6
        assert sum(share.wins for share in standing.by_start) == standing.wins
        assert standing.low <= standing.win_share <= standing.high


def test_whoever_begins_is_the_first_player(tmp_path: Path) -> None:
    """In Florence they are drawn by lot, and the last player is asked first (FLO-SET-8)."""
    file = tmp_path / "results.json"
    kinds, game = ["random"] * 3, qc.game("florence")
    tournament("florence", kinds, games=9, seed=1, workers=1, file=file)
    first = [game.new(players=3, seed=1 + number // 3).first for number in range(9)]
    assert len(set(first)) > 1
    kept = json.loads(file.read_text())
    assert [result["starter"] for result in kept["results"]] == first
    for result in kept["results"]:
        result["starter"] = (result["starter"] + 2) % 3
    file.write_text(json.dumps(kept))
    plan = Tournament(game="florence", kinds=kinds, seed=1)
    play_on(plan, 9, workers=1, file=file)
    assert [result.starter for result in plan.results] == first, "as older files have it"


@pytest.mark.parametrize("name", qc.games())
def test_somebody_begins_in_every_game(name: str) -> None:
    for players in qc.game(name).seats:
        assert all(starter(name, players, 4, {}, number) in range(players) for number in range(9))


def test_intervals_are_those_of_the_books() -> None:
    low, high = Share(games=100, wins=50).interval
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = Share(games=20, wins=20).interval
    assert (round(low, 3), round(high, 3)) == (0.839, 1.0)
    assert Share().interval == (0.0, 1.0)
    assert mean_with_half_interval([1.0, 3.0]) == (2.0, pytest.approx(1.96))


def test_a_plot_shows_every_entrant() -> None:
    plan = Tournament(game="palazzo", kinds=["advised", "random"], seed=3)
    play_on(plan, 2, workers=1)
    drawn = plot(plan)
    assert drawn.startswith("<svg")
    assert ">advised<" in drawn
    assert ">random<" in drawn
    assert "2 games, shares of wins" in drawn
    french = plot(plan, "fr")
    assert "2 parties, parts de victoires" in french
    assert ">100 %<" in drawn
    assert ">100\u202f%<" in french

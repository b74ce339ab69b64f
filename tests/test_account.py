"""Where points come from: every game accounts for all of its points, by what a seat may know."""

from __future__ import annotations

from pathlib import Path

import pytest

import quattrocento as qc
from quattrocento.core.account import Standing, standing, totals
from quattrocento.core.events import events_of
from quattrocento.core.steps import begun, steps
from quattrocento.core.words import Words

RECORDS = Path(__file__).parent / "records"
GAMES = qc.games()
SOLO = RECORDS / "florence" / "06-1-players-advised.txt"


def records(game: str) -> list[qc.Record]:
    """One game by sensible players and one by others."""
    files = sorted((RECORDS / game).glob("*.txt"))
    return [qc.Record.loads(file.read_text(encoding="utf-8")) for file in (files[5], files[8])]


def stands(record: qc.Record, viewer: int | None) -> Standing:
    found = standing(record, viewer)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_sources_add_up_to_the_points_of_every_seat(game: str) -> None:
    for record in records(game):
        state = record.replay()
        for viewer in (None, 0, record.players - 1):
            found = stands(record, viewer)
            assert totals(found.points, range(record.players)) == state.scores()
            assert not any(each.open for each in found.points)
            assert found.curve[-1][: record.players] == state.scores()
            assert found.curve[0] == [0] * len(found.sides)


@pytest.mark.parametrize("game", GAMES)
def test_they_add_up_in_the_middle_of_a_game_too(game: str) -> None:
    record = records(game)[0]
    record.moves = record.moves[: len(record.moves) * 2 // 3]
    state = begun(record)
    for _step in steps(record, state):
        pass
    found = stands(record, None)
    assert totals(found.points, range(record.players)) == state.scores()
    assert found.curve == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_told_of_them_is_the_same_in_every_world_that_it_holds_for_possible(
    game: str,
) -> None:
    record = records(game)[0]
    state = begun(record)
    account = state.game.account
    assert account is not None
    for number, move in enumerate(record.moves[:150]):
        if number % 10 == 0:
            for seat in range(record.players):
                other = state.resample(seat, number)
                shown = account.points(state.view(seat), [])
                assert account.points(other.view(seat), []) == shown
        events_of(state, move.seat, state.game.actions.parse(move.text))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_source_has_a_name(game: str, language: str) -> None:
    words = Words(game, language)
    for record in records(game):
        for each in stands(record, None).points:
            assert words.has(f"source-{each.source}")


def test_the_curve_has_a_point_for_every_round_and_the_dearest_lot_is_told() -> None:
    record = records("princes")[0]
    found = stands(record, None)
    assert len(found.curve) == 1 + 7
    assert type(found.dearest).__name__ == "LotBought"


def test_strozzi_stands_beside_whoever_plays_alone() -> None:
    record = qc.Record.loads(SOLO.read_text(encoding="utf-8"))
    found = stands(record, 0)
    assert found.sides == [0, -1]
    [human, strozzi] = totals(found.points, found.sides)
    view = record.replay().view(0)
    assert (human, strozzi) == tuple(player.points for player in view.players)

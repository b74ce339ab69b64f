"""Advice, the playing aid and the drawn table: what helps to play, by people and bots."""

from __future__ import annotations

import pytest
from rich.console import Console

from quattrocento.bots.match import play_match
from quattrocento.core.record import Record
from quattrocento.core.state import State
from quattrocento.core.words import LANGUAGES, Words
from tests.princes.tables import GAME, auction, estate, player, seen, table
from tests.support import offered, play, rule

# Advice


def advised(state: State, seat: int | None = None) -> str:
    """The option that looks best to a seat."""
    chosen = state.awaiting()[0] if seat is None else seat
    options = state.legal(chosen)
    values = GAME.advise(state.resample(chosen, 1), chosen, options)
    assert len(values) == len(options)
    return GAME.actions.text(options[values.index(max(values))])


def test_a_jester_is_worth_more_to_whom_has_works_before_him() -> None:
    early = auction([player(), player("poet, lawyer, painter, composer")], round=2)
    play(early, "start jester")
    assert advised(early) == "raise"
    late = auction([player(), player(money=3000)], round=7)
    play(late, "start jester")
    assert advised(late) == "pass"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_advice_remembers_is_forgotten_with_what_it_depended_on(players: int) -> None:
    state = GAME.new(players, seed=players)
    while not state.over:
        seat = state.awaiting()[0]
        options = state.legal(seat)
        values = GAME.advise(state, seat, options)
        assert values == GAME.advise(GAME.load(GAME.dump(state)), seat, options)
        richer = state.clone()
        richer.players[seat].money += 300
        legal = richer.legal(seat)
        fresh = GAME.load(GAME.dump(richer))
        assert GAME.advise(richer, seat, legal) == GAME.advise(fresh, seat, legal)
        state.apply(seat, options[values.index(max(values))])


def test_nobody_is_advised_to_bid_points_away_or_to_sell_them() -> None:
    state = auction([player(), player("poet, lawyer, painter", money=200, points=9)], round=1)
    play(state, "start jester")
    assert advised(state) == "pass"


def test_the_last_work_is_paid_in_points_and_an_early_one_leaves_money() -> None:
    last = table([player("poet, lawyer, painter", jesters=7)], round=7, actions=1)
    play(last, "work poet")
    assert advised(last) == offered(last)[-1]
    early = table([player("poet", jesters=7, money=0)], round=1)
    play(early, "work poet")
    assert advised(early) == "points 0"


def test_a_work_within_reach_is_completed_in_the_last_round() -> None:
    state = table([player("poet, lawyer, painter", jesters=7)], round=7, actions=1)
    assert advised(state).startswith("work ")


def test_a_piece_is_placed_where_it_leaves_room_for_a_wanted_building() -> None:
    pieces = estate(
        ".......",
        "SS.....",
        "tSp....",
        "tSpWWW.",
        "tSpWWWH",
        "###cWHH",
        "###ccHH",
    )
    state = auction([player("botanist", pieces=pieces, builders=2)], free=[0])
    play(state, "take park")
    blocking = state.clone()
    play(blocking, "at e6 turn 1")
    assert "build laboratory" not in offered(blocking)
    play(state, advised(state))
    assert "build laboratory" in offered(state)


@pytest.fixture(scope="module")
def matches() -> list[Record]:
    return [play_match("princes", ["advised"] * 4, seed) for seed in range(20)]


def test_advised_players_complete_five_works_and_reach_45_points(matches: list[Record]) -> None:
    works = sum(move.text.startswith("work ") for match in matches for move in match.moves)
    points = sum(sum(match.scores or []) for match in matches)
    assert works / (4 * len(matches)) >= 5
    assert points / (4 * len(matches)) >= 45


@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_advised_player_beats_players_who_do_anything(players: int) -> None:
    for seed in range(10):
        kinds = ["advised"] + ["random"] * (players - 1)
        assert play_match("princes", kinds, seed).winners == [0]


# The playing aid


@rule("PRI-WRK-2")
def test_the_view_tells_what_each_work_is_worth_and_what_each_preference_would_add() -> None:
    mine = player("poet, lawyer, jesters", pieces=["lake at a7 turn 1"], jesters=2)
    own = seen(table([mine])).works
    assert own is not None
    aid = {work.card: (work.value, work.most, work.missing) for work in own}
    assert aid == {
        "lawyer": (6, 10, {"library": 4, "forest": 3, "opinion": 3}),
        "poet": (9, 13, {"theater": 4, "travel": 3}),
    }


# The drawn table


def drawn(state: State, viewer: int | None, language: str = "en", width: int = 100) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(GAME.draw(state.view(viewer), Words("princes", language), width))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 140])
def test_the_table_keeps_within_a_narrow_or_wide_terminal(
    matches: list[Record], language: str, width: int
) -> None:
    for number, state in enumerate(matches[0].states()):
        if number % 29 == 0:
            for viewer in (*state.awaiting(), None):
                lines = drawn(state, viewer, language, width).splitlines()
                assert max(len(line) for line in lines) <= width


def test_an_estate_shows_each_piece_by_its_letters_and_the_last_one_in_capitals() -> None:
    pieces = ["opera at e7 turn 1", "park at a7 turn 1"]
    lines = drawn(table([player(pieces=pieces)]), 0).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("│ 7 "))
    rows = [line[2:24] for line in lines[first : first + 7]]
    assert rows == [
        "7 PK PK PK  × Op  × Op",
        "6  ·  ·  ·  × Op Op Op",
        "5  ·  ·  ·  ·  ×  ×  ×",
        "4  ·  ·  ·  ·  ·  ·  ·",
        "3  ×  ×  ×  ·  ·  ·  ·",
        "2 ## ## ##  ×  ·  ·  ·",
        "1 ## ## ##  ×  ·  ·  ·",
    ]


def test_a_piece_to_be_placed_is_shown_in_all_its_turns_with_the_square_that_names_it() -> None:
    state = table()
    play(state, "build tower")
    picture = drawn(state, 0)
    assert "Turn 1" in picture
    assert "Turn 2" in picture
    assert "◆ ■ ■" in picture
    assert "◆" not in drawn(state, 1)

"""The end of the game: time, objectives, and who has won."""

from __future__ import annotations

import pytest

from quattrocento.games.florence.state import State
from tests.florence.tables import city, points
from tests.support import kinds, play, rule, told


def end(queues: dict[int, str] | None = None, **more: object) -> State:
    """The last of two seats passes in round nine, far from Giovanni's way."""
    return ended(queues, **more)[0]


def ended(queues: dict[int, str] | None = None, **more: object) -> tuple[State, list[str]]:
    """The same, with what the log says of it."""
    seats = {0: {"ring": 1}, 1: {}}
    for seat, board in dict(more.pop("seats", {})).items():  # type: ignore[call-overload]
        seats[seat] = {**seats[seat], **board}
    state = city(
        queues,
        players=2,
        round=9,
        turn=1,
        passed=[0],
        goals={9: 8},
        carriages={"cosimo": 1, "contessina": 2, "giovanni": 9},
        seats=seats,
        **more,
    )  # type: ignore[arg-type]
    events = play(state, "pass")
    assert state.over
    assert kinds(events)[-1] == "GameEnded"
    return state, told(state, events)


@rule("FLO-END-1", "FLO-EX-9", example="FLO-EX-9")
def test_three_time_left_are_one_point() -> None:
    assert points(end(time=[3, 0])) == [1, 0]


@rule("FLO-END-1")
@pytest.mark.parametrize(
    ("queues", "score"),
    [
        ({1: "0, 0, 0", 5: "0"}, 0),
        ({1: "0, 0, 0, 0"}, 20),
        ({1: "0", 2: "0", 6: "0 donna", 4: "0, 0", 7: "0 maestro"}, 0),
        ({1: "0 maestro, 0", 2: "0, 0, 0", 5: "0"}, 25),
        ({1: "0 maestro, 0 donna, 0 donna", 2: "0, 0, 0"}, 30),
        ({1: "0 maestro, 0 donna, 0 donna, 0", 2: "0, 0, 0, 0"}, 35),
        ({1: "0 maestro, 0 donna, 0 donna, 0 donna", 2: "0, 0, 0, 0", 6: "0"}, 35),
    ],
)
def test_an_objective_scores_by_the_members_on_its_four_locations(
    queues: dict[int, str], score: int
) -> None:
    state = end(queues, time=0, seats={0: {"objective": 1}, 1: {"objective": 6}})
    assert points(state)[0] == score


@rule("FLO-END-2")
@pytest.mark.parametrize(
    ("boards", "winners"),
    [
        (({"points": 7}, {"points": 6}), [0]),
        (({"points": 7}, {"points": 7}), [0]),
        (({"points": 7, "given": {"cosimo": 1}}, {"points": 7, "given": {"cosimo": 2}}), [0]),
    ],
)
def test_most_points_win_then_most_members_on_the_board(
    boards: tuple[dict[str, object], dict[str, object]], winners: list[int]
) -> None:
    state = end({4: "0, 0, 1"}, time=0, seats={0: boards[0], 1: boards[1]})
    assert state.winners() == winners


@rule("FLO-END-2")
def test_then_most_gifts_win_and_after_that_the_win_is_shared() -> None:
    given = {"given": {"cosimo": 1, "giovanni": 1}, "gifts": 0}
    fewer = {"given": {"cosimo": 1}, "gifts": 0}
    assert end({4: "0, 1"}, time=0, seats={0: fewer, 1: given}).winners() == [1]
    assert end({4: "0, 1"}, time=0, seats={0: given, 1: given}).winners() == [0, 1]


@rule("FLO-END-2")
def test_a_tie_is_told_with_members_and_gifts() -> None:
    seats = {0: {"points": 7, "given": {"cosimo": 1}}, 1: {"points": 7}}
    state, lines = ended({4: "0, 0, 1"}, time=0, seats=seats)
    decides = "on the board, which decides first, and has given"
    assert lines[-3:-1] == [
        f"Tied at 7 VP, Lapis has 2 members {decides} 1 gift.",
        f"Tied at 7 VP, Vermiglio has 1 member {decides} 0 gifts.",
    ]
    assert state.winners() == [0]

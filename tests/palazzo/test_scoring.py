"""The end, scoring, and who has won."""

from __future__ import annotations

import pytest

from tests.palazzo.tables import estate, table
from tests.support import kinds, play, rule, told


def points(*palaces: str, hands: tuple[str, ...] = ("", "")) -> int:
    return table(list(hands), [list(palaces)]).scores()[0]


@rule("PAL-END-1")
def test_the_fifth_rider_as_first_tile_ends_the_game_and_the_second_is_not_turned_up() -> None:
    state = table(["red 7 7", ""], depot="brick 1/1", riders=4, next_tiles="rider, brick 1/3")
    events = play(state, "draw tiles")
    assert kinds(events) == ["RiderTurnedUp", "TieCompared", "TieCompared", "GameEnded"]
    assert state.over
    assert state.awaiting() == []
    assert state.view(None).quarries == ((), (), (), ())


@rule("PAL-END-1")
def test_the_fifth_rider_as_second_tile_ends_the_game_after_the_first_came_to_the_depot() -> None:
    state = table(["red 7 7", ""], riders=4, next_tiles="brick 1/3, rider")
    assert not state.over
    play(state, "draw tiles")
    assert state.over
    assert state.view(None).depot == ("brick 1/3",)


@rule("PAL-SCO-1")
@pytest.mark.parametrize(
    ("palace", "score"),
    [
        ("brick 1/3", -5),
        ("brick 1/3, marble 2/3", 0),
        ("brick 1/3, marble 2/3, brick 3/3", 9),
        ("brick 1/3, marble 2/3, brick 3/3 4/1", 10 + 3),
        ("brick 1/3, marble 2/3, brick 3/3 4/1 5/1", 11 + 6),
    ],
)
def test_a_palace_scores_by_its_height_and_windows(palace: str, score: int) -> None:
    assert points(palace) == score


@rule("PAL-SCO-2")
@pytest.mark.parametrize(
    ("palace", "score"),
    [
        ("brick 1/3", -5),
        ("brick 1/3 2/3", 0),
        ("brick 1/3 2/3 3/3", 9 + 3),
        ("brick 1/3 2/3 3/3 4/1", 10 + 3 + 3),
        ("brick 1/3 2/3 3/3 4/1 5/1", 11 + 6 + 6),
    ],
)
def test_one_material_only_scores_more_from_three_floors_on(palace: str, score: int) -> None:
    assert points(palace) == score


@rule("PAL-SCO-3")
def test_most_points_win_then_most_money_in_one_payment_then_the_win_is_shared() -> None:
    def winners(*hands: str, palaces: tuple[str, str] = ("brick 1/1", "marble 1/1")) -> list[int]:
        estates = [[palace] for palace in palaces]
        state = table(list(hands), estates, riders=4, next_tiles="rider")
        play(state, "draw tiles")
        return state.winners()

    assert winners("red 7 7", "", palaces=("brick 1/1", "marble 1/1 2/2")) == [1]
    assert winners("red 3 4, brown 7", "white 4 4") == [1]
    assert winners("red 7, brown 7, white 7", "white 7 7") == [0]
    assert winners("red 5, brown 5", "white 5, certificate") == [1]
    assert winners("red 7", "white 7") == [0, 1]


def test_nobody_has_won_before_the_end() -> None:
    assert table(["", ""]).winners() == []


@rule("PAL-EX-5", "PAL-SCO-1", "PAL-SCO-2", example="PAL-EX-5")
@pytest.mark.parametrize(
    ("palace", "score"),
    [
        ("sandstone 3/3", -5),
        ("brick 2/3 4/2", 0),
        ("brick 1/3, sandstone 2/1, brick 5/2", 6),
        ("sandstone 2/2 3/2 4/2 5/1", 13),
        ("marble 1/3 2/1 3/2, sandstone 4/3, marble 5/2", 17),
        ("brick 1/1 2/2 3/3 4/1 5/1", 20),
        ("marble 2/2 3/1 4/2", 8),
    ],
)
def test_the_palaces_of_the_summary_card(palace: str, score: int) -> None:
    assert points(palace) == score


@rule("PAL-EX-6", "PAL-TRF-3", "PAL-SCO-1", example="PAL-EX-6")
def test_putting_the_single_floor_in_turns_minus_five_and_zero_into_eight() -> None:
    state = table(["red 3", ""], [["sandstone 3/3", "brick 2/3 4/2"]])
    assert state.scores()[0] == -5 + 0
    play(state, "put in", "palace 1", "palace 2", "pay red 3")
    assert estate(state) == [["brick 2/3", "sandstone 3/3", "brick 4/2"]]
    assert state.scores()[0] == 8


@rule("PAL-SCO-3")
def test_a_tie_is_told_with_what_each_of_the_tied_could_still_pay() -> None:
    estates = [["brick 1/1"], ["marble 1/1"]]
    state = table(["red 3 4, brown 7", "white 4 4"], estates, riders=4, next_tiles="rider")
    lines = told(state, play(state, "draw tiles"))
    assert lines[-3:] == [
        "Tied at −5 points, Lapis could still pay 7 at once; the most money wins.",
        "Tied at −5 points, Vermiglio could still pay 8 at once; the most money wins.",
        "The fifth rider ends the game: Lapis −5 and Vermiglio −5. Vermiglio wins.",
    ]

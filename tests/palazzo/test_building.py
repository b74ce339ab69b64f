"""Building: where a tile may go."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.games.palazzo.state import State
from tests.palazzo.tables import estate, table
from tests.support import kinds, offered, play, refused, rule


def gaining(tiles: str, palaces: list[str], seats: int = 2) -> State:
    """The first seat has just won tiles, and must build them."""
    state = table(
        [""] * seats,
        [palaces],
        quarries=("", tiles, "", ""),
        next_tiles="marble 1/1, rider",
    )
    play(state, "draw tiles", "auction", *["pass"] * (seats - 1))
    return state


@rule("PAL-BLD-1")
@pytest.mark.parametrize("palace", ["brick 3/2 1/1", "brick 1/1, marble 1/2"])
def test_a_position_with_floors_that_do_not_rise_is_refused(palace: str) -> None:
    with pytest.raises(qc.BadPosition, match="floors that rise"):
        table(["", ""], [[palace]])


@rule("PAL-BLD-1")
def test_floors_rise_and_gaps_are_allowed() -> None:
    state = gaining("marble 4/2", ["brick 1/1 3/2", "sandstone 2/2"])
    assert offered(state) == ["discard it", "new palace", "build on 1", "build on 2"]
    play(state, "build on 2")
    assert estate(state) == [["brick 1/1", "brick 3/2"], ["sandstone 2/2", "marble 4/2"]]


@rule("PAL-BLD-1")
def test_any_floor_may_be_the_lowest_of_a_palace() -> None:
    state = gaining("marble 5/1", [])
    play(state, "new palace")
    assert estate(state) == [["marble 5/1"]]


@rule("PAL-BLD-2")
def test_no_floor_number_comes_twice_in_a_palace() -> None:
    state = gaining("marble 4/2", ["brick 2/2 4/1"])
    assert refused(state, "build on 1") == "PAL-BLD-2"


@rule("PAL-BLD-3")
def test_materials_and_windows_may_be_mixed() -> None:
    state = gaining("marble 3/1", ["brick 2/3"])
    play(state, "build on 1")
    assert estate(state) == [["brick 2/3", "marble 3/1"]]


@rule("PAL-BLD-4")
def test_a_tile_goes_only_on_the_top_or_begins_a_palace() -> None:
    state = gaining("marble 2/2", ["brick 1/1 3/2"])
    assert refused(state, "build on 1") == "PAL-BLD-4"
    assert refused(state, "build on 2") == "PAL-BLD-4"
    play(state, "new palace")
    assert estate(state) == [["brick 1/1", "brick 3/2"], ["marble 2/2"]]


@rule("PAL-BLD-5")
def test_a_tile_gained_is_built_or_discarded_at_once_even_if_it_could_be_built() -> None:
    state = gaining("marble 4/2", ["brick 1/1 3/2"])
    assert "discard it" in offered(state)
    assert kinds(play(state, "discard it")) == ["TileDiscarded"]
    assert state.view(None).box == ("marble 4/2",)
    assert state.decision.name == "turn"


@rule("PAL-BLD-5")
def test_the_owner_chooses_the_order_of_several_tiles_one_at_a_time() -> None:
    state = gaining("brick 2/2, marble 1/3, marble 4/2", [])
    assert offered(state) == ["choose brick 2/2", "choose marble 1/3", "choose marble 4/2"]
    play(state, "choose marble 1/3", "new palace", "choose marble 4/2", "build on 1")
    assert refused(state, "build on 1") == "PAL-BLD-4"
    play(state, "new palace")
    assert estate(state) == [["marble 1/3", "marble 4/2"], ["brick 2/2"]]


@rule("PAL-BLD-6")
def test_a_built_tile_is_moved_by_transform_only() -> None:
    state = table(["red 3", ""], [["brick 1/1", "marble 2/2"]])
    before = estate(state)
    assert {move for move in offered(state) if move not in ("take money", "draw tiles")} == {
        "put in",
        "remove",
    }
    play(state, "take money")
    while state.decision.name == "take":
        play(state, offered(state)[0])
    assert estate(state) == before


@rule("PAL-EX-1", "PAL-BLD-1", "PAL-BLD-2", "PAL-BLD-4", example="PAL-EX-1")
def test_caroline_may_only_start_a_third_palace_with_the_two_and_has_choices_for_the_rest() -> None:
    palace_a, palace_b = "brick 1/1 3/2", "sandstone 2/2 4/1"
    state = gaining("marble 2/3 4/2 5/1", [palace_a, palace_b])

    play(state, "choose marble 2/3")
    assert offered(state) == ["discard it", "new palace"]
    assert refused(state, "build on 1") == "PAL-BLD-4"
    assert refused(state, "build on 2") == "PAL-BLD-2"
    play(state, "new palace")

    play(state, "choose marble 4/2")
    assert refused(state, "build on 2") == "PAL-BLD-2"
    assert offered(state) == ["discard it", "new palace", "build on 1", "build on 3"]
    play(state, "build on 3")

    assert offered(state) == ["discard it", "new palace", "build on 1", "build on 2", "build on 3"]
    play(state, "build on 2")
    assert estate(state) == [
        ["brick 1/1", "brick 3/2"],
        ["sandstone 2/2", "sandstone 4/1", "marble 5/1"],
        ["marble 2/3", "marble 4/2"],
    ]


@rule("PAL-EX-1", "PAL-TRF-3", example="PAL-EX-1")
def test_carolines_two_can_be_put_in_later_only_while_it_stands_alone() -> None:
    alone = table(["red 3", ""], [["brick 1/1 3/2", "sandstone 2/2 4/1 5/1", "marble 2/3"]])
    play(alone, "put in", "palace 3", "palace 1", "pay red 3")
    assert estate(alone)[0] == ["brick 1/1", "marble 2/3", "brick 3/2"]
    covered = table(["red 3", ""], [["brick 1/1 3/2", "sandstone 2/2 4/1", "marble 2/3 4/2"]])
    assert refused(covered, "put in") == "PAL-TRF-3"

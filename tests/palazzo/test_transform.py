"""Transforming palaces."""

from __future__ import annotations

from tests.palazzo.tables import estate, hand, table
from tests.support import offered, play, refused, rule


@rule("PAL-TRF-1")
def test_it_costs_one_card_of_ones_choice_discarded_face_up() -> None:
    state = table(["red 3, white 7, certificate", ""], [["brick 1/1 3/2"]])
    play(state, "take out", "palace 1", "floor 3")
    assert offered(state) == ["pay red 3", "pay white 7", "pay certificate"]
    assert refused(state, "pay brown 3") == "PAL-PAY-1"
    play(state, "pay white 7")
    assert hand(state) == ["red 3", "certificate"]
    assert state.view(1).discard == ("white 7",)
    assert (state.awaiting(), state.decision.name) == ([1], "turn")


@rule("PAL-TRF-1")
def test_it_is_not_allowed_without_a_card_or_without_a_palace() -> None:
    poor = table(["", ""], [["brick 1/1 3/2", "marble 2/2"]])
    for action in ("take out", "put in", "remove"):
        assert refused(poor, action) == "PAL-TRF-1"
    homeless = table(["red 3", ""])
    assert offered(homeless) == ["take money", "draw tiles"]


@rule("PAL-TRF-2")
def test_any_floor_of_a_palace_of_several_becomes_a_palace_of_its_own() -> None:
    for floor, rest, out in (
        (1, ["marble 3/2", "brick 4/1"], "brick 1/1"),
        (3, ["brick 1/1", "brick 4/1"], "marble 3/2"),
        (4, ["brick 1/1", "marble 3/2"], "brick 4/1"),
    ):
        state = table(["red 3", ""], [["brick 1/1, marble 3/2, brick 4/1"]])
        play(state, "take out", "palace 1")
        assert offered(state) == ["floor 1", "floor 3", "floor 4"]
        assert refused(state, "floor 2") == "PAL-TRF-2"
        play(state, f"floor {floor}", "pay red 3")
        assert estate(state) == [rest, [out]]


@rule("PAL-TRF-2")
def test_nothing_is_taken_out_of_a_palace_of_one_floor() -> None:
    state = table(["red 3", ""], [["brick 1/1"]])
    assert refused(state, "take out") == "PAL-TRF-2"
    both = table(["red 3", ""], [["brick 1/1", "marble 2/2 3/2"]])
    play(both, "take out")
    assert refused(both, "palace 1") == "PAL-TRF-2"
    assert offered(both) == ["palace 2"]


@rule("PAL-TRF-3")
def test_a_one_floor_palace_goes_into_another_at_its_place_bottom_and_top_included() -> None:
    for single, merged in (
        ("marble 1/1", ["marble 1/1", "brick 2/2", "brick 4/1"]),
        ("marble 3/2", ["brick 2/2", "marble 3/2", "brick 4/1"]),
        ("marble 5/1", ["brick 2/2", "brick 4/1", "marble 5/1"]),
    ):
        state = table(["red 3", ""], [[single, "brick 2/2 4/1"]])
        play(state, "put in", "palace 1", "palace 2", "pay red 3")
        assert estate(state) == [merged]


@rule("PAL-TRF-3")
def test_it_does_not_go_where_its_number_is_and_only_one_floor_palaces_go() -> None:
    state = table(["red 3", ""], [["marble 2/2", "brick 2/3 4/1", "brick 3/2"]])
    play(state, "put in")
    assert refused(state, "palace 2") == "PAL-TRF-3"
    play(state, "palace 1")
    assert refused(state, "palace 2") == "PAL-BLD-2"
    assert refused(state, "palace 1") == "PAL-TRF-3"
    assert offered(state) == ["palace 3"]
    play(state, "palace 3", "pay red 3")
    assert estate(state) == [["brick 2/3", "brick 4/1"], ["marble 2/2", "brick 3/2"]]


@rule("PAL-TRF-3")
def test_nothing_is_offered_that_fits_nowhere() -> None:
    state = table(["red 3", ""], [["marble 2/2", "brick 2/3"]])
    assert refused(state, "put in") == "PAL-TRF-3"


@rule("PAL-TRF-4")
def test_a_one_floor_palace_is_removed_out_of_the_game() -> None:
    state = table(["red 3", ""], [["marble 2/2", "brick 2/3 4/1"]])
    play(state, "remove")
    assert offered(state) == ["palace 1"]
    assert refused(state, "palace 2") == "PAL-TRF-4"
    play(state, "palace 1", "pay red 3")
    assert estate(state) == [["brick 2/3", "brick 4/1"]]
    assert state.view(1).box == ("marble 2/2",)
    assert refused(table(["red 3", ""], [["brick 2/3 4/1"]]), "remove") == "PAL-TRF-4"


@rule("PAL-TRF-5")
def test_one_of_the_three_an_action_so_a_floor_taken_out_stays_a_palace_until_another_turn() -> (
    None
):
    state = table(["red 3 4 5", ""], [["brick 1/1 3/2", "marble 2/2 4/2"]])
    play(state, "take out", "palace 1", "floor 3", "pay red 3")
    assert estate(state) == [["brick 1/1"], ["marble 2/2", "marble 4/2"], ["brick 3/2"]]
    assert state.awaiting() == [1]
    play(state, "draw tiles", "auction")
    while state.awaiting() != [0] or state.decision.name != "turn":
        play(state, "pass" if "pass" in offered(state) else offered(state)[0])
    play(state, "put in", "palace 3", "palace 2", "pay red 4")
    assert estate(state) == [["brick 1/1"], ["marble 2/2", "brick 3/2", "marble 4/2"]]

"""Strozzi's ten cards."""

from __future__ import annotations

import pytest

from quattrocento.games.florence.components import BOAST_POINTS, BOASTS
from quattrocento.games.florence.state import State
from tests.florence.tables import city, points, queue, times
from tests.support import kinds, offered, play, rule

GOALS = {1: 4, 2: 5, 3: 6}


def drawn(card: int, queues: dict[int, str] | None = None, **more: object) -> State:
    """Strozzi has drawn and resolved a card, after a move of the human's from 7 to 8."""
    options = {"goals": GOALS, "strozzi": {"time": 8}, **more}
    pile = list(options.pop("pile", [card]))  # type: ignore[call-overload]
    state = city({7: "0 donna", **(queues or {})}, players=1, pile=pile, **options)  # type: ignore[arg-type]
    play(state, "move 7.1 to 8")
    return state


def active(number: int, noble: int) -> dict[str, object]:
    """The first round of a noble, who goes to 4; the next two go to 5 and 6."""
    first = noble + 1
    return {"round": first, "goals": {first: 4, first + 1: 5, first + 2: 6}, "pile": [number]}


@rule("FLO-STR-1")
def test_for_cosimo_he_deploys_a_debutant_first_of_its_rank() -> None:
    state = drawn(1, {4: "0 donna, 0, 0"})
    assert queue(state, 4) == "0 donna, orange, 0, 0"
    assert times(state)[1] == 5
    assert queue(drawn(2, {4: "0"}), 4) == "blue, 0"


@rule("FLO-STR-1")
def test_for_contessina_a_donna_and_for_giovanni_a_debutant_of_each_colour() -> None:
    assert queue(drawn(3, {5: "0 donna, 0"}), 5) == "0 donna, orange donna, 0"
    state = drawn(1, {4: "0"}, **active(1, 2))
    assert queue(state, 4) == "0, orange, blue"


@rule("FLO-STR-1")
def test_a_full_destination_sends_him_to_the_next_noble_s_and_then_back_along_the_arrows() -> None:
    full = "0, 0, 0, 0"
    assert queue(drawn(3, {5: full}), 6) == "orange donna"
    state = drawn(3, {5: full, 6: "orange, orange, orange, orange"})
    assert queue(state, 4) == "orange donna"
    strozzis = {6: "orange, orange, orange, orange", 4: "blue, blue, blue, blue"}
    crowded = {5: full, **strozzis, 8: "orange donna, orange donna, blue donna, blue donna"}
    state = city({7: "0 donna", **crowded}, players=1, pile=[3], goals=GOALS, strozzi={"time": 8})
    play(state, "boast 7")
    assert queue(state, 7) == "0 donna, orange donna"


@rule("FLO-STR-1")
def test_giovannis_two_debutants_look_for_room_one_by_one() -> None:
    state = drawn(1, {4: "0, 0, 0"}, **active(1, 2))
    assert queue(state, 4) == "0, 0, 0, orange"
    assert queue(state, 5) == "blue"


@rule("FLO-STR-1")
def test_card_five_deploys_the_colour_with_fewer_members() -> None:
    options = active(5, 1)
    state = drawn(5, {1: "orange, orange, blue"}, **options)
    assert queue(state, 6) == "blue"
    assert state.decision.name == "action"


@rule("FLO-STR-1")
def test_in_a_tie_the_human_chooses_the_colour() -> None:
    options = active(5, 1)
    state = drawn(5, {1: "orange, blue"}, **options)
    assert state.awaiting() == [0]
    assert offered(state) == ["colour orange", "colour blue"]
    told = kinds(play(state, "colour blue"))
    assert told == ["Deployed"]
    assert queue(state, 6) == "blue"
    assert state.decision.name == "action"
    options = active(5, 2)
    state = drawn(5, {1: "orange, blue"}, **options)
    play(state, "colour orange")
    assert queue(state, 6) == "orange donna"


@rule("FLO-STR-1")
def test_card_five_for_giovanni_asks_nothing() -> None:
    state = drawn(5, {1: "orange, blue"})
    assert state.decision.name == "action"
    assert queue(state, 6) == "orange, blue"


@rule("FLO-STR-2")
def test_a_missing_piece_first_brings_back_all_of_its_colour_that_are_at_no_destination() -> None:
    queues = {1: "orange donna, orange", 2: "orange, orange", 5: "orange", 9: "orange, blue"}
    state = drawn(1, queues)
    assert (queue(state, 1), queue(state, 2), queue(state, 9)) == ("", "", "blue")
    assert (queue(state, 5), queue(state, 4)) == ("orange", "orange")


@rule("FLO-STR-2")
def test_if_the_piece_is_still_missing_nothing_is_deployed_and_the_time_is_spent() -> None:
    queues = {4: "orange, orange, orange", 5: "orange, orange", 1: "orange donna"}
    state = drawn(1, queues)
    assert queue(state, 4) == "orange, orange, orange"
    assert queue(state, 1) == ""
    assert times(state)[1] == 5


@rule("FLO-STR-3")
def test_card_six_spends_all_time_and_passes_in_the_same_turn() -> None:
    state = drawn(6, drawn=[9], pile=[6], strozzi={"time": 8})
    assert times(state)[1] == 0
    assert state.view(0).players[1].passed


@rule("FLO-STR-3")
@pytest.mark.parametrize(("time", "kept"), [(8, 3), (4, 3), (2, 2)])
def test_with_giovanni_active_card_six_leaves_him_three_time(time: int, kept: int) -> None:
    state = drawn(6, round=3, goals={3: 4}, drawn=[9], pile=[6], strozzi={"time": time})
    assert times(state)[1] == kept
    assert state.view(0).players[1].passed


@rule("FLO-STR-3")
def test_card_six_as_the_first_of_a_round_is_put_back_and_another_resolved() -> None:
    state = drawn(6, pile=[6, 1])
    assert queue(state, 4) == "orange"
    assert state.view(0).strozzi.drawn == (6, 1)
    assert sorted(state.pile) == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert not state.view(0).players[1].passed
    places = {drawn(6, pile=[6, 1], chance=chance).pile.index(6) for chance in range(5, 400, 7)}
    assert len(places) > 4


@rule("FLO-STR-3", "FLO-HID-1")
def test_that_card_six_was_put_back_is_seen_as_long_as_the_card_drawn_after_it() -> None:
    """Else two who know different things of the pile would see the same (soak, seed 25)."""
    state = drawn(6, pile=[6, 1], strozzi={"time": 1})
    assert state.view(0).strozzi.drawn == (6, 1)
    play(state, "pass", "ring 8")
    assert state.round == 2
    assert state.view(0).strozzi.drawn_before == (6, 1)


@rule("FLO-STR-4")
def test_card_seven_promotes_the_foremost_debutant_at_the_first_destination_with_one() -> None:
    state = drawn(7, {4: "0", 5: "0, orange, blue", 6: "blue"})
    assert queue(state, 5) == "orange donna, 0, blue"
    assert times(state)[1] == 5
    none_left = {4: "orange, blue", 1: "orange donna, orange donna, orange donna"}
    assert queue(drawn(7, none_left), 4) == "blue donna, orange"


@rule("FLO-STR-4")
def test_failing_that_a_donna_becomes_maestro_and_failing_that_he_boasts() -> None:
    state = drawn(7, {5: "blue donna, 0", 4: "0"})
    assert queue(state, 5) == "blue maestro, 0"
    state = drawn(7, {1: "orange"}, carriages={"cosimo": 7})
    assert state.view(0).locations[3].markers[0].seat == -1
    stuck = {4: "orange maestro, blue maestro"}
    assert drawn(7, stuck).view(0).locations[3].markers[0].seat == -1


@rule("FLO-STR-5")
@pytest.mark.parametrize(("number", "times_figure", "box"), [(1, 2, 0), (4, 3, 1), (7, 4, 2)])
@pytest.mark.parametrize("card", [8, 9])
def test_a_boast_scores_a_multiple_of_the_figure_right_after_the_carriage(
    card: int, number: int, times_figure: int, box: int
) -> None:
    goals = {number: 4, number + 1: 5, number + 2: 6}
    for tile in BOASTS:
        state = drawn(
            card,
            round=number,
            goals=goals,
            carriages={"cosimo": 1, "contessina": 7},
            tiles={5: tile},
        )
        assert points(state)[1] == times_figure * BOAST_POINTS[BOASTS.index(tile)]
        assert [(each.box, each.seat) for each in state.view(0).locations[4].markers] == [(box, -1)]
        assert times(state)[1] == 6


@rule("FLO-STR-5")
def test_a_taken_box_sends_him_on_along_the_arrows_though_his_own_marker_is_no_obstacle() -> None:
    options = {
        "round": 4,
        "goals": {4: 4, 5: 5, 6: 6},
        "carriages": {"cosimo": 1, "contessina": 7},
    }
    human = {0: {"markers": ["5 middle"]}}
    strozzi = {"time": 8, "markers": ["2 bottom"]}
    state = drawn(8, seats=human, strozzi=strozzi, **options)
    assert [(each.box, each.seat) for each in state.view(0).locations[1].markers] == [
        (0, -1),
        (1, -1),
    ]


@rule("FLO-STR-5")
def test_with_no_such_box_or_no_marker_left_nothing_happens() -> None:
    everywhere = [f"{location} bottom" for location in range(1, 10)]
    state = drawn(8, strozzi={"time": 8, "markers": everywhere})
    assert points(state) == [0, 0]
    twelve = [*everywhere[:6], *(f"{location} top" for location in range(1, 7))]
    state = drawn(8, strozzi={"time": 8, "markers": twelve})
    assert points(state) == [0, 0]
    assert times(state)[1] == 6


@rule("FLO-STR-6")
@pytest.mark.parametrize(("noble", "shield"), [(2, "1-4"), (0, "spy 5"), (1, "bouncer 5")])
def test_card_ten_posts_a_guard_of_noble_b_s_kind_at_his_destination(
    noble: int, shield: str
) -> None:
    options = active(10, noble)
    if noble == 2:
        options = {"round": 3, "goals": {3: 6, 4: 1}, "pile": [10]}
    state = drawn(10, **options)
    assert state.game.dump(state)["players"][1]["guards"] == [shield]
    assert times(state)[1] == 6


@rule("FLO-STR-6")
def test_a_taken_shield_sends_him_back_against_the_arrows_and_the_park_is_skipped() -> None:
    human = {0: {"guards": ["spy 5"]}}
    state = drawn(10, seats=human)
    assert state.game.dump(state)["players"][1]["guards"] == ["spy 1"]
    state = drawn(10, round=3, goals={3: 6, 4: 5})
    assert state.game.dump(state)["players"][1]["guards"] == ["1-4"]
    state = drawn(10, round=3, goals={3: 6, 4: 2}, seats={0: {"guards": ["2-5"]}})
    assert state.game.dump(state)["players"][1]["guards"] == ["1-4"]


@rule("FLO-STR-6")
def test_with_no_shield_free_or_in_round_nine_he_scores_two_points() -> None:
    half = [f"spy {location}" for location in range(1, 6)]
    rest = [f"spy {location}" for location in range(6, 10)]
    state = drawn(10, seats={0: {"guards": half}}, strozzi={"time": 8, "guards": rest})
    assert points(state)[1] == 2
    state = drawn(10, round=9, goals={9: 4})
    assert points(state)[1] == 2
    assert state.game.dump(state)["players"][1]["guards"] == []

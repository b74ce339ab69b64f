"""Completing a work: its value, bonus cards, the minimum, and the pay."""

from __future__ import annotations

from typing import Any

import pytest

from tests.princes.tables import estate, player, seen, table
from tests.support import kinds, offered, play, refused, rule, told

EXAMPLE_ESTATE = estate(
    "clllWW.",
    "cc.lWWW",
    "fO.OWW.",
    "fOOOggg",
    "fffUgUt",
    "###UgUt",
    "###UUUt",
)


@rule("PRI-WRK-1")
@pytest.mark.parametrize(
    ("round_number", "minimum"), list(enumerate([7, 10, 12, 14, 15, 16, 17], start=1))
)
def test_a_work_must_reach_the_minimum_of_the_round(round_number: int, minimum: int) -> None:
    cards = "poet, lawyer, painter" if minimum % 2 else "poet, lawyer"
    others = 3 if minimum % 2 else 2
    jesters = (minimum - others) // 2
    enough = table([player(cards, jesters=min(7, jesters))], round=round_number)
    assert enough.view(0).minimum == minimum
    assert "work poet" in offered(enough)
    less = table([player(cards, jesters=jesters - 1)], round=round_number)
    assert refused(less, "work poet") == "PRI-WRK-5"


@rule("PRI-WRK-1")
def test_a_work_needs_its_profession_in_hand() -> None:
    state = table([player("poet", table="lawyer", jesters=7)])
    assert refused(state, "work lawyer") == "PRI-WRK-1"
    assert refused(state, "work painter") == "PRI-WRK-1"


@rule("PRI-WRK-2")
def test_the_value_adds_preferences_jesters_cards_and_bonus_cards() -> None:
    everything = player(
        "poet, lakes, prestige cards",
        table="lawyer",
        pieces=["theater at e7 turn 1", "lake at a7 turn 1", "lake at d4 turn 1"],
        freedoms="travel",
        jesters=1,
        recruiting_table=1,
    )
    state = table([everything])
    own = seen(state).works
    assert own is not None
    assert own[0].value == 4 + 3 + 3 + 2 + 3
    play(state, "work poet", "bonus lakes", "enough")
    assert state.view(0).value == 15 + 4


@rule("PRI-WRK-2")
def test_a_second_work_is_counted_afresh_with_the_same_number_of_cards() -> None:
    state = table([player("poet, lawyer, cards on table", jesters=5)])
    play(state, "work poet", "enough")
    assert state.view(0).value == 12
    play(state, "points 0", "work lawyer", "bonus cards on table")
    assert state.view(0).value == 12 + 2


@rule("PRI-WRK-3")
def test_the_card_lies_face_up_and_makes_no_second_work() -> None:
    state = table([player("poet", jesters=6)])
    play(state, "work poet", "points 0")
    assert (seen(state, 0, viewer=1).table, seen(state).hand) == (("poet",), ())
    assert refused(state, "work poet") == "PRI-WRK-1"


@rule("PRI-WRK-4", "PRI-WRK-6")
@pytest.mark.parametrize(("points", "money"), [(0, 1500), (1, 1300), (7, 100)])
def test_any_part_of_the_pay_may_be_turned_into_points(points: int, money: int) -> None:
    state = table([player("poet", jesters=7, money=5000)], round=1)
    play(state, "work poet")
    assert [offered(state)[0], offered(state)[-1]] == ["points 0", "points 7"]
    assert refused(state, "points 8") == "PRI-WRK-4"
    play(state, f"points {points}")
    assert (seen(state).points, seen(state).money) == (points, 5000 + money)


@rule("PRI-WRK-4", "PRI-WRK-6")
def test_the_split_is_asked_right_after_the_work_and_never_later() -> None:
    state = table([player("poet", jesters=6, recruiting_hand=1), player(table="lawyer")])
    play(state, "work poet")
    assert state.decision.name == "split"
    assert refused(state, "recruit lawyer") == "PRI-WRK-6"
    play(state, "points 2")
    assert not [move for move in offered(state) if move.startswith("points")]


@rule("PRI-WRK-5")
def test_below_the_minimum_the_card_cannot_be_played_and_no_preference_is_needed() -> None:
    below = table([player("poet", jesters=5)])
    assert refused(below, "work poet") == "PRI-WRK-5"
    without_preferences = table([player("poet, lawyer", jesters=5)])
    play(without_preferences, "work poet", "points 6")
    assert seen(without_preferences).table == ("poet",)


@rule("PRI-BON-1")
def test_any_number_of_bonus_cards_even_one_just_taken_each_used_once() -> None:
    state = table(
        [player("poet, lawyer, jesters", jesters=4)], top={"bonus": "cards in hand, lakes"}
    )
    play(state, "take bonus", "keep cards in hand", "under lakes")
    play(state, "under buildings", "under large buildings")
    play(state, "work poet", "bonus jesters", "bonus cards in hand")
    assert state.view(0).value == 10 + 8 + 1
    assert state.view(1).played_bonus == ("jesters", "cards in hand")
    assert seen(state).bonus == 0


@rule("PRI-BON-1", "PRI-ACT-4")
def test_bonus_cards_count_towards_the_minimum_and_closing_needs_it() -> None:
    state = table([player("poet, lawyer, jesters, builders", jesters=4)])
    assert "work poet" in offered(state)
    play(state, "work poet")
    assert refused(state, "enough") == "PRI-WRK-5"
    assert offered(state) == ["bonus jesters"]
    assert refused(state, "bonus builders") == "PRI-BON-1"
    play(state, "bonus jesters")
    assert offered(state) == ["bonus builders", "enough"]
    play(state, "enough")
    assert state.view(0).value == 18


@rule("PRI-BON-1")
def test_a_bonus_card_worth_nothing_may_be_played_and_they_are_named_in_order() -> None:
    state = table([player("poet, lawyer, jesters, parks", jesters=6)])
    play(state, "work poet")
    assert refused(state, "bonus lakes") == "PRI-BON-1"
    assert offered(state) == ["bonus parks", "bonus jesters", "enough"]
    after_jesters = state.clone()
    play(after_jesters, "bonus jesters")
    assert refused(after_jesters, "bonus parks") == "PRI-BON-1"
    play(state, "bonus parks", "enough")
    assert state.view(0).value == 14


@rule("PRI-BON-1", "PRI-HID-1")
def test_others_see_the_work_when_its_bonus_cards_are_chosen() -> None:
    state = table([player("poet, lawyer, jesters, parks", jesters=6)])
    before = state.view(1)
    assert kinds(play(state, "work poet", "bonus parks")) == []
    assert state.view(1) == before
    events = play(state, "enough")
    assert kinds(events) == ["WorkCompleted"]
    assert state.view(1).players[0].table == ("poet",)


@rule("PRI-WRK-2", "PRI-EX-2", example="PRI-EX-2")
def test_annes_poet_makes_a_work_of_15_in_round_three() -> None:
    anne = player(
        "poet, lawyer",
        table="painter",
        pieces=["theater at e7 turn 1"],
        freedoms="travel",
        jesters=2,
        recruiting_hand=1,
        money=0,
    )
    state = table([anne], round=3)
    assert state.view(0).minimum == 12
    own = seen(state).works
    assert own is not None
    (work,) = [each for each in own if each.card == "poet"]
    assert (work.value, work.missing) == (15, {"lake": 3})
    play(state, "work poet")
    assert state.view(0).value == 15
    all_money = state.clone()
    play(all_money, "points 0")
    assert (seen(all_money).money, seen(all_money).points) == (1500, 0)
    assert offered(state)[-1] == "points 7"
    play(state, "points 7")
    assert (seen(state).money, seen(state).points) == (100, 7)


# All bonus cards

ALL_BONUS = {
    "buildings": 5,
    "large buildings": 4,
    "medium buildings and forests": 3,
    "small buildings and landscapes": 5,
    "building sizes": 6,
    "landscapes": 3,
    "forests": 4,
    "lakes": 2,
    "parks": 0,
    "freedoms": 4,
    "jesters": 0,
    "jesters and freedoms": 2,
    "builders": 4,
    "builders and lakes": 3,
    "prestige cards": 2,
    "prestige cards and freedoms": 3,
    "kinds of landscape": 4,
    "categories": 5,
    "cards in hand": 2,
    "cards on table": 3,
}


def example_estate(hand: str, on_table: str, **more: Any) -> dict[str, Any]:
    """The estate of the rulebook's lists of cards."""
    return player(
        hand,
        table=on_table,
        prestige=more.pop("prestige", "most parks"),
        pieces=EXAMPLE_ESTATE,
        freedoms="opinion, religion",
        builders=2,
        **more,
    )


@rule("PRI-BON-2", "PRI-BLD-5", "PRI-EX-4", example="PRI-EX-4")
def test_all_twenty_bonus_cards_for_the_example_estate() -> None:
    hand = ", ".join(["poet", "lawyer", *ALL_BONUS])
    state = table([example_estate(hand, "painter, composer", recruiting_hand=1)])
    own = seen(state).bonus_cards
    assert own is not None
    assert {card.card: card.value for card in own} == ALL_BONUS
    before = seen(state).works
    assert before is not None
    poet = next(work.value for work in before if work.card == "poet")
    play(state, "work poet", *(f"bonus {card}" for card in ALL_BONUS))
    assert state.view(0).value - poet == 64


@rule("PRI-BON-2")
def test_bonus_cards_are_counted_with_the_profession_already_on_the_table() -> None:
    state = table([player("poet, cards in hand, cards on table", jesters=7)])
    play(state, "work poet", "bonus cards in hand", "bonus cards on table")
    assert state.view(0).value == 14 + 1 + 0 + 1


@rule("PRI-WRK-2", "PRI-BON-1")
def test_the_log_says_what_the_parts_of_a_work_count() -> None:
    anne = player(
        "poet, lawyer, jesters",
        table="painter",
        pieces=["theater at e7 turn 1"],
        freedoms="travel",
        jesters=2,
        recruiting_hand=1,
    )
    state = table([anne], round=3)
    assert told(state, play(state, "work poet", "bonus jesters"))[0] == (
        "Lapis completes a work of 19: Poet, with Jesters +2 each. In detail: building 4, "
        "landscape 0, freedom 3, jesters 4, cards 4, bonus 4."
    )

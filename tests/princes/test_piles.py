"""Looking at five, keeping one, ordering the rest: professions, bonus and prestige cards."""

from __future__ import annotations

import pytest

from tests.princes.tables import auction, pile_labels, player, seen, table
from tests.support import offered, play, refused, rule

FIVE = "poet, lawyer, painter, botanist, composer"


@rule("PRI-PIL-1", "PRI-PRF-1")
def test_one_of_the_top_five_is_kept_and_the_others_go_under_from_the_upper_to_the_lowest() -> None:
    state = table(top={"profession": FIVE})
    below = pile_labels(state, "profession")[5:]
    play(state, "take profession")
    assert seen(state).money == 3200
    assert sorted(state.view(0).looked) == sorted(FIVE.split(", "))
    assert refused(state, "keep dramatist") == "PRI-PIL-1"
    play(state, "keep painter")
    assert refused(state, "under painter") == "PRI-PIL-1"
    assert offered(state) == ["under botanist", "under lawyer", "under composer", "under poet"]
    play(state, "under poet", "under composer")
    assert refused(state, "under poet") == "PRI-PIL-1"
    play(state, "under botanist")
    assert pile_labels(state, "profession") == [*below, "poet", "composer", "botanist", "lawyer"]
    assert seen(state).hand == ("painter",)


@rule("PRI-PIL-1")
def test_exactly_one_is_kept_never_none() -> None:
    state = table(top={"bonus": "forests, lakes, parks, freedoms, jesters"})
    play(state, "take bonus")
    assert all(move.startswith("keep ") for move in offered(state))
    assert len(offered(state)) == 5


@rule("PRI-PIL-1", "PRI-BNC-1")
def test_with_five_or_fewer_in_the_pile_the_others_are_the_new_pile_in_that_order() -> None:
    few = "forests, lakes, parks"
    state = table(played=ALL_BUT_THREE_BONUS)
    assert pile_labels(state, "bonus") == few.split(", ")
    play(state, "take bonus", "keep lakes", "under parks")
    assert pile_labels(state, "bonus") == ["parks", "forests"]
    play(state, "take bonus", "keep forests")
    assert pile_labels(state, "bonus") == ["parks"]


ALL_BUT_THREE_BONUS = (
    "buildings, large buildings, medium buildings and forests, small buildings and landscapes, "
    "building sizes, landscapes, freedoms, jesters, jesters and freedoms, builders, "
    "builders and lakes, prestige cards, prestige cards and freedoms, kinds of landscape, "
    "categories, cards in hand, cards on table"
)


@rule("PRI-BNC-1", "PRI-PIL-1")
def test_the_last_card_of_a_pile_must_be_kept_and_an_empty_pile_gives_none() -> None:
    state = table([player("forests, lakes")], played=ALL_BUT_THREE_BONUS)
    play(state, "take bonus")
    assert offered(state) == ["keep parks"]
    play(state, "keep parks")
    assert refused(state, "take bonus") == "PRI-BNC-1"


@rule("PRI-BNC-1", "PRI-ACT-2")
def test_a_bonus_card_costs_300_and_two_may_be_taken_in_a_turn() -> None:
    state = table()
    for money in (3200, 2900):
        play(state, "take bonus")
        while state.decision.name != "action" and state.awaiting() == [0]:
            play(state, offered(state)[0])
        assert seen(state).money == money
    assert seen(state).bonus == 2
    assert state.awaiting() == [1]


@rule("PRI-PRF-1", "PRI-ACT-2")
def test_only_one_profession_is_taken_in_a_turn_and_none_from_an_empty_pile() -> None:
    state = table(top={"profession": FIVE})
    play(state, "take profession", "keep poet", "under lawyer", "under painter", "under botanist")
    assert refused(state, "take profession") == "PRI-PRF-1"
    everybody = "mathematician, theologian, philosopher, botanist, alchemist, physicist, watchmaker"
    rest = (
        "goldsmith, bell maker, cartographer, lawyer, choreographer, composer, sculptor, painter, "
        "pharmacist, physician, dramatist, poet, astronomer, organ builder"
    )
    state = table([player(everybody), player(rest)])
    assert refused(state, "take profession") == "PRI-PRF-1"


@rule("PRI-PRF-1")
def test_the_new_profession_may_complete_a_work_in_the_same_turn() -> None:
    state = table([player("poet", jesters=6)], top={"profession": "lawyer"})
    play(state, "take profession", "keep lawyer")
    play(state, "under mathematician", "under theologian", "under philosopher")
    assert "work lawyer" in offered(state)


@rule("PRI-PRC-1", "PRI-PIL-1")
def test_a_prestige_card_is_chosen_of_five_and_stays_hidden() -> None:
    top = "all freedoms, most parks, most works, most jesters, 2 large buildings"
    state = auction(top={"prestige": top})
    play(state, "start prestige", "pass", "pass")
    assert sorted(state.view(0).looked) == sorted(top.split(", "))
    play(state, "keep most works", "under most parks", "under all freedoms", "under most jesters")
    assert pile_labels(state, "prestige")[-4:] == [
        "most parks",
        "all freedoms",
        "most jesters",
        "2 large buildings",
    ]
    own = seen(state).prestige_cards
    assert own is not None
    assert [card.card for card in own] == ["most works"]
    assert seen(state, 0, viewer=1).prestige == 1
    assert seen(state, 0, viewer=1).prestige_cards is None


@rule("PRI-PIL-1", "PRI-HID-1")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_only_that_somebody_looks(viewer: int | None) -> None:
    state = table(top={"profession": FIVE})
    play(state, "take profession")
    looking = state.view(viewer)
    assert (looking.looking, looking.looked) == ("profession", ())
    play(state, "keep painter", "under poet")
    assert state.view(viewer) == looking


@rule("PRI-ACT-4")
def test_a_card_must_be_payable() -> None:
    state = table([player(money=100, points=1)])
    assert refused(state, "take bonus") == "PRI-ACT-4"
    assert refused(state, "take profession") == "PRI-ACT-4"
    state = table([player(money=100, points=2)])
    play(state, "take bonus")
    assert (seen(state).money, seen(state).points) == (0, 0)

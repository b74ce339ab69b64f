"""Privileges: taking a card, using two of its fields in one's own order, or giving them up."""

from __future__ import annotations

import pytest

from quattrocento.games.augsburg.components import PRIVILEGE_CARDS, PRIVILEGES
from tests.augsburg.tables import cards, hand, money, prestige, ranks, seat, table, using
from tests.support import kinds, offered, play, refused, rule

# The cards by number: 1 florins, 6 prestige, purple; 2 purple, purple, draw; 3 orange, orange,
# florins; 4 yellow, purple, 7 prestige; 5 yellow, yellow, draw; 6 yellow, orange, purple;
# 10 orange, draw, 6 prestige.


@rule("AUG-PRV-1")
def test_the_winner_must_take_a_card_that_lies_face_up() -> None:
    state = table(seat("philipp 3"), seat(""), face_up="2 4")
    play(state, "bid 1", "pass", "show philipp 3")
    assert offered(state) == ["take card 2", "take card 4"]
    assert refused(state, "take card 1") == "AUG-PRV-1"


@rule("AUG-PRV-1")
def test_two_of_three_privileges_are_used_one_after_the_other() -> None:
    state = using("1", seat(money=100), seat())
    assert offered(state) == ["take 500 florins", "take prestige", "climb purple", "give up"]
    play(state, "take 500 florins")
    assert money(state) == 600
    assert offered(state) == ["take prestige", "climb purple", "give up"]
    assert refused(state, "take 500 florins") == "AUG-PRV-1"
    play(state, "climb purple")
    assert state.view(None).noble == "louise"
    assert state.view(None).card is None


@rule("AUG-PRV-1")
def test_the_privileges_may_be_used_in_any_order() -> None:
    state = using("6", seat(), seat())
    play(state, "climb purple", "climb yellow")
    assert ranks(state) == {"yellow": 2, "orange": 1, "purple": 2}


@rule("AUG-PRV-1")
def test_a_used_card_goes_under_the_other_five_and_not_back_on_offer() -> None:
    state = using("4", seat(), seat())
    play(state, "take prestige", "give up")
    assert cards(state) == ["1", "2", "3", "5"]
    assert [each.card for each in state.view(None).face_down] == ["6", "7", "8", "9", "10"]


@rule("AUG-PRV-2")
def test_each_use_may_be_given_up_for_two_prestige_at_its_place_in_the_order() -> None:
    state = using("1", seat(), seat())
    play(state, "give up")
    assert prestige(state) == 2
    assert offered(state) == ["take 500 florins", "take prestige", "climb purple", "give up"]
    play(state, "give up")
    assert prestige(state) == 4
    assert state.view(None).noble == "louise"


@rule("AUG-PRV-2")
def test_privileges_that_cannot_be_used_can_only_be_given_up() -> None:
    others = seat(rights={"church": 2, "cathedral": 2, "mint master": 2, "master builder": 2})
    first = seat(
        purple=4, rights={"church": 1, "cathedral": 1, "mint master": 1, "master builder": 1}
    )
    state = using("2", first, others, uses_left=1, fields_used=[3])
    assert offered(state) == ["give up"]


@rule("AUG-PRV-3")
def test_500_florins_come_from_the_bank() -> None:
    state = using("3", seat(money=50), seat())
    play(state, "take 500 florins")
    assert money(state) == 550


@rule("AUG-PRV-4")
@pytest.mark.parametrize(("card", "points"), [("1", 6), ("10", 6), ("4", 7), ("8", 7)])
def test_prestige_is_what_the_card_shows(card: str, points: int) -> None:
    assert f"{points} prestige" in [PRIVILEGES[field] for field in PRIVILEGE_CARDS[int(card) - 1]]
    state = using(card, seat(), seat())
    play(state, "take prestige")
    assert prestige(state) == points


@rule("AUG-PRV-5")
def test_two_bonds_are_drawn_and_any_card_of_the_hand_is_discarded_face_up() -> None:
    state = using("5", seat("leo 3", money=100), seat(), top="maria 17, philipp 2, louise 5")
    play(state, "draw bonds")
    assert hand(state) == ["philipp 2", "leo 3", "maria 17"]
    assert offered(state) == ["discard philipp 2", "discard leo 3", "discard maria 17"]
    assert refused(state, "discard louise 5") == "AUG-PRV-5"
    play(state, "discard leo 3")
    assert hand(state) == ["philipp 2", "maria 17"]
    assert money(state) == 100
    assert state.view(1).last == "discard leo 3"
    assert state.view(None).uses_left == 1


@rule("AUG-PRV-5")
def test_if_only_one_bond_is_left_one_is_drawn() -> None:
    every = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17"
    held = f"philipp {every}, louise {every}, leo {every}, maria {every[:-3]}"
    state = using("5", seat("joker " * 6), seat(held + ", " + "joker " * 6), top="maria 17")
    play(state, "draw bonds")
    assert hand(state) == ["maria 17", *["joker"] * 6]
    play(state, "discard joker")
    assert len(hand(state)) == 6


@rule("AUG-PRV-5")
def test_with_no_bond_left_it_cannot_be_used() -> None:
    every = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17"
    held = f"philipp {every}, louise {every}, leo {every}, maria {every}"
    state = using("5", seat("joker " * 6), seat(held + ", " + "joker " * 6))
    assert refused(state, "draw bonds") == "AUG-PRV-5"


@rule("AUG-PRV-6")
def test_a_colour_twice_climbs_two_steps_and_skips_none() -> None:
    state = using("5", seat(), seat())
    play(state, "climb yellow")
    assert ranks(state)["yellow"] == 2
    play(state, "climb yellow")
    assert ranks(state)["yellow"] == 3


@rule("AUG-PRV-6")
def test_a_colour_climbs_or_gives_what_it_offers_instead() -> None:
    state = using("6", seat(money=800, yellow=2, orange=3, purple=3), seat())
    assert offered(state) == [
        "climb yellow",
        "climb orange",
        "climb purple",
        "take 300 florins",
        "take mint master",
        "take coat of arms",
        "build church",
        "give up",
    ]


@rule("AUG-PRV-7")
def test_money_prestige_and_bonds_never_serve_as_a_colour() -> None:
    state = using("3", seat(yellow=2), seat())
    assert refused(state, "climb yellow") == "AUG-PRV-7"
    assert refused(state, "climb purple") == "AUG-PRV-7"
    assert refused(state, "take 300 florins") == "AUG-PRV-7"
    assert refused(state, "take prestige") == "AUG-PRV-1"
    assert refused(state, "draw bonds") == "AUG-PRV-1"


@rule("AUG-EX-4", "AUG-RGT-4", "AUG-CHU-2", example="AUG-EX-4")
def test_matthias_builds_a_cathedral_between_money_and_prestige_and_gets_to_48() -> None:
    matthias = seat(money=400, prestige=42, rights={"church": 1, "master builder": 1})
    state = using("1", matthias, seat(rights={"cathedral": 1}))
    assert refused(state, "let the builder build cathedral") == "AUG-CHU-1"
    play(state, "take 500 florins", "let the builder build cathedral")
    assert money(state) == 0
    play(state, "take prestige")
    assert prestige(state) == 48


@rule("AUG-EX-5", "AUG-RGT-4", "AUG-PRV-6", example="AUG-EX-5")
def test_sigurd_becomes_mayor_takes_a_builder_and_builds_a_church_at_once() -> None:
    sigurd = seat(money=700, purple=3)
    state = using("2", sigurd, seat(rights={"church": 1}))
    play(state, "climb purple", "take master builder")
    assert ranks(state)["purple"] == 4
    assert offered(state) == ["let the builder build church", "build nothing"]
    events = play(state, "let the builder build church")
    assert money(state) == 0
    assert "BuilderBuilt" in kinds(events)
    assert state.view(None).noble == "louise"


@rule("AUG-EX-7", "AUG-YEL-1", "AUG-CHU-1", example="AUG-EX-7")
def test_ruediger_takes_300_florins_first_and_then_builds_the_church() -> None:
    ruediger = seat(money=500, yellow=2)
    state = using("4", ruediger, seat(rights={"church": 1}))
    assert refused(state, "build church") == "AUG-CHU-1"
    play(state, "take 300 florins", "build church")
    assert money(state) == 100
    assert ranks(state)["yellow"] == 2

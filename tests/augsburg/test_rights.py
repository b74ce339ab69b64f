"""Rights tiles, master builder, church and cathedral, and the barriers at 25 and 45."""

from __future__ import annotations

import pytest

from tests.augsburg.tables import (
    end_of_round,
    hand,
    money,
    offer,
    prestige,
    rights,
    seat,
    top_tile,
    using,
)
from tests.support import offered, play, refused, rule

BOTH_BUILDINGS = {"church": 1, "cathedral": 1}


@rule("AUG-RGT-1")
@pytest.mark.parametrize(
    ("tile", "card", "colour", "least"),
    [
        ("mint master", "6", "purple", 3),
        ("master builder", "6", "purple", 4),
        ("coat of arms", "6", "orange", 3),
        ("patent", "6", "orange", 4),
    ],
)
def test_each_tile_asks_for_its_rank(tile: str, card: str, colour: str, least: int) -> None:
    for rank in range(1, 5):
        state = using(card, seat(**{colour: rank}), seat())  # type: ignore[arg-type]
        if rank < least:
            assert refused(state, f"take {tile}") == "AUG-RGT-1"
        else:
            play(state, f"take {tile}")
            assert list(rights(state)) == [tile]


@rule("AUG-RGT-1")
def test_always_the_top_tile_of_the_pile_is_taken() -> None:
    state = using("6", seat(orange=3), seat(rights={"coat of arms": 1}), seat())
    assert top_tile(state, "coat of arms") == 3
    play(state, "take coat of arms")
    assert rights(state) == {"coat of arms": 3}
    assert top_tile(state, "coat of arms") == 2


@rule("AUG-EX-10", "AUG-RGT-1", example="AUG-EX-10")
def test_olaf_the_mayor_may_take_a_master_builder_or_a_mint_master() -> None:
    state = using("2", seat(purple=4), seat())
    assert {"take mint master", "take master builder"} <= set(offered(state))
    play(state, "take mint master", "take master builder")
    assert list(rights(state)) == ["mint master", "master builder"]


@rule("AUG-RGT-2")
def test_one_tile_of_each_kind_is_all() -> None:
    state = using("2", seat(money=2000, purple=4, rights={"mint master": 1, "church": 1}), seat())
    assert refused(state, "take mint master") == "AUG-RGT-2"
    assert refused(state, "build church") == "AUG-RGT-2"


@rule("AUG-RGT-3")
def test_a_mint_master_brings_a_free_bond_at_the_end_of_every_round() -> None:
    state = end_of_round(seat(rights={"mint master": 1}), seat(), top="maria 7 8 9 10 11")
    assert hand(state) == ["maria 7"]
    assert offer(state) == ["maria 8", "maria 9", "maria 10", "maria 11"]
    assert money(state) == 600


@rule("AUG-RGT-4")
def test_the_builder_builds_before_between_or_after_the_two_privileges() -> None:
    builder = seat(money=1000, rights={"master builder": 1})
    for before in range(3):
        state = using("1", builder, seat())
        play(state, *["give up"] * before, "let the builder build church")
        assert rights(state) == {"master builder": 0, "church": 800}
        assert money(state) == 200
        assert prestige(state) == 2 * before


@rule("AUG-RGT-4")
def test_the_builder_builds_once_a_card_but_purple_may_add_the_other_building() -> None:
    state = using("1", seat(money=2000, rights={"master builder": 1}), seat())
    play(state, "let the builder build church")
    assert refused(state, "let the builder build cathedral") == "AUG-RGT-4"
    play(state, "build cathedral", "give up")
    assert rights(state) == {"master builder": 0, "church": 800, "cathedral": 1000}


@rule("AUG-RGT-4")
def test_not_building_gives_no_prestige_and_without_a_builder_nobody_builds_extra() -> None:
    state = using("3", seat(money=2000, rights={"master builder": 1}), seat())
    play(state, "give up", "give up")
    assert offered(state) == [
        "let the builder build church",
        "let the builder build cathedral",
        "build nothing",
    ]
    play(state, "build nothing")
    assert prestige(state) == 4
    state = using("3", seat(money=2000), seat())
    assert refused(state, "let the builder build church") == "AUG-RGT-4"
    play(state, "give up", "give up")
    assert state.view(None).noble == "louise"


@rule("AUG-RGT-4", "AUG-HID-1")
def test_the_builder_is_asked_even_if_he_cannot_pay_so_that_nobody_learns_it() -> None:
    state = using("3", seat(money=0, rights={"master builder": 1}), seat())
    play(state, "give up", "give up")
    assert offered(state) == ["build nothing"]


@rule("AUG-RGT-4")
def test_a_builder_with_both_buildings_is_not_asked() -> None:
    owner = seat(money=2000, rights={"master builder": 1, **BOTH_BUILDINGS})
    state = using("3", owner, seat())
    play(state, "give up", "give up")
    assert state.view(None).noble == "louise"


@rule("AUG-RGT-5", "AUG-INC-2")
def test_coat_of_arms_and_patent_bring_their_points_besides_the_title() -> None:
    state = end_of_round(
        seat(rights={"coat of arms": 1, "patent": 2}),
        seat(orange=2, rights={"coat of arms": 3, "patent": 1}),
        seat(rights={"coat of arms": 2}),
    )
    assert [prestige(state, place) for place in range(3)] == [3 + 4 + 4, 5 + 2 + 5, 3 + 3]


@rule("AUG-EX-6", "AUG-RGT-5", "AUG-PRV-6", example="AUG-EX-6")
def test_sigurd_becomes_prince_takes_a_patent_of_four_and_earns_16() -> None:
    state = using("3", seat(orange=3), seat(rights={"patent": 1}), noble="maximilian")
    play(state, "climb orange", "take patent")
    assert rights(state) == {"patent": 4}
    assert prestige(state) == 12 + 4


@rule("AUG-CHU-1")
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_purple_builds_at_any_rank_for_the_whole_price(rank: int) -> None:
    state = using("2", seat(money=1800, purple=rank), seat())
    play(state, "build church", "build cathedral")
    assert money(state) == 0
    assert rights(state) == {"church": 800, "cathedral": 1000}


@rule("AUG-CHU-1")
def test_whoever_cannot_pay_the_whole_price_cannot_build() -> None:
    state = using("2", seat(money=799), seat())
    assert refused(state, "build church") == "AUG-CHU-1"
    assert refused(state, "build cathedral") == "AUG-CHU-1"


@rule("AUG-CHU-1")
def test_orange_never_builds() -> None:
    state = using("3", seat(money=2000, orange=4), seat())
    assert refused(state, "build church") == "AUG-PRV-7"


@rule("AUG-CHU-2")
def test_without_a_church_no_source_of_prestige_leads_beyond_25() -> None:
    by_privilege = using("1", seat(prestige=21), seat())
    play(by_privilege, "take prestige")
    assert prestige(by_privilege) == 25
    given_up = using("1", seat(prestige=24), seat())
    play(given_up, "give up")
    assert prestige(given_up) == 25
    robbed = using("6", seat(orange=2), seat(prestige=25, orange=3), seat())
    play(robbed, "climb orange", "accept 1 prestige")
    assert prestige(robbed, 1) == 25


@rule("AUG-CHU-2")
def test_with_a_church_45_is_the_end_and_with_a_cathedral_there_is_none() -> None:
    state = using("4", seat(prestige=42, rights={"church": 1}), seat())
    play(state, "take prestige")
    assert prestige(state) == 45
    state = using("4", seat(prestige=89, rights=BOTH_BUILDINGS), seat())
    play(state, "take prestige")
    assert prestige(state) == 96


@rule("AUG-CHU-2")
def test_a_cathedral_may_come_first_but_25_still_holds() -> None:
    state = using("1", seat(money=1000, prestige=24), seat())
    play(state, "build cathedral", "take prestige")
    assert prestige(state) == 25


@rule("AUG-EX-8", "AUG-CHU-2", example="AUG-EX-8")
def test_ada_stops_at_25_though_14_points_were_due() -> None:
    ada = seat(prestige=21, orange=3, rights={"coat of arms": 3, "patent": 2})
    others = [seat(rights={"coat of arms": 1, "patent": 1}), seat(rights={"coat of arms": 2})]
    state = end_of_round(ada, *others)
    assert prestige(state) == 25

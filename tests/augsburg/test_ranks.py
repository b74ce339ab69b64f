"""Ranks: climbing from the supply, taking a card from somebody, and the consolation."""

from __future__ import annotations

from tests.augsburg.tables import (
    end_of_round,
    in_supply,
    money,
    offer,
    prestige,
    ranks,
    rights,
    seat,
    using,
)
from tests.support import kinds, offered, play, refused, rule

LORENZ, MARTIN = 0, 1


@rule("AUG-RNK-1")
def test_the_next_rank_card_comes_from_the_supply() -> None:
    state = using("6", seat(), seat(), seat())
    assert in_supply(state, "orange 2") == 3
    events = play(state, "climb orange")
    assert kinds(events) == ["Climbed"]
    assert ranks(state)["orange"] == 2
    assert in_supply(state, "orange 2") == 2


@rule("AUG-RNK-1")
def test_rank_two_is_kept_and_taking_rank_four_returns_rank_three() -> None:
    state = using("6", seat(orange=3), seat(), seat())
    assert (in_supply(state, "orange 2"), in_supply(state, "orange 3")) == (2, 0)
    play(state, "climb orange")
    assert (in_supply(state, "orange 2"), in_supply(state, "orange 3")) == (2, 1)
    assert in_supply(state, "orange 4") == 0


@rule("AUG-RNK-1")
def test_at_rank_four_there_is_no_further_step() -> None:
    state = using("6", seat(orange=4), seat())
    assert refused(state, "climb orange") == "AUG-RNK-1"


@rule("AUG-RNK-2")
def test_only_when_the_supply_has_none_a_card_is_taken_from_another_player() -> None:
    state = using("6", seat(orange=2), seat(orange=3), seat(), seat())
    play(state, "climb orange")
    assert ranks(state, 1)["orange"] == 3
    state = using("6", seat(orange=2), seat(orange=3), seat())
    play(state, "climb orange")
    assert ranks(state, 0)["orange"] == 3
    assert ranks(state, 1)["orange"] == 2
    assert state.awaiting() == [1]


@rule("AUG-RNK-2")
def test_the_robber_chooses_among_all_who_stand_at_that_rank() -> None:
    state = using("6", seat(orange=2), seat(orange=3), seat(orange=4), seat(orange=3))
    play(state, "climb orange")
    assert offered(state) == ["rob 2", "rob 4"]
    assert refused(state, "rob 3") == "AUG-RNK-2"
    assert refused(state, "rob 1") == "AUG-RNK-2"
    play(state, "rob 4")
    assert [ranks(state, place)["orange"] for place in range(4)] == [3, 3, 4, 2]


@rule("AUG-RNK-2")
def test_the_victim_chooses_100_florins_or_one_prestige_before_the_robber_goes_on() -> None:
    state = using("6", seat(orange=2), seat(orange=3, prestige=25), seat())
    play(state, "climb orange")
    assert state.awaiting() == [1]
    assert offered(state) == ["accept 100 florins", "accept 1 prestige"]
    rich, proud = state.clone(), state.clone()
    play(rich, "accept 100 florins")
    assert money(rich, 1) == 100
    assert rich.awaiting() == [0]
    assert offered(rich) == ["climb yellow", "climb purple", "give up"]
    play(proud, "accept 1 prestige")
    assert prestige(proud, 1) == 25
    free = using("6", seat(orange=2), seat(orange=3, prestige=24), seat())
    play(free, "climb orange", "accept 1 prestige")
    assert prestige(free, 1) == 25


@rule("AUG-RNK-3")
def test_who_loses_rank_four_gets_rank_three_and_who_loses_rank_three_gets_none() -> None:
    state = using("6", seat(purple=3), seat(purple=4), seat())
    play(state, "climb purple", "accept 100 florins")
    assert [ranks(state, place)["purple"] for place in range(3)] == [4, 3, 1]
    assert in_supply(state, "purple 3") == 0
    state = using("6", seat(purple=2), seat(purple=3), seat())
    play(state, "climb purple", "accept 100 florins")
    assert [ranks(state, place)["purple"] for place in range(3)] == [3, 2, 1]


@rule("AUG-RNK-3", "AUG-RGT-2")
def test_a_victim_keeps_the_rights_tiles_and_they_go_on_working() -> None:
    victim = seat(orange=3, purple=3, rights={"coat of arms": 1, "mint master": 1})
    state = using("6", seat(orange=2, purple=2), victim, seat(), noble="maximilian")
    play(state, "climb orange", "accept 100 florins", "climb purple", "accept 100 florins")
    assert rights(state, 1) == {"coat of arms": 4, "mint master": 0}
    assert prestige(state, 1) == 5 + 4
    assert len(state.players[1].hand) == 1


@rule("AUG-EX-3", "AUG-RNK-2", "AUG-RNK-3", example="AUG-EX-3")
def test_lorenz_takes_the_mayors_chain_from_martin() -> None:
    martin = seat(purple=4, rights={"master builder": 1})
    state = using("2", seat(purple=3), martin, seat(), noble="maximilian")
    play(state, "climb purple", "accept 100 florins")
    assert ranks(state, LORENZ)["purple"] == 4
    assert ranks(state, MARTIN)["purple"] == 3
    assert money(state, MARTIN) == 100
    assert rights(state, MARTIN) == {"master builder": 0}
    play(state, "give up")
    assert len(offer(state, LORENZ)) == 6
    assert len(state.players[LORENZ].hand) == 1
    assert len(offer(state, MARTIN)) == 6
    assert len(state.players[MARTIN].hand) == 0


@rule("AUG-YEL-1")
def test_yellow_gives_300_florins_from_rank_two_on_but_not_at_rank_one() -> None:
    state = using("6", seat(), seat())
    assert refused(state, "take 300 florins") == "AUG-YEL-1"
    for rank in (2, 3, 4):
        state = using("6", seat(yellow=rank), seat())
        play(state, "take 300 florins")
        assert money(state) == 300
        assert ranks(state)["yellow"] == rank


@rule("AUG-RNK-1", "AUG-INC-1")
def test_only_the_highest_rank_counts_for_income() -> None:
    state = end_of_round(seat(yellow=4), seat(yellow=3), seat(yellow=2), seat())
    assert [money(state, place) for place in range(4)] == [1600, 1200, 900, 600]

"""Phase 2, the rounds and the end of the game."""

from __future__ import annotations

from typing import Any

from quattrocento.games.augsburg.state import State
from tests.augsburg.tables import (
    buy_nothing,
    cards,
    end_of_round,
    hand,
    money,
    offer,
    pass_all,
    prestige,
    seat,
    table,
    using,
)
from tests.support import kinds, play, rule, told

RUEDIGER = 0
BOTH_BUILDINGS = {"church": 1, "cathedral": 1}


@rule("AUG-INC-1")
def test_money_comes_by_the_yellow_rank() -> None:
    state = end_of_round(seat(money=50), seat(yellow=2), seat(yellow=3), seat(yellow=4))
    assert [money(state, place) for place in range(4)] == [650, 900, 1200, 1600]


@rule("AUG-INC-2")
def test_prestige_comes_by_the_orange_rank() -> None:
    state = end_of_round(seat(prestige=1), seat(orange=2), seat(orange=3), seat(orange=4))
    assert [prestige(state, place) for place in range(4)] == [4, 5, 8, 12]


@rule("AUG-INC-3")
def test_bonds_come_by_the_purple_rank_and_free_ones_go_straight_to_hand() -> None:
    state = end_of_round(seat(), seat(purple=2), seat(purple=3), seat(purple=4))
    assert [len(offer(state, place)) for place in range(4)] == [4, 5, 6, 6]
    assert [len(hand(state, place)) for place in range(4)] == [0, 0, 0, 1]


@rule("AUG-INC-3")
def test_maximilians_winner_draws_all_of_his_first_then_the_others_clockwise() -> None:
    state = table(
        seat(),
        seat("leo 1"),
        seat(),
        noble="maximilian",
        opener=0,
        top="maria 1 2 3 4 5 6 7 8 9 10 11 12",
    )
    play(state, "pass", "bid 1", "pass", "show leo 1", "take card 1", "give up", "give up")
    assert offer(state, 1) == ["maria 1", "maria 2", "maria 3", "maria 4"]
    assert offer(state, 2) == ["maria 5", "maria 6", "maria 7", "maria 8"]
    assert offer(state, 0) == ["maria 9", "maria 10", "maria 11", "maria 12"]


@rule("AUG-INC-4", "AUG-END-1")
def test_after_the_last_round_only_prestige_is_given() -> None:
    state = end_of_round(seat(money=100), seat(prestige=3), round=4)
    assert state.over
    assert [money(state, place) for place in range(2)] == [100, 0]
    assert state.scores() == [3, 6]
    assert state.winners() == [1]


@rule("AUG-INC-5")
def test_first_money_for_all_then_prestige_for_all_then_bonds() -> None:
    state = table(seat(), seat(), noble="maximilian")
    play(state, "pass")
    events = kinds(play(state, "pass"))
    order = ["MoneyReceived", "MoneyReceived", "PrestigeReceived", "PrestigeReceived"]
    assert [kind for kind in events if kind in order or kind == "BondsDealt"] == [
        *order,
        "BondsDealt",
        "BondsDealt",
    ]


@rule("AUG-EX-9", "AUG-INC-1", "AUG-INC-2", "AUG-INC-3", example="AUG-EX-9")
def test_ruediger_receives_900_florins_13_prestige_two_free_bonds_and_six_to_buy() -> None:
    ruediger = seat(
        yellow=2,
        orange=3,
        purple=4,
        rights={"coat of arms": 4, "patent": 2, "mint master": 1},
    )
    others = [
        seat(rights={"coat of arms": 1, "patent": 1}),
        seat(rights={"coat of arms": 2}),
        seat(rights={"coat of arms": 3}),
    ]
    state = end_of_round(ruediger, *others, top="leo 1 2 3 4 5 6 7 8")
    assert money(state, RUEDIGER) == 900
    assert prestige(state, RUEDIGER) == 8 + 1 + 4
    assert hand(state, RUEDIGER) == ["leo 1", "leo 2"]
    assert offer(state, RUEDIGER) == [f"leo {value}" for value in range(3, 9)]
    play(state, "0: buy leo 3", "0: buy leo 6", "0: no more")
    for place in range(1, 4):
        play(state, f"{place}: no more")
    assert hand(state, RUEDIGER) == ["leo 1", "leo 2", "leo 3", "leo 6"]
    assert money(state, RUEDIGER) == 900 - 200 - 250


@rule("AUG-RND-1")
def test_the_other_five_cards_come_next_and_then_all_ten_are_shuffled() -> None:
    state = end_of_round(seat(), seat(), face_up="1 3", round=1)
    buy_nothing(state)
    assert cards(state) == ["6", "7", "8", "9", "10"]
    assert state.view(None).face_down == ()
    seen = set()
    for chance in range(1, 6):
        state = end_of_round(seat(), seat(), face_up="6 9", face_down="", round=2, chance=chance)
        buy_nothing(state)
        down = [each.card for each in state.view(None).face_down]
        assert sorted(cards(state) + down, key=int) == [str(number) for number in range(1, 11)]
        assert len(cards(state)) == 5
        seen.add(tuple(cards(state)))
    assert len(seen) > 1


@rule("AUG-RND-1")
def test_the_round_goes_up_and_begins_at_philipps() -> None:
    state = end_of_round(seat(), seat(), round=2, face_down="")
    buy_nothing(state)
    assert (state.view(None).round, state.view(None).noble) == (3, "philipp")


@rule("AUG-END-1")
def test_most_prestige_wins_counted_beyond_90() -> None:
    state = last_round(
        seat(prestige=97, rights=BOTH_BUILDINGS), seat(prestige=45, rights={"church": 2})
    )
    assert state.scores() == [100, 45]
    assert state.winners() == [0]


def last_round(*seats: dict[str, Any]) -> State:
    state = table(*seats, noble="maximilian", round=len(seats) + 2)
    pass_all(state)
    assert state.over
    return state


@rule("AUG-END-1")
def test_a_tie_goes_to_the_dearer_cathedral_among_the_tied_only() -> None:
    state = last_round(
        seat(prestige=40, rights={"church": 1, "cathedral": 2}),
        seat(prestige=40, rights={"church": 2, "cathedral": 3}),
        seat(prestige=10, rights={"church": 3, "cathedral": 1}),
    )
    assert state.winners() == [0]


@rule("AUG-END-1")
def test_without_any_cathedral_the_dearer_church_decides() -> None:
    state = last_round(
        seat(prestige=30, rights={"church": 2}),
        seat(prestige=30, rights={"church": 1}),
        seat(prestige=10, rights={"cathedral": 1}),
    )
    assert state.winners() == [1]


@rule("AUG-END-1")
def test_a_cathedral_beats_a_dearer_church() -> None:
    state = last_round(
        seat(prestige=30, rights={"church": 1}),
        seat(prestige=30, rights={"church": 2, "cathedral": 1}),
    )
    assert state.winners() == [1]


@rule("AUG-END-1")
def test_whoever_is_still_tied_shares_the_win() -> None:
    state = last_round(seat(prestige=10), seat(prestige=10), seat(prestige=9))
    assert state.winners() == [0, 1]


@rule("AUG-BNK-1")
def test_the_bank_never_runs_out() -> None:
    state = end_of_round(seat(money=15_000, yellow=4), seat(money=15_000))
    assert [money(state, place) for place in range(2)] == [16_600, 15_600]


@rule("AUG-CHU-2")
def test_what_a_barrier_takes_is_told_with_the_building_that_is_missing() -> None:
    state = table(seat(prestige=24), seat(prestige=44, rights={"church": 1}), noble="maximilian")
    play(state, "pass")
    lines = told(state, play(state, "pass"))
    assert "Without a church Lapis stops at 25: 2 prestige lost." in lines
    assert "Without a cathedral Vermiglio stops at 45: 2 prestige lost." in lines
    poor = using("1", seat(prestige=25), seat())
    assert told(poor, play(poor, "take prestige")) == [
        "Lapis takes 6 prestige and gains 0.",
        "Without a church Lapis stops at 25: 6 prestige lost.",
    ]
    assert told(poor, play(poor, "give up"))[1] == (
        "Without a church Lapis stops at 25: 2 prestige lost."
    )


@rule("AUG-END-1")
def test_a_tie_is_told_with_the_buildings_compared() -> None:
    def end(*seats: dict[str, Any]) -> list[str]:
        state = table(*seats, noble="maximilian", round=len(seats) + 2)
        for _ in seats[1:]:
            play(state, "pass")
        return told(state, play(state, "pass"))[-3:]

    assert end(
        seat(prestige=40, rights={"church": 1, "cathedral": 2}),
        seat(prestige=40, rights={"church": 2}),
        seat(rights={"church": 3, "cathedral": 1}),
    ) == [
        "A tie at 43 prestige. Lapis has the cathedral of 900 F; the dearest wins.",
        "A tie at 43 prestige. Vermiglio has no cathedral; the dearest wins.",
        "The game is over: Lapis 43, Vermiglio 43 and Giallolino 3. Lapis wins.",
    ]
    owner = seat(rights={"church": 1})
    assert end(seat(prestige=9, rights={"church": 2}), seat(prestige=9), owner)[0] == (
        "A tie at 12 prestige. Lapis has the church of 700 F; as nobody tied has a cathedral, "
        "the dearest church wins."
    )

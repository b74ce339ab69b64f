"""The sixteen footnotes of the rulebook, one by one."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quattrocento.games.augsburg.components import BONDS, PRICE_BY_VALUE
from tests.augsburg.tables import (
    GAME,
    buy_nothing,
    cards,
    end_of_round,
    hand,
    money,
    offer,
    pass_all,
    prestige,
    rights,
    seat,
    table,
    top_tile,
    using,
)
from tests.support import offered, play, refused, rule


@rule("AUG-SET-3")
def test_1_with_two_players_too_all_tiles_are_there_and_the_dearest_go_first() -> None:
    state = using("2", seat(money=800), seat())
    assert sum(pile.left for pile in state.view(None).rights) == 30
    play(state, "build church")
    assert rights(state) == {"church": 800}
    assert top_tile(state, "church") == 700


@rule("AUG-HID-1", "AUG-BNK-1")
def test_2_money_is_exact_in_any_notes_and_lies_face_down() -> None:
    state = using("2", seat(money=1234), seat())
    play(state, "build church")
    assert money(state) == 434
    assert state.view(1).players[0].money is None


@rule("AUG-DCK-1")
def test_3_a_shuffled_pile_is_as_good_as_cut_every_card_may_be_on_top() -> None:
    tops = {GAME.new(players=2, seed=seed).pile[0] for seed in range(400)}
    assert len(tops) > 60


@rule("AUG-BUY-1")
def test_4_the_more_is_lent_the_higher_the_value_of_the_bond() -> None:
    for low, high in pairwise(PRICE_BY_VALUE):
        assert low <= high


@rule("AUG-BUY-1", "AUG-HID-1")
def test_5_all_pay_correctly_and_the_backs_of_what_they_buy_stay_hidden() -> None:
    state = table(
        seat(money=900, offer="leo 1 17"), seat(offer="maria 3"), question="buy", awaiting=[0, 1]
    )
    play(state, "0: buy leo 1", "0: buy leo 17", "0: no more", "1: no more")
    assert money(state) == 900 - 200 - 400
    assert state.view(1).players[0].known == ()


@rule("AUG-BUY-1", "AUG-HID-1")
def test_6_all_discard_together_and_nobody_may_look() -> None:
    state = table(
        seat(money=900, offer="leo 1 17"), seat(offer="maria 3"), question="buy", awaiting=[0, 1]
    )
    play(state, "0: no more")
    assert offer(state) == ["leo 1", "leo 17"]
    play(state, "1: no more")
    assert offer(state) == []
    assert "leo 17" not in repr(state.view(1))


@rule("AUG-BID-6")
def test_7_a_bid_never_exceeds_the_cards_in_hand() -> None:
    state = table(seat("leo 1 2 3, maria 4"), seat(), noble="maximilian")
    assert offered(state)[-1] == "bid 4"
    assert refused(state, "bid 5") == "AUG-BID-6"


@rule("AUG-BID-11", "AUG-RND-1")
def test_8_when_all_pass_no_card_is_given_and_it_is_put_aside_after_the_round() -> None:
    state = table(seat(), seat(), noble="maria", face_up="2 5")
    pass_all(state)
    assert state.view(None).noble == "maximilian"
    assert cards(state) == ["2", "5"]
    pass_all(state)
    buy_nothing(state)
    assert cards(state) == ["6", "7", "8", "9", "10"]


@rule("AUG-CHU-2")
def test_9_at_the_end_of_a_round_too_nobody_passes_25_or_45_without_the_building() -> None:
    state = end_of_round(
        seat(prestige=24), seat(prestige=44, rights={"church": 1}), seat(prestige=10)
    )
    assert [prestige(state, place) for place in range(3)] == [25, 45, 13]


@rule("AUG-PRV-1")
def test_10_the_choice_of_cards_shrinks_from_five_to_one() -> None:
    state = table(seat("philipp 1, louise 1, leo 1, maria 1 2"), seat())
    choices = []
    for bond in ("philipp 1", "louise 1", "leo 1", "maria 1", "maria 2"):
        play(state, "bid 1", "pass", f"show {bond}")
        choices.append(len(offered(state)))
        play(state, offered(state)[0], "give up", "give up")
    assert choices == [5, 4, 3, 2, 1]


@rule("AUG-DCK-1", "AUG-PRV-5")
def test_11_the_price_of_the_top_card_can_be_read_before_the_privilege_is_chosen() -> None:
    state = using("5", seat(), seat(), top="maria 17, leo 1, louise 15")
    assert state.view(0).top_price == 400
    play(state, "draw bonds")
    assert hand(state) == ["leo 1", "maria 17"]
    assert state.view(0).top_price == 350


@rule("AUG-RGT-2", "AUG-RNK-3")
def test_12_each_space_is_filled_once_and_tiles_are_never_lost() -> None:
    owner = seat(money=2000, orange=4, rights={"patent": 1, "church": 1})
    state = using("6", seat(orange=3), owner, seat())
    play(state, "climb orange", "accept 100 florins")
    assert rights(state, 1) == {"patent": 5, "church": 800}
    again = using("8", owner, seat())
    assert refused(again, "take patent") == "AUG-RGT-2"
    assert refused(again, "build church") == "AUG-RGT-2"


@rule("AUG-CHU-2", "AUG-END-1")
def test_13_with_a_cathedral_points_go_on_past_45_and_count_in_full() -> None:
    state = end_of_round(
        seat(prestige=44, orange=4, rights={"church": 1, "cathedral": 1}), seat(), round=4
    )
    assert state.scores() == [56, 3]


@rule("AUG-DCK-1", "AUG-INC-3")
def test_14_when_the_pile_runs_out_in_a_deal_the_discard_is_shuffled() -> None:
    state = end_of_round(seat(), seat(), pile="leo 1 2 3 4 5 6")
    assert offer(state, 0) == ["leo 1", "leo 2", "leo 3", "leo 4"]
    assert {"leo 5", "leo 6"} <= set(offer(state, 1))
    assert state.view(None).pile == BONDS - 8


@rule("AUG-DCK-2")
def test_15_too_few_bonds_are_filled_up_from_all_hands() -> None:
    state = GAME.seldom()[1]
    assert state.view(None).asked.question == "give"
    assert state.awaiting() == [0, 1, 2]
    missing = 12 - state.view(None).pile
    assert missing > 0
    while state.view(None).asked.question == "give":
        for place in state.awaiting():
            play(state, f"{place}: {offered(state, place)[0]}")
    assert [len(offer(state, place)) for place in range(3)] == [4, 4, 4]


@rule("AUG-BID-1")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_16_the_winner_of_maximilian_opens_the_next_round(winner: int) -> None:
    hands = ["", "", ""]
    hands[winner] = "leo 9"
    state = table(*(seat(each) for each in hands), noble="maximilian")
    for place in range(3):
        play(state, "bid 1" if place == winner else "pass")
    play(state, "show leo 9", "take card 3", "give up", "give up")
    buy_nothing(state)
    assert state.awaiting() == [winner]

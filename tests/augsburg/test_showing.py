"""The showing: which bonds may be shown, who wins, who is consoled, and the tie at Maximilian's."""

from __future__ import annotations

from quattrocento.games.augsburg.state import State
from tests.augsburg.tables import bonds, hand, money, seat, table
from tests.support import kinds, offered, play, refused, rule

MATTHIAS, ADA = 0, 1


def showing(number: int, *hands: str, noble: str = "philipp") -> State:
    """All stand at the same number."""
    state = table(*(seat(each) for each in hands), noble=noble)
    play(state, f"bid {number}", *["hold"] * (len(hands) - 1))
    return state


def show(place: int, text: str) -> list[str]:
    return [f"{place}: show {bond}" for bond in bonds(text)]


@rule("AUG-BID-7")
def test_a_lone_highest_bidder_discards_that_many_valid_bonds_of_his_choice() -> None:
    state = table(seat("philipp 3 9 11, leo 2, joker"), seat(""))
    events = play(state, "bid 2", "pass", "show philipp 3", "show joker")
    assert hand(state, 0) == ["philipp 9", "philipp 11", "leo 2"]
    assert state.discard == bytes([2, 68])
    assert "ShowingConsoled" not in kinds(events)
    assert money(state, 1) == 0


@rule("AUG-BID-2", "AUG-BID-3", "AUG-BID-7")
def test_only_valid_bonds_may_be_shown_and_a_true_bond_comes_first() -> None:
    state = table(seat("philipp 3 9, leo 2, joker joker"), seat(""))
    play(state, "bid 2", "pass")
    assert offered(state) == ["show philipp 3", "show philipp 9"]
    assert refused(state, "show leo 2") == "AUG-BID-2"
    assert refused(state, "show joker") == "AUG-BID-3"
    assert refused(state, "show maria 2") == "AUG-BID-6"


@rule("AUG-BID-8")
def test_a_choice_can_always_be_finished_and_has_one_spelling() -> None:
    state = table(seat("philipp 3 9 12, joker"), seat(""))
    play(state, "bid 3", "pass")
    assert offered(state) == ["show philipp 3", "show philipp 9"]
    assert refused(state, "show philipp 12") == "AUG-BID-8"
    play(state, "show philipp 9")
    assert offered(state) == ["show philipp 12"]
    assert refused(state, "show joker") == "AUG-BID-8"
    assert refused(state, "show philipp 3") == "AUG-BID-8"


@rule("AUG-BID-8")
def test_exactly_the_number_bid_is_shown() -> None:
    state = showing(2, "philipp 1 2 3 4", "philipp 5 6 7 8")
    play(state, *show(0, "philipp 1 2"))
    assert state.awaiting() == [1]
    assert refused(state, "0: show philipp 3") == "AUG-BID-8"


@rule("AUG-BID-8")
def test_the_single_highest_card_wins_not_the_sum_and_jokers_have_no_value() -> None:
    state = showing(3, "philipp 13 14 15", "philipp 1 16, joker joker")
    play(state, *show(0, "philipp 13 14 15"), *show(1, "philipp 1 16, joker"))
    assert state.awaiting() == [1]
    assert hand(state, 1) == ["joker"]
    assert hand(state, 0) == ["philipp 13", "philipp 14", "philipp 15"]


@rule("AUG-BID-8", "AUG-HID-1")
def test_what_is_chosen_is_hidden_until_all_have_chosen() -> None:
    state = showing(1, "philipp 4 17", "philipp 5")
    before = state.view(1)
    play(state, "0: show philipp 17")
    assert state.awaiting() == [1]
    assert state.view(1).players == before.players
    play(state, "1: show philipp 5")
    assert state.view(1).players[0].shown == ("philipp 17",)


@rule("AUG-BID-9")
def test_the_second_gets_100_the_third_50_and_the_fourth_nothing() -> None:
    state = showing(1, "philipp 2", "philipp 9", "philipp 17", "philipp 5")
    before = money(state, 0)
    play(state, *show(0, "philipp 2"), *show(1, "philipp 9"), *show(3, "philipp 5"))
    play(state, *show(2, "philipp 17"))
    gained = [money(state, place) - before for place in range(4)]
    assert gained == [0, 100, 0, 50]


@rule("AUG-BID-9")
def test_only_those_who_showed_are_ranked_and_they_take_their_cards_back() -> None:
    state = table(seat("philipp 2, joker"), seat("philipp 17 16 15"), seat("philipp 9 10"))
    play(state, "bid 1", "bid 2", "hold", "pass")
    play(state, *show(1, "philipp 15 16"), *show(2, "philipp 9 10"))
    assert [money(state, place) for place in range(3)] == [0, 0, 100]
    assert hand(state, 2) == ["philipp 9", "philipp 10"]
    assert hand(state, 1) == ["philipp 17"]
    assert bytes([14, 15]) == state.discard


@rule("AUG-EX-2", "AUG-BID-10", example="AUG-EX-2")
def test_leo_15_of_matthias_beats_philipp_15_of_ada_at_maximilians() -> None:
    state = showing(3, "maria 3, leo 15, joker", "philipp 7 15, leo 2", noble="maximilian")
    play(state, *show(MATTHIAS, "leo 15, maria 3, joker"))
    play(state, *show(ADA, "philipp 7 15, leo 2"))
    assert state.awaiting() == [MATTHIAS]
    assert hand(state, MATTHIAS) == []
    assert money(state, ADA) == 100


@rule("AUG-BID-10")
def test_equal_cards_rank_maria_leo_louise_philipp() -> None:
    state = showing(1, "philipp 9", "louise 9", "leo 9", "maria 9", noble="maximilian")
    play(state, *show(0, "philipp 9"), *show(1, "louise 9"), *show(2, "leo 9"))
    play(state, *show(3, "maria 9"))
    assert state.awaiting() == [3]
    assert [money(state, place) for place in range(4)] == [0, 50, 100, 0]


@rule("AUG-BID-10")
def test_the_value_comes_before_the_noble() -> None:
    state = showing(1, "philipp 10", "maria 9", noble="maximilian")
    play(state, *show(0, "philipp 10"), *show(1, "maria 9"))
    assert state.awaiting() == [0]

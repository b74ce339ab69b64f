"""The visits: who opens, what a bid is, pass, hold and raise, and when the bidding ends."""

from __future__ import annotations

from quattrocento.games.augsburg.state import State
from tests.augsburg.tables import bonds, cards, pass_all, seat, table
from tests.support import kinds, offered, play, refused, rule

ADA, MATTHIAS, LORENZ, SIGURD = range(4)


def three(noble: str = "philipp", opener: int = 0) -> State:
    return table(
        seat("philipp 3 9, louise 4, joker"),
        seat("philipp 12 13 14, louise 1, leo 1"),
        seat("philipp 2, louise 7 8, maria 5, joker"),
        noble=noble,
        opener=opener,
    )


@rule("AUG-BID-1")
def test_the_winner_of_a_visit_opens_the_next_one() -> None:
    state = three()
    assert state.awaiting() == [0]
    play(state, "bid 1", "bid 2", "pass", "pass", "show philipp 12", "show philipp 13")
    play(state, "take card 4", "give up", "give up")
    assert state.view(None).noble == "louise"
    assert state.awaiting() == [1]


@rule("AUG-BID-1")
def test_the_nobles_are_visited_in_their_order() -> None:
    state = three()
    visited = []
    for _ in range(5):
        visited.append(state.view(None).noble)
        pass_all(state)
    assert visited == ["philipp", "louise", "leo", "maria", "maximilian"]


@rule("AUG-BID-1")
def test_the_winner_of_maximilian_opens_the_next_round() -> None:
    state = three("maximilian")
    play(state, "pass", "pass", "bid 1", "show maria 5", "take card 1", "give up", "give up")
    for buyer in range(3):
        play(state, f"{buyer}: no more")
    assert state.view(None).round == 2
    assert state.awaiting() == [2]


@rule("AUG-BID-2")
def test_a_bid_is_a_number_and_only_bonds_of_the_noble_and_jokers_count() -> None:
    state = three("louise")
    assert offered(state) == ["pass", "bid 1", "bid 2"]
    play(state, "bid 1")
    assert offered(state) == ["pass", "hold"]
    assert refused(state, "bid 2") == "AUG-BID-6"


@rule("AUG-BID-3")
def test_jokers_alone_make_no_bid() -> None:
    state = table(seat("leo 3, joker joker"), seat("philipp 1"))
    assert offered(state) == ["pass"]
    assert refused(state, "bid 1") == "AUG-BID-3"


@rule("AUG-BID-4")
def test_until_somebody_bids_there_is_nothing_to_hold() -> None:
    state = three()
    assert refused(state, "hold") == "AUG-BID-4"
    play(state, "pass")
    assert offered(state) == ["pass", "bid 1", "bid 2", "bid 3"]


@rule("AUG-BID-4")
def test_a_raise_is_higher_than_the_highest_and_whoever_passes_is_out_for_good() -> None:
    state = three()
    play(state, "bid 1", "bid 2")
    assert refused(state, "bid 2") == "AUG-BID-4"
    play(state, "hold", "pass")
    assert kinds(play(state, *shown(1, "philipp 12 13"), *shown(2, "philipp 2, joker")))[-2:] == [
        "VisitWon",
        "ShowingConsoled",
    ]


def shown(place: int, text: str) -> list[str]:
    return [f"{place}: show {bond}" for bond in bonds(text)]


@rule("AUG-BID-4")
def test_raises_may_skip_numbers_and_the_turn_passes_those_who_are_out() -> None:
    state = table(
        seat("philipp 1 2 3 4 5"), seat("philipp 6"), seat("philipp 7 8 9 10 11"), seat("")
    )
    play(state, "bid 1", "pass", "bid 4", "pass")
    assert state.awaiting() == [0]
    assert offered(state) == ["pass", "hold", "bid 5"]
    play(state, "bid 5")
    assert state.awaiting() == [2]


@rule("AUG-BID-5")
def test_nobody_raises_himself_when_the_others_hold() -> None:
    state = three()
    play(state, "bid 2", "hold", "hold")
    assert state.view(None).asked.question == "show"
    assert state.awaiting() == [0, 1, 2]


@rule("AUG-BID-5")
def test_nobody_raises_himself_when_the_others_are_out() -> None:
    state = three()
    play(state, "pass", "bid 1", "pass")
    assert state.view(None).asked.question == "show"
    assert state.awaiting() == [1]


@rule("AUG-BID-5")
def test_the_first_to_name_the_number_ends_the_bidding_not_who_holds_it() -> None:
    state = three()
    play(state, "bid 1", "bid 2", "hold")
    assert state.awaiting() == [0]
    play(state, "hold")
    assert state.awaiting() == [0, 1, 2]
    assert state.view(None).asked.question == "show"


@rule("AUG-BID-6")
def test_a_bid_never_exceeds_the_valid_bonds_in_hand() -> None:
    state = three()
    assert offered(state) == ["pass", "bid 1", "bid 2", "bid 3"]
    assert refused(state, "bid 4") == "AUG-BID-6"
    play(state, "bid 3", "hold")
    assert offered(state) == ["pass"]
    assert refused(state, "hold") == "AUG-BID-6"


@rule("AUG-BID-10")
def test_every_bond_counts_for_maximilian_but_not_jokers_alone() -> None:
    state = three("maximilian")
    assert offered(state) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4"]
    lonely = table(seat("joker joker"), seat("leo 1"), noble="maximilian")
    assert offered(lonely) == ["pass"]


@rule("AUG-BID-11")
def test_when_all_pass_no_card_is_taken_and_the_same_player_opens() -> None:
    state = three(opener=1)
    pass_all(state)
    assert state.view(None).noble == "louise"
    assert state.awaiting() == [1]
    assert cards(state) == ["1", "2", "3", "4", "5"]


@rule("AUG-BID-12")
def test_when_nobody_wins_maximilian_its_opener_counts_as_the_winner() -> None:
    state = table(
        seat(""), seat(""), seat(""), noble="maximilian", opener=2, top="maria 1 2 3 4 5 6 7 8"
    )
    pass_all(state)
    assert state.view(2).players[2].offer == ("maria 1", "maria 2", "maria 3", "maria 4")
    assert state.view(0).players[0].offer == ("maria 5", "maria 6", "maria 7", "maria 8")
    for buyer in range(3):
        play(state, f"{buyer}: no more")
    assert state.awaiting() == [2]


def maria_visited() -> State:
    """Ada won Leo and opens Maria; Matthias sits on her left, then Lorenz and Sigurd."""
    state = table(
        seat("maria 1 2 3"),
        seat("maria 14 15 16, joker joker"),
        seat("leo 3"),
        seat("maria 4 8 9 12, joker joker joker"),
        noble="maria",
        opener=ADA,
    )
    play(state, "bid 3", "hold", "pass", "bid 4", "pass")
    assert state.awaiting() == [MATTHIAS]
    return state


@rule("AUG-EX-1", "AUG-BID-7", example="AUG-EX-1")
def test_matthias_passes_and_sigurd_shows_four_bonds_with_up_to_three_jokers() -> None:
    state = maria_visited()
    play(state, "pass")
    assert state.awaiting() == [SIGURD]
    play(state, "show maria 4", "show joker", "show joker", "show joker")
    assert state.view(None).players[SIGURD].shown == ("maria 4", "joker", "joker", "joker")
    assert state.view(SIGURD).players[SIGURD].hand == ("maria 8", "maria 9", "maria 12")
    assert state.view(None).asked.question == "take-card"
    assert state.awaiting() == [SIGURD]


@rule("AUG-EX-1", "AUG-BID-4", example="AUG-EX-1")
def test_matthias_raises_and_sigurd_may_pass_hold_or_raise() -> None:
    state = maria_visited()
    play(state, "bid 5")
    assert state.awaiting() == [SIGURD]
    assert offered(state) == ["pass", "hold", "bid 6", "bid 7"]


@rule("AUG-EX-1", "AUG-BID-5", "AUG-BID-8", "AUG-BID-9", example="AUG-EX-1")
def test_matthias_holds_and_his_15_beats_the_cards_of_sigurd() -> None:
    state = maria_visited()
    play(state, "hold")
    assert state.awaiting() == [MATTHIAS, SIGURD]
    before = [player.money for player in state.players]
    play(state, *shown(MATTHIAS, "maria 14 15, joker joker"), *shown(SIGURD, "maria 4 8 9 12"))
    view = state.view(MATTHIAS)
    assert view.players[MATTHIAS].hand == ("maria 16",)
    assert view.players[SIGURD].known == ("maria 4", "maria 8", "maria 9", "maria 12")
    assert len(state.players[SIGURD].hand) == 7
    assert [player.money for player in state.players] == [0, 0, 0, before[SIGURD] + 100]
    assert state.awaiting() == [MATTHIAS]

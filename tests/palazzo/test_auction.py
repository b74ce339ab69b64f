"""The auction: the architect, raising, passing, winning, and sharing a big lot."""

from __future__ import annotations

from quattrocento.games.palazzo.state import State
from tests.palazzo.tables import estate, hand, table
from tests.support import kinds, offered, play, refused, rule

NO_TILES = "rider, rider"


def auctioning(hands: list[str], lot: str = "marble 2/2 3/2") -> State:
    """The first seat has just opened the auction of a lot."""
    state = table(hands, quarries=("", lot, "", ""), next_tiles=NO_TILES)
    play(state, "draw tiles", "auction")
    return state


@rule("PAL-AUC-1")
def test_the_architect_goes_clockwise_to_the_next_quarry_with_a_tile() -> None:
    state = table(
        ["", ""], quarries=("brick 1/1", "", "", "marble 2/2"), architect=0, next_tiles=NO_TILES
    )
    play(state, "draw tiles", "auction")
    assert state.view(None).architect == 3


@rule("PAL-AUC-1")
def test_with_tiles_only_on_his_own_quarry_the_architect_walks_all_the_way_round() -> None:
    state = table(["", ""], quarries=("", "", "brick 1/1", ""), architect=2, next_tiles=NO_TILES)
    events = play(state, "draw tiles", "auction")
    assert kinds(events)[-2:] == ["ArchitectMoved", "AuctionOpened"]
    assert state.view(None).architect == 2


@rule("PAL-AUC-2")
def test_all_tiles_of_the_quarry_are_one_lot() -> None:
    state = auctioning(["", ""], "brick 1/1, marble 2/2 3/2")
    play(state, "pass")
    assert state.view(0).gained == ("brick 1/1", "marble 2/2", "marble 3/2")
    assert state.view(0).quarries[1] == ()


@rule("PAL-AUC-3")
def test_the_active_player_opens_with_three_and_nothing_else_bound_to_no_currency() -> None:
    state = auctioning(["red 7, brown 7, white 7", "red 3, certificate", ""])
    assert state.view(None).players[0].bid == 3
    assert state.awaiting() == [1]
    play(state, "lay red 3", "lay certificate", "enough", "pass")
    assert {"lay red 7", "lay brown 7", "lay white 7"} <= set(offered(state))


@rule("PAL-AUC-4")
def test_clockwise_each_raises_above_the_highest_or_passes_for_good() -> None:
    state = auctioning(["red 7", "red 4, brown 3", "white 4 5"])
    assert refused(state, "lay brown 3") == "PAL-AUC-4"
    play(state, "lay red 4", "enough")
    assert state.awaiting() == [2]
    play(state, "lay white 4")
    assert refused(state, "enough") == "PAL-AUC-4"
    play(state, "lay white 5", "enough")
    assert state.view(None).highest == 9
    play(state, "lay red 7", "enough")
    assert state.view(None).highest == 10
    play(state, "pass")
    assert state.awaiting() == [2]
    assert state.view(None).players[1].bid == 0
    play(state, "pass")
    assert state.decision.name == "build-next"
    assert state.awaiting() == [0]


@rule("PAL-AUC-5")
def test_a_raise_adds_to_the_earlier_bid_in_its_currency_and_nothing_is_taken_back() -> None:
    state = auctioning(["red 4 5", "brown 4 6, red 6, certificate", ""])
    play(state, "lay brown 4", "enough", "pass", "lay red 4", "enough")
    assert state.view(None).players[0].bid == 7
    assert state.view(None).players[1].laid == ("brown 4",)
    assert refused(state, "lay red 6") == "PAL-AUC-5"
    assert offered(state) == ["lay brown 6", "pass"]
    play(state, "lay brown 6", "lay certificate", "enough")
    assert state.view(None).players[1].bid == 12
    assert state.view(None).players[1].laid == ("brown 4", "brown 6", "certificate")


@rule("PAL-AUC-6")
def test_a_card_already_laid_cannot_become_part_of_a_later_triple() -> None:
    state = auctioning(["red 4", "red 5, brown 5, white 5", ""])
    play(state, "lay red 5", "enough", "pass", "lay red 4", "enough")
    assert refused(state, "lay joker 5") == "PAL-PAY-3"
    assert offered(state) == ["pass"]


@rule("PAL-AUC-7")
def test_who_passes_takes_all_laid_cards_back_and_the_certificate_of_three_returns() -> None:
    state = auctioning(["red 4 5", "red 7 7", ""])
    play(state, "lay red 7", "enough", "pass", "lay red 4", "lay red 5", "enough")
    assert hand(state, 0) == []
    play(state, "lay red 7", "enough", "pass")
    assert hand(state, 0) == ["red 4", "red 5"]
    assert state.view(None).players[0].bid == 0
    assert state.awaiting() == [1]


@rule("PAL-AUC-8")
def test_the_last_one_in_discards_its_cards_and_builds_the_lot() -> None:
    state = auctioning(["", "red 7, brown 3", ""])
    play(state, "lay red 7", "enough", "pass", "pass")
    assert hand(state, 1) == ["brown 3"]
    assert state.view(None).discard == ("red 7",)
    assert [player.bid for player in state.view(None).players] == [0, 0, 0]
    play(state, "choose marble 2/2", "new palace", "build on 1")
    assert estate(state, 1) == [["marble 2/2", "marble 3/2"]]


@rule("PAL-AUC-9")
def test_if_nobody_bids_above_three_the_active_player_wins_for_nothing() -> None:
    state = auctioning(["red 7", "red 7", "white 7"])
    events = play(state, "pass", "pass")
    won = events[-1]
    assert kinds(events)[-1] == "AuctionWon"
    assert (won.seat, won.total, won.cards) == (0, 0, [])
    assert hand(state, 0) == ["red 7"]
    assert state.view(None).discard == ()


@rule("PAL-AUC-10")
def test_four_tiles_are_not_auctioned_but_taken_one_each_and_built_or_discarded_at_once() -> None:
    state = table(
        ["", ""], quarries=("", "brick 1/1, marble 2/2 3/2 4/2", "", ""), next_tiles=NO_TILES
    )
    events = play(state, "draw tiles", "auction")
    assert kinds(events)[-1] == "LotShared"
    assert state.decision.name == "share"
    assert refused(state, "choose brick 1/3") == "PAL-AUC-10"
    play(state, "choose marble 4/2")
    assert offered(state) == ["discard it", "new palace"]
    play(state, "new palace")
    assert state.awaiting() == [1]
    events = play(state, "choose brick 1/1", "discard it")
    assert kinds(events) == ["TileChosen", "TileDiscarded", "TilesLeftOver"]
    assert sorted(state.view(None).box) == ["brick 1/1", "marble 2/2", "marble 3/2"]


@rule("PAL-AUC-10")
def test_four_players_take_all_of_four_tiles_and_three_tiles_are_auctioned() -> None:
    state = table(
        [""] * 4, quarries=("", "brick 1/1, marble 2/2 3/2 4/2", "", ""), next_tiles=NO_TILES
    )
    play(state, "draw tiles", "auction")
    for tile in ("brick 1/1", "marble 2/2", "marble 3/2", "marble 4/2"):
        play(state, f"choose {tile}", "new palace")
    assert [len(estate(state, seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert state.view(None).box == ()
    assert state.awaiting() == [1]
    three = auctioning(["", ""], "brick 1/1, marble 2/2 3/2")
    assert three.decision.name == "raise"


@rule("PAL-AUC-11")
def test_with_no_tile_in_any_quarry_an_auction_does_nothing_and_the_architect_stays() -> None:
    state = table(["", ""], architect=2, next_tiles="brick 1/1, rider")
    play(state, "draw tiles")
    events = play(state, "auction")
    assert kinds(events) == ["NothingToAuction"]
    assert state.view(None).architect == 2
    assert (state.awaiting(), state.decision.name) == ([1], "turn")


@rule("PAL-AUC-12")
def test_the_turn_passes_to_the_left_of_who_started_whoever_won() -> None:
    state = auctioning(["", "", "red 7"], "marble 2/2")
    play(state, "pass", "lay red 7", "enough", "pass", "new palace")
    assert (state.awaiting(), state.decision.name) == ([1], "turn")


@rule("PAL-EX-3", "PAL-AUC-5", "PAL-AUC-6", "PAL-AUC-7", example="PAL-EX-3")
def test_marie_raises_with_a_triple_then_a_six_and_a_certificate_and_must_pass_at_31() -> None:
    marie = "red 4 6, brown 4 5, white 4, certificate certificate certificate"
    rival = "white 5 5 5 6 7 3"
    state = auctioning([marie, rival, ""])
    assert state.view(None).players[0].bid == 3

    play(state, "lay white 5", "lay white 5", "lay white 5", "enough", "pass")
    assert state.view(None).highest == 15
    play(state, "lay joker 4", "enough")
    assert state.view(None).players[0].bid == 3 + 15

    play(state, "lay white 3", "lay white 7", "enough")
    assert state.view(None).highest == 25
    with_three_certificates = state.clone()
    play(with_three_certificates, *["lay certificate"] * 3, "enough")
    assert with_three_certificates.view(None).players[0].bid == 33
    play(state, "lay red 6", "lay certificate", "enough")
    assert state.view(None).players[0].bid == 26

    play(state, "lay white 6", "enough")
    assert state.view(None).highest == 31
    assert hand(state, 0) == ["brown 5", "certificate", "certificate"]
    assert refused(state, "lay brown 5") == "PAL-AUC-5"
    assert refused(state, "lay certificate") == "PAL-AUC-4"
    assert offered(state) == ["pass"]
    play(state, "pass")
    assert len(hand(state, 0)) == 8
    assert state.view(None).players[0].bid == 0


@rule("PAL-EX-4", "PAL-AUC-10", example="PAL-EX-4")
def test_of_five_tiles_three_players_take_one_each_and_two_are_discarded() -> None:
    lot = "brick 1/1 2/2, marble 2/2 3/2 4/2"
    state = table(["", "", ""], quarries=("", lot, "", ""), next_tiles=NO_TILES, turn=1)
    play(state, "draw tiles", "auction")
    order = []
    for tile in ("marble 4/2", "marble 3/2", "marble 2/2"):
        order += state.awaiting()
        play(state, f"choose {tile}", "new palace")
    assert order == [1, 2, 0]
    assert state.view(None).box == ("brick 1/1", "brick 2/2")
    assert (state.awaiting(), state.decision.name) == ([2], "turn")

"""Setting up the table."""

from __future__ import annotations

from collections import Counter

import pytest

import quattrocento as qc
from quattrocento.games.palazzo.components import (
    FIRST_STACK,
    SECOND_STACK,
    THIRD_STACK,
)
from tests.palazzo.tables import GAME, RIDER_LABEL, all_cards, all_tiles
from tests.support import offered, play, rule


@rule("PAL-SET-1")
def test_two_to_four_play_and_the_first_seat_starts_then_clockwise() -> None:
    for players in (2, 3, 4):
        state = GAME.new(players=players, seed=5)
        order = []
        for _ in range(players + 1):
            order.append(state.awaiting()[0])
            play(state, "take money")
            while state.decision.name == "take":
                play(state, offered(state)[0])
        assert order == [*range(players), 0]


@rule("PAL-SET-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_another_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(qc.BadSetup, match="2 to 4"):
        GAME.new(players=players, seed=1)


@rule("PAL-SET-2")
def test_the_money_is_three_currencies_and_ten_certificates_and_four_cards_are_dealt() -> None:
    money = Counter(all_cards())
    assert money["certificate"] == 10
    for currency in ("red", "brown", "white"):
        assert [money[f"{currency} {value}"] for value in (3, 4, 5, 6, 7)] == [3] * 5
    assert sum(money.values()) == 55
    state = GAME.new(players=4, seed=2)
    view = state.view(1)
    assert [player.cards for player in view.players] == [4] * 4
    assert [player.hand is None for player in view.players] == [True, False, True, True]
    assert view.money_pile == 55 - 16


@rule("PAL-SET-3")
def test_each_material_has_floors_one_to_five_by_windows_and_one_more_three_with_one() -> None:
    tiles = Counter(all_tiles())
    del tiles[RIDER_LABEL]
    assert sum(tiles.values()) == 48
    for material in ("brick", "sandstone", "marble"):
        for floor in range(1, 6):
            for windows in range(1, 4):
                double = floor == 3 and windows == 1
                assert tiles[f"{material} {floor}/{windows}"] == (2 if double else 1)


@rule("PAL-SET-4")
def test_the_stacks_are_drawn_in_order_and_the_riders_are_in_the_third() -> None:
    pile = GAME.dump(GAME.new(players=2, seed=3))["tile_pile"]
    names = [[all_tiles()[place] for place in range(15)]]
    assert Counter(pile[:10]) < Counter(names[0])
    second, third = pile[10:28], pile[28:]
    assert RIDER_LABEL not in pile[:28]
    assert Counter(second) == Counter(all_tiles()[15:33])
    assert third.count(RIDER_LABEL) == 5
    assert (len(FIRST_STACK), len(SECOND_STACK), len(THIRD_STACK)) == (15, 18, 20)
    assert Counter(all_tiles()[15:33])["brick 5/3"] == 1
    assert GAME.dump(GAME.new(players=2, seed=4))["tile_pile"] != pile


@rule("PAL-SET-5")
def test_the_first_five_tiles_lie_on_the_quarries_and_the_depot_and_the_architect_first() -> None:
    view = GAME.new(players=3, seed=6).view(None)
    assert [len(quarry) for quarry in view.quarries] == [1, 1, 1, 1]
    assert len(view.depot) == 1
    assert view.stacks == (10, 18, 20)
    assert view.architect == 0


@rule("PAL-SET-6")
def test_the_certificate_of_three_belongs_to_nobody() -> None:
    state = GAME.new(players=2, seed=1)
    assert [player.bid for player in state.view(None).players] == [0, 0]
    play(state, "draw tiles", "auction")
    assert [player.bid for player in state.view(None).players] == [3, 0]
    assert [player.cards for player in state.view(None).players] == [4, 4]
    play(state, "pass")
    while state.decision.name.startswith("build"):
        play(state, offered(state)[0])
    assert [player.bid for player in state.view(None).players] == [0, 0]
    assert [player.cards for player in state.view(None).players] == [4, 4]

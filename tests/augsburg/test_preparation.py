"""Set-up: players and rounds, rank cards, tiles, privilege cards, money, jokers, first bonds."""

from __future__ import annotations

from collections import Counter

import pytest

import quattrocento as qc
from quattrocento.core.state import State
from quattrocento.games.augsburg import components
from quattrocento.games.augsburg.components import (
    NOBLES,
    PRICE_BY_VALUE,
    PRIVILEGE_CARDS,
    PRIVILEGES,
)
from tests.augsburg.tables import (
    GAME,
    buy_nothing,
    cards,
    hand,
    in_supply,
    money,
    offer,
    pass_all,
    prestige,
    ranks,
    rights,
)
from tests.support import offered, rule


@rule("AUG-SET-1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_two_to_five_play_two_rounds_more_than_there_are_players(players: int, rounds: int) -> None:
    state = GAME.new(players=players, seed=1)
    buy_nothing(state)
    assert state.view(None).rounds == rounds
    assert state.view(None).round == 1
    assert state.awaiting() == [0]


@rule("AUG-SET-1")
@pytest.mark.parametrize("players", [1, 6])
def test_nobody_plays_alone_or_with_six(players: int) -> None:
    with pytest.raises(qc.BadSetup):
        GAME.new(players=players, seed=1)


@rule("AUG-SET-2")
@pytest.mark.parametrize(
    ("players", "supply"), [(2, [2, 1, 1]), (3, [3, 1, 1]), (4, [4, 2, 1]), (5, [5, 3, 1])]
)
def test_rank_cards_depend_on_the_players_and_all_start_at_rank_one(
    players: int, supply: list[int]
) -> None:
    state = GAME.new(players=players, seed=1)
    for colour in ("yellow", "orange", "purple"):
        assert [in_supply(state, f"{colour} {rank}") for rank in (2, 3, 4)] == supply
    for seat in range(players):
        assert ranks(state, seat) == {"yellow": 1, "orange": 1, "purple": 1}


@rule("AUG-SET-3")
@pytest.mark.parametrize("players", [2, 5])
def test_thirty_tiles_lie_in_six_piles_of_five_with_the_dearest_on_top(players: int) -> None:
    view = GAME.new(players=players, seed=1).view(None)
    assert {pile.right: (pile.left, pile.printed) for pile in view.rights} == {
        "mint master": (5, 0),
        "master builder": (5, 0),
        "coat of arms": (5, 4),
        "patent": (5, 5),
        "church": (5, 800),
        "cathedral": (5, 1000),
    }


@rule("AUG-SET-3")
def test_points_and_prices_fall_from_the_top_of_a_pile() -> None:
    for pile in components.PRINTED:
        assert len(pile) == 5
        assert pile == sorted(pile, reverse=True)
    assert (components.COAT_OF_ARMS_POINTS[0], components.COAT_OF_ARMS_POINTS[-1]) == (4, 1)
    assert (components.PATENT_POINTS[0], components.PATENT_POINTS[-1]) == (5, 2)
    assert 700 in components.CHURCH_PRICES
    assert 900 in components.CATHEDRAL_PRICES


@rule("AUG-SET-4")
def test_five_of_ten_different_privilege_cards_are_turned_up() -> None:
    state = GAME.new(players=3, seed=1)
    buy_nothing(state)
    down = [each.card for each in state.view(None).face_down]
    assert len(cards(state)) == len(down) == 5
    assert sorted(cards(state) + down, key=int) == [str(number) for number in range(1, 11)]
    assert {tuple(cards(shuffled)) for shuffled in begun(range(5))} != {tuple(cards(state))}


@rule("AUG-SET-4", "AUG-RND-1")
@pytest.mark.parametrize("players", [2, 5])
def test_the_cards_of_the_first_two_rounds_are_known_before_the_first_purchase(
    players: int,
) -> None:
    state = GAME.new(players=players, seed=3)
    assert [state.decision.name, state.view(0).round] == ["buy", 0]
    first, second = cards(state), [each.card for each in state.view(0).face_down]
    assert [len(first), len(second)] == [5, 5]
    buy_nothing(state)
    assert [state.view(0).round, cards(state)] == [1, first]
    for _ in NOBLES:
        pass_all(state)
    pass_all(state)
    buy_nothing(state)
    assert [state.view(0).round, cards(state)] == [2, second]


@rule("AUG-SET-4")
def test_a_position_from_before_the_cards_lay_open_still_plays_on() -> None:
    old = {**GAME.dump(GAME.new(players=2, seed=1)), "face_up": [], "face_down": []}
    state = GAME.load(old)
    buy_nothing(state)
    assert len(cards(state)) == 5


def begun(seeds: range) -> list[State]:
    states = [GAME.new(players=2, seed=seed) for seed in seeds]
    for state in states:
        buy_nothing(state)
    return states


@rule("AUG-SET-4")
def test_the_privilege_cards_have_what_the_rulebook_shows_of_them() -> None:
    faces = [sorted(PRIVILEGES[field] for field in card) for card in PRIVILEGE_CARDS]
    assert len({tuple(face) for face in faces}) == 10
    assert all(len(face) == 3 for face in faces)
    assert any({"500 florins", "6 prestige"} <= set(face) for face in faces)
    assert any(face.count("purple") == 2 for face in faces)
    assert any(face.count("orange") == 2 for face in faces)
    assert any({"yellow", "purple"} <= set(face) for face in faces)
    assert any("7 prestige" in face for face in faces)


@rule("AUG-SET-5")
def test_everybody_begins_with_1500_florins_two_jokers_and_no_prestige() -> None:
    state = GAME.new(players=4, seed=1)
    for seat in range(4):
        assert money(state, seat) == 1500
        assert hand(state, seat) == ["joker", "joker"]
        assert prestige(state, seat) == 0
        assert rights(state, seat) == {}


@rule("AUG-SET-5")
def test_the_other_jokers_are_shuffled_with_68_bonds() -> None:
    state = GAME.new(players=5, seed=1)
    census = Counter(GAME.census(state))
    assert census["joker"] == 12
    assert all(census[f"{noble} {value}"] == 1 for noble in NOBLES for value in range(1, 18))
    assert state.view(None).pile == 80 - 5 * 2 - 5 * 7


@rule("AUG-SET-6")
def test_seven_bonds_are_offered_to_each_before_the_first_visit() -> None:
    state = GAME.new(players=3, seed=1)
    assert state.awaiting() == [0, 1, 2]
    assert [len(offer(state, seat)) for seat in range(3)] == [7, 7, 7]
    assert offered(state, 1)[-1] == "no more"


@rule("AUG-BUY-1")
def test_prices_go_from_200_to_400_never_fall_and_a_13_costs_300() -> None:
    assert PRICE_BY_VALUE[0] == 200
    assert PRICE_BY_VALUE[13 - 1] == 300
    assert PRICE_BY_VALUE[-1] == 400
    assert sorted(PRICE_BY_VALUE) == PRICE_BY_VALUE
    assert components.JOKER_PRICE == 400

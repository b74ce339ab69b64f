"""Best work of the round, prestige cards at the end, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from tests.princes.tables import estate, player, seen, table
from tests.princes.test_works import example_estate
from tests.support import kinds, play, rule, told

# Best work


@rule("PRI-BST-1")
def test_the_highest_value_of_the_round_scores_three() -> None:
    state = table([player("poet", jesters=3), player("lawyer", jesters=4)], round=1)
    play(state, "work poet", "points 0", "end turn", "work lawyer", "points 0", "end turn")
    events = play(state, "end turn")
    assert "BestWork" in kinds(events)
    assert [seen(state, seat).points for seat in range(3)] == [0, 3, 0]


@rule("PRI-BST-1")
def test_of_two_works_the_better_one_counts_not_their_sum() -> None:
    two = player("poet, painter", jesters=3)
    state = table([two, player("lawyer", jesters=4)], round=1)
    play(state, "work poet", "points 0", "work painter", "points 0")
    assert seen(state).best == 8
    play(state, "work lawyer", "points 0", "end turn", "end turn")
    assert [seen(state, seat).points for seat in range(3)] == [0, 3, 0]


@rule("PRI-BST-1")
def test_a_second_work_worth_less_does_not_lower_the_first() -> None:
    two = player("poet, painter, jesters", jesters=3)
    state = table([two, player("lawyer", jesters=4)], round=1)
    play(state, "work poet", "bonus jesters", "points 0", "work painter", "points 0")
    play(state, "work lawyer", "points 0", "end turn", "end turn")
    assert [seen(state, seat).points for seat in range(3)] == [3, 0, 0]


@rule("PRI-BST-1")
def test_all_who_are_tied_score_three_once_each() -> None:
    state = table(
        [player("poet, painter", jesters=3), player("lawyer, composer", jesters=3)], round=1
    )
    play(state, "work poet", "points 0", "work painter", "points 0")
    play(state, "work lawyer", "points 0", "end turn", "end turn")
    assert [seen(state, seat).points for seat in range(3)] == [3, 3, 0]


@rule("PRI-BST-1")
def test_a_lone_work_always_scores_and_without_a_work_nobody_does() -> None:
    state = table([player("poet", jesters=3), player(points=9)], round=1)
    play(state, "work poet", "points 0", "end turn", "end turn", "end turn")
    assert [seen(state, seat).points for seat in range(3)] == [3, 9, 0]
    idle = table()
    assert "BestWork" not in kinds(play(idle, "end turn", "end turn", "end turn"))
    assert [seen(idle, seat).points for seat in range(3)] == [0, 0, 0]


@rule("PRI-BST-1")
def test_works_of_an_earlier_round_do_not_count() -> None:
    state = table([player("poet", jesters=3)], round=1)
    play(state, "work poet", "points 0", "end turn", "end turn", "end turn")
    play(state, "decline", "decline", "decline", "end turn", "end turn", "end turn")
    assert seen(state).points == 3


# Prestige cards

EXAMPLE = "poet"
ON_TABLE = "painter, composer, lawyer, botanist"


def card_points(card: str, *others: dict[str, Any]) -> int:
    """What a prestige card is worth to the rulebook's example beside some opponents."""
    state = table([example_estate(EXAMPLE, ON_TABLE, prestige=card, recruiting_table=1), *others])
    own = seen(state).prestige_cards
    assert own is not None
    return own[0].value


FIVE_BUILDINGS = estate(
    "BB.TTT.",
    ".B..T..",
    ".BB.T.t",
    "c.....t",
    "cc....t",
    "###.HH.",
    "###HHH.",
)
NEARLY_FULL = estate(
    "lllfffL",
    "SSlfLLL",
    "tSpfLLL",
    "tSpWWW.",
    "tSpWWWH",
    "###cWHH",
    "###ccHH",
)
THREE_LANDSCAPES = estate(
    "pppqqq.",
    "l......",
    "l......",
    "ll.....",
    ".......",
    "###....",
    "###....",
)
TWO_LARGE = estate(
    "UUU..WW",
    "U.U.WWW",
    "U.U..WW",
    ".......",
    ".......",
    "###....",
    "###....",
)
FOUR_BUILDINGS = estate(
    "UUU..WW",
    "U.U.WWW",
    "U.U..WW",
    ".......",
    "....ttt",
    "###...c",
    "###..cc",
)
LAKE = player(pieces=["lake at a7 turn 1"])

OPPONENTS: dict[str, tuple[int, list[dict[str, Any]]]] = {
    "most buildings": (3, [player(pieces=FIVE_BUILDINGS)]),
    "fewest empty squares": (0, [player(pieces=NEARLY_FULL)]),
    "most landscapes": (4, [player(pieces=THREE_LANDSCAPES)]),
    "most lakes": (3, [LAKE, LAKE]),
    "4 buildings 2 freedoms 4 works": (6, []),
    "most builders": (6, [player(builders=1)]),
    "builder jester 2 landscapes": (0, []),
    "2 large buildings": (5, [player(pieces=TWO_LARGE)]),
    "all kinds of landscape": (0, []),
    "most forests": (7, [player(pieces=["forest at a7 turn 1"])]),
    "all freedoms": (0, []),
    "most jesters": (0, []),
    "most parks": (0, []),
    "most works": (4, [player(table="philosopher, alchemist, physicist, goldsmith, sculptor")]),
}


@rule("PRI-PRC-2", "PRI-END-1", "PRI-EX-5", example="PRI-EX-5")
@pytest.mark.parametrize("card", OPPONENTS)
def test_all_fourteen_prestige_cards_for_the_example_estate(card: str) -> None:
    points, others = OPPONENTS[card]
    assert card_points(card, *others) == points


# What satisfies each card alone, and with a tie.
SATISFIED: dict[str, tuple[int, int, dict[str, Any]]] = {
    "most buildings": (6, 3, {"pieces": ["tower at e7 turn 1"]}),
    "fewest empty squares": (8, 4, {"pieces": ["park at a7 turn 1"]}),
    "most landscapes": (7, 4, {"pieces": ["park at a7 turn 1"]}),
    "most lakes": (6, 3, {"pieces": ["lake at a7 turn 1"]}),
    "most builders": (6, 3, {"builders": 1}),
    "most forests": (7, 4, {"pieces": ["forest at a7 turn 1"]}),
    "most jesters": (6, 3, {"jesters": 1}),
    "most parks": (5, 3, {"pieces": ["park at a7 turn 1"]}),
    "most works": (7, 4, {"recruiting_table": 1}),
}
FIXED: dict[str, tuple[int, dict[str, Any]]] = {
    "4 buildings 2 freedoms 4 works": (
        6,
        {
            "pieces": FOUR_BUILDINGS,
            "freedoms": "opinion, travel",
            "table": "poet, lawyer, painter",
            "recruiting_table": 1,
        },
    ),
    "builder jester 2 landscapes": (
        7,
        {"builders": 1, "jesters": 1, "pieces": ["park at a7 turn 1", "lake at a6 turn 1"]},
    ),
    "2 large buildings": (5, {"pieces": TWO_LARGE}),
    "all kinds of landscape": (
        8,
        {"pieces": ["park at a7 turn 1", "lake at a6 turn 1", "forest at d6 turn 1"]},
    ),
    "all freedoms": (8, {"freedoms": "opinion, religion, travel"}),
}


@rule("PRI-PRC-2", "PRI-END-1")
@pytest.mark.parametrize("card", SATISFIED)
@pytest.mark.parametrize("tied", [0, 1, 2])
def test_having_the_most_scores_in_full_and_a_tie_half_however_many(card: str, tied: int) -> None:
    points, halved, having = SATISFIED[card]
    same = [player(**having) for _ in range(tied)]
    state = table([player(prestige=card, **having), *same])
    own = seen(state).prestige_cards
    assert own is not None
    assert own[0].value == (halved if tied else points)


@rule("PRI-PRC-2", "PRI-END-1")
@pytest.mark.parametrize("card", FIXED)
def test_a_fixed_condition_is_never_halved(card: str) -> None:
    points, having = FIXED[card]
    twin = {**having, "table": ""}
    state = table([player(prestige=card, **having), player(**twin)])
    own = seen(state).prestige_cards
    assert own is not None
    assert own[0].value == points
    missing = table([player(prestige=card)])
    lacking = seen(missing).prestige_cards
    assert lacking is not None
    assert lacking[0].value == 0


@rule("PRI-END-1")
@pytest.mark.parametrize("card", [card for card in SATISFIED if card != "fewest empty squares"])
def test_nobody_has_the_most_of_what_he_has_none_of(card: str) -> None:
    own = seen(table([player(prestige=card)])).prestige_cards
    assert own is not None
    assert own[0].value == 0


# The end


def last_round(*players: dict[str, Any]) -> Any:
    state = table(list(players), round=7)
    events = play(state, "end turn", "end turn", "end turn")
    assert state.over
    return state, events


@rule("PRI-END-1")
def test_after_round_seven_prestige_cards_are_shown_and_scored() -> None:
    state, events = last_round(
        player(prestige="most jesters, all freedoms", jesters=2, points=10),
        player(prestige="most builders", builders=1, points=12),
    )
    assert kinds(events)[-4:] == ["PrestigeScored"] * 3 + ["GameEnded"]
    assert state.scores() == [16, 18, 0]
    assert state.winners() == [1]
    shown = seen(state, 0, viewer=2).prestige_cards
    assert shown is not None
    assert [card.card for card in shown] == ["all freedoms", "most jesters"]


@rule("PRI-END-2")
def test_most_points_win_then_most_money_then_the_win_is_shared() -> None:
    state, _ = last_round(player(points=10, money=0), player(points=9, money=9000))
    assert state.winners() == [0]
    state, _ = last_round(player(points=10, money=100), player(points=10, money=200))
    assert state.winners() == [1]
    state, _ = last_round(player(points=10, money=200), player(points=10, money=200))
    assert state.winners() == [0, 1]


@rule("PRI-END-2")
def test_a_tie_is_told_with_the_money_of_the_tied_and_of_nobody_else() -> None:
    state, events = last_round(
        player(points=10, money=100), player(points=10, money=200), player(points=9, money=900)
    )
    assert told(state, events)[-3:] == [
        "Tied at 10 prestige points, Lapis has 100 florins left; the most money wins.",
        "Tied at 10 prestige points, Vermiglio has 200 florins left; the most money wins.",
        "The game is over: Lapis 10, Vermiglio 10 and Giallolino 9. Vermiglio wins.",
    ]
    _, events = last_round(player(points=10), player(points=9), player(points=9))
    assert "TieCompared" not in kinds(events)

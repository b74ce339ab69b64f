"""Need money? Prestige points for florins."""

from __future__ import annotations

from tests.princes.tables import auction, player, seen, table
from tests.support import kinds, offered, play, refused, rule


@rule("PRI-CSH-1")
def test_money_comes_from_works_and_from_points() -> None:
    state = table([player("poet", jesters=3, points=1, money=0)], round=1)
    play(state, "sell point")
    assert seen(state).money == 100
    play(state, "work poet", "points 0")
    assert seen(state).money == 100 + 700


@rule("PRI-CSH-2")
def test_points_are_given_up_for_100_each_and_never_below_none() -> None:
    state = table([player(points=2, money=0)])
    assert kinds(play(state, "sell point", "sell point")) == ["PointsSold"] * 2
    assert (seen(state).points, seen(state).money) == (0, 200)
    assert refused(state, "sell point") == "PRI-CSH-2"
    assert "sell point" not in offered(state)


@rule("PRI-CSH-2")
def test_it_is_offered_when_one_starts_raises_takes_the_last_item_or_acts() -> None:
    rich = player(points=5)
    starting = auction([rich, rich, rich])
    assert "sell point" in offered(starting)
    play(starting, "start jester")
    assert "sell point" in offered(starting)
    play(starting, "sell point")
    assert (starting.awaiting(), seen(starting, 1).points) == ([1], 4)
    assert "sell point" in offered(auction([rich], free=[0]))
    assert "sell point" in offered(table([rich]))


@rule("PRI-CSH-2")
def test_it_is_not_offered_inside_another_choice_nor_while_others_decide() -> None:
    state = table([player("poet", points=5, jesters=6), player(points=5)])
    for moves in (["build tower"], ["take bonus"], ["work poet"]):
        inside = state.clone()
        play(inside, *moves)
        assert "sell point" not in offered(inside)
    assert state.legal(1) == []


@rule("PRI-CSH-2")
def test_at_a_payment_exactly_the_missing_points_are_turned_into_money() -> None:
    state = table([player(money=450, points=9)])
    events = play(state, "build tower")
    assert kinds(events) == ["BuildingBought", "PointsSold"]
    assert (seen(state).money, seen(state).points) == (50, 6)

"""What a view foretells of a choice is what happens when the choice is made."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import quattrocento as qc
from quattrocento.core.events import listening
from quattrocento.core.state import State
from tests.support import offered

GAMES = 6


def moments(name: str) -> Iterator[tuple[State, int]]:
    """Every decision of some random games, with the seat asked."""
    game = qc.game(name)
    for seed in range(GAMES):
        chance = random.Random(seed)
        state = game.new(players=game.seats[seed % len(game.seats)], seed=seed)
        while not state.over:
            seat = state.awaiting()[0]
            yield state, seat
            state.apply(seat, chance.choice(state.legal(seat)))


def after(state: State, seat: int, move: str) -> Any:
    """What the seat sees once it has made a move."""
    copy = state.clone()
    copy.apply(seat, state.game.actions.parse(move))
    return copy.view(seat)


def test_palazzo_tells_what_a_palace_scores_with_a_tile_and_without_a_floor() -> None:
    told = 0
    for state, seat in moments("palazzo"):
        view: Any = state.view(seat)
        for move in offered(state, seat):
            if move.startswith("build on "):
                palace = int(move.removeprefix("build on ")) - 1
                then = after(state, seat, move).players[seat].palaces[palace]
                assert view.with_tile[palace] == then.points
                told += 1
            elif move == "new palace":
                then = after(state, seat, move).players[seat].palaces[-1]
                assert view.new_palace == then.points
            elif move.startswith("floor "):
                assert int(move.removeprefix("floor ")) in view.without_floor
    assert told > 20


def test_palazzo_tells_by_how_much_taking_a_floor_out_changes_the_points() -> None:
    game = qc.game("palazzo")
    told = 0
    for state, seat in moments("palazzo"):
        view: Any = state.view(seat)
        before = view.players[seat].points
        for floor, change in view.without_floor.items():
            copy = state.clone()
            copy.apply(seat, game.actions.parse(f"floor {floor}"))
            copy.apply(seat, copy.legal(seat)[0])
            assert copy.scores()[seat] == before + change
            told += 1
    assert told > 5


def test_augsburg_tells_the_income_of_the_round() -> None:
    told = 0
    for state, seat in moments("augsburg"):
        copy = state.clone()
        with listening(copy) as chronicle:
            copy.apply(seat, copy.legal(seat)[0])
        then: Any = copy.view(None)
        for event in chronicle.events:
            given: Any = event
            income: Any = then.players[given.seat].income if hasattr(given, "seat") else None
            match type(event).__name__:
                case "MoneyReceived":
                    assert income.florins == given.florins
                case "PrestigeReceived":
                    assert income.title == given.title
                    assert income.rights == given.coat_of_arms + given.patent
                case "BondsDealt":
                    assert (income.free, income.offered) == (given.free, given.offered)
                    told += 1
    assert told > 10


def test_augsburg_tells_which_bonds_may_be_shown() -> None:
    told = 0
    for state, seat in moments("augsburg"):
        view: Any = state.view(seat)
        if view.asked.question == "bid":
            numbers = [move for move in offered(state, seat) if move.startswith("bid ")]
            most = max((int(move.removeprefix("bid ")) for move in numbers), default=0)
            assert most in (0, len(view.players[seat].valid))
            told += 1
    assert told > 50


def test_florence_tells_where_a_member_would_stand_and_on_which_box_a_boast_goes() -> None:
    deployed = boasted = 0
    for state, seat in moments("florence"):
        view: Any = state.view(seat)
        if view.strozzi is not None:
            # He would already have had his turn.
            continue
        for move in offered(state, seat):
            location = int(move.split()[-1]) if move.split()[-1].isdigit() else 0
            there = view.locations[location - 1]
            if move.startswith("deploy "):
                queue = after(state, seat, move).locations[location - 1].queue
                arrival = there.arrivals[0]
                assert (queue[arrival.position - 1].seat, queue[arrival.position - 1].rank) == (
                    seat,
                    "debutant",
                )
                deployed += 1
            elif move.startswith("boast "):
                markers = after(state, seat, move).locations[location - 1].markers
                (own,) = [marker for marker in markers if marker.seat == seat]
                assert own.box == there.boast_box
                boasted += 1
    assert deployed > 50
    assert boasted > 20


def test_florence_tells_the_way_of_the_noble_and_what_an_audience_pays() -> None:
    ways: list[int] = []
    paid = 0
    for state, seat in moments("florence"):
        before: Any = state.view(seat)
        copy = state.clone()
        with listening(copy) as chronicle:
            copy.apply(seat, copy.legal(seat)[0])
        arrived = [event for event in chronicle.events if type(event).__name__ == "NobleArrived"]
        if arrived:
            assert tuple(event.location for event in arrived) == before.way  # type: ignore[attr-defined]
            ways.append(len(arrived))
        for event in chronicle.events:
            if type(event).__name__ == "AudienceScored":
                given: Any = event
                dial = before.dial[before.round - 1]
                assert given.points == dial.queue[given.position - 1]
                paid += 1
    assert len(ways) > 20
    assert paid > 20


def test_the_princes_tell_what_a_profession_to_be_kept_or_recruited_will_be_worth() -> None:
    kept = recruited = 0
    for state, seat in moments("princes"):
        view: Any = state.view(seat)
        prospects = {work.card: work for work in view.prospects}
        for card, work in prospects.items():
            parts = work.parts
            whole = parts.building + parts.landscape + parts.freedom + parts.jesters + parts.cards
            assert work.value == whole
            if view.asked.question == "recruit":
                then = after(state, seat, f"recruit {card}")
                assert card in [each.card for each in then.players[seat].works]
                assert {each.card: each.value for each in then.players[seat].works}[card] == whole
                recruited += 1
        if view.asked.question == "order" and view.kept in prospects and len(view.looked) == 2:
            then = after(state, seat, offered(state, seat)[0])
            now = {each.card: each.value for each in then.players[seat].works}
            assert now[view.kept] == prospects[view.kept].value
            kept += 1
    assert kept > 3
    assert recruited > 3


def test_the_princes_tell_what_still_fits() -> None:
    told = 0
    for state, seat in moments("princes"):
        view: Any = state.view(seat)
        lots = [move.removeprefix("start ") for move in offered(state, seat)]
        landscapes = {"forest", "lake", "park"}
        assert landscapes & set(lots) <= set(view.players[seat].fitting)
        told += bool(landscapes & set(lots))
    assert told > 20

"""Trying moves before they are made: what comes of them, and that nothing hidden is told."""

from __future__ import annotations

import random

import msgspec
import pytest

import quattrocento as qc
from quattrocento.core.game import Game
from quattrocento.core.state import State
from quattrocento.tables import limits
from quattrocento.tables.errors import RequestError
from quattrocento.tables.planning import planned
from tests.server.clients import Person, Server

STEPS = 60
ENOUGH = 60


def plan(
    person: Person, table: str, *moves: str, seat: int = 0, sequence: int = 0, status: int = 200
) -> dict[str, object]:
    body = {"seat": seat, "sequence": sequence, "moves": moves}
    answer: dict[str, object] = person.post(f"/tables/{table}/plan", body, status)
    return answer


def answer_of(state: State, seat: int, actions: list[int]) -> bytes:
    """All that a plan tells, its refusals included."""
    try:
        return msgspec.json.encode(planned(state, seat, actions))
    except RequestError as refused:
        return f"{refused.place} {refused.reason} {refused.rule} {refused}".encode()


def test_a_plan_tells_the_same_in_every_world_that_the_seat_holds_for_possible(game: Game) -> None:
    chance = random.Random(3)
    state = game.new(players=game.seats[-1], seed=6)
    for _ in range(STEPS):
        if state.over:
            break
        seat = chance.choice(state.awaiting())
        actions = a_plan(state, seat, chance)
        told = answer_of(state, seat, actions)
        for _ in range(3):
            world = state.resample(seat, chance.getrandbits(20))
            assert answer_of(world, seat, actions) == told
        state.apply(seat, chance.choice(state.legal(seat)))


def a_plan(state: State, seat: int, chance: random.Random) -> list[int]:
    """Some actions of a seat that may follow each other, and now and then one that may not."""
    actions: list[int] = []
    state = state.clone()
    for _ in range(chance.randrange(4)):
        if seat not in state.awaiting():
            break
        actions.append(chance.choice(state.legal(seat)))
        state.apply(seat, actions[-1])
    if chance.random() < 0.2:
        actions.append(chance.randrange(len(state.game.actions)))
    return actions


def test_what_is_planned_and_shows_nothing_hidden_happens_so(game: Game) -> None:
    chance = random.Random(8)
    state = game.new(players=game.seats[0], seed=2)
    held = 0
    for _ in range(150):
        if state.over:
            break
        seat = chance.choice(state.awaiting())
        action = chance.choice(state.legal(seat))
        found = planned(state, seat, [action])
        state.apply(seat, action)
        assert found.actions == [action]
        if found.reveals:
            assert (found.view, found.offers, found.inserts) == (None, [], [])
        else:
            held += 1
            assert found.view == state.view(seat)
            assert found.offers == state.legal(seat)
            assert found.ends == (seat not in state.awaiting())
    assert held > 10


def test_what_may_be_inserted_can_be_planned(game: Game) -> None:
    chance = random.Random(5)
    inserted = 0
    for seed in range(3):
        state = game.new(players=game.seats[0], seed=seed)
        for _ in range(80):
            if state.over or inserted >= ENOUGH:
                break
            seat = chance.choice(state.awaiting())
            found = planned(state, seat, [])
            for _ in range(2):
                if found.ends or found.reveals:
                    break
                found = planned(state, seat, [*found.actions, chance.choice(found.offers)])
            for action in found.inserts[:3]:
                inserted += 1
                assert action not in found.offers
                again = planned(state, seat, [*found.actions, action])
                assert sorted(again.actions) == sorted([*found.actions, action])
                assert not again.ends
                assert not again.reveals
            state.apply(seat, chance.choice(state.legal(seat)))
    assert inserted > 0


def test_a_lower_card_may_be_added_after_a_higher_one() -> None:
    """A bid of Palazzo is laid in the order of the action table, but clicked in any order."""
    game = qc.game("palazzo")
    found = 0
    for seed in range(10):
        state = game.new(players=2, seed=seed)
        chance = random.Random(seed)
        for _ in range(150):
            if state.over:
                break
            (seat,) = state.awaiting()
            lays = [each for each in state.legal(seat) if game.actions.text(each).startswith("lay")]
            for high in lays[1:]:
                after = planned(state, seat, [high])
                for low in set(after.inserts) & set(lays[:1]):
                    found += 1
                    assert planned(state, seat, [high, low]).actions == [low, high]
            state.apply(seat, chance.choice(lays or state.legal(seat)))
    assert found > 0


def test_a_plan_over_the_wire_stores_nothing(server: Server) -> None:
    marie = server.person("Marie")
    table = marie.open("me", "me")["id"]
    before = marie.look(table)
    empty = plan(marie, table)
    assert empty["offers"] == before["offers"][0]["offers"]
    assert empty["view"] == before["views"]["0"]
    assert (empty["moves"], empty["ends"], empty["reveals"]) == ([], False, False)
    money = plan(marie, table, "Take  Money")
    assert money == {
        "moves": ["take money"],
        "view": None,
        "offers": [],
        "inserts": [],
        "ends": False,
        "reveals": True,
    }
    assert marie.look(table) == before
    marie.move(table, 0, "take money", 0)
    cards = [offer["move"] for offer in marie.look(table)["offers"][0]["offers"]]
    taken = plan(marie, table, cards[0], sequence=1)
    assert taken["moves"] == [cards[0]]
    assert taken["view"] != marie.look(table)["views"]["0"]
    assert marie.look(table)["table"]["sequence"] == 1


def test_a_plan_that_cannot_be_carried_out_says_where_and_why(quick_server: Server) -> None:
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    table = marie.open("me", "me")["id"]
    after = plan(marie, table, "take money", "buy", status=409)
    assert (after["reason"], after["move"]) == ("bad-notation", "buy")
    assert set(after["words"]) == {"en", "fr"}  # type: ignore[call-overload]
    after = plan(marie, table, "take money", "remove", status=409)
    assert after["move"] == "remove"
    refused = plan(marie, table, "remove", status=409)
    assert (refused["key"], refused["move"]) == (None, "remove")
    assert str(refused["rule"]).startswith("PAL-")
    assert plan(louis, table, status=409)["reason"] == "not-your-seat"
    assert plan(marie, table, seat=1, sequence=0)["offers"] == []
    stale = plan(marie, table, "take money", sequence=5, status=409)
    assert stale["reason"] == "stale"
    assert stale["state"]["table"]["sequence"] == 0  # type: ignore[index]
    plan(marie, table, *["take money"] * (limits.LONGEST_PLAN + 1), status=400)


def test_nothing_is_planned_after_what_ends_or_shows_something_hidden() -> None:
    game = qc.game("palazzo")
    state = game.new(players=2, seed=1)
    money = game.actions.parse("take money")
    shown = state.clone()
    shown.apply(0, money)
    with pytest.raises(RequestError) as refused:
        planned(state, 0, [money, shown.resample(0, 0).legal(0)[0]])
    assert refused.value.place == 1
    reasons = set()
    chance = random.Random(1)
    for _ in range(300):
        if state.over:
            break
        (seat,) = state.awaiting()
        for action in state.legal(seat):
            if planned(state, seat, [action]).ends:
                with pytest.raises(RequestError) as refused:
                    planned(state, seat, [action, action])
                reasons.add(refused.value.reason)
        state.apply(seat, chance.choice(state.legal(seat)))
    assert "plan-ended" in reasons

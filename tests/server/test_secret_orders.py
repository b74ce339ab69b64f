"""Secret maxima and lists of moves: what a seat leaves to be done, known to nobody else."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import quattrocento as qc
from quattrocento.core.game import Game
from quattrocento.core.orders import Choices, Maximum, Order, answer_of
from quattrocento.core.words import LANGUAGES
from quattrocento.tables import entries
from quattrocento.tables.ordering import answer_for
from quattrocento.tables.proving import proof_of
from quattrocento.tables.table import Table
from tests.server.clients import Person, Server, until
from tests.server.conftest import Start
from tests.server.test_orders import asked, at_a_bid, walks
from tests.server.test_proofs import (
    SIGNER,
    a_provable_table,
    caught,
    check,
    receipt_of,
    rewritten,
)
from tests.server.test_secrecy import all_that_goes_out, in_another_world, moved

AT_ONCE = 0.0
AUCTION_GAMES = ["palazzo", "princes", "augsburg"]


def ordered(table: Table, seat: int, order: Order) -> Table:
    number = table.orders.next_number(seat)
    entry = entries.GiveOrder(seat=seat, order=order, number=number, person=f"p{seat}")
    return table.try_entry(entry, 1.0)


def a_maximum(table: Table, seat: int, chance: random.Random) -> Maximum | None:
    """A maximum that the seat may leave now."""
    auctions = table.game.auctions
    periods = table.periods_to_bid(seat)
    if not periods or auctions is None or auctions.bounds is None:
        return None
    least, most = auctions.bounds(table.playing(), seat)
    if least > most:
        return None
    then = chance.choice(["pass", "ask"])
    return Maximum(most=chance.randint(least, most), period=chance.choice(periods), then=then)


# What an order does


@pytest.mark.parametrize("name", AUCTION_GAMES)
def test_whole_games_are_played_with_orders_in_every_auction_and_proved(name: str) -> None:
    """Whoever can leaves a maximum; the table bids, passes and asks as it was told."""
    game = qc.game(name)
    chance = random.Random(11)
    table = a_provable_table(game, game.seats[-1])
    given, done = 0, {"bid": 0, "passed": 0, "asked": 0}
    while table.status == "playing":
        state = table.playing()
        for seat in range(state.seats):
            order = a_maximum(table, seat, chance)
            if order is not None and not table.orders.of(seat):
                table = ordered(table, seat, order)
                given += 1
        seat = chance.choice(state.awaiting())
        answer = answer_for(table, seat)
        if answer is None:
            action = chance.choice(state.legal(seat))
            text = game.actions.text(action)
            done["asked"] += bool(table.orders.of(seat))
            answer = entries.Move(seat=seat, move=text, person=f"p{seat}")
        elif answer.number is not None:
            is_pass = answer.move in game.auctions.passing.values()  # type: ignore[union-attr]
            done["passed" if is_pass else "bid"] += 1
        table = table.try_entry(answer, 2.0)
    assert given > 10
    assert all(done.values()), done
    check(proof_of(table, SIGNER), receipt_of(table, 0))


@pytest.mark.parametrize("name", AUCTION_GAMES)
def test_a_maximum_bids_least_and_never_more(name: str) -> None:
    """Through all steps of a bid: above the highest or level with it, never above the maximum."""
    game = qc.game(name)
    chance = random.Random(5)
    tried = 0
    for seed in range(6):
        for table in walks(game, seed, 120):
            state = table.playing()
            for seat in state.awaiting():
                order = a_maximum(table, seat, chance)
                if order is None or answer_of(order, state, seat) is None:
                    continue
                before, after = state, state
                while seat in after.awaiting() and after.decision.name in game.auctions.bidding:  # type: ignore[union-attr]
                    action = answer_of(order, after, seat)
                    if action is None:
                        break
                    before, after = after, after.clone()
                    after.apply(seat, action)
                bid = own_bid(game, after, seat)
                if bid is not None:
                    tried += 1
                    assert bid <= order.most
                    assert bid == lowest_bid(game, state, seat)
                assert before is not after
    assert tried > 5


def own_bid(game: Game, state: Any, seat: int) -> int | None:
    """The bid of a seat that has just bid; None if it passed, or the auction is over."""
    view = state.view(seat)
    if game.name == "princes":
        return view.bid if view.bidder == seat else None
    player = view.players[seat]
    return player.bid if player.bidding and player.bid == view.highest > 0 else None


def lowest_bid(game: Game, state: Any, seat: int) -> int:
    """The lowest sum at which a seat can stay in an auction, by trying whatever it may do."""
    found: list[int] = []
    paths = [state]
    while paths:
        here = paths.pop()
        for action in here.legal(seat):
            after = here.clone()
            after.apply(seat, action)
            if seat in after.awaiting() and after.decision.name == "raise-more":
                paths.append(after)
            elif (bid := own_bid(game, after, seat)) is not None:
                found.append(bid)
    return min(found)


def test_choices_make_the_first_move_that_is_allowed(game: Game) -> None:
    chance = random.Random(2)
    for table in walks(game, 3, 80):
        state = table.playing()
        if state.over:
            continue
        seat = chance.choice(state.awaiting())
        options = state.legal(seat)
        families = state.decision.answer_ids
        refused = [action for action in families if action not in options]
        wanted = [*refused[:2], *reversed(options)]
        moves = [game.actions.text(action) for action in wanted]
        there = ordered(table, seat, Choices(question=state.decision.name, moves=moves))
        answer = answer_for(there, seat)
        assert answer is not None
        assert answer.move == game.actions.text(options[-1])
        after = there.try_entry(answer, 2.0)
        assert not after.orders.of(seat), "it was for one decision"


def test_choices_of_which_none_is_left_lapse_and_the_seat_is_asked(game: Game) -> None:
    lapsed = 0
    for table in walks(game, 4, 120):
        state = table.playing()
        for seat in range(state.seats):
            if state.over or seat in state.awaiting():
                continue
            for decision in game.decisions:
                move = game.actions.text(decision.answer_ids[0])
                there = ordered(table, seat, Choices(question=decision.name, moves=[move]))
                assert [each.order for each in there.orders.of(seat)] != []
                other = state.awaiting()[0]
                after = moved(there, other, game.actions.text(state.legal(other)[0]))
                now = after.playing()
                if now.over or seat not in now.awaiting() or now.decision is not decision:
                    continue
                stands = bool(after.orders.of(seat))
                assert stands == (game.actions.parse(move) in now.legal(seat))
                assert stands == (answer_for(after, seat) is not None)
                lapsed += not stands
    assert lapsed > 0


@pytest.mark.parametrize("name", AUCTION_GAMES)
def test_what_an_order_does_is_the_same_in_every_world_that_the_seat_holds_for_possible(
    name: str,
) -> None:
    """Secrecy: it is made from what the seat knows, and from nothing else."""
    game = qc.game(name)
    chance = random.Random(6)
    compared = 0
    for seed in range(3):
        for table in walks(game, seed, 80):
            state = table.playing()
            for seat in state.awaiting():
                order = a_maximum(table, seat, chance)
                if order is None:
                    continue
                answers = {
                    answer_of(order, state.resample(seat, world), seat) for world in range(4)
                }
                assert answers == {answer_of(order, state, seat)}
                compared += 1
    assert compared > 0


# Who knows of it


def order_for(table: Table, seat: int) -> Order:
    chance = random.Random(table.sequence)
    decision = table.game.decisions[0]
    moves = [table.game.actions.text(decision.answer_ids[0])]
    return a_maximum(table, seat, chance) or Choices(question=decision.name, moves=moves)


def tells_rivals(
    table: Table, seat: int, server: Callable[[Table, Table], Table] = lambda _, after: after
) -> list[int | None]:
    """The viewers beside its owner who could notice an order, as a server carries it out."""
    there = server(table, ordered(table, seat, order_for(table, seat)))
    if not there.orders.of(seat):
        return []
    found: list[int | None] = []
    for viewer in table.seats.viewers:
        reader = table.reader(None if viewer is None else f"p{viewer}")
        same = all_that_goes_out(there, reader) == all_that_goes_out(table, reader)
        if viewer != seat and not (same and not there.noticed_since(reader, table.sequence)):
            found.append(viewer)
    return found


def tables_in_play(game: Game) -> list[Table]:
    table = a_provable_table(game, game.seats[-1])
    chance, found = random.Random(1), []
    for _ in range(40):
        state = table.playing()
        seat = chance.choice(state.awaiting())
        table = moved(table, seat, game.actions.text(chance.choice(state.legal(seat))))
        found.append(table)
    return found


def test_nobody_else_can_notice_that_an_order_was_given(game: Game) -> None:
    """Nothing that others are sent changes: not a number, not a time, not the head of the chain."""
    for table in tables_in_play(game):
        for seat in range(table.playing().seats):
            assert tells_rivals(table, seat) == []


def test_a_server_that_tells_an_order_to_a_rival_is_caught(game: Game) -> None:
    tables = tables_in_play(game)
    assert [told for table in tables for told in tells_rivals(table, 0)] == []
    assert {told for table in tables for told in tells_rivals(table, 0, telling)} == {1}


def telling(before: Table, after: Table) -> Table:
    """The same table, at which the next seat could notice the order that was given last."""
    given = after.entries[-1]
    if not isinstance(given, entries.GiveOrder):
        return after
    rival = after.seats.bit((given.seat + 1) % len(after.chairs))
    return before.replay([msgspec.structs.replace(given, seen=given.seen | rival)])


def test_a_move_by_an_order_looks_like_one_by_hand(game: Game) -> None:
    """The same messages but for hashes, which are as good as drawn by lot."""
    for table in tables_in_play(game)[:20]:
        state = table.playing()
        seat = state.awaiting()[0]
        move = game.actions.text(state.legal(seat)[0])
        there = ordered(table, seat, Choices(question=state.decision.name, moves=[move]))
        by_order = answer_for(there, seat)
        assert by_order is not None
        one = there.try_entry(by_order, 2.0)
        other = table.try_entry(entries.Move(seat=seat, move=move, person=f"p{seat}"), 2.0)
        for viewer in table.seats.viewers:
            if viewer == seat:
                continue
            reader = table.reader(None if viewer is None else f"p{viewer}")
            assert but_for_hashes(all_that_goes_out(one, reader)) == but_for_hashes(
                all_that_goes_out(other, reader)
            )


def but_for_hashes(sent: bytes) -> Any:
    parts = json.loads(sent)
    assert len(parts[0]["proof"].pop("head")) == 64
    return parts


def test_what_may_be_ordered_is_the_same_in_every_world(game: Game) -> None:
    for table in walks(game, 9, 40):
        for seat in range(table.playing().seats):
            other = in_another_world(table, seat, 77)
            assert table.periods_to_bid(seat) == other.periods_to_bid(seat)
            auctions = game.auctions
            if auctions is not None and auctions.bounds is not None:
                one = auctions.bounds(table.playing().resample(seat, 0), seat)
                assert one == auctions.bounds(other.playing().resample(seat, 0), seat)


# Servers that are changed on purpose


@pytest.mark.parametrize("name", AUCTION_GAMES)
def test_a_server_that_acts_on_an_order_before_its_turn_is_caught(name: str) -> None:
    game = qc.game(name)
    proof, place = a_proof_with_a_bid_by_order(game)
    leaf = proof.entries[place]
    early = [*proof.entries]
    early[place - 1 : place + 1] = [
        msgspec.structs.replace(leaf, sequence=place),
        msgspec.structs.replace(proof.entries[place - 1], sequence=place + 1),
    ]
    assert caught(rewritten(proof, entries=early)) in (
        "bad-proof-order-early",
        "bad-proof-no-order",
    )


@pytest.mark.parametrize("name", AUCTION_GAMES)
def test_a_server_that_acts_otherwise_than_ordered_is_caught(name: str) -> None:
    game = qc.game(name)
    proof, place = a_proof_with_a_bid_by_order(game)
    leaf = proof.entries[place]
    other = [*proof.entries]
    other[place] = msgspec.structs.replace(leaf, move="pass")
    assert caught(rewritten(proof, entries=other)) == "bad-proof-order-early"
    other[place] = msgspec.structs.replace(leaf, number=leaf.number + 5)
    assert caught(rewritten(proof, entries=other)) == "bad-proof-no-order"


def a_proof_with_a_bid_by_order(game: Game) -> tuple[Any, int]:
    """A proof, and the place of a bid that an order made right after somebody else had moved."""
    chance = random.Random(3)
    table = a_provable_table(game, game.seats[-1])
    while table.status == "playing":
        state = table.playing()
        for seat in range(state.seats):
            order = a_maximum(table, seat, chance)
            if order is not None and not table.orders.of(seat):
                table = ordered(table, seat, order)
        seat = chance.choice(state.awaiting())
        answer = answer_for(table, seat)
        last = table.entries[-1]
        if answer is None:
            text = game.actions.text(chance.choice(state.legal(seat)))
            answer = entries.Move(seat=seat, move=text, person=f"p{seat}")
        elif answer.move != "pass" and isinstance(last, entries.Move) and last.seat != seat:
            place = table.sequence
            table = table.try_entry(answer, 2.0)
            return proof_of(table, SIGNER), place
        table = table.try_entry(answer, 2.0)
    raise AssertionError("no order was carried out")


# Over the wire


def waiting_of(marie: Person, louis: Person, table: str) -> tuple[Person, Person, int]:
    """Who is asked, who waits, and the seat of the one who waits."""
    return (marie, louis, 1) if asked(marie, table) else (louis, marie, 0)


def test_louis_leaves_a_maximum_and_takes_it_back(quick_server: Server) -> None:
    marie, louis, table = at_a_bid(quick_server)
    _, waiting, seat = waiting_of(marie, louis, table)
    offers = waiting.look(table)["offers"][0]
    assert offers["bids"] == ["noble", "round"]
    assert offers["orders"] == []
    wish = {"kind": "maximum", "most": 1, "period": "noble", "then": "ask"}
    there = waiting.post(f"/tables/{table}/orders", {"seat": seat, "order": wish})
    (standing,) = there["orders"]
    assert standing["number"] == 1
    assert standing["order"]["most"] == 1
    assert waiting.look(table)["offers"][0]["orders"] == [standing]
    gone = waiting.post(f"/tables/{table}/orders/revoke", {"seat": seat, "number": 1})
    assert gone["orders"] == []
    refused = waiting.post(f"/tables/{table}/orders/revoke", {"seat": seat, "number": 1}, 409)
    assert refused["reason"] == "no-such-order"


def test_an_order_is_acted_on_by_the_table_and_survives_a_restart(
    start: Start, database: str
) -> None:
    server = start(database)
    marie, louis, table = at_a_bid(server, forced=False)
    asked_now, waiting, seat = waiting_of(marie, louis, table)
    wish = {"kind": "maximum", "most": 1, "period": "noble"}
    waiting.post(f"/tables/{table}/orders", {"seat": seat, "order": wish})
    server.stop()
    again = start(database, answer_pause=AT_ONCE)
    first = again.person(like=asked_now)
    seen = first.look(table)
    bid = seen["offers"][0]["offers"][-1]["move"]
    first.move(table, 1 - seat, bid, seen["table"]["sequence"])
    held = again.held(table)
    until(lambda: any(made.seat == seat for made in played(held.table)))
    made = next(each for each in played(held.table) if each.seat == seat)
    assert (made.by, made.number, made.person) == ("table", 1, None)
    assert made.move in ("pass", "bid 1" if bid == "pass" else "hold")


def played(table: Table) -> list[entries.Move]:
    """The moves after the last purchase."""
    made = [each for each in table.entries if isinstance(each, entries.Move)]
    return [each for each in made if each.move in ("pass", "hold") or each.move.startswith("bid")]


def test_an_order_left_at_one_process_is_acted_on_by_another(
    start: Start, on_postgresql: str
) -> None:
    first = start(on_postgresql, answer_pause=AT_ONCE)
    second = start(on_postgresql, answer_pause=AT_ONCE)
    marie, louis, table = at_a_bid(first, forced=False)
    asked_now, waiting, seat = waiting_of(marie, louis, table)
    elsewhere = second.person(like=waiting)
    elsewhere.look(table)
    wish = {"kind": "choices", "question": "bid", "moves": ["hold", "bid 1", "pass"]}
    elsewhere.post(f"/tables/{table}/orders", {"seat": seat, "order": wish})
    until(lambda: waiting.look(table)["offers"][0]["orders"])
    seen = asked_now.look(table)
    asked_now.move(table, 1 - seat, "pass", seen["table"]["sequence"])
    until(lambda: any(each.seat == seat for each in played(first.held(table).table)))
    assert waiting.look(table)["offers"][0]["orders"] == []


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ({"kind": "maximum", "most": 500, "period": "noble"}, "order-bounds"),
        ({"kind": "maximum", "most": 1, "period": "week"}, "order-no-period"),
        ({"kind": "maximum", "most": 0, "period": "noble"}, "bad-request"),
        ({"kind": "maximum", "most": 1, "period": "noble", "then": "weep"}, "bad-request"),
        ({"kind": "choices", "question": "bid", "moves": []}, "bad-request"),
        ({"kind": "choices", "question": "bid", "moves": ["bid 2", "bib 2"]}, "bad-notation-near"),
        ({"kind": "choices", "question": "bid", "moves": ["no more"]}, "order-no-answer"),
        ({"kind": "choices", "question": "bid", "moves": ["pass", "PASS"]}, "order-repeated"),
        ({"kind": "choices", "question": "auction", "moves": ["pass"]}, "order-question"),
        ({"kind": "wish", "most": 1}, "bad-request"),
    ],
)
def test_an_order_that_cannot_be_is_refused_and_changes_nothing(
    quick_server: Server, order: dict[str, Any], reason: str
) -> None:
    marie, louis, table = at_a_bid(quick_server)
    _, waiting, seat = waiting_of(marie, louis, table)
    before = waiting.look(table)
    body = {"seat": seat, "order": order}
    status = 400 if reason == "bad-request" else 409
    refused = waiting.post(f"/tables/{table}/orders", body, status)
    assert refused["reason"] == reason
    assert set(refused["words"]) == set(LANGUAGES)
    assert waiting.look(table) == before


def test_choices_of_which_none_is_allowed_now_are_refused(quick_server: Server) -> None:
    marie, louis, table = at_a_bid(quick_server)
    asked_now, _, waiting_seat = waiting_of(marie, louis, table)
    wish = {"kind": "choices", "question": "bid", "moves": ["hold"]}
    body = {"seat": 1 - waiting_seat, "order": wish}
    refused = asked_now.post(f"/tables/{table}/orders", body, 409)
    assert refused["reason"] == "order-impossible"


@pytest.mark.parametrize(
    "second",
    [
        {"kind": "maximum", "most": 1, "period": "round"},
        {"kind": "choices", "question": "bid", "moves": ["pass"]},
    ],
)
def test_two_orders_for_one_decision_are_refused(
    quick_server: Server, second: dict[str, Any]
) -> None:
    marie, louis, table = at_a_bid(quick_server)
    _, waiting, seat = waiting_of(marie, louis, table)
    first = {"kind": "maximum", "most": 1, "period": "noble"}
    waiting.post(f"/tables/{table}/orders", {"seat": seat, "order": first})
    before = waiting.look(table)
    refused = waiting.post(f"/tables/{table}/orders", {"seat": seat, "order": second}, 409)
    assert refused["reason"] == "order-stands"
    passing = {"seat": seat, "period": "round"}
    assert waiting.post(f"/tables/{table}/pass", passing, 409)["reason"] == "order-stands"
    assert waiting.look(table) == before
    waiting.post(f"/tables/{table}/orders/revoke", {"seat": seat, "number": 1})
    waiting.post(f"/tables/{table}/pass", passing)
    refused = waiting.post(f"/tables/{table}/orders", {"seat": seat, "order": second}, 409)
    assert refused["reason"] == "order-stands"


def test_an_order_for_a_seat_that_one_does_not_hold_is_refused(quick_server: Server) -> None:
    marie, louis, table = at_a_bid(quick_server)
    _, waiting, seat = waiting_of(marie, louis, table)
    wish = {"kind": "maximum", "most": 1, "period": "noble"}
    refused = waiting.post(f"/tables/{table}/orders", {"seat": 1 - seat, "order": wish}, 403)
    assert refused["reason"] == "not-your-seat"
    waiting.post(f"/tables/{table}/orders", {"seat": seat, "order": wish})
    waiting.post(f"/tables/{table}/leave", {"seat": seat})
    assert not quick_server.held(table).table.orders.of(seat)
    refused = waiting.post(f"/tables/{table}/orders", {"seat": seat, "order": wish}, 409)
    assert refused["reason"] == "stand-in"


def test_the_pause_is_the_same_with_an_order_and_without(quick_server: Server) -> None:
    """It was drawn when the seat was asked; giving or taking back an order draws no other."""
    marie, louis, table = at_a_bid(quick_server)
    _, waiting, seat = waiting_of(marie, louis, table)
    live = quick_server.held(table)
    drawn = dict(live.answer_at)
    wish = {"kind": "maximum", "most": 1, "period": "noble"}
    waiting.post(f"/tables/{table}/orders", {"seat": seat, "order": wish})
    assert live.answer_at == drawn
    waiting.post(f"/tables/{table}/orders/revoke", {"seat": seat, "number": 1})
    assert live.answer_at == drawn


# Taking back


def a_table_with(game: Game, found: Callable[[Table], bool]) -> Table:
    return next(table for seed in range(5) for table in walks(game, seed) if found(table))


@pytest.mark.parametrize("name", AUCTION_GAMES)
def test_whoever_takes_back_is_asked_anew_and_the_others_orders_stand(name: str) -> None:
    """Else the table would make the same move again at once."""
    game = qc.game(name)
    chance = random.Random(1)

    def can_be_ordered(table: Table) -> bool:
        state = table.playing()
        if state.over or table.sequence == 0:
            return False
        seat = table.entries[-1].seat  # type: ignore[union-attr]
        others = [each for each in range(state.seats) if each != seat]
        return table.undo_alone(seat) is not None and all(
            a_maximum(table, each, chance) is not None for each in (seat, others[0])
        )

    table = a_table_with(game, can_be_ordered)
    seat = table.entries[-1].seat  # type: ignore[union-attr]
    other = next(each for each in range(len(table.chairs)) if each != seat)
    for each in (seat, other):
        order = a_maximum(table, each, chance)
        assert order is not None
        table = ordered(table, each, order)
    first = table.undo_alone(seat)
    assert first is not None
    undone = table.try_entry(entries.Undo(seat=seat, to=first, others_stay=True), 2.0)
    assert undone.orders.of(seat) == ()
    stands = undone.orders.of(other)
    lapses = table.orders.of(other)[0].order.period not in undone.periods(other)  # type: ignore[union-attr]
    assert bool(stands) != lapses

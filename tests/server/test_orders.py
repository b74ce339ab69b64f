"""What a table answers for a seat by itself: what has one answer, and what was left standing."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import quattrocento as qc
from quattrocento.core.game import Game
from quattrocento.core.words import LANGUAGES, Words
from quattrocento.tables import entries
from quattrocento.tables.messages import SeatOffers
from quattrocento.tables.ordering import own_answer, standing_pass
from quattrocento.tables.seats import Reader
from quattrocento.tables.table import Table
from tests.server.clients import Person, Server, fresh_key, until
from tests.server.conftest import Start
from tests.server.test_secrecy import a_table, all_that_goes_out, in_another_world, moved

AT_ONCE = 0.0


def walks(game: Game, seed: int, steps: int = 150) -> list[Table]:
    """A table after each of some moves that anybody might make."""
    chance = random.Random(seed)
    tables = [a_table(game, game.seats[-1], seed)]
    while len(tables) < steps and not tables[-1].playing().over:
        table = tables[-1]
        seat = chance.choice(table.playing().awaiting())
        action = chance.choice(table.playing().legal(seat))
        tables.append(moved(table, seat, game.actions.text(action)))
    return tables


def passing(table: Table, seat: int) -> Table:
    """A table at which a seat leaves it at passing for as long as it may."""
    return table.try_entry(entries.PassUntil(seat=seat, period=table.periods(seat)[-1]), 1.0)


def at_a_bid(server: Server, *, forced: bool = True) -> tuple[Person, Person, str]:
    """Marie and Louis, who is asked for the first bid of Augsburg once both have bought nothing."""
    marie, louis = server.person("Marie"), server.person("Louis")
    table: str = marie.open("me", "open", game="augsburg", forced=forced)["id"]
    louis.post(f"/tables/{table}/join", {})
    for seat, person in enumerate((marie, louis)):
        while (seen := person.look(table))["offers"][0]["offers"]:
            if seen["views"][str(seat)]["asked"]["question"] != "buy":
                break
            person.move(table, seat, "no more", seen["table"]["sequence"])
    return marie, louis, table


def asked(person: Person, table: str) -> bool:
    return bool(person.look(table)["offers"][0]["offers"])


def passed_seats(log: list[dict[str, Any]]) -> list[int]:
    return [line["event"]["seat"] for line in log if line["event"]["type"] == "Passed"]


# What has one answer


def test_a_table_answers_what_has_one_answer_only_where_its_rules_say_so(game: Game) -> None:
    for table in walks(game, 2):
        state = table.playing()
        for seat in state.awaiting():
            assert own_answer(table, seat) is None
            options = state.legal(seat)
            with_rule = ruled(table)
            expected = game.actions.text(options[0]) if len(options) == 1 else None
            assert own_answer(with_rule, seat) == expected


def ruled(table: Table) -> Table:
    """The same table with the rule that it answers what has one answer."""
    other = table._copied()
    other.setup = msgspec.structs.replace(table.setup, forced=True)
    return other


def test_only_what_everybody_can_tell_may_be_answered_at_once(game: Game) -> None:
    """Whoever plays against the seat sees one answer in every world that they hold for possible."""
    openly = secretly = 0
    for seed in range(3):
        for table in walks(game, seed):
            state = table.playing()
            for seat in state.awaiting():
                if len(state.legal(seat)) != 1:
                    assert not table.openly_forced(seat)
                    continue
                told = table.openly_forced(seat)
                openly, secretly = openly + told, secretly + (not told)
                rivals = [other for other in range(state.seats) if other != seat]
                worlds = [state.resample(rival, 1000) for rival in rivals] if told else []
                assert all(len(world.legal(seat)) == 1 for world in worlds)
    assert openly > 0
    assert secretly > 0 or game.name in ("florence", "princes")


def test_one_answer_is_told_at_rest_and_what_others_do_unseen_does_not_unsay_it(
    game: Game,
) -> None:
    """To find it out takes longer than a move, so an update in play goes without."""
    told = 0
    for table in [table for seed in range(3) for table in walks(game, seed)]:
        state = table.playing()
        for seat in [seat for seat in state.awaiting() if len(state.legal(seat)) == 1]:
            reader = table.reader(f"p{seat}")
            assert not offered_to(table, reader).forced
            table.compute_slow_offers(reader)
            forced = offered_to(table, reader).forced
            assert forced == table.openly_forced(seat)
            other = (seat + 1) % state.seats
            unseen = table.try_entry(entries.PassUntil(seat=other, period=None), 1.0)
            assert offered_to(unseen, reader).forced == forced
            own = table.try_entry(entries.PassUntil(seat=seat, period=None), 1.0)
            assert not offered_to(own, reader).forced
            told += forced
    assert told > 0


def offered_to(table: Table, reader: Reader) -> SeatOffers:
    (mine,) = table.offers(reader)
    return mine


def test_at_a_table_with_bots_alone_nothing_has_to_be_hidden(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "advised", game="augsburg")["id"]
    chance = random.Random(3)
    found = 0
    with marie.live(table) as live:
        live.next()
        while live.seen["table"]["status"] == "playing" and found < 2:
            mine = live.seen["offers"][0]
            assert mine["forced"] == (len(mine["offers"]) == 1)
            found += mine["forced"]
            if mine["offers"]:
                live.try_move(0, chance.choice(mine["offers"])["move"])
            else:
                live.until("update")
    assert found == 2


def test_the_table_makes_each_move_that_had_to_be_made_and_no_other(
    start: Start, on_sqlite: str
) -> None:
    server = start(on_sqlite, answer_pause=AT_ONCE)
    marie = server.person("Marie")
    table = marie.open("me", "me", game="augsburg")["id"]
    chance = random.Random(5)
    with marie.live(table) as live:
        live.next()
        while live.seen["table"]["status"] == "playing":
            mine = [each for each in live.seen["offers"] if len(each["offers"]) > 1]
            if mine:
                live.try_move(mine[0]["seat"], chance.choice(mine[0]["offers"])["move"])
            else:
                live.until("update")
    played = server.held(table).table
    made = [entry for entry in played.entries if isinstance(entry, entries.Move)]
    for entry, before in zip(made, played.befores, strict=True):
        assert (entry.person is None) == (len(before.legal(entry.seat)) == 1)
    assert any(entry.person is None for entry in made)


def test_a_move_of_the_table_looks_to_the_others_like_one_of_the_seat(game: Game) -> None:
    """Secrecy: no message tells whether somebody answered or the table did."""
    for table in walks(game, 5, 60)[:-1]:
        state = table.playing()
        seat = state.awaiting()[0]
        move = game.actions.text(state.legal(seat)[0])
        by_person = entries.Move(seat=seat, move=move, person=f"p{seat}", key=fresh_key())
        by_table = entries.Move(seat=seat, move=move)
        one, other = table.try_entry(by_person, 1.0), table.try_entry(by_table, 1.0)
        for viewer in table.seats.viewers:
            reader = table.reader(None if viewer is None else f"p{viewer}")
            assert all_that_goes_out(one, reader) == all_that_goes_out(other, reader)


def test_the_pause_is_drawn_before_anybody_looks_what_can_be_answered(quick_server: Server) -> None:
    """Secrecy: everybody who is asked is given one, and what nobody else notices gives no other."""
    marie, louis, table = at_a_bid(quick_server)
    live = quick_server.held(table)
    seat = 0 if asked(marie, table) else 1
    assert list(live.answer_at) == live.table.awaited_people() == [seat]
    assert live.answering is not None
    drawn = dict(live.answer_at)
    waiting = (louis, marie)[seat]
    waiting.post(f"/tables/{table}/pass", {"seat": 1 - seat, "period": "round"})
    assert live.answer_at == drawn


# Passing ahead


@pytest.mark.parametrize("name", ["palazzo", "princes", "augsburg"])
def test_whoever_leaves_it_at_passing_is_not_asked_until_the_period_ends(name: str) -> None:
    game = qc.game(name)
    passed = 0
    for seed in range(4):
        for table in walks(game, seed, 100):
            for seat in range(table.playing().seats):
                if not table.periods(seat):
                    continue
                there = passing(table, seat)
                assert there.playing() is table.playing()
                if seat in there.playing().awaiting():
                    move = standing_pass(there, seat)
                    question = there.playing().decision.name
                    assert (move is not None) == (question in game.auctions.passing)  # type: ignore[union-attr]
                    if move is not None:
                        passed += 1
                        moved(there, seat, move)
    assert passed > 0


@pytest.mark.parametrize("name", ["palazzo", "princes", "augsburg"])
def test_a_standing_pass_lapses_when_its_period_is_over(name: str) -> None:
    """Played on at random, no pass outlives what it was for, and none ends before."""
    game = qc.game(name)
    chance = random.Random(8)
    first = next(table for table in walks(game, 1) if table.periods(0))
    table = passing(first, 0)
    period = table.passing[0]
    ended = False
    for _ in range(400):
        state = table.playing()
        if state.over:
            break
        seat = chance.choice(state.awaiting())
        move = standing_pass(table, seat)
        table = moved(table, seat, move or game.actions.text(chance.choice(state.legal(seat))))
        current = period in table.periods(0) if not table.playing().over else False
        ended = ended or not current
        assert (0 in table.passing) == (not ended)
    assert ended


def test_nobody_else_can_notice_that_somebody_leaves_it_at_passing(game: Game) -> None:
    """Secrecy: nothing that others are sent changes, not even a number or a time."""
    for table in walks(game, 6, 80):
        for seat in range(table.playing().seats):
            if not table.periods(seat):
                continue
            there = passing(table, seat)
            for viewer in table.seats.viewers:
                reader = table.reader(None if viewer is None else f"p{viewer}")
                same = all_that_goes_out(there, reader) == all_that_goes_out(table, reader)
                assert same == (viewer != seat)
                assert there.noticed_since(reader, table.sequence) == (viewer == seat)


def test_what_may_be_passed_is_the_same_in_every_world_that_the_seat_holds_for_possible(
    game: Game,
) -> None:
    for table in walks(game, 9, 60):
        for seat in range(table.playing().seats):
            other = in_another_world(table, seat, 77)
            reader = Reader(None, (seat,))
            assert [each.until for each in table.offers(reader)] == [
                each.until for each in other.offers(reader)
            ]


def test_louis_passes_for_the_round_and_changes_his_mind(quick_server: Server) -> None:
    marie, louis, table = at_a_bid(quick_server)
    waiting, seat = (louis, 1) if asked(marie, table) else (marie, 0)
    offered = waiting.look(table)["offers"][0]
    assert offered["until"] == ["noble", "round"]
    assert offered["passing"] is None
    there = waiting.post(f"/tables/{table}/pass", {"seat": seat, "period": "round"})
    assert there["passing"] == "round"
    assert waiting.look(table)["offers"][0]["passing"] == "round"
    there = waiting.post(f"/tables/{table}/pass", {"seat": seat})
    assert there["passing"] is None


def test_whoever_is_asked_and_passes_for_the_round_passes_at_once(quick_server: Server) -> None:
    marie, louis, table = at_a_bid(quick_server)
    person, seat = (marie, 0) if asked(marie, table) else (louis, 1)
    assert person.look(table)["offers"][0]["until"] == ["round"]
    person.post(f"/tables/{table}/pass", {"seat": seat, "period": "round"})
    seen = person.look(table)
    assert not seen["offers"][0]["offers"]
    assert seen["offers"][0]["passing"] == "round"
    assert "Passed" in [line["event"]["type"] for line in seen["log"]]


def test_a_standing_pass_is_acted_on_by_the_table_and_survives_a_restart(
    start: Start, database: str
) -> None:
    server = start(database)
    marie, louis, table = at_a_bid(server, forced=False)
    asked_now, waiting, seat = (marie, louis, 1) if asked(marie, table) else (louis, marie, 0)
    waiting.post(f"/tables/{table}/pass", {"seat": seat, "period": "round"})
    server.stop()
    again = start(database, answer_pause=AT_ONCE)
    first = again.person(like=asked_now)
    seen = first.look(table)
    move = seen["offers"][0]["offers"][-1]["move"]
    first.move(table, 1 - seat, move, seen["table"]["sequence"])
    until(lambda: seat in passed_seats(first.look(table)["log"]))
    assert again.person(like=waiting).look(table)["offers"][0]["passing"] == "round"


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"seat": 1, "period": "round"}, 409, "not-your-seat"),
        ({"seat": 0, "period": "for ever"}, 409, "no-such-period"),
        ({"seat": 0, "period": ""}, 400, "bad-request"),
        ({"seat": 0, "until": "round"}, 400, "bad-request"),
    ],
)
def test_what_cannot_be_passed_is_refused(
    quick_server: Server, body: dict[str, Any], status: int, reason: str
) -> None:
    marie, _, table = at_a_bid(quick_server)
    before = marie.look(table)
    status = 403 if reason == "not-your-seat" else status
    answer = marie.post(f"/tables/{table}/pass", body, status)
    assert answer["reason"] == reason
    assert set(answer["words"]) == set(LANGUAGES)
    assert marie.look(table) == before


def test_every_period_has_its_sentence(game: Game) -> None:
    names = {
        each.name
        for seed in range(3)
        for table in walks(game, seed)
        for seat in range(table.playing().seats)
        for each in table.periods(seat)
    }
    assert bool(names) == (game.auctions is not None)
    for language in LANGUAGES:
        words = Words(game.name, language)
        assert all(words.has(f"until-{name}") for name in names)


# Taking back


def test_what_had_to_be_done_goes_with_the_choice_before_it(game: Game) -> None:
    """Taken back alone, it would only be done again."""
    for table in walks(game, 4):
        for seat in range(table.playing().seats):
            place = table.last_choice_of(seat)
            alone = table.undo_alone(seat) if not table.playing().over else None
            if alone is None or place is None:
                continue
            assert table.place_of(alone) == place
            undone = table.try_entry(entries.Undo(seat=seat, to=alone, others_stay=True), 2.0)
            assert seat in undone.playing().awaiting()
            assert undone.view(seat) == table.befores[place].view(seat)

"""Nothing leaves the server that a reader's seats do not know."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import quattrocento as qc
from quattrocento.core.events import listening
from quattrocento.core.game import Game
from quattrocento.core.state import State
from quattrocento.server.course import Chair, Setup
from quattrocento.server.rows import Entry
from quattrocento.server.tables import Reader, Table
from tests.server.visiting import Server

STEPS = 60


def a_table(game: Game, players: int, seed: int) -> Table:
    chairs = [Chair(kind="person", person=f"p{seat}") for seat in range(players)]
    return Table(
        Setup(
            id="t",
            code="CODE",
            game=game.name,
            seed=seed,
            options={},
            spectators=True,
            listed=True,
            clock=None,
            host="p0",
            chairs=chairs,
            created=0.0,
        )
    )


def moved(table: Table, seat: int, move: str) -> Table:
    entry = Entry(sequence=table.sequence + 1, at=1.0, kind="move", seen=0, seat=seat, move=move)
    return table.ahead(entry)


def all_that_goes_out(table: Table, reader: Reader) -> bytes:
    """Everything a reader is sent of a table, but for whether they could undo."""
    offers = [(each.seat, each.offers) for each in table.offers(reader)]
    parts = (table.info(reader, 1.0), table.views(reader), offers, table.log_for(reader))
    return msgspec.json.encode(parts)


def in_another_world(table: Table, seat: int | None, world: int) -> Table:
    """The same table with another state that the seat cannot tell from the true one."""
    other = table._copied()
    other.state = table.playing().resample(seat, world)
    return other


def test_a_reader_is_sent_the_same_in_every_world_that_they_hold_for_possible(game: Game) -> None:
    chance = random.Random(11)
    table = a_table(game, game.seats[-1], 5)
    for _ in range(STEPS):
        if table.playing().over:
            break
        for seat in (*range(game.seats[-1]), None):
            reader = Reader(None, ()) if seat is None else table.reader(f"p{seat}")
            other = in_another_world(table, seat, chance.getrandbits(20))
            assert all_that_goes_out(table, reader) == all_that_goes_out(other, reader)
        seat = chance.choice(table.playing().awaiting())
        action = chance.choice(table.playing().legal(seat))
        table = moved(table, seat, game.actions.text(action))


def test_what_nobody_else_may_notice_raises_nobody_elses_sequence(game: Game) -> None:
    chance = random.Random(7)
    table = a_table(game, game.seats[-1], 3)
    for _ in range(STEPS):
        if table.playing().over:
            break
        seat = chance.choice(table.playing().awaiting())
        action = chance.choice(table.playing().legal(seat))
        after = moved(table, seat, game.actions.text(action))
        for viewer in table.viewers():
            reader = Reader(None, () if viewer is None else (viewer,))
            rose = after.sequence_for(reader) - table.sequence_for(reader)
            noticed = after.view(viewer) != table.view(viewer) or len(after.log_for(reader)) > len(
                table.log_for(reader)
            )
            assert rose == (1 if noticed else 0)
        table = after


def test_hidden_cards_being_laid_are_not_even_counted() -> None:
    """In an auction of Palazzo a bid is laid card by card, and seen when it is complete."""
    game = qc.game("palazzo")
    hidden = 0
    for seed in range(12):
        table = a_table(game, 2, seed)
        chance = random.Random(seed)
        for _ in range(80):
            if table.playing().over:
                break
            (seat,) = table.playing().awaiting()
            options = [game.actions.text(action) for action in table.playing().legal(seat)]
            auction = [move for move in options if move.startswith(("auction", "lay"))]
            after = moved(table, seat, chance.choice(auction or options))
            hidden += after.seen[-1] == table.bit(seat)
            table = after
    assert hidden > 0


def test_every_live_message_of_a_whole_game_is_what_the_seat_may_see(quick_server: Server) -> None:
    """Followed over the wire, then held against the record when the game is over."""
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    watcher = quick_server.person()
    chance = random.Random(4)
    with marie.live(table) as first, louis.live(table) as second, watcher.live(table) as third:
        players = [(0, first), (1, second)]
        seen: list[dict[str, Any]] = [first.next(), second.next()]
        for _ in range(3000):
            if seen[0]["table"]["status"] == "finished":
                break
            for seat, live in players:
                if seen[seat]["offers"] and seen[seat]["offers"][0]["offers"]:
                    move = chance.choice(seen[seat]["offers"][0]["offers"])["move"]
                    live.move(seat, move, seen[seat])
                    live.until("accepted")
                    seen[seat] = live.until("update")
                    break
            else:
                for seat, live in players:
                    if seen[seat]["table"]["status"] == "playing":
                        seen[seat] = newest(live, seen[seat])
        first.all_that_came()
        second.all_that_came()
        third.all_that_came()
    record = qc.Record.loads(marie.get(f"/tables/{table}/record"))
    for viewer, live in ((0, first), (1, second), (None, third)):
        hold_against(record, viewer, live.came)


def newest(live: Any, seen: dict[str, Any]) -> dict[str, Any]:
    try:
        while True:
            message = live.next(0.02)
            if message["type"] == "update":
                seen = message
    except TimeoutError:
        return seen


def hold_against(record: qc.Record, viewer: int | None, came: list[dict[str, Any]]) -> None:
    """Each view must be one that the viewer had, in a resampled world, in that order."""
    allowed: list[str] = []
    events: list[str] = []
    for state, told in with_events(record, viewer):
        allowed.append(plain(state.resample(viewer, 9).view(viewer)))
        events += told
    place = 0
    name = "spectator" if viewer is None else str(viewer)
    told_over_the_wire: list[str] = []
    for message in came:
        if message["type"] not in ("snapshot", "update"):
            continue
        assert set(message["views"]) == {name}
        over = message["table"]["status"] == "finished"
        assert over or message["table"]["seed"] is None
        assert over or str(record.seed) not in json.dumps(message)
        place = allowed.index(plain(message["views"][name]), place)
        told_over_the_wire += [plain(line["event"]) for line in message["log"]]
    ours = {"Joined", "Began"}
    told_over_the_wire = [
        line for line in told_over_the_wire if json.loads(line)["type"] not in ours
    ]
    assert told_over_the_wire == events
    assert place == len(allowed) - 1 or allowed[place] == allowed[-1]


def with_events(record: qc.Record, viewer: int | None) -> list[tuple[State, list[str]]]:
    game = qc.game(record.game)
    state = game.new(players=record.players, seed=record.seed, options=record.options)
    found = [(state.clone(), list[str]())]
    for move in record.moves:
        with listening(state) as chronicle:
            state.apply(move.seat, game.actions.parse(move.text))
        found.append((state.clone(), [plain(event) for event in chronicle.seen_by(viewer)]))
    return found


def plain(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), sort_keys=True)


@pytest.mark.parametrize("path", ["record", "replay"])
def test_of_a_running_game_nobody_gets_the_record(quick_server: Server, path: str) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "me")["id"]
    marie.get(f"/tables/{table}/{path}", status=409)

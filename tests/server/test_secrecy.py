"""Nothing leaves the server that a reader's seats do not know."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from typing import Any, Literal

import msgspec
import pytest

import quattrocento as qc
from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.events import listening
from quattrocento.core.game import Game
from quattrocento.core.state import State
from quattrocento.core.undo import reveals
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.tables import entries
from quattrocento.tables.decide import decide
from quattrocento.tables.errors import RequestError
from quattrocento.tables.messages import ClockSettings, MoveRequest
from quattrocento.tables.persistent_list import PersistentList
from quattrocento.tables.planning import parsed, plan_of, planned
from quattrocento.tables.seats import Reader
from quattrocento.tables.setup import Chair, Setup
from quattrocento.tables.table import Table
from tests.server.clients import Server

STEPS = 60
VIEWERS = 2
TRIED_MOVES = 6


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
    return table.try_entry(entries.Move(seat=seat, move=move), 1.0)


def all_that_goes_out(table: Table, reader: Reader) -> bytes:
    """Everything a reader is sent of a table."""
    parts = (
        table.info(reader, 1.0),
        table.views(reader),
        table.offers(reader),
        table.log_for(reader),
    )
    return msgspec.json.encode(parts)


def all_that_is_answered(table: Table, seat: int, moves: list[str]) -> bytes:
    """What a seat is told of some moves: each as a move now, as one of before, and as a plan."""
    reader = table.reader(f"p{seat}")
    now = table.sequence_for(reader)
    answers: list[object] = []
    for move in moves:
        answers += [answered(table, reader, seat, move, sequence) for sequence in (now, now - 1)]
        answers.append(plan_for(table, seat, move))
    return msgspec.json.encode(answers)


def answered(table: Table, reader: Reader, seat: int, move: str, sequence: int) -> object:
    """The refusal of a move as it goes over the wire, or the move as it is taken."""
    request = MoveRequest(seat=seat, move=move, sequence=sequence, key="key")
    try:
        made = decide(table, request, reader.person, 1.0).entries[-1]
    except QuattrocentoError as error:
        return HeldTable(table).refused(reader.person, error, request.key).message()
    assert isinstance(made, entries.Move)
    return made.move


def plan_for(table: Table, seat: int, move: str) -> object:
    """What a seat is told of a move that it only tries."""
    try:
        found = planned(table.playing(), seat, parsed(table.game.actions, [move]))
    except RequestError as refusal:
        return refusal.message()
    return plan_of(table.game.actions, found)


def some_moves(game: Game, chance: random.Random) -> list[str]:
    """Any moves of a game, allowed or not, and something that is none."""
    actions = [chance.randrange(len(game.actions)) for _ in range(TRIED_MOVES)]
    return [*(game.actions.text(action) for action in actions), "nonsense"]


def in_another_world(table: Table, seat: int | None, world: int) -> Table:
    """The same table with another state that the seat cannot tell from the true one.

    So it is with the state before the seat's last move: another that led to what the seat saw.
    """
    other = table._copied()
    other.state = table.playing().resample(seat, world)
    places = [place for place, move in enumerate(table.moves) if move.seat == seat]
    if seat is not None and places:
        place = places[-1]
        before, action = table.befores[place], table.moves[place].action
        possible = (before.resample(seat, world + number) for number in range(30))
        seen = after(before, seat, action)
        drawn = next((each for each in possible if after(each, seat, action) == seen), before)
        befores = list(table.befores)
        befores[place] = drawn
        other.befores = PersistentList(befores)
    return other


def after(before: State, seat: int, action: int) -> object:
    """What a seat sees after its action."""
    state = before.clone()
    state.apply(seat, action)
    return state.view(seat)


def test_a_reader_is_sent_the_same_in_every_world_that_they_hold_for_possible(game: Game) -> None:
    """After each step some of those who read are asked for, by chance."""
    chance = random.Random(11)
    table = a_table(game, game.seats[-1], 5)
    for _ in range(STEPS):
        if table.playing().over:
            break
        for seat in chance.sample((*range(game.seats[-1]), None), VIEWERS):
            reader = Reader(None, ()) if seat is None else table.reader(f"p{seat}")
            other = in_another_world(table, seat, chance.getrandbits(20))
            assert all_that_goes_out(table, reader) == all_that_goes_out(other, reader)
            if seat is not None:
                moves = some_moves(game, chance)
                told = all_that_is_answered(table, seat, moves)
                assert told == all_that_is_answered(other, seat, moves)
        seat = chance.choice(table.playing().awaiting())
        action = chance.choice(table.playing().legal(seat))
        table = moved(table, seat, game.actions.text(action))


def test_a_refusal_does_not_tell_which_step_another_is_at() -> None:
    """In Palazzo others see a purchase when it is paid, not the cards being laid."""
    table = a_table(qc.game("palazzo"), 2, 2)
    for move in ("draw tiles", "buy brick 1/1"):
        told = json.loads(all_that_is_answered(table, 1, ["take money"]))[0]
        table = moved(table, 0, move)
    after = json.loads(all_that_is_answered(table, 1, ["take money"]))[0]
    assert table.entries[-1].seen == table.seats.bit(0)
    assert (after["rule"], after["words"]) == (told["rule"], told["words"])


def test_what_nobody_else_may_notice_raises_nobody_elses_sequence(game: Game) -> None:
    chance = random.Random(7)
    table = a_table(game, game.seats[-1], 3)
    for _ in range(STEPS):
        if table.playing().over:
            break
        seat = chance.choice(table.playing().awaiting())
        action = chance.choice(table.playing().legal(seat))
        later = moved(table, seat, game.actions.text(action))
        for viewer in table.seats.viewers:
            reader = Reader(None, () if viewer is None else (viewer,))
            rose = later.sequence_for(reader) - table.sequence_for(reader)
            noticed = later.view(viewer) != table.view(viewer) or len(later.log_for(reader)) > len(
                table.log_for(reader)
            )
            assert rose == (1 if noticed else 0)
        table = later


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_a_hidden_step_shows_in_no_clock_nor_does_its_time(
    game: Game, kind: Literal["move", "bank"]
) -> None:
    """Whoever could not notice a step sees the same times, whether and whenever it was made."""
    chance = random.Random(3)
    opened = a_table(game, max(2, game.seats[0]), 3).setup
    clock = ClockSettings(kind=kind, seconds=1000)
    table = Table(msgspec.structs.replace(opened, clock=clock))
    now = 0.0
    hidden = 0
    for _ in range(2 * STEPS):
        if table.playing().over:
            break
        seat = chance.choice(table.playing().awaiting())
        action = chance.choice(table.playing().legal(seat))
        entry = entries.Move(seat=seat, move=game.actions.text(action))
        sooner, later = now + 3, now + 10
        now = later + chance.choice((0, 5))
        made = [table, table.try_entry(entry, sooner), table.try_entry(entry, later)]
        for viewer in table.seats.viewers:
            if not made[1].entries[-1].seen & table.seats.bit(viewer):
                hidden += 1
                reader = Reader(None, () if viewer is None else (viewer,))
                assert len({msgspec.json.encode(each.info(reader, now)) for each in made}) == 1
        table = made[2]
    assert hidden > 0 or game.name == "florence"


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
            later = moved(table, seat, chance.choice(auction or options))
            hidden += later.entries[-1].seen == table.seats.bit(seat)
            table = later
    assert hidden > 0


def test_every_live_message_of_a_whole_game_is_what_the_seat_may_see(
    quick_server: Server, game: Game
) -> None:
    """Followed over the wire, then held against the record when the game is over."""
    seats = range(max(2, game.seats[0]))
    people = [quick_server.person() for _ in seats]
    table = people[0].open("me", *["open"] * (len(seats) - 1), game=game.name)["id"]
    for person in people[1:]:
        person.post(f"/tables/{table}/join", {})
    chance = random.Random(4)
    with ExitStack() as stack:
        lives = [stack.enter_context(person.live(table)) for person in people]
        spectator = stack.enter_context(quick_server.person().live(table))
        spectator.next()
        seen = [live.next() for live in lives]
        now = seen[0]
        for _ in range(5000):
            if now["table"]["status"] == "finished":
                break
            seat = chance.choice(now["table"]["awaiting"])
            while not seen[seat]["offers"][0]["offers"]:
                seen[seat] = lives[seat].until("update")
            lives[seat].move(
                seat, chance.choice(seen[seat]["offers"][0]["offers"])["move"], seen[seat]
            )
            sequence = lives[seat].until("accepted")["sequence"]
            while seen[seat]["table"]["sequence"] < sequence:
                seen[seat] = lives[seat].until("update")
            now = seen[seat]
        for live in (*lives, spectator):
            while live.seen["table"]["status"] != "finished":
                live.next()
            live.all_that_came()
    record = qc.Record.loads(people[0].get(f"/tables/{table}/record"))
    for viewer, live in ((None, spectator), *enumerate(lives)):
        hold_against(record, viewer, live.came)


def hold_against(record: qc.Record, viewer: int | None, came: list[dict[str, Any]]) -> None:
    """Each view must be one that the viewer had, in a resampled world, in that order."""
    allowed: list[str] = []
    events: list[str] = []
    undos: list[bool] = []
    for state, told, undo in with_events(record, viewer):
        allowed.append(plain(state.resample(viewer, 9).view(viewer)))
        events += told
        undos.append(undo)
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
        # That somebody may undo is said once the table has rested; what may not be is never said.
        promised = [each["can_undo"] for each in message["offers"]]
        assert promised in ([[]] if over or viewer is None else [[False], [undos[place]]])
        told_over_the_wire += [plain(line["event"]) for line in message["log"]]
    ours = {"Joined", "Began"}
    told_over_the_wire = [
        line for line in told_over_the_wire if json.loads(line)["type"] not in ours
    ]
    assert told_over_the_wire == events
    assert place == len(allowed) - 1 or allowed[place] == allowed[-1]


def with_events(record: qc.Record, viewer: int | None) -> list[tuple[State, list[str], bool]]:
    """Each state of a game, what the viewer was told, and whether they could undo by themselves."""
    game = qc.game(record.game)
    state = game.new(players=record.players, seed=record.seed, options=record.options)
    found = [(state.clone(), list[str](), False)]
    undo = False
    for move in record.moves:
        before = state.clone()
        action = game.actions.parse(move.text)
        with listening(state) as chronicle:
            state.apply(move.seat, action)
        told = [plain(event) for event in chronicle.seen_by(viewer)]
        if move.seat == viewer:
            undo = not reveals(before, viewer, action)
        elif told or state.view(viewer) != before.view(viewer):
            undo = False
        found.append((state.clone(), told, undo))
    return found


def plain(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), sort_keys=True)


@pytest.mark.parametrize("path", ["record", "replay"])
def test_of_a_running_game_nobody_gets_the_record(quick_server: Server, path: str) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "me")["id"]
    marie.get(f"/tables/{table}/{path}", status=409)

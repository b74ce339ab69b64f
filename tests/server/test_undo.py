"""Taking back: what it may touch, what it may tell, and how it is asked for."""

from __future__ import annotations

import random
from typing import Any, NamedTuple, cast

import msgspec
import pytest

import quattrocento as qc
from quattrocento.core.actions import ActionTable
from quattrocento.core.game import Game
from quattrocento.core.state import State
from quattrocento.core.undo import reveals
from quattrocento.tables import entries
from quattrocento.tables.entries import Entry
from quattrocento.tables.messages import ClockSettings
from quattrocento.tables.table import Table
from tests.server.clients import LiveConnection, Person, Server, fresh_key
from tests.server.conftest import Start
from tests.server.test_secrecy import a_table, moved

QUIET = 1.0


def sit_down_to_buy(server: Server) -> tuple[Person, Person, str]:
    """Marie and Louis at a table of Augsburg, which begins with everybody buying bonds unseen."""
    marie, louis = server.person("Marie"), server.person("Louis")
    table: str = marie.open("me", "open", game="augsburg")["id"]
    louis.post(f"/tables/{table}/join", {})
    return marie, louis, table


def buy(person: Person, table: str, seat: int) -> dict[str, Any]:
    """Buy the first bond that is offered, as nobody else can see."""
    seen = person.look(table)
    (mine,) = (each for each in seen["offers"] if each["seat"] == seat)
    move = next(offer["move"] for offer in mine["offers"] if offer["move"] != "no more")
    return person.move(table, seat, move, seen["table"]["sequence"])


def test_a_hidden_step_of_another_sends_nothing_at_all(server: Server) -> None:
    """Louis may still take back what he bought: Marie's purchases are no news to him."""
    marie, louis, table = sit_down_to_buy(server)
    with louis.live(table) as live:
        live.all_that_came()
        buy(louis, table, 1)
        at_rest = at_rest_of(live)
        before = len(live.all_that_came(QUIET))
        for _ in range(3):
            buy(marie, table, 0)
            live.all_that_came(QUIET)
        assert live.came[before:] == []
    assert louis.look(table)["offers"] == at_rest["offers"]


class HiddenStep(NamedTuple):
    """A game up to where one seat may still take back and another can do something unseen."""

    seed: int
    moves: list[tuple[int, str]]
    watching: int
    acting: int
    step: str


def a_hidden_step(game: Game) -> HiddenStep:
    """The first that random games lead to."""
    for seed in range(60):
        table = a_table(game, max(2, game.seats[0]), seed)
        chance = random.Random(seed)
        for _ in range(150):
            state = table.playing()
            if state.over:
                break
            acting = chance.choice(state.awaiting())
            moves = [game.actions.text(action) for action in state.legal(acting)]
            undoing = [
                seat
                for seat in range(state.seats)
                if seat != acting and table.undo_alone(seat) is not None
            ]
            unseen = table.seats.bit(acting)
            for step in moves[:6] if undoing else ():
                if moved(table, acting, step).entries[-1].seen == unseen:
                    made = [(move.seat, game.actions.text(move.action)) for move in table.moves]
                    return HiddenStep(seed, made, undoing[0], acting, step)
            table = moved(table, acting, chance.choice(moves))
    raise AssertionError("no hidden step was found")


@pytest.mark.parametrize("name", ["palazzo", "princes"])
def test_what_is_done_unseen_in_any_game_is_no_news_to_who_may_take_back(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A bid being laid, a work being prepared: neither a message nor another clock."""
    game = qc.game(name)
    found = a_hidden_step(game)
    monkeypatch.setattr("quattrocento.core.proof.seed_of", lambda *_: found.seed)
    people = [quick_server.person() for _ in range(max(2, game.seats[0]))]
    clock = {"kind": "bank", "seconds": 100_000}
    seats = ["me", *["open"] * (len(people) - 1)]
    table = people[0].open(*seats, game=name, clock=clock)["id"]
    for person in people[1:]:
        person.post(f"/tables/{table}/join", {})
    for seat, move in found.moves:
        sequence = people[seat].look(table)["table"]["sequence"]
        people[seat].move(table, seat, move, sequence)
    watching, acting = people[found.watching], people[found.acting]
    with watching.live(table) as live:
        at_rest = at_rest_of(live)
        before = len(live.all_that_came(QUIET))
        sequence = acting.look(table)["table"]["sequence"]
        acting.move(table, found.acting, found.step, sequence)
        assert live.all_that_came(QUIET)[before:] == []
    seen = watching.look(table)
    assert seen["offers"] == at_rest["offers"]
    assert seen["table"]["sequence"] == at_rest["table"]["sequence"]
    assert seen["table"]["changed"] == at_rest["table"]["changed"]


def at_rest_of(live: LiveConnection) -> dict[str, Any]:
    """What comes when the table rests and its player may take back."""
    while not (live.seen and live.seen["offers"][0]["can_undo"]):
        live.next()
    return live.seen


def test_what_a_hidden_step_leaves_unsaid_is_not_said_by_other_news(server: Server) -> None:
    """Somebody comes: the update that says so is the same whether Marie has bought or not."""
    told = []
    for bought in (False, True):
        marie, louis, table = sit_down_to_buy(server)
        with louis.live(table) as live:
            live.all_that_came()
            buy(louis, table, 1)
            at_rest_of(live)
            if bought:
                buy(marie, table, 0)
            with marie.live(table):
                told.append([each["can_undo"] for each in live.until("update")["offers"]])
    assert told == [[True], [True]]


def test_taking_back_leaves_what_others_did_at_the_same_time(server: Server) -> None:
    marie, louis, table = sit_down_to_buy(server)
    buy(marie, table, 0)
    buy(louis, table, 1)
    his = louis.look(table)
    body = {"seat": 0, "sequence": marie.look(table)["table"]["sequence"], "key": fresh_key()}
    assert marie.post(f"/tables/{table}/undo", body)["done"]
    assert louis.look(table) == his
    body = {"seat": 0, "sequence": marie.look(table)["table"]["sequence"], "key": fresh_key()}
    assert marie.post(f"/tables/{table}/undo", body, 409)["reason"] == "nothing-to-undo"
    body = {"seat": 1, "sequence": his["table"]["sequence"], "key": fresh_key()}
    assert louis.post(f"/tables/{table}/undo", body)["done"]


def test_a_game_in_which_was_taken_back_is_replayed_to_its_end(server: Server) -> None:
    marie = server.person("Marie")
    table = marie.open("me", "me", game="augsburg")["id"]
    chance = random.Random(4)
    for _ in range(12):
        seen = marie.look(table)
        seat = chance.choice([each for each in seen["offers"] if each["offers"]])
        sequence = seen["table"]["sequence"]
        move = chance.choice(seat["offers"])["move"]
        marie.move(table, seat["seat"], move, sequence)
        for each in marie.look(table)["offers"]:
            if each["can_undo"] and chance.random() < 0.5:
                sequence = marie.look(table)["table"]["sequence"]
                body = {"seat": each["seat"], "sequence": sequence, "key": fresh_key()}
                marie.post(f"/tables/{table}/undo", body)
                break
    marie.play_any(table, chance)
    record = qc.Record.loads(marie.get(f"/tables/{table}/record"))
    assert record.replay().scores() == marie.look(table)["table"]["scores"]


@pytest.mark.usefixtures("the_same_deal")
def test_a_stale_request_to_take_back_is_refused_with_the_table_as_it_is(server: Server) -> None:
    """Meant for the move before: what was done since would be taken back unawares."""
    marie = server.person("Marie")
    table = marie.open("me", "me")["id"]
    marie.move(table, 0, "take money", 0)
    for sequence in (1, 2):
        offers = marie.look(table)["offers"][0]["offers"]
        marie.move(table, 0, offers[0]["move"], sequence)
    seen = marie.look(table)
    assert seen["offers"][0]["can_undo"] or seen["offers"][1]["can_undo"]
    seat = 0 if seen["offers"][0]["can_undo"] else 1
    body = {"seat": seat, "sequence": 2, "key": fresh_key()}
    refused = marie.post(f"/tables/{table}/undo", body, 409)
    assert (refused["reason"], refused["key"]) == ("stale", body["key"])
    assert refused["state"]["views"] == seen["views"]
    assert marie.look(table)["views"] == seen["views"]


def test_a_hidden_step_does_not_end_what_another_asks() -> None:
    """Else whoever asks to take back would see that somebody has just done something unseen."""
    game = qc.game("augsburg")
    table = a_table(game, 2, 1)
    table = moved(table, 0, "buy joker")
    asked = table.try_entry(entries.AskUndo(seat=0, person="p0", to=1), 1.0)
    before = asked.info(asked.reader("p0"), 1.0)
    after = moved(asked, 1, "buy joker")
    assert after.info(after.reader("p0"), 1.0) == before
    assert before.undo is not None


class Peeking:
    """A state in which an action shows a hidden card, though no event tells it."""

    listener = None
    game = Game("peeking", 1, range(1, 2), [], ActionTable(), [], [])

    def __init__(self, card: int, peeked: bool = False) -> None:
        self.card = card
        self.peeked = peeked

    def clone(self) -> Peeking:
        return Peeking(self.card, self.peeked)

    def resample(self, _seat: int, seed: int) -> Peeking:
        return Peeking(seed, self.peeked)

    def apply(self, _seat: int, action: int) -> None:
        self.peeked = self.peeked or action == LOOK

    def legal(self, _seat: int) -> list[int]:
        return [LOOK, WAIT]

    def view(self, _seat: int) -> int | None:
        return self.card if self.peeked else None


LOOK, WAIT = 0, 1


def test_what_only_the_view_shows_is_shown_all_the_same() -> None:
    """Neither events nor offers differ between the worlds, but what is seen does."""
    state = cast("State", Peeking(card=7))
    assert reveals(state, 0, LOOK)
    assert not reveals(state, 0, WAIT)


# The log


@pytest.mark.parametrize(
    ("row", "entry"),
    [
        (
            '{"kind":"join","sequence":1,"at":5.0,"seen":7,"seat":1,"person":"p1","name":"Louis"}',
            entries.Join(sequence=1, at=5.0, seen=7, seat=1, person="p1", name="Louis"),
        ),
        (
            '{"kind":"move","sequence":2,"seen":1,"seat":0,"key":"k","move":"x","banks":[9.5,10.0]}',
            entries.Move(sequence=2, seen=1, seat=0, key="k", move="x", banks=[9.5, 10.0]),
        ),
        (
            '{"kind":"undo","sequence":3,"at":7.0,"seen":7,"seat":0,"to":2}',
            entries.Undo(sequence=3, at=7.0, seen=7, seat=0, to=2),
        ),
        ('{"kind":"end","sequence":4,"person":"p0"}', entries.End(sequence=4, person="p0")),
    ],
)
def test_what_was_stored_before_there_were_kinds_of_entries_is_read_and_written_the_same(
    row: str, entry: Entry
) -> None:
    assert msgspec.json.decode(row, type=Entry) == entry  # type: ignore[arg-type]
    assert msgspec.json.decode(msgspec.json.encode(entry)) == msgspec.json.decode(row)


def test_an_older_log_takes_back_all_that_came_after() -> None:
    game = qc.game("augsburg")
    table = moved(moved(a_table(game, 2, 1), 0, "buy joker"), 1, "buy joker")
    undone = table.try_entry(entries.Undo(seat=0, to=1), 1.0)
    assert len(undone.moves) == 0
    kept = table.try_entry(entries.Undo(seat=0, to=1, others_stay=True), 1.0)
    assert [move.seat for move in kept.moves] == [1]
    assert kept.view(1) == table.view(1)


def test_a_key_belongs_to_whoever_used_it() -> None:
    """Marie's move was tried, but another's was stored in its place: hers was never done."""
    table = a_table(qc.game("augsburg"), 2, 1)
    marie = entries.Move(seat=0, move="buy joker", person="p0", key="same-key")
    louis = entries.Move(seat=1, move="buy joker", person="p1", key="same-key")
    table.try_entry(marie, 1.0)
    stored = table.try_entry(louis, 1.0)
    assert stored.done("p0", "same-key") is None
    done = stored.done("p1", "same-key")
    assert done is not None
    assert done.person == "p1"


def test_another_cannot_have_the_answer_to_a_key(server: Server) -> None:
    marie, louis, table = sit_down_to_buy(server)
    key = fresh_key()
    seen = marie.look(table)
    marie.move(table, 0, "no more", seen["table"]["sequence"], key)
    refused = louis.move(table, 0, "no more", seen["table"]["sequence"], key, status=409)
    assert refused["reason"] == "not-your-seat"


# The clock


def test_a_bank_is_charged_with_the_time_that_was_taken(server: Server) -> None:
    marie = server.person("Marie")
    table = marie.open("me", "me", clock={"kind": "bank", "seconds": 100})["id"]
    server.turn_back(table, 30)
    marie.move(table, 0, "take money", 0)
    left = [seat["seconds_left"] for seat in marie.look(table)["table"]["seats"]]
    assert 65 <= left[0] <= 70
    assert left[1] == 100
    server.turn_back(table, 30)
    offers = marie.look(table)["offers"][0]["offers"]
    marie.move(table, 0, offers[0]["move"], 1)
    left = [seat["seconds_left"] for seat in marie.look(table)["table"]["seats"]]
    assert 35 <= left[0] <= 40


def test_the_time_left_in_a_bank_is_the_same_after_a_restart(start: Start, database: str) -> None:
    server = start(database)
    marie = server.person("Marie")
    table = marie.open("me", "me", clock={"kind": "bank", "seconds": 1000})["id"]
    server.turn_back(table, 300)
    marie.move(table, 0, "take money", 0)
    before = marie.look(table)["table"]["seats"][0]["seconds_left"]
    server.stop()
    marie = start(database).person(like=marie)
    after = marie.look(table)["table"]["seats"][0]["seconds_left"]
    assert 690 <= before <= 700
    assert before - 5 <= after <= 700


def a_clocked_table(seconds: int) -> Table:
    """Palazzo for two people with so many seconds a decision, as it begins at time 0."""
    table = a_table(qc.game("palazzo"), 2, 5)
    clock = ClockSettings(kind="move", seconds=seconds)
    return Table(msgspec.structs.replace(table.setup, clock=clock, forced=True))


def seconds_left(table: Table, seat: int, now: float) -> int | None:
    return table.clock.left(seat, now, seat in table.seats_asked())


def test_taking_back_gives_no_time() -> None:
    """Else whoever plays against bots could think for ever, thirty seconds at a time."""
    table = a_clocked_table(30)
    table = table.try_entry(entries.Move(seat=0, move="take money"), 20.0)
    assert seconds_left(table, 0, 20.0) == 30
    assert seconds_left(table, 0, 45.0) == 5
    first = table.moves[0].sequence
    table = table.try_entry(entries.Undo(seat=0, to=first), 45.0)
    assert seconds_left(table, 0, 45.0) == 10
    table = table.try_entry(entries.Move(seat=0, move="take money"), 46.0)
    assert seconds_left(table, 0, 46.0) == 5
    table = table.try_entry(entries.Undo(seat=0, to=table.moves[0].sequence), 47.0)
    assert seconds_left(table, 0, 47.0) == 9


def test_what_was_spent_is_the_same_after_a_restart() -> None:
    table = a_clocked_table(30)
    table = table.try_entry(entries.Move(seat=0, move="take money"), 20.0)
    table = table.try_entry(entries.Undo(seat=0, to=1), 21.0)
    again = Table(table.setup).replay(table.entries)
    assert seconds_left(again, 0, 21.0) == 10
    again.clock.begin_at(1000.0, 1000.0)
    assert seconds_left(again, 0, 1000.0) == 10


def test_who_comes_back_has_the_whole_time_for_what_is_asked() -> None:
    table = a_clocked_table(30)
    table = table.try_entry(entries.TimeOut(seat=0), 30.0)
    table = table.try_entry(entries.Return(seat=0), 40.0)
    assert seconds_left(table, 0, 40.0) == 30


def test_what_had_to_be_done_is_not_taken_back_by_itself() -> None:
    """An answer that the table gave, because there was no other, would only be given again."""
    table = a_table(qc.game("palazzo"), 2, 5)
    state = table.playing()
    chance = random.Random(3)
    while len(state.legal(state.awaiting()[0])) > 1:
        seat = state.awaiting()[0]
        move = table.game.actions.text(chance.choice(state.legal(seat)))
        table = moved(table, seat, move)
        state = table.playing()
    seat = state.awaiting()[0]
    begun = Table(table.setup)
    begun.state, begun.status = state, "playing"
    forced = table.game.actions.text(state.legal(seat)[0])
    after = begun.try_entry(entries.Move(seat=seat, move=forced, by="table"), 1.0)
    assert after.last_choice_of(seat) is None
    assert after.undo_alone(seat) is None

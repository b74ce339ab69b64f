"""An answer of several moves counts whole or not at all, and nobody fishes with it."""

from __future__ import annotations

import random

import msgspec
import pytest

import quattrocento as qc
from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.game import Game
from quattrocento.tables import entries
from quattrocento.tables.decide import decide
from quattrocento.tables.errors import RequestError
from quattrocento.tables.messages import MoveRequest, UndoRequest
from quattrocento.tables.planning import planned
from quattrocento.tables.show import refused
from quattrocento.tables.table import Table
from tests.server.test_secrecy import a_table, in_another_world, moved

STEPS = 60
KEY = "a key of mine"


def answering(table: Table, seat: int, *moves: str, key: str = KEY) -> Table:
    """The table after an answer of a seat."""
    person = f"p{seat}"
    sequence = table.sequence_for(table.reader(person))
    request = MoveRequest(seat=seat, moves=list(moves), sequence=sequence, key=key)
    return decide(table, request, person, 1.0)


def an_answer(table: Table, seat: int, chance: random.Random) -> list[str]:
    """Some moves that may follow each other, as the plan of a page says; maybe one too many."""
    state = table.playing()
    actions: list[int] = []
    for _ in range(chance.randrange(1, 5)):
        plan = planned(state, seat, actions)
        if plan.ends or plan.reveals or not plan.offers:
            break
        actions.append(chance.choice(plan.offers))
    if chance.random() < 0.3:
        actions.append(chance.randrange(len(table.game.actions)))
    return [table.game.actions.text(action) for action in actions]


def told(table: Table, seat: int, moves: list[str]) -> bytes:
    """All that a seat is told of an answer."""
    try:
        after = answering(table, seat, *moves)
    except QuattrocentoError as error:
        reader = table.reader(f"p{seat}")
        found = refused(table, reader, error, KEY, 1.0, frozenset())
        return msgspec.json.encode(found.message())
    return msgspec.json.encode([entry.move for entry in made_by(after, table)])


def made_by(after: Table, before: Table) -> list[entries.Move]:
    """The moves that an answer has added to the log."""
    new = after.entries.since(before.sequence)
    return [entry for entry in new if isinstance(entry, entries.Move)]


def test_an_answer_leads_where_its_moves_lead_one_by_one_or_changes_nothing(game: Game) -> None:
    chance = random.Random(14)
    several = 0
    table = a_table(game, game.seats[-1], 9)
    for _ in range(STEPS):
        if table.playing().over:
            break
        seat = chance.choice(table.playing().awaiting())
        moves = an_answer(table, seat, chance)
        before = table.playing().fingerprint()
        try:
            after = answering(table, seat, *moves, key=f"answer {table.sequence}")
        except RequestError:
            assert table.playing().fingerprint() == before
            move = game.actions.text(chance.choice(table.playing().legal(seat)))
            table = moved(table, seat, move)
            continue
        one_by_one = table
        for move in moves:
            one_by_one = moved(one_by_one, seat, move)
        assert after.playing().fingerprint() == one_by_one.playing().fingerprint()
        assert [entry.move for entry in made_by(after, table)] == moves
        again = Table(after.setup).replay(after.entries)
        assert again.playing().fingerprint() == after.playing().fingerprint()
        several += len(moves) > 1
        table = after
    assert several > 2


def test_an_answer_is_told_the_same_in_every_world_that_the_seat_holds_for_possible(
    game: Game,
) -> None:
    """Accepted or refused, and why: nothing of it depends on what the seat does not know."""
    chance = random.Random(15)
    table = a_table(game, game.seats[-1], 5)
    for _ in range(STEPS):
        if table.playing().over:
            break
        seat = chance.choice(table.playing().awaiting())
        moves = an_answer(table, seat, chance)
        other = in_another_world(table, seat, chance.getrandbits(20))
        assert told(table, seat, moves) == told(other, seat, moves)
        action = chance.choice(table.playing().legal(seat))
        table = moved(table, seat, game.actions.text(action))


def test_what_comes_after_a_draw_is_refused_before_anything_is_drawn() -> None:
    """Whatever is drawn: the answer is the same, and so is the table."""
    for seed in range(5):
        table = a_table(qc.game("palazzo"), 2, seed)
        with pytest.raises(RequestError) as found:
            answering(table, 0, "draw tiles", "auction")
        assert (found.value.reason, found.value.move) == ("plan-reveals", "auction")
        assert table.sequence == 0
        drawn = answering(table, 0, "draw tiles")
        assert drawn.undo_alone(0) is None


def bought(seed: int) -> tuple[Table, Table]:
    """A table of Palazzo where Marie may buy a tile, and the same after she has bought it."""
    for number in range(seed, seed + 40):
        table = a_table(qc.game("palazzo"), 2, number)
        table = moved(table, 0, "draw tiles")
        plan = planned(table.playing(), 0, [])
        actions = table.game.actions
        buying = [action for action in plan.offers if actions.text(action).startswith("buy ")]
        for action in buying:
            chosen = [action]
            while True:
                plan = planned(table.playing(), 0, chosen)
                if plan.ends or plan.reveals or not plan.offers or len(chosen) > 9:
                    break
                chosen.append(plan.offers[-1])
            moves = [actions.text(each) for each in plan.actions]
            if "enough" in moves and not plan.reveals:
                return table, answering(table, 0, *moves)
    raise AssertionError("nobody could buy anything")


def test_taking_back_takes_back_the_whole_answer() -> None:
    """A tile and its payment are one answer: both come back, and what was before stays."""
    before, after = bought(0)
    assert len(made_by(after, before)) > 2
    assert {entry.key for entry in made_by(after, before)} == {KEY}
    first = made_by(after, before)[0].sequence
    assert after.undo_alone(0) == first
    sequence = after.sequence_for(after.reader("p0"))
    request = UndoRequest(seat=0, sequence=sequence, key="take it back")
    undone = decide(after, request, "p0", 2.0)
    assert undone.playing().fingerprint() == before.playing().fingerprint()


def test_moves_that_were_sent_one_by_one_are_taken_back_one_by_one() -> None:
    before, after = bought(0)
    table = before
    for number, entry in enumerate(made_by(after, before)):
        table = answering(table, 0, entry.move, key=f"key number {number}")
    choices = [
        place
        for place in range(len(before.moves), len(table.moves))
        if len(table.befores[place].legal(0)) > 1
    ]
    assert table.undo_alone(0) == table.moves[choices[-1]].sequence


def test_the_same_answer_counts_once_and_is_one_move_or_several() -> None:
    before, after = bought(0)
    moves = [entry.move for entry in made_by(after, before)]
    assert answering(after, 0, *moves) is after
    with pytest.raises(ValueError, match="not both"):
        MoveRequest(seat=0, move="pass", moves=["pass"], sequence=0, key=KEY)
    with pytest.raises(msgspec.ValidationError, match="`move` or `moves`"):
        msgspec.convert({"seat": 0, "sequence": 0, "key": KEY}, MoveRequest)

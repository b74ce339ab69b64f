"""Variations: a decision of a finished game tried again, from what its seat knew."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.bots.coach import worth_a_look
from quattrocento.bots.match import play_match
from quattrocento.bots.variations import kinds_of, rivals_steps, steps_of, world_before
from quattrocento.core.errors import BadSetup, Illegal
from quattrocento.core.game import Game
from quattrocento.core.record import Move, Record
from quattrocento.core.state import State

LONG = 600.0


def chosen_move(record: Record, seat: int) -> tuple[int, State]:
    """A move of a seat in the middle of a game where it had a choice, and the state before it."""
    for number, state in enumerate(record.states(), start=1):
        middle = number > len(record.moves) // 3
        if middle and record.moves[number - 1].seat == seat and worth_a_look(state, seat):
            return number, state.clone()
    raise AssertionError("the seat never had a choice")


def test_another_answer_can_be_played_to_the_end_against_the_same_bots(game: Game) -> None:
    record = play_match(game.name, ["random", "apprentice", "novice"], 3)
    number, _before = chosen_move(record, 0)
    state = world_before(record, 0, number, seed=1)
    done = record.moves[number - 1].text
    other = next(text for text in map(game.actions.text, state.legal(0)) if text != done)
    made = len(list(steps_of(state, 0, [Move(0, other)])))
    while not state.over:
        made += len(list(rivals_steps(state, made, 0, kinds_of(record), LONG)))
        if 0 in state.awaiting():
            first = game.actions.text(state.legal(0)[0])
            made += len(list(steps_of(state, made, [Move(0, first)])))
    assert len(state.scores()) == 3


def test_a_variation_shows_nothing_that_the_seat_did_not_know(game: Game) -> None:
    record = play_match(game.name, ["apprentice"] * 3, 5)
    number, before = chosen_move(record, 1)
    world = world_before(record, 1, number, seed=9)
    assert world.view(1) == before.view(1)
    assert world.legal(1) == before.legal(1)
    for seed in (3, 4):
        elsewhere = before.resample(1, seed)
        assert elsewhere.resample(1, 9).fingerprint() == world.fingerprint()


def test_the_rivals_play_the_same_again_if_the_same_was_done(game: Game) -> None:
    record = play_match(game.name, ["apprentice", "novice:" + next(iter(game.styles)), "random"], 7)
    number, _before = chosen_move(record, 0)
    ends = []
    for _ in range(2):
        state = world_before(record, 0, number, seed=2)
        done = Move(0, game.actions.text(state.legal(0)[0]))
        made = len(list(steps_of(state, 0, [done])))
        steps = list(rivals_steps(state, made, 0, kinds_of(record), LONG))
        assert [step.number for step in steps] == [made + place + 1 for place in range(len(steps))]
        ends.append(state.fingerprint())
    assert ends[0] == ends[1]


def test_a_person_is_played_by_a_usual_bot_and_a_bot_by_itself() -> None:
    played = {
        "Marie": "apprentice",
        "maestro": "maestro",
        "maestro@9999999ms": "maestro",
        "novice:astronomer": "apprentice",
        "advised": "advised",
        "": "apprentice",
    }
    played |= {f"novice:{style}": f"novice:{style}" for style in qc.game("palazzo").styles}
    names = list(played)
    record = Record(game="palazzo", players=len(names), seed=1, names=names)
    assert kinds_of(record) == list(played.values())
    unnamed = Record(game="palazzo", players=3, seed=1)
    assert kinds_of(unnamed) == ["apprentice"] * 3


def test_only_a_move_of_the_seat_can_be_tried_again() -> None:
    record = play_match("palazzo", ["random", "random"], 1)
    number = next(at for at, move in enumerate(record.moves, start=1) if move.seat == 1)
    for seat, move in ((0, number), (1, 0), (1, len(record.moves) + 1), (7, number)):
        with pytest.raises(BadSetup):
            world_before(record, seat, move, seed=0)
    state = world_before(record, 1, number, seed=0)
    before = state.fingerprint()
    refused = next(at for at in range(len(state.game.actions)) if at not in state.legal(1))
    with pytest.raises(Illegal):
        list(steps_of(state, 0, [Move(1, state.game.actions.text(refused))]))
    assert state.fingerprint() == before


def test_rivals_who_think_long_are_waited_for_only_so_long() -> None:
    record = play_match("palazzo", ["random", "apprentice"], 1)
    number, _before = chosen_move(record, 0)
    state = world_before(record, 0, number, seed=0)
    while 0 in state.awaiting():
        list(steps_of(state, 0, [Move(0, state.game.actions.text(state.legal(0)[0]))]))
    assert list(rivals_steps(state, 1, 0, kinds_of(record), seconds=0.0)) == []
    assert list(rivals_steps(state, 1, 0, kinds_of(record), LONG)) != []

"""The coach: hints and reviews from what a seat knew, and nothing else."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

import quattrocento as qc
from quattrocento.bots import make_bot
from quattrocento.bots.coach import (
    Costly,
    Difference,
    expected_place,
    hint,
    look_back,
    review,
    summed_up,
    worth_a_look,
)
from quattrocento.bots.match import answer, play_match
from quattrocento.bots.values.store import find_values
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.record import Move
from quattrocento.core.state import State
from quattrocento.core.words import LANGUAGES, words
from tests.bots.comparing import compared


def after(game: Game, moves: int, seed: int) -> State:
    """A game of three after so many moves that advice made."""
    state = game.new(players=3, seed=seed)
    for number in range(moves):
        seat = state.awaiting()[0]
        state.apply(seat, answer(make_bot("advised", number), state, seat, number))
    return state


def test_a_hint_is_the_same_whatever_is_hidden(game: Game) -> None:
    state = after(game, 25, seed=4)
    seat = state.awaiting()[0]
    given = msgspec.json.encode(hint(Knowledge(state, seat, 7), 7))
    for world in range(3):
        other = state.resample(seat, world)
        assert msgspec.json.encode(hint(Knowledge(other, seat, 7), 7)) == given


def test_a_hint_names_up_to_three_options_the_best_first(game: Game) -> None:
    state = after(game, 25, seed=5)
    while len(state.legal(state.awaiting()[0])) < 2:
        seat = state.awaiting()[0]
        state.apply(seat, state.legal(seat)[0])
    seat = state.awaiting()[0]
    found = hint(Knowledge(state, seat, 1), 1)
    options = state.legal(seat)
    assert 1 <= len(found.prospects) <= min(3, len(options))
    for each in found.prospects:
        assert each.action in options
        assert 0 <= each.chance <= 1
        assert 1 <= each.place <= 3
    for language in LANGUAGES:
        said = words(game.name, language)
        for motive in (motive for each in found.prospects for motive in each.motives):
            facts = {"topic": said.say(motive.topic), "effect": "+1 %", "who": said.seat(seat)}
            assert said.say(motive.key, facts)
        assert all(said.has(term.topic) for each in found.prospects for term in each.terms)


def test_answers_stand_in_the_order_of_what_master_values_them_by(game: Game) -> None:
    """Nobody is shown a better answer below a worse one, also when a game is as good as lost."""
    state = after(game, 10, seed=8)
    net = find_values(game.name, 3)
    for number in range(60):
        seat = state.awaiting()[0]
        shown = hint(Knowledge(state, seat, number), number).prospects
        values = [net.worth(each.chance, each.margin) for each in shown]
        assert all(one > other - 0.002 for one, other in pairwise(values))
        state.apply(seat, answer(make_bot("advised", 1), state, seat, 1))


def test_no_reason_contradicts_another(game: Game) -> None:
    """Of one matter it is said once whether it is good, not that there is more of it and less."""
    state = after(game, 10, seed=8)
    for number in range(40):
        seat = state.awaiting()[0]
        for each in hint(Knowledge(state, seat, number), number).prospects:
            matters = [(motive.key.split("-")[1], motive.topic) for motive in each.motives]
            assert len(matters) == len(set(matters))
        state.apply(seat, answer(make_bot("advised", number), state, seat, number))


@pytest.mark.parametrize(
    ("changes", "who", "key"),
    [
        ([(1.0, 0.1)], "own", "coach-own-more"),
        ([(-1.0, -0.1)], "own", "coach-own-less"),
        ([(-1.0, 0.1)], "own", "coach-own-better"),
        ([(1.0, 0.1), (-1.0, -0.3)], "own", "coach-own-worse"),
        ([(1.0, -0.1)], "rival", "coach-rival-more"),
        ([(-1.0, 0.1)], "rival", "coach-rival-less"),
        ([(1.0, 0.1)], "rival", "coach-rival-worse"),
        ([(1.0, -0.3), (-1.0, 0.1)], "rival", "coach-rival-better"),
        ([(1.0, -0.1)], "table", "coach-table"),
    ],
)
def test_more_and_less_are_said_only_where_they_tell_good_from_bad(
    changes: list[tuple[float, float]], who: str, key: str
) -> None:
    found = Difference()
    for change, effect in changes:
        found.add(change, effect)
    assert found.key(who) == key
    for language in LANGUAGES:
        assert words("palazzo", language).has(key)


def test_what_was_better_is_told_beside_what_was_done(game: Game) -> None:
    """Not beside the second best answer, which nobody thought of."""
    state = after(game, 18, seed=6)
    looked = 0
    while looked < 3:
        seat = state.awaiting()[0]
        if worth_a_look(state, seat):
            looked += 1
            done = state.legal(seat)[-1]
            _, costly = look_back(state, seat, done, 1, 5)
            better = game.actions.parse(costly.better)
            told = compared(Knowledge(state, seat, 5), 5, better, done)
            assert sorted(told.motives, key=str) == sorted(costly.motives, key=str)
            assert sorted(told.terms, key=str) == sorted(costly.terms, key=str)
        state.apply(seat, answer(make_bot("advised", 1), state, seat, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_and_every_habit_has_words(game: Game, language: str) -> None:
    assert game.features is not None
    said = words(game.name, language)
    for name in game.features.names(3):
        assert said.has(f"topic-{game.features.topic(name)}"), name
    for topic in {topic for _, topic in game.features.topics}:
        assert said.has(f"topic-{topic}")
    for decision in game.decisions:
        if decision.name not in game.features.routine:
            assert said.has(f"habit-{decision.name}"), decision.name


def test_a_look_back_is_the_same_whatever_is_hidden(game: Game) -> None:
    """What a review says of a decision, byte for byte."""
    state = after(game, 18, seed=6)
    looked = 0
    while looked < 3:
        seat = state.awaiting()[0]
        action = state.legal(seat)[-1]
        if worth_a_look(state, seat):
            looked += 1
            given = msgspec.json.encode(look_back(state, seat, action, 1, 5))
            for world in range(2):
                other = state.resample(seat, world)
                assert msgspec.json.encode(look_back(other, seat, action, 1, 5)) == given
        state.apply(seat, answer(make_bot("advised", 1), state, seat, 1))


def test_a_place_is_expected_from_all_chances() -> None:
    assert expected_place([1.0, 0.0, 0.0], 0) == pytest.approx(1.0)
    assert expected_place([1 / 3, 1 / 3, 1 / 3], 1) == pytest.approx(2.0)
    assert expected_place([0.25], 0) == pytest.approx(1.75)
    assert expected_place([0.5, 0.5, 0.0], 2) == pytest.approx(3.0, abs=1e-4)


def test_a_review_follows_the_chance_and_names_what_cost_most() -> None:
    record = play_match("palazzo", ["random", "apprentice"], 3)
    found = review(record, 0)
    assert [move for move, _ in found.curve] == sorted({move for move, _ in found.curve})
    assert all(0 <= chance <= 1 for _, chance in found.curve)
    assert 1 <= len(found.costly) <= 5
    costs = [each.cost for each in found.costly]
    assert costs == sorted(costs, reverse=True)
    assert all(record.moves[each.move - 1].text == each.done for each in found.costly)
    assert found.habit in {decision.name for decision in qc.game("palazzo").decisions}


@pytest.mark.parametrize("game", qc.games())
def test_a_review_looks_at_every_choice_even_those_that_bots_leave_to_advice(game: str) -> None:
    record = play_match(game, ["advised"] * 3, 5)
    chosen = [
        number
        for number, (state, move) in enumerate(zip(record.states(), record.moves, strict=False), 1)
        if move.seat == 1 and len(state.legal(1)) > 1
    ]
    assert [move for move, _ in review(record, 1).curve] == chosen


def test_a_review_of_nothing_names_no_habit() -> None:
    empty = summed_up(0, [], [])
    assert (empty.costly, empty.habit) == ([], None)


def costly(move: int, question: str, cost: float) -> Costly:
    """A decision that cost so much."""
    return Costly(
        move=move,
        question=question,
        done="take money",
        better="draw tiles",
        cost=cost,
        motives=[],
        terms=[],
    )


def test_what_cost_less_than_a_hundredth_is_not_told() -> None:
    found = summed_up(0, [(3, 0.5)], [costly(3, "turn", 0.004)])
    assert (found.costly, found.habit) == ([], None)


def test_the_habit_is_what_cost_most_in_all_and_says_how_often() -> None:
    costs = [("turn", 0.2), ("raise", 0.15), ("raise", 0.004), ("raise", 0.1)]
    found = summed_up(
        0,
        [],
        [costly(number, question, cost) for number, (question, cost) in enumerate(costs)],
    )
    assert (found.habit, found.habit_cost, found.habit_times) == ("raise", 0.25, 2)


def test_a_review_of_a_seat_that_is_not_there_is_refused() -> None:
    record = play_match("palazzo", ["random", "random"], 3)
    with pytest.raises(qc.BadSetup, match="expected 0 to"):
        review(record, 5)


def test_a_review_of_what_is_no_game_names_the_move() -> None:
    record = play_match("palazzo", ["random", "random"], 3)
    record.moves[4] = Move(record.moves[4].seat, "draw tiles")
    record.moves[5] = Move(record.moves[5].seat, "draw tiles")
    with pytest.raises(qc.BadRecord, match=r"move [56]"):
        review(record, record.moves[5].seat)


def test_a_review_of_a_game_by_other_rules_is_refused() -> None:
    record = play_match("palazzo", ["random", "random"], 3)
    record.rules_version = 99
    with pytest.raises(qc.BadRecord, match="99"):
        review(record, 0)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_hints_all_through_a_game_are_the_same_whatever_is_hidden(game: Game, players: int) -> None:
    """With every number of players, in auctions and out of them."""
    if players not in game.seats:
        return
    state = game.new(players=players, seed=11)
    for number in range(200):
        if state.over:
            break
        seat = state.awaiting()[0]
        if number % 10 == 9:
            given = msgspec.json.encode(hint(Knowledge(state, seat, number), number))
            other = state.resample(seat, number)
            assert msgspec.json.encode(hint(Knowledge(other, seat, number), number)) == given
        state.apply(seat, answer(make_bot("advised", number), state, seat, number))

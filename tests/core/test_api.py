"""The API that everything outside relies on."""

from __future__ import annotations

import doctest
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import quattrocento as qc
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.rules import rule, rules


def test_the_first_example_is_true() -> None:
    assert doctest.testmod(qc).failed == 0


def test_all_games_are_on_the_shelf() -> None:
    assert "palazzo" in qc.games()
    assert qc.games() == sorted(qc.games())
    assert [qc.game(name).name for name in qc.games()] == qc.games()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(qc.BadSetup, match="palazzo"):
        qc.game("chess")


def test_a_game_says_what_it_is(game: Game) -> None:
    assert game.seats.start >= 1
    assert len(game.actions) == game.action_count
    state = game.new(players=game.seats[-1], seed=7)
    assert state.seats == game.seats[-1]
    assert state.game is game
    assert not state.over
    assert state.winners() == []
    assert len(state.scores()) == state.seats


def test_wrong_players_and_options_are_refused(game: Game) -> None:
    with pytest.raises(qc.BadSetup, match="players"):
        game.new(players=99, seed=1)
    with pytest.raises(qc.BadSetup, match="no option"):
        game.new(players=game.seats[0], seed=1, options={"nonsense": True})


def test_a_view_is_for_a_seat_that_exists(game: Game) -> None:
    state = game.new(players=game.seats[0], seed=1)
    for seat in (-1, state.seats):
        with pytest.raises(qc.BadSetup, match="seat"):
            state.view(seat)
        with pytest.raises(qc.BadSetup, match="seat"):
            state.resample(seat, 1)
    assert isinstance(state.view(0), msgspec.Struct)


def test_a_refusal_is_told_in_both_languages_with_its_rule(game: Game) -> None:
    state = game.new(players=game.seats[0], seed=1)
    seat = state.awaiting()[0]
    refused = next(a for a in range(len(game.actions)) if a not in state.legal(seat))
    with pytest.raises(qc.Illegal) as error:
        state.apply(seat, refused)
    assert error.value.rule in rules(game.name)
    assert error.value.rule in str(error.value)
    assert error.value.sentence("fr") != error.value.sentence("en")
    again = pickle.loads(pickle.dumps(error.value))
    assert (again.rule, again.reason) == (error.value.rule, error.value.reason)


def test_a_seat_that_is_not_asked_is_refused(game: Game) -> None:
    state = game.new(players=game.seats[-1], seed=1)
    asked = state.awaiting()
    others = [seat for seat in range(state.seats) if seat not in asked] or [state.seats]
    with pytest.raises(qc.Illegal, match="turn"):
        state.apply(others[0], state.legal(asked[0])[0])
    assert state.legal(others[0]) == []


def test_a_state_travels_between_processes(game: Game) -> None:
    state = game.new(players=game.seats[0], seed=12)
    assert pickle.loads(pickle.dumps(state)).fingerprint() == state.fingerprint()


def test_the_list_of_options_is_the_callers(game: Game) -> None:
    state = game.new(players=game.seats[0], seed=2)
    seat = state.awaiting()[0]
    options = state.legal(seat)
    options.clear()
    assert state.legal(seat)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"format": 9}, "format"),
        ({"seats": "three"}, "seats"),
        ({"question": "why"}, "question"),
        ({"awaiting": [7]}, "awaiting"),
        ({"chance": -4}, "chance"),
        ({"nonsense": 1}, "nonsense"),
    ],
)
def test_a_damaged_position_names_its_field(
    game: Game, change: dict[str, object], field: str
) -> None:
    position = {**game.dump(game.new(players=game.seats[0], seed=1)), **change}
    with pytest.raises(qc.BadPosition, match=field):
        game.load(position)


def test_a_number_in_a_position_that_no_state_can_hold_names_its_field(game: Game) -> None:
    position = game.dump(game.new(players=game.seats[0], seed=1))
    for spoilt in with_a_huge_number(position):
        with pytest.raises(qc.BadPosition):
            game.load(spoilt)


def with_a_huge_number(data: Any) -> Iterator[Any]:
    """The same data, each of its numbers once replaced by one of seventy bits."""
    if isinstance(data, dict):
        for name, part in data.items():
            for other in with_a_huge_number(part):
                yield {**data, name: other}
    elif isinstance(data, list | tuple):
        for place, part in enumerate(data):
            for other in with_a_huge_number(part):
                yield [*data[:place], other, *data[place + 1 :]]
    elif isinstance(data, int) and not isinstance(data, bool):
        yield 1 << 70


def test_a_bot_is_given_a_world_that_fits_and_never_the_true_one(game: Game) -> None:
    state = game.new(players=game.seats[-1], seed=3)
    seat = state.awaiting()[0]
    knowledge = Knowledge(state, seat, seed=5)
    assert knowledge.options() == state.legal(seat)
    assert knowledge.view() == state.view(seat)
    world = knowledge.resample(8)
    assert world.view(seat) == state.view(seat)
    assert world.fingerprint() == state.resample(seat, 8).fingerprint()
    assert world.fingerprint() != state.fingerprint()


def test_a_rule_is_found_by_its_id_and_a_wrong_id_names_those_near(game: Game) -> None:
    first = next(iter(rules(game.name)))
    assert rule(game.name, first.lower()).id == first
    with pytest.raises(qc.BadSetup, match=first[:7]):
        rule(game.name, f"{first[:7]}-999")


def test_importing_the_front_door_loads_no_more_than_it_needs() -> None:
    """The kit, the words and the games come when they are asked for."""
    asked = "import sys, quattrocento as qc; before = set(sys.modules); qc.conformance.check; "
    told = "print([name in before for name in ('quattrocento.core.conformance', 'fluent', 'rich')])"
    found = subprocess.run([sys.executable, "-c", asked + told], capture_output=True, check=True)
    assert found.stdout.decode().strip() == "[False, False, False]"

"""The advice: sensible in plain situations, and far above chance."""

from __future__ import annotations

import pytest

from quattrocento.bots.match import play_match
from quattrocento.games.augsburg.facts import receive
from quattrocento.games.augsburg.state import State
from tests.augsburg.tables import GAME, bonds, left_in_box, pass_all, seat, table, using
from tests.support import play


def advised(state: State, place: int = 0) -> str:
    """What the advice values most."""
    options = state.legal(place)
    values = GAME.advise(state, place, options)
    assert len(values) == len(options)
    return GAME.actions.text(options[values.index(max(values))])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_advised_bot_beats_random_ones(players: int) -> None:
    won = 0
    for seed in range(6):
        kinds = ["random"] * players
        kinds[seed % players] = "advised"
        won += play_match("augsburg", kinds, seed).winners == [seed % players]
    assert won == 6


def test_a_church_is_built_before_the_barrier_costs_points() -> None:
    state = using("1", seat(money=800, prestige=24), seat(), round=2)
    assert advised(state) == "build church"


def test_a_cathedral_is_built_before_points_are_taken_beyond_45() -> None:
    owner = seat(money=1000, prestige=43, rights={"church": 1})
    state = using("1", owner, seat(), round=4)
    assert advised(state) == "build cathedral"


def test_a_voided_point_is_not_preferred_to_money() -> None:
    state = using("6", seat(orange=2), seat(orange=3, prestige=25), seat())
    play(state, "climb orange")
    assert advised(state, 1) == "accept 100 florins"


def test_in_a_showing_the_highest_bond_goes_out_and_alone_the_least() -> None:
    tied = table(seat("leo 4 9 16"), seat("leo 3"), noble="leo")
    play(tied, "bid 1", "hold")
    assert advised(tied) == "show leo 16"
    alone = table(seat("leo 4 9 16"), seat("leo 3"), noble="leo")
    play(alone, "bid 1", "pass")
    assert advised(alone) == "show leo 4"


def test_a_lowest_bond_is_discarded_after_drawing() -> None:
    state = using("5", seat("leo 16 17"), seat(), top="maria 1, joker")
    play(state, "draw bonds")
    assert advised(state) == "discard maria 1"


def test_money_for_a_church_is_not_spent_on_bonds() -> None:
    state = table(
        seat(money=900, prestige=25, offer="leo 1 2 3 4"),
        seat(offer="maria 1 2 3 4"),
        question="buy",
        awaiting=[0, 1],
    )
    assert advised(state) == "no more"


def test_the_master_builder_builds_what_a_barrier_asks_for() -> None:
    owner = seat(money=900, prestige=25, rights={"master builder": 1})
    state = using("3", owner, seat(), round=2)
    play(state, "take 500 florins", "give up")
    assert advised(state) == "let the builder build church"


def test_the_leader_is_robbed_rather_than_the_last() -> None:
    leader = seat(prestige=60, orange=3, rights={"church": 1, "cathedral": 1})
    state = using("6", seat(orange=2), leader, seat(orange=3), seat())
    play(state, "climb orange")
    assert state.view(0).asked.facts == {"rank": "orange 3"}
    assert advised(state) == "rob 2"


def test_the_bond_least_worth_keeping_is_given_under_the_pile() -> None:
    other = seat("")
    other["hand"] = left_in_box(bonds("leo 1 17, joker, maria 1 2"))
    state = table(seat("leo 1 17, joker"), other, noble="maximilian", pile="maria 1 2")
    pass_all(state)
    assert advised(state) == "give leo 1"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_advice_remembers_is_forgotten_with_what_it_depended_on(players: int) -> None:
    state = GAME.new(players, seed=players)
    steps = 0
    while not state.over:
        steps += 1
        place = state.awaiting()[0]
        options = state.legal(place)
        values = GAME.advise(state, place, options)
        assert values == GAME.advise(GAME.load(GAME.dump(state)), place, options)
        if steps % 5 == 0:
            changed = state.clone()
            changed.players[place].prestige = 0
            receive(changed.players[place], 500)
            fresh = GAME.load(GAME.dump(changed))
            legal = changed.legal(place)
            assert GAME.advise(changed, place, legal) == GAME.advise(fresh, place, legal)
        state.apply(place, options[values.index(max(values))])


def test_trying_uses_leaves_the_table_as_it_is() -> None:
    for seed in range(3):
        state = GAME.new(3, seed=seed)
        while not state.over:
            place = state.awaiting()[0]
            options = state.legal(place)
            before = state.fingerprint()
            values = GAME.advise(state, place, options)
            assert state.fingerprint() == before
            state.apply(place, options[values.index(max(values))])

"""What is hidden and what is open, and what never happens."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from quattrocento.core.chance import Chance, seeded
from quattrocento.core.conformance import random_move
from quattrocento.games.florence.knowledge import resample
from quattrocento.games.florence.state import State
from tests.florence.tables import GAME, city, hand
from tests.support import play, rule

WORLDS = range(40)


def worlds(state: State, seat: int) -> list[State]:
    """States that the seat cannot tell from this one."""
    return [resample(state, seat, seed) for seed in WORLDS]


@rule("FLO-HID-1")
def test_others_see_how_many_cards_a_seat_holds_and_their_nobles_but_not_which() -> None:
    held = ["cosimo guard", "giovanni swap", "giovanni boast"]
    state = city(seats={0: {"hand": held}})
    seen = state.view(1).players[0]
    assert seen.hand is None
    assert seen.scandals == ("cosimo", "giovanni", "giovanni")
    hands = {tuple(hand(world)) for world in worlds(state, 1)}
    assert len(hands) > 5
    assert all(tuple(card.split()[0] for card in each) == seen.scandals for each in hands)
    assert all(hand(world) == hand(state) for world in worlds(state, 0))


@rule("FLO-HID-1")
def test_objectives_and_the_order_of_the_piles_are_hidden_and_discards_open() -> None:
    state = city(discards=["cosimo guard"], goals={1: 4, 2: 5, 3: 6}, times={2: 9, 3: 8})
    drawn = worlds(state, 0)
    assert {world.players[0].objective for world in drawn} == {0}
    assert len({world.players[1].objective for world in drawn}) > 3
    assert len({world.decks[0] for world in drawn}) > 30
    assert all(world.location_tokens[:3] == state.location_tokens[:3] for world in drawn)
    assert len({world.location_tokens[3:6] for world in drawn}) == 6
    assert {bytes(sorted(world.location_tokens[6:])) for world in drawn} == {
        bytes(sorted(state.location_tokens[6:]))
    }
    assert all(world.time_tokens[:2] == bytes([9, 8]) for world in drawn)
    assert len({world.time_tokens for world in drawn}) > 30
    assert state.view(1).discards[0] == ("cosimo guard",)


@rule("FLO-HID-1")
def test_cards_kept_through_a_shuffle_are_never_drawn_from_the_new_deck() -> None:
    others = ["cosimo ride", "cosimo walk", "cosimo deploy"] * 3
    state = city(
        seats={1: {"hand": ["cosimo guard", "cosimo guard", "cosimo ride +1"]}},
        discards=["cosimo guard"],
        next_cards={"cosimo": others[1:]},
        shuffles=[1, 0, 0],
    )
    for world in worlds(state, 0):
        kept = world.game.dump(world)["players"][1]["hand"]
        assert kept[:2] == ["cosimo guard"] * 2
        assert kept[2].endswith("+1")
        assert not kept[2].startswith("cosimo guard")


@rule("FLO-HID-1", "FLO-SOL-11")
def test_strozzis_discards_do_not_come_back_among_the_three_cards_on_top() -> None:
    discard = [2, 3, 4, 5, 7, 8]
    state = city(
        players=1,
        pile=[10, 1, 9, 6],
        pile_discard=discard,
        passed=[1],
        strozzi={"time": 0},
        times={2: 5},
    )
    play(state, "pass")
    drawn = worlds(state, 0)
    assert {tuple(sorted(world.pile[:2])) for world in drawn} == {(1, 6), (1, 9), (6, 9)}
    assert len({world.pile for world in drawn}) > 30


@rule("FLO-INV-1")
@settings(max_examples=40, deadline=None)
@given(
    players=st.integers(1, 5),
    seed=st.integers(0, 2**32),
    adjustments=st.lists(st.booleans(), min_size=11, max_size=11),
)
def test_what_cannot_happen_never_happens(players: int, seed: int, adjustments: list[bool]) -> None:
    chosen = {option.name: on for option, on in zip(GAME.options, adjustments, strict=True)}
    state: State = GAME.new(players=players, seed=seed, options=chosen)
    chance = Chance(seeded(seed))
    visited: list[int] = []
    while not state.over:
        number, before = state.round, state.carriages
        state.apply(*random_move(state, chance))
        if state.carriages != before:
            (moved,) = [noble for noble in range(3) if state.carriages[noble] != before[noble]]
            visited.append(state.carriages[moved])
        assert state.round - number in (0, 1)
        assert len(set(state.carriages)) == 3
        assert len({player.ring for player in state.players if player.ring >= 0}) <= 5
        assert all(len(queue) <= state.slots for queue in state.queues)
        if players == 1:
            assert len(state.pile) > 0
            assert int(state.players[1].posted).bit_count() < 12
        assert all(0 <= player.time <= 12 for player in state.players)
    assert sorted(visited) == list(range(9))

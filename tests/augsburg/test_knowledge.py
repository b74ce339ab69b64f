"""What is hidden, what is open, and that guesses fit all that a seat has seen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quattrocento.core.chance import Chance, seeded
from quattrocento.core.conformance import random_move, sights
from quattrocento.core.knowledge import Knowledge
from quattrocento.games.augsburg.bonds import has_true, labels, valid_bonds, worth
from quattrocento.games.augsburg.components import MAXIMILIAN
from quattrocento.games.augsburg.facts import valid_at_least
from quattrocento.games.augsburg.state import Player, State
from tests.augsburg.tables import GAME, bonds, hand, left_in_box, seat, table, using
from tests.support import offered, play, rule


def guesses(state: State, viewer: int | None, number: int = 30) -> list[State]:
    """Worlds that the viewer cannot tell from the true one."""
    worlds = []
    for seed in range(number):
        world = state.resample(viewer, seed)
        assert isinstance(world, State)
        worlds.append(world)
    return worlds


@rule("AUG-HID-1")
def test_hands_their_sizes_money_and_offers_are_hidden_and_all_else_is_open() -> None:
    state = table(
        seat("leo 3 9, joker", 850, prestige=7, orange=2, rights={"church": 1}),
        seat("maria 2"),
        top="philipp 17",
    )
    own, other = state.view(0).players[0], state.view(1).players[0]
    assert (own.hand, own.money) == (("leo 3", "leo 9", "joker"), 850)
    assert (other.hand, other.money, other.offer, other.chosen) == (None, None, None, None)
    assert (other.prestige, other.orange, other.rights[0].right) == (7, 2, "church")
    seen = msgspec.json.encode(state.view(1)).decode()
    for secret in ("850", "leo 3", "philipp 17"):
        assert secret not in seen
    assert len(state.view(1).face_up) == 5
    assert len(state.view(1).face_down) == 5
    assert state.view(1).pile == 76


@rule("AUG-HID-1", "AUG-BID-6")
def test_the_size_of_a_hand_is_drawn_anew_within_what_is_possible() -> None:
    state = GAME.new(players=3, seed=4)
    play(state, "0: buy " + offered(state, 0)[0].removeprefix("buy "))
    for place in range(3):
        play(state, f"{place}: no more")
    sizes = {len(world.players[0].hand) for world in guesses(state, 1, 60)}
    assert min(sizes) >= 2
    assert max(sizes) <= 9
    assert len(sizes) > 3


@rule("AUG-HID-1")
def test_money_is_drawn_anew_with_the_hand_that_was_bought() -> None:
    state = GAME.new(players=2, seed=4)
    play(state, "0: no more", "1: no more")
    for world in guesses(state, 1):
        player = world.players[0]
        assert player.money + worth(player.hand) == 1500 + 800
        assert player.money >= 0
    assert len({world.players[0].money for world in guesses(state, 1)}) > 3


@rule("AUG-HID-1", "AUG-BID-9")
def test_what_was_shown_and_taken_back_is_remembered_by_all() -> None:
    state = table(seat("leo 4 9 11"), seat("leo 3 8, joker joker"), noble="leo")
    play(
        state, "bid 2", "hold", "0: show leo 9", "0: show leo 11", "1: show leo 3", "1: show joker"
    )
    assert state.view(0).players[1].known == ("leo 3", "joker")
    for world in guesses(state, 0):
        assert {"leo 3", "joker"} <= set(hand(world, 1))


@rule("AUG-HID-1", "AUG-BID-6")
def test_an_open_bid_must_be_covered_in_every_guess() -> None:
    state = table(
        seat("leo 4 9 11, joker"), seat("leo 3 8, maria 2 5 6"), seat("maria 1"), noble="leo"
    )
    play(state, "bid 4", "pass", "pass")
    for world in guesses(state, 1):
        assert valid_bonds(world.players[0].hand, 2) >= 4
        for _ in range(4):
            play(world, f"0: {offered(world, 0)[0]}")
        assert world.awaiting() == [0]


@rule("AUG-HID-1", "AUG-BID-3")
def test_a_bid_of_one_was_a_true_bond_whatever_jokers_are_known() -> None:
    state = GAME.new(players=2, seed=1)
    play(state, f"0: {offered(state, 0)[0]}", "0: no more", "1: no more")
    while "bid 1" not in offered(state):
        play(state, "pass")
    visit = state.visit
    play(state, "bid 1")
    for world in guesses(state, 1):
        assert has_true(world.players[0].hand, visit)


@rule("AUG-HID-1", "AUG-BID-10")
def test_a_guess_finds_the_bonds_of_all_bids_even_if_hardly_any_are_unseen() -> None:
    unseen = bonds("maria 1 2 3, leo 1 2")
    viewer = seat("")
    viewer["hand"] = left_in_box(unseen)
    facts = GAME.dump(table(seat("leo 1"), seat("maria 1 2 3")))["players"]
    anything = {**facts[0]["facts"], "true_least": ["maximilian"]}
    three = {**facts[1]["facts"], "valid_least": {"maria": 3}, "true_least": ["maria"]}
    state = table(viewer, seat("leo 1", facts=anything), seat("maria 1 2 3", facts=three))
    for world in guesses(state, 0):
        assert hand(world, 1) in (["leo 1"], ["leo 2"])
        assert hand(world, 2) == ["maria 1", "maria 2", "maria 3"]


@rule("AUG-HID-1", "AUG-CHU-1")
def test_a_building_must_have_been_affordable() -> None:
    state = using("1", seat(money=1500), seat())
    play(state, "build church", "take 500 florins")
    for world in guesses(state, 1):
        assert world.players[0].money >= 500
        assert world.players[0].money + worth(world.players[0].hand) == 1200


@rule("AUG-HID-1", "AUG-PRV-5")
def test_bonds_discarded_face_up_are_in_nobodys_hand() -> None:
    state = using("5", seat("leo 3 4"), seat("maria 1 2 3"), top="maria 17, philipp 2")
    play(state, "draw bonds", "discard maria 17")
    for world in guesses(state, 1):
        assert "maria 17" not in hand(world, 0)
        assert "maria 17" not in labels(world.pile)


@rule("AUG-HID-1", "AUG-BUY-1")
def test_the_owner_knows_what_he_left_unbought_and_nobody_else_does() -> None:
    state = table(
        seat(money=300, offer="leo 4 5"),
        seat(money=0, offer="maria 16 17"),
        question="buy",
        awaiting=[0, 1],
    )
    play(state, "0: buy leo 4", "0: no more", "1: no more")
    for world in guesses(state, 1):
        assert labels(world.players[1].unbought) == ["maria 16", "maria 17"]
        assert "maria 17" not in labels(world.pile)
    found = {tuple(labels(world.players[1].unbought)) for world in guesses(state, 0)}
    assert len(found) > 3


@rule("AUG-HID-1", "AUG-DCK-1")
def test_the_pile_keeps_its_height_and_its_top_price_but_not_its_cards() -> None:
    state = table(seat("leo 1 2"), seat("leo 3 4"), top="maria 14")
    tops = set()
    for world in guesses(state, 0):
        assert world.view(0).pile == state.view(0).pile
        assert world.view(0).top_price == 350
        tops.add(labels(world.pile)[0])
    assert len(tops) > 3


@rule("AUG-HID-1", "AUG-DCK-1")
def test_what_all_saw_return_to_the_pile_is_in_no_hand_that_has_drawn_nothing_since() -> None:
    state = using(
        "5",
        seat(unbought="louise 1 2 3 4"),
        seat("maria 1 2 3, philipp 1 2 3"),
        seat("leo 1"),
        pile="",
    )
    state.discard, hidden = state.discard[:40], state.discard[40:]
    state.players[2].unbought = hidden
    returned = set(labels(state.discard))
    play(state, "draw bonds")
    for world in guesses(state, 2):
        assert not returned & set(hand(world, 1))
        assert len(returned & set(hand(world, 0))) <= 2
    for world in guesses(state, 0):
        assert not {f"louise {value}" for value in (1, 2, 3, 4)} & set(hand(world, 1))


@rule("AUG-HID-1", "AUG-BID-8")
def test_a_finished_choice_of_another_seat_is_guessed_not_seen() -> None:
    state = table(seat("leo 4 9 11 12 13"), seat("leo 3 8, joker joker"), noble="leo")
    play(state, "bid 2", "hold", "0: show leo 4", "0: show leo 9")
    chosen = set()
    for world in guesses(state, 1):
        shown = world.players[0].chosen
        assert len(shown) == 2
        assert valid_bonds(shown, 2) == 2
        chosen.add(tuple(labels(shown)))
    assert len(chosen) > 3


@rule("AUG-HID-1")
def test_a_bot_is_told_what_its_seat_knows_and_no_more() -> None:
    state = table(seat("leo 3, joker", 850), seat("maria 2"))
    knowledge = Knowledge(state, 0, seed=3)
    assert knowledge.view() == state.view(0)
    assert knowledge.options() == state.legal(0)


def consistent(guess: Player, truth: Player) -> bool:
    """Whether a guess fits all that is openly known of a seat."""
    held = len(guess.hand) + len(guess.unbought)
    return (
        all(labels(guess.hand).count(each) >= n for each, n in counted(labels(truth.known)))
        and len(truth.doubted) - truth.missing
        <= sum(min(n, labels(guess.hand).count(each)) for each, n in counted(labels(truth.doubted)))
        and all(
            len([b for b in guess.hand if b == 68 or b // 17 == visit])
            >= valid_at_least(truth, visit)
            for visit in range(MAXIMILIAN)
        )
        and len(guess.hand) >= valid_at_least(truth, MAXIMILIAN)
        and truth.held_least <= held <= truth.held_most
        and len(guess.unbought) <= truth.refusable
        and guess.money >= truth.money_least
        and truth.wealth_least <= guess.money + worth(guess.hand) <= truth.wealth_most
    )


def play_on_and_guess(state: Any, seed: int, moves: int, guess: int) -> None:
    """Play some random moves; then all guesses must fit all that is open."""
    chance = Chance(seeded(seed))
    for _ in range(moves):
        if state.over:
            break
        state.apply(*random_move(state, chance))
    for player in state.players:
        assert consistent(player, player)
    for viewer in (*range(state.seats), None):
        world = state.resample(viewer, guess)
        assert sights(world, viewer) == sights(state, viewer)
        for place in range(state.seats):
            assert consistent(world.players[place], state.players[place])


def counted(bonds_known: list[str]) -> list[tuple[str, int]]:
    return [(each, bonds_known.count(each)) for each in set(bonds_known)]


@rule("AUG-HID-1")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 250), st.integers(0, 10**6))
def test_every_guess_fits_every_open_fact_and_the_truth_is_one_of_them(
    players: int, seed: int, moves: int, guess: int
) -> None:
    play_on_and_guess(GAME.new(players=players, seed=seed), seed, moves, guess)


@rule("AUG-HID-1", "AUG-DCK-2")
@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.integers(0, 3), st.integers(0, 10**6), st.integers(0, 120), st.integers(0, 10**6))
def test_after_a_shortage_too_every_guess_fits_every_open_fact(
    which: int, seed: int, moves: int, guess: int
) -> None:
    state = GAME.seldom()[which]
    for player in state.players:
        player.known = player.hand[:6]
    play_on_and_guess(state, seed, moves, guess)


@rule("AUG-HID-1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_guesses_do_not_depend_on_the_truth(viewer: int | None) -> None:
    state = table(seat("leo 3 9, joker", 850), seat("maria 2 3", 100), seat("philipp 5", 300))
    first = state.resample(viewer, 1)
    assert first.resample(viewer, 2).fingerprint() == state.resample(viewer, 2).fingerprint()
    assert bonds("leo 3 9, joker") == hand(state, 0)

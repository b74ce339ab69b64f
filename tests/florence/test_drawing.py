"""The city in the terminal: it fits a hundred columns and shows what is there."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from quattrocento.core.chance import Chance, seeded
from quattrocento.core.conformance import random_move
from quattrocento.core.words import words
from quattrocento.games.florence.state import State
from tests.florence.tables import GAME, city
from tests.support import play, rule


def drawn(state: State, seat: int | None = 0, language: str = "en", width: int = 100) -> str:
    """The table as a seat sees it, without colour."""
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(GAME.draw(state.view(seat), words("florence", language), width))
    return capture.get()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_table_fits_a_hundred_columns_in_both_languages(players: int, language: str) -> None:
    state = GAME.new(players=players, seed=3, options={"closed-streets": True})
    chance = Chance(seeded(3))
    while not state.over:
        if chance.below(20) == 0:
            for seat in (0, None):
                assert max(len(line) for line in drawn(state, seat, language).splitlines()) <= 100
        state.apply(*random_move(state, chance))
    assert max(len(line) for line in drawn(state, None, language).splitlines()) <= 100


def test_queues_guards_carriages_destinations_and_rings_can_be_read() -> None:
    seats = {
        0: {"guards": ["4-5", "spy 5", "bouncer 5"], "hand": ["cosimo ride"]},
        1: {"markers": ["5 top"], "ring": 5},
    }
    state = city({5: "1 maestro, 0 donna, 2"}, seats=seats, passed=[1], goals={1: 5, 2: 4, 3: 6})
    text = drawn(state)
    assert "2♛ 1♝ 3♟ · ·" in text
    assert "▔2 ━– ▁– ◉1 ▣1" in text
    assert "⚑Cosimo ○2" in text
    assert "◆1" in text
    assert "♞Giovanni" in text
    assert "Cosimo: to any location" in text
    assert "Cosimo: to any location" not in drawn(state, 1)


def test_a_walking_member_and_strozzis_cards_are_shown() -> None:
    state = city({4: "0, 0", 5: "blue donna, orange"}, players=1, pile=[10])
    play(state, "hurry", "walk 4.1 to 5")
    text = drawn(state)
    assert "1♟ walks, now at 5" in text
    assert "b♝ o♟" in text
    assert "Strozzi’s pile: 10 cards" in text


@rule("FLO-GRD-2")
def test_how_often_a_bodyguard_still_helps_is_shown() -> None:
    seats = {0: {"guards": ["4-5", "5-6"], "helped": {"4-5": 1}}}
    text = drawn(city({4: "0, 0", 5: "1"}, seats=seats))
    assert "Bodyguards still help this round:  ◆1 4–5×1 · ◆1 5–6×2" in text


@rule("FLO-SCO-3")
def test_giovannis_ranking_and_who_is_out_are_shown() -> None:
    more = {"ranking": [1, 0, 2], "reward": 0, "rank": 1, "out": [1]}
    text = drawn(city({3: "1, 1, 0, 2"}, round=3, goals={3: 3}, question="giovanni", **more))
    assert "Reward 1 of Giovanni goes by rank:  (1 Vermiglio) · ▶ 2 Lapis · 3 Giallolino" in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_narrow_tile_is_called_by_a_shorter_name_and_keeps_its_points(language: str) -> None:
    state = city({1: "0", 5: "0, 0"})
    text = drawn(state, language=language, width=80)
    for at in state.view(0).locations:
        name = words("florence", language).value("boast", at.boast)
        whole = f"{at.number} {name} {at.boast_points}"
        short = re.compile(rf"╭─ {at.number} (.+)… {at.boast_points} ─")
        found = short.search(text)
        assert whole in text or (found is not None and name.startswith(found[1])), text
    assert "…" in text


@rule("FLO-END-1")
def test_after_the_end_nothing_is_said_of_the_round_that_was() -> None:
    state = GAME.new(players=3, seed=3)
    chance = Chance(seeded(3))
    while not state.over:
        text, seen = drawn(state, None), state.view(None)
        state.apply(*random_move(state, chance))
    guarded = any(seat >= 0 for each in seen.streets for seat in each.bodyguards)
    for said in ("▶9", "now: prime position", "passed"):
        assert said in text
        assert said not in drawn(state, None)
    assert guarded == ("Bodyguards still help" in text)
    assert "Bodyguards still help" not in drawn(state, None)

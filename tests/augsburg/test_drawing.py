"""The table in the terminal: readable at 80 columns, in both languages, without colour."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from quattrocento.core.chance import Chance, seeded
from quattrocento.core.conformance import random_move
from quattrocento.core.state import State
from quattrocento.core.words import LANGUAGES, words
from tests.augsburg.tables import GAME, seat, table, using
from tests.support import play, rule


def drawn(state: State, viewer: int | None = 0, language: str = "en") -> str:
    """The table as text of 80 columns."""
    console = Console(file=StringIO(), width=80, no_color=True)
    console.print(GAME.draw(state.view(viewer), words("augsburg", language), 80))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_moment_of_a_game_fits_into_80_columns(language: str, players: int) -> None:
    state = GAME.new(players=players, seed=players)
    chance = Chance(seeded(7))
    while not state.over:
        if chance.below(12) == 0:
            lines = drawn(state, state.awaiting()[0], language).splitlines()
            assert max(len(line) for line in lines) <= 80
        state.apply(*random_move(state, chance))
    assert drawn(state, None, language)


def test_a_player_sees_ladders_tiles_and_the_hand_sorted_by_noble() -> None:
    owner = seat(
        "maria 2 11, philipp 4, joker joker", 1250, 7, orange=3, rights={"coat of arms": 1}
    )
    text = drawn(table(owner, seat("leo 1")))
    assert "orange ■■■□ count" in text
    assert "coat of arms 4" in text
    assert "1,250 florins  Philipp 4 · Maria 2 11 · 2 jokers" in text
    assert "7 prestige, stops at 25" in text
    assert "Leo 1" not in text


def test_the_others_see_what_was_shown_but_not_hand_and_money() -> None:
    state = table(seat("leo 9 10", 1250), seat("leo 3"), noble="leo")
    play(state, "bid 1", "hold", "0: show leo 9", "1: show leo 3")
    text = drawn(state, 1)
    assert "shown  Leo 9" in text
    assert "Leo 9 10" not in text
    assert "1,250" not in text


def test_the_card_in_use_shows_which_fields_are_spent() -> None:
    state = using("4", seat(), seat())
    play(state, "take prestige")
    assert "▶  4  yellow · purple · (7 prestige)" in drawn(state)


def test_a_bid_and_a_pass_are_seen() -> None:
    state = table(seat("leo 9 10"), seat("leo 3"), seat("leo 4 5"), noble="leo")
    play(state, "bid 2", "pass")
    text = drawn(state, 2)
    assert "highest bid 2" in text
    assert "· bids 2" in text
    assert "· out" in text


@rule("AUG-SET-4")
def test_the_open_privilege_cards_are_drawn_before_the_first_purchase() -> None:
    state = GAME.new(players=2, seed=1)
    text = drawn(state)
    for shown in state.view(0).face_up:
        assert f"{shown.card:>2}  {' · '.join(shown.privileges)}" in text


@rule("AUG-BUY-1")
def test_who_buys_sees_the_prices_what_the_choice_costs_and_the_money_left() -> None:
    state = GAME.new(players=3, seed=31)
    assert "chosen  -  = 0 F, 1,500 F left" in drawn(state)
    play(state, "0: buy louise 5", "0: buy leo 16")
    text = drawn(state)
    assert "Leo 3 (200 F), 10 (300 F), 16 (350 F)" in " ".join(text.replace("│", "").split())
    assert "chosen  Louise 5 (200 F) · Leo 16 (350 F)  = 550 F, 950 F left" in text
    assert "= 550 F" not in drawn(state, 1)

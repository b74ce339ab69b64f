"""Honesty: whoever answers or advises says the same, byte for byte, whatever is hidden."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

import quattrocento as qc
from quattrocento.bots import bot_kinds, coach, make_bot, prices
from quattrocento.bots.bot import ROOTS, styled_levels
from quattrocento.bots.coach import hint, review
from quattrocento.bots.match import answer, play_match
from quattrocento.bots.prices import fair_price
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.state import State

# A maestro’s clock would decide too; with a number of simulations it thinks alike everywhere.
MAESTRO = "maestro@8"
STEPS = 400


def all_kinds(game: Game) -> list[str]:
    """Every kind of bot that can sit at a table of a game."""
    plain = [kind for kind in bot_kinds() if kind != "maestro"]
    styled = [f"{level}:{style}" for level in styled_levels() for style in game.styles]
    return [*plain, *styled, *(f"{MAESTRO}/{root}" for root in ROOTS)]


@cache
def choices(name: str, players: int) -> list[tuple[State, int]]:
    """The first choice of every seat at every question of a game, where something is hidden.

    Where several are asked at once, those after the first choose when others have, unseen.
    """
    found: dict[tuple[str, int], State] = {}
    state = qc.game(name).new(players=players, seed=21)
    for step in range(STEPS):
        if state.over:
            break
        seat = state.awaiting()[0]
        case = (state.decision.name, seat)
        if case not in found and len(state.legal(seat)) > 1 and differs(state, seat):
            found[case] = state.clone()
        state.apply(seat, answer(make_bot("advised", step), state, seat, step))
    return [(state, seat) for (_question, seat), state in found.items()]


def differs(state: State, seat: int) -> bool:
    """Whether another world looks the same to a seat."""
    return elsewhere(state, seat).fingerprint() != state.fingerprint()


def elsewhere(state: State, seat: int) -> State:
    """A world whose hidden part is another."""
    return state.resample(seat, 977)


TABLES = [(name, players) for name in qc.games() for players in qc.game(name).seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_bot_is_given_does_not_hold_the_true_state(name: str, players: int) -> None:
    """Neither what it draws worlds from, nor any world: it could look into all of them."""
    for state, seat in choices(name, players):
        known = [Knowledge(each, seat, 4) for each in (state, elsewhere(state, seat))]
        inside = {vars(each)["_possible"].fingerprint() for each in known}
        assert len(inside) == 1, (state.decision.name, seat)
        worlds = {known[0].resample(number).fingerprint() for number in range(20)}
        assert len(worlds) > 1, (state.decision.name, seat)


@pytest.mark.parametrize("kind_number", range(6))
def test_every_bot_answers_the_same_whatever_is_hidden(game: Game, kind_number: int) -> None:
    """Every level with every style, and whatever else can play, at every question."""
    for kind in all_kinds(game)[kind_number::6]:
        for state, seat in choices(game.name, min(3, game.seats[-1])):
            chosen = answer(make_bot(kind, 5), state, seat, seed=6)
            other = answer(make_bot(kind, 5), elsewhere(state, seat), seat, seed=6)
            assert other == chosen, (kind, state.decision.name, seat)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_level_is_honest_with_every_number_of_players(name: str, players: int) -> None:
    found = choices(name, players)
    assert len(found) >= players
    for place, (state, seat) in enumerate(found):
        kind = ["novice", "apprentice", "master", MAESTRO][place % 4]
        chosen = answer(make_bot(kind, place), state, seat, seed=6)
        assert answer(make_bot(kind, place), elsewhere(state, seat), seat, seed=6) == chosen


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_hint_and_a_fair_price_are_the_same_whatever_is_hidden(name: str, players: int) -> None:
    for state, seat in choices(name, players):
        told = [
            msgspec.json.encode((hint(known, 3), fair_price(known, 3)))
            for known in (Knowledge(each, seat, 4) for each in (state, elsewhere(state, seat)))
        ]
        assert told[0] == told[1], (state.decision.name, seat)


def test_a_whole_review_is_the_same_whatever_was_hidden(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its every look, and every lot that it values, is given another world of the seat's."""
    record = play_match(game.name, ["apprentice", "novice", "advised"], 8)
    given = msgspec.json.encode(review(record, 1))
    look_back = coach.look_back

    def look_elsewhere(
        state: State, seat: int, action: int, number: int, seed: int
    ) -> tuple[float, coach.Costly]:
        return look_back(elsewhere(state, seat), seat, action, number, seed)

    def knowledge_elsewhere(state: State, seat: int, seed: int) -> Knowledge:
        return Knowledge(elsewhere(state, seat), seat, seed)

    monkeypatch.setattr(coach, "look_back", look_elsewhere)
    monkeypatch.setattr(prices, "Knowledge", knowledge_elsewhere)
    assert msgspec.json.encode(review(record, 1)) == given

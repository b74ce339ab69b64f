"""The levels: what each may know, how they answer, and what they do without learned values."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

import quattrocento as qc
from quattrocento.bots import bot_kinds, make_bot
from quattrocento.bots.bot import LEVELS, maestro_with
from quattrocento.bots.levels import MaestroBot, MasterBot
from quattrocento.bots.match import answer, play_match
from quattrocento.bots.styles import likings_of
from quattrocento.bots.values.store import BadValues
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.state import State
from quattrocento.core.words import LANGUAGES
from tests.thresholds import thresholds

QUICK = ["novice", "apprentice", "master", "maestro@12"]
STYLED = ["novice", "apprentice", "master"]


def after(game: Game, players: int, moves: int, seed: int) -> State:
    """A game after so many moves that advice made."""
    state = game.new(players=players, seed=seed)
    for number in range(moves):
        seat = state.awaiting()[0]
        state.apply(seat, answer(make_bot("advised", number), state, seat, number))
    return state


@pytest.mark.parametrize("kind", QUICK)
def test_a_level_answers_the_same_whatever_is_hidden(game: Game, kind: str) -> None:
    """The state's hidden part is drawn anew: the answer is the same, byte for byte."""
    state = after(game, min(3, game.seats[-1]), 12, seed=6)
    for step in range(6):
        seat = state.awaiting()[0]
        chosen = answer(make_bot(kind, step), state, seat, seed=step)
        for world in range(2):
            other = state.resample(seat, 100 * step + world)
            assert answer(make_bot(kind, step), other, seat, seed=step) == chosen
        state.apply(seat, chosen)


@pytest.mark.parametrize("level", STYLED)
def test_a_style_answers_the_same_whatever_is_hidden(game: Game, level: str) -> None:
    state = after(game, min(3, game.seats[-1]), 12, seed=6)
    for step, style in enumerate(game.styles):
        kind, seat = f"{level}:{style}", state.awaiting()[0]
        chosen = answer(make_bot(kind, step), state, seat, seed=step)
        other = state.resample(seat, step)
        assert answer(make_bot(kind, step), other, seat, seed=step) == chosen
        state.apply(seat, chosen)


@pytest.mark.parametrize("kind", QUICK)
def test_a_level_only_does_what_is_allowed(game: Game, kind: str) -> None:
    state = after(game, game.seats[0], 5, seed=9)
    for step in range(8):
        if state.over:
            return
        seat = state.awaiting()[0]
        chosen = answer(make_bot(kind, step), state, seat, seed=step)
        assert chosen in state.legal(seat)
        state.apply(seat, chosen)


def test_a_forced_answer_is_given_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_judge(knowledge: Knowledge) -> None:
        raise AssertionError("there was nothing to think about")

    monkeypatch.setattr("quattrocento.bots.levels.judge_of", no_judge)
    game = qc.game("princes")
    state = after(game, 3, 40, seed=2)
    while len(state.legal(state.awaiting()[0])) > 1:
        seat = state.awaiting()[0]
        state.apply(seat, state.legal(seat)[0])
    seat = state.awaiting()[0]
    for bot in (MasterBot(1), MaestroBot(1)):
        assert answer(bot, state, seat, 1) == state.legal(seat)[0]


def test_without_values_a_level_follows_advice_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refused(game: str, players: int) -> None:
        raise BadValues("no-values", {"game": game, "players": players})

    monkeypatch.setattr("quattrocento.bots.levels.find_values", refused)
    state = after(qc.game("palazzo"), 3, 30, seed=1)
    seat = state.awaiting()[0]
    with caplog.at_level(logging.WARNING):
        for kind in ("master", "maestro"):
            assert answer(make_bot(kind, 3), state, seat, 5) == answer(
                make_bot("advised", 3), state, seat, 5
            )
    assert "no learned values for palazzo with 3 players" in caplog.text.replace("There are ", "")


def test_levels_come_first_in_the_list_of_kinds() -> None:
    assert LEVELS == ["novice", "apprentice", "master", "maestro"]
    assert bot_kinds() == [*LEVELS, "advised", "random"]


@pytest.mark.parametrize("kind", ["genius", "novice@3", ""])
def test_an_unknown_kind_is_refused(kind: str) -> None:
    with pytest.raises(qc.BadSetup, match=f"There is no bot “{kind}”"):
        make_bot(kind, 1)


@pytest.mark.parametrize("level", ["maestro", "random"])
def test_who_plays_in_one_way_only_is_refused_a_style(level: str) -> None:
    expected = f"The bot “{level}” has no styles. These have: novice, apprentice, master."
    with pytest.raises(qc.BadSetup, match=expected):
        make_bot(f"{level}:miser", 1)


def test_a_maestro_may_have_a_time_and_another_way_to_choose_at_the_root() -> None:
    state = qc.game("palazzo").new(players=2, seed=3)
    seat = state.awaiting()[0]
    for kind in ("maestro@20ms", "maestro@16/puct", "maestro@20ms/uct"):
        assert answer(make_bot(kind, 1), state, seat, 1) in state.legal(seat)
    with pytest.raises(qc.BadSetup, match="race, halving, puct, uct"):
        make_bot("maestro@16/best", 1)


def test_a_number_of_simulations_is_not_cut_short_by_the_clock() -> None:
    hours = 3600.0
    assert maestro_with(1, "500").seconds > hours
    assert maestro_with(1, "500ms").seconds == pytest.approx(0.5)
    assert MaestroBot(1).seconds < hours


def test_a_maestro_spends_as_many_simulations_as_the_game_says(game: Game) -> None:
    """Told by what is left of its chance, of which every simulated world takes a part."""
    assert game.features is not None
    state = after(game, min(3, game.seats[-1]), 12, seed=6)
    plain = few = chance_left(state, 1)
    while plain == few:
        seat = state.awaiting()[0]
        state.apply(seat, answer(make_bot("advised", 1), state, seat, 1))
        plain, few = chance_left(state, None), chance_left(state, 1)
    assert plain == chance_left(state, game.features.simulations)


def chance_left(state: State, simulations: int | None) -> int:
    """What a maestro with a number of simulations draws after it has chosen."""
    hours = 3600.0
    bot = MaestroBot(1, simulations, hours)
    answer(bot, state, state.awaiting()[0], seed=2)
    return bot.chance.below(1 << 30)


@pytest.mark.parametrize(
    "kind",
    [
        *("maestro@0", "maestro@", "maestro@many", "maestro@0ms", "maestro@ms", "maestro@²"),
        *("maestro@99999999", pytest.param(f"maestro@{'9' * 5000}", id="endless")),
    ],
)
def test_a_budget_of_nothing_is_refused(kind: str) -> None:
    with pytest.raises(qc.BadSetup, match="Budget: expected a number from 1 to"):
        make_bot(kind, 1)


def test_every_style_likes_something_that_can_be_said(game: Game) -> None:
    assert len(game.styles) >= thresholds(game.name).styles
    texts = [game.actions.text(action) for action in range(len(game.actions))]
    for style in game.styles:
        for beginning in likings_of(game, style):
            assert any(text.startswith(beginning) for text in texts), beginning


def test_a_style_shows_in_what_is_done() -> None:
    def money_taken(kind: str) -> int:
        record = play_match("palazzo", [kind, "apprentice"], 5)
        return sum(move.seat == 0 and move.text == "take money" for move in record.moves)

    assert money_taken("apprentice:miser") > money_taken("apprentice:gambler")


def test_an_unknown_style_is_refused() -> None:
    with pytest.raises(qc.BadSetup, match="palazzo has no style “jester-lover”"):
        play_match("palazzo", ["novice:jester-lover", "novice"], 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_style_has_a_name_and_a_description_on_the_page(game: Game, language: str) -> None:
    page = Path(__file__).parents[2] / "web" / "src" / "text" / f"{language}.ftl"
    keys = {line.split(" = ")[0] for line in page.read_text(encoding="utf-8").splitlines()}
    for style in game.styles:
        assert {f"style-{style}", f"style-{style}-about"} <= keys

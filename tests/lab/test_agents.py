"""Programs that play: what they are told, what they may answer, and how they are rated."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

import quattrocento as qc
from quattrocento.core.errors import BadSetup
from quattrocento.core.knowledge import Knowledge
from quattrocento.lab.agents import Agent, BadAgent
from quattrocento.lab.rating import Encounter, fitted, match, rate, rated

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "agents"
PYTHON = shlex.quote(sys.executable)
MODEL = ROOT / "tests" / "lab" / "scripted_model.py"


def program(tmp_path: Path, *lines: str) -> str:
    """The command of a small program."""
    file = tmp_path / "agent.py"
    file.write_text("\n".join(lines))
    return f"{PYTHON} {shlex.quote(str(file))}"


def answering(tmp_path: Path, answer: str) -> str:
    """The command of a program that always says the same, and keeps what it was told."""
    heard = shlex.quote(str(tmp_path / "heard.txt")).strip("'")
    return program(
        tmp_path,
        "import sys",
        f"heard = open({heard!r}, 'w')",
        "for line in sys.stdin:",
        "    heard.write(line)",
        "    heard.flush()",
        "    if line == 'go\\n':",
        f"        print({answer!r}, flush=True)",
        "heard.close()",
    )


def test_a_program_is_told_what_its_seat_knows_and_answers_in_notation(tmp_path: Path) -> None:
    state = qc.game("augsburg").new(players=2, seed=4)
    with Agent(answering(tmp_path, "no more"), in_words=True) as agent:
        agent.begin("augsburg", 2, 1)
        action = agent.choose(Knowledge(state, 1, 0))
    heard = (tmp_path / "heard.txt").read_text().splitlines()
    assert state.game.actions.text(action) == "no more"
    assert heard[:2] == ["quattrocento 1", "game augsburg players 2 seat 2"]
    assert heard[2].startswith('view {"seat":1,')
    options = [line.removeprefix("option ") for line in heard if line.startswith("option ")]
    assert options == [state.game.actions.text(each) for each in state.legal(1)]
    assert any(line.startswith("text |") for line in heard)
    assert heard[-2:] == ["go", "quit"]


def test_a_refused_answer_gets_its_rule_back_and_another_try(tmp_path: Path) -> None:
    state = qc.game("palazzo").new(players=2, seed=4)
    with (
        Agent(answering(tmp_path, "pass")) as agent,
        pytest.raises(BadAgent, match="refused too often"),
    ):
        agent.choose(Knowledge(state, 0, 0))
    heard = (tmp_path / "heard.txt").read_text().splitlines()
    refusals = [line for line in heard if line.startswith("refused ")]
    assert len(refusals) == 5
    assert all("PAL-TRN-1" in line for line in refusals)


def test_a_program_that_cannot_play_is_named(tmp_path: Path) -> None:
    knowledge = Knowledge(qc.game("palazzo").new(players=2, seed=4), 0, 0)
    with pytest.raises(BadAgent, match="no-such-program: this program cannot be started"):
        Agent("no-such-program")
    with pytest.raises(BadAgent, match="cannot be started"):
        Agent("")
    with (
        Agent(program(tmp_path, "import sys", "sys.stdin.readline()")) as agent,
        pytest.raises(BadAgent, match="has ended in the middle of a game"),
    ):
        agent.choose(knowledge)
    silent = program(tmp_path, "import sys", "for line in sys.stdin: pass")
    with (
        Agent(silent, seconds=0.2) as agent,
        pytest.raises(BadAgent, match=r"has not answered in its time \(0\.2 s\)"),
    ):
        agent.choose(knowledge)


def test_a_language_model_plays_a_whole_game_and_hears_why_it_was_refused() -> None:
    asking = f"{PYTHON} {EXAMPLES / 'language_model.py'} {PYTHON} {MODEL}"
    encounter = Encounter(one="model", others="random")
    with Agent(asking, in_words=True) as agent:
        share = match(qc.game("augsburg"), agent, encounter, players=2, seed=2, seat=0)
    assert share in {0.0, 0.5, 1.0}


def test_the_example_agent_beats_chance_more_often_than_not() -> None:
    encounter = Encounter(one="builder", others="random")
    with Agent(f"{PYTHON} {EXAMPLES / 'builder.py'}") as agent:
        shares = [match(qc.game("palazzo"), agent, encounter, 2, seed, 0) for seed in range(4)]
    assert sum(shares) >= 2


def test_ratings_are_such_that_400_more_win_ten_times_as_often() -> None:
    games = [1.0] * 1000 + [0.0] * 100
    found = fitted([Encounter(one="strong", others="weak", wins=games)], ["strong", "weak"], 2)
    assert found["weak"] == 0
    assert found["strong"] == pytest.approx(400, abs=3)


def test_with_more_players_a_fair_share_is_a_rating_of_0() -> None:
    games = [1.0, 0.0, 0.0] * 40
    found = fitted([Encounter(one="same", others="weak", wins=games)], ["same", "weak"], 3)
    assert found["same"] == pytest.approx(0, abs=8)


def test_a_rating_has_an_interval_that_narrows_with_more_games() -> None:
    def spread(times: int) -> float:
        games = [1.0, 1.0, 0.0] * times
        encounters = [Encounter(one="me", others="random", wins=games)]
        rating = rated("me", "palazzo", 2, 0, encounters, ["random"])
        assert rating.low < rating.rating < rating.high
        return rating.high - rating.low

    assert spread(100) < spread(10) / 2


def test_a_program_is_rated_on_every_step_of_the_ladder(tmp_path: Path) -> None:
    first = program(
        tmp_path,
        "import sys",
        "for line in sys.stdin:",
        "    word, _, rest = line.rstrip().partition(' ')",
        "    if word == 'option': last = rest",
        "    if word == 'go': print(last, flush=True)",
    )
    with Agent(first) as agent:
        found = rate(agent, "augsburg", 2, games=2, ladder=["random", "novice"])
    assert [(step.bot, step.games) for step in found.steps] == [("random", 2), ("novice", 2)]
    assert found.games == 4
    assert found.steps[0].rating == 0


@pytest.mark.parametrize("ladder", [[], ["random", "random"]])
def test_a_ladder_of_the_same_bots_or_none_is_refused(tmp_path: Path, ladder: list[str]) -> None:
    with (
        Agent(answering(tmp_path, "pass")) as agent,
        pytest.raises(BadSetup, match="ladder: expected different bots"),
    ):
        rate(agent, "palazzo", 2, games=1, ladder=ladder)

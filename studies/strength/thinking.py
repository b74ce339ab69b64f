"""How long the levels think about a decision, in seconds of computing on one core."""

from __future__ import annotations

from time import process_time

import msgspec

import quattrocento as qc
from quattrocento.bots import make_bot
from quattrocento.bots.bot import LEVELS
from quattrocento.bots.match import answer
from quattrocento.core.files import write_whole
from studies.strength.studies import FIRST_DEAL, RESULTS, unhurried

FILE = RESULTS / "thinking.json"
PLAYERS = 3
DECISIONS = 60


class Thinking(msgspec.Struct, kw_only=True):
    """How long a level thought about decisions that had more than one answer."""

    game: str
    level: str
    decisions: int
    mean: float
    most_of_20: float
    most: float


def measure() -> list[Thinking]:
    """Every level in every game, against others who follow advice; kept as they come."""
    found = [measured(game, level) for game in qc.games() for level in LEVELS]
    write_whole(FILE, msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    return found


def measured(name: str, level: str) -> Thinking:
    """One level in one game: the first decisions of a seat that had a choice."""
    state = qc.game(name).new(players=PLAYERS, seed=FIRST_DEAL)
    bot, others = make_bot(unhurried(level, name), 1), make_bot("advised", 2)
    seconds: list[float] = []
    moves = 0
    while not state.over and len(seconds) < DECISIONS:
        seat = state.awaiting()[0]
        if seat == 0 and len(state.legal(seat)) > 1:
            began = process_time()
            action = answer(bot, state, seat, moves)
            seconds.append(process_time() - began)
        else:
            action = answer(others, state, seat, moves)
        state.apply(seat, action)
        moves += 1
    ranking = sorted(seconds)
    return Thinking(
        game=name,
        level=level,
        decisions=len(ranking),
        mean=round(sum(ranking) / len(ranking), 5),
        most_of_20=round(ranking[int(0.95 * len(ranking))], 5),
        most=round(ranking[-1], 5),
    )


def kept() -> list[Thinking]:
    """What was measured before."""
    if not FILE.exists():
        return []
    return msgspec.json.decode(FILE.read_bytes(), type=list[Thinking])

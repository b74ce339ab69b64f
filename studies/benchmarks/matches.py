"""Who plays whom, and what came of it: a file for each game, gone on with until all is played."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import msgspec

import quattrocento as qc
from quattrocento.bots.levels import LEARNED
from quattrocento.core.files import write_whole
from quattrocento.lab.learning.player import NetPlayer
from quattrocento.lab.rating import Encounter, Entrant, match
from studies.benchmarks.recipes import GAMES, KINDS, ROOT, machine, net_file
from studies.strength.studies import mark_of_values, unhurried

RESULTS = ROOT / "docs" / "lab" / "results"
# Deals that nothing was trained or chosen by.
FIRST_DEAL = 1_500_000
BOTS = ("random", "novice", "apprentice", "advised", "master")
STEPS = ("random", "novice", "apprentice", "advised", "master")
GAMES_EACH = 40
# It thinks longest: only against the level below.
SLOW = "maestro"
SLOW_AGAINST = "master"


class Result(msgspec.Struct, kw_only=True):
    """The games of one kind that were played, with which nets, on which machine.

    `levels` tells the values and settings of the levels that play by learned values from others.
    """

    game: str
    players: int
    first_deal: int
    machine: str
    nets: dict[str, str]
    levels: dict[str, str] = {}
    encounters: list[Encounter] = []

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return RESULTS / f"{self.game}-{self.players}.json"

    def write(self) -> None:
        """Keep it."""
        RESULTS.mkdir(parents=True, exist_ok=True)
        write_whole(self.file, msgspec.json.encode(self) + b"\n")


def digests(game: str) -> dict[str, str]:
    """What tells the nets that there are from others."""
    found = {}
    for kind in KINDS:
        file = ROOT / net_file(kind, game)
        if file.exists():
            found[kind] = NetPlayer(file).digest
    return found


def marks(game: str) -> dict[str, str]:
    """What tells the levels that play by learned values from those of other days."""
    return {level: mark_of_values(game, [level] * GAMES[game]) for level in LEARNED}


def begun(game: str) -> Result:
    """What is kept of a game; what other nets or other learned values had played is dropped."""
    fresh = Result(
        game=game,
        players=GAMES[game],
        first_deal=FIRST_DEAL,
        machine=machine(),
        nets=digests(game),
        levels=marks(game),
    )
    if not fresh.file.exists():
        return fresh
    kept = msgspec.json.decode(fresh.file.read_bytes(), type=Result)
    stale = {kind for kind in KINDS if kept.nets.get(kind) != fresh.nets.get(kind)}
    stale |= {level for level in LEARNED if kept.levels.get(level) != fresh.levels[level]}
    kept.encounters = [
        each for each in kept.encounters if each.one not in stale and each.others not in stale
    ]
    kept.nets, kept.levels = fresh.nets, fresh.levels
    return kept


def results() -> list[Result]:
    """All that is kept."""
    files = sorted(RESULTS.glob("*.json"))
    return [msgspec.json.decode(file.read_bytes(), type=Result) for file in files]


def wanted(result: Result) -> list[tuple[str, str]]:
    """Who plays alone against copies of whom."""
    ones = [*BOTS, *result.nets]
    pairs = [(one, others) for one in ones for others in STEPS if one != others]
    return [*pairs, (SLOW, SLOW_AGAINST)]


def play(result: Result, minutes_left: float) -> None:
    """Play what is missing."""
    ends = monotonic() + 60 * minutes_left
    game = qc.game(result.game)
    by_pair = {(each.one, each.others): each for each in result.encounters}
    for one, others in wanted(result):
        if (one, others) not in by_pair:
            by_pair[one, others] = Encounter(one=one, others=others)
            result.encounters.append(by_pair[one, others])
        encounter = by_pair[one, others]
        entrant: Entrant | None = None
        if one in KINDS:
            entrant = NetPlayer(ROOT / net_file(one, result.game))
        playing = Encounter(one=unhurried(one, result.game), others=others)
        while len(encounter.wins) < GAMES_EACH and monotonic() < ends:
            at = len(encounter.wins)
            dealt, seat = result.first_deal + at // result.players, at % result.players
            encounter.wins.append(match(game, entrant, playing, result.players, dealt, seat))
        result.write()
        print(f"benchmarks: {result.game}: {one} among {others}: {len(encounter.wins)}", flush=True)

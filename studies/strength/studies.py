"""The studies: who plays whom at what, and what came of it so far, each in a file of its own."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import quattrocento as qc
from quattrocento.bots import search
from quattrocento.bots.arena import Tournament, play_on
from quattrocento.bots.bot import BUDGET_MARK, ROOT_MARK, ROOTS
from quattrocento.bots.levels import (
    LEARNED,
    OPTIONS,
    PLAINLY_WORSE,
    WORLDS,
    ApprenticeBot,
    NoviceBot,
    clear,
    simulations_of,
)
from quattrocento.bots.simulations import REPLIES
from quattrocento.bots.values.store import shipped
from quattrocento.core.features import Features
from quattrocento.core.files import write_whole
from quattrocento.core.options import OptionValue

ROOT = Path(__file__).parent.parent.parent
RESULTS = ROOT / "docs" / "strength"
# Deals that nothing was chosen by: neither nets nor how far advice is trusted.
FIRST_DEAL = 1_300_000
# Each pairing is one of the first kind among others of the second.
PAIRINGS = [
    ("master", "advised"),
    ("maestro", "master"),
    ("master", "apprentice"),
    ("apprentice", "novice"),
]
# Four maestros at one table who think for the same time.
THINKERS = [f"maestro{BUDGET_MARK}20ms{ROOT_MARK}{root}" for root in ROOTS]
# FLO-ADJ-6 to 11: what makes Strozzi a harder rival of one player.
HARDER = [
    "no-bonus-passing-first",
    "livelier-party",
    "more-time",
    "reward-for-passing-first",
    "strozzi-objective",
    "closed-streets",
]
# What part of a maestro's usual simulations each of three at one table has.
BUDGETS = {"a quarter": 0.25, "as usual": 1, "four times as many": 4}


class Study(msgspec.Struct, kw_only=True):
    """Some matches, the seconds of computing they took, and the mark of the values they used."""

    name: str
    kind: str
    plan: Tournament
    values: str
    seconds: float = 0.0

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return RESULTS / f"{self.name}.json"

    @property
    def games(self) -> int:
        """How many matches have been played."""
        return len(self.plan.results)

    def play(self, more: int) -> None:
        """Play so many matches more, and keep them."""
        play_on(self.plan, self.games + more, workers=1)
        self.write()

    def write(self) -> None:
        """Keep what there is."""
        write_whole(self.file, msgspec.json.encode(self) + b"\n")


def mark_of_values(game: str, kinds: list[str]) -> str:
    """What tells the levels that play here, and their learned values, from those of other days."""
    settings: dict[str, tuple[object, ...]] = {
        "master": settings_of_master(game),
        "maestro": settings_of_maestro(game),
        "novice": (*settings_of_advisable(game), NoviceBot.blur, NoviceBot.sight),
        "apprentice": (*settings_of_advisable(game), ApprenticeBot.blur),
    }
    playing = [level for level in settings if any(each.startswith(level) for each in kinds)]
    learned = any(level in LEARNED for level in playing)
    content = shipped(game, len(kinds)) if learned else None
    used = [settings[level] for level in playing]
    return sha256((content or b"") + repr(used).encode()).hexdigest()[:12]


def settings_of_advisable(game: str) -> tuple[object, ...]:
    """How the two lower levels see what a game advises."""
    return (PLAINLY_WORSE, clear(qc.game(game)))


def settings_of_master(game: str) -> tuple[float, ...]:
    """How `master` looks ahead in a game."""
    return (OPTIONS, WORLDS, features_of(game).trust)


def settings_of_maestro(game: str) -> tuple[float, ...]:
    """How `maestro` searches in a game."""
    features = features_of(game)
    return (
        features.trust,
        features.simulations,
        features.turns,
        REPLIES,
        search.WIDTH,
        search.WORLDS,
        search.CONTENDERS,
        search.FARTHEST_BEHIND,
        search.FIRST_LOOK_COUNTS,
        search.LEAST_WORLDS,
        search.BENEFIT_OF_DOUBT,
        search.NO_DIFFERENCE,
    )


def features_of(game: str) -> Features[Any]:
    """What a game says of how it is to be valued."""
    features = qc.game(game).features
    assert features is not None
    return features


def unhurried(level: str, game: str) -> str:
    """A level without a clock, which would cut it short on a machine that others use too."""
    if level != "maestro":
        return level
    return f"{level}{BUDGET_MARK}{simulations_of(qc.game(game))}"


def seated(game: str, one: str, other: str, players: int) -> list[str]:
    """One of a level among others of another."""
    return [unhurried(level, game) for level in (one, *[other] * (players - 1))]


def budgets_of(game: str) -> list[str]:
    """Maestros who think shorter than usual, as usual and longer."""
    usual = simulations_of(qc.game(game))
    return [f"maestro{BUDGET_MARK}{int(usual * part)}" for part in BUDGETS.values()]


def level_of(kind: str) -> str:
    """The level of a kind, whatever its budget."""
    return kind.partition(BUDGET_MARK)[0]


def study(
    kind: str,
    game: str,
    kinds: list[str],
    name: str,
    options: dict[str, OptionValue] | None = None,
) -> Study:
    """A study with what was kept of it, unless that was played with other values or otherwise."""
    plan = Tournament(game=game, kinds=kinds, seed=FIRST_DEAL, options=options or {})
    fresh = Study(name=name, kind=kind, plan=plan, values=mark_of_values(game, kinds))
    if not fresh.file.exists():
        return fresh
    kept = msgspec.json.decode(fresh.file.read_bytes(), type=Study)
    same = kept.values == fresh.values and same_plan(kept.plan, plan)
    return kept if same else fresh


def same_plan(one: Tournament, other: Tournament) -> bool:
    """Whether the same play the same on the same deals."""
    return (one.game, one.kinds, one.seed, one.options) == (
        other.game,
        other.kinds,
        other.seed,
        other.options,
    )


def all_studies(games: list[str], numbers: list[int] | None) -> list[Study]:
    """All studies of some games, those first about which most is asked: three players, duels."""
    found = [
        study("levels", game, seated(game, one, other, players), f"{game}-{players}-{one}-{other}")
        for one, other in PAIRINGS
        for game in games
        for players in qc.game(game).seats
        if players > 1
    ]
    found += [study("roots", game, THINKERS, f"{game}-4-roots") for game in games]
    found += [study("budgets", game, budgets_of(game), f"{game}-3-budgets") for game in games]
    if "florence" in games:
        hard: dict[str, OptionValue] = dict.fromkeys(HARDER, True)
        found += [
            study("solo", "florence", seated("florence", level, "", 1), f"florence-1-{level}", hard)
            for level in ("maestro", "master")
        ]
    chosen = [each for each in found if not numbers or len(each.plan.kinds) in numbers]
    return sorted(chosen, key=lambda each: abs(len(each.plan.kinds) - 2.9))


def kept_studies() -> list[Study]:
    """All studies that have been begun, with the values and settings of today."""
    files = sorted(RESULTS.glob("*.json"))
    found = [
        msgspec.json.decode(file.read_bytes(), type=Study)
        for file in files
        if file.name != "thinking.json" and not file.name.startswith("ismcts")
    ]
    return [
        each
        for each in found
        if each.games and each.values == mark_of_values(each.plan.game, each.plan.kinds)
    ]

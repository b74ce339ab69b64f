"""Write docs/florence-balance.md: how Florence plays with its reconstructed values.

    python -m studies.balance.florence [GAMES]

Advised players play GAMES games at each number of players, and as many against Strozzi at each
difficulty; the report counts where points come from, what is done, and who wins.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from quattrocento.bots.match import play_match
from quattrocento.core.events import listening
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game

GAME = find_game("florence")
REPORT = Path("docs") / "florence-balance.md"
ROUNDS = range(1, 10)
ADJUSTMENTS = [option.name for option in GAME.options]
EASIER, HARDER = ADJUSTMENTS[:5], ADJUSTMENTS[5:]
CARDS = [value.label for value in GAME.vocabulary["card"].values]
BOASTS = [value.label for value in GAME.vocabulary["boast"].values]
GUARDS = ["bodyguard", "spy", "bouncer"]
RARE = 0.02

# What a seat does with a turn, by the first word of its notation.
ACTIONS = ["pass", "deploy", "promote", "move", "hurry", "boast", "gift", "play", "discard"]
# Where points come from, by the event that tells of them.
SOURCES = {
    "PrimeScored": "prime positions",
    "AudienceScored": "Cosimo and Contessina",
    "RewardTaken": "Giovanni",
    "Boasted": "boasts",
    "BodyguardTolled": "bodyguards",
    "BodyguardHelped": "bodyguards",
    "PointTaken": "bonus after passing",
    "TimeScored": "time left",
    "ObjectiveScored": "objective",
}


class Tally:
    """What was counted over some games with one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.scores: list[int] = []
        self.rivals: list[int] = []
        self.wins = [0.0] * players
        self.counts: Counter[tuple[str, ...]] = Counter()

    def add(self, record: Record) -> None:
        """Count one game."""
        assert record.scores is not None
        assert record.winners is not None
        self.games += 1
        self.scores += record.scores
        states = record.states()
        state = next(states)
        first = state.view(None).first
        for winner in record.winners:
            self.wins[(winner - first) % self.players] += 1 / len(record.winners)
        with listening(state) as chronicle:
            for move, _ in zip(record.moves, states, strict=True):
                self.counts["action", move.text.split()[0]] += 1
        if self.players == 1:
            self.rivals.append(state.view(None).players[1].points)
        number = 1
        for event in chronicle.events:
            facts = msgspec.structs.asdict(event)
            name = type(event).__name__
            number = facts["round"] if name == "RoundBegan" else number
            if facts.get("seat", 0) >= 0:
                self.count(name, number, facts)

    def count(self, name: str, number: int, facts: dict[str, Any]) -> None:
        """Count what happened to a seat."""
        if name in SOURCES:
            self.counts["points", SOURCES[name], str(number)] += facts.get("points", 1)
        if name == "Boasted":
            self.counts["boast", facts["boast"]] += 1
            self.counts["boast points", facts["boast"]] += facts["points"]
        elif name == "GuardPosted":
            kind = facts["shield"].split()[0]
            self.counts["guard", "bodyguard" if "-" in kind else kind] += 1
        elif name in ("ScandalPlayed", "ScandalDiscarded"):
            self.counts[name, facts["card"]] += 1
        elif name == "ObjectiveScored":
            self.counts["objective", facts["locations"]] += 1
            self.counts["objective points", facts["locations"]] += facts["points"]

    def a_seat(self, *key: str) -> float:
        """How often, or how many points, in a game and for a seat."""
        return self.counts[key] / self.games / self.players

    def mean(self, key: str, name: str) -> float:
        """The points of a boast or an objective each time it was scored."""
        times = self.counts[key, name]
        return self.counts[f"{key} points", name] / times if times else 0.0


def played(players: int, games: int, options: dict[str, bool] | None = None) -> Tally:
    """Let advised players play some games, and count."""
    tally = Tally(players)
    for seed in range(games):
        tally.add(play_match(GAME.name, ["advised"] * players, seed, options))
    return tally


# The report


def table(header: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    """A table in Markdown."""
    columns = list(header)
    yield f"| {' | '.join(columns)} |"
    yield f"|{'---|' * len(columns)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def report(games: int) -> Iterator[str]:
    """The report, line by line."""
    tallies = [played(players, games) for players in GAME.seats]
    yield "# Florence: balance"
    yield ""
    yield (
        f"Made by `python -m studies.balance.florence {games}`: {games} games of advised players "
        "at each number of players, seeds from 0. Alone means against Strozzi, standard difficulty."
    )
    yield ""
    heads = ["alone" if tally.players == 1 else f"{tally.players} players" for tally in tallies]
    yield from scores_section(heads, tallies)
    yield from points_section(heads, tallies)
    yield from use_section(heads, tallies)
    yield from strozzi_section(games)
    yield from rare_section(tallies)


def scores_section(heads: list[str], tallies: list[Tally]) -> Iterator[str]:
    """Scores, and who wins by seat."""
    yield "## Scores"
    yield ""
    rows = [
        ["mean score", *(f"{sum(tally.scores) / len(tally.scores):.0f}" for tally in tallies)],
        ["lowest to highest", *(f"{min(t.scores)} to {max(t.scores)}" for t in tallies)],
    ]
    yield from table(["", *heads], rows)
    yield "## Wins by seat, from the first player of round 1"
    yield ""
    rows = [
        [head, *(f"{100 * wins / tally.games:.0f}%" for wins in tally.wins)]
        + [""] * (5 - tally.players)
        for head, tally in zip(heads, tallies, strict=True)
        if tally.players > 1
    ]
    yield from table(["", "first", "second", "third", "fourth", "fifth"], rows)


def points_section(heads: list[str], tallies: list[Tally]) -> Iterator[str]:
    """Points by source, and by round."""
    sources = list(dict.fromkeys(SOURCES.values()))
    yield "## Points a seat, by source"
    yield ""
    totals = {
        source: [sum(tally.a_seat("points", source, str(number)) for number in ROUNDS)
                 for tally in tallies]
        for source in sources
    }  # fmt: skip
    rows = [[source, *(f"{points:.1f}" for points in totals[source])] for source in sources]
    yield from table(["source", *heads], rows)
    four = tallies[3]
    yield "## Points a seat, by source and round, 4 players"
    yield ""
    rows = [
        [source, *(f"{four.a_seat('points', source, str(number)):.1f}" for number in ROUNDS)]
        for source in sources
    ]
    yield from table(["source", *map(str, ROUNDS)], rows)


def use_section(heads: list[str], tallies: list[Tally]) -> Iterator[str]:
    """What is done, and how often."""
    yield "## Actions a seat and game"
    yield ""
    rows = [[name, *(f"{t.a_seat('action', name):.1f}" for t in tallies)] for name in ACTIONS]
    yield from table(["action", *heads], rows)
    yield "## Guards a seat and game"
    yield ""
    rows = [[kind, *(f"{t.a_seat('guard', kind):.2f}" for t in tallies)] for kind in GUARDS]
    yield from table(["guard", *heads], rows)
    yield "## Scandal cards a seat and game: played + discarded for time"
    yield ""
    rows = [
        [card, *(f"{t.a_seat('ScandalPlayed', card):.2f} + "
                 f"{t.a_seat('ScandalDiscarded', card):.2f}" for t in tallies)]
        for card in CARDS
    ]  # fmt: skip
    yield from table(["card", *heads], rows)
    yield "## Boasts a seat and game, with their mean points"
    yield ""
    rows = [
        [
            boast,
            *(f"{t.a_seat('boast', boast):.2f} ({t.mean('boast', boast):.1f})" for t in tallies),
        ]
        for boast in BOASTS
    ]
    yield from table(["boast", *heads], rows)
    yield "## Objectives: mean points"
    yield ""
    cards = sorted({key[1] for tally in tallies for key in tally.counts if key[0] == "objective"})
    rows = [[card, *(f"{t.mean('objective', card):.1f}" for t in tallies)] for card in cards]
    yield from table(["locations", *heads], rows)


def strozzi_section(games: int) -> Iterator[str]:
    """The advised player against Strozzi at each difficulty."""
    yield "## Advised against Strozzi"
    yield ""
    settings = {"standard": [], "all easier": EASIER, "all harder": HARDER, "all": ADJUSTMENTS}
    settings |= {name: [name] for name in ADJUSTMENTS}
    rows = []
    for name, chosen in settings.items():
        tally = played(1, games, dict.fromkeys(chosen, True))
        human = sum(tally.scores) / tally.games
        strozzi = sum(tally.rivals) / tally.games
        won = f"{100 * tally.wins[0] / tally.games:.0f}%"
        rows.append([name, won, f"{human:.0f}", f"{strozzi:.0f}"])
    yield from table(["difficulty", "won", "mean score", "Strozzi's"], rows)


def rare_section(tallies: list[Tally]) -> Iterator[str]:
    """What is hardly ever done: a reconstructed value behind it may be wrong."""
    yield "## Hardly ever done"
    yield ""
    yield f"Less than once in {round(1 / RARE)} seats at every number of players:"
    yield ""
    kinds = {"action": ACTIONS, "guard": GUARDS, "boast": BOASTS, "ScandalPlayed": CARDS}
    rare = [
        name
        for kind, names in kinds.items()
        for name in names
        if max(tally.a_seat(kind, name) for tally in tallies) < RARE
    ]
    yield from [f"- {name}" for name in rare] or ["- nothing"]
    yield ""


def main(games: int) -> None:
    """Write the report."""
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text("\n".join(report(games)), encoding="utf-8")
    print(f"{REPORT}: {games} games a setting")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)

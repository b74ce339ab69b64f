"""The page docs/benchmarks.md and the cards of the nets, from all that is kept."""

from __future__ import annotations

from collections.abc import Iterator

from quattrocento.bots.arena import Share
from quattrocento.lab.rating import DRAWS, Encounter, fitted, intervals
from studies.benchmarks.matches import FIRST_DEAL, STEPS, Result, results
from studies.benchmarks.recipes import (
    FROZEN,
    GAMES,
    KINDS,
    POLICY_VALUE,
    PPO,
    PROBE,
    ROOT,
    TEACHER,
    Trained,
    kept,
    net_file,
)
from studies.strength.page import interval, line

PAGE = ROOT / "docs" / "benchmarks.md"
CARDS = ROOT / "docs" / "lab" / "cards"
LOWEST = "random"

WHAT = {
    "random": "any allowed action, each as likely",
    "advised": "the best by the game's advice",
    "novice": "advice seen through a blur, some options missed",
    "apprentice": "advice seen a little blurred",
    "master": "the learned value, one step ahead",
    "maestro": "the learned value at the leaves of a search",
    PPO: "a policy-value net taught by PPO in self-play, from nothing",
    POLICY_VALUE: f"a policy-value net taught by games of `{TEACHER}`",
    PROBE: f"the same net as `{PPO}`, taught further as a best response to `{FROZEN}` alone",
}

# The bots, and how each comes to its moves.
HOW = {
    "random": "No opponent, but where every rating begins, and quick enough for millions of games.",
    "advised": "Advice is written by hand for each game (`games/GAME/thought/advice.py`);"
    " none is learnt.",
    "novice": "For people in their first games: it sees six options at most, and misjudges them.",
    "apprentice": "About as good as advice, but not always the same.",
    "master": (
        "A small net (`bots/values`), taught by self-play, judges what the options that advice"
        " likes lead to in twelve worlds."
    ),
    "maestro": (
        "The net of `master` for every seat, in many worlds as far ahead as the game says; at most"
        " 2.4 seconds a decision."
    ),
}


def page() -> str:
    """The whole page."""
    found = results()
    parts = [
        "# Benchmarks",
        "",
        "Made by `python -m studies.benchmarks` from the results in `docs/lab/results` and the",
        "nets in `docs/lab/nets`; with `--train` and `--play` the same command makes those. Each",
        "baseline sits alone among copies of another, on the same deals in each seat in turn. Wins",
        f"are shares, with 95 % intervals by Wilson; ratings are on Elo's scale with `{LOWEST}` at",
        f"0, fitted to all games of a table, with intervals from {DRAWS} draws of the games with",
        f"replacement. The deals begin at seed {FIRST_DEAL:,}; nothing was trained on them. A",
        "program of yours is rated by the same rules with",
        "[`quattrocento lab rate`](lab/agents.md).",
        "",
        "**The numbers are modest.** The nets were taught for a minute or two each on one core of",
        "a busy machine (each [card](#the-nets) says how long) and few games were played, so they",
        "say what the recipe brings in that time, not what the method can do. Beat them. An empty",
        "cell, or a baseline without a row, was not played yet with the values of today.",
        "",
        "| baseline | |",
        "|---|---|",
        *[line([called(name), what]) for name, what in WHAT.items()],
        "",
    ]
    for result in found:
        parts += table_of(result)
    parts += probes(found)
    parts += nets()
    return "\n".join(parts).rstrip() + "\n"


def table_of(result: Result) -> list[str]:
    """Ratings and wins of one game."""
    played = [each for each in result.encounters if each.wins]
    names = [name for name in WHAT if any(name in (each.one, each.others) for each in played)]
    ordered = [name for name in names if name != LOWEST]
    ordered.insert(1, LOWEST)
    ratings = fitted(played, ordered, result.players)
    spread = intervals(played, ordered, result.players, seed=0)
    by_pair = {(each.one, each.others): each for each in played}
    rows = []
    for name in sorted(names, key=lambda each: -ratings[each]):
        low, high = spread[name]
        shares = [share(by_pair.get((name, step))) for step in STEPS]
        rated = "0" if name == LOWEST else f"**{ratings[name]:.0f}** ({low:.0f} to {high:.0f})"
        rows.append(line([f"`{name}`", rated, *shares]))
    games = max(len(each.wins) for each in played)
    return [
        f"## {result.game.capitalize()}, {result.players} players",
        "",
        f"Up to {games} games a pair; an even share is {1 / result.players:.0%}; {result.machine}.",
        "",
        line(["baseline", "rating", *[f"among `{step}`" for step in STEPS]]),
        "|---|---|" + "---|" * len(STEPS),
        *rows,
        "",
    ]


def share(encounter: Encounter | None) -> str:
    """Wins among copies of somebody."""
    if encounter is None:
        return ""
    found = Share(games=len(encounter.wins), wins=sum(encounter.wins))
    return f"{found.share:.0%} ({interval(*found.interval)}, {found.games})"


def probes(found: list[Result]) -> list[str]:
    """How much a best response wins from the level that it was taught against."""
    rows = []
    for result in found:
        by_pair = {(each.one, each.others): each for each in result.encounters}
        before, after = by_pair.get((PPO, FROZEN)), by_pair.get((PROBE, FROZEN))
        trained = kept(PROBE, result.game)
        if trained is None or after is None or not after.wins:
            continue
        rows.append(
            line([result.game, share(before), share(after), f"{trained.facts.decisions:,}"])
        )
    if not rows:
        return []
    return [
        f"## How far `{FROZEN}` can be exploited",
        "",
        "A best response taught against one frozen level gives a lower bound of what a perfect",
        "one would win: the share before is that of the net it went out from.",
        "",
        line(["game", "before", "after", "decisions learnt from"]),
        "|---|---|---|---|",
        *rows,
        "",
    ]


def every_net() -> Iterator[Trained]:
    """What is kept of every net."""
    for game in GAMES:
        for kind in KINDS:
            trained = kept(kind, game)
            if trained is not None:
                yield trained


def nets() -> list[str]:
    """The nets, each with its card."""
    rows = [
        line(
            [
                f"[{each.name}](lab/cards/{each.name}.md)",
                each.facts.taught_by,
                f"{each.facts.games:,}",
                f"{each.facts.decisions:,}",
                f"{each.seconds / 60:.1f} min",
            ]
        )
        for each in every_net()
    ]
    return [
        "## The nets",
        "",
        line(["net", "taught by", "games", "decisions", "computing"]),
        "|---|---|---|---|---|",
        *rows,
        "",
    ]


# Cards


def card(trained: Trained) -> str:
    """The card of a net."""
    facts = trained.facts
    rated = [each for each in results() if each.game == facts.game]
    wins = [
        line([f"`{each.others}`", share(each)])
        for result in rated
        for each in result.encounters
        if each.one == trained.kind and each.wins
    ]
    course = [
        line([str(number), *[f"{value:g}" for value in step.values()]])
        for number, step in enumerate(trained.course, start=1)
    ]
    parts = [
        f"# {trained.name}",
        "",
        f"{as_sentence(WHAT[trained.kind])} For {facts.game} with {facts.players} players, rules",
        f"version {facts.rules_version}, observations version {facts.observer_version}.",
        "",
        "| | |",
        "|---|---|",
        line(["file", f"`{net_file(trained.kind, facts.game).as_posix()}`"]),
        line(["net", f"{facts.hidden[0]} and {facts.hidden[1]} hidden units, policy and value"]),
        line(["sees", "the named entries of its seat's observation, and nothing else"]),
        line(["taught by", f"{facts.taught_by}, seed {facts.seed}"]),
        line(["learnt from", f"{facts.games:,} games, {facts.decisions:,} decisions"]),
        line(["computing", f"{trained.seconds / 60:.1f} minutes, {trained.machine}"]),
        line(["made by", f"`{trained.command}`"]),
        "",
        "## How it plays",
        "",
        "Always the likeliest action of its policy; it does not search, and never sees more than a",
        "player in its seat. Its share of wins alone among copies of a bot, with the 95 % interval",
        "and the number of games:",
        "",
        "| among | wins |",
        "|---|---|",
        *wins,
        "",
        "## What it is for, and what not",
        "",
        "A baseline to compare with, and a start for further training. It knows one number of",
        "players and the usual rules without options; it was taught for minutes, so it is no",
        "opponent for people who know the game, and its value is no measure of a position.",
        "",
        "## The course of its training",
        "",
        line(["", *trained.course[0]]),
        "|" + "---|" * (1 + len(trained.course[0])),
        *course,
    ]
    return "\n".join(parts) + "\n"


def bot_card(kind: str) -> str:
    """The card of a bot."""
    parts = [
        f"# {kind}",
        "",
        f"{as_sentence(WHAT[kind])} {HOW[kind]}",
        "",
        "It plays every game with every number of players and all options. It is given a view, the",
        "options and worlds that its seat cannot tell from the true one, and nothing else; its own",
        "chance begins with a seed, so a game with it can be played again. How long it thinks and",
        "how it fares with more players stands in [how strong the levels are](../../strength.md).",
        "",
        "## How it fares",
        "",
        "Its share of wins alone among copies of another, with the 95 % interval and the number of",
        "games:",
        "",
        "| game | players | among | wins |",
        "|---|---|---|---|",
    ]
    for result in results():
        for each in result.encounters:
            if each.one == kind and each.wins:
                cells = [result.game, str(result.players), f"`{each.others}`", share(each)]
                parts.append(line(cells))
    return "\n".join(parts) + "\n"


def called(name: str) -> str:
    """A baseline with the card it has, if it is a bot."""
    return f"[`{name}`](lab/cards/{name}.md)" if name in HOW else f"`{name}`"


def as_sentence(text: str) -> str:
    """A text with a capital and a full stop."""
    return f"{text[0].upper()}{text[1:]}."


def cards() -> dict[str, str]:
    """Every card, by the name of its file."""
    found = {f"{kind}.md": bot_card(kind) for kind in HOW}
    return found | {f"{trained.name}.md": card(trained) for trained in every_net()}


def write() -> None:
    """Write the page and the cards."""
    PAGE.write_text(page(), encoding="utf-8")
    CARDS.mkdir(parents=True, exist_ok=True)
    for name, text in cards().items():
        (CARDS / name).write_text(text, encoding="utf-8")

"""The page docs/strength.md, from all that is kept."""

from __future__ import annotations

from pathlib import Path

import msgspec

from quattrocento.bots.arena import Share, Standing, standings
from quattrocento.bots.bot import ROOTS
from studies.strength import thinking
from studies.strength.studies import BUDGETS, RESULTS, ROOT, Study, kept_studies, level_of

PAGE = ROOT / "docs" / "strength.md"
# With fewer games nothing is said of an aim.
ENOUGH_GAMES = 25
AIMS = {
    ("master", "advised", "palazzo", 3): 0.85,
    ("master", "advised", "princes", 3): 0.85,
    ("master", "advised", "augsburg", 3): 0.80,
    ("master", "advised", "florence", 3): 0.80,
}


class Ismcts(msgspec.Struct, kw_only=True):
    """Matches of a level against OpenSpiel's search on our games, at equal time."""

    game: str
    level: str
    milliseconds: int
    games: int
    wins: float


def page() -> str:
    """The whole page."""
    kept = kept_studies()
    parts = [
        "# How strong the levels are",
        "",
        "How often one player wins among others of another level, and how sure that is. **Wins**",
        "are of the one; the even share is what it would win if all played alike; **95 %** is",
        "Wilson's interval; the margin is in points, over the best of the others. Every deal is",
        "played in every seating, and no deal here was used to choose anything.",
        "",
        "The results, with seeds and the learned values that played, are in `docs/strength`.",
        "`make studies` (`python -m studies.strength`) plays on to 400 games each, drops what was",
        "played by other values, and writes this page. How the levels came to play like this, and",
        "what was tried, is in [the notes](strength/notes.md).",
        "",
        *levels(kept),
        *several(
            kept, "roots", "How the search chooses at its root, 20 ms for each decision", ROOTS
        ),
        *several(kept, "budgets", "Fewer and more simulations, at one table", list(BUDGETS)),
        *solo(kept),
        *ismcts(),
        *times(),
    ]
    return "\n".join(parts).rstrip() + "\n"


def levels(kept: list[Study]) -> list[str]:
    """One of a level among others of a lower one, a table a game."""
    found = [each for each in kept if each.kind == "levels"]
    return [
        part
        for game in sorted({each.plan.game for each in found})
        for part in (
            f"## {game.capitalize()}",
            "",
            "| one | among | players | games | wins | 95 % | even share | margin | aim |",
            "|---|---|---|---|---|---|---|---|---|",
            *(row(each) for each in found if each.plan.game == game),
            "",
        )
    ]


def row(study: Study) -> str:
    """A line of the table of levels."""
    plan = study.plan
    one: Standing = next(each for each in standings(plan) if each.entrant == plan.kinds[0])
    levels = [level_of(kind) for kind in plan.kinds]
    aim = aim_of(levels, plan.game)
    cells = [
        levels[0],
        levels[1],
        str(len(levels)),
        str(one.games),
        f"**{one.win_share:.0%}**",
        interval(one.low, one.high),
        f"{1 / len(levels):.0%}",
        f"{one.margin:+.1f} ± {one.margin_95:.1f}",
        "" if aim is None else f"{aim:.0%}, {judged(one, aim)}",
    ]
    return line(cells)


def judged(one: Standing, aim: float) -> str:
    """Whether an aim is reached, as far as the games tell."""
    if one.games < ENOUGH_GAMES:
        return "too few games"
    if one.low < aim <= one.high:
        return f"{'reached' if one.win_share >= aim else 'missed'}, but within the interval"
    return "reached" if one.win_share >= aim else "missed"


def aim_of(levels: list[str], game: str) -> float | None:
    """What we want a pairing to reach."""
    one, other, players = levels[0], levels[1], len(levels)
    if (one, other, game, players) in AIMS:
        return AIMS[one, other, game, players]
    if players == 2:
        return 0.90 if (one, other) == ("master", "advised") else 0.65
    return 0.55 if (one, other, players) == ("maestro", "master", 3) else None


def several(kept: list[Study], kind: str, title: str, names: list[str]) -> list[str]:
    """Studies in which all at the table differ, by what they differ in."""
    found = [each for each in kept if each.kind == kind]
    if not found:
        return []
    head = ["game", "games", *names]
    rows = []
    for each in found:
        by_name = {one.entrant: one for one in standings(each.plan)}
        shares = [by_name[name] for name in each.plan.kinds]
        cells = [f"{one.win_share:.0%} ({interval(one.low, one.high)})" for one in shares]
        rows.append(line([each.plan.game, str(each.games), *cells]))
    return [f"## {title}", "", line(head), "|" + "---|" * len(head), *rows, ""]


def solo(kept: list[Study]) -> list[str]:
    """Games against Strozzi."""
    found = [each for each in kept if each.kind == "solo"]
    if not found:
        return []
    rows = []
    for each in found:
        (one,) = standings(each.plan)
        share = f"**{one.win_share:.0%}**"
        rows.append(
            line(
                [
                    level_of(each.plan.kinds[0]),
                    str(one.games),
                    share,
                    interval(one.low, one.high),
                    "50 %",
                ]
            )
        )
    return [
        "## Florence alone, against Strozzi with all hard adjustments",
        "",
        "| level | games | wins | 95 % | aim of maestro |",
        "|---|---|---|---|---|",
        *rows,
        "",
    ]


def ismcts() -> list[str]:
    """Our levels against OpenSpiel's search."""
    files = sorted(RESULTS.glob("ismcts*.json"))
    found = [msgspec.json.decode(file.read_bytes(), type=Ismcts) for file in files]
    if not found:
        return []
    rows = []
    for each in found:
        share = Share(games=each.games, wins=each.wins)
        low, high = share.interval
        time = str(each.milliseconds)
        games = str(each.games)
        rows.append(
            line([each.game, each.level, time, games, f"{share.share:.0%}", interval(low, high)])
        )
    return [
        "## Against OpenSpiel's ISMCTS",
        "",
        "Two players, or three where two are too few; one of ours, the others think with",
        "`open_spiel.python.algorithms.ismcts` and its random rollouts on our games, for as long",
        "(`python -m studies.strength.ismcts`).",
        "",
        "| game | ours | ms a decision | games | wins | 95 % |",
        "|---|---|---|---|---|---|",
        *rows,
        "",
    ]


def times() -> list[str]:
    """How long the levels think."""
    found = thinking.kept()
    if not found:
        return []
    rows = [
        line(
            [
                each.game,
                each.level,
                str(each.decisions),
                f"{1000 * each.mean:.1f}",
                f"{1000 * each.most_of_20:.1f}",
                f"{1000 * each.most:.1f}",
            ]
        )
        for each in found
    ]
    return [
        "## Thinking times",
        "",
        "Milliseconds of computing on one core for a decision with more than one answer, three",
        "players. We allow 100, 100, 300 and 3000.",
        "",
        "| game | level | decisions | mean | 19 of 20 within | longest |",
        "|---|---|---|---|---|---|",
        *rows,
        "",
    ]


def interval(low: float, high: float) -> str:
    """An interval in per cent."""
    return f"{100 * low:.0f}–{100 * high:.0f} %"


def line(cells: list[str]) -> str:
    """A line of a table."""
    return "| " + " | ".join(cells) + " |"


def write(file: Path = PAGE) -> None:
    """Write the page."""
    file.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    write()

"""A bot, and the list of all kinds of bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from quattrocento.bots.advised import AdvisedBot
from quattrocento.bots.levels import ApprenticeBot, MaestroBot, MasterBot, NoviceBot
from quattrocento.bots.random import RandomBot
from quattrocento.bots.search import HALVING, PUCT, RACE, UCT
from quattrocento.bots.styles import likings_of
from quattrocento.core.errors import BadSetup
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge


class Bot(Protocol):
    """Whoever can choose what a seat does, from what the seat knows."""

    def choose(self, knowledge: Knowledge) -> int:
        """One of the seat's options."""
        ...


# What people choose from, the weakest first; the rest is for tests and comparisons.
LEVELS = ["novice", "apprentice", "master", "maestro"]
_KINDS: dict[str, Callable[[int], Bot]] = {
    "advised": AdvisedBot,
    "apprentice": ApprenticeBot,
    "maestro": MaestroBot,
    "master": MasterBot,
    "novice": NoviceBot,
    "random": RandomBot,
}
_STYLED: dict[str, Callable[[int, str], Bot]] = {
    "apprentice": ApprenticeBot,
    "master": MasterBot,
    "novice": NoviceBot,
}
STYLE_MARK = ":"
BUDGET_MARK = "@"
ROOT_MARK = "/"
MILLISECONDS = "ms"
MOST_DIGITS = 7
UNLIMITED = 1 << 30
# A number of simulations is played to its end, so that the same seed gives the same on any machine.
UNTIMED = 1e9
ROOTS = [RACE, HALVING, PUCT, UCT]


def bot_kinds() -> list[str]:
    """The names of all kinds of bots: levels, the weakest first, then those for comparison."""
    return [*LEVELS, *sorted(set(_KINDS) - set(LEVELS))]


def make_bot(kind: str, seed: int) -> Bot:
    """A bot of a kind, whose own chance begins with the seed; BadSetup names the kinds.

    The lower levels may have a style, as in `novice:miser`. `maestro` may have a budget instead of
    its usual one, a number of simulations or milliseconds for a decision, and another way to choose
    at the root: `maestro@100`, `maestro@50ms/puct`.
    """
    level, mark, style = kind.partition(STYLE_MARK)
    if mark:
        check_may_have_style(level)
        return _STYLED[level](seed, style)
    level, mark, search = kind.partition(BUDGET_MARK)
    if mark and level == "maestro":
        return maestro_with(seed, search)
    check_kind(kind)
    return _KINDS[kind](seed)


def styled_levels() -> list[str]:
    """The levels that may have a style."""
    return [level for level in LEVELS if level in _STYLED]


def check_at_table(kind: str, game: Game) -> None:
    """Refuse a bot that is unknown, or has a style that it or the game lacks, or a budget.

    Whoever sets a table could make a budget endless.
    """
    check_kind(kind.partition(STYLE_MARK)[0])
    check_style(kind, game)


def check_style(kind: str, game: Game) -> None:
    """Refuse a style that the bot may not have or the game lacks."""
    level, mark, style = kind.partition(STYLE_MARK)
    if mark:
        check_may_have_style(level)
        likings_of(game, style)


def check_may_have_style(level: str) -> None:
    """Refuse a level that is unknown or plays in one way only."""
    check_kind(level)
    if level not in _STYLED:
        raise BadSetup("bad-styled-bot", {"bot": level, "bots": ", ".join(styled_levels())})


def check_kind(kind: str) -> None:
    """Refuse a kind of bot that is unknown."""
    if kind not in _KINDS:
        raise BadSetup("bad-bot", {"bot": kind, "bots": ", ".join(bot_kinds())})


def maestro_with(seed: int, search: str) -> MaestroBot:
    """A maestro with a budget, and perhaps a way to choose at the root."""
    text, mark, root = search.partition(ROOT_MARK)
    if mark and root not in ROOTS:
        raise BadSetup("bad-root", {"root": root, "roots": ", ".join(ROOTS)})
    simulations, seconds = checked_budget(text)
    return MaestroBot(seed, simulations, seconds, root if mark else RACE)


def checked_budget(text: str) -> tuple[int, float]:
    """Simulations and seconds that a decision may take; BadSetup if it is none, or nothing."""
    number = text.removesuffix(MILLISECONDS)
    written = number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS
    if not written or int(number) == 0:
        raise BadSetup("bad-budget", {"value": text, "most": 10**MOST_DIGITS - 1})
    if number == text:
        return int(number), UNTIMED
    return UNLIMITED, int(number) / 1000

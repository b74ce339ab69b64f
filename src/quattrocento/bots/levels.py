"""The levels that people choose: novice, apprentice, master, maestro."""

from __future__ import annotations

import logging

from quattrocento.bots.advised import AdvisedBot, one_of_the_best
from quattrocento.bots.lookahead import Judge, Lookahead, best_by_advice, favoured
from quattrocento.bots.search import RACE, Search
from quattrocento.bots.styles import inclined
from quattrocento.bots.values.store import BadValues, find_values
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.state import State

log = logging.getLogger(__name__)

SEEDS = 1 << 30
# The levels that play by learned values.
LEARNED = ("master", "maestro")
# What `master` looks at: options, worlds.
OPTIONS = 12
WORLDS = 12
# What `maestro` may spend on a decision; how many simulations that is the game says.
SECONDS = 2.4
# How blurred a novice and an apprentice see, as a share of how far the options lie apart.
NOVICE_BLUR = 1.4
APPRENTICE_BLUR = 0.12
NOVICE_SIGHT = 6
# What is so many points worse than the best even they see as it is.
PLAINLY_WORSE = 5.0


class Advisable:
    """What the two lower levels share: advice seen through a blur, and a liking of their own."""

    blur = 0.0
    sight = 1 << 30

    def __init__(self, seed: int, style: str | None = None) -> None:
        self.chance = Chance(seeded(seed))
        self.style = style

    def choose(self, knowledge: Knowledge) -> int:
        """The best of the options that are looked at, as far as it is seen."""
        options = knowledge.options()
        if len(options) == 1:
            return options[0]
        world = knowledge.resample(self.chance.below(SEEDS))
        game = knowledge.game
        values = game.advise(world, knowledge.seat, options)
        plain = world.decision.name in clear(game) or at_the_end(world, knowledge.seat, options)
        if not plain:
            values = inclined(game, self.style, options, values)
            values = self.blurred(values)
        return options[one_of_the_best(values, self.chance)]

    def blurred(self, values: list[float]) -> list[float]:
        """The values as they are seen: each a little off, and some not looked at."""
        apart = typical_gap(values)
        least = max(values) - PLAINLY_WORSE
        seen = [
            value + self.blur * apart * self.error() if value >= least else NOT_SEEN
            for value in values
        ]
        while len(values) > self.sight and sum(value > NOT_SEEN for value in seen) > self.sight:
            seen[self.chance.below(len(seen))] = NOT_SEEN
        return seen

    def error(self) -> float:
        """A number around 0, about as the normal distribution has it."""
        return sum(self.chance.below(1001) for _ in range(4)) / 1000 - 2.0


NOT_SEEN = -1e6


def at_the_end(world: State, seat: int, options: list[int]) -> bool:
    """Whether any answer ends the game, so that everybody sees what it brings."""
    for option in options:
        after = world.clone()
        after.apply(seat, option)
        if not after.over:
            return False
    return True


def typical_gap(values: list[float]) -> float:
    """How far the better options lie apart."""
    ranking = sorted(values, reverse=True)[:5]
    sensible = [value for value in ranking if value >= ranking[0] - PLAINLY_WORSE]
    return 0.5 + (sensible[0] - sensible[-1])


class NoviceBot(Advisable):
    """Like a person in a first game: plausible, but some options are missed, others misjudged."""

    blur = NOVICE_BLUR
    sight = NOVICE_SIGHT


class ApprenticeBot(Advisable):
    """About as good as advice."""

    blur = APPRENTICE_BLUR


class MasterBot:
    """The learned value, one step ahead."""

    def __init__(self, seed: int, style: str | None = None) -> None:
        self.chance = Chance(seeded(seed))
        self.style = style
        self.otherwise = AdvisedBot(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """The option that promises most, of those that advice likes."""
        options = knowledge.options()
        if len(options) == 1:
            return options[0]
        judge = judge_of(knowledge)
        if judge is None:
            return self.otherwise.choose(knowledge)
        game, seat = knowledge.game, knowledge.seat
        worlds = [knowledge.resample(self.chance.below(SEEDS)) for _ in range(WORLDS)]
        advice = game.advise(worlds[0], seat, options)
        if worlds[0].decision.name in routine(game):
            return options[one_of_the_best(advice, self.chance)]
        places = favoured(advice, OPTIONS)
        tried = [options[place] for place in places]
        liked = [advice[place] for place in places]
        values = Lookahead(game, seat, judge).values(worlds, tried, liked)
        values = inclined(game, self.style, tried, values, scale=STYLE_IN_CHANCES)
        return tried[best_by_advice(values)]


# A style's liking of one point, as a chance of winning.
STYLE_IN_CHANCES = 0.01


class MaestroBot:
    """The learned value for everybody, some turns ahead in many worlds."""

    def __init__(
        self,
        seed: int,
        simulations: int | None = None,
        seconds: float = SECONDS,
        root: str = RACE,
    ) -> None:
        """Without a number of simulations it takes as many as the game says."""
        self.chance = Chance(seeded(seed))
        self.simulations = simulations
        self.seconds = seconds
        self.root = root
        self.otherwise = AdvisedBot(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """The option that proves best."""
        options = knowledge.options()
        if len(options) == 1:
            return options[0]
        judge = judge_of(knowledge)
        if judge is None:
            return self.otherwise.choose(knowledge)
        game, seat = knowledge.game, knowledge.seat
        world = knowledge.resample(self.chance.below(SEEDS))
        if world.decision.name in routine(game):
            return options[one_of_the_best(game.advise(world, seat, options), self.chance)]
        search = Search(game, seat, judge, self.chance, self.root)
        simulations = simulations_of(game) if self.simulations is None else self.simulations
        return search.choose(world, simulations, self.seconds)


def clear(game: Game) -> list[str]:
    """The questions of a game that the two lower levels see as they are."""
    return routine(game) + (game.features.plain if game.features is not None else [])


def routine(game: Game) -> list[str]:
    """The questions of a game that are left to advice."""
    return game.features.routine if game.features is not None else []


def simulations_of(game: Game) -> int:
    """How many simulations of a game `maestro` spends on a decision at most."""
    return game.features.simulations if game.features is not None else 0


def lacks_values(kind: str, game: str, players: int) -> bool:
    """Whether a bot of this kind would play by learned values, but there are none that fit."""
    if not kind.startswith(LEARNED):
        return False
    try:
        find_values(game, players)
    except BadValues:
        return True
    return False


def judge_of(knowledge: Knowledge) -> Judge | None:
    """The learned value for a game and its number of players; None, and a word in the log."""
    game = knowledge.game
    players = knowledge.players
    try:
        return find_values(game.name, players)
    except BadValues as problem:
        log.warning("bot-without-values: %s Advice is followed instead.", problem)
        return None

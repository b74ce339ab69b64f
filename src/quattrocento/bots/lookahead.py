# mypyc: compile
"""One step ahead: each option played out by advice until all is quiet, and valued there.

A *judge* values quiet states. It is given rows of features, as many as there are, in one go.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from quattrocento.core.bits import lowest
from quattrocento.core.chance import Chance
from quattrocento.core.game import Game
from quattrocento.core.state import State

NEARLY_AS_GOOD: Final = 1e-9
# Longer chains than any that was seen; beyond it a state is valued as it is.
LONGEST_CHAIN: Final = 300
# So many points below the best, advice thinks as little of an option as it can.
FARTHEST: Final = -20.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Whoever can value the rows of quiet states and the results of finished games.

    `spread` is how far margins lie apart in the games that it was taught by.
    """

    def __init__(self, spread: float = 1.0) -> None:
        """A judge of games with such margins."""
        self.spread = spread

    def value_rows(self, rows: bytes, number: int) -> list[float]:
        """What each of so many rows promises its seat: about 0 for a lost game, 1 for a won one."""
        raise NotImplementedError

    def value_result(self, winners: list[int], scores: list[int], seat: int) -> float:
        """The same for a game that is over."""
        raise NotImplementedError


def best_by_advice(values: list[float]) -> i64:
    """The place of the highest value, the first of several."""
    best: i64 = 0
    most = values[0]
    number: i64 = len(values)
    for place in range(1, number):
        if values[place] > most + NEARLY_AS_GOOD:
            most = values[place]
            best = place
    return best


def advised_step(game: Game, state: State) -> bool:
    """The first awaited seat does what advice likes best; whether it had a choice."""
    seat: i64 = lowest(state.waiting)
    decision = game.decisions[state.question]
    options = decision.options(state, seat)
    place: i64 = 0
    has_choice = len(options) > 1
    if has_choice:
        place = best_by_advice(game.advise(state, seat, options))
    decision.apply(state, seat, options[place])
    return has_choice


def play_until_quiet(game: Game, state: State) -> None:
    """Everybody follows advice until the state is quiet or the game over."""
    features = game.features
    assert features is not None
    quiet: Any = features.quiet
    steps: i64 = 0
    while state.waiting != 0 and steps < LONGEST_CHAIN and not quiet(state):
        advised_step(game, state)
        steps += 1


def favoured(values: list[float], most: i64) -> list[int]:
    """The places of the highest values, best first, at most so many."""
    places = sorted(range(len(values)), key=lambda place: -values[place])
    return places[:most]


def leanings(game: Game, judge: Judge, advice: list[float]) -> list[float]:
    """What advice adds to what a judge promises: nothing for its best option, less for others.

    A judge that was taught by few games errs most about what they seldom showed; advice does not.
    """
    features = game.features
    assert features is not None
    scale = features.trust / judge.spread
    best = max(advice)
    return [scale * max(value - best, FARTHEST) for value in advice]


class Lookahead:
    """The values of a seat's options, each as the average over several worlds."""

    def __init__(self, game: Game, seat: int, judge: Judge) -> None:
        """A seat that thinks with a judge."""
        self.game = game
        self.seat = seat
        self.judge = judge

    def values(self, worlds: list[State], options: list[int], advice: list[float]) -> list[float]:
        """What each option promises on average over the worlds, leaning to what advice likes."""
        features = self.game.features
        assert features is not None
        row: Any = features.row
        totals: list[float] = [0.0] * len(options)
        rows: list[bytes] = []
        owners: list[int] = []
        for world in worlds:
            for place in range(len(options)):
                after = world.clone()
                decision = self.game.decisions[after.question]
                decision.apply(after, self.seat, options[place])
                play_until_quiet(self.game, after)
                if after.waiting == 0:
                    totals[place] += self.judge.value_result(
                        after.winners(), after.scores(), self.seat
                    )
                else:
                    rows.append(row(after, self.seat))
                    owners.append(place)
        if len(rows) > 0:
            found = self.judge.value_rows(b"".join(rows), len(rows))
            for number in range(len(rows)):
                totals[owners[number]] += found[number]
        count = float(len(worlds))
        leaning = leanings(self.game, self.judge, advice)
        return [totals[place] / count + leaning[place] for place in range(len(options))]


def worlds_of(world: State, seat: int, number: int, chance: Chance) -> list[State]:
    """So many worlds that the seat cannot tell from this one."""
    return [world.resample(seat, chance.below(1073741824)) for _ in range(number)]

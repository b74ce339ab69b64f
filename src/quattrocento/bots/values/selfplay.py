# mypyc: compile
"""Games for learning: bots play each other with some noise, and quiet states are written down."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from quattrocento.bots.lookahead import (
    Judge,
    Lookahead,
    best_by_advice,
    favoured,
)
from quattrocento.core.bits import lowest
from quattrocento.core.chance import Chance
from quattrocento.core.game import Game
from quattrocento.core.state import State

# How many options a learner looks at, and out of how many answers one is drawn at random.
OPTIONS: Final = 6
ANY_ANSWER: Final = 3
# Longer than any game that was seen: a game that does not end is not written down.
LONGEST_GAME: Final = 6000
_PARTS: Final = 1000


@final
class Played:
    """What was seen of a game: rows of features, whose they are, and how the game ended."""

    def __init__(self) -> None:
        """Nothing so far."""
        self.rows: list[bytes] = []
        self.seats: list[int] = []
        self.scores: list[int] = []
        self.winners: list[int] = []
        self.finished = False


def play_to_learn(
    game: Game, state: State, judges: list[Judge | None], chance: Chance, noise: int, kept: int
) -> Played:
    """Play a game to its end, each seat by its judge, or by advice without one.

    Of a thousand answers `noise` are drawn at random; of a thousand quiet states `kept` are
    written down, each once for every seat.
    """
    features = game.features
    assert features is not None
    quiet: Any = features.quiet
    row: Any = features.row
    routine = [decision.name in features.routine for decision in game.decisions]
    played = Played()
    steps: i64 = 0
    while state.waiting != 0 and steps < LONGEST_GAME:
        steps += 1
        if quiet(state) and chance.below(_PARTS) < kept:
            for seat in range(state.seat_count):
                played.rows.append(row(state, seat))
                played.seats.append(seat)
        answer_to_learn(game, state, judges, chance, noise, routine[state.question])
    played.finished = state.waiting == 0
    if played.finished:
        played.scores = state.scores()
        played.winners = state.winners()
    return played


def answer_to_learn(
    game: Game,
    state: State,
    judges: list[Judge | None],
    chance: Chance,
    noise: i64,
    routine: bool,
) -> None:
    """The first awaited seat answers."""
    seat: i64 = lowest(state.waiting)
    decision = game.decisions[state.question]
    options = decision.options(state, seat)
    place: i64 = 0
    number: i64 = len(options)
    if number > 1:
        values = game.advise(state, seat, options)
        judge = judges[seat]
        if not routine and chance.below(_PARTS) < noise:
            place = noisy(values, chance)
        elif judge is None or routine:
            place = best_by_advice(values)
        else:
            places = favoured(values, OPTIONS)
            tried = [options[each] for each in places]
            world = state.resample(seat, chance.below(1073741824))
            liked = [values[each] for each in places]
            found = Lookahead(game, seat, judge).values([world], tried, liked)
            place = places[best_by_advice(found)]
    decision.apply(state, seat, options[place])


def noisy(values: list[float], chance: Chance) -> i64:
    """Any answer now and then, else one of the few that advice likes best."""
    number: i64 = len(values)
    if chance.below(ANY_ANSWER) == 0:
        return chance.below(number)
    places = favoured(values, 4)
    return places[chance.below(len(places))]

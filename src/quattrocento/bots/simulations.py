# mypyc: compile
"""Simulations: worlds in which everybody goes on by a judge's promises, many of them together.

After an option of whoever thinks, everybody, in bids and replies too, does what the judge promises
them most one step ahead, until it has been quiet so many times; routine is left to advice. Then the
judge says what the thinking seat may hope for. In a simulation everybody is taken to know its
world: drawing worlds for each of their decisions would cost too much. Many simulations go on
together, because the judge answers many questions in nearly the same time as one.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from quattrocento.bots.lookahead import (
    LONGEST_CHAIN,
    Judge,
    advised_step,
    best_by_advice,
    favoured,
    leanings,
)
from quattrocento.core.bits import lowest
from quattrocento.core.game import Game
from quattrocento.core.state import State

# How many options whoever decides looks at; and how many steps a simulation has at most, longer
# than any that was seen: beyond them a state is valued as it is.
REPLIES: Final = 4
LONGEST_SIMULATION: Final = 400


@final
class Simulation:
    """A world in which an option of the root was played, and at last what came of it.

    `turns` is how often it may still be quiet before the judge has the last word.
    """

    def __init__(self, place: i64, state: State, turns: i64) -> None:
        """A world after the option at a place."""
        self.place = place
        self.state = state
        self.turns = turns
        self.steps: i64 = 0
        self.result = 0.0
        # The question that waits for the judge: whose, what may be done, what each promises, and
        # where it leads; the row of an option that is not decided yet follows those before it.
        self.seat: i64 = 0
        self.options: list[int] = []
        self.values: list[float] = []
        self.undecided: list[int] = []
        self.afters: list[State] = []
        self.routine: list[bool] = []


@final
class Simulator:
    """Plays simulations for one seat, with one judge for everybody."""

    def __init__(self, game: Game, seat: int, judge: Judge) -> None:
        """A seat that thinks with a judge."""
        features = game.features
        assert features is not None
        self.game = game
        self.seat: i64 = seat
        self.judge = judge
        self.quiet: Any = features.quiet
        self.row: Any = features.row
        self.routine: list[bool] = [each.name in features.routine for each in game.decisions]
        self.until = 0.0
        self.hurried = False

    def play(self, simulations: list[Simulation]) -> None:
        """Play simulations to their ends and give each its result.

        All of them go on to their next question; then the judge is asked about all at once. When
        the time is up, they end where it is quiet next.
        """
        rows: list[bytes] = []
        ended: list[Simulation] = []
        going = simulations
        while len(going) > 0:
            self.hurried = perf_counter() > self.until
            going = self.one_question_further(going, ended, rows)
        if len(rows) > 0:
            found = self.judge.value_rows(b"".join(rows), len(rows))
            for number in range(len(rows)):
                ended[number].result = found[number]

    def one_question_further(
        self, simulations: list[Simulation], ended: list[Simulation], ends: list[bytes]
    ) -> list[Simulation]:
        """Those that go on after everybody's next answer; those that end here join the ended."""
        rows: list[bytes] = []
        going: list[Simulation] = []
        for each in simulations:
            if self.goes_on(each):
                self.ask(each, rows)
                going.append(each)
            elif each.state.waiting == 0:
                each.result = self.result_of(each.state, self.seat)
            else:
                ends.append(self.row(each.state, self.seat))
                ended.append(each)
        found: list[float] = []
        if len(rows) > 0:
            found = self.judge.value_rows(b"".join(rows), len(rows))
        self.answer(going, found)
        return going

    def goes_on(self, simulation: Simulation) -> bool:
        """Follow routine to the next question that somebody must judge; False at the end."""
        state = simulation.state
        while state.waiting != 0 and simulation.steps < LONGEST_SIMULATION:
            if self.quiet(state):
                if self.hurried or simulation.turns == 0:
                    return False
                simulation.turns -= 1
            simulation.steps += 1
            if self.hurried or self.routine[state.question]:
                advised_step(self.game, state)
                continue
            seat: i64 = lowest(state.waiting)
            decision = self.game.decisions[state.question]
            options = decision.options(state, seat)
            if len(options) > 1:
                simulation.seat = seat
                simulation.options = options
                return True
            decision.apply(state, seat, options[0])
        return False

    def ask(self, simulation: Simulation, rows: list[bytes]) -> None:
        """Play the options that advice likes best until all is quiet; the judge's rows wait."""
        state = simulation.state
        seat = simulation.seat
        advice = self.game.advise(state, seat, simulation.options)
        places = favoured(advice, REPLIES)
        simulation.options = [simulation.options[place] for place in places]
        simulation.values = leanings(self.game, self.judge, [advice[place] for place in places])
        simulation.undecided = []
        simulation.afters = []
        simulation.routine = []
        for number in range(len(places)):
            after = state.clone()
            self.game.decisions[after.question].apply(after, seat, simulation.options[number])
            simulation.routine.append(self.only_routine_until_quiet(after))
            simulation.afters.append(after)
            if after.waiting == 0:
                simulation.values[number] += self.result_of(after, seat)
            else:
                rows.append(self.row(after, seat))
                simulation.undecided.append(number)

    def only_routine_until_quiet(self, state: State) -> bool:
        """Everybody follows advice until it is quiet; whether that was only routine."""
        only_routine = True
        steps: i64 = 0
        while state.waiting != 0 and steps < LONGEST_CHAIN and not self.quiet(state):
            steps += 1
            question: i64 = state.question
            if advised_step(self.game, state) and not self.routine[question]:
                only_routine = False
        return only_routine

    def answer(self, simulations: list[Simulation], found: list[float]) -> None:
        """Everybody who was asked does what the judge promises most.

        Where only routine follows, it has been followed already.
        """
        at: i64 = 0
        for each in simulations:
            for number in each.undecided:
                each.values[number] += found[at]
                at += 1
            best = best_by_advice(each.values)
            if each.routine[best]:
                each.state = each.afters[best]
            else:
                state = each.state
                self.game.decisions[state.question].apply(state, each.seat, each.options[best])

    def result_of(self, state: State, seat: i64) -> float:
        """What a finished game is worth to a seat."""
        return self.judge.value_result(state.winners(), state.scores(), seat)

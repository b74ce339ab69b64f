# mypyc: compile
"""Search on sampled worlds: what a seat may do, played on by everybody's own judgement.

First every option is looked at one step ahead, as `master` does. The best of them are then tried in
worlds that the seat cannot tell from the true one, the same worlds for each of them. After the
option everybody, in bids and replies too, does what the judge promises them most one step ahead,
for about a round; routine is left to advice. Then the judge says what the seat may hope for. In a
simulation everybody is taken to know its world: drawing worlds for each of their decisions would
cost too much.

At the root the worse half of the options is given up again and again (`halving`); `puct` and `uct`
choose one option after the other. Until the judge has answered, a simulation counts as lost, so
that the next one tries another option. Many simulations go on together, because the judge answers
many questions in nearly the same time as one.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from quattrocento.bots.lookahead import (
    Judge,
    Lookahead,
    advised_step,
    best_by_advice,
    favoured,
    leanings,
    play_until_quiet,
    worlds_of,
)
from quattrocento.core.bits import bit, lowest
from quattrocento.core.chance import Chance
from quattrocento.core.game import Game
from quattrocento.core.state import State

HALVING: Final = "halving"
PUCT: Final = "puct"
UCT: Final = "uct"

# The root: how many options and worlds are looked at one step ahead; how many of these options are
# tried in simulations, if they promise no less than so much below the best; and for how many
# simulations the first look counts.
WIDTH: Final = 12
WORLDS: Final = 12
CONTENDERS: Final = 6
FARTHEST_BEHIND: Final = 0.15
FIRST_LOOK_COUNTS: Final = 6.0
# A simulation: how many options whoever decides looks at, and how many steps it has at most.
REPLIES: Final = 4
LONGEST_SIMULATION: Final = 400
# How far `puct` and `uct` explore, and how sharp the priors are that the first look gives.
EXPLORATION: Final = 0.25
UCT_EXPLORATION: Final = 0.35
SHARPNESS: Final = 25.0
# How many simulations go on together at most.
TOGETHER: Final = 32
_SEEDS: Final = 1073741824


@final
class Root:
    """The question put to the searching seat: its options, and what each has brought so far."""

    def __init__(self, actions: list[int], looks: list[float], leaning: list[float]) -> None:
        """Options in falling order of what a first look promises, the leaning to advice aside."""
        self.actions = actions
        self.looks = looks
        self.leanings = leaning
        self.priors = priors([looks[each] + leaning[each] for each in range(len(looks))])
        self.visits: list[int] = [0] * len(actions)
        self.totals: list[float] = [0.0] * len(actions)
        self.count: i64 = 0

    def promise(self, place: i64) -> float:
        """What an option brought on average, the first look counted in."""
        visits = float(self.visits[place])
        total = self.totals[place] + FIRST_LOOK_COUNTS * self.looks[place]
        return total / (visits + FIRST_LOOK_COUNTS)

    def mean(self, place: i64) -> float:
        """The same, leaning to what advice likes."""
        return self.promise(place) + self.leanings[place]

    def contenders(self) -> list[int]:
        """The places of the options that are worth a simulation."""
        least = self.mean(0) - FARTHEST_BEHIND
        number: i64 = min(len(self.actions), CONTENDERS)
        return [place for place in range(number) if self.mean(place) >= least]


def priors(promises: list[float]) -> list[float]:
    """How likely each option is to be best, by what a first look promises."""
    best = max(promises)
    weights = [exp(max(-20.0, SHARPNESS * (promise - best))) for promise in promises]
    total = sum(weights)
    return [weight / total for weight in weights]


@final
class Simulation:
    """A world in which an option of the root was played.

    `turns` is how often it may still be quiet before the judge has the last word; a round has as
    many turns as there are seats.
    """

    def __init__(self, place: i64, state: State, turns: i64) -> None:
        """A world after the option at a place."""
        self.place = place
        self.state = state
        self.turns = turns
        self.steps: i64 = 0
        # The question that waits for the judge: whose, what may be done, and what each promises;
        # the row of an option that is not decided yet follows the rows of those before.
        self.seat: i64 = 0
        self.options: list[int] = []
        self.values: list[float] = []
        self.undecided: list[int] = []


@final
class Search:
    """The search of one seat."""

    def __init__(self, game: Game, seat: int, judge: Judge, chance: Chance, root: str) -> None:
        """A seat that thinks with a judge; `root` is how it chooses among its own options."""
        features = game.features
        assert features is not None
        self.game = game
        self.seat: i64 = seat
        self.judge = judge
        self.chance = chance
        self.root_choice = root
        self.quiet: Any = features.quiet
        self.row: Any = features.row
        self.routine: list[bool] = [each.name in features.routine for each in game.decisions]
        self.simulations: i64 = 0
        self.until = 0.0
        self.hurried = False

    # The root

    def choose(self, world: State, simulations: int, seconds: float) -> int:
        """The option that proves best."""
        root = self.think(world, simulations, seconds)
        best: i64 = 0
        for place in range(1, len(root.actions)):
            if self.better(root, place, best):
                best = place
        return root.actions[best]

    def better(self, root: Root, place: i64, best: i64) -> bool:
        """Whether an option has proved better: tried more often, or with more success."""
        if root.visits[place] != root.visits[best]:
            return root.visits[place] > root.visits[best]
        return root.mean(place) > root.mean(best)

    def think(self, world: State, simulations: int, seconds: float) -> Root:
        """The root with all that was tried."""
        self.simulations = simulations
        self.until = perf_counter() + seconds
        root = self.first_look(world)
        contenders = root.contenders()
        if len(contenders) > 1:
            if self.root_choice == HALVING:
                self.halve(root, contenders, world)
            else:
                self.try_in_turn(root, contenders, world)
        return root

    def first_look(self, world: State) -> Root:
        """The options that advice likes best, ordered by what the judge promises one step ahead."""
        options = world.legal(self.seat)
        advice = self.game.advise(world, self.seat, options)
        places = favoured(advice, WIDTH)
        tried = [options[place] for place in places]
        liked = [advice[place] for place in places]
        worlds = worlds_of(world, self.seat, WORLDS, self.chance)
        values = Lookahead(self.game, self.seat, self.judge).values(worlds, tried, liked)
        leaning = leanings(self.game, self.judge, liked)
        order = favoured(values, WIDTH)
        return Root(
            [tried[place] for place in order],
            [values[place] - leaning[place] for place in order],
            [leaning[place] for place in order],
        )

    def halve(self, root: Root, places: list[int], world: State) -> None:
        """Try the options in the same worlds; after each part give up the worse half of them.

        Each part has its share of the simulations, and of the time.
        """
        rounds: i64 = 1
        while bit(rounds) < len(places):
            rounds += 1
        share: i64 = max(self.simulations // rounds, 1)
        began = perf_counter()
        seconds = (self.until - began) / float(rounds)
        part: i64 = 0
        while len(places) > 1:
            part += 1
            worlds: i64 = max(share // len(places), 1)
            waiting: list[Simulation] = []
            for _world in range(worlds):
                sampled = world.resample(self.seat, self.chance.below(_SEEDS))
                for place in places:
                    waiting.append(self.begun(root, place, sampled.clone()))
                if len(waiting) + len(places) > TOGETHER:
                    self.play_on(root, waiting)
                    waiting = []
                    if perf_counter() > began + seconds * float(part):
                        break
            self.play_on(root, waiting)
            places.sort(key=lambda place: -root.mean(place))
            places = places[: (len(places) + 1) // 2]

    def try_in_turn(self, root: Root, places: list[int], world: State) -> None:
        """Choose an option for each simulation, by PUCT or by UCT."""
        waiting: list[Simulation] = []
        for _number in range(self.simulations):
            sampled = world.resample(self.seat, self.chance.below(_SEEDS))
            place = self.selected(root, places, self.root_choice == UCT)
            waiting.append(self.begun(root, place, sampled))
            if len(waiting) >= len(places):
                self.play_on(root, waiting)
                waiting = []
                if perf_counter() > self.until:
                    break
        self.play_on(root, waiting)

    def selected(self, root: Root, places: list[int], plain: bool) -> i64:
        """The option that promises most, the less tried the more; `plain` without priors."""
        tries: i64 = root.count + 1
        root_of_tries = sqrt(float(tries))
        log_of_tries = log(float(tries) + 1.0)
        best: i64 = places[0]
        most = -1e9
        for place in places:
            visits = float(root.visits[place])
            if plain:
                bonus = UCT_EXPLORATION * sqrt(log_of_tries / (visits + 0.01))
            else:
                bonus = EXPLORATION * root.priors[place] * root_of_tries / (1.0 + visits)
            promise = root.mean(place) + bonus
            if promise > most:
                most = promise
                best = place
        return best

    # Simulations

    def begun(self, root: Root, place: i64, state: State) -> Simulation:
        """A simulation in which the option at a place has been played."""
        root.visits[place] += 1
        root.count += 1
        self.game.decisions[state.question].apply(state, self.seat, root.actions[place])
        return Simulation(place, state, state.seat_count)

    def play_on(self, root: Root, simulations: list[Simulation]) -> None:
        """Play simulations to their ends, and tell the root what came of them.

        All of them go on to their next question; then the judge is asked about all at once. When
        the time is up, they end where it is quiet next.
        """
        ends: list[bytes] = []
        ended: list[int] = []
        while len(simulations) > 0:
            self.hurried = perf_counter() > self.until
            rows: list[bytes] = []
            going: list[Simulation] = []
            for each in simulations:
                if self.goes_on(each):
                    self.ask(each, rows)
                    going.append(each)
                elif each.state.waiting == 0:
                    root.totals[each.place] += self.result(each.state, self.seat)
                else:
                    ends.append(self.row(each.state, self.seat))
                    ended.append(each.place)
            if len(rows) > 0:
                self.answer(going, self.judge.value_rows(b"".join(rows), len(rows)))
            else:
                self.answer(going, [])
            simulations = going
        if len(ends) > 0:
            found = self.judge.value_rows(b"".join(ends), len(ends))
            for number in range(len(ends)):
                root.totals[ended[number]] += found[number]

    def goes_on(self, simulation: Simulation) -> bool:
        """Follow routine to the next question that somebody must judge; False at the end."""
        state = simulation.state
        while state.waiting != 0:
            by_advice = self.hurried or simulation.steps >= LONGEST_SIMULATION
            if self.quiet(state):
                if by_advice or simulation.turns == 0:
                    return False
                simulation.turns -= 1
            simulation.steps += 1
            if by_advice or self.routine[state.question]:
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
        options = simulation.options
        advice = self.game.advise(state, seat, options)
        places = favoured(advice, REPLIES)
        simulation.options = [options[place] for place in places]
        values = leanings(self.game, self.judge, [advice[place] for place in places])
        undecided: list[int] = []
        for number in range(len(places)):
            after = state.clone()
            self.game.decisions[after.question].apply(after, seat, simulation.options[number])
            play_until_quiet(self.game, after)
            if after.waiting == 0:
                values[number] += self.result(after, seat)
            else:
                rows.append(self.row(after, seat))
                undecided.append(number)
        simulation.values = values
        simulation.undecided = undecided

    def answer(self, simulations: list[Simulation], found: list[float]) -> None:
        """Everybody who was asked does what the judge promises most."""
        at: i64 = 0
        for each in simulations:
            for number in each.undecided:
                each.values[number] += found[at]
                at += 1
            action = each.options[best_by_advice(each.values)]
            self.game.decisions[each.state.question].apply(each.state, each.seat, action)

    def result(self, state: State, seat: i64) -> float:
        """What a finished game is worth to a seat."""
        return self.judge.value_result(state.winners(), state.scores(), seat)

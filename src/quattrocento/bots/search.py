# mypyc: compile
"""Search on sampled worlds: what a seat may do, played on by everybody's own judgement.

First every option is looked at one step ahead, as `master` does. The best of them are then tried in
simulations, in worlds that the seat cannot tell from the true one, the same worlds for each of
them. An option is given up as soon as it can hardly be better than the best one (`race`), so that
only what is hard to tell apart takes long. Other ways to choose at the root are there to compare:
`halving` gives up the worse half again and again, `puct` and `uct` choose one option after the
other; until the judge has answered, a simulation counts there as lost, so that the next one tries
another option.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from quattrocento.bots.lookahead import Judge, Lookahead, favoured, leanings, worlds_of
from quattrocento.bots.simulations import Simulation, Simulator
from quattrocento.core.bits import bit
from quattrocento.core.chance import Chance
from quattrocento.core.game import Game
from quattrocento.core.state import State

RACE: Final = "race"
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
# A race: in how many worlds every option is tried at least; with how many standard errors in its
# favour an option must still gain on the best one, and how much, to be tried further.
LEAST_WORLDS: Final = 8
BENEFIT_OF_DOUBT: Final = 1.5
NO_DIFFERENCE: Final = 0.003
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
        # What each simulation of an option brought, in the order of the worlds.
        self.results: list[list[float]] = [[] for _ in actions]
        self.count: i64 = 0

    def add(self, simulation: Simulation) -> None:
        """Count what a simulation brought its option."""
        self.totals[simulation.place] += simulation.result
        self.results[simulation.place].append(simulation.result)

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

    def may_gain(self, place: i64, leader: i64) -> float:
        """What an option may still be better than the leader, with the benefit of the doubt.

        Both were tried in the same worlds, so that only where they differ counts.
        """
        gains = self.results[place]
        others = self.results[leader]
        number: i64 = len(gains)
        total = 0.0
        squares = 0.0
        for world in range(number):
            gained = gains[world] - others[world]
            total += gained
            squares += gained * gained
        count = float(number)
        variance = max(squares - total * total / count, 0.0) / (count - 1.0)
        doubt = BENEFIT_OF_DOUBT * sqrt(variance / count)
        return self.mean(place) - self.mean(leader) + doubt


def priors(promises: list[float]) -> list[float]:
    """How likely each option is to be best, by what a first look promises."""
    best = max(promises)
    weights = [exp(max(-20.0, SHARPNESS * (promise - best))) for promise in promises]
    total = sum(weights)
    return [weight / total for weight in weights]


@final
class Search:
    """The search of one seat."""

    def __init__(
        self,
        game: Game,
        seat: int,
        judge: Judge,
        chance: Chance,
        root: str,
        turns: int | None = None,
    ) -> None:
        """A seat that thinks with a judge; `root` is how it chooses among its own options.

        `turns` is how often it is quiet before a simulation ends, if not as often as the game says.
        """
        features = game.features
        assert features is not None
        self.game = game
        self.seat: i64 = seat
        self.judge = judge
        self.chance = chance
        self.root_choice = root
        self.simulator = Simulator(game, seat, judge)
        self.turns: i64 = features.turns if turns is None else turns
        self.simulations: i64 = 0

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
        self.simulator.until = perf_counter() + seconds
        root = self.first_look(world)
        contenders = root.contenders()
        if len(contenders) > 1:
            if self.root_choice == RACE:
                self.race(root, contenders, world)
            elif self.root_choice == HALVING:
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

    def race(self, root: Root, places: list[int], world: State) -> None:
        """Try the options in the same worlds; give up those that can hardly be the best."""
        while len(places) > 1 and root.count < self.simulations:
            waiting: list[Simulation] = []
            for _world in range(max(TOGETHER // len(places), 1)):
                self.try_all(root, places, world, waiting)
            self.play_on(root, waiting)
            if perf_counter() > self.simulator.until:
                break
            if len(root.results[places[0]]) >= LEAST_WORLDS:
                places = self.still_racing(root, places)

    def still_racing(self, root: Root, places: list[int]) -> list[int]:
        """The leader, and whichever may still prove better."""
        leader = places[0]
        for place in places:
            if root.mean(place) > root.mean(leader):
                leader = place
        return [
            place
            for place in places
            if place == leader or root.may_gain(place, leader) > NO_DIFFERENCE
        ]

    def halve(self, root: Root, places: list[int], world: State) -> None:
        """Try the options in the same worlds; after each part give up the worse half of them.

        Each part has its share of the simulations, and of the time.
        """
        rounds: i64 = 1
        while bit(rounds) < len(places):
            rounds += 1
        share: i64 = max(self.simulations // rounds, 1)
        began = perf_counter()
        seconds = (self.simulator.until - began) / float(rounds)
        part: i64 = 0
        while len(places) > 1:
            part += 1
            worlds: i64 = max(share // len(places), 1)
            waiting: list[Simulation] = []
            for _world in range(worlds):
                self.try_all(root, places, world, waiting)
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
                if perf_counter() > self.simulator.until:
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

    def try_all(
        self, root: Root, places: list[int], world: State, waiting: list[Simulation]
    ) -> None:
        """Begin a simulation of each option in one world that the seat cannot tell from its own."""
        sampled = world.resample(self.seat, self.chance.below(_SEEDS))
        for place in places:
            waiting.append(self.begun(root, place, sampled.clone()))

    def begun(self, root: Root, place: i64, state: State) -> Simulation:
        """A simulation in which the option at a place has been played."""
        root.visits[place] += 1
        root.count += 1
        self.game.decisions[state.question].apply(state, self.seat, root.actions[place])
        return Simulation(place, state, self.turns)

    def play_on(self, root: Root, simulations: list[Simulation]) -> None:
        """Play simulations to their ends, and tell the root what came of them."""
        self.simulator.play(simulations)
        for each in simulations:
            root.add(each)

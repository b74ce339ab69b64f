# mypyc: compile
"""Tree search on sampled worlds, with a judge at quiet leaves and advice for everything between.

Each simulation plays in a world that the seat cannot tell from the true one. Nodes stand for the
questions put in quiet states, and for those of the searching seat's own chain that follow the
root; everything else is answered by advice, also what several seats decide at the same time, so
that nobody in the tree reacts to what it could not see. Each seat maximises what the judge
promises it. At the root the options are tried in the same worlds, and the worse half of them is
given up again and again (`halving`); `puct` and `uct` choose one option after the other.

The judge is asked for many leaves in one go. Until it has answered, a way that was gone counts as
lost, so that the next simulation tries another one.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import Any, Final, final

from mypy_extensions import i64

from quattrocento.bots.lookahead import (
    LONGEST_CHAIN,
    Judge,
    advised_step,
    favoured,
    leanings,
    play_until_quiet,
)
from quattrocento.core.bits import bit, listed, lowest
from quattrocento.core.chance import Chance
from quattrocento.core.game import Game
from quattrocento.core.state import State

HALVING: Final = "halving"
PUCT: Final = "puct"
UCT: Final = "uct"

# How far the tree explores, how sharp the priors from advice are, and how deep it grows.
EXPLORATION: Final = 0.5
UCT_EXPLORATION: Final = 0.35
SHARPNESS: Final = 1.2
DEEPEST: Final = 6
WIDTH: Final = 12
# How many simulations wait for the judge at most.
TOGETHER: Final = 16
_SEEDS: Final = 1073741824
_SEATS: Final = 8
_QUESTIONS: Final = 64


@final
class Node:
    """A question put to a seat: its options, how often each was tried, and with what success."""

    def __init__(self, seat: i64, question: i64, value: float) -> None:
        """A question not yet thought about; `value` is what the judge promised its seat."""
        self.seat = seat
        self.question = question
        self.value = value
        self.open = False
        self.actions: list[int] = []
        self.priors: list[float] = []
        self.leanings: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.count: i64 = 0
        self.children: dict[int, Node] = {}

    def expand(self, options: list[int], advice: list[float], leaning: list[float]) -> None:
        """Take the options that advice likes best, with priors from it."""
        places = favoured(advice, WIDTH)
        self.leanings = [leaning[place] for place in places]
        self.actions = [options[place] for place in places]
        self.priors = priors([advice[place] for place in places])
        self.visits = [0] * len(places)
        self.totals = [0.0] * len(places)
        self.open = True

    def forget_tries(self) -> None:
        """Begin to count anew, as a root must: all its options shall be tried alike."""
        self.visits = [0] * len(self.actions)
        self.totals = [0.0] * len(self.actions)
        self.count = 0

    def mean(self, place: i64) -> float:
        """What an option brought on average, or the judge's word for the whole, and its leaning."""
        visits: i64 = self.visits[place]
        if visits == 0:
            return self.value + self.leanings[place]
        return self.totals[place] / float(visits) + self.leanings[place]


@final
class Leaf:
    """A way down the tree that waits for what the judge says about its end."""

    def __init__(self, nodes: list[Node], places: list[int], added: Node | None) -> None:
        """A way by its nodes and the places of their options, and the node added at its end."""
        self.nodes = nodes
        self.places = places
        self.added = added
        self.seats: list[int] = []


def priors(advice: list[float]) -> list[float]:
    """How likely each option is to be best, by advice in falling order."""
    number: i64 = len(advice)
    if number == 1:
        return [1.0]
    gap = 0.0
    looked: i64 = min(number, 4)
    for place in range(1, looked):
        gap += advice[0] - advice[place]
    scale = max(gap / float(looked - 1), 1e-6) / SHARPNESS
    weights = [exp(max(-20.0, (value - advice[0]) / scale)) for value in advice]
    total = sum(weights)
    return [weight / total for weight in weights]


@final
class Search:
    """The search of one seat; it keeps its tree over the steps of one chain."""

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
        self.kept: Node | None = None
        self.leaves: list[Leaf] = []
        self.rows: list[bytes] = []
        self.simulations: i64 = 0
        self.until = 0.0

    # The root

    def choose(self, world: State, simulations: int, seconds: float) -> int:
        """The option that proves best; time is looked at only between worlds."""
        root = self.think(world, simulations, seconds)
        best: i64 = 0
        for place in range(1, len(root.actions)):
            if self.better(root, place, best):
                best = place
        action = root.actions[best]
        self.keep(root, action)
        return action

    def better(self, root: Node, place: i64, best: i64) -> bool:
        """Whether an option has proved better: tried more often, or with more success."""
        if root.visits[place] != root.visits[best]:
            return root.visits[place] > root.visits[best]
        return root.mean(place) > root.mean(best)

    def think(self, world: State, simulations: int, seconds: float) -> Node:
        """The root with all that was tried."""
        self.simulations = simulations
        self.until = perf_counter() + seconds
        root = self.root_of(world)
        if self.root_choice == HALVING:
            self.halve(root, world)
        else:
            self.try_in_turn(root, world)
        return root

    def root_of(self, world: State) -> Node:
        """A fresh node for the question, or the one kept from the step before."""
        kept = self.kept
        self.kept = None
        options = world.legal(self.seat)
        if kept is not None and kept.open and kept.question == world.question:
            known = [action for action in kept.actions if action in options]
            if len(known) == len(kept.actions):
                kept.forget_tries()
                return kept
        root = Node(self.seat, world.question, 0.0)
        self.expand(root, world, options)
        return root

    def expand(self, node: Node, state: State, options: list[int]) -> None:
        """Let a node have the options that advice likes best."""
        advice = self.game.advise(state, node.seat, options)
        node.expand(options, advice, leanings(self.game, self.judge, advice))

    def keep(self, root: Node, action: int) -> None:
        """Keep what was thought about the next step, if it is the seat's own."""
        for key, child in root.children.items():
            mine = key // (_QUESTIONS * _SEATS) == action and child.seat == self.seat
            if mine and (self.kept is None or child.count > self.kept.count):
                self.kept = child

    def halve(self, root: Node, world: State) -> None:
        """Try the options in the same worlds; after each part give up the worse half of them.

        Each part has its share of the simulations, and of the time.
        """
        places: list[int] = list(range(len(root.actions)))
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
            for _world in range(worlds):
                sampled = world.resample(self.seat, self.chance.below(_SEEDS))
                for place in places:
                    self.simulate(root, place, sampled.clone())
                if len(self.leaves) + len(places) > TOGETHER:
                    self.settle()
                if perf_counter() > began + seconds * float(part):
                    break
            self.settle()
            places.sort(key=lambda place: -root.mean(place))
            places = places[: (len(places) + 1) // 2]

    def try_in_turn(self, root: Node, world: State) -> None:
        """Choose an option for each simulation, by PUCT or by UCT."""
        places: list[int] = list(range(len(root.actions)))
        for _number in range(self.simulations):
            sampled = world.resample(self.seat, self.chance.below(_SEEDS))
            place = self.selected(root, places, self.root_choice == UCT)
            self.simulate(root, place, sampled)
            if len(self.leaves) >= len(places):
                self.settle()
            if perf_counter() > self.until:
                break
        self.settle()

    # One simulation

    def simulate(self, root: Node, place: i64, state: State) -> None:
        """Play an option, then go down the tree, add a leaf, and let it wait for the judge."""
        node = root
        nodes: list[Node] = []
        places: list[int] = []
        own_chain = True
        while True:
            nodes.append(node)
            places.append(place)
            node.visits[place] += 1
            node.count += 1
            action = node.actions[place]
            self.game.decisions[state.question].apply(state, node.seat, action)
            own_chain = self.go_on(state, own_chain)
            if state.waiting == 0:
                self.end(Leaf(nodes, places, None), state)
                return
            seat: i64 = lowest(state.waiting)
            key: int = (action * _QUESTIONS + state.question) * _SEATS + seat
            child = node.children.get(key)
            if child is None:
                child = Node(seat, state.question, node.mean(place))
                node.children[key] = child
                self.end(Leaf(nodes, places, child), state)
                return
            place = -1 if len(nodes) >= DEEPEST else self.step_of(child, state)
            if place < 0:
                self.end(Leaf(nodes, places, None), state)
                return
            node = child

    def go_on(self, state: State, own_chain: bool) -> bool:
        """Follow advice to the next question that the tree knows; whether the own chain goes on."""
        steps: i64 = 0
        while state.waiting != 0 and steps < LONGEST_CHAIN:
            if self.quiet(state):
                return False
            mine = state.waiting == bit(self.seat)
            if own_chain and mine and not self.routine[state.question]:
                decision = self.game.decisions[state.question]
                if len(decision.options(state, self.seat)) > 1:
                    return True
            elif not mine:
                own_chain = False
            advised_step(self.game, state)
            steps += 1
        return False

    def step_of(self, node: Node, state: State) -> i64:
        """The place of the option to try in a node; -1 if none of its options is there."""
        options = self.game.decisions[state.question].options(state, node.seat)
        if not node.open:
            self.expand(node, state, options)
        there: list[int] = []
        for place in range(len(node.actions)):
            if node.actions[place] in options:
                there.append(place)
        if len(there) == 0:
            return -1
        return self.selected(node, there, False)

    def selected(self, node: Node, places: list[int], plain: bool) -> i64:
        """The option that promises most, the less tried the more; `plain` without priors."""
        tries: i64 = node.count + 1
        root_of_tries = sqrt(float(tries))
        log_of_tries = log(float(tries) + 1.0)
        best: i64 = places[0]
        most = -1e9
        for place in places:
            visits = float(node.visits[place])
            if plain:
                bonus = UCT_EXPLORATION * sqrt(log_of_tries / (visits + 0.01))
            else:
                bonus = EXPLORATION * node.priors[place] * root_of_tries / (1.0 + visits)
            promise = node.mean(place) + bonus
            if promise > most:
                most = promise
                best = place
        return best

    # What a leaf is worth

    def end(self, leaf: Leaf, state: State) -> None:
        """Let a leaf wait for the judge, once all is quiet; a finished game need not wait."""
        play_until_quiet(self.game, state)
        seats: i64 = 0
        for node in leaf.nodes:
            seats |= bit(node.seat)
        if leaf.added is not None:
            seats |= bit(leaf.added.seat)
        values: list[float] = [0.0] * state.seat_count
        if state.waiting == 0:
            winners = state.winners()
            scores = state.scores()
            for seat in listed(seats):
                values[seat] = self.judge.value_result(winners, scores, seat)
            self.back_up(leaf, values)
            return
        leaf.seats = listed(seats)
        for seat in leaf.seats:
            self.rows.append(self.row(state, seat))
        self.leaves.append(leaf)

    def settle(self) -> None:
        """Ask the judge about all leaves that wait."""
        if len(self.leaves) == 0:
            return
        found = self.judge.value_rows(b"".join(self.rows), len(self.rows))
        at: i64 = 0
        for leaf in self.leaves:
            values: list[float] = [0.0] * _SEATS
            for seat in leaf.seats:
                values[seat] = found[at]
                at += 1
            self.back_up(leaf, values)
        self.leaves = []
        self.rows = []

    def back_up(self, leaf: Leaf, values: list[float]) -> None:
        """Tell every node on the way what came of it, for its own seat."""
        for number in range(len(leaf.nodes)):
            node = leaf.nodes[number]
            node.totals[leaf.places[number]] += values[node.seat]
        added = leaf.added
        if added is not None:
            added.value = values[added.seat]

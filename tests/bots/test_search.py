"""The search: the same with the same seed, whichever way it chooses; everybody judges in it."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.bots import make_bot
from quattrocento.bots.levels import judge_of
from quattrocento.bots.lookahead import Judge, favoured
from quattrocento.bots.match import answer
from quattrocento.bots.search import HALVING, PUCT, RACE, UCT, Root, Search, priors
from quattrocento.bots.simulations import LONGEST_SIMULATION, Simulation, Simulator
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.state import State


def after(game: Game, moves: int, seed: int, players: int = 3) -> State:
    """A game after so many moves that advice made."""
    state = game.new(players=players, seed=seed)
    for number in range(moves):
        seat = state.awaiting()[0]
        state.apply(seat, answer(make_bot("advised", number), state, seat, number))
    return state


def search(state: State, root: str, seed: int = 1) -> Search:
    """A search for whoever is awaited."""
    seat = state.awaiting()[0]
    judge = judge_of(Knowledge(state, seat, 1))
    assert judge is not None
    return Search(state.game, seat, judge, Chance(seeded(seed)), root)


@pytest.mark.parametrize("root", [RACE, HALVING, PUCT, UCT])
def test_the_same_seed_and_budget_give_the_same_answer(game: Game, root: str) -> None:
    state = after(game, 14, seed=3)
    found = {search(state, root).choose(state.clone(), 16, 60.0) for _ in range(2)}
    assert len(found) == 1
    assert found <= set(state.legal(state.awaiting()[0]))


def test_no_time_still_gives_an_answer() -> None:
    state = after(qc.game("palazzo"), 40, seed=5)
    assert search(state, HALVING).choose(state.clone(), 10_000, 0.0) in state.legal(
        state.awaiting()[0]
    )


class Fixed(Judge):
    """Finds every state as good as any other."""

    def value_rows(self, rows: bytes, number: int) -> list[float]:
        return [0.5] * number

    def value_result(self, winners: list[int], scores: list[int], seat: int) -> float:
        return 1.0 if seat in winners else 0.0


def test_halving_spends_most_on_what_stays_longest() -> None:
    state = after(qc.game("princes"), 0, seed=5)
    while state.decision.name != "start":
        seat = state.awaiting()[0]
        state.apply(seat, state.legal(seat)[0])
    seat = state.awaiting()[0]
    nothing_tells_them_apart = Fixed(spread=1e6)
    thinking = Search(state.game, seat, nothing_tells_them_apart, Chance(seeded(1)), HALVING)
    root = thinking.think(state.clone(), 24, 60.0)
    assert len(root.actions) > 4
    assert sum(root.visits) >= 16
    assert max(root.visits) > min(root.visits)


def test_whoever_can_win_at_once_does() -> None:
    """The last decision of a game, as the search sees it: only results count."""
    game = qc.game("palazzo")
    state = game.new(players=2, seed=11)
    history: list[State] = []
    while not state.over:
        history.append(state.clone())
        seat = state.awaiting()[0]
        state.apply(seat, answer(make_bot("advised", 2), state, seat, 2))
    last = next(each for each in reversed(history) if len(each.legal(each.awaiting()[0])) > 1)
    seat = last.awaiting()[0]
    thinking = Search(game, seat, Fixed(), Chance(seeded(1)), HALVING)
    chosen = thinking.choose(last.clone(), 32, 60.0)
    best = last.clone()
    best.apply(seat, chosen)
    outcomes = []
    for option in last.legal(seat):
        other = last.clone()
        other.apply(seat, option)
        if other.over:
            outcomes.append(seat in other.winners())
    assert not best.over or not any(outcomes) or seat in best.winners()


class LikesTheLast(Judge):
    """Promises more of each row than of those before it in the same question to the judge."""

    def value_rows(self, rows: bytes, number: int) -> list[float]:
        return [1e6 * place for place in range(number)]

    def value_result(self, winners: list[int], scores: list[int], seat: int) -> float:
        return 0.0


def asked_to_choose(state: State, question: str) -> State:
    """The next state, as advice plays on, in which somebody has three answers to a question."""
    while len(state.legal(state.awaiting()[0])) < 3 or state.decision.name != question:
        seat = state.awaiting()[0]
        state.apply(seat, answer(make_bot("advised", 1), state, seat, 1))
    return state


def asked_after(state: State) -> str:
    """The question that comes after the first answer to this one."""
    next_one = state.clone()
    seat = next_one.awaiting()[0]
    next_one.apply(seat, next_one.legal(seat)[0])
    return next_one.decision.name


def test_in_a_simulation_rivals_do_what_the_judge_promises_them() -> None:
    """A rival answers by the judge, not by advice, as a master in its seat would."""
    state = asked_to_choose(after(qc.game("palazzo"), 30, seed=5), "turn")
    rival = state.awaiting()[0]
    simulator = Simulator(state.game, (rival + 1) % 3, LikesTheLast())
    simulation = Simulation(0, state.clone(), 3)
    assert simulator.goes_on(simulation)
    assert simulation.seat == rival
    rows: list[bytes] = []
    simulator.ask(simulation, rows)
    assert 1 < len(rows) <= len(simulation.options)
    place = simulation.undecided[-1]
    best = simulation.options[place]
    assert best != simulation.options[0], "advice likes another one best"
    assert not simulation.routine[place], "what follows is for the rival to judge, too"
    simulator.answer([simulation], LikesTheLast().value_rows(b"", len(rows)))
    expected = state.clone()
    expected.apply(rival, best)
    assert simulation.state.fingerprint() == expected.fingerprint()


def test_where_only_routine_follows_an_answer_it_is_followed_at_once() -> None:
    """After where to build the last tile in Palazzo, the next turn comes."""
    state = asked_to_choose(after(qc.game("palazzo"), 30, seed=5), "build-where")
    seat = state.awaiting()[0]
    while asked_after(state) != "turn":
        state.apply(seat, state.legal(seat)[0])
        state = asked_to_choose(state, "build-where")
        seat = state.awaiting()[0]
    simulator = Simulator(state.game, seat, LikesTheLast())
    simulation = Simulation(0, state.clone(), 3)
    assert simulator.goes_on(simulation)
    rows: list[bytes] = []
    simulator.ask(simulation, rows)
    place = simulation.undecided[-1]
    assert simulation.routine[place]
    simulator.answer([simulation], LikesTheLast().value_rows(b"", len(rows)))
    expected = state.clone()
    expected.apply(seat, simulation.options[place])
    assert simulation.state.fingerprint() == expected.fingerprint()


def unhurried(state: State) -> Simulator:
    """Simulations for whoever is awaited, with all the time there is."""
    simulator = search(state, RACE).simulator
    simulator.until = 1e18
    return simulator


def test_a_simulation_ends_after_its_turns_and_at_once_when_the_time_is_up() -> None:
    state = after(qc.game("palazzo"), 0, seed=5)
    simulator = unhurried(state)
    ending = Simulation(0, state.clone(), 0)
    assert not simulator.goes_on(ending)
    assert ending.state.fingerprint() == state.fingerprint()
    simulator.hurried = True
    hurried = Simulation(0, state.clone(), 3)
    assert not simulator.goes_on(hurried)
    assert hurried.state.fingerprint() == state.fingerprint()


@pytest.mark.parametrize("hurried", [False, True])
def test_no_simulation_goes_on_for_ever(hurried: bool) -> None:
    """However far it is to the next quiet state, and whether or not there is time."""
    state = asked_to_choose(after(qc.game("palazzo"), 0, seed=5), "turn")
    simulator = unhurried(state)
    simulator.hurried = hurried
    endless = Simulation(0, state.clone(), 1_000_000)
    endless.steps = LONGEST_SIMULATION
    assert not simulator.goes_on(endless)
    assert endless.state.fingerprint() == state.fingerprint()


def raced(results: list[list[float]]) -> Root:
    """Options that looked alike, after a race with these results in common worlds."""
    root = Root(list(range(len(results))), [0.5] * len(results), [0.0] * len(results))
    for place, of_one in enumerate(results):
        for result in of_one:
            simulation = Simulation(place, after(qc.game("palazzo"), 0, seed=5), 1)
            simulation.result = result
            root.visits[place] += 1
            root.add(simulation)
    return root


def test_a_race_gives_up_what_is_worse_in_the_same_worlds() -> None:
    """The worlds differ far more than the options, but each option is compared world by world."""
    worlds = [0.1, 0.9, 0.2, 0.8, 0.3, 0.7, 0.4, 0.6, 0.1, 0.9]
    root = raced(
        [
            worlds,
            [value - 0.05 - 0.01 * (place % 2) for place, value in enumerate(worlds)],
            [value + 0.3 * (-1) ** place - 0.05 for place, value in enumerate(worlds)],
            worlds,
        ]
    )
    racing = search(after(qc.game("palazzo"), 0, seed=5), RACE).still_racing(root, [0, 1, 2, 3])
    assert racing == [0, 2], "worse in every world; uncertain; just the same"
    assert root.may_gain(1, 0) < 0 < root.may_gain(2, 0)


def test_a_race_ends_before_all_simulations_are_spent_where_one_is_clearly_best() -> None:
    roots = []
    for seed in range(10):
        state = asked_to_choose(after(qc.game("palazzo"), 30, seed), "turn")
        roots.append(search(state, RACE).think(state.clone(), 5_000, 1e9))
    raced = [root for root in roots if root.count]
    assert any(root.count < 5_000 for root in raced), [root.count for root in roots]
    assert all(max(root.visits) > min(root.visits) for root in raced)


def test_what_is_far_behind_at_the_first_look_is_not_tried() -> None:
    root = Root([7, 8, 9], [0.6, 0.58, 0.3], [0.0, -0.01, 0.0])
    assert root.contenders() == [0, 1]
    root.totals[1], root.visits[1] = 6.0, 6
    assert root.promise(1) == pytest.approx((6.0 + 6 * 0.58) / 12)
    assert root.mean(1) == pytest.approx(root.promise(1) - 0.01)


def test_priors_follow_the_first_look() -> None:
    likely = priors([0.6, 0.58, 0.3])
    assert sum(likely) == pytest.approx(1.0)
    assert likely[0] > likely[1] > likely[2] > 0
    assert favoured([1.0, 5.0, 3.0], 2) == [1, 2]

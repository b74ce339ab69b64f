"""The search: the same with the same seed, whichever way it chooses, and it keeps its tree."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.bots import make_bot
from quattrocento.bots.levels import judge_of
from quattrocento.bots.lookahead import Judge, favoured
from quattrocento.bots.match import answer
from quattrocento.bots.search import HALVING, PUCT, UCT, Search, priors
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


@pytest.mark.parametrize("root", [HALVING, PUCT, UCT])
def test_the_same_seed_and_budget_give_the_same_answer(game: Game, root: str) -> None:
    state = after(game, 14, seed=3)
    found = {search(state, root).choose(state.clone(), 16, 60.0) for _ in range(2)}
    assert len(found) == 1
    assert found <= set(state.legal(state.awaiting()[0]))


def test_halving_spends_most_on_what_stays_longest() -> None:
    state = after(qc.game("princes"), 0, seed=5)
    while state.decision.name != "start":
        seat = state.awaiting()[0]
        state.apply(seat, state.legal(seat)[0])
    root = search(state, HALVING).think(state.clone(), 24, 60.0)
    assert len(root.actions) > 4
    assert sum(root.visits) >= 16
    assert max(root.visits) > min(root.visits)


def test_no_time_still_gives_an_answer() -> None:
    state = after(qc.game("palazzo"), 40, seed=5)
    assert search(state, HALVING).choose(state.clone(), 10_000, 0.0) in state.legal(
        state.awaiting()[0]
    )


def test_the_tree_is_kept_for_the_next_step_of_the_same_turn() -> None:
    game = qc.game("princes")
    state = after(game, 0, seed=8)
    while state.decision.name != "action":
        seat = state.awaiting()[0]
        state.apply(seat, answer(make_bot("advised", 1), state, seat, 1))
    thinking = search(state, HALVING)
    thinking.choose(state.clone(), 64, 60.0)
    kept = thinking.kept
    assert kept is None or kept.seat == thinking.seat


class Fixed(Judge):
    """Finds every state as good as any other."""

    def value_rows(self, rows: bytes, number: int) -> list[float]:
        return [0.5] * number

    def value_result(self, winners: list[int], scores: list[int], seat: int) -> float:
        return 1.0 if seat in winners else 0.0


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


def test_priors_follow_advice() -> None:
    likely = priors([3.0, 2.0, -1.0])
    assert sum(likely) == pytest.approx(1.0)
    assert likely[0] > likely[1] > likely[2] > 0
    assert favoured([1.0, 5.0, 3.0], 2) == [1, 2]

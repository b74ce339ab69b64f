"""Making puzzles: positions from games, looked at quickly, then searched deeply, twice.

Most positions that look like one are none, so a short search comes before the deep ones. Whenever
learned values change, puzzles can be searched again: what the new ones do not agree on is none.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import msgspec

from quattrocento.bots.bot import make_bot
from quattrocento.bots.levels import OPTIONS, SEEDS, WORLDS, routine
from quattrocento.bots.lookahead import Judge, Lookahead, best_by_advice, favoured
from quattrocento.bots.match import answer
from quattrocento.bots.puzzles.store import Answer, Puzzle, state_of
from quattrocento.bots.search import HALVING, Root, Search
from quattrocento.bots.values.store import find_values
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.game import Game
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State

# By how much the best answer must beat what advice says at a quick look, and any other answer in
# the short search and in both deep ones, as a part of a win.
QUICK_GAP = 0.05
SHORT_GAP = 0.02
DEEP_GAP = 0.04
SHORT_SIMULATIONS = 72
SIMULATIONS = 384
MOST_SECONDS = 900.0
SEARCHES = 2
PUZZLES_A_GAME = 2
# One decision in so many is looked at: else all puzzles would be about how a game begins.
LOOKED_AT = 8
LEAST_OPTIONS = 3
PLAYERS_LIKE = ["apprentice", "master", "novice"]


def puzzles(name: str, players: int, seed: int, minutes: float | None) -> Iterator[Puzzle]:
    """Puzzles of one game after the other; the same seed finds the same ones.

    Without end, or until the time is up.
    """
    ends = None if minutes is None else monotonic() + 60 * minutes
    played = 0
    while ends is None or monotonic() < ends:
        yield from puzzles_of_a_game(find_game(name), players, seed + played, ends)
        played += 1


def puzzles_of_a_game(game: Game, players: int, seed: int, ends: float | None) -> Iterator[Puzzle]:
    """The puzzles that one game between bots of different levels gives."""
    chance = Chance(seeded(seed))
    judge = find_values(game.name, players)
    bots = [
        make_bot(PLAYERS_LIKE[(seed + seat) % len(PLAYERS_LIKE)], seed + seat)
        for seat in range(players)
    ]
    state = game.new(players=players, seed=seed)
    found = moves = 0
    while not state.over and found < PUZZLES_A_GAME and (ends is None or monotonic() < ends):
        seat = state.awaiting()[0]
        asked = state.awaiting() == [seat] and state.decision.name not in routine(game)
        if asked and chance.below(LOOKED_AT) == 0:
            puzzle = puzzle_of(game, state, seat, judge, chance)
            if puzzle is not None:
                found += 1
                yield puzzle
        state.apply(seat, answer(bots[seat], state, seat, seed + moves))
        moves += 1


def puzzle_of(game: Game, state: State, seat: int, judge: Judge, chance: Chance) -> Puzzle | None:
    """A puzzle, if the decision is one; made only from what the seat knows."""
    world = state.resample(seat, chance.below(SEEDS))
    options = world.legal(seat)
    if len(options) < LEAST_OPTIONS:
        return None
    advice = game.advise(world, seat, options)
    advised = options[best_by_advice(advice)]
    if not looks_like_one(game, world, seat, judge, chance, options, advice):
        return None
    answers = searched(game, world, seat, judge, chance, SHORT_SIMULATIONS)
    solution = answers[0].move
    if solution == game.actions.text(advised) or not clear(answers, solution, SHORT_GAP):
        return None
    agreed = searched_deeply(game, world, seat, judge, chance, solution)
    if agreed is None:
        return None
    return Puzzle(
        players=world.seats,
        seat=seat,
        question=world.decision.name,
        position=game.dump(world),
        answers=agreed,
        advice=game.actions.text(advised),
    )


def searched_again(game: Game, puzzle: Puzzle, seed: int) -> Puzzle | None:
    """A puzzle as today's values and advice see it; None if its solution no longer stands out."""
    world = state_of(game.name, puzzle)
    options = world.legal(puzzle.seat)
    advised = options[best_by_advice(game.advise(world, puzzle.seat, options))]
    if game.actions.text(advised) == puzzle.solution:
        return None
    judge = find_values(game.name, puzzle.players)
    chance = Chance(seeded(seed))
    agreed = searched_deeply(game, world, puzzle.seat, judge, chance, puzzle.solution)
    if agreed is None:
        return None
    return msgspec.structs.replace(puzzle, answers=agreed, advice=game.actions.text(advised))


def searched_deeply(
    game: Game, world: State, seat: int, judge: Judge, chance: Chance, solution: str
) -> list[Answer] | None:
    """What the last of the deep searches found, if all are clear about the solution."""
    answers: list[Answer] = []
    for _ in range(SEARCHES):
        answers = searched(game, world, seat, judge, chance, SIMULATIONS)
        if not clear(answers, solution, DEEP_GAP):
            return None
    return answers


def clear(answers: list[Answer], solution: str, gap: float) -> bool:
    """Whether a search found this solution, and no other answer as good within a gap."""
    best, second = answers[:2]
    return best.move == solution and best.promise - second.promise >= gap


def looks_like_one(
    game: Game,
    world: State,
    seat: int,
    judge: Judge,
    chance: Chance,
    options: list[int],
    advice: list[float],
) -> bool:
    """Whether the net, one step ahead, clearly prefers something else than advice does."""
    places = favoured(advice, OPTIONS)
    tried = [options[place] for place in places]
    worlds = [world.resample(seat, chance.below(SEEDS)) for _ in range(WORLDS)]
    values = Lookahead(game, seat, judge).values(worlds, tried, [0.0] * len(tried))
    return max(values) - values[0] >= QUICK_GAP


def searched(
    game: Game, world: State, seat: int, judge: Judge, chance: Chance, simulations: int
) -> list[Answer]:
    """What a search finds, the best answer first; given up earlier, it stands behind.

    It looks a whole round ahead, and spends all its simulations, so that promises can be compared.
    """
    search = Search(game, seat, judge, chance, HALVING, turns=world.seats)
    root = search.think(world, simulations, MOST_SECONDS)
    ranking = sorted(range(len(root.actions)), key=lambda place: -promised(root, place))
    best = max(range(len(root.actions)), key=lambda place: (root.visits[place], root.mean(place)))
    ranking.remove(best)
    return [
        Answer(move=game.actions.text(root.actions[place]), promise=round(promised(root, place), 4))
        for place in (best, *ranking)
    ]


def promised(root: Root, place: int) -> float:
    """What an answer brought on average, without any leaning to advice."""
    return root.promise(place)

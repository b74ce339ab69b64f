"""Training: generations of self-play, all games pooled, a net fitted to them after each.

Generation 0 is played by advice with some noise, every later one by the net of the one before.
What was played is kept in a folder, a file a generation, every minute and when it is stopped, so
that a training goes on where it was. With the same seed and the same numbers the same net comes
out, however often it was stopped; another plan is refused, and finds the folder as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic

import msgspec
import numpy as np

from quattrocento.bots.plots import lines
from quattrocento.bots.values import checkpoints, store
from quattrocento.bots.values.fitting import Games, Measure, fit
from quattrocento.bots.values.net import Net
from quattrocento.bots.values.selfplay import Played, play_to_learn
from quattrocento.bots.values.value_net import ValueNet, margin_of
from quattrocento.bots.workers import Workers
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.errors import BadSetup
from quattrocento.core.files import write_whole
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue
from quattrocento.core.registry import game as find_game
from quattrocento.core.words import words

GAMES_A_TASK = 20
NOISE = 90
CALM_EVERY = 5
# Later generations: one game in four has a seat that follows advice, so that its ways stay known.
ADVISED_EVERY = 4
STATES_A_GAME = 32
EPOCHS = 7
SEEDS_APART = 10_000_019
SECONDS_A_CHECKPOINT = 60.0
# The seeds that weight files and NumPy have room for.
MOST_SEED = (1 << 63) - 1

Told = Callable[[str, int, int], None]


class Plan(msgspec.Struct, kw_only=True, frozen=True):
    """How a net is made; `minutes` ends it earlier, after a generation or within one."""

    game: str
    players: int
    seed: int = 0
    first_games: int = 3000
    later_games: int = 800
    generations: int = 4
    minutes: float | None = None


class Step(msgspec.Struct, kw_only=True):
    """What a generation brought: its games, and the measures of the net fitted after it."""

    generation: int
    games: int
    rows: int
    loss: float
    guess_loss: float
    right: float


class Diary(msgspec.Struct, kw_only=True):
    """What was done so far, by which plan; for which rules and features, if it says so."""

    plan: Plan
    steps: list[Step] = []
    rules_version: int | None = None
    features: str | None = None
    language: str = "en"


def train(
    plan: Plan, folder: Path, workers: Workers, told: Told, language: str = "en"
) -> tuple[Path, Diary]:
    """Make a net, or go on with it; the weight file, and what was done."""
    if not 0 <= plan.seed <= MOST_SEED:
        raise BadSetup("bad-training-seed", {"seed": str(plan.seed), "most": str(MOST_SEED)})
    game = find_game(plan.game)
    game.new(players=plan.players, seed=plan.seed)
    place = folder / f"{plan.game}-{plan.players}"
    diary = begun(plan, game, place)
    diary.language = language
    ends = monotonic() + 60 * plan.minutes if plan.minutes is not None else None
    pool: Games | None = None
    net: Net | None = None
    for generation in range(plan.generations):
        weights = None
        if net is not None:
            weights = store.written(net, game, plan.players, origin(diary, plan))
        new = games_of(plan, generation, weights, place, workers, told, ends)
        if new.number == 0:
            break
        pool = new if pool is None else pool.pooled(new)
        net, measure = fit(pool, EPOCHS, plan.seed + generation)
        diary.steps.append(step_of(generation, new, measure))
        write_results(place, game, plan, net, diary)
        if ends is not None and monotonic() > ends:
            break
    return place / store.file_name(plan.game, plan.players), diary


def begun(plan: Plan, game: Game, place: Path) -> Diary:
    """An empty diary of a plan, in its folder; BadSetup if another plan was begun there."""
    features = game.features
    assert features is not None
    diary = Diary(plan=plan, rules_version=game.rules_version, features=features.mark(plan.players))
    file = place / "diary.json"
    if file.exists():
        check_same(kept_diary(file), diary, file)
    place.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        write_diary(place, diary)
    return diary


def kept_diary(file: Path) -> Diary:
    """The diary of a folder; BadSetup if it is damaged."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Diary)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadSetup("bad-checkpoint", {"file": str(file)}) from problem


def check_same(kept: Diary, wanted: Diary, file: Path) -> None:
    """Refuse games that were played by another plan, by other rules or for other features."""
    pairs = {
        "--seed": (kept.plan.seed, wanted.plan.seed),
        "--games": (kept.plan.first_games, wanted.plan.first_games),
        "--later": (kept.plan.later_games, wanted.plan.later_games),
        "rules_version": (kept.rules_version, wanted.rules_version),
        "features": (kept.features, wanted.features),
    }
    for name, (found, asked) in pairs.items():
        if found not in (None, asked):
            facts = {"file": str(file), "name": name, "found": str(found), "wanted": str(asked)}
            raise BadSetup("bad-plan", facts)


def write_diary(place: Path, diary: Diary) -> None:
    """Keep what was done so far."""
    write_whole(place / "diary.json", msgspec.json.format(msgspec.json.encode(diary)))


def step_of(generation: int, games: Games, measure: Measure) -> Step:
    """What a generation brought."""
    return Step(
        generation=generation,
        games=games.number,
        rows=len(games.rows),
        loss=round(measure.loss, 4),
        guess_loss=round(measure.guess_loss, 4),
        right=round(measure.right, 4),
    )


def origin(diary: Diary, plan: Plan) -> store.Origin:
    """Where a net comes from."""
    last = diary.steps[-1]
    return store.Origin(
        games=sum(step.games for step in diary.steps),
        generations=len(diary.steps),
        seed=plan.seed,
        loss=last.loss,
        right=last.right,
    )


def write_results(place: Path, game: Game, plan: Plan, net: Net, diary: Diary) -> None:
    """Write the weights, the diary and the learning curve."""
    weights = store.written(net, game, plan.players, origin(diary, plan))
    write_whole(place / store.file_name(plan.game, plan.players), weights)
    write_diary(place, diary)
    write_whole(place / "curve.svg", curve(diary).encode())


def curve(diary: Diary) -> str:
    """The learning curve as SVG, in the language of the diary."""
    said = words(language=diary.language)
    facts = {"game": diary.plan.game, "players": diary.plan.players}
    curves = [[step.loss for step in diary.steps], [1 - step.right for step in diary.steps]]
    names = [said.say("plot-loss"), said.say("plot-wrong")]
    return lines(
        said.say("plot-curve", facts),
        names,
        curves,
        lambda value: said.say("plot-number", {"value": value}),
    )


# Games


def games_of(
    plan: Plan,
    generation: int,
    weights: bytes | None,
    place: Path,
    workers: Workers,
    told: Told,
    ends: float | None,
) -> Games:
    """The games of a generation: those that its file has, and what is missing played now."""
    features = find_game(plan.game).features
    assert features is not None
    file = place / f"generation-{generation:02}.npz"
    kept = checkpoints.read(file, len(features.names(plan.players)))
    number = plan.first_games if generation == 0 else plan.later_games
    tasks = tasks_of(plan, generation, range(kept.done, number))
    if kept.done:
        told(f"generation {generation}", kept.done, number)
    work = partial(some_games, plan.game, plan.players, weights)
    written = monotonic()
    try:
        for task, games in zip(tasks, in_time(workers.map(work, tasks), ends), strict=False):
            if games.number:
                kept.games = kept.games.pooled(games)
            kept.done += len(task)
            told(f"generation {generation}", kept.done, number)
            if monotonic() > written + SECONDS_A_CHECKPOINT:
                checkpoints.write(file, kept)
                written = monotonic()
    finally:
        if tasks and kept.games.number:
            checkpoints.write(file, kept)
    return kept.games


def tasks_of(plan: Plan, generation: int, numbers: range) -> list[range]:
    """The seeds of those games of a generation, in small parts."""
    first = (plan.seed * SEEDS_APART + generation) * SEEDS_APART
    return [
        range(first + at, first + min(at + GAMES_A_TASK, numbers.stop))
        for at in range(numbers.start, numbers.stop, GAMES_A_TASK)
    ]


def in_time(results: Iterator[Games], ends: float | None) -> Iterator[Games]:
    """Results until the time is up."""
    for result in results:
        yield result
        if ends is not None and monotonic() > ends:
            return


def some_games(game: str, players: int, weights: bytes | None, seeds: range) -> Games:
    """Play games with these seeds, by advice or by the net of some weights."""
    found = find_game(game)
    net = None
    if weights is not None:
        net, _ = store.read(weights, found, players, "generation")
    return as_games([one_game(found, players, net, seed) for seed in seeds], players)


def one_game(game: Game, players: int, net: ValueNet | None, seed: int) -> Played:
    """Play one game, and write down about so many of its states as of any other."""
    chance = Chance(seeded(seed))
    state = game.new(players=players, seed=seed, options=drawn_options(game, players, chance))
    judges: list[ValueNet | None] = [net] * players
    if net is not None and seed % ADVISED_EVERY == 0:
        judges[chance.below(players)] = None
    noise = 0 if seed % CALM_EVERY == 0 else NOISE
    played = play_to_learn(game, state, [*judges], chance, noise, 1000)
    states = len(played.rows) // players
    kept = [at for at in range(states) if chance.below(max(states, 1)) < STATES_A_GAME]
    places = [at * players + seat for at in kept for seat in range(players)]
    played.rows = [played.rows[place] for place in places]
    played.seats = [played.seats[place] for place in places]
    return played


def drawn_options(game: Game, players: int, chance: Chance) -> dict[str, OptionValue] | None:
    """For the solo game, whose options change it: half of the games with any of them."""
    if players > 1 or not game.options or chance.below(2) == 0:
        return None
    return {
        option.name: option.choices[chance.below(len(option.choices))] for option in game.options
    }


def as_games(games: list[Played], players: int) -> Games:
    """Games as rows with what became of their seats; those that did not end are left out."""
    rows: list[bytes] = []
    won: list[float] = []
    margin: list[float] = []
    numbers: list[int] = []
    for number, played in enumerate(each for each in games if each.finished and each.rows):
        shares = [
            1 / len(played.winners) if seat in played.winners else 0.0 for seat in range(players)
        ]
        margins = [margin_of(played.scores, seat) for seat in range(players)]
        rows += played.rows
        won += [shares[seat] for seat in played.seats]
        margin += [margins[seat] for seat in played.seats]
        numbers += [number] * len(played.seats)
    width = len(rows[0]) if rows else 0
    return Games(
        rows=np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), width),
        won=np.array(won, np.float32),
        margin=np.array(margin, np.float32),
        game=np.array(numbers, np.int64),
    )

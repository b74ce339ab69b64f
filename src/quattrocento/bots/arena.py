"""The arena: many matches between bots on the same deals, with ratings and intervals.

Every deal is played once for each way to seat the entrants in turn, so that all have the same
luck. Results are kept as they come, in a file if one is named, and a tournament that was stopped
goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path

import msgspec
from openskill.models import PlackettLuce

from quattrocento.bots.bot import make_bot
from quattrocento.bots.match import play_match
from quattrocento.bots.plots import shares
from quattrocento.bots.workers import Workers, open_workers
from quattrocento.core.errors import BadSetup
from quattrocento.core.files import write_whole
from quattrocento.core.options import OptionValue
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.words import words

MATCHES_A_TASK = 4
NORMAL_95 = 1.96

Progress = Callable[[int], None]


class Result(msgspec.Struct, kw_only=True):
    """How a match ended: who sat in each seat, which seat began, points and winners."""

    number: int
    order: list[int]
    starter: int
    scores: list[int]
    winners: list[int]


class Tournament(msgspec.Struct, kw_only=True):
    """Who plays what, and all results so far, in the order of their numbers.

    `rules_version` is set once there are results; older files lack it.
    """

    game: str
    kinds: list[str]
    seed: int
    rules_version: int | None = None
    options: dict[str, OptionValue] = {}
    results: list[Result] = []


class Share(msgspec.Struct, kw_only=True):
    """A share of wins among some games with its 95 % interval, and the margins of those games.

    `margin_95` is half of the margin's interval; both and `low` and `high` are set by `sum_up`.
    """

    games: int = 0
    wins: float = 0.0
    low: float = 0.0
    high: float = 1.0
    margin: float = 0.0
    margin_95: float = 0.0

    @property
    def share(self) -> float:
        """Wins a game."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval, which also holds for few games and shares near 0 or 1."""
        if not self.games:
            return 0.0, 1.0
        square = NORMAL_95 * NORMAL_95
        middle = (self.wins + square / 2) / (self.games + square)
        spread = self.share * (1 - self.share) / self.games + square / (4 * self.games**2)
        half = NORMAL_95 * sqrt(spread) / (1 + square / self.games)
        return max(0.0, middle - half), min(1.0, middle + half)

    def add(self, win: float) -> None:
        """Count a game."""
        self.games += 1
        self.wins += win

    def sum_up(self, margins: list[float]) -> None:
        """Set the intervals, once all games are counted."""
        self.low, self.high = self.interval
        self.margin, self.margin_95 = mean_with_half_interval(margins)


class Standing(msgspec.Struct, kw_only=True):
    """How an entrant did: a shared win counts as its share, skill is a Plackett-Luce rating.

    `margin` is how many points it was ahead of the best of the others on average, with `margin_95`
    as half of the interval; `by_seat` and `by_start` are wins and margins by seat, and by how many
    places after the starting seat it sat.
    """

    entrant: str
    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    skill: float = 0.0
    doubt: float = 0.0
    margin: float = 0.0
    margin_95: float = 0.0
    low: float = 0.0
    high: float = 1.0
    by_seat: list[Share] = []
    by_start: list[Share] = []

    @property
    def win_share(self) -> float:
        """Wins a game."""
        return self.wins / self.games if self.games else 0.0


def tournament(
    game: str,
    kinds: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    ray: str | None = None,
    file: Path | None = None,
) -> list[Standing]:
    """Let entrants play matches, each in every seat in turn; the best stands first."""
    for kind in kinds:
        make_bot(kind, 0)
    plan = Tournament(game=game, kinds=list(kinds), seed=seed, options=dict(options or {}))
    play_on(plan, games, workers, progress, ray, file)
    return standings(plan)


def play_on(
    plan: Tournament,
    games: int,
    workers: int | None = None,
    progress: Progress | None = None,
    ray: str | None = None,
    file: Path | None = None,
) -> None:
    """Play what is missing of so many matches; results that the file has are taken from it."""
    plan.rules_version = find_game(plan.game).rules_version
    if file is not None and file.exists():
        plan.results = kept_results(plan, file)
    numbers = range(len(plan.results), games)
    if not numbers:
        return
    if file is not None:
        # At once, so that a file that cannot be written is not found out after hours.
        write(plan, file)
    if progress is not None and plan.results:
        progress(len(plan.results))
    processes = 1 if len(numbers) <= MATCHES_A_TASK and ray is None else workers
    try:
        with open_workers(processes, ray) as staff:
            for result in played(plan, numbers, staff):
                plan.results.append(result)
                if file is not None and (result.number + 1) % MATCHES_A_TASK == 0:
                    write(plan, file)
                if progress is not None:
                    progress(len(plan.results))
    finally:
        if file is not None:
            write(plan, file)


def kept_results(plan: Tournament, file: Path) -> list[Result]:
    """The results of a file of the same tournament; BadSetup if it is another one's."""
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Tournament)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadSetup("bad-arena-file", {"file": str(file)}) from problem
    if (kept.game, kept.kinds, kept.seed, kept.options) != (
        plan.game,
        plan.kinds,
        plan.seed,
        plan.options,
    ):
        raise BadSetup("bad-arena-file", {"file": str(file)})
    if kept.rules_version not in (None, plan.rules_version):
        facts = {"name": "rules_version", "found": str(kept.rules_version)}
        raise BadSetup("bad-plan", {"file": str(file), "wanted": str(plan.rules_version), **facts})
    if not all(possible(result, number, plan) for number, result in enumerate(kept.results)):
        raise BadSetup("bad-arena-file", {"file": str(file)})
    for result in kept.results:
        # Files from before this was so have whoever is asked first.
        result.starter = starter(plan.game, len(plan.kinds), plan.seed, plan.options, result.number)
    return kept.results


def possible(result: Result, number: int, plan: Tournament) -> bool:
    """Whether a result can be that of the match with this number; a game for one may be lost."""
    count = len(plan.kinds)
    seats = range(count)
    return (
        (result.number, result.order) == (number, seating(count, number))
        and result.starter in seats
        and len(result.scores) == count
        and all(seat in seats for seat in result.winners)
        and len(set(result.winners)) == len(result.winners)
        and (count == 1 or bool(result.winners))
    )


def write(plan: Tournament, file: Path) -> None:
    """Write all results."""
    write_whole(file, msgspec.json.encode(plan))


# Standings


def standings(plan: Tournament) -> list[Standing]:
    """How the entrants did, the best first."""
    model = PlackettLuce()
    count = len(plan.kinds)
    ratings = [model.rating() for _ in plan.kinds]
    found = [
        Standing(
            entrant=name,
            by_seat=[Share() for _ in plan.kinds],
            by_start=[Share() for _ in plan.kinds],
        )
        for name in entrants(plan.kinds)
    ]
    for result in plan.results:
        for seat, entrant in enumerate(result.order):
            add(found[entrant], result, seat, count)
        if count > 1:
            teams = [[ratings[entrant]] for entrant in result.order]
            rated = model.rate(teams, scores=ranked_scores(result))
            for entrant, (rating,) in zip(result.order, rated, strict=True):
                ratings[entrant] = rating
    for entrant, (standing, rating) in enumerate(zip(found, ratings, strict=True)):
        standing.points /= max(1, standing.games)
        standing.skill = rating.mu
        standing.doubt = rating.sigma
        standing.low, standing.high = Share(games=standing.games, wins=standing.wins).interval
        sum_up_margins(standing, plan.results, entrant, count)
    return sorted(found, key=lambda standing: -standing.wins)


def add(standing: Standing, result: Result, seat: int, count: int) -> None:
    """Add a match to an entrant's standing."""
    win = 1 / len(result.winners) if seat in result.winners else 0.0
    standing.games += 1
    standing.points += result.scores[seat]
    standing.wins += win
    standing.by_seat[seat].add(win)
    standing.by_start[(seat - result.starter) % count].add(win)


def sum_up_margins(standing: Standing, results: list[Result], entrant: int, count: int) -> None:
    """Set the margins of an entrant: in all, by seat and by start."""
    seats = [result.order.index(entrant) for result in results]
    margins = [margin(each.scores, seat) for each, seat in zip(results, seats, strict=True)]
    standing.margin, standing.margin_95 = mean_with_half_interval(margins)
    starts = [(seat - each.starter) % count for each, seat in zip(results, seats, strict=True)]
    for places, shares_by in ((seats, standing.by_seat), (starts, standing.by_start)):
        for place, share in enumerate(shares_by):
            share.sum_up([each for at, each in zip(places, margins, strict=True) if at == place])


def margin(scores: list[int], seat: int) -> float:
    """How many points a seat is ahead of the best of the others."""
    return float(scores[seat] - max(scores[:seat] + scores[seat + 1 :], default=0))


def mean_with_half_interval(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    if len(values) < 2:
        return (values[0] if values else 0.0), 0.0
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, NORMAL_95 * sqrt(variance / len(values))


def entrants(kinds: Sequence[str]) -> list[str]:
    """A name for each entrant: its kind, numbered where there are several of it."""
    names = []
    for place, kind in enumerate(kinds):
        same = list(kinds[: place + 1]).count(kind)
        names.append(kind if kinds.count(kind) == 1 else f"{kind} {same}")
    return names


def seating(entrant_count: int, number: int) -> list[int]:
    """Which entrant sits in each seat of a match."""
    return [(seat + number) % entrant_count for seat in range(entrant_count)]


def deal(entrant_count: int, number: int) -> int:
    """Which deal a match plays: one after the other, each with every seating."""
    return number // entrant_count


def ranked_scores(result: Result) -> list[float]:
    """A score for each seat in which a winner by tie-break stands above whom it beat."""
    return [
        score + (0.5 if seat in result.winners else 0.0) for seat, score in enumerate(result.scores)
    ]


def plot(plan: Tournament, language: str = "en") -> str:
    """The shares of wins with their intervals, as SVG."""
    rows = [
        (standing.entrant, standing.win_share, standing.low, standing.high)
        for standing in standings(plan)
    ]
    facts = {"game": plan.game, "games": len(plan.results)}
    said = words(language=language)
    return shares(
        said.say("plot-shares", facts),
        rows,
        lambda share: said.say("plot-percent", {"share": share}),
    )


# Matches


def matches(
    game: str,
    kinds: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    workers: int | None = None,
    turning: bool = True,
    ray: str | None = None,
) -> Iterator[Record]:
    """The records of matches, in order; with `turning` the seats turn from one to the next."""
    tasks = in_tasks(range(games))
    work = partial(some_matches, game, list(kinds), seed, dict(options or {}), turning)
    with open_workers(1 if len(tasks) == 1 and ray is None else workers, ray) as staff:
        yield from (record for records in staff.map(work, tasks) for record in records)


def in_tasks(numbers: range) -> list[range]:
    """The numbers in small parts."""
    return [
        range(first, min(first + MATCHES_A_TASK, numbers.stop))
        for first in range(numbers.start, numbers.stop, MATCHES_A_TASK)
    ]


def played(plan: Tournament, numbers: range, staff: Workers) -> Iterator[Result]:
    """The results of matches with these numbers, in order."""
    work = partial(some_results, plan.game, plan.kinds, plan.seed, plan.options)
    yield from (result for results in staff.map(work, in_tasks(numbers)) for result in results)


def some_matches(
    game: str,
    kinds: list[str],
    seed: int,
    options: Mapping[str, OptionValue],
    turning: bool,
    numbers: range,
) -> list[Record]:
    """Play the matches with these numbers."""
    records = []
    for number in numbers:
        order = seating(len(kinds), number if turning else 0)
        seated = [kinds[place] for place in order]
        dealt = deal(len(kinds), number) if turning else number
        records.append(play_match(game, seated, seed + dealt, options))
    return records


def some_results(
    game: str, kinds: list[str], seed: int, options: Mapping[str, OptionValue], numbers: range
) -> list[Result]:
    """Play the matches with these numbers, and keep how they ended."""
    results = []
    for number in numbers:
        (record,) = some_matches(game, kinds, seed, options, True, range(number, number + 1))
        scores, winners = ending(record)
        results.append(
            Result(
                number=number,
                order=seating(len(kinds), number),
                starter=starter(game, len(kinds), seed, options, number),
                scores=scores,
                winners=winners,
            )
        )
    return results


def starter(
    game: str, players: int, seed: int, options: Mapping[str, OptionValue], number: int
) -> int:
    """Which seat begins a match."""
    found = find_game(game)
    dealt = seed + deal(players, number)
    return found.starter(found.new(players=players, seed=dealt, options=options))


def ending(record: Record) -> tuple[list[int], list[int]]:
    """Scores and winners of a finished match."""
    assert record.scores is not None
    assert record.winners is not None
    return record.scores, record.winners

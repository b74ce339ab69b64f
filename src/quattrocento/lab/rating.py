"""Rating a program: games against a ladder of bots, and a rating with its interval.

On each step of the ladder the program plays one seat, each in turn, against copies of one kind of
bot; neighbours on the ladder play each other the same way. All games together give ratings on the
scale of Elo, on which the lowest step stands at 0: who is 400 above another wins ten times as
often. The interval is that of ratings from games drawn anew, with replacement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import log10
from typing import Protocol

import msgspec
import numpy as np

from quattrocento.bots import Bot, make_bot
from quattrocento.bots.arena import Share
from quattrocento.bots.match import SEATS_APART, answer
from quattrocento.core.errors import BadSetup
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State

LADDER = ["random", "novice", "apprentice"]
ELO = 400.0
DRAWS = 200
ROUNDS = 200
# Half a win and half a loss against each step, so that who wins or loses all has a rating too.
PRIOR = 0.5

Told = Callable[[int], None]


class Entrant(Protocol):
    """Whoever can be rated: a program, or a net of ours."""

    command: str

    def begin(self, game: str, players: int, seat: int) -> None:
        """A game begins."""
        ...

    def choose(self, knowledge: Knowledge) -> int:
        """One of the seat's options."""
        ...

    def end(self, state: State) -> None:
        """The game is over."""
        ...


class Encounter(msgspec.Struct, kw_only=True):
    """Games of one entrant alone against copies of another: the share of each that it won."""

    one: str
    others: str
    wins: list[float] = []


class Step(msgspec.Struct, kw_only=True):
    """How the program did against one kind of bot, and how that is rated."""

    bot: str
    games: int
    wins: float
    low: float
    high: float
    rating: float


class Rating(msgspec.Struct, kw_only=True):
    """The rating of a program in a game, with its 95 % interval."""

    agent: str
    game: str
    players: int
    seed: int
    games: int
    rating: float
    low: float
    high: float
    steps: list[Step]


def rate(
    agent: Entrant,
    game: str,
    players: int,
    games: int,
    seed: int = 0,
    ladder: Sequence[str] = tuple(LADDER),
    told: Told | None = None,
) -> Rating:
    """Play the program against each step of the ladder, so many games each, and rate it."""
    found = checked(game, players, ladder)
    encounters: list[Encounter] = []
    done = 0
    for one, others in pairings(agent.command, ladder):
        encounter = Encounter(one=one, others=others)
        alone = agent if one == agent.command else None
        for win in played(found, alone, encounter, players, games, seed):
            encounter.wins.append(win)
            done += 1
            if told is not None:
                told(done)
        encounters.append(encounter)
    return rated(agent.command, game, players, seed, encounters, ladder)


def number_of_games(ladder: Sequence[str], games: int) -> int:
    """How many games a rating takes in all."""
    return games * (2 * len(ladder) - 1)


def checked(game: str, players: int, ladder: Sequence[str]) -> Game:
    """The game, if so many can play it and there are such bots."""
    found = find_game(game)
    found.new(players=players, seed=0)
    if players < 2 or not ladder or len(set(ladder)) < len(ladder):
        raise BadSetup("bad-ladder", {"ladder": ", ".join(ladder), "players": players})
    for kind in ladder:
        make_bot(kind, 0)
    return found


def pairings(agent: str, ladder: Sequence[str]) -> list[tuple[str, str]]:
    """Who plays alone against copies of whom: the program on each step, then neighbours."""
    neighbours = [(ladder[place + 1], ladder[place]) for place in range(len(ladder) - 1)]
    return [(agent, kind) for kind in ladder] + neighbours


def played(
    game: Game, agent: Entrant | None, encounter: Encounter, players: int, games: int, seed: int
) -> Iterator[float]:
    """The share of each win, the one entrant in each seat of a deal in turn."""
    for number in range(games):
        dealt, seat = seed + number // players, number % players
        yield match(game, agent, encounter, players, dealt, seat)


def match(
    game: Game, agent: Entrant | None, encounter: Encounter, players: int, seed: int, seat: int
) -> float:
    """One game; the share of the win of whom sits alone."""
    state = game.new(players=players, seed=seed)
    bots: list[Bot] = [
        make_bot(encounter.others, seed * SEATS_APART + place) for place in range(players)
    ]
    if agent is None:
        bots[seat] = make_bot(encounter.one, seed * SEATS_APART + seat)
    else:
        agent.begin(game.name, players, seat)
        bots[seat] = agent
    moves = 0
    while not state.over:
        place = state.awaiting()[0]
        state.apply(place, answer(bots[place], state, place, seed + moves))
        moves += 1
    if agent is not None:
        agent.end(state)
    winners = state.winners()
    return 1 / len(winners) if seat in winners else 0.0


# Ratings


def rated(
    agent: str,
    game: str,
    players: int,
    seed: int,
    encounters: Sequence[Encounter],
    ladder: Sequence[str],
) -> Rating:
    """The rating that the games give."""
    names = [agent, *ladder]
    strengths = fitted(encounters, names, players)
    low, high = intervals(encounters, names, players, seed)[agent]
    return Rating(
        agent=agent,
        game=game,
        players=players,
        seed=seed,
        games=sum(len(encounter.wins) for encounter in encounters if encounter.one == agent),
        rating=round(strengths[agent], 1),
        low=round(low, 1),
        high=round(high, 1),
        steps=[step(encounter, strengths) for encounter in encounters if encounter.one == agent],
    )


def intervals(
    encounters: Sequence[Encounter], names: Sequence[str], players: int, seed: int
) -> dict[str, tuple[float, float]]:
    """The 95 % interval of each rating, from games drawn anew."""
    chance = np.random.default_rng(seed)
    drawn = [
        fitted([drawn_anew(encounter, chance) for encounter in encounters], names, players)
        for _ in range(DRAWS)
    ]
    found = {}
    for name in names:
        low, high = np.quantile([ratings[name] for ratings in drawn], [0.025, 0.975])
        found[name] = float(low), float(high)
    return found


def step(encounter: Encounter, strengths: dict[str, float]) -> Step:
    """How the program did on one step."""
    share = Share(games=len(encounter.wins), wins=sum(encounter.wins))
    low, high = share.interval
    return Step(
        bot=encounter.others,
        games=share.games,
        wins=round(share.wins, 2),
        low=round(low, 3),
        high=round(high, 3),
        rating=round(strengths[encounter.others], 1),
    )


def drawn_anew(encounter: Encounter, chance: np.random.Generator) -> Encounter:
    """As many games, drawn with replacement from those that were played."""
    wins = chance.choice(encounter.wins, len(encounter.wins)).tolist()
    return Encounter(one=encounter.one, others=encounter.others, wins=wins)


def fitted(encounters: Sequence[Encounter], names: Sequence[str], players: int) -> dict[str, float]:
    """The likeliest ratings: who sits alone wins by its strength's part of the whole table's.

    The second of the names stands at 0.
    """
    strengths = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        won = dict.fromkeys(names, 0.0)
        shares = dict.fromkeys(names, 0.0)
        for encounter in encounters:
            one, others = encounter.one, encounter.others
            games = len(encounter.wins) + 2 * PRIOR
            wins = sum(encounter.wins) + PRIOR
            whole = strengths[one] + (players - 1) * strengths[others]
            won[one] += wins
            won[others] += games - wins
            shares[one] += games / whole
            shares[others] += games * (players - 1) / whole
        strengths = {name: won[name] / shares[name] for name in names}
    lowest = strengths[names[1]]
    return {name: ELO * log10(strength / lowest) for name, strength in strengths.items()}

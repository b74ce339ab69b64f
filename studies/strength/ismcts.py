"""Our levels against OpenSpiel's ISMCTS, which thinks on our games through an adapter.

`python -m studies.strength.ismcts [--games 12] [--milliseconds 30] [--minutes 10]`. OpenSpiel is
the one that is installed here (extra `lab`), else taken from `.bench-venv`. Its search is given
random rollouts as leaves and stops when its time is up; ours has the same time for a decision.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from time import monotonic, perf_counter
from typing import Any

import msgspec

import quattrocento as qc
from bench.environment import FOLDER, peers_python
from quattrocento.bots import make_bot
from quattrocento.bots.match import answer
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.playout import play_randomly
from quattrocento.core.state import State
from studies.strength.page import Ismcts, write
from studies.strength.studies import FIRST_DEAL, RESULTS

SEEDS = 1 << 30
EXPLORATION = 1.0
SIMULATIONS = 1_000_000


class TimeIsUp(Exception):
    """The search has had its time."""


class Seen:
    """One of our states as OpenSpiel's search asks it."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance

    def get_game(self) -> Seen:
        """What says of which kind the game is: this one too."""
        return self

    def get_type(self) -> Any:
        """In turn, and with secrets."""
        kind = import_module("pyspiel").GameType

        class Type:
            dynamics = kind.Dynamics.SEQUENTIAL
            information = kind.Information.IMPERFECT_INFORMATION

        return Type

    def current_player(self) -> int:
        """Who decides: the first of several."""
        waiting = self.state.awaiting()
        return waiting[0] if waiting else -4

    def information_state_string(self) -> bytes:
        """What the seat that decides sees."""
        return msgspec.json.encode(self.state.view(self.current_player()))

    def legal_actions(self) -> list[int]:
        """What it may do."""
        return self.state.legal(self.current_player())

    def apply_action(self, action: int) -> None:
        """Do it."""
        self.state.apply(self.current_player(), int(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    def is_chance_node(self) -> bool:
        """Never: our states draw by themselves."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Never: those who decide at the same time are asked in turn."""
        return False

    def clone(self) -> Seen:
        """A copy."""
        return Seen(self.state.clone(), self.chance)

    def returns(self) -> list[float]:
        """1 for a win, shared if it is."""
        winners = self.state.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.state.seats)]


class Rollout:
    """Leaves are valued by a random game, all options are as likely."""

    def evaluate(self, seen: Seen) -> list[float]:
        """What a random game to the end brings each seat."""
        copy = seen.clone()
        play_randomly(copy.state, seen.chance)
        return copy.returns()

    def prior(self, seen: Seen) -> list[tuple[int, float]]:
        """All the same."""
        options = seen.legal_actions()
        return [(option, 1 / len(options)) for option in options]


class IsmctsBot:
    """OpenSpiel's search as a bot of ours: it gets what a seat knows."""

    def __init__(self, seed: int, milliseconds: int) -> None:
        ismcts = import_module("open_spiel.python.algorithms.ismcts")
        self.chance = Chance(seeded(seed))
        self.seconds = milliseconds / 1000
        self.ends = 0.0
        self.bot = ismcts.ISMCTSBot(
            None, Rollout(), EXPLORATION, SIMULATIONS, allow_inconsistent_action_sets=True
        )
        self.bot.set_resampler(self.world)

    def world(self, seen: Seen, seat: int) -> Seen:
        """Another world that the seat cannot tell from this one."""
        if perf_counter() > self.ends:
            raise TimeIsUp
        return Seen(seen.state.resample(seat, self.chance.below(SEEDS)), self.chance)

    def choose(self, knowledge: Knowledge) -> int:
        """The option that was tried most when the time was up."""
        options = knowledge.options()
        if len(options) == 1:
            return options[0]
        seen = Seen(knowledge.resample(self.chance.below(SEEDS)), self.chance)
        self.ends = perf_counter() + self.seconds
        with suppress(TimeIsUp):
            self.bot.run_search(seen)
        tried = self.bot._root_node.child_info
        return max(options, key=lambda option: tried[option].visits if option in tried else 0)


def match(game: str, level: str, own: int, seed: int, players: int, milliseconds: int) -> float:
    """One of ours against OpenSpiel's; its part of the win."""
    state = qc.game(game).new(players=players, seed=seed)
    bots: list[Any] = [
        make_bot(level, seed) if seat == own else IsmctsBot(seed + seat, milliseconds)
        for seat in range(players)
    ]
    moves = 0
    while not state.over:
        seat = state.awaiting()[0]
        state.apply(seat, answer(bots[seat], state, seat, seed + moves))
        moves += 1
    winners = state.winners()
    return 1 / len(winners) if own in winners else 0.0


def main() -> None:
    """Play every game, keep the results, and write the page anew."""
    parser = argparse.ArgumentParser(prog="python -m studies.strength.ismcts", description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--milliseconds", type=int, default=30)
    parser.add_argument("--minutes", type=float, default=1e9)
    choice = parser.parse_args()
    if find_spec("open_spiel") is None:
        peers_python()
        sys.path += [str(each) for each in FOLDER.glob("lib/python*/site-packages")]
    RESULTS.mkdir(exist_ok=True)
    ends = monotonic() + 60 * choice.minutes
    level = f"maestro@{choice.milliseconds}ms"
    kept = {
        game: Ismcts(game=game, level=level, milliseconds=choice.milliseconds, games=0, wins=0.0)
        for game in qc.games()
    }
    for number in range(choice.games):
        for game, found in kept.items():
            if monotonic() > ends:
                break
            players = qc.game(game).seats[0] if qc.game(game).seats[0] > 1 else 2
            deal, own = FIRST_DEAL + number // players, number % players
            found.wins += match(game, level, own, deal, players, choice.milliseconds)
            found.games += 1
            file = RESULTS / f"ismcts-{game}.json"
            file.write_bytes(msgspec.json.encode(found) + b"\n")
            print(f"ismcts: {game}: {found.wins:g} of {found.games}", flush=True)
    write()


if __name__ == "__main__":
    main()

"""The games in OpenSpiel: importing this module registers `python_quattrocento_GAME` for each.

Parameters: `players`, `reward` (score, margin, rank or win), `worlds` (see `observations`), and
`seed` and `deals`: chance first draws one of so many deals, from the seed on, and everything later
follows from it and the moves; so histories, serialized states and playthroughs replay exactly.
Players who decide at the same time are asked in turn and see nothing of each other's choices.

OpenSpiel's bots written in C++ end the process on any game written in Python; its Python
algorithms work.

>>> import pyspiel
>>> import quattrocento.lab.openspiel
>>> game = pyspiel.load_game("python_quattrocento_palazzo(players=3,reward=rank)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
(0, ['take money', 'draw tiles'])
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel

from quattrocento.core.game import Game
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games
from quattrocento.core.state import State
from quattrocento.lab.observations import Floats, Observations
from quattrocento.lab.rewards import CONSTANT_SUM, ZERO_SUM, Bounds
from quattrocento.lab.setting import Setting, usual_players

PREFIX = "python_quattrocento_"
DEALS = 1000
LONGEST_GAME = 20_000
SEEDS = 1 << 30
MOST_TAKEN = 255

_KINDS = {
    ZERO_SUM: pyspiel.GameType.Utility.ZERO_SUM,
    CONSTANT_SUM: pyspiel.GameType.Utility.CONSTANT_SUM,
}


def type_of(game: Game, kind: str) -> Any:
    """What OpenSpiel is told of a game whose rewards are of a kind."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Quattrocento: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_KINDS.get(kind, pyspiel.GameType.Utility.GENERAL_SUM),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": usual_players(game.seats),
            "reward": "win",
            "worlds": 0,
            "seed": 0,
            "deals": DEALS,
        },
    )


class QuattrocentoGame(pyspiel.Game):
    """A game with its parameters."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.setting = Setting(
            name,
            given.get("players"),
            reward=given.get("reward", "win"),
            worlds=given.get("worlds", 0),
        )
        self.seed: int = given.get("seed", 0)
        self.deals: int = max(1, given.get("deals", DEALS))
        limits = self.setting.bounds
        super().__init__(type_of(self.setting.game, limits.kind), self.information(limits), given)

    def information(self, limits: Bounds) -> Any:
        """Sizes and bounds."""
        return pyspiel.GameInfo(
            num_distinct_actions=self.setting.game.action_count,
            max_chance_outcomes=self.deals,
            num_players=self.setting.players,
            min_utility=limits.least,
            max_utility=limits.most,
            utility_sum=limits.total,
            max_game_length=LONGEST_GAME,
        )

    def new_initial_state(self) -> QuattrocentoState:
        """The state in which chance draws the deal."""
        return QuattrocentoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """What writes observations; with perfect recall also what the seat has done so far."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SeatObserver(self.setting.knowledge, bool(kind.perfect_recall))


class Table:
    """A game in play and what each seat has done; a copy of it is a clone."""

    def __init__(self, state: State, done: tuple[tuple[int, ...], ...]) -> None:
        self.state = state
        self.done = done

    def __deepcopy__(self, memo: Any) -> Table:
        return Table(self.state.clone(), self.done)

    def apply(self, seat: int, action: int) -> None:
        """Take an action, and note it."""
        self.state.apply(seat, action)
        done = list(self.done)
        done[seat] += (action,)
        self.done = tuple(done)


class QuattrocentoState(pyspiel.State):
    """A state of a game; before the deal is drawn there is no table."""

    def __init__(self, game: QuattrocentoGame) -> None:
        super().__init__(game)
        self.table: Table | None = None

    def game(self) -> QuattrocentoGame:
        """The game that this is a state of."""
        found: QuattrocentoGame = self.get_game()
        return found

    # What OpenSpiel asks

    def current_player(self) -> int:
        """Who decides: chance, a seat (the lowest of several), or nobody any more."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.state.awaiting()[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all as likely."""
        deals = self.game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None or player != self.current_player():
            return []
        return self.table.state.legal(player)

    def _apply_action(self, action: int) -> None:
        game = self.game()
        if self.table is None:
            done: tuple[tuple[int, ...], ...] = ((),) * game.setting.players
            self.table = Table(game.setting.new(game.seed + int(action)), done)
        else:
            self.table.apply(self.current_player(), int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.game().setting.game.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.state.over

    def returns(self) -> list[float]:
        """What the game is worth to each seat; nothing before its end."""
        if self.table is None or not self.table.state.over:
            return [0.0] * self.game().setting.players
        return self.game().setting.rewards(self.table.state)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> Any:
        """Another state that the seat cannot tell from this one; it has no history."""
        drawn = self.game().new_initial_state()
        if self.table is not None:
            seed = int(probability_sampler() * SEEDS)
            world = self.table.state.resample(player_id, seed)
            drawn.table = Table(world, unseen(self.table.done, player_id))
        return drawn

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        state = self.table.state
        asked = "over" if state.over else f"{state.decision.name}: {state.awaiting()}"
        return f"{state.game.name}, {asked}, {state.scores()}, {state.fingerprint()}"


def unseen(done: tuple[tuple[int, ...], ...], seat: int) -> tuple[tuple[int, ...], ...]:
    """What the seats have done without what the others did, which the seat may not know."""
    return tuple(actions if place == seat else () for place, actions in enumerate(done))


class SeatObserver:
    """Writes what a seat knows, as OpenSpiel's observers do."""

    def __init__(self, knowledge: Observations, recalls: bool) -> None:
        self.knowledge = knowledge
        self.recalls = recalls
        families = len(knowledge.game.actions.families)
        self.tensor: Floats = np.zeros(
            knowledge.size + (families if recalls else 0), dtype=np.float32
        )
        self.dict = {"knowledge": self.tensor[: knowledge.size]}
        if recalls:
            self.dict["done"] = self.tensor[knowledge.size :]

    def set_from(self, state: QuattrocentoState, player: int) -> None:
        """Write what a seat knows, and how often it has done what."""
        self.tensor.fill(0)
        table = state.table
        if table is None:
            return
        self.dict["knowledge"][:] = self.knowledge.row(table.state, player)
        if self.recalls:
            actions = self.knowledge.game.actions
            places = {family.name: place for place, family in enumerate(actions.families)}
            for action in table.done[player]:
                self.dict["done"][places[actions.family_of(action).name]] += 1 / MOST_TAKEN
            np.minimum(self.tensor, np.float32(1), out=self.tensor)

    def string_from(self, state: QuattrocentoState, player: int) -> str:
        """What a seat sees, as JSON; with perfect recall after all that it has done."""
        table = state.table
        if table is None:
            return "before the deal"
        seen = msgspec.json.encode(table.state.view(player)).decode()
        if not self.recalls:
            return seen
        texts = self.knowledge.game.actions
        done = "; ".join(texts.text(action) for action in table.done[player])
        return f"{done}\n{seen}"


def register(name: str) -> None:
    """Let `pyspiel.load_game` find a game; its class gets a name here, so that it pickles."""

    def begin(self: QuattrocentoGame, params: dict[str, Any] | None = None) -> None:
        QuattrocentoGame.__init__(self, name, params)

    title = f"{name.capitalize()}Game"
    made = type(title, (QuattrocentoGame,), {"__init__": begin, "__module__": __name__})
    globals()[title] = made
    pyspiel.register_game(type_of(find_game(name), Setting(name).bounds.kind), made)


for _name in games():
    if PREFIX + _name not in pyspiel.registered_names():
        register(_name)

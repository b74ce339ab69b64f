"""The games as PettingZoo environments, in which the agents act in turn (AEC).

>>> from quattrocento.lab.pettingzoo import env
>>> table = env("palazzo", players=2)
>>> table.reset(seed=7)
>>> seen, reward, terminated, truncated, info = table.last()
>>> seen["observation"].shape, int(seen["action_mask"].sum())
((871,), 2)
>>> table.step(int(seen["action_mask"].argmax()))
>>> print(table.unwrapped.record.moves[0].text)
take money
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from quattrocento.core.errors import BadSetup
from quattrocento.core.options import OptionValue
from quattrocento.core.record import Record
from quattrocento.core.state import State
from quattrocento.lab.prose import described
from quattrocento.lab.setting import Setting

SEEDS = 1 << 30
TEXT = "ansi"


def env(
    game: str,
    players: int | None = None,
    *,
    options: Mapping[str, OptionValue] | None = None,
    reward: str = "win",
    worlds: int = 1,
    render_mode: str | None = None,
) -> AECEnv[str, Any, Any]:
    """An environment with PettingZoo's usual checks around it.

    `reward` is `score`, `margin`, `rank` or `win`, given when the game is over. With `worlds` above
    0 the features of the learned values are part of the observation, averaged over so many worlds.
    """
    raw = raw_env(
        game, players, options=options, reward=reward, worlds=worlds, render_mode=render_mode
    )
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw))


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 - PettingZoo's name for it
    """An environment without checks: agent `seat_0` sits in seat 0.

    Seats that decide at the same time are asked one after the other, and see nothing of what the
    others have chosen. An action that is masked raises Illegal, and nothing has changed.
    """

    metadata: dict[str, Any] = {
        "render_modes": [TEXT],
        "name": "quattrocento_v0",
        "is_parallelizable": True,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "win",
        worlds: int = 1,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in {None, TEXT}:
            raise BadSetup("bad-render-mode", {"mode": str(render_mode), "modes": TEXT})
        self.setting = Setting(game, players, options, reward, worlds)
        self.render_mode = render_mode
        self.metadata = {**raw_env.metadata, "name": f"quattrocento_{game}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        knowledge = self.setting.knowledge
        actions = self.setting.game.action_count
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (knowledge.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random = seeding.np_random(None)[0]

    def observation_space(self, agent: str) -> Any:
        """What an agent's observations are."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent's actions are."""
        return self.action_spaces[agent]

    # The course of a game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the one of the seed, if one is given."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        number = int(self._random.integers(SEEDS)) if seed is None else seed
        setting = self.setting
        self.state_of_game = setting.new(number)
        self.record = Record.begin(setting.game.name, setting.players, number, setting.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._awaited()

    def step(self, action: Any) -> None:
        """Let the agent whose turn it is act; once the game is over, let it go."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        seat = self.seat(agent)
        self.state_of_game.apply(seat, int(action))
        self.record.add(seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.state_of_game.over:
            self._end()
        else:
            self.agent_selection = self._awaited()
        self._accumulate_rewards()

    def _end(self) -> None:
        self.record.finish(self.state_of_game)
        for agent, reward in zip(
            self.possible_agents, self.setting.rewards(self.state_of_game), strict=True
        ):
            self.rewards[agent] = reward
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _awaited(self) -> str:
        return self.possible_agents[self.state_of_game.awaiting()[0]]

    # What an agent is told

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do now."""
        seat = self.seat(agent)
        state: State = self.state_of_game
        asked = not state.over and agent == self.agent_selection
        mask = np.zeros(self.setting.game.action_count, dtype=np.int8)
        if asked:
            mask[state.legal(seat)] = 1
        return {"observation": self.setting.knowledge.row(state, seat), "action_mask": mask}

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def text_observation(self, agent: str, language: str = "en") -> str:
        """What an agent knows in words: the table, the question, and each answer in notation."""
        return described(self.state_of_game, self.seat(agent), language)

    def text_actions(self, agent: str) -> list[str]:
        """What an agent may do now, in notation."""
        table = self.setting.game.actions
        return [table.text(action) for action in self.state_of_game.legal(self.seat(agent))]

    def action_of(self, text: str) -> int:
        """The action with a notation; BadNotation names the nearest if there is none."""
        return self.setting.game.actions.parse(text)

    def render(self) -> str | None:
        """With `render_mode="ansi"` what the agent whose turn it is knows, in words."""
        if self.render_mode is None:
            return None
        return self.text_observation(self.agent_selection)

    def close(self) -> None:
        """Nothing to release."""

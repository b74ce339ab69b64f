"""The games as Gymnasium environments: one agent against bots of chosen levels.

Importing this module registers `quattrocento/Palazzo-v0` and so on for every game, and
`quattrocento/FlorenceSolo-v0`, in which Strozzi is the only rival.

>>> import gymnasium
>>> import quattrocento.lab.gymnasium
>>> table = gymnasium.make("quattrocento/Palazzo-v0", opponents="random")
>>> seen, info = table.reset(seed=7)
>>> over = False
>>> while not over:
...     action = table.action_space.sample(mask=seen["action_mask"])
...     seen, reward, over, _, info = table.step(action)
>>> reward in (0.0, 0.5, 1.0)
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quattrocento.bots import Bot, make_bot
from quattrocento.bots.match import SEATS_APART, answer
from quattrocento.core.errors import BadSetup, Illegal
from quattrocento.core.options import OptionValue
from quattrocento.core.record import Record
from quattrocento.core.registry import games
from quattrocento.core.state import State
from quattrocento.lab.prose import described
from quattrocento.lab.setting import Setting

SEEDS = 1 << 30
TEXT = "ansi"
OPPONENT = "advised"
END = "end"
RAISE = "raise"

Seen = dict[str, Any]


class QuattrocentoEnv(gymnasium.Env[Seen, Any]):
    """One seat of a game, the others taken by bots."""

    metadata: dict[str, Any] = {"render_modes": [TEXT], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = OPPONENT,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "win",
        worlds: int = 1,
        illegal: str = END,
        render_mode: str | None = None,
    ) -> None:
        """Take a seat, or with None another one in each game, drawn by its seed.

        `opponents` is one kind of bot for all other seats, or one for each in the order in which
        they come after the agent's. An action that is masked changes nothing at the table: it ends
        the game for the agent with the least reward there is, and `info["illegal"]` says why; with
        `illegal="raise"` it raises Illegal.
        """
        if illegal not in {END, RAISE}:
            raise BadSetup("bad-illegal", {"illegal": illegal, "choices": f"{END}, {RAISE}"})
        if render_mode not in {None, TEXT}:
            raise BadSetup("bad-render-mode", {"mode": str(render_mode), "modes": TEXT})
        self.setting = Setting(game, players, options, reward, worlds)
        rivals = self.setting.players - 1
        if seat is not None and not 0 <= seat <= rivals:
            raise BadSetup("bad-seat", {"seat": str(seat), "seats": self.setting.players})
        self.chosen_seat = seat
        self.opponents = [opponents] * rivals if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != rivals:
            raise BadSetup("bad-bot-count", {"bots": len(self.opponents), "players": rivals})
        for kind in self.opponents:
            make_bot(kind, 0)
        self.illegal = illegal
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.setting.game.action_count)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.setting.knowledge.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.setting.game.action_count,), np.int8),
            }
        )

    # The course of a game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game, the one of the seed if one is given, and let the bots before us play."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS)) if seed is None else seed
        setting = self.setting
        self.state: State = setting.new(number)
        self.seat = number % setting.players if self.chosen_seat is None else self.chosen_seat
        self.record = Record.begin(
            setting.game.name, setting.players, number, setting.options, self.names()
        )
        self.bots: dict[int, Bot] = {
            (self.seat + place) % setting.players: make_bot(kind, number * SEATS_APART + place)
            for place, kind in enumerate(self.opponents, start=1)
        }
        self.let_bots_play()
        return self.seen(), self.told()

    def names(self) -> list[str]:
        """Who sits where."""
        players = self.setting.players
        seated = ["agent", *self.opponents]
        return [seated[(seat - self.seat) % players] for seat in range(players)]

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots play until it is our turn again or the game is over."""
        try:
            self.act(self.seat, int(action))
        except Illegal as refused:
            if self.illegal == RAISE:
                raise
            told = {**self.told(), "illegal": str(refused)}
            return self.seen(), self.setting.bounds.least, True, False, told
        self.let_bots_play()
        over = self.state.over
        reward = self.setting.rewards(self.state)[self.seat] if over else 0.0
        return self.seen(), reward, over, False, self.told()

    def let_bots_play(self) -> None:
        """Let the bots answer while we are not awaited."""
        while not self.state.over and self.seat not in self.state.awaiting():
            seat = self.state.awaiting()[0]
            seed = self.record.seed + len(self.record.moves)
            self.act(seat, answer(self.bots[seat], self.state, seat, seed))
        if self.state.over:
            self.record.finish(self.state)

    def act(self, seat: int, action: int) -> None:
        """Take an action and write it down."""
        self.state.apply(seat, action)
        self.record.add(seat, action)

    # What the agent is told

    def seen(self) -> Seen:
        """What the agent knows, and what it may do now."""
        knowledge = self.setting.knowledge
        return {
            "observation": knowledge.row(self.state, self.seat),
            "action_mask": knowledge.mask(self.state, self.seat),
        }

    def told(self) -> dict[str, Any]:
        """The mask again, for whoever looks for it there; at the end also how it ended."""
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.state.over:
            info["scores"] = np.array(self.state.scores(), dtype=np.int64)
        return info

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that is allowed now."""
        return self.setting.knowledge.mask(self.state, self.seat)

    def text_observation(self, language: str = "en") -> str:
        """What the agent knows in words: the table, the question, and each answer in notation."""
        return described(self.state, self.seat, language)

    def render(self) -> Any:
        """With `render_mode="ansi"` what the agent knows, in words."""
        return None if self.render_mode is None else self.text_observation()


def register() -> None:
    """Let `gymnasium.make` find every game."""
    place = f"{__name__}:QuattrocentoEnv"
    named = {f"quattrocento/{game.capitalize()}-v0": {"game": game} for game in games()}
    solo: dict[str, Any] = {"game": "florence", "players": 1}
    for name, arguments in {**named, "quattrocento/FlorenceSolo-v0": solo}.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=place, kwargs=arguments)


register()

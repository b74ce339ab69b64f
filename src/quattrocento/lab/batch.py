"""Batches: many games stepped at once into NumPy arrays that the caller owns.

>>> import numpy as np
>>> batch = Batch("palazzo", players=2, size=64, seed=7)
>>> actions = np.zeros(batch.rows, dtype=np.int32)
>>> for _ in range(10):
...     batch.sample(actions)
...     batch.step(actions)
>>> batch.buffers.observations.shape, batch.buffers.masks.shape, int(batch.buffers.dones.sum())
((64, 779), (64, 255), 0)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quattrocento.core.errors import BadSetup
from quattrocento.core.options import OptionValue
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.lab.observations import Observations
from quattrocento.lab.rewards import checked_scheme, rewards
from quattrocento.lab.stepping import Stepper

Actions = NDArray[np.int32]
ROWS_TOGETHER = 256


@dataclass
class Buffers:
    """Where a batch writes: one row a game, or a row for each seat of each game.

    `observations` are bytes as they stand in the rows, or as float32 numbers from 0 to 1; `masks` 1
    for what may be done; `seats` whose row it is; `awaited` whether that seat must decide;
    `rewards` of every seat and `dones` are those of the game that the last step ended; `seeds` are
    those of the games under way.
    """

    observations: NDArray[Any]
    masks: NDArray[np.uint8]
    seats: NDArray[np.uint8]
    awaited: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    dones: NDArray[np.uint8]
    seeds: NDArray[np.int64]


class Batch:
    """Games of one kind, all stepped together."""

    def __init__(
        self,
        game: str,
        players: int,
        size: int,
        seed: int = 0,
        *,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "win",
        worlds: int = 0,
        everyone: bool = False,
        buffers: Buffers | None = None,
        dtype: str = "uint8",
        seeds_apart: int | None = None,
    ) -> None:
        """Begin the games, and write what is asked in each.

        With `everyone` there is a row for each seat, and who decide at the same time do so in one
        step. Without `buffers` the batch makes its own, with observations of the `dtype`.
        """
        found = find_game(game)
        if size < 1:
            raise BadSetup("bad-batch-size", {"size": size})
        if not 0 <= worlds <= 1:
            raise BadSetup("bad-worlds", {"worlds": worlds, "most": 1})
        found.new(players=players, seed=seed, options=options)
        self.game = found
        self.players = players
        self.size = size
        self.rows = size * (players if everyone else 1)
        self.knowledge = Observations(found, players, worlds)
        observer = found.observer
        assert observer is not None
        self._stepper = Stepper(
            found,
            observer,
            players,
            dict(options or {}),
            size,
            seed,
            size if seeds_apart is None else seeds_apart,
            everyone,
            found.features if worlds else None,
            partial(rewards, scheme=checked_scheme(reward)),
        )
        shapes = shapes_of(self.knowledge, size, self.rows, dtype)
        self.buffers = checked(buffers, shapes) if buffers is not None else made(shapes)
        self._floats = self.buffers.observations.dtype == np.float32
        self._rows = (
            np.empty((self.rows, self.knowledge.size), dtype=np.uint8)
            if self._floats
            else self.buffers.observations
        )
        self._limits = self.knowledge.limits.astype(np.uint8)
        self.buffers.rewards[:] = 0
        self.buffers.dones[:] = 0
        self.buffers.seeds[:] = self._stepper.seeds
        self._stepper.look(*self._targets())
        self._copy()

    def step(self, actions: Actions) -> None:
        """Apply an action to every row; Illegal, and nothing has changed, if one is masked.

        What is given for a row that is not awaited does not matter.
        """
        self.check(actions)
        self.advance(actions)

    def check(self, actions: Actions) -> None:
        """Refuse actions of which one is masked."""
        if actions.shape != (self.rows,):
            raise BadSetup("bad-actions", {"shape": str(actions.shape), "expected": self.rows})
        self._stepper.check(as_bytes(actions))

    def advance(self, actions: Actions) -> None:
        """Apply actions that have been checked."""
        stepper, buffers = self._stepper, self.buffers
        stepper.step(as_bytes(actions), *self._targets())
        put(buffers.rewards, stepper.rewards.getvalue())
        put(buffers.dones, stepper.dones.getvalue())
        for place in stepper.ended:
            buffers.seeds[place] = stepper.seeds[place]
        self._copy()

    def sample(self, actions: Actions) -> None:
        """Fill an array with actions drawn at random from those allowed."""
        actions[:] = np.frombuffer(self._stepper.drawn(), dtype="<i4")

    def state(self, place: int) -> State:
        """The true state of a game, for bots that play some of its seats; not to be changed."""
        return self._stepper.states[place]

    def _targets(self) -> tuple[memoryview, memoryview, int]:
        """Where observations and masks are written, and how long an observation is."""
        return as_memory(self._rows), as_memory(self.buffers.masks), self.knowledge.size

    def _copy(self) -> None:
        """Copy what else is known of each row."""
        put(self.buffers.seats, self._stepper.seats.getvalue())
        put(self.buffers.awaited, self._stepper.awaited.getvalue())
        if self._floats:
            self._normalise()

    def _normalise(self) -> None:
        """Make numbers from 0 to 1 of the rows, some at a time so that they stay near."""
        rows, floats = self._rows, self.buffers.observations
        for start in range(0, self.rows, ROWS_TOGETHER):
            part = slice(start, start + ROWS_TOGETHER)
            np.minimum(rows[part], self._limits, out=rows[part])
            np.multiply(rows[part], self.knowledge.scale, out=floats[part])


def shapes_of(
    knowledge: Observations, size: int, rows: int, dtype: str
) -> dict[str, tuple[tuple[int, ...], str]]:
    """Shape and type of each buffer, by its name."""
    if dtype not in {"uint8", "float32"}:
        raise BadSetup("bad-batch-type", {"type": dtype})
    return {
        "observations": ((rows, knowledge.size), dtype),
        "masks": ((rows, knowledge.game.action_count), "uint8"),
        "seats": ((rows,), "uint8"),
        "awaited": ((rows,), "uint8"),
        "rewards": ((size, knowledge.players), "float32"),
        "dones": ((size,), "uint8"),
        "seeds": ((size,), "int64"),
    }


def as_bytes(actions: Actions) -> bytes:
    """Actions as the stepper reads them."""
    return np.ascontiguousarray(actions, dtype=np.int32).tobytes()


def put(buffer: NDArray[Any], data: bytes) -> None:
    """Copy bytes into an array."""
    as_memory(buffer)[:] = data


def as_memory(array: NDArray[Any]) -> memoryview:
    """The bytes of an array, to be written."""
    return array.reshape(-1).data.cast("B")


def made(shapes: Mapping[str, tuple[tuple[int, ...], str]]) -> Buffers:
    """Fresh arrays."""
    return Buffers(**{name: np.zeros(shape, dtype) for name, (shape, dtype) in shapes.items()})


def checked(buffers: Buffers, shapes: Mapping[str, tuple[tuple[int, ...], str]]) -> Buffers:
    """The caller's arrays, if they fit; BadSetup names the one that does not."""
    for field in fields(buffers):
        array = getattr(buffers, field.name)
        shape, dtype = shapes[field.name]
        types = {"uint8", "float32"} if field.name == "observations" else {dtype}
        fits = (
            isinstance(array, np.ndarray)
            and array.shape == shape
            and array.dtype.name in types
            and array.flags.c_contiguous
            and array.flags.writeable
        )
        if not fits:
            expected = f"{' | '.join(sorted(types))} {shape}"
            raise BadSetup("bad-buffer", {"name": field.name, "expected": expected})
    return buffers

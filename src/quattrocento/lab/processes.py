"""A batch on several cores: each process steps its part, all write into shared memory.

>>> import numpy as np
>>> with ProcessBatch("augsburg", players=2, size=8, seed=7, workers=2) as batch:
...     actions = np.zeros(batch.rows, dtype=np.int32)
...     for _ in range(5):
...         batch.sample(actions)
...         batch.step(actions)
...     batch.buffers.observations.shape
(8, 968)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Self

import numpy as np

from quattrocento.core.errors import BadSetup, QuattrocentoError
from quattrocento.core.options import OptionValue
from quattrocento.lab.batch import Actions, Batch, Buffers, shapes_of
from quattrocento.lab.observations import Observations
from quattrocento.lab.setting import Setting

ACTIONS = "actions"
# Every array begins where any number may.
ALIGNED = 64

CHECK = "check"
ADVANCE = "advance"
SAMPLE = "sample"
END = "end"

Shapes = Mapping[str, tuple[tuple[int, ...], str]]


class ProcessBatch:
    """What a Batch is, on several cores; `close` it, or use it in a `with`."""

    def __init__(
        self,
        game: str,
        players: int,
        size: int,
        seed: int = 0,
        *,
        workers: int,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "win",
        worlds: int = 0,
        everyone: bool = False,
        dtype: str = "uint8",
    ) -> None:
        """Begin the games in `workers` processes, each with an equal part of them."""
        if workers < 1 or size < 1 or size % workers:
            raise BadSetup("bad-batch-workers", {"size": size, "workers": workers})
        setting = Setting(game, players, options, reward, worlds)
        self.players = players
        self.size = size
        self.rows = size * (players if everyone else 1)
        self.knowledge: Observations = setting.knowledge
        shapes = with_actions(shapes_of(self.knowledge, size, self.rows, dtype), self.rows)
        self._memory = SharedMemory(create=True, size=total_bytes(shapes))
        arrays = arrays_in(self._memory, shapes)
        self._actions: Actions = arrays.pop(ACTIONS)
        self.buffers = Buffers(**arrays)
        arguments = {
            "game": game,
            "players": players,
            "size": size // workers,
            "options": options,
            "reward": reward,
            "worlds": worlds,
            "everyone": everyone,
            "seeds_apart": size,
        }
        context = get_context("spawn")
        self._processes = []
        self._pipes: list[Connection] = []
        for number in range(workers):
            ours, theirs = context.Pipe()
            part = (number, workers)
            chosen = {**arguments, "seed": seed + number * (size // workers)}
            process = context.Process(
                target=work, args=(theirs, self._memory.name, shapes, part, chosen), daemon=True
            )
            process.start()
            theirs.close()
            self._processes.append(process)
            self._pipes.append(ours)
        self._heard()

    def step(self, actions: Actions) -> None:
        """Apply an action to every row; Illegal, and nothing has changed, if one is masked."""
        if actions.shape != (self.rows,):
            raise BadSetup("bad-actions", {"shape": str(actions.shape), "expected": self.rows})
        self._actions[:] = actions
        self._ask(CHECK)
        self._ask(ADVANCE)

    def sample(self, actions: Actions) -> None:
        """Fill an array with actions drawn at random from those allowed."""
        self._ask(SAMPLE)
        actions[:] = self._actions

    def _ask(self, what: str) -> None:
        for pipe in self._pipes:
            pipe.send(what)
        self._heard()

    def _heard(self) -> None:
        """Wait for all; raise the first refusal."""
        problems = [problem for problem in [pipe.recv() for pipe in self._pipes] if problem]
        if problems:
            raise problems[0]

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            pipe.send(END)
            process.join()
            pipe.close()
        self._pipes, self._processes = [], []
        # Arrays into the memory would keep it from being closed.
        del self._actions
        self.buffers = Buffers(
            **{field.name: getattr(self.buffers, field.name).copy() for field in fields(Buffers)}
        )
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def work(
    pipe: Connection, memory: str, shapes: Shapes, part: tuple[int, int], chosen: dict[str, Any]
) -> None:
    """Step a part of the games whenever asked to, until told to end."""
    number, workers = part
    shared = SharedMemory(memory)
    arrays = {
        name: array[number * len(array) // workers : (number + 1) * len(array) // workers]
        for name, array in arrays_in(shared, shapes).items()
    }
    actions = arrays.pop(ACTIONS)
    batch = Batch(**chosen, buffers=Buffers(**arrays))
    pipe.send(None)
    while (asked := pipe.recv()) != END:
        pipe.send(answered(batch, asked, actions))
    del batch, arrays, actions
    shared.close()


def answered(batch: Batch, asked: str, actions: Actions) -> QuattrocentoError | None:
    """Do what is asked; what refused it, if anything did."""
    try:
        if asked == CHECK:
            batch.check(actions)
        elif asked == ADVANCE:
            batch.advance(actions)
        else:
            batch.sample(actions)
    except QuattrocentoError as problem:
        return problem
    return None


# Arrays in shared memory


def with_actions(shapes: Shapes, rows: int) -> Shapes:
    """The shapes with that of the actions."""
    return {**shapes, ACTIONS: ((rows,), "int32")}


def bytes_of(shape: tuple[int, ...], dtype: str) -> int:
    """How many bytes an array takes, filled up so that the next one is aligned."""
    exact = prod(shape) * np.dtype(dtype).itemsize
    return -(-exact // ALIGNED) * ALIGNED


def total_bytes(shapes: Shapes) -> int:
    """How many bytes all arrays take."""
    return sum(bytes_of(shape, dtype) for shape, dtype in shapes.values())


def arrays_in(memory: SharedMemory, shapes: Shapes) -> dict[str, Any]:
    """The arrays, one after the other in the memory."""
    found: dict[str, Any] = {}
    start = 0
    for name, (shape, dtype) in shapes.items():
        found[name] = np.ndarray(shape, dtype, memory.buf, start)
        start += bytes_of(shape, dtype)
    return found

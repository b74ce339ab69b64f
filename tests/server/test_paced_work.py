"""What can wait is done bit by bit: the event loop has most of its time for those who move."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quattrocento.server.tables.broadcast import PACE_SECONDS, PacedWork


class Clockwork(asyncio.AbstractEventLoop):
    """An event loop whose time goes on only as far as the next thing that is due."""

    def __init__(self) -> None:
        self.now = 100.0
        self.due: list[asyncio.TimerHandle] = []

    def get_debug(self) -> bool:
        return False

    def time(self) -> float:
        return self.now

    def call_at(
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, lambda: callback(*args), (), self)
        self.due.append(timer)
        return timer

    def run(self) -> None:
        """Do all that is due, each at its time."""
        while self.due:
            timer = self.due.pop(0)
            self.now = max(self.now, timer.when())
            timer._callback()  # type: ignore[attr-defined]


def test_pieces_are_begun_at_a_steady_pace_however_long_one_takes() -> None:
    loop = Clockwork()
    begun: list[float] = []

    def piece(seconds: float) -> None:
        begun.append(loop.now)
        loop.now += seconds

    paced = PacedWork(loop)
    for part in (0.1, 0.9, 0.0):
        paced.add(piece, part * PACE_SECONDS)
    loop.run()
    assert begun == [pytest.approx(100.0 + step * PACE_SECONDS) for step in range(3)]
    # Whoever was kept from beginning catches nothing up.
    paced.add(piece, 5 * PACE_SECONDS)
    for _ in range(2):
        paced.add(piece, 0.0)
    loop.run()
    assert begun[-1] - begun[-2] == pytest.approx(PACE_SECONDS)
    # What comes much later need not wait.
    loop.now = 200.0
    paced.add(piece, 0.0)
    loop.run()
    assert begun[-1] == 200.0


def test_what_fails_keeps_nothing_else_from_being_done() -> None:
    loop = Clockwork()
    done: list[str] = []

    def fail() -> None:
        raise RuntimeError("no idea")

    paced = PacedWork(loop)
    paced.add(fail)
    paced.add(done.append, "the next")
    with pytest.raises(RuntimeError):
        loop.run()
    loop.run()
    assert done == ["the next"]

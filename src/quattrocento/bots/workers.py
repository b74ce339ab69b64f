"""Many small tasks on one core, on several, or on the machines of a Ray cluster.

Whoever has tasks asks for workers once and maps over them; where the work is done changes nothing
else. Results come in the order of the tasks.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from quattrocento.core.errors import BadSetup

Task = TypeVar("Task")
Result = TypeVar("Result")

SECONDS_TO_ANSWER = 3.0


class Workers(Protocol):
    """Whoever can do tasks."""

    def map(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results of all tasks, in their order."""
        ...


class OneWorker:
    """Does one task after the other, here."""

    def map(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results of all tasks, each made when it is asked for."""
        return map(work, tasks)


class LocalWorkers:
    """Processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def map(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results of all tasks."""
        return self._pool.map(work, tasks)


class RayWorkers:
    """The machines of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def map(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results of all tasks."""

        def interpreted(task: Task) -> Result:
            """Ray takes no compiled function, but one that calls it."""
            return work(task)

        remote = self._ray.remote(interpreted)
        yield from (self._ray.get(each) for each in [remote.remote(task) for task in tasks])


@contextmanager
def open_workers(number: int | None = None, ray: str | None = None) -> Iterator[Workers]:
    """Workers as many as asked for, one a core if not said; or those of a Ray cluster."""
    if ray is not None:
        yield from ray_workers(ray)
        return
    processes = number or os.cpu_count() or 1
    if processes == 1:
        yield OneWorker()
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield LocalWorkers(pool)


def ray_workers(address: str) -> Iterator[Workers]:
    """Connect to a cluster; BadSetup if that cannot be done."""
    check_answers(address)
    try:
        ray = import_module("ray")
    except ImportError as problem:
        raise BadSetup("no-ray", {}) from problem
    try:
        ray.init(address=address, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as problem:
        raise BadSetup("bad-ray", {"address": address}) from problem
    try:
        yield RayWorkers(ray)
    finally:
        ray.shutdown()


def check_answers(address: str) -> None:
    """Refuse an address where nobody listens: Ray itself would try for minutes."""
    if address in {"local", "auto"}:
        return
    host, mark, port = address.removeprefix("ray://").rpartition(":")
    if not mark or not port.isdigit():
        raise BadSetup("bad-ray", {"address": address})
    try:
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
    except OSError as problem:
        raise BadSetup("bad-ray", {"address": address}) from problem

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
# What a client of Ray says first, and the kind of frame that a cluster answers with (HTTP/2).
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
KIND_AT, SETTINGS = 3, 4


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
    """Refuse an address where no cluster answers: Ray itself would try for minutes."""
    if address in {"local", "auto"}:
        return
    host, mark, port = address.removeprefix("ray://").rpartition(":")
    if not mark or not port.isdecimal():
        raise BadSetup("bad-ray", {"address": address})
    try:
        there = greeted(host.strip("[]"), int(port))
    except (OSError, OverflowError, UnicodeError) as problem:
        raise BadSetup("bad-ray", {"address": address}) from problem
    if not there:
        raise BadSetup("bad-ray", {"address": address})


def greeted(host: str, port: int) -> bool:
    """Whether whoever listens at an address answers a greeting as a cluster does."""
    with socket.create_connection((host, port), SECONDS_TO_ANSWER) as line:
        if os.environ.get("RAY_USE_TLS", "0") != "0":
            # It would answer nothing that is not encrypted.
            return True
        line.sendall(GREETING)
        answer = line.recv(KIND_AT + 1)
    return len(answer) > KIND_AT and answer[KIND_AT] == SETTINGS

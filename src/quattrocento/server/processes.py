"""Several processes behind one port: they are started, watched, and replaced when they die.

Where the system can fork, all are forked from one process that has loaded what they need: to load
it takes longer than all else that a new one does. Each says every second that it goes on.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import tempfile
import time
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerContext
from types import FrameType

import uvicorn

from quattrocento.server.app import make_app
from quattrocento.server.monitoring import metrics
from quattrocento.server.monitoring.logs import log_to_stderr
from quattrocento.server.run import LEAVING_SECONDS, configured
from quattrocento.server.settings import Settings
from quattrocento.server.tasks.garbage import collect_little
from quattrocento.server.tasks.workers import ONE_THREAD

log = logging.getLogger(__name__)

SAY_SECONDS = 1.0
LOOK_SECONDS = 0.25
# How long a process may be too busy to say that it goes on, or to start, before another takes its
# place; and how long to wait after one that could not start.
SILENT_SECONDS = 30.0
STARTING_SECONDS = 120.0
AGAIN_SECONDS = 1.0
# What ends by itself has ended by then; what has not is killed.
ENDING_SECONDS = LEAVING_SECONDS + 20.0
FAILED = 1
# Elsewhere libraries may not be forked once they are loaded.
CONTEXT = get_context("forkserver") if sys.platform == "linux" else get_context("spawn")


class TalkingServer(uvicorn.Server):
    """A server that says that it goes on, and ends when nobody listens any more."""

    def __init__(self, config: uvicorn.Config, listener: Connection) -> None:
        super().__init__(config)
        self._listener = listener

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until told to stop."""
        talking = asyncio.create_task(self._talk())
        try:
            await super().serve(sockets)
        finally:
            talking.cancel()

    async def _talk(self) -> None:
        try:
            while True:
                if self.started:
                    self._listener.send(True)
                await asyncio.sleep(SAY_SECONDS if self.started else LOOK_SECONDS)
        except OSError:
            # The process that looks after this one was killed.
            self.should_exit = True


def serve(
    settings: Settings, doors: list[socket.socket], number: int, listener: Connection
) -> None:
    """What each process does."""
    log_to_stderr()
    metrics.count_as(number)
    app = make_app(settings)
    collect_little()
    TalkingServer(configured(app, settings), listener).run(doors)


class Place:
    """One of the processes, and whoever takes its place when it has died."""

    def __init__(self, number: int, settings: Settings, doors: list[socket.socket]) -> None:
        self.number = number
        self._given = (settings, doors)
        self._start()

    def _start(self) -> None:
        self._heard, listener = CONTEXT.Pipe(duplex=False)
        self.process = CONTEXT.Process(target=serve, args=(*self._given, self.number, listener))
        self.process.start()
        listener.close()
        self.served = False
        self._heard_at = time.monotonic()
        # When another takes the place of one that has died.
        self.again_at: float | None = None

    def look(self) -> None:
        """See whether the process goes on; start another if it does not."""
        now = time.monotonic()
        if self.again_at is None:
            self._hear(now)
            patience = SILENT_SECONDS if self.served else STARTING_SECONDS
            if not self.process.is_alive():
                self._buried()
                # Who could not even start might not for the next moment either.
                self.again_at = now if self.served else now + AGAIN_SECONDS
            elif now - self._heard_at > patience:
                self.process.kill()
        if self.again_at is not None and now >= self.again_at:
            self._start()

    def _hear(self, now: float) -> None:
        with suppress(EOFError, OSError):
            while self._heard.poll():
                self.served = self._heard.recv()
                self._heard_at = now

    def _buried(self) -> None:
        """Leave nothing of a process that has died."""
        self.process.join()
        self._heard.close()
        metrics.counts_no_more(self.number)
        log.error("process-died", extra={"code": self.process.exitcode})

    @property
    def failed(self) -> bool:
        """Whether the last process here could not start, and was not killed either."""
        killed = (self.process.exitcode or 0) < 0
        return self.again_at is not None and not self.served and not killed


class Supervisor:
    """Looks after the processes until told to stop."""

    def __init__(self) -> None:
        self._stopping = False

    def run(self, settings: Settings, count: int, doors: list[socket.socket]) -> None:
        """Run so many processes; stop when none of them can begin."""
        for kind in (signal.SIGINT, signal.SIGTERM):
            signal.signal(kind, self._stop)
        places = [Place(number, settings, doors) for number in range(count)]
        try:
            began = False
            while not self._stopping:
                alive = [each.process.sentinel for each in places if each.again_at is None]
                wait(alive, LOOK_SECONDS)
                for place in places:
                    place.look()
                began = began or any(place.served for place in places)
                if not began and any(place.failed for place in places):
                    raise SystemExit(FAILED)
        finally:
            end(places)

    def _stop(self, _kind: int, _frame: FrameType | None) -> None:
        self._stopping = True


def end(places: list[Place]) -> None:
    """Let all processes end, and see that they do."""
    for place in places:
        place.process.terminate()
    last = time.monotonic() + ENDING_SECONDS
    for place in places:
        place.process.join(max(0.0, last - time.monotonic()))
        if place.process.is_alive():
            place.process.kill()
            place.process.join()


def run_processes(settings: Settings, processes: int, doors: list[socket.socket]) -> None:
    """Run several processes behind the same doors until told to stop; one that dies is replaced."""
    log_to_stderr()
    # Whoever forks has one thread.
    os.environ.update(ONE_THREAD)
    if isinstance(CONTEXT, ForkServerContext):
        CONTEXT.set_forkserver_preload(["quattrocento.server.preloaded", __name__])
    with tempfile.TemporaryDirectory(prefix="quattrocento-figures-") as figures:
        os.environ[metrics.FOLDER] = figures
        Supervisor().run(settings, processes, doors)

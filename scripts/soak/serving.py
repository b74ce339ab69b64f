"""Our server in a process of its own: people may be quick, and its clock can jump.

SIGUSR1 lets it read from a file by how many seconds its clock is off from now on.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import signal
import time
from pathlib import Path

import uvicorn

from quattrocento.cli.serving import try_database
from quattrocento.server.app import make_app
from quattrocento.server.monitoring.logs import log_to_stderr
from quattrocento.server.people.settings import PeopleSettings
from quattrocento.server.run import configured
from quattrocento.server.settings import Settings
from quattrocento.server.tasks.garbage import collect_little

PROGRAM = "scripts.soak.serving"
CLOCK = "QUATTROCENTO_SOAK_CLOCK"
DESCRIPTORS = "QUATTROCENTO_SOAK_DESCRIPTORS"
UNLIMITED = 1_000_000


class JumpingClock:
    """The time of day, off by so many seconds."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.off = 0.0
        self.true = time.time

    def jump(self, *_: object) -> None:
        """Be off by what the file says."""
        self.off = float(self.file.read_text())

    def now(self) -> float:
        """The time of day as this process believes it to be."""
        return self.true() + self.off


def main() -> None:
    """Serve on the port and the database that are named."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--bot-pause", type=float, default=0.0)
    parser.add_argument("--call-after", type=float, help="call endpoints, also of our own network")
    choice = parser.parse_args()
    if CLOCK in os.environ:
        clock = JumpingClock(Path(os.environ[CLOCK]))
        signal.signal(signal.SIGUSR1, clock.jump)
        time.time = clock.now
    if DESCRIPTORS in os.environ:
        most = int(os.environ[DESCRIPTORS])
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    log_to_stderr()
    asyncio.run(try_database(choice.database))
    collect_little()
    people = PeopleSettings()
    if choice.call_after is not None:
        people = PeopleSettings(call_after=choice.call_after, private_endpoints=True)
    settings = Settings(
        database=choice.database,
        bot_pause=choice.bot_pause,
        rate_factor=UNLIMITED,
        people=people,
    )
    app = make_app(settings)
    uvicorn.Server(configured(app, settings, host="127.0.0.1", port=choice.port)).run()


if __name__ == "__main__":
    main()

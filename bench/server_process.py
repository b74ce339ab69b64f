"""Our server in a process of its own, or several, with no limit on how quickly people play.

It is the server that `quattrocento serve` runs; only the paces are set high.
"""

import asyncio
import sys

import uvicorn

from quattrocento.cli.serving import bound, try_database
from quattrocento.server.app import make_app
from quattrocento.server.processes import run_processes
from quattrocento.server.run import configured
from quattrocento.server.settings import Settings
from quattrocento.server.tasks.garbage import collect_little

UNLIMITED = 1_000_000


def main() -> None:
    """Serve on the port and the database that are named, by as many processes as are wanted."""
    port, database, *wanted = sys.argv[1:]
    asyncio.run(try_database(database))
    settings = Settings(database=database, bot_pause=0.0, rate_factor=UNLIMITED)
    if wanted:
        with bound("127.0.0.1", int(port)) as doors:
            run_processes(settings, int(wanted[0]), doors)
        return
    collect_little()
    uvicorn.Server(configured(make_app(settings), settings, host="127.0.0.1", port=int(port))).run()


if __name__ == "__main__":
    main()

"""How uvicorn runs our server: in this process, or in several behind one port."""

from __future__ import annotations

from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from quattrocento.server.app import make_app
from quattrocento.server.http.gate import Gate
from quattrocento.server.http.protocol import Admission, http_protocol
from quattrocento.server.live.opening import live_protocol
from quattrocento.server.monitoring.logs import log_to_stderr
from quattrocento.server.settings import Settings
from quattrocento.server.tasks.garbage import collect_little

LEAVING_SECONDS = 10
# How long a process may be too busy to say that it is there, before another takes its place.
SILENT_SECONDS = 30


def configured(app: Gate, settings: Settings, **where: Any) -> uvicorn.Config:
    """The configuration of uvicorn for our app."""
    return uvicorn.Config(app, **options(settings), **where)


def options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told, whichever app it runs."""
    admission = Admission(settings.trusted_proxies, settings.rate_factor)
    return {
        "http": http_protocol(admission),
        "ws": live_protocol(admission),
        "ws_per_message_deflate": False,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        # Whose word is taken is the gate's business.
        "proxy_headers": False,
        "timeout_graceful_shutdown": LEAVING_SECONDS,
    }


class WorkerConfig(uvicorn.Config):
    """The configuration of one of several processes, each of which makes everything anew."""

    def __init__(self, settings: Settings, processes: int, host: str, port: int) -> None:
        self.settings = settings
        super().__init__(
            make_app(settings),
            **options(settings),
            workers=processes,
            host=host,
            port=port,
            timeout_worker_healthcheck=SILENT_SECONDS,
        )

    def configure_logging(self) -> None:
        """Called first in each process: what is to be done there before anything else."""
        log_to_stderr()
        collect_little()

    def __reduce__(self) -> tuple[type[WorkerConfig], tuple[Settings, int, str, int]]:
        """What goes to a new process is only what the configuration is made of."""
        return WorkerConfig, (self.settings, self.workers, self.host, self.port)


def run_processes(settings: Settings, processes: int, host: str, port: int) -> None:
    """Run several processes behind one port until told to stop; one that dies is replaced."""
    config = WorkerConfig(settings, processes, host, port)
    Multiprocess(config, sockets=[config.bind_socket()]).run()

"""A PostgreSQL of our own on loopback, in a temporary folder, for tests and measurements."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

NOBODYS_NAMES = ("postgres", "nobody")
SECONDS = 120
# Hundreds of small databases take a minute to delete from a disk, and none from memory.
IN_MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of its own is made there
ROOM = 4 << 30


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, if it is installed."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    candidates = [*folders, *([Path(found).resolve().parent] if found else [])]
    for folder in candidates:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    return None


def unprivileged() -> pwd.struct_passwd | None:
    """Who shall run it: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    for name in NOBODYS_NAMES:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise AssertionError("no user to run PostgreSQL")


def free_port() -> int:
    """A port on loopback that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """A PostgreSQL in a folder of its own; `url` is its address, without a database's name."""

    def __init__(self, bin_folder: Path, folder: Path, durable: bool) -> None:
        self._programs = bin_folder
        self._folder = folder
        self._user = unprivileged()
        if self._user is not None:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        self._data = folder / "data"
        port = free_port()
        self.url = f"postgresql://tester@127.0.0.1:{port}"
        self._settings = (
            f"-c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -p {port}"
            f" -c fsync={'on' if durable else 'off'} -c max_connections=60"
        )
        where = ["-D", str(self._data), "-A", "trust", "-U", "tester", "--no-sync", "-E", "UTF8"]
        self._run("initdb", *where)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        log = str(self._folder / "log")
        self._control("-l", log, "-w", "-t", "60", "-o", self._settings, "start")

    def start_again(self) -> None:
        """Start it after it was killed, as soon as the last of its processes has ended."""
        end = time.monotonic() + SECONDS
        while True:
            try:
                self.start()
            except subprocess.CalledProcessError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.5)
            else:
                return

    def stop(self) -> None:
        """Stop it at once."""
        self._control("-m", "immediate", "-w", "stop")

    @property
    def first_process(self) -> int:
        """The process that started all others."""
        return int((self._data / "postmaster.pid").read_text().splitlines()[0])

    def kill(self) -> None:
        """End its first process without a word; the others follow."""
        os.kill(self.first_process, signal.SIGKILL)

    def keep(self, folder: Path) -> None:
        """Stop it, and leave a copy of its data and its log in a folder."""
        with suppress(subprocess.CalledProcessError):  # It may have been killed.
            self.stop()
        shutil.copytree(self._folder, folder, ignore=shutil.ignore_patterns(".s.*"))

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self._data), *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        user = self._user
        subprocess.run(
            [str(self._programs / program), *arguments],
            check=True,
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=SECONDS,
            user=None if user is None else user.pw_uid,
            group=None if user is None else user.pw_gid,
            extra_groups=None if user is None else [],
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": str(self._folder)},
        )


def place(durable: bool) -> Path | None:
    """Where its data shall lie: in memory if they may be lost and there is room."""
    if durable or not IN_MEMORY.is_dir() or shutil.disk_usage(IN_MEMORY).free < ROOM:
        return None
    return IN_MEMORY


@contextmanager
def running(bin_folder: Path, durable: bool) -> Iterator[Postgres]:
    """A PostgreSQL, for as long as it is needed."""
    folder = Path(tempfile.mkdtemp(prefix="quattrocento-postgres-", dir=place(durable)))
    try:
        postgres = Postgres(bin_folder, folder, durable)
        postgres.start()
        try:
            yield postgres
        finally:
            with suppress(subprocess.CalledProcessError):  # It may have been killed.
                postgres.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)

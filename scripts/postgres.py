"""A PostgreSQL of our own on loopback, in a temporary folder, for tests and measurements."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODYS_NAMES = ("postgres", "nobody")
SECONDS = 120


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


@contextmanager
def running(bin_folder: Path, durable: bool) -> Iterator[str]:
    """The address of a running server, without a database's name."""
    user = unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="quattrocento-postgres-"))

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [str(bin_folder / program), *arguments],
            check=True,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=SECONDS,
            user=None if user is None else user.pw_uid,
            group=None if user is None else user.pw_gid,
            extra_groups=None if user is None else [],
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": str(folder)},
        )

    try:
        if user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
        data = folder / "data"
        port = free_port()
        run("initdb", "-D", str(data), "-A", "trust", "-U", "tester", "--no-sync", "-E", "UTF8")
        settings = f"-c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -p {port}"
        settings += f" -c fsync={'on' if durable else 'off'} -c max_connections=60"
        log = str(folder / "log")
        run("pg_ctl", "-D", str(data), "-l", log, "-w", "-t", "60", "-o", settings, "start")
        try:
            yield f"postgresql://tester@127.0.0.1:{port}"
        finally:
            run("pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)

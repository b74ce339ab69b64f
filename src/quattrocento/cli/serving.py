"""The server in the terminal: running it, and taking tables and records in and out of its store."""

from __future__ import annotations

import asyncio
import http.client
import logging
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import sqlalchemy as sa
import typer
import uvicorn
from rich.console import Console
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from quattrocento.cli.speech import say, usual_language, wrong
from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.record import Record
from quattrocento.server.app import make_app
from quattrocento.server.http.visitors import networks
from quattrocento.server.monitoring.logs import log_to_stderr
from quattrocento.server.people import mail
from quattrocento.server.people.links import address_of
from quattrocento.server.processes import run_processes
from quattrocento.server.run import configured
from quattrocento.server.settings import Settings
from quattrocento.server.store import transfer
from quattrocento.server.store.database import connected, is_sqlite
from quattrocento.server.store.leases import StoreInUse
from quattrocento.server.store.store import Store
from quattrocento.server.tasks.garbage import collect_little

DATABASE_FILE = "tables.db"
HOME = "127.0.0.1"
USUAL_PORT = 1469
TRIED_PORTS = 30
ASK_AGAIN_SECONDS = 0.2


def database_of(url: str | None, data: Path | None) -> str:
    """The database: as given, or SQLite in the folder for data."""
    folder = data or Path(typer.get_app_dir("quattrocento"))
    return f"sqlite:///{folder / DATABASE_FILE}" if url is None else url


def make_folder(database: str) -> None:
    """Make the folder for a file of SQLite, if need be."""
    if is_sqlite(database):
        file_of(database).parent.mkdir(parents=True, exist_ok=True)


def file_of(database: str) -> Path:
    """The file of a database of SQLite."""
    return Path(make_url(database).database or "")


async def opened(url: str, new: bool = False) -> Store:
    """The store, or one line that says why not; only a `new` one may be made for it."""
    try:
        if not new and not await is_ours(url):
            raise wrong("no-tables", database=make_url(url).render_as_string(hide_password=True))
        if new:
            make_folder(url)
        return await Store.open(url)
    except (SQLAlchemyError, OSError, ImportError) as problem:
        raise wrong("no-database", problem=str(problem).splitlines()[0]) from None


async def is_ours(url: str) -> bool:
    """Whether a database holds a store already; nothing is made there."""
    if is_sqlite(url) and not file_of(url).is_file():
        return False
    engine = connected(url)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(lambda sync: sa.inspect(sync).has_table("settings"))
    finally:
        await engine.dispose()


# Serve


def serve(console: Console, host: str, port: int, settings: Settings, processes: int) -> None:
    """Run the server until it is told to stop; whatever is not as it must be is said first."""
    must_be_networks(settings)
    must_be_shared(settings.database, processes)
    must_be_mail_server(settings.people.smtp)
    must_be_address(settings.url)
    with bound(host, port) as doors:
        asyncio.run(try_database(settings.database))
        welcome = Welcome(console, host, port)
        if processes > 1:
            threading.Thread(target=welcome.when_answered, daemon=True).start()
            run_processes(settings, processes, doors)
            return
        log_to_stderr()
        collect_little()
        Welcoming(configured(make_app(settings), settings), welcome.say).run(sockets=doors)


def must_be_shared(database: str, processes: int) -> None:
    """Stop with one line if several processes shall use a database that only one may."""
    if processes > 1 and is_sqlite(database):
        raise wrong("processes-need-postgresql")


def must_be_networks(settings: Settings) -> None:
    """Stop with one line if an address or network is none."""
    for given in (*settings.trusted_proxies, *settings.metrics_from):
        try:
            networks([given])
        except ValueError:
            raise wrong("no-network", network=given) from None


def must_be_mail_server(smtp: str | None) -> None:
    """Stop with one line if e-mail cannot be sent to this address, which may hold a password."""
    if smtp is not None:
        try:
            mail.server_of(smtp)
        except ValueError:
            raise wrong("no-mail-server") from None


def must_be_address(url: str | None) -> None:
    """Stop with one line if links cannot begin with this."""
    if url is not None:
        try:
            address_of(url)
        except ValueError:
            raise wrong("bad-url", url=url) from None


@contextmanager
def bound(host: str, port: int) -> Iterator[list[socket.socket]]:
    """Listen at a port, at every address of a name; or one line that says why not.

    Whoever comes before the server is ready waits.
    """
    with ExitStack() as open_doors:
        try:
            passive = socket.AI_PASSIVE | socket.AI_NUMERICSERV
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=passive)
            doors = [
                open_doors.enter_context(socket.create_server(address, family=family))
                for family, address in dict.fromkeys((each[0], each[4]) for each in found)
            ]
        except (OSError, UnicodeError) as problem:
            raise wrong("no-door", host=host, port=str(port), problem=why(problem)) from None
        yield doors


def why(problem: OSError | UnicodeError) -> str:
    """What the system says of a problem with an address."""
    if isinstance(problem, UnicodeError | socket.gaierror):
        return str(problem.args[-1])
    return os.strerror(problem.errno or 0)


class Welcome:
    """Says where the server is, once it is there."""

    def __init__(self, console: Console, host: str, port: int) -> None:
        self.console = console
        self.host = host
        self.port = port

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"

    def say(self) -> None:
        """Say it."""
        self.console.print(say("serve-begins", address=self.address), markup=False)

    def when_answered(self) -> None:
        """Say it as soon as one of the processes answers."""
        while True:
            asked = http.client.HTTPConnection(self.host, self.port)
            try:
                asked.request("GET", "/health")
                asked.getresponse()
            except (OSError, http.client.HTTPException):
                time.sleep(ASK_AGAIN_SECONDS)
            else:
                break
            finally:
                asked.close()
        self.say()


def open_house(console: Console, browser: bool) -> None:
    """Run the server for this computer alone, and show its page."""
    database = database_of(None, None)
    with free_door() as door:
        asyncio.run(try_database(database))
        log_to_stderr(logging.WARNING)
        collect_little()
        welcome = Welcome(console, HOME, door.getsockname()[1])

        def begun() -> None:
            welcome.say()
            if browser:
                webbrowser.open(welcome.address)

        settings = Settings(database=database)
        Welcoming(configured(make_app(settings), settings), begun).run(sockets=[door])


def free_door() -> socket.socket:
    """The usual port, or the next that is free."""
    for port in range(USUAL_PORT, USUAL_PORT + TRIED_PORTS):
        try:
            return socket.create_server((HOME, port))
        except OSError:
            continue
    raise wrong("no-port", first=str(USUAL_PORT), last=str(USUAL_PORT + TRIED_PORTS - 1))


class Welcoming(uvicorn.Server):
    """A server that does something as soon as it is there."""

    def __init__(self, config: uvicorn.Config, begun: Callable[[], None]) -> None:
        super().__init__(config)
        self._begun = begun

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, then do it."""
        await super().startup(sockets)
        if self.started:
            await asyncio.to_thread(self._begun)


async def try_database(url: str) -> None:
    """Bring the store to its present shape, and see that it answers and is ours to serve."""
    store = await opened(url, new=True)
    try:
        await store.leases.begin()
        await store.leases.end()
    except StoreInUse as problem:
        raise wrong("database-in-use", file=str(problem.filename)) from None
    finally:
        await store.close()


# Export


def export(console: Console, database: str, file: Path, as_records: bool) -> None:
    """Write all tables to a file, or the records of all finished games into a folder."""
    count = asyncio.run(
        export_records(database, file) if as_records else export_all(database, file)
    )
    console.print(say("export-done", count=count, file=str(file)), markup=False)


async def export_all(database: str, file: Path) -> int:
    """Write a line for each table into a new file; how many."""
    store = await opened(database)
    count = 0
    try:
        with file.open("xb") as out:
            async for line in transfer.export_lines(store):
                out.write(line + b"\n")
                count += 1
    finally:
        await store.close()
    return count


async def export_records(database: str, folder: Path) -> int:
    """Write a record for each finished game into a folder; how many."""
    store = await opened(database)
    count = 0
    try:
        folder.mkdir(parents=True, exist_ok=True)
        async for table_id, record in transfer.export_records(store):
            file = folder / f"{record.game}-{table_id}.txt"
            file.write_text(record.dumps(), encoding="utf-8")
            count += 1
    finally:
        await store.close()
    return count


# Import


def take_in(console: Console, database: str, files: list[Path]) -> bool:
    """Keep the tables and records of some files; whether all could be read."""
    return asyncio.run(import_all(console, database, files))


async def import_all(console: Console, database: str, files: list[Path]) -> bool:
    """Keep what is in each file, and say what was done with it."""
    store = await opened(database, new=True)
    good = True
    try:
        for file in files:
            try:
                new, known = await import_file(store, file)
                said = say("import-done", file=str(file), new=new, known=known)
            except QuattrocentoError as problem:
                why = problem.sentence(usual_language())
                said = say("import-failed", file=str(file), problem=why)
                good = False
            except (msgspec.MsgspecError, ValueError) as problem:
                said = say("import-failed", file=str(file), problem=str(problem))
                good = False
            console.print(said, markup=False, soft_wrap=True)
    finally:
        await store.close()
    return good


async def import_file(store: Store, file: Path) -> tuple[int, int]:
    """Keep the tables of a file of JSON lines, or the game of a record; how many new and known."""
    content = file.read_bytes()
    if content.lstrip().startswith(b"{"):
        kept = [await transfer.import_line(store, line) for line in content.splitlines() if line]
    else:
        kept = [await transfer.import_record(store, Record.loads(content.decode()))]
    return kept.count(True), kept.count(False)

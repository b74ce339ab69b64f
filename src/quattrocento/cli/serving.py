"""The server in the terminal: running it, and taking tables and records in and out of its store."""

from __future__ import annotations

import asyncio
import logging
import socket
import webbrowser
from pathlib import Path

import msgspec
import typer
import uvicorn
from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError

from quattrocento.cli.speech import say, usual_language
from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.record import Record
from quattrocento.server.app import make_app
from quattrocento.server.http.visitors import networks
from quattrocento.server.monitoring.logs import log_to_stderr
from quattrocento.server.processes import run_processes
from quattrocento.server.run import configured
from quattrocento.server.settings import Settings
from quattrocento.server.store import transfer
from quattrocento.server.store.database import is_sqlite
from quattrocento.server.store.leases import StoreInUse
from quattrocento.server.store.store import Store
from quattrocento.server.tasks.garbage import collect_little

BAD_INPUT = 2
DATABASE_FILE = "tables.db"
HOME = "127.0.0.1"
USUAL_PORT = 1469
TRIED_PORTS = 30


def database_of(url: str | None, data: Path | None) -> str:
    """The database: as given, or SQLite in the folder for data, which is made if need be."""
    if url is not None:
        return url
    folder = data or Path(typer.get_app_dir("quattrocento"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / DATABASE_FILE}"


async def opened(url: str) -> Store:
    """The store, or one line that says why not."""
    try:
        return await Store.open(url)
    except (SQLAlchemyError, OSError, ImportError) as problem:
        why = str(problem).splitlines()[0]
        Console(stderr=True, soft_wrap=True).print(say("no-database", problem=why), markup=False)
        raise typer.Exit(BAD_INPUT) from None


# Serve


def serve(console: Console, host: str, port: int, settings: Settings, processes: int) -> None:
    """Run the server until it is told to stop."""
    must_be_networks(settings)
    must_be_shared(settings.database, processes)
    asyncio.run(try_database(settings.database))
    console.print(say("serve-begins", address=f"http://{host}:{port}"), markup=False)
    if processes > 1:
        run_processes(settings, processes, host, port)
        return
    log_to_stderr()
    collect_little()
    uvicorn.Server(configured(make_app(settings), settings, host=host, port=port)).run()


def must_be_shared(database: str, processes: int) -> None:
    """Stop with one line if several processes shall use a database that only one may."""
    if processes > 1 and is_sqlite(database):
        said = say("processes-need-postgresql")
        Console(stderr=True, soft_wrap=True).print(said, markup=False)
        raise typer.Exit(BAD_INPUT)


def must_be_networks(settings: Settings) -> None:
    """Stop with one line if an address or network is none."""
    for given in (*settings.trusted_proxies, *settings.metrics_from):
        try:
            networks([given])
        except ValueError:
            said = say("no-network", network=given)
            Console(stderr=True, soft_wrap=True).print(said, markup=False)
            raise typer.Exit(BAD_INPUT) from None


def open_house(console: Console, browser: bool) -> None:
    """Run the server for this computer alone, and show its page."""
    database = database_of(None, None)
    asyncio.run(try_database(database))
    log_to_stderr(logging.WARNING)
    collect_little()
    door = free_door()
    address = f"http://{HOME}:{door.getsockname()[1]}"
    settings = Settings(database=database)
    config = configured(make_app(settings), settings)
    server = Welcoming(config, address if browser else None)
    console.print(say("serve-begins", address=address), markup=False)
    server.run(sockets=[door])


def free_door() -> socket.socket:
    """The usual port, or the next that is free."""
    for port in range(USUAL_PORT, USUAL_PORT + TRIED_PORTS):
        door = socket.socket()
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((HOME, port))
            # Until one of them listens, two processes may both have bound the same port.
            door.listen()
        except OSError:
            door.close()
        else:
            return door
    Console(stderr=True, soft_wrap=True).print(
        say("no-port", first=str(USUAL_PORT), last=str(USUAL_PORT + TRIED_PORTS - 1)), markup=False
    )
    raise typer.Exit(BAD_INPUT)


class Welcoming(uvicorn.Server):
    """A server that shows its page in the browser as soon as it is there."""

    def __init__(self, config: uvicorn.Config, address: str | None) -> None:
        super().__init__(config)
        self.address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, then open the page."""
        await super().startup(sockets)
        if self.address is not None and self.started:
            await asyncio.to_thread(webbrowser.open, self.address)


async def try_database(url: str) -> None:
    """Bring the store to its present shape, and see that it answers and is ours to serve."""
    store = await opened(url)
    try:
        await store.leases.begin()
        await store.leases.end()
    except StoreInUse as problem:
        said = say("database-in-use", file=str(problem.filename))
        Console(stderr=True, soft_wrap=True).print(said, markup=False)
        raise typer.Exit(BAD_INPUT) from None
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
    store = await opened(database)
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

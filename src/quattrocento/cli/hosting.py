"""The host's console in the terminal: `quattrocento host ...`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from quattrocento.cli.speech import say, wrong

if TYPE_CHECKING:
    from quattrocento.server.moderation.console import HostConsole
    from quattrocento.server.store.rows import WholeTable

SHOWN = 100
FOR_EVER = -1

app = typer.Typer(help=say("help-cmd-host"), no_args_is_help=True, rich_markup_mode=None)

Result = TypeVar("Result")


def _text(key: str) -> str:
    return say(f"help-{key}")


Database = Annotated[str | None, typer.Option(help=_text("database"), metavar="URL")]
Data = Annotated[Path | None, typer.Option(help=_text("data"), metavar="DIR")]
TableId = Annotated[str, typer.Argument(help=_text("host-table"), metavar="TABLE")]
PersonId = Annotated[str, typer.Argument(help=_text("host-person"), metavar="PERSON")]
Whom = Annotated[str, typer.Argument(help=_text("host-whom"), metavar="WHOM")]
Days = Annotated[float | None, typer.Option(help=_text("host-days"), min=0, metavar="N")]
Keep = Annotated[int | None, typer.Option(help=_text("host-keep"), min=FOR_EVER, metavar="DAYS")]


def done(
    database: str | None, data: Path | None, work: Callable[[HostConsole], Awaitable[Result]]
) -> Result:
    """Do something with the host's console on a database."""
    import asyncio

    return asyncio.run(_done(database, data, work))


async def _done(
    database: str | None, data: Path | None, work: Callable[[HostConsole], Awaitable[Result]]
) -> Result:
    from quattrocento.cli.serving import database_of, opened
    from quattrocento.server.moderation.console import HostConsole, NobodyLikeThat

    store = await opened(database_of(database, data))
    try:
        return await work(HostConsole(store))
    except NobodyLikeThat as problem:
        raise wrong("no-such-whom", whom=str(problem)) from None
    finally:
        await store.close()


def tell(key: str, **arguments: str | float) -> None:
    """Say what was done."""
    Console(soft_wrap=True).print(say(key, **arguments), markup=False)


def columns(*keys: str) -> Table:
    """A table with these headings."""
    table = Table(box=None, pad_edge=False)
    for key in keys:
        table.add_column(say(f"host-{key}"), overflow="fold")
    return table


def when(at: float) -> str:
    """A time as the host reads it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


@app.command("tables", help=_text("host-tables"))
def _tables(database: Database = None, data: Data = None) -> None:
    from quattrocento.tables.setup import Setup

    rows = done(database, data, lambda host: host.store.newest_tables(SHOWN))
    shown = columns("id", "game", "status", "changed", "code")
    for row in rows:
        setup = msgspec.json.decode(row.setup, type=Setup)
        shown.add_row(row.id, setup.game, row.status, when(row.changed), row.code)
    Console(soft_wrap=True).print(shown)


@app.command("table", help=_text("host-one-table"))
def _table(table: TableId, database: Database = None, data: Data = None) -> None:
    from quattrocento.server.store.transfer import whole_table

    async def look(host: HostConsole) -> WholeTable | None:
        row = await host.store.table(table)
        return None if row is None else await whole_table(host.store, row)

    whole = done(database, data, look)
    if whole is None:
        raise wrong("no-such-table", table=table)
    people = columns("person", "name")
    for sitter in whole.sitters:
        people.add_row(sitter.person, whole.people.get(sitter.person, ""))
    chat = columns("changed", "person", "name", "text")
    for line in whole.chat:
        chat.add_row(when(line.at), line.person, line.name, line.text)
    console = Console(soft_wrap=True, markup=False)
    console.print(people)
    console.print(chat)


@app.command("close", help=_text("host-close"))
def _close(table: TableId, database: Database = None, data: Data = None) -> None:
    if not done(database, data, lambda host: host.close(table)):
        raise wrong("no-running-table", table=table)
    tell("host-closed", table=table)


@app.command("ban", help=_text("host-ban"))
def _ban(whom: Whom, days: Days = None, database: Database = None, data: Data = None) -> None:
    done(database, data, lambda host: host.impose("ban", whom, days))
    tell("host-banned", whom=whom)


@app.command("silence", help=_text("host-silence"))
def _silence(whom: Whom, days: Days = None, database: Database = None, data: Data = None) -> None:
    done(database, data, lambda host: host.impose("silence", whom, days))
    tell("host-silenced", whom=whom)


@app.command("pardon", help=_text("host-pardon"))
def _pardon(whom: Whom, database: Database = None, data: Data = None) -> None:
    if not done(database, data, lambda host: host.pardon(whom)):
        raise wrong("nothing-to-pardon", whom=whom)
    tell("host-pardoned", whom=whom)


@app.command("sanctions", help=_text("host-sanctions"))
def _sanctions(database: Database = None, data: Data = None) -> None:
    shown = columns("whom", "what", "until")
    for each in done(database, data, lambda host: host.moderation.sanctions()):
        until = when(each.until) if each.until else say("host-for-ever")
        shown.add_row(each.whom, each.what, until)
    Console(soft_wrap=True).print(shown)


@app.command("forget", help=_text("host-forget"))
def _forget(person: PersonId, database: Database = None, data: Data = None) -> None:
    must_be_person(person)
    tables = done(database, data, lambda host: host.forget(person))
    tell("host-forgotten", person=person, tables=tables)


@app.command("export-person", help=_text("host-export-person"))
def _export_person(
    person: PersonId,
    file: Annotated[Path, typer.Argument(help=_text("host-export-file"), metavar="FILE")],
    database: Database = None,
    data: Data = None,
) -> None:
    must_be_person(person)
    found = done(database, data, lambda host: host.data_of(person))
    with file.open("xb") as out:
        out.write(msgspec.json.format(msgspec.json.encode(found)))
    kept = sum(len(rows) for rows in found.kept.values())
    count = len(found.tables) + len(found.chat) + len(found.sanctions) + kept + bool(found.name)
    tell("host-person-exported", count=count, file=str(file))


@app.command("erase", help=_text("host-erase"))
def _erase(person: PersonId, database: Database = None, data: Data = None) -> None:
    must_be_person(person)
    tables = done(database, data, lambda host: host.erase(person))
    tell("host-erased", person=person, tables=tables)


def must_be_person(person: str) -> None:
    """Stop with one line if this can be nobody's id."""
    from quattrocento.tables.ids import is_id

    if not is_id(person):
        raise wrong("no-such-person", person=person)


@app.command("retention", help=_text("host-retention"))
def _retention(
    chat: Keep = None, tables: Keep = None, database: Database = None, data: Data = None
) -> None:
    from quattrocento.server.moderation.service import CHAT_DAYS, TABLE_DAYS, Retention

    async def keep(host: HostConsole) -> Retention:
        for name, days in ((CHAT_DAYS, chat), (TABLE_DAYS, tables)):
            if days is not None:
                await host.moderation.keep_for(name, None if days == FOR_EVER else days)
        return await host.moderation.retention()

    kept = done(database, data, keep)
    for key, days in (("host-chat-kept", kept.chat_days), ("host-tables-kept", kept.table_days)):
        tell(key, days=FOR_EVER if days is None else days)

"""Write docs/scaling.md: `python -m studies.scaling [--measure]`.

The page is made from the costs that are kept in docs/scaling; with `--measure` they are measured
anew, by the package that is installed.
"""

from __future__ import annotations

import argparse

import msgspec

from studies.scaling.costs import FILE, Costs, measured
from studies.scaling.model import (
    Habit,
    Setting,
    bot_cores,
    breaks_first,
    limit,
    moves_of,
    people_of,
    waits,
)

PAGE = FILE.parent.parent / "scaling.md"
NOTES = FILE.parent / "notes.md"
HABIT = Habit()
SETTINGS = [
    Setting(name="one worker", workers=1, database_cores=1),
    Setting(name="two workers", workers=2, database_cores=2),
    Setting(name="a machine of 16 cores", workers=8, database_cores=6),
    Setting(name="ten such machines, one database", workers=80, database_cores=64),
    Setting(name="a hundred, one database", workers=800, database_cores=128),
    Setting(name="ten, in 4 parts", workers=80, database_cores=64, parts=4),
    Setting(name="a hundred, in 40 parts", workers=800, database_cores=640, parts=40),
]
MILLION = 1_000_000


def main() -> None:
    """Measure if that is wanted; write the page."""
    parser = argparse.ArgumentParser(prog="python -m studies.scaling", description=__doc__)
    parser.add_argument("--measure", action="store_true", help="measure the costs anew")
    if parser.parse_args().measure:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(measured())) + b"\n")
    costs = msgspec.json.decode(FILE.read_bytes(), type=Costs)
    PAGE.write_text(page(costs), encoding="utf-8")
    print(f"scaling: {PAGE}")


def page(costs: Costs) -> str:
    """The whole page."""
    parts = [
        "# From one machine to many",
        "",
        "Made by `python -m studies.scaling` from the costs kept in `docs/scaling`, which",
        "`--measure` measures anew. Costs are computing time of one core, so that other work on",
        "the machine changes them little; how quickly the server answers on an idle machine is",
        "what `make bench` measures.",
        "",
        *measured_costs(costs),
        NOTES.read_text(encoding="utf-8").rstrip(),
        "",
        *limits(costs),
        *a_million(costs),
    ]
    return "\n".join(parts).rstrip() + "\n"


def measured_costs(costs: Costs) -> list[str]:
    """What was measured."""
    rows = [
        ("a move, the server on SQLite, disk included", f"{costs.move_sqlite:,.0f} µs"),
        ("what is found out when a table rests after a move", f"{costs.rest:,.0f} µs"),
        ("a move, the server on PostgreSQL", f"{costs.move_postgresql:,.0f} µs"),
        ("a move, PostgreSQL itself", f"{costs.database:,.0f} µs"),
        ("a move that another process is told of", f"{costs.notice:,.0f} µs"),
        ("a table that is held and nobody watches", f"{costs.table_kilobytes:,.0f} kB"),
        ("start with 5,000 tables in play, until healthy", f"{costs.start_seconds:,.1f} s"),
        ("start with none", f"{costs.start_seconds_empty:,.1f} s"),
        *(
            (f"a decision of `{level}`, all games", f"{cost:,.1f} ms")
            for level, cost in costs.bots_milliseconds.items()
        ),
    ]
    return [
        "## What one machine holds",
        "",
        f"{costs.processor}, {costs.machine}. Palazzo for two over live connections, 100 tables;",
        "starts are by the clock, and beside other work they are longer than they need be.",
        "",
        "| what | costs |",
        "|---|---|",
        *(f"| {what} | {cost} |" for what, cost in rows),
        "",
    ]


def limits(costs: Costs) -> list[str]:
    """Where each setting breaks."""
    rows = []
    for setting in SETTINGS:
        most = limit(costs, setting)
        half, slowest = waits(costs, setting, most / 2)
        rows.append(
            f"| {setting.name} | {setting.workers} | {setting.database_cores} | {most:,.0f} | "
            f"{people_of(most, HABIT):,.0f} | {breaks_first(costs, setting, most)} | "
            f"{half:.1f} | {slowest:.1f} |"
        )
    return [
        "## Where it breaks first",
        "",
        "As many moves a second as are answered within 50 ms, 99 of 100 times, in the model; how",
        "many people that is; what is busiest then; and how long a move takes at half of it.",
        "",
        "| | workers | database cores | moves/s | people | busiest | p50 ms | p99 ms |",
        "|---|---|---|---|---|---|---|---|",
        *rows,
        "",
    ]


def a_million(costs: Costs) -> list[str]:
    """What a million people who play at once would need."""
    moves = moves_of(MILLION, HABIT)
    workers = moves * (costs.move_postgresql + costs.rest) / 1e6 / 0.6
    database = moves * costs.database / 1e6 / 0.6
    bots = bot_cores(MILLION, HABIT) / 0.8
    return [
        "## A million people at once",
        "",
        f"{moves:,.0f} moves a second: {workers:,.0f} cores for workers and {database:,.0f} for",
        "databases, each three fifths busy, in parts small enough that notices cost a worker",
        f"less than a tenth of its time; {bots:,.0f} cores for bots of the levels up to `master`.",
        "",
    ]


if __name__ == "__main__":
    main()

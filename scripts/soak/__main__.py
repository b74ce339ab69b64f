"""Soak: `python -m scripts.soak [KIND...] [--minutes 10] [--seed N --rounds 1]`.

It goes on where it stopped (`build/soak/progress.json`). What fails is kept under
`build/soak/failures`, each with the command that does it again. Of several kinds each is run in a
process of its own, which takes its memory with it, and is ended when it hangs; who takes longer
than its share leaves less to those after it, so that the whole ends in time.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from contextlib import suppress
from pathlib import Path
from time import monotonic

import msgspec
from rich.console import Console
from rich.table import Table

from scripts.soak import (
    dripping,
    faults,
    floods,
    fuzz,
    hearing,
    load,
    playing,
    reading,
    requesting,
    workers,
)
from scripts.soak.kinds import FIGURES, Counts, Kind

FOLDER = Path("build") / "soak"
PROGRESS = FOLDER / "progress.json"
# How much longer than its time a kind may take for its last round before it counts as hanging.
HANGING_SECONDS = 300.0
COMMAND = (sys.executable, "-m", "scripts.soak")
KINDS = [
    Kind("play", "random games of every count and option end, and lose nothing", playing.play, 2),
    Kind("conform", "the conformance kit on ever new seeds", playing.conform),
    Kind(
        "secrecy",
        "all that goes over the wire, in worlds that cannot be told apart",
        playing.secrecy,
    ),
    Kind("levels", "bots of every level play to the end, and records replay", playing.levels),
    Kind("times", "who can notice nothing of a step is sent nothing", hearing.times),
    Kind("input", "damaged and invented records, positions, moves and messages", reading.read),
    Kind("requests", "what the API allows and does not, by schemathesis", requesting.request),
    Kind("fuzz", "the parsers, fed by atheris as their coverage suggests", fuzz.fuzz),
    Kind("faults", "kill -9 of the server while people play", faults.killed, 2),
    Kind("servers", "two servers on PostgreSQL, one or the other killed", faults.two_servers, 2),
    Kind(
        "workers", "kill -9 of workers, while bots move and clocks ring", workers.workers_killed, 2
    ),
    Kind("postgres", "kill -9 of PostgreSQL while people play", faults.database_killed, 2),
    Kind("disk", "a full disk, or a database that another has locked", faults.full_disk),
    Kind("clocks", "the computer's clock jumps by up to a day", faults.clock_jumps),
    Kind("doubled", "requests sent twice, or given up and sent again", faults.doubled),
    Kind("wire", "live messages doubled, connections cut at any moment", hearing.wire),
    Kind("drips", "endpoints that answer a byte at a time, while others play", dripping.drips),
    Kind("heads", "heads without an end, while another plays", floods.heads),
    Kind("frames", "frames that say nothing, while another plays", floods.frames),
    Kind("readers", "large answers hardly read, while another plays", floods.readers),
    Kind("load", "more and more tables, to the limit and beyond", load.load),
]


class Progress(msgspec.Struct):
    """How far a kind has come over all runs: the next seed, what was counted and measured last."""

    seed: int = 0
    seconds: float = 0.0
    failures: int = 0
    counts: dict[str, int] = {}
    figures: str = ""


def main() -> None:
    """Give each kind its share of the time, then show one table."""
    parser = argparse.ArgumentParser(prog="python -m scripts.soak", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(k.name for k in KINDS))
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, help="begin there, and keep no account of it")
    parser.add_argument("--rounds", type=int, default=1_000_000, help="of each kind, at most")
    parser.add_argument("--anew", action="store_true", help="forget what was counted before")
    parser.add_argument("--account", type=Path, help="take it from this file and leave it there")
    choice = parser.parse_args()
    wanted = [kind for kind in KINDS if not choice.kinds or kind.name in choice.kinds]
    FOLDER.mkdir(parents=True, exist_ok=True)
    if choice.account is not None:
        [kind] = wanted
        own = msgspec.json.decode(choice.account.read_bytes(), type=Progress)
        soak(kind, own, 60 * choice.minutes, choice.rounds, choice.account)
        return
    progress = {} if choice.anew else loaded()
    tried: dict[str, Progress] = {}
    end = monotonic() + 60 * choice.minutes
    for place, kind in enumerate(wanted):
        alone = choice.seed is not None
        own = Progress(seed=choice.seed) if alone else progress.get(kind.name, Progress())
        share = kind.share / sum(each.share for each in wanted[place:])
        seconds = max(0.0, end - monotonic()) * share
        account = FOLDER / f"{kind.name}.json"
        account.write_bytes(msgspec.json.encode(own))
        if len(wanted) == 1:
            soak(kind, own, seconds, choice.rounds, account)
        elif seconds > 0:
            own = soak_apart(kind, seconds, choice.rounds, account)
        account.unlink()
        tried[kind.name] = progress[kind.name] = own
        if not alone:
            PROGRESS.write_bytes(msgspec.json.format(msgspec.json.encode(progress)))
    Console(soft_wrap=True).print(shown(tried))
    sys.exit(1 if any(own.failures for own in tried.values()) else 0)


def soak_apart(kind: Kind, seconds: float, rounds: int, account: Path) -> Progress:
    """Do rounds of a kind in a process of its own; one that hangs is a failure, and ended."""
    choice = [kind.name, "--minutes", str(seconds / 60), "--rounds", str(rounds)]
    child = subprocess.Popen([*COMMAND, *choice, "--account", str(account)], start_new_session=True)
    try:
        # Whatever goes wrong in a round is kept there; this is for what goes wrong with all of it.
        failed = child.wait(seconds + HANGING_SECONDS) != 0
    except subprocess.TimeoutExpired:
        failed = True
    finally:
        # Its servers too, if it was ended or interrupted.
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
        child.wait()
    own = msgspec.json.decode(account.read_bytes(), type=Progress)
    if failed:
        print(f"soak: {kind.name} hung or broke: {again(kind, own.seed)}", flush=True)
        own.failures += 1
        own.seed += 1
    return own


def loaded() -> dict[str, Progress]:
    """What was counted by earlier runs."""
    if not PROGRESS.exists():
        return {}
    return msgspec.json.decode(PROGRESS.read_bytes(), type=dict[str, Progress])


def soak(kind: Kind, own: Progress, seconds: float, rounds: int, account: Path) -> None:
    """Do rounds of a kind while there is time for one more; what fails is kept."""
    began = monotonic()
    longest = before = 0.0
    for _ in range(rounds):
        round_began = monotonic()
        if round_began - began + longest >= seconds:
            break
        with tempfile.TemporaryDirectory(prefix="quattrocento-soak-") as folder:
            try:
                counts: Counts = kind.round(own.seed, Path(folder))
                own.figures = measured(Path(folder)) or own.figures
            except Exception:  # noqa: BLE001 - whatever it is, it was looked for
                keep_failure(kind, own.seed, Path(folder))
                own.failures += 1
                counts = Counter()
        own.seed += 1
        own.counts = dict(Counter(own.counts) + counts)
        longest = max(longest, monotonic() - round_began)
        own.seconds += monotonic() - began - before
        before = monotonic() - began
        account.write_bytes(msgspec.json.encode(own))
    print(f"soak: {kind.name}: {own.counts}, {own.failures} failures", flush=True)


def measured(folder: Path) -> str:
    """The figures that a round has left."""
    file = folder / FIGURES
    return file.read_text(encoding="utf-8") if file.exists() else ""


def keep_failure(kind: Kind, seed: int, folder: Path) -> None:
    """Keep what failed, how to do it again, and what it left: logs and databases."""
    failures = FOLDER / "failures"
    left = failures / f"{kind.name}-{seed}"
    shutil.rmtree(left, ignore_errors=True)
    shutil.copytree(folder, left)
    lines = [again(kind, seed), *(reopening(each) for each in sorted(left.rglob("tables.db")))]
    file = failures / f"{kind.name}-{seed}.txt"
    file.write_text("\n".join([*lines, "", traceback.format_exc()]), encoding="utf-8")
    print(f"soak: {kind.name} failed: {again(kind, seed)} ({file}, {left})", flush=True)


def again(kind: Kind, seed: int) -> str:
    """The command that does a round again."""
    return f"python -m scripts.soak {kind.name} --seed {seed} --rounds 1"


def reopening(file: Path) -> str:
    """The command that opens a database of SQLite as it was left."""
    return f"python -m quattrocento serve --database sqlite:///{file}"


def shown(progress: dict[str, Progress]) -> Table:
    """All kinds in one table."""
    table = Table(title="Soak", title_justify="left")
    for heading in ("kind", "minutes", "tried", "failures"):
        table.add_column(heading)
    for name, own in progress.items():
        tried = ", ".join(f"{count:,} {what}" for what, count in sorted(own.counts.items()))
        said = f"{tried} ({own.figures})" if own.figures else tried
        table.add_row(name, f"{own.seconds / 60:.1f}", said, str(own.failures))
    return table


if __name__ == "__main__":
    main()

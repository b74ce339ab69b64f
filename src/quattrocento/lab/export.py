"""Writing a data set of self-play: file by file, so that it can be stopped and gone on with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from quattrocento.bots import make_bot
from quattrocento.bots.match import SEATS_APART, answer
from quattrocento.bots.workers import open_workers
from quattrocento.core.files import write_whole
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.lab.dataset import (
    MANIFEST,
    BadDataset,
    Manifest,
    Part,
    check_part,
    read_manifest,
    schema_of,
)
from quattrocento.lab.rewards import SCHEMES, rewards

# Files asked for at a time, so that no more than these wait in memory to be written.
FILES_TOGETHER = 16

Told = Callable[[int], None]
Row = dict[str, Any]


def export(
    wanted: Manifest,
    folder: Path,
    workers: int | None = None,
    ray: str | None = None,
    told: Told | None = None,
) -> Manifest:
    """Write what is missing of a data set, and give its manifest.

    A folder with another data set is refused; a file that was stopped half way is not kept.
    """
    manifest = begun(wanted, folder)
    missing = [
        (first, min(wanted.games_a_file, wanted.games - first))
        for first in range(0, wanted.games, wanted.games_a_file)
        if (first, min(wanted.games_a_file, wanted.games - first))
        not in {(part.first, part.games) for part in manifest.parts}
    ]
    work = partial(made_part, manifest.plan())
    with open_workers(1 if len(missing) < 2 and ray is None else workers, ray) as staff:
        for start in range(0, len(missing), FILES_TOGETHER):
            tasks = missing[start : start + FILES_TOGETHER]
            for (first, games), (data, rows) in zip(tasks, staff.map(work, tasks), strict=True):
                keep(manifest, folder, first, games, rows, data)
                if told is not None:
                    told(sum(part.games for part in manifest.parts))
    return manifest


def begun(wanted: Manifest, folder: Path) -> Manifest:
    """The manifest to go on with: that of the folder if it is of the same data set."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / MANIFEST).exists():
        if any(folder.iterdir()):
            raise BadDataset("bad-dataset-folder", {"folder": str(folder)})
        write_manifest(wanted, folder)
        return wanted
    found = read_manifest(folder)
    if found.plan() != wanted.plan():
        raise BadDataset("bad-dataset-other", {"file": str(folder / MANIFEST)})
    for part in found.parts:
        check_part(folder, found, part)
    # A last file with fewer games than usual is made anew when more are wanted.
    kept = [part for part in found.parts if fits(part, wanted)]
    return msgspec.structs.replace(found, games=wanted.games, parts=kept)


def fits(part: Part, wanted: Manifest) -> bool:
    """Whether a file has the games that are wanted of it."""
    return part.games == min(wanted.games_a_file, wanted.games - part.first)


def keep(manifest: Manifest, folder: Path, first: int, games: int, rows: int, data: bytes) -> None:
    """Write a file and then the manifest that knows it; each is there whole or not at all."""
    name = f"part-{first // manifest.games_a_file:05}.parquet"
    write_whole(folder / name, data)
    digest = sha256(data).hexdigest()
    manifest.parts.append(Part(file=name, first=first, games=games, rows=rows, digest=digest))
    manifest.parts.sort(key=lambda part: part.first)
    write_manifest(manifest, folder)


def write_manifest(manifest: Manifest, folder: Path) -> None:
    """Write the manifest."""
    content = msgspec.json.format(msgspec.json.encode(manifest)) + b"\n"
    write_whole(folder / MANIFEST, content)


# The games


def made_part(manifest: Manifest, task: tuple[int, int]) -> tuple[bytes, int]:
    """The data of a file with these games, and how many rows it has."""
    first, games = task
    schema = schema_of(manifest)
    sink = pa.BufferOutputStream()
    rows = 0
    with pq.ParquetWriter(sink, schema, compression="zstd") as writer:
        for number in range(first, first + games):
            decisions = list(played(manifest, manifest.seed + number))
            writer.write_table(pa.Table.from_pylist(decisions, schema=schema))
            rows += len(decisions)
    return sink.getvalue().to_pybytes(), rows


def played(manifest: Manifest, seed: int) -> Iterator[Row]:
    """The decisions of a game between the bots, told at its end."""
    game = find_game(manifest.game)
    state = game.new(players=manifest.players, seed=seed, options=manifest.options)
    bots = [make_bot(kind, seed * SEATS_APART + seat) for seat, kind in enumerate(manifest.bots)]
    rows: list[Row] = []
    while not state.over:
        seat = state.awaiting()[0]
        row = decision(manifest, state, seat)
        row["action"] = answer(bots[seat], state, seat, seed + len(rows))
        row |= {"seed": seed, "move": len(rows)}
        state.apply(seat, row["action"])
        rows.append(row)
    return with_outcome(state, rows)


def decision(manifest: Manifest, state: State, seat: int) -> Row:
    """What a seat is asked, knows and may do."""
    observer = state.game.observer
    assert observer is not None
    row: Row = {
        "seat": seat,
        "bot": manifest.bots[seat],
        "question": state.decision.name,
        "observation": observer.row(state, seat),
        "allowed": state.legal(seat),
    }
    if manifest.knowledge:
        row["knowledge"] = msgspec.json.encode(state.view(seat)).decode()
    return row


def with_outcome(state: State, rows: list[Row]) -> Iterator[Row]:
    """The rows with how the game ended, for all and for their seat."""
    ended = {scheme: rewards(state, scheme) for scheme in SCHEMES}
    scores = state.scores()
    for row in rows:
        yield {
            **row,
            "scores": scores,
            **{scheme: values[row["seat"]] for scheme, values in ended.items()},
        }

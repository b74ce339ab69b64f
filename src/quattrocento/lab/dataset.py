"""Data sets of self-play: a folder of Parquet files and a manifest that says what they hold.

A row is a decision: the deal, what the seat knew, what it was allowed and did, and how the game
ended for it. The manifest names the versions of the schema, the rules, the chance and the entries,
and has a digest of each file; whatever does not fit is refused by name when it is read.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.dataset as pads
import pyarrow.parquet as pq

from quattrocento.core import chance
from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.options import OptionValue
from quattrocento.core.registry import game as find_game
from quattrocento.lab.observations import Observations

SCHEMA_VERSION = 1
MANIFEST = "dataset.json"


class BadDataset(QuattrocentoError):
    """A data set that is damaged, or was made by something else than what reads it."""


class Part(msgspec.Struct, kw_only=True, frozen=True):
    """A file: its first game, how many games and rows it has, and its digest."""

    file: str
    first: int
    games: int
    rows: int
    digest: str


class Manifest(msgspec.Struct, kw_only=True):
    """What a data set holds."""

    game: str
    players: int
    bots: list[str]
    seed: int
    games: int
    games_a_file: int
    knowledge: bool
    options: dict[str, OptionValue] = {}
    schema_version: int = SCHEMA_VERSION
    rules_version: int = 0
    chance_version: int = chance.VERSION
    observer_version: int = 0
    entries: list[str] = []
    limits: list[int] = []
    actions: list[str] = []
    parts: list[Part] = []

    def plan(self) -> Manifest:
        """What was asked for, without what has been done of it."""
        return msgspec.structs.replace(self, parts=[], games=0)


def manifest_of(
    game: str,
    players: int,
    bots: list[str],
    games: int,
    seed: int,
    games_a_file: int,
    knowledge: bool,
    options: dict[str, OptionValue],
) -> Manifest:
    """The manifest of a data set that is to be made by this program."""
    found = find_game(game)
    observations = Observations(found, players)
    assert found.observer is not None
    return Manifest(
        game=game,
        players=players,
        bots=bots,
        seed=seed,
        games=games,
        games_a_file=games_a_file,
        knowledge=knowledge,
        options=options,
        rules_version=found.rules_version,
        observer_version=found.observer.version,
        entries=observations.names,
        limits=[int(limit) for limit in observations.limits],
        actions=[found.actions.text(action) for action in range(found.action_count)],
    )


def schema_of(manifest: Manifest) -> Any:
    """The columns; `docs/lab/datasets.md` says what each means."""
    columns = [
        pa.field("seed", pa.int64(), nullable=False),
        pa.field("move", pa.int32(), nullable=False),
        pa.field("seat", pa.uint8(), nullable=False),
        pa.field("bot", pa.dictionary(pa.int8(), pa.string()), nullable=False),
        pa.field("question", pa.dictionary(pa.int8(), pa.string()), nullable=False),
        pa.field("observation", pa.binary(len(manifest.entries)), nullable=False),
        pa.field("allowed", pa.list_(pa.uint16()), nullable=False),
        pa.field("action", pa.uint16(), nullable=False),
        pa.field("scores", pa.list_(pa.int32(), manifest.players), nullable=False),
        pa.field("score", pa.float32(), nullable=False),
        pa.field("margin", pa.float32(), nullable=False),
        pa.field("rank", pa.float32(), nullable=False),
        pa.field("win", pa.float32(), nullable=False),
    ]
    if manifest.knowledge:
        columns.append(pa.field("knowledge", pa.string(), nullable=False))
    return pa.schema(columns, metadata={"quattrocento": mark(manifest)})


def mark(manifest: Manifest) -> str:
    """What tells the files of this data set from any others'."""
    return sha256(msgspec.json.encode(manifest.plan())).hexdigest()


# Reading


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a folder, if it is whole and made by the same versions."""
    file = folder / MANIFEST
    try:
        manifest = msgspec.json.decode(file.read_bytes(), type=Manifest)
    except FileNotFoundError:
        raise BadDataset("bad-dataset-missing", {"file": str(file)}) from None
    except msgspec.DecodeError:
        raise BadDataset("bad-dataset-damaged", {"file": str(file)}) from None
    check_versions(manifest, file)
    return manifest


def check_versions(manifest: Manifest, file: Path) -> None:
    """Refuse what was made by other versions of schema, rules, chance or entries."""
    game = find_game(manifest.game)
    assert game.observer is not None
    for what, found, expected in (
        ("schema", manifest.schema_version, SCHEMA_VERSION),
        ("rules", manifest.rules_version, game.rules_version),
        ("chance", manifest.chance_version, chance.VERSION),
        ("entries", manifest.observer_version, game.observer.version),
    ):
        if found != expected:
            arguments: dict[str, str | int] = {
                "file": str(file),
                "what": what,
                "found": found,
                "expected": expected,
            }
            raise BadDataset("bad-dataset-version", arguments)


def check_part(folder: Path, manifest: Manifest, part: Part) -> None:
    """Refuse a file that is not what the manifest says."""
    file = folder / part.file
    if not file.exists():
        raise BadDataset("bad-dataset-missing", {"file": str(file)})
    if digest_of(file) != part.digest:
        raise BadDataset("bad-dataset-damaged", {"file": str(file)})
    schema = pq.read_schema(file)
    if (schema.metadata or {}).get(b"quattrocento") != mark(manifest).encode():
        raise BadDataset("bad-dataset-other", {"file": str(file)})


def digest_of(file: Path) -> str:
    """A digest of a file, read piece by piece."""
    found = sha256()
    with file.open("rb") as data:
        while piece := data.read(1 << 20):
            found.update(piece)
    return found.hexdigest()


def open_dataset(folder: str | Path) -> tuple[Manifest, Any]:
    """The manifest and a `pyarrow.dataset.Dataset` over all files, each checked first.

    Nothing is loaded yet: rows come when they are asked for, in batches.
    """
    place = Path(folder)
    manifest = read_manifest(place)
    for part in manifest.parts:
        check_part(place, manifest, part)
    files = [str(place / part.file) for part in manifest.parts]
    return manifest, pads.dataset(files, schema=schema_of(manifest), format="parquet")

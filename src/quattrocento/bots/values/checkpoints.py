"""Checkpoints of a training: the games of a generation so far, in a file of their own."""

from __future__ import annotations

from pathlib import Path
from zipfile import BadZipFile

import msgspec
import numpy as np

from quattrocento.bots.values.fitting import Games
from quattrocento.core.errors import BadSetup
from quattrocento.core.files import replaced

DONE = "done"


class Checkpoint(msgspec.Struct, kw_only=True):
    """Games of a generation, and how many were played for them: some may not have ended."""

    games: Games
    done: int = 0


def nothing(width: int) -> Checkpoint:
    """No games yet, with rows of so many features."""
    column = np.zeros(0, np.float32)
    rows, numbers = np.zeros((0, width), np.uint8), np.zeros(0, np.int64)
    return Checkpoint(games=Games(rows=rows, won=column, margin=column, game=numbers))


def read(file: Path, width: int) -> Checkpoint:
    """What a file holds, nothing if there is none; BadSetup if it is damaged."""
    if not file.exists():
        return nothing(width)
    try:
        with file.open("rb") as source, np.load(source) as kept:
            games = Games(**{name: kept[name] for name in Games.__struct_fields__})
            # A file from before there were checkpoints holds a whole generation.
            done = int(kept[DONE]) if DONE in kept else games.number
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as problem:
        raise BadSetup("bad-checkpoint", {"file": str(file)}) from problem
    if not fits(games, width) or done < games.number:
        raise BadSetup("bad-checkpoint", {"file": str(file)})
    return Checkpoint(games=games, done=done)


def fits(games: Games, width: int) -> bool:
    """Whether there is a row of the right width for everything that is told of it."""
    number = len(games.rows)
    columns = (games.won, games.margin, games.game)
    return games.rows.shape == (number, width) and all(each.shape == (number,) for each in columns)


def write(file: Path, checkpoint: Checkpoint) -> None:
    """Keep games."""
    with replaced(file) as aside, aside.open("wb") as out:
        np.savez(out, done=checkpoint.done, **msgspec.structs.asdict(checkpoint.games))

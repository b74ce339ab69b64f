"""Weight files: small, versioned, and refused when they do not fit the game as it is now.

Whoever has trained nets of their own names the folder of the training in `QUATTROCENTO_VALUES`;
they go before those that come with the package.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from math import inf, isfinite, prod
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from quattrocento.bots.values import value_net
from quattrocento.bots.values.value_net import HIDDEN, MOST_NETS, OUTPUTS, ValueNet
from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.game import Game
from quattrocento.core.registry import game as find_game

NetOf = Callable[[Sequence[Sequence[float]], Sequence[Sequence[int]], float], ValueNet]
net_of: NetOf = value_net.net_of
# NumPy, which is quicker, is not to be had everywhere.
with suppress(ImportError):
    from quattrocento.bots.values import net as numpy_net

    net_of = numpy_net.net_of

if TYPE_CHECKING:
    from quattrocento.bots.values.net import Net

FORMAT = 1
LARGEST = 1 << 20
ENDING = ".values"
FOLDER = "QUATTROCENTO_VALUES"


class BadValues(QuattrocentoError):
    """A weight file that cannot be used, and why."""


class Origin(msgspec.Struct, kw_only=True):
    """How a net came about."""

    games: int
    generations: int
    seed: int
    loss: float
    right: float


class Weights(msgspec.Struct, kw_only=True):
    """What a weight file holds: for which game and features, the layers, and where from."""

    format: int
    game: str
    players: int
    rules_version: int
    features: str
    spread: float
    layers: list[bytes]
    digest: str
    origin: Origin


def written(net: Net, game: Game, players: int, origin: Origin) -> bytes:
    """The weight file of a net."""
    features = game.features
    assert features is not None
    layers = net.stored()
    content = Weights(
        format=FORMAT,
        game=game.name,
        players=players,
        rules_version=game.rules_version,
        features=features.mark(players),
        spread=net.spread,
        layers=layers,
        digest=digest(layers),
        origin=origin,
    )
    return msgspec.msgpack.encode(content)


def digest(layers: list[bytes]) -> str:
    """What tells damaged layers from whole ones."""
    return sha256(b"".join(layers)).hexdigest()


def read(content: bytes, game: Game, players: int, file: str) -> tuple[ValueNet, Weights]:
    """The net of a weight file; BadValues says why it is refused."""
    if len(content) > LARGEST:
        raise BadValues("bad-values-size", {"file": file, "most": LARGEST})
    try:
        weights = msgspec.msgpack.decode(content, type=Weights)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadValues("bad-values-damaged", {"file": file}) from problem
    check(weights, game, players, file)
    features = game.features
    assert features is not None
    shapes = shapes_of(weights.layers, len(features.names(players)))
    if shapes is None:
        raise BadValues("bad-values-damaged", {"file": file})
    parts = [struct.unpack(f"<{len(layer) // 2}e", layer) for layer in weights.layers]
    if not all(isfinite(number) for part in parts for number in part):
        raise BadValues("bad-values-damaged", {"file": file})
    return net_of(parts, shapes, weights.spread), weights


def shapes_of(layers: list[bytes], inputs: int) -> list[tuple[int, ...]] | None:
    """The shapes of weights and biases, for as many nets as stand together; None if none fit."""
    lengths = [len(layer) for layer in layers]
    for nets in range(1, MOST_NETS + 1):
        sizes = (inputs, *(nets * size for size in HIDDEN), OUTPUTS)
        shapes: list[tuple[int, ...]] = [*pairwise(sizes), *((size,) for size in sizes[1:])]
        if lengths == [2 * prod(shape) for shape in shapes]:
            return shapes
    return None


def check(weights: Weights, game: Game, players: int, file: str) -> None:
    """Refuse what was made for another game, other rules or other features, or is damaged."""
    features = game.features
    whole = digest(weights.layers) == weights.digest and 0 < weights.spread < inf
    if weights.format != FORMAT or not whole:
        raise BadValues("bad-values-damaged", {"file": file})
    if (weights.game, weights.players) != (game.name, players):
        facts: dict[str, str | int] = {
            "file": file,
            "game": weights.game,
            "players": weights.players,
        }
        raise BadValues("bad-values-game", facts)
    if not game.replays(weights.rules_version):
        found, expected = weights.rules_version, game.rules_version
        facts = {"file": file, "found": found, "expected": expected}
        raise BadValues("bad-values-rules", facts)
    if features is None or weights.features != features.mark(players):
        raise BadValues("bad-values-features", {"file": file})


def file_name(game: str, players: int) -> str:
    """The name of the weight file of a game and number of players."""
    return f"{game}-{players}{ENDING}"


def shipped(game: str, players: int) -> bytes | None:
    """The weight file that comes with the package, None if there is none."""
    source = files("quattrocento.bots.values").joinpath("weights", file_name(game, players))
    return source.read_bytes() if source.is_file() else None


def own_file(game: str, players: int) -> Path | None:
    """The weight file in the folder of one's own, or where training writes it; None without one.

    BadValues if there is no such folder.
    """
    folder, name = os.environ.get(FOLDER), file_name(game, players)
    if not folder:
        return None
    if not Path(folder).is_dir():
        raise BadValues("no-values-folder", {"variable": FOLDER, "folder": folder})
    places = (Path(folder, name), Path(folder, name.removesuffix(ENDING), name))
    return next((file for file in places if file.is_file()), None)


@lru_cache(maxsize=32)
def find_values(game: str, players: int) -> ValueNet:
    """The net of one's own, or the one of the package; BadValues if there is none that fits."""
    found = find_game(game)
    own = own_file(game, players)
    if own is not None:
        return read_file(own, found, players)[0]
    content = shipped(game, players)
    if content is None:
        raise BadValues("no-values", {"game": game, "players": players})
    return read(content, found, players, file_name(game, players))[0]


def read_file(file: Path, game: Game, players: int) -> tuple[ValueNet, Weights]:
    """The net of a file somewhere else."""
    try:
        with file.open("rb") as source:
            content = source.read(LARGEST + 1)
    except OSError as problem:
        # As any other that cannot be used, so that a table goes on without it.
        raise BadValues("bad-values-unreadable", {"file": file.name}) from problem
    return read(content, game, players, file.name)

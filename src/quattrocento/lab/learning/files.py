"""The files of nets: small ones to play with, checkpoints to go on from; whole, or not there."""

from __future__ import annotations

import io
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, TypeVar
from zipfile import BadZipFile

import msgspec
import numpy as np

from quattrocento.bots.values.store import BadValues
from quattrocento.core.errors import BadSetup
from quattrocento.core.files import write_whole
from quattrocento.core.registry import game as find_game
from quattrocento.lab.learning.net import Adam, Floats, PolicyValueNet
from quattrocento.lab.observations import Observations

FORMAT = 1
ENDING = ".net"
CHECKPOINT = ".checkpoint"
LARGEST = 1 << 25


class Facts(msgspec.Struct, kw_only=True, frozen=True):
    """For which game a net is, what it looks at, and how it came about."""

    game: str
    players: int
    rules_version: int
    observer_version: int
    worlds: int
    hidden: tuple[int, int]
    recipe: str
    taught_by: str
    seed: int
    games: int
    decisions: int


class NetFile(msgspec.Struct, kw_only=True):
    """What a file holds: the facts, and the parts as float16."""

    format: int
    facts: Facts
    parts: list[bytes]
    digest: str


class Known(NamedTuple):
    """A net, and what its file says of it."""

    net: PolicyValueNet
    facts: Facts


Diary = TypeVar("Diary", bound=msgspec.Struct)


def facts_for(
    game: str,
    players: int,
    worlds: int,
    net: PolicyValueNet,
    *,
    recipe: str,
    taught_by: str,
    seed: int,
    games: int,
    decisions: int,
) -> Facts:
    """The facts of a net for the game as it is now."""
    found = find_game(game)
    assert found.observer is not None
    return Facts(
        game=game,
        players=players,
        rules_version=found.rules_version,
        observer_version=found.observer.version,
        worlds=worlds,
        hidden=net.hidden,
        recipe=recipe,
        taught_by=taught_by,
        seed=seed,
        games=games,
        decisions=decisions,
    )


# Nets


def write_net(file: Path, net: PolicyValueNet, facts: Facts) -> None:
    """Write a net."""
    parts = [part.astype("<f2").tobytes() for part in net.parts]
    content = NetFile(format=FORMAT, facts=facts, parts=parts, digest=digest(parts))
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, msgspec.msgpack.encode(content))


def read_net(file: Path) -> Known:
    """Read a net; BadValues says why it is refused."""
    name = file.name
    if file.stat().st_size > LARGEST:
        raise BadValues("bad-values-size", {"file": name, "most": LARGEST})
    try:
        found = msgspec.msgpack.decode(file.read_bytes(), type=NetFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadValues("bad-values-damaged", {"file": name}) from problem
    facts = found.facts
    if found.format != FORMAT or digest(found.parts) != found.digest:
        raise BadValues("bad-values-damaged", {"file": name})
    check_fits(facts, facts.game, facts.players, name)
    shapes = shapes_for(facts)
    if [len(part) for part in found.parts] != [2 * int(np.prod(shape)) for shape in shapes]:
        raise BadValues("bad-values-damaged", {"file": name})
    parts: list[Floats] = [
        np.frombuffer(part, "<f2").reshape(shape).astype(np.float32)
        for part, shape in zip(found.parts, shapes, strict=True)
    ]
    return Known(PolicyValueNet(parts), facts)


def digest(parts: list[bytes]) -> str:
    """What tells damaged parts from whole ones."""
    return sha256(b"".join(parts)).hexdigest()


def shapes_for(facts: Facts) -> list[tuple[int, ...]]:
    """The shapes that the parts of a net must have."""
    game = find_game(facts.game)
    entries = Observations(game, facts.players, facts.worlds).size
    first, second = facts.hidden
    pairs = [(entries, first), (first, second), (second, game.action_count), (second, 1)]
    return [shape for pair in pairs for shape in (pair, pair[1:])]


def check_fits(facts: Facts, game: str, players: int, file: str) -> None:
    """Refuse a net for another game, other rules or other observations."""
    if (facts.game, facts.players) != (game, players):
        whose: dict[str, str | int] = {"game": facts.game, "players": facts.players}
        raise BadValues("bad-values-game", {"file": file, **whose})
    found = find_game(game)
    if facts.rules_version != found.rules_version:
        versions = {"found": facts.rules_version, "expected": found.rules_version}
        raise BadValues("bad-values-rules", {"file": file, **versions})
    if found.observer is None or facts.observer_version != found.observer.version:
        raise BadValues("bad-values-features", {"file": file})


# Checkpoints


def write_checkpoint(file: Path, net: PolicyValueNet, adam: Adam, diary: msgspec.Struct) -> None:
    """Write all that is needed to go on exactly."""
    arrays = {f"part-{place}": part for place, part in enumerate(net.parts)}
    arrays |= {f"mean-{place}": part for place, part in enumerate(adam.means)}
    arrays |= {f"square-{place}": part for place, part in enumerate(adam.squares)}
    arrays["steps"] = np.array(adam.steps)
    arrays["diary"] = np.frombuffer(msgspec.json.encode(diary), np.uint8)
    content = io.BytesIO()
    np.savez(content, **arrays)  # type: ignore[arg-type]
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, content.getvalue())


def read_checkpoint(file: Path, kind: type[Diary]) -> tuple[PolicyValueNet, Adam, Diary]:
    """Read what was written; BadValues if it is damaged."""
    try:
        with np.load(io.BytesIO(file.read_bytes()), allow_pickle=False) as kept:
            count = sum(name.startswith("part-") for name in kept.files)
            net = PolicyValueNet([kept[f"part-{place}"] for place in range(count)])
            adam = Adam(net.parts)
            adam.means = [kept[f"mean-{place}"] for place in range(count)]
            adam.squares = [kept[f"square-{place}"] for place in range(count)]
            adam.steps = int(kept["steps"])
            diary = msgspec.json.decode(kept["diary"].tobytes(), type=kind)
    except (ValueError, KeyError, EOFError, BadZipFile, msgspec.DecodeError) as problem:
        raise BadValues("bad-values-damaged", {"file": file.name}) from problem
    return net, adam, diary


def check_plan(file: Path, found: msgspec.Struct, wanted: msgspec.Struct) -> None:
    """Refuse to go on with a checkpoint that was made by another plan."""
    for name in found.__struct_fields__:
        before, now = getattr(found, name), getattr(wanted, name)
        if before != now:
            facts: dict[str, str | int] = {"name": name, "found": str(before), "wanted": str(now)}
            raise BadSetup("bad-plan", {"file": file.name, **facts})

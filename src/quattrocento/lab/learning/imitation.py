"""A net taught by the games of a data set: what was done, and what came of it.

Some games are held out to measure by. Every epoch ends by writing a checkpoint, from which a
training that was stopped goes on to the same net as one that was not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from quattrocento.lab.dataset import Manifest, open_dataset
from quattrocento.lab.learning import files
from quattrocento.lab.learning.net import Adam, Floats, PolicyValueNet, Whole

ROWS_TOGETHER = 512
ROWS_READ = 4096
HELD_OUT = 0.08
VALUE_COUNTS = 0.5
LONGEST_SLOPE = 1.0

Told = Callable[[int, str], None]


class Plan(msgspec.Struct, kw_only=True, frozen=True):
    """How a net is taught, and by which data set."""

    mark: str
    seed: int = 0
    epochs: int = 8
    hidden: tuple[int, int] = (128, 64)
    rate: float = 1e-3
    # By how many points one must be ahead for the whole worth.
    spread: float = 40.0


class Epoch(msgspec.Struct, kw_only=True):
    """In held-out games: how often the likeliest action was taken, and the value's error."""

    same: float
    error: float


class Diary(msgspec.Struct, kw_only=True):
    """What was done so far, by which plan."""

    plan: Plan
    chapters: list[Epoch] = []


@dataclass
class Games:
    """The decisions of a data set, as they stand in it."""

    observations: NDArray[np.uint8]
    allowed: list[list[int]]
    actions: Whole
    worth: Floats
    seeds: Whole
    limits: Floats
    width: int

    def rows(self, chosen: Whole) -> Floats:
        """Some observations, from 0 to 1."""
        found: Floats = np.minimum(self.observations[chosen] / self.limits, np.float32(1))
        return found

    def masks(self, chosen: Whole) -> NDArray[np.uint8]:
        """What was allowed in some rows."""
        found = np.zeros((len(chosen), self.width), np.uint8)
        for place, row in enumerate(chosen.tolist()):
            found[place, self.allowed[row]] = 1
        return found


def train(
    folder: Path,
    file: Path,
    seed: int = 0,
    epochs: int = 8,
    told: Told | None = None,
    spread: float = 40.0,
) -> tuple[PolicyValueNet, Diary]:
    """Teach a net by a data set, or go on with the one of the checkpoint."""
    manifest, data = open_dataset(folder)
    plan = Plan(mark=mark_of(manifest), seed=seed, epochs=epochs, spread=spread)
    games = loaded(manifest, data, spread)
    chance = np.random.default_rng([seed, 0])
    held = held_out(games.seeds, chance)
    checkpoint = file.with_suffix(files.CHECKPOINT)
    if checkpoint.exists():
        net, adam, diary = files.read_checkpoint(checkpoint, Diary)
        files.check_plan(checkpoint, diary.plan, plan)
    else:
        net = PolicyValueNet.drawn(
            games.observations.shape[1], len(manifest.actions), chance, plan.hidden
        )
        adam, diary = Adam(net.parts), Diary(plan=plan)
    for number in range(len(diary.chapters), epochs):
        order = np.random.default_rng([seed, 1 + number]).permutation(np.flatnonzero(~held))
        rate = plan.rate * (1 - 0.9 * number / epochs)
        for start in range(0, len(order), ROWS_TOGETHER):
            step(net, adam, games, order[start : start + ROWS_TOGETHER], rate)
        diary.chapters.append(measured(net, games, np.flatnonzero(held)))
        files.write_checkpoint(checkpoint, net, adam, diary)
        files.write_net(file, net, facts_of(manifest, plan, net, len(order)))
        if told is not None:
            told(number + 1, f"{diary.chapters[-1].same:.0%}")
    return net, diary


def mark_of(manifest: Manifest) -> str:
    """What tells a data set from others: its game, its seats and its seeds."""
    games = sum(part.games for part in manifest.parts)
    return f"{manifest.game} {','.join(manifest.bots)} {manifest.seed}+{games}"


def loaded(manifest: Manifest, data: Any, spread: float) -> Games:
    """All decisions that left a choice, read some rows at a time."""
    seen: list[bytes] = []
    allowed: list[list[int]] = []
    actions: list[int] = []
    margins: list[float] = []
    seeds: list[int] = []
    columns = ["seed", "observation", "allowed", "action", "margin"]
    for rows in data.to_batches(columns=columns, batch_size=ROWS_READ):
        for row in rows.to_pylist():
            if len(row["allowed"]) > 1:
                seen.append(row["observation"])
                allowed.append(row["allowed"])
                actions.append(row["action"])
                margins.append(row["margin"])
                seeds.append(row["seed"])
    width = len(manifest.entries)
    return Games(
        observations=np.frombuffer(b"".join(seen), np.uint8).reshape(-1, width),
        allowed=allowed,
        actions=np.array(actions, np.int64),
        worth=np.clip(np.array(margins, np.float32) / np.float32(spread), -1, 1),
        seeds=np.array(seeds, np.int64),
        limits=np.array(manifest.limits, np.float32),
        width=len(manifest.actions),
    )


def held_out(seeds: Whole, chance: np.random.Generator) -> NDArray[np.bool_]:
    """Which rows are of games that are only measured by: at least one game, if there are two."""
    games = np.unique(seeds)
    number = min(len(games) - 1, max(1, round(HELD_OUT * len(games))))
    return np.isin(seeds, chance.permutation(games)[:number])


def step(net: PolicyValueNet, adam: Adam, games: Games, chosen: Whole, rate: float) -> None:
    """One step of Adam towards what was done and what came of it."""
    rows = games.rows(chosen)
    layers = net.layers(rows)
    logarithms, values = net.heads(layers[1], games.masks(chosen))
    part = np.float32(1 / len(chosen))
    scores = np.exp(logarithms)
    scores[np.arange(len(chosen)), games.actions[chosen]] -= 1
    errors = VALUE_COUNTS * (values - games.worth[chosen]) * part
    slopes = net.slopes(rows, layers, scores * part, errors.astype(np.float32))
    adam.step(net.parts, slopes, rate, LONGEST_SLOPE)


def measured(net: PolicyValueNet, games: Games, chosen: Whole) -> Epoch:
    """How well the net foresees some rows."""
    same, error = 0, 0.0
    for start in range(0, len(chosen), ROWS_READ):
        part = chosen[start : start + ROWS_READ]
        logarithms, values = net.outputs(games.rows(part), games.masks(part))
        same += int((logarithms.argmax(axis=1) == games.actions[part]).sum())
        error += float(((values - games.worth[part]) ** 2).sum())
    number = max(len(chosen), 1)
    return Epoch(same=round(same / number, 4), error=round(error / number, 4))


def facts_of(manifest: Manifest, plan: Plan, net: PolicyValueNet, rows: int) -> files.Facts:
    """What a net's file says of it."""
    return files.facts_for(
        manifest.game,
        manifest.players,
        0,
        net,
        recipe="imitation",
        taught_by=",".join(manifest.bots),
        seed=plan.seed,
        games=sum(part.games for part in manifest.parts),
        decisions=rows,
    )

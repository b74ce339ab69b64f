"""PPO: a net taught by self-play, or as the best response to one frozen opponent.

Training goes by chapters: each begins fresh games and ends by writing a checkpoint, from which a
training that was stopped goes on to the same net as one that was not.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from quattrocento.bots.values.store import BadValues
from quattrocento.core.registry import game as find_game
from quattrocento.lab.batch import Batch
from quattrocento.lab.learning import files
from quattrocento.lab.learning.net import Adam, Floats, PolicyValueNet
from quattrocento.lab.learning.rollout import (
    Collector,
    FrozenBots,
    FrozenNet,
    Opponent,
    Rollout,
)
from quattrocento.lab.observations import Observations

EPOCHS = 3
ROWS_TOGETHER = 1024
CLIP = 0.2
VALUE_COUNTS = 0.5
LONGEST_SLOPE = 0.5
CHAPTERS_APART = 10_000_019

Told = Callable[[int, str], None]


class Plan(msgspec.Struct, kw_only=True, frozen=True):
    """How a net is taught; `against` is a kind of bot or a net's file, None for self-play.

    With `start` it goes out from the net of another file.
    """

    game: str
    players: int
    seed: int = 0
    chapters: int = 20
    against: str | None = None
    start: str | None = None
    worlds: int = 0
    hidden: tuple[int, int] = (128, 64)
    rate: float = 1e-3
    entropy: float = 0.01
    # By how many points one must be ahead for the whole reward.
    spread: float = 40.0
    # A chapter: so many games at once are played some steps on and learnt from, round after round.
    games_at_once: int = 128
    steps: int = 64
    rounds: int = 16


class Chapter(msgspec.Struct, kw_only=True):
    """What a chapter brought: games that ended, decisions learnt from, worth, entropy."""

    games: int
    decisions: int
    worth: float
    entropy: float


class Diary(msgspec.Struct, kw_only=True):
    """What was done so far, by which plan."""

    plan: Plan
    chapters: list[Chapter] = []


def train(plan: Plan, file: Path, told: Told | None = None) -> tuple[PolicyValueNet, Diary]:
    """Teach a net, or go on with the one of the checkpoint; each chapter writes the file."""
    game = find_game(plan.game)
    game.new(players=plan.players, seed=plan.seed)
    checkpoint = file.with_suffix(files.CHECKPOINT)
    if checkpoint.exists():
        net, adam, diary = files.read_checkpoint(checkpoint, Diary)
        files.check_plan(checkpoint, diary.plan, plan)
    else:
        net = first_net(plan)
        adam, diary = Adam(net.parts), Diary(plan=plan)
    for number in range(len(diary.chapters), plan.chapters):
        chapter = play_chapter(plan, net, adam, number)
        diary.chapters.append(chapter)
        files.write_checkpoint(checkpoint, net, adam, diary)
        files.write_net(file, net, facts_of(plan, net, diary))
        if told is not None:
            told(number + 1, f"{chapter.worth:+.2f}")
    return net, diary


def first_net(plan: Plan) -> PolicyValueNet:
    """A fresh net, or the one that the plan goes out from."""
    if plan.start is not None:
        return net_of(plan, plan.start)
    game = find_game(plan.game)
    width = Observations(game, plan.players, plan.worlds).size
    chance = np.random.default_rng([plan.seed, 0])
    return PolicyValueNet.drawn(width, game.action_count, chance, plan.hidden)


def net_of(plan: Plan, file: str) -> PolicyValueNet:
    """A net of another file, if it is for the plan's game and looks at the same."""
    found = files.read_net(Path(file))
    files.check_fits(found.facts, plan.game, plan.players, file)
    if found.facts.worlds != plan.worlds:
        raise BadValues("bad-values-features", {"file": file})
    return found.net


def facts_of(plan: Plan, net: PolicyValueNet, diary: Diary) -> files.Facts:
    """What a net's file says of it."""
    return files.facts_for(
        plan.game,
        plan.players,
        plan.worlds,
        net,
        recipe="ppo",
        taught_by="self-play" if plan.against is None else Path(plan.against).name,
        seed=plan.seed,
        games=sum(chapter.games for chapter in diary.chapters),
        decisions=sum(chapter.decisions for chapter in diary.chapters),
    )


def play_chapter(plan: Plan, net: PolicyValueNet, adam: Adam, number: int) -> Chapter:
    """Play and learn in turns."""
    seed = (plan.seed * CHAPTERS_APART + number) * CHAPTERS_APART
    batch = Batch(
        plan.game,
        plan.players,
        plan.games_at_once,
        seed,
        reward="margin",
        worlds=plan.worlds,
        dtype="float32",
    )
    chance = np.random.default_rng([plan.seed, number, 1])
    collector = Collector(
        batch, chance, partial(worth_of, spread=plan.spread), opponent_of(plan, seed)
    )
    rate = plan.rate * (1 - 0.9 * number / plan.chapters)
    learner = Learner(net, adam, chance, rate, plan.entropy)
    games, worths, decisions = 0, 0.0, 0
    entropies: list[float] = []
    for _ in range(plan.rounds):
        rollout = collector.collect(net, plan.steps)
        entropies.append(learner.learn(rollout))
        games += rollout.games
        worths += rollout.worth * rollout.games
        decisions += len(rollout.actions)
    return Chapter(
        games=games,
        decisions=decisions,
        worth=round(worths / max(games, 1), 4),
        entropy=round(float(np.mean(entropies)), 4),
    )


def worth_of(margins: Floats, spread: float) -> Floats:
    """Margins as rewards from -1 to 1."""
    found: Floats = np.clip(margins / np.float32(spread), -1, 1)
    return found


def opponent_of(plan: Plan, seed: int) -> Opponent | None:
    """The frozen opponent of a plan, if there is one."""
    if plan.against is None:
        return None
    if plan.against.endswith(files.ENDING):
        return FrozenNet(net_of(plan, plan.against), seed)
    return FrozenBots(plan.against, plan.games_at_once, seed)


class Learner:
    """Improves a net by some rollouts."""

    def __init__(
        self,
        net: PolicyValueNet,
        adam: Adam,
        chance: np.random.Generator,
        rate: float,
        entropy: float,
    ) -> None:
        self.net = net
        self.adam = adam
        self.chance = chance
        self.rate = rate
        self.entropy = np.float32(entropy)

    def learn(self, rollout: Rollout) -> float:
        """Go over the rows a few times; the policy's entropy."""
        total, parts = 0.0, 0
        for _ in range(EPOCHS):
            order = self.chance.permutation(len(rollout.actions))
            for start in range(0, len(order), ROWS_TOGETHER):
                total += self.step(rollout, order[start : start + ROWS_TOGETHER])
                parts += 1
        return total / max(parts, 1)

    def step(self, rollout: Rollout, chosen: np.ndarray) -> float:
        """One step of Adam on some rows; the policy's entropy there."""
        net = self.net
        rows = rollout.observations[chosen]
        layers = net.layers(rows)
        logarithms, values = net.heads(layers[1], rollout.masks[chosen])
        places, actions = np.arange(len(chosen)), rollout.actions[chosen]
        ratio = np.exp(logarithms[places, actions] - rollout.logarithms[chosen])
        advantages = rollout.advantages[chosen]
        # Beyond the clip a step has no slope: it is already likelier, or rarer, than it should be.
        held = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(held, 0, -advantages * ratio).astype(np.float32)
        chances = np.exp(logarithms)
        surprise = -(chances * np.where(chances > 0, logarithms, 0)).sum(axis=1)
        scores = -chances * pull[:, None]
        scores[places, actions] += pull
        scores += self.entropy * chances * (np.maximum(logarithms, -50) + surprise[:, None])
        part = np.float32(1 / len(chosen))
        slopes_of_values = VALUE_COUNTS * (values - rollout.returns[chosen])
        slopes = net.slopes(rows, layers, scores * part, (slopes_of_values * part).astype("f4"))
        self.adam.step(net.parts, slopes, self.rate, LONGEST_SLOPE)
        return float(surprise.mean())

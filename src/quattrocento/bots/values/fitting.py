"""Fitting a net to games that were played: regression by Adam, with games held out to measure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec
import numpy as np

from quattrocento.bots.values.net import Array, Net, together
from quattrocento.bots.values.value_net import HIDDEN, OUTPUTS

BATCH = 512
LEARNING_RATE = 2e-3
MARGIN_LOSS = 0.25
DECAY = 1e-5
HELD_OUT = 0.08
# How many nets are fitted to the same games, each from another beginning.
NETS = 3


class Games(msgspec.Struct, kw_only=True):
    """Rows of features with what became of their seats; `game` numbers the games."""

    rows: np.ndarray
    won: Array
    margin: Array
    game: np.ndarray

    def pooled(self, others: Games) -> Games:
        """These games and others together."""
        return Games(
            rows=np.concatenate([self.rows, others.rows]),
            won=np.concatenate([self.won, others.won]),
            margin=np.concatenate([self.margin, others.margin]),
            game=np.concatenate([self.game, others.game + self.number]),
        )

    @property
    def number(self) -> int:
        """How many games there are."""
        return int(self.game[-1]) + 1 if len(self.game) else 0


class Measure(msgspec.Struct, kw_only=True):
    """How well a net foresees games that it was not fitted to."""

    loss: float
    guess_loss: float
    right: float


def fit(games: Games, epochs: int, seed: int) -> tuple[Net, Measure]:
    """Nets fitted to most of the games, as one, and its measure on the rest."""
    held = held_out(games.number, seed)
    aside = held[games.game]
    net = together([fitted(games, ~aside, epochs, (seed, number)) for number in range(NETS)])
    return net, measured(net, games, aside if aside.any() else ~aside)


def held_out(number: int, seed: int) -> np.ndarray:
    """Which games are held out, at least one where there are two, and never all of them."""
    held = np.random.default_rng(seed).random(number) < HELD_OUT
    if not held.any():
        held[-1] = number > 1
    if held.all():
        held[0] = False
    return held


def fitted(games: Games, chosen: np.ndarray, epochs: int, seed: tuple[int, int]) -> Net:
    """A net fitted to some rows."""
    learner = Learner(games, chosen, np.random.default_rng(seed))
    for epoch in range(epochs):
        learner.epoch(LEARNING_RATE * (1 - epoch / epochs) + LEARNING_RATE / 50)
    return learner.net()


def measured(net: Net, games: Games, chosen: np.ndarray) -> Measure:
    """The loss of a net on some rows, beside that of one who always names the average."""
    won = games.won[chosen]
    parts = [net.outputs(part)[0] for part in in_parts(games.rows[chosen])]
    foreseen = np.clip(np.concatenate(parts), 1e-4, 1 - 1e-4)
    average = np.full_like(foreseen, won.mean())
    return Measure(
        loss=cross_entropy(foreseen, won),
        guess_loss=cross_entropy(average, won),
        right=float(((foreseen > 0.5) == (won > 0.5)).mean()),
    )


def in_parts(rows: np.ndarray, size: int = 1 << 15) -> Iterator[Array]:
    """Rows as floats, not all at once."""
    for first in range(0, len(rows), size):
        yield rows[first : first + size].astype(np.float32)


def cross_entropy(foreseen: Array, won: Array) -> float:
    """The usual loss of a forecast."""
    return float(-(won * np.log(foreseen) + (1 - won) * np.log(1 - foreseen)).mean())


class Learner:
    """The weights while they are fitted, on rows brought to mean 0 and deviation 1."""

    def __init__(self, games: Games, chosen: np.ndarray, chance: np.random.Generator) -> None:
        self.games = games
        self.places = np.flatnonzero(chosen)
        self.chance = chance
        sample = games.rows[chance.permutation(self.places)[: 1 << 16]].astype(np.float32)
        self.mean = sample.mean(axis=0)
        self.deviation = sample.std(axis=0) + np.float32(0.05)
        self.spread = float(games.margin[self.places].std()) or 1.0
        self.parameters = self.first_parameters()
        self.moments = [np.zeros_like(part) for part in self.parameters]
        self.squares = [np.zeros_like(part) for part in self.parameters]
        self.steps = 0

    def first_parameters(self) -> list[Array]:
        """Drawn at random."""
        sizes = (self.games.rows.shape[1], *HIDDEN, OUTPUTS)
        weights = [
            (self.chance.standard_normal(shape) * np.sqrt(2 / shape[0])).astype(np.float32)
            for shape in pairwise(sizes)
        ]
        weights[2] *= np.float32(0.1)
        return [*weights, *(np.zeros(size, np.float32) for size in sizes[1:])]

    def epoch(self, rate: float) -> None:
        """All rows once, in an order drawn at random."""
        order = self.chance.permutation(self.places)
        for first in range(0, len(order), BATCH):
            batch = order[first : first + BATCH]
            rows = (self.games.rows[batch].astype(np.float32) - self.mean) / self.deviation
            margin = self.games.margin[batch] / np.float32(self.spread)
            self.step(rows, self.games.won[batch], margin, rate)

    def step(self, rows: Array, won: Array, margin: Array, rate: float) -> None:
        """One step of Adam."""
        first_w, second_w, last_w, first_b, second_b, last_b = self.parameters
        first = np.maximum(rows @ first_w + first_b, 0)
        second = np.maximum(first @ second_w + second_b, 0)
        last = second @ last_w + last_b
        slope = np.empty_like(last)
        slope[:, 0] = 1 / (1 + np.exp(-last[:, 0])) - won
        slope[:, 1] = MARGIN_LOSS * np.clip(last[:, 1] - margin, -2, 2)
        slope /= np.float32(len(rows))
        back_second = (slope @ last_w.T) * (second > 0)
        back_first = (back_second @ second_w.T) * (first > 0)
        slopes = [
            rows.T @ back_first,
            first.T @ back_second,
            second.T @ slope,
            back_first.sum(axis=0),
            back_second.sum(axis=0),
            slope.sum(axis=0),
        ]
        self.steps += 1
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for place, found in enumerate(slopes):
            self.moments[place] += 0.1 * (found - self.moments[place])
            self.squares[place] += 0.001 * (found * found - self.squares[place])
            step = correction * self.moments[place] / (np.sqrt(self.squares[place]) + 1e-8)
            parameters = self.parameters[place]
            parameters -= np.float32(rate) * (step + DECAY * parameters)

    def net(self) -> Net:
        """The net for rows as they are: mean and deviation go into the first layer."""
        first_w, second_w, last_w, first_b, second_b, last_b = self.parameters
        scaled = first_w / self.deviation[:, None]
        shifted = first_b - self.mean @ scaled
        weights = [scaled.astype(np.float32), second_w.copy(), last_w.copy()]
        biases = [shifted.astype(np.float32), second_b.copy(), last_b.copy()]
        return Net(weights, biases, self.spread)

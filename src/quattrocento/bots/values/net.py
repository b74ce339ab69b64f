"""A net of two hidden layers: from a row of features to the chance of winning and the margin."""

from __future__ import annotations

from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from quattrocento.bots.lookahead import Judge

# Explicit, because the compiler reads it also where NumPy is not installed.
Array: TypeAlias = NDArray[np.float32]

HIDDEN = (64, 32)
OUTPUTS = 2
# Several nets count as one, as wide as all together; files with more are refused.
MOST_NETS = 8
# How much a margin of one deviation counts beside the chance of winning: it decides between
# options when a game is as good as won or lost.
MARGIN_COUNTS = 0.2


@final
class Net(Judge):
    """Weights and biases by layer, for rows of bytes; `spread` is what a margin of 1 stands for."""

    def __init__(self, weights: list[Array], biases: list[Array], spread: float) -> None:
        super().__init__(spread)
        self.weights = weights
        self.biases = biases

    @property
    def inputs(self) -> int:
        """How many features a row has."""
        return int(self.weights[0].shape[0])

    def outputs(self, rows: Array) -> tuple[Array, Array]:
        """The chance of winning and the margin, in spreads, for each row."""
        first = np.maximum(rows @ self.weights[0] + self.biases[0], 0)
        second = np.maximum(first @ self.weights[1] + self.biases[1], 0)
        last = second @ self.weights[2] + self.biases[2]
        return 1 / (1 + np.exp(-last[:, 0])), last[:, 1]

    def value_rows(self, rows: bytes, number: int) -> list[float]:
        """The chance of winning, and a little of the margin."""
        read = np.frombuffer(rows, np.uint8).reshape(number, -1).astype(np.float32)
        chance, margin = self.outputs(read)
        return list(map(float, chance + MARGIN_COUNTS * np.clip(margin, -3, 3)))

    def worth(self, chance: float, margin: float) -> float:
        """The same for a chance and a margin in points."""
        return chance + MARGIN_COUNTS * max(-3.0, min(3.0, margin / self.spread))

    def value_result(self, winners: list[int], scores: list[int], seat: int) -> float:
        """A shared win is a part of a win."""
        won = 1 / len(winners) if seat in winners else 0.0
        return self.worth(won, margin_of(scores, seat))

    def expect(self, row: bytes) -> tuple[float, float]:
        """The chance of winning and the margin in points, for one row."""
        read = np.frombuffer(row, np.uint8).reshape(1, -1).astype(np.float32)
        chance, margin = self.outputs(read)
        return float(chance[0]), float(margin[0]) * self.spread

    def effects(self, rows: list[bytes], others: list[bytes]) -> list[tuple[float, float]]:
        """For each feature how far the averages of two sets of rows differ, and what that does.

        The effect is the difference times the slope of the chance of winning half-way between.
        """
        here = np.mean([np.frombuffer(row, np.uint8) for row in rows], axis=0)
        there = np.mean([np.frombuffer(row, np.uint8) for row in others], axis=0)
        middle = ((here + there) / 2).astype(np.float32)
        first = middle @ self.weights[0] + self.biases[0]
        second = np.maximum(first, 0) @ self.weights[1] + self.biases[1]
        last = np.maximum(second, 0) @ self.weights[2] + self.biases[2]
        chance = 1 / (1 + np.exp(-last[0]))
        slope = self.weights[2][:, 0] * (second > 0)
        slope = (self.weights[1] @ slope) * (first > 0)
        slope = (self.weights[0] @ slope) * chance * (1 - chance)
        change = here - there
        return list(zip(map(float, change), map(float, change * slope), strict=True))


def together(nets: list[Net]) -> Net:
    """One net that says what several say on average: what one of them misjudges counts less.

    Their hidden layers stand side by side, with nothing between those of different nets.
    """
    spread = nets[0].spread
    units, inner = nets[0].weights[1].shape
    middle = np.zeros((units * len(nets), inner * len(nets)), np.float32)
    for number, net in enumerate(nets):
        rows = slice(number * units, (number + 1) * units)
        columns = slice(number * inner, (number + 1) * inner)
        middle[rows, columns] = net.weights[1]
    # Margins are told in spreads of the first net.
    shares = [np.array([1, net.spread / spread], np.float32) / len(nets) for net in nets]
    last = [net.weights[2] * share for net, share in zip(nets, shares, strict=True)]
    biases = [net.biases[2] * share for net, share in zip(nets, shares, strict=True)]
    return Net(
        [np.concatenate([net.weights[0] for net in nets], axis=1), middle, np.concatenate(last)],
        [
            np.concatenate([net.biases[0] for net in nets]),
            np.concatenate([net.biases[1] for net in nets]),
            np.sum(biases, axis=0, dtype=np.float32),
        ],
        spread,
    )


def margin_of(scores: list[int], seat: int) -> float:
    """By how many points a seat is ahead of the best of the others."""
    others = [score for place, score in enumerate(scores) if place != seat]
    return float(scores[seat] - max(others, default=0))

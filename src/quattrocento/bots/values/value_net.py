"""What a net of two hidden layers says of rows: the chance of winning and the margin.

The layers work with NumPy (`net.py`) or, where there is none, without it, and say the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from quattrocento.bots.lookahead import Judge
from quattrocento.bots.values.layers import Layers

HIDDEN = (64, 32)
OUTPUTS = 2
# Several nets count as one, as wide as all together; files with more are refused.
MOST_NETS = 8
# How much a margin of one deviation counts beside the chance of winning: it decides between
# options when a game is as good as won or lost.
MARGIN_COUNTS = 0.2
LARGEST_MARGIN = 3.0
# Beyond this there is no chance, and its exponential is no number any more.
CERTAIN = 700.0


class ValueNet(Judge):
    """A judge by a net; `spread` is what a margin of 1 stands for."""

    @property
    def inputs(self) -> int:
        """How many features a row has."""
        raise NotImplementedError

    def last_layer(self, rows: bytes, number: int) -> tuple[list[float], list[float]]:
        """What the net says of so many rows: of winning before it is a chance, and the margin."""
        raise NotImplementedError

    def effects(self, rows: list[bytes], others: list[bytes]) -> list[tuple[float, float]]:
        """For each feature how far the averages of two sets of rows differ, and what that does.

        The effect is the difference times the slope of the chance of winning half-way between.
        """
        raise NotImplementedError

    def value_rows(self, rows: bytes, number: int) -> list[float]:
        """The chance of winning, and a little of the margin."""
        said, margins = self.last_layer(rows, number)
        return [
            chance_of(each) + MARGIN_COUNTS * within(margin)
            for each, margin in zip(said, margins, strict=True)
        ]

    def worth(self, chance: float, margin: float) -> float:
        """The same for a chance and a margin in points."""
        return chance + MARGIN_COUNTS * within(margin / self.spread)

    def value_result(self, winners: list[int], scores: list[int], seat: int) -> float:
        """A shared win is a part of a win."""
        won = 1 / len(winners) if seat in winners else 0.0
        return self.worth(won, margin_of(scores, seat))

    def expect(self, row: bytes) -> tuple[float, float]:
        """The chance of winning and the margin in points, for one row."""
        said, margins = self.last_layer(row, 1)
        return chance_of(said[0]), margins[0] * self.spread


class PlainNet(ValueNet):
    """A net without NumPy: weights from unit to unit and biases, by layer."""

    def __init__(
        self, weights: list[list[list[float]]], biases: list[list[float]], spread: float
    ) -> None:
        super().__init__(spread)
        self.weights = weights
        self.biases = biases
        self.layers = Layers(weights, biases)

    @property
    def inputs(self) -> int:
        """How many features a row has."""
        return len(self.weights[0])

    def last_layer(self, rows: bytes, number: int) -> tuple[list[float], list[float]]:
        """What the net says of so many rows."""
        return self.layers.outputs(rows, number)

    def effects(self, rows: list[bytes], others: list[bytes]) -> list[tuple[float, float]]:
        """For each feature how far two sets of rows differ, and what that does."""
        here, there = average(rows), average(others)
        said = [(one + other) / 2 for one, other in zip(here, there, strict=True)]
        passed: list[list[bool]] = []
        for weights, biases in zip(self.weights, self.biases, strict=True):
            sums = list(biases)
            for loudness, row in zip(said, weights, strict=True):
                if loudness != 0:
                    sums = [total + loudness * each for total, each in zip(sums, row, strict=True)]
            passed.append([each > 0 for each in sums])
            said = [max(each, 0.0) for each in sums]
        chance = chance_of(sums[0])
        slope = [
            row[0] if open_ else 0.0 for row, open_ in zip(self.weights[2], passed[1], strict=True)
        ]
        slope = backwards(self.weights[1], slope)
        slope = [each if open_ else 0.0 for each, open_ in zip(slope, passed[0], strict=True)]
        slope = backwards(self.weights[0], slope)
        return [
            (one - other, (one - other) * each * chance * (1 - chance))
            for one, other, each in zip(here, there, slope, strict=True)
        ]


def net_of(
    parts: Sequence[Sequence[float]], shapes: Sequence[Sequence[int]], spread: float
) -> ValueNet:
    """The net of weights and biases in rows."""
    weights = [
        [list(part[start : start + width]) for start in range(0, len(part), width)]
        for part, (_, width) in zip(parts[:3], shapes[:3], strict=True)
    ]
    return PlainNet(weights, [list(part) for part in parts[3:]], spread)


def average(rows: Sequence[bytes]) -> list[float]:
    """The averages of the features of some rows."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def backwards(weights: list[list[float]], slope: list[float]) -> list[float]:
    """How steep what comes out is by what goes in."""
    return [sum(each * by for each, by in zip(row, slope, strict=True)) for row in weights]


def chance_of(said: float) -> float:
    """What a net says of winning, as a chance."""
    return 1 / (1 + exp(-max(said, -CERTAIN)))


def within(margin: float) -> float:
    """A margin in spreads, no larger than counts."""
    return max(-LARGEST_MARGIN, min(LARGEST_MARGIN, margin))


def margin_of(scores: list[int], seat: int) -> float:
    """By how many points a seat is ahead of the best of the others."""
    others = [score for place, score in enumerate(scores) if place != seat]
    return float(scores[seat] - max(others, default=0))

"""A net of two hidden layers with NumPy: it is taught, and asked where NumPy is."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from quattrocento.bots.values.layers import ROUNDING
from quattrocento.bots.values.value_net import (
    CERTAIN,
    HIDDEN,
    LARGEST_MARGIN,
    MARGIN_COUNTS,
    ValueNet,
    chance_of,
)

# Explicit, because the compiler reads it also where NumPy is not installed.
Array: TypeAlias = NDArray[np.float32]
Exact: TypeAlias = NDArray[np.float64]


@final
class Net(ValueNet):
    """Weights and biases by layer, for rows of bytes; `spread` is what a margin of 1 stands for."""

    def __init__(self, weights: list[Array], biases: list[Array], spread: float) -> None:
        super().__init__(spread)
        self.weights = weights
        self.biases = biases
        self._exact: ExactLayers | None = None

    @property
    def inputs(self) -> int:
        """How many features a row has."""
        return int(self.weights[0].shape[0])

    def stored(self) -> list[bytes]:
        """Weights and biases as weight files have them."""
        return [part.astype("<f2").tobytes() for part in (*self.weights, *self.biases)]

    def outputs(self, rows: Array) -> tuple[Array, Array]:
        """The chance of winning and the margin, in spreads, for each row, while it is taught."""
        first = np.maximum(rows @ self.weights[0] + self.biases[0], 0)
        second = np.maximum(first @ self.weights[1] + self.biases[1], 0)
        last = second @ self.weights[2] + self.biases[2]
        return 1 / (1 + np.exp(-last[:, 0])), last[:, 1]

    def last_layer(self, rows: bytes, number: int) -> tuple[list[float], list[float]]:
        """What the net says of so many rows, to the last digit what it says without NumPy."""
        said, margins = self._last_layer(rows, number).T.tolist()
        return said, margins

    def _last_layer(self, rows: bytes, number: int) -> Exact:
        if self._exact is None:
            self._exact = ExactLayers(self.weights, self.biases)
        return self._exact.outputs(np.frombuffer(rows, np.uint8).reshape(number, -1))

    def value_rows(self, rows: bytes, number: int) -> list[float]:
        """The chance of winning, and a little of the margin, for all rows at once."""
        said, margins = self._last_layer(rows, number).T
        # By the same exponential as without NumPy, whose own may differ in the last digit.
        odds = np.array([exp(-each) for each in np.maximum(said, -CERTAIN).tolist()])
        worth = 1 / (1 + odds) + MARGIN_COUNTS * np.clip(margins, -LARGEST_MARGIN, LARGEST_MARGIN)
        values: list[float] = worth.tolist()
        return values

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
        chance = chance_of(float(last[0]))
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


@final
class ExactLayers:
    """The layers in numbers that round no sum, as in `layers.py`.

    Of several nets side by side, each hears in its second layer only its own first one.
    """

    def __init__(self, weights: list[Array], biases: list[Array]) -> None:
        first, second, last = (part.astype(np.float64) for part in weights)
        self.first, self.last = first, last
        self.first_bias, second_bias, self.last_bias = (part.astype(np.float64) for part in biases)
        units, inner = HIDDEN
        nets = second.shape[0] // units
        blocks = [
            second[net * units : (net + 1) * units, net * inner : (net + 1) * inner]
            for net in range(nets)
        ]
        apart = sum(np.count_nonzero(block) for block in blocks) == np.count_nonzero(second)
        self.blocks: list[tuple[slice, Exact, Exact]] = [(slice(None), second, second_bias)]
        if apart and second.shape == (nets * units, nets * inner):
            self.blocks = [
                (
                    slice(net * units, (net + 1) * units),
                    np.ascontiguousarray(block),
                    second_bias[net * inner : (net + 1) * inner],
                )
                for net, block in enumerate(blocks)
            ]

    def outputs(self, rows: NDArray[np.uint8]) -> Exact:
        """What the last layer says of each row."""
        said = heard(rows.astype(np.float64) @ self.first + self.first_bias)
        inner = [heard(said[:, units] @ block + bias) for units, block, bias in self.blocks]
        second = inner[0] if len(inner) == 1 else np.concatenate(inner, axis=1)
        last: Exact = second @ self.last + self.last_bias
        return last


def heard(sums: Exact) -> Exact:
    """What units say: nothing below 0, else the sum with so many digits."""
    np.maximum(sums, 0, out=sums)
    sums += ROUNDING
    sums -= ROUNDING
    return sums


def net_of(parts: Sequence[Sequence[float]], shapes: Sequence[Sequence[int]], spread: float) -> Net:
    """The net of weights and biases in rows."""
    layers = [
        np.array(part, np.float32).reshape(shape) for part, shape in zip(parts, shapes, strict=True)
    ]
    return Net(layers[:3], layers[3:], spread)

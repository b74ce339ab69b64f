"""A net with a policy and a value: observations in, a score for each action and a worth out."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]
Whole: TypeAlias = NDArray[np.int64]

HIDDEN = (128, 64)
# So far below any other score that a masked action is never drawn.
MASKED = np.float32(-1e9)


class PolicyValueNet:
    """Two hidden layers, then the policy's scores and the value, which share them."""

    def __init__(self, parts: list[Floats]) -> None:
        """Take weights and biases: of both layers, of the policy, of the value."""
        self.parts = parts

    @classmethod
    def drawn(
        cls,
        entries: int,
        actions: int,
        chance: np.random.Generator,
        hidden: tuple[int, int] = HIDDEN,
    ) -> PolicyValueNet:
        """A fresh net; its policy begins nearly even, its value near 0."""
        parts: list[Floats] = []
        shapes = [*pairwise((entries, *hidden)), (hidden[1], actions), (hidden[1], 1)]
        for place, shape in enumerate(shapes):
            scale = np.sqrt(2 / shape[0]) * (1.0 if place < 2 else 0.05)
            parts.append((chance.standard_normal(shape) * scale).astype(np.float32))
            parts.append(np.zeros(shape[1], np.float32))
        return cls(parts)

    @property
    def entries(self) -> int:
        """How many entries an observation has."""
        return int(self.parts[0].shape[0])

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return int(self.parts[4].shape[1])

    @property
    def hidden(self) -> tuple[int, int]:
        """How wide the layers are."""
        return int(self.parts[0].shape[1]), int(self.parts[2].shape[1])

    def layers(self, rows: Floats) -> tuple[Floats, Floats]:
        """What the two hidden layers make of some rows."""
        first = np.maximum(rows @ self.parts[0] + self.parts[1], 0)
        return first, np.maximum(first @ self.parts[2] + self.parts[3], 0)

    def outputs(self, rows: Floats, masks: NDArray[Any]) -> tuple[Floats, Floats]:
        """The logarithm of each action's chance, and the value, of each row."""
        return self.heads(self.layers(rows)[1], masks)

    def heads(self, second: Floats, masks: NDArray[Any]) -> tuple[Floats, Floats]:
        """The same, from the second layer on."""
        scores = np.where(masks != 0, second @ self.parts[4] + self.parts[5], MASKED)
        scores -= scores.max(axis=1, keepdims=True)
        scores -= np.log(np.exp(scores).sum(axis=1, keepdims=True))
        values: Floats = (second @ self.parts[6] + self.parts[7])[:, 0]
        return scores.astype(np.float32, copy=False), values

    def slopes(
        self, rows: Floats, layers: tuple[Floats, Floats], scores: Floats, values: Floats
    ) -> list[Floats]:
        """The slope of each part, from those of the policy's scores and of the values."""
        first, second = layers
        column = values[:, None]
        back_second = (scores @ self.parts[4].T + column @ self.parts[6].T) * (second > 0)
        back_first = (back_second @ self.parts[2].T) * (first > 0)
        return [
            rows.T @ back_first,
            back_first.sum(axis=0),
            first.T @ back_second,
            back_second.sum(axis=0),
            second.T @ scores,
            scores.sum(axis=0),
            second.T @ column,
            column.sum(axis=0),
        ]


def drawn_actions(logarithms: Floats, chance: np.random.Generator) -> Whole:
    """An action for each row, by its chance."""
    noise = chance.gumbel(size=logarithms.shape).astype(np.float32)
    found: Whole = np.argmax(logarithms + noise, axis=1)
    return found


class Adam:
    """Steps down the slope, their length by what the slopes have been."""

    def __init__(self, parts: list[Floats]) -> None:
        self.means = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.steps = 0

    def step(self, parts: list[Floats], slopes: list[Floats], rate: float, longest: float) -> None:
        """Change the parts in place; slopes that together are longer than `longest` are cut."""
        length = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes)))
        cut = np.float32(min(1.0, longest / (length + 1e-8)))
        self.steps += 1
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        pace = np.float32(rate * correction)
        for place, part in enumerate(parts):
            slope, mean, square = slopes[place] * cut, self.means[place], self.squares[place]
            np.add(mean, np.float32(0.1) * (slope - mean), out=mean)
            np.add(square, np.float32(0.001) * (slope * slope - square), out=square)
            np.subtract(part, pace * mean / (np.sqrt(square) + np.float32(1e-6)), out=part)

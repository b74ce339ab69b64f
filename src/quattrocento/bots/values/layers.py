# mypyc: compile
"""The layers of a net without NumPy, with the very same results.

Sums come out the same in any order, because none of them is rounded: features are whole numbers,
weights as they are stored have few digits, and what goes into the second and third layer is rounded
to so many. So only what differs from the row before has to be added.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# What a unit of the hidden layers says is a multiple of 2**-20. Adding and taking away this much
# rounds to that, halves to the even one.
ROUNDING: Final = 1.5 * 2.0**32


@final
class Layers:
    """Weights by unit, the rows of the second layer only where they are not nothing."""

    def __init__(self, weights: list[list[list[float]]], biases: list[list[float]]) -> None:
        """Weights as from unit to unit, layer by layer."""
        self.first = weights[0]
        self.first_biases = biases[0]
        # For each unit of the second layer which of the first it hears, and how much.
        self.heard: list[list[int]] = []
        self.second: list[list[float]] = []
        for unit in range(len(biases[1])):
            heard = [place for place in range(len(biases[0])) if weights[1][place][unit] != 0.0]
            self.heard.append(heard)
            self.second.append([weights[1][place][unit] for place in heard])
        self.second_biases = biases[1]
        self.last = weights[2]
        self.last_biases = biases[2]

    def outputs(self, rows: bytes, number: i64) -> tuple[list[float], list[float]]:
        """What both units of the last layer say of each of so many rows."""
        inputs: i64 = len(self.first)
        units: i64 = len(self.first_biases)
        sums = list(self.first_biases)
        before = bytes(inputs)
        chances: list[float] = []
        margins: list[float] = []
        for row in range(number):
            start: i64 = row * inputs
            now = rows[start : start + inputs]
            for place in range(inputs):
                change: i64 = now[place] - before[place]
                if change != 0:
                    add_times(sums, self.first[place], float(change), units)
            before = now
            said = rounded(sums, units)
            inner: list[float] = []
            for unit in range(len(self.second)):
                inner.append(
                    self.second_biases[unit] + heard_sum(said, self.heard[unit], self.second[unit])
                )
            hidden: i64 = len(inner)
            said = rounded(inner, hidden)
            chance: float = self.last_biases[0]
            margin: float = self.last_biases[1]
            for unit in range(hidden):
                loudness = said[unit]
                if loudness != 0.0:
                    pair = self.last[unit]
                    chance += loudness * pair[0]
                    margin += loudness * pair[1]
            chances.append(chance)
            margins.append(margin)
        return chances, margins


def add_times(sums: list[float], weights: list[float], times: float, units: i64) -> None:
    """Add the weights so many times."""
    for unit in range(units):
        sums[unit] += weights[unit] * times


def rounded(sums: list[float], units: i64) -> list[float]:
    """What units say: nothing below 0, else the sum with so many digits."""
    said: list[float] = []
    for unit in range(units):
        found = sums[unit]
        said.append((found + ROUNDING) - ROUNDING if found > 0.0 else 0.0)
    return said


def heard_sum(said: list[float], heard: list[int], weights: list[float]) -> float:
    """What a unit hears from others."""
    found = 0.0
    number: i64 = len(heard)
    for place in range(number):
        found += said[heard[place]] * weights[place]
    return found

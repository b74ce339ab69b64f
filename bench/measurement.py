"""What is measured, and how the rounds become one number."""

from collections.abc import Iterable
from statistics import median

import msgspec


class Measurement(msgspec.Struct, frozen=True, kw_only=True):
    """The speed of one game in one engine."""

    engine: str = "Quattrocento"
    game: str
    players: int
    build: str
    decisions_per_second: float
    games_per_second: float
    clone_nanoseconds: float

    @property
    def subject(self) -> tuple[str, str, int, str]:
        """Say what was measured, without the numbers."""
        return self.engine, self.game, self.players, self.build


def typical(rounds: Iterable[Measurement]) -> list[Measurement]:
    """Take the median of each number over the rounds, in the order of first appearance."""
    grouped: dict[tuple[str, str, int, str], list[Measurement]] = {}
    for measurement in rounds:
        grouped.setdefault(measurement.subject, []).append(measurement)
    return [
        msgspec.structs.replace(
            group[0],
            decisions_per_second=median(one.decisions_per_second for one in group),
            games_per_second=median(one.games_per_second for one in group),
            clone_nanoseconds=median(one.clone_nanoseconds for one in group),
        )
        for group in grouped.values()
    ]

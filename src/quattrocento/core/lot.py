"""Seats by lot: who sits where at a table whose host did not order the seats.

PAL-SET-1, PRI-SET-1, AUG-SET-1: the first seat begins, so it is drawn at random.
FLO-SET-8: Florence draws its first player apart, whoever sits where.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from quattrocento.core.chance import Chance, seeded

Sitter = TypeVar("Sitter")


def drawn_seats(seed: int, players: int) -> list[int]:
    """The arranged seat of whoever sits in each seat, drawn from the seed of the game.

    Everybody sees the lot, so it comes from a stream of its own: it tells nothing about the cards.
    """
    return list(Chance(seeded(seed, "lot")).shuffled(bytes(range(players))))


def seated_by_lot(seed: int, arranged: Sequence[Sitter]) -> list[Sitter]:
    """Those who were arranged, in the order in which the lot seats them."""
    return [arranged[place] for place in drawn_seats(seed, len(arranged))]

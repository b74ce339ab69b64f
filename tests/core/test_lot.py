"""Seats by lot."""

from __future__ import annotations

from collections import Counter

import quattrocento as qc
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.lot import drawn_seats, seated_by_lot
from tests.support import rule


@rule("PAL-SET-1", "PRI-SET-1", "AUG-SET-1", "FLO-SET-8")
def test_the_lot_seats_everybody_once_and_favours_nobody() -> None:
    orders = Counter(tuple(drawn_seats(seed, 3)) for seed in range(6000))
    assert len(orders) == 6
    # A thousand each on average; five standard deviations are about 145.
    assert all(850 < times < 1150 for times in orders.values()), orders


def test_the_same_seed_draws_the_same_lot_for_ever() -> None:
    assert seated_by_lot(7, ["Anne", "Bruno", "Christian", "David"]) == [
        "Christian",
        "Bruno",
        "Anne",
        "David",
    ]


def test_the_lot_tells_nothing_about_the_cards() -> None:
    """It comes from a stream of its own, and the game's own draws are those without a lot."""
    same = sum(
        drawn_seats(seed, 4) == list(Chance(seeded(seed)).shuffled(bytes(range(4))))
        for seed in range(2400)
    )
    assert 60 < same < 140, same
    assert qc.game("palazzo").new(players=3, seed=7).chance != seeded(7, "lot")

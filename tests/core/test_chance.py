"""The generator: documented, unbiased, and the same for ever."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quattrocento.core.chance import Chance, seeded
from quattrocento.core.pure import run_pure

DRAWS = "[chance.below(limit) for limit in (2, 3, 6, 52, 1000, 1 << 30) for _ in range(5)]"


def test_version_one_draws_these_numbers_for_ever() -> None:
    chance = Chance(seeded(1520))
    assert [chance.below(1000) for _ in range(8)] == FIRST_DRAWS
    assert chance.shuffled(bytes(range(10))) == bytes(FIRST_SHUFFLE)


FIRST_DRAWS = [115, 483, 366, 60, 82, 850, 219, 614]
FIRST_SHUFFLE = [4, 0, 3, 9, 8, 7, 1, 5, 6, 2]


def reference(state: int, limit: int) -> tuple[int, int]:
    """L'Ecuyer's generator in plain arithmetic, by the book."""
    first, second = state >> 31, state & (2**31 - 1)
    bits = (1 << (limit - 1).bit_length()) - 1
    while True:
        first = first * 40014 % 2147483563
        second = second * 40692 % 2147483399
        output = (first - second) % 2147483562
        if output < 2147483562 - (2147483562 & bits) and output & bits < limit:
            return (first << 31) + second, output & bits


@given(st.integers(), st.lists(st.integers(1, 2**30), min_size=1, max_size=30))
def test_it_is_the_generator_that_is_documented(seed: int, limits: list[int]) -> None:
    chance = Chance(seeded(seed))
    state = seeded(seed)
    for limit in limits:
        state, expected = reference(state, limit)
        assert chance.below(limit) == expected
        assert chance.chance == state
        assert 0 <= state < 2**62


def test_compiled_and_pure_draw_the_same() -> None:
    chance = Chance(seeded(99))
    here = eval(DRAWS, {"chance": chance})
    code = f"from quattrocento.core.chance import *\nchance = Chance(seeded(99))\nprint({DRAWS})"
    assert run_pure(code).strip() == str(here)


@pytest.mark.parametrize("limit", [2, 3, 5, 7, 55])
def test_each_number_is_about_equally_frequent(limit: int) -> None:
    chance = Chance(seeded(limit))
    draws = 4000 * limit
    counts = Counter(chance.below(limit) for _ in range(draws))
    chi_square = sum((counts[n] - 4000) ** 2 / 4000 for n in range(limit))
    assert chi_square < 2.5 * limit + 12


def test_each_order_of_a_shuffle_is_about_equally_frequent() -> None:
    chance = Chance(seeded(4))
    counts = Counter(bytes(chance.shuffled(b"abcd")) for _ in range(24 * 500))
    orders = [bytes(order) for order in permutations(b"abcd")]
    chi_square = sum((counts[order] - 500) ** 2 / 500 for order in orders)
    assert chi_square < 60


@pytest.mark.parametrize("limit", [0, -1, 2**30 + 1, 2**40])
def test_nothing_is_drawn_below_a_senseless_limit(limit: int) -> None:
    chance = Chance(seeded(1))
    with pytest.raises(ValueError, match=str(limit)):
        chance.below(limit)
    assert chance.chance == seeded(1)


def test_near_seeds_give_unlike_streams() -> None:
    firsts = {Chance(seeded(seed)).below(2**30) for seed in range(1000)}
    assert len(firsts) > 995


@given(st.binary(max_size=60), st.integers(0, 2**64))
def test_a_shuffle_keeps_what_it_shuffles(items: bytes, seed: int) -> None:
    assert sorted(Chance(seeded(seed)).shuffled(items)) == sorted(items)

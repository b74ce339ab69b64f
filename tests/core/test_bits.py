"""Sets packed into ints, compiled as well as pure."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quattrocento.core import bits

PLACES = st.sets(st.integers(0, 61))


@given(PLACES)
def test_a_packed_set_holds_what_was_put_in(places: set[int]) -> None:
    packed = sum(bits.bit(place) for place in places)
    assert bits.listed(packed) == sorted(places)
    assert bits.size(packed) == len(places)
    assert [place for place in range(62) if bits.holds(packed, place)] == sorted(places)
    if places:
        assert bits.lowest(packed) == min(places)


@given(st.integers(0, 61))
def test_shifts_are_right_beyond_31_bits(place: int) -> None:
    assert bits.bit(place) == 2**place
    assert bits.all_below(place) == 2**place - 1
    assert bits.shifted(1, place) == 2**place

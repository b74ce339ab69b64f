"""A list that grows never changes for whoever holds an older one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quattrocento.tables.persistent_list import PersistentList

# Take one of the lists so far and make it longer, or shorter.
STEP = st.tuples(
    st.integers(0, 30), st.one_of(st.lists(st.integers(), max_size=3), st.integers(0, 9))
)


@given(st.lists(STEP, max_size=25))
def test_each_list_stays_as_it_was_whatever_grows_out_of_it(
    steps: list[tuple[int, list[int] | int]],
) -> None:
    made: list[tuple[PersistentList[int], list[int]]] = [(PersistentList([]), [])]
    for which, change in steps:
        grown, plain = made[which % len(made)]
        if isinstance(change, int):
            made.append((grown.upto(change), plain[:change]))
        else:
            made.append((grown.plus_all(change), plain + change))
    for grown, plain in made:
        assert list(grown) == plain
        assert len(grown) == len(plain)
        assert grown.since(1) == plain[1:]
        for place in range(-len(plain), len(plain)):
            assert grown[place] == plain[place]


def test_there_is_nothing_beyond_its_end() -> None:
    short = PersistentList([1])
    short.plus(2)
    for place in (1, -2):
        with pytest.raises(IndexError):
            short[place]

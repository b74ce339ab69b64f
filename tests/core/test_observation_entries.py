"""How the entries of an observation are written, byte by byte."""

from __future__ import annotations

import pytest
from librt.strings import BytesWriter

from quattrocento.core.observation import put, put_flag, put_kinds, put_one, put_set, put_zeros


@pytest.mark.parametrize(
    ("number", "written"), [(-3, 0), (0, 0), (1, 1), (200, 200), (255, 255), (256, 255), (999, 255)]
)
def test_a_number_is_written_as_the_nearest_byte(number: int, written: int) -> None:
    into = BytesWriter()
    put(into, number)
    assert into.getvalue() == bytes([written])


def test_a_flag_is_one_or_nothing() -> None:
    into = BytesWriter()
    put_flag(into, True)
    put_flag(into, False)
    assert into.getvalue() == bytes([1, 0])


def test_a_set_has_an_entry_for_each_place_below_the_limit() -> None:
    into = BytesWriter()
    put_set(into, 0b11_0101, 5)
    assert into.getvalue() == bytes([1, 0, 1, 0, 1])


@pytest.mark.parametrize("number", [0, 1, 255, 256, 257, 512, 700])
def test_zeros_are_as_many_as_are_wanted_and_begin_where_the_row_ended(number: int) -> None:
    into = BytesWriter()
    put(into, 7)
    assert put_zeros(into, number) == 1
    assert into.getvalue() == bytes([7, *[0] * number])


@pytest.mark.parametrize(
    ("place", "written"), [(0, [1, 0, 0]), (2, [0, 0, 1]), (-1, [0, 0, 0]), (-2, [0, 0, 0])]
)
def test_one_place_of_several_is_marked_or_none(place: int, written: list[int]) -> None:
    into = BytesWriter()
    put(into, 7)
    put_one(into, place, 3)
    assert into.getvalue() == bytes([7, *written])


def test_things_are_counted_by_kind_and_those_beyond_the_limit_left_out() -> None:
    into = BytesWriter()
    put(into, 7)
    put_kinds(into, bytes([2, 0, 2, 3, 9, 2]), 3)
    assert into.getvalue() == bytes([7, 1, 0, 3])

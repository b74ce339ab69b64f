"""The action table."""

from __future__ import annotations

import doctest

import pytest

import quattrocento as qc
from quattrocento.core import actions
from quattrocento.core.actions import ActionTable, Parameter, Value, numbers
from quattrocento.core.decision import Refusal


def painting() -> ActionTable:
    table = ActionTable()
    colour = Parameter("colour", [Value("red"), Value("blue")])
    table.family("stop", "stop")
    table.family("paint", "paint {colour} {times}", colour, numbers("times", 1, 3))
    return table


def test_the_examples_of_the_module_are_true() -> None:
    assert doctest.testmod(actions).failed == 0


def test_families_number_their_actions_one_after_the_other() -> None:
    table = painting()
    assert [table.text(action) for action in range(len(table))] == [
        "stop",
        "paint red 1",
        "paint red 2",
        "paint red 3",
        "paint blue 1",
        "paint blue 2",
        "paint blue 3",
    ]
    assert table.form(5) == {"family": "paint", "colour": "blue", "times": "2"}


def test_a_family_may_leave_out_choices() -> None:
    table = ActionTable()
    size = numbers("size", 1, 3)
    family = table.family("box", "{size} by {size2}", size, numbers("size2", 1, 3), accept=rising)
    assert [table.text(action) for action in family.ids] == ["1 by 2", "1 by 3", "2 by 3"]


def test_an_excluded_choice_is_refused_by_its_rule() -> None:
    table = ActionTable("florence")
    size = numbers("size", 1, 3)
    two = (size, numbers("size2", 1, 3))
    street = Refusal("FLO-MOV-1", "refusal-no-street")
    table.family("box", "{size} by {size2}", *two, accept=rising, excluded=street)
    with pytest.raises(qc.Illegal, match="No street leads there") as error:
        table.parse("3  BY 1")
    assert (error.value.rule, error.value.action) == ("FLO-MOV-1", "3 by 1")
    with pytest.raises(qc.BadNotation):
        table.parse("3 by 4")


def rising(first: int, second: int) -> bool:
    return first < second


def test_two_actions_may_not_be_written_alike() -> None:
    table = painting()
    with pytest.raises(ValueError, match="stop"):
        table.family("halt", "stop")


def test_notation_is_read_whatever_its_blanks_and_capitals() -> None:
    assert painting().parse("  PAINT   Blue 2") == 5


def test_a_wrong_notation_names_the_nearest_ones() -> None:
    with pytest.raises(qc.BadNotation, match="paint red 2") as error:
        painting().parse("pant red 2")
    assert "paint red 2" in error.value.near


@pytest.mark.parametrize("action", [-1, 7, 10**9])
def test_an_id_outside_the_table_is_refused(action: int) -> None:
    with pytest.raises(IndexError, match="0 to 6"):
        painting().text(action)

"""Duplicate play: the chain of the weeks' secrets, when a week is, and how results are compared."""

from __future__ import annotations

import pytest

from quattrocento.core.duplicate import (
    WEEKS,
    Played,
    before_week,
    compared,
    week_end,
    week_of,
    week_secret,
)


def test_the_secret_of_a_week_leads_back_to_the_anchor() -> None:
    root = "0d" * 32
    anchor = week_secret(root, 0)
    third = week_secret(root, 3)
    assert before_week(before_week(before_week(third))) == anchor
    assert week_secret(root, WEEKS) == root
    with pytest.raises(ValueError, match="1041"):
        week_secret(root, WEEKS + 1)


def test_weeks_begin_on_monday() -> None:
    monday = 1_763_337_600.0  # 17 November 2025, 0:00 UTC
    assert week_of(monday) == week_of(monday - 1) + 1
    assert week_end(week_of(monday - 1)) == monday


def test_a_result_is_compared_with_the_same_seat_of_the_same_deal() -> None:
    points = [(0, 0, "a", 30), (0, 1, "a", 20), (0, 0, "b", 40), (0, 1, "b", 26), (1, 0, "c", 5)]
    played = [
        Played(deal=deal, seat=seat, table=table, points=made) for deal, seat, table, made in points
    ]
    found = compared(played, {0: [33, 25]})
    assert [(each.played.table, each.played.seat, each.margin, each.par) for each in found] == [
        ("b", 0, 5.0, 33),
        ("b", 1, 3.0, 25),
        ("c", 0, 0.0, None),
        ("a", 1, -3.0, 25),
        ("a", 0, -5.0, 33),
    ]

# mypyc: compile
"""Ties for the win, of which the games tell how they are broken."""

from __future__ import annotations


def tied(scores: list[int]) -> list[int]:
    """The seats that have the most points, if they are several; otherwise none."""
    most = max(scores)
    seats = [seat for seat in range(len(scores)) if scores[seat] == most]
    return seats if len(seats) > 1 else []

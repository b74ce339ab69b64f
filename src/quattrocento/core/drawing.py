"""A view drawn for the terminal without knowing its game: its fields, one below the other."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.core.account import Standing, totals
from quattrocento.core.view import View
from quattrocento.core.words import Words

NOT_DRAWN = ("seat", "asked", "winners")
NOTHING = "-"


def drawn_fields(view: View, words: Words) -> RenderableType:
    """Every field of a view by the name that the catalogues give it, or its own."""
    table = Table.grid(padding=(0, 2))
    for name in view.__struct_fields__:
        if name not in NOT_DRAWN:
            table.add_row(Text(called(name, words), style="dim"), drawn(getattr(view, name), words))
    return table


def drawn_points(standing: Standing, words: Words) -> RenderableType:
    """Where the points of each side come from, one source below the other, and their total."""
    table = Table(title=words.say("points-by-source"), title_justify="left")
    table.add_column("")
    for side in standing.sides:
        table.add_column(words.seat(side), justify="right")
    points = standing.points
    for source in dict.fromkeys((each.source, each.number, each.open) for each in points):
        found = {
            each.seat: each.points
            for each in points
            if (each.source, each.number, each.open) == source
        }
        name = words.say(f"source-{source[0]}", {"number": source[1]})
        row = words.say("points-open", {"source": name}) if source[2] else name
        table.add_row(
            row, *[signed(found[side]) if side in found else "" for side in standing.sides]
        )
    sums = [signed(number) for number in totals(points, standing.sides)]
    table.add_row(words.say("points-total"), *sums, style="bold", end_section=True)
    return table


def signed(number: int) -> str:
    """A number with a minus sign, not a hyphen."""
    return str(number).replace("-", "\u2212")


def called(name: str, words: Words) -> str:
    """What a field is called."""
    key = f"drawing-{name.replace('_', '-')}"
    return words.say(key) if words.has(key) else name.replace("_", " ")


def drawn(value: Any, words: Words) -> RenderableType:
    """A value: lists in one line, lists of structures in a table, seats by their colours."""
    if isinstance(value, msgspec.Struct):
        parts = [(name, getattr(value, name)) for name in value.__struct_fields__]
        return Text(", ".join(f"{called(name, words)} {plain(part)}" for name, part in parts))
    if isinstance(value, tuple | list) and any(isinstance(each, msgspec.Struct) for each in value):
        table = Table.grid(padding=(0, 2))
        for place, each in enumerate(value, start=1):
            table.add_row(Text(str(place), style="bold"), drawn(each, words))
        return table
    return Text(plain(value))


def plain(value: Any) -> str:
    """A value that has no structure, in one line."""
    if value is None:
        return NOTHING
    if isinstance(value, tuple | list):
        return " ".join(plain(each) for each in value) or NOTHING
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(each)}" for key, each in value.items()) or NOTHING
    return str(value)

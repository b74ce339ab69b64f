"""The options of a game: what a host may choose before it begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from quattrocento.core.errors import BadSetup

OptionValue = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """A choice before the game: its name, what may be chosen, and what holds if nothing is.

    With more than `most_players` it changes nothing, so nobody need be asked.
    """

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    most_players: int | None = None


def chosen(
    offered: Sequence[Option], given: Mapping[str, OptionValue] | None, game: str
) -> dict[str, OptionValue]:
    """Every option with its value, the given ones checked; BadSetup names what is wrong."""
    values = {option.name: option.default for option in offered}
    if not given:
        return values
    choices = {option.name: option.choices for option in offered}
    for name, value in given.items():
        if name not in values:
            expected = ", ".join(values) or "-"
            raise BadSetup("bad-option-name", {"game": game, "name": name, "expected": expected})
        if not any(value == choice and type(value) is type(choice) for choice in choices[name]):
            expected = ", ".join(str(choice) for choice in choices[name])
            arguments = {"name": name, "value": str(value), "expected": expected}
            raise BadSetup("bad-option-value", arguments)
        values[name] = value
    return values

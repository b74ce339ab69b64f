# mypyc: compile
"""A position from one declaration: beside each field, how the state's value is written and read.

The fields of a Struct are the attributes of a part of the state, by their names. Whatever the state
holds otherwise than the position says how: `Annotated[list[str], list_of(label(CARD), bytes)]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar, get_type_hints

import msgspec

from quattrocento.core.actions import Parameter
from quattrocento.core.bits import bit, listed
from quattrocento.core.position import FORMAT, Position, expect, looked_up, read
from quattrocento.core.state import State


class Codec(NamedTuple):
    """How a value of a state is written, and how it is read again.

    `read` gets what the position says, the name of the field for errors, and the state that is
    being read, where the fields declared before stand already. `attribute` is what the state calls
    the field, where it has another name for it.
    """

    write: Callable[[Any], Any]
    read: Callable[[Any, str, Any], Any]
    attribute: str | None = None

    def kept_in(self, attribute: str) -> Codec:
        """The same for an attribute of another name."""
        return self._replace(attribute=attribute)


class Derived(NamedTuple):
    """A field that is no single attribute: made from the part, and put into it.

    `put` gets the part, what the position says, the name of the field and the whole state.
    """

    write: Callable[[Any], Any]
    put: Callable[[Any, Any, str, Any], None]


def read_nothing(_part: Any, _value: Any, _field: str, _state: Any) -> None:
    """Leave a field to whatever completes the state, because it rests on several fields."""


def read_later(write: Callable[[Any], Any]) -> Derived:
    """A field that is read only when all others have been."""
    return Derived(write, read_nothing)


# Single values


def plain(value: Any) -> Any:
    """What the position says as the state holds it."""
    return value


def number(
    least: int, most: int | Callable[[Any], int], problem: str | None = None, offset: int = 0
) -> Codec:
    """A number within bounds, which may depend on the state; written `offset` higher than held."""

    def read_number(value: int, where: str, state: Any) -> int:
        last = most(state) if callable(most) else most
        expect(least <= value <= last, where, problem or f"expected {least} to {last}")
        return value - offset

    return Codec(lambda value: value + offset, read_number)


def seat_number(state: State) -> int:
    """How many seats a game has."""
    return state.seats


def last_seat(state: State) -> int:
    """The highest seat of a game."""
    return state.seats - 1


SEAT = number(0, last_seat, "expected a seat")
ANY_NUMBER = Codec(plain, lambda value, _where, _state: value)


def label(parameter: Parameter) -> Codec:
    """A value of a parameter, in notation."""
    return Codec(
        parameter.labels.__getitem__,
        lambda value, where, _state: looked_up(parameter.place, value, where),
    )


def word(words: list[str], problem: str | None = None) -> Codec:
    """One of a few words, held as its place among them."""
    expected = problem or f"expected {', '.join(words)}"

    def read_word(value: str, where: str, _state: Any) -> int:
        expect(value in words, where, expected)
        return words.index(value)

    return Codec(words.__getitem__, read_word)


def optional(codec: Codec, nothing: int = -1) -> Codec:
    """What may be missing: null in a position, a certain number in a state."""

    def read_optional(value: Any, where: str, state: Any) -> Any:
        return nothing if value is None else codec.read(value, where, state)

    return Codec(lambda value: None if value == nothing else codec.write(value), read_optional)


# Several values


def list_of(
    item: Codec,
    gather: Callable[[list[Any]], Any] = tuple,
    spread: Callable[[Any], Iterable[Any]] = plain,
    *,
    numbered: bool = True,
) -> Codec:
    """Several of a kind; errors name the place in the list if it is `numbered`."""
    write, read_item = item.write, item.read

    def read_list(values: list[Any], where: str, state: Any) -> Any:
        return gather(
            [
                read_item(value, f"{where}[{place}]" if numbered else where, state)
                for place, value in enumerate(values)
            ]
        )

    return Codec(lambda held: [write(value) for value in spread(held)], read_list)


def each_once(item: Codec, all_of_them: Iterable[Any], problem: str) -> Codec:
    """All of certain small numbers, in any order."""
    several = list_of(item, list, numbered=False)
    expected = sorted(all_of_them)

    def read_all(values: list[Any], where: str, state: Any) -> bytes:
        found = several.read(values, where, state)
        expect(sorted(found) == expected, where, problem)
        return bytes(found)

    return Codec(several.write, read_all)


def sorted_bytes(values: Iterable[int]) -> bytes:
    """Small numbers in rising order."""
    return bytes(sorted(values))


def place_set(places: Iterable[int]) -> int:
    """A set packed into an int."""
    return sum(bit(place) for place in set(places))


def set_of(item: Codec, *, numbered: bool = False) -> Codec:
    """A set packed into an int."""
    return list_of(item, place_set, listed, numbered=numbered)


def numbers_by_label(
    parameter: Parameter,
    bounds: Codec,
    gather: Callable[[list[int]], Any],
    spread: Callable[[Any], Iterable[int]],
    nothing: int = 0,
) -> Codec:
    """A number for each value of a parameter; those that are `nothing` are left out."""

    def write_numbers(held: Any) -> dict[str, int]:
        return {
            name: value
            for name, value in zip(parameter.labels, spread(held), strict=True)
            if value != nothing
        }

    def read_numbers(values: dict[str, int], where: str, state: Any) -> Any:
        found = [nothing] * len(parameter)
        for name, value in values.items():
            checked = bounds.read(value, where, state)
            found[looked_up(parameter.place, name, where)] = checked
        return gather(found)

    return Codec(write_numbers, read_numbers)


def players(kind: type[msgspec.Struct], make: Callable[[], Any]) -> Codec:
    """The seats, or whoever else plays."""

    def read_player(position: msgspec.Struct, where: str, state: Any) -> Any:
        player = make()
        fill(player, position, f"{where}.", state)
        return player

    return list_of(Codec(lambda player: write(kind, player), read_player), list)


# Whole positions


@cache
def fields(kind: type[msgspec.Struct]) -> list[tuple[str, str, Codec | Derived | None]]:
    """The fields of a game's own: name, attribute, and how each is written unless as it is."""
    found: list[tuple[str, str, Codec | Derived | None]] = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if name in Position.__struct_fields__:
            continue
        notes = getattr(hint, "__metadata__", ())
        way = next((note for note in notes if isinstance(note, Codec | Derived)), None)
        attribute = way.attribute if isinstance(way, Codec) else None
        found.append((name, attribute or name, way))
    return found


@cache
def writers(kind: type[msgspec.Struct]) -> list[tuple[str, Callable[[Any], Any], Any]]:
    """How to get each field from a part, and how to write what was got unless as it is."""
    return [
        (name, way.write, None)
        if isinstance(way, Derived)
        else (name, attrgetter(attribute), way and way.write)
        for name, attribute, way in fields(kind)
    ]


def write(kind: type[msgspec.Struct], part: Any) -> dict[str, Any]:
    """A part of a state as plain data."""
    return {
        name: get(part) if encode is None else encode(get(part))
        for name, get, encode in writers(kind)
    }


def fill(part: Any, position: msgspec.Struct, prefix: str, state: Any) -> None:
    """Put what a position says into a part of a state; `prefix` comes before names of fields."""
    for name, attribute, way in fields(type(position)):
        value = getattr(position, name)
        if way is None:
            setattr(part, name, value)
        elif isinstance(way, Derived):
            way.put(part, value, prefix + name, state)
        else:
            setattr(part, attribute, way.read(value, prefix + name, state))


def header(state: State) -> dict[str, Any]:
    """What the positions of all games begin with."""
    return {
        "game": state.game.name,
        "format": FORMAT,
        "seats": state.seats,
        "question": state.decision.name,
        "awaiting": state.awaiting(),
        "chance": state.chance,
    }


def begin(state: State, position: Position, names: list[str], seats: range) -> None:
    """Put into a blank state what the positions of all games begin with."""
    expect(position.seats in seats, "seats", f"expected {seats.start} to {seats.stop - 1}")
    expect(position.question in names, "question", f"expected one of {', '.join(names)}")
    state.seat_count = position.seats
    state.question = names.index(position.question)
    state.waiting = place_set(position.awaiting)
    state.chance = position.chance


PositionType = TypeVar("PositionType", bound=Position)
StateType = TypeVar("StateType", bound=State)
Dump = Callable[[StateType], dict[str, Any]]
Load = Callable[[Mapping[str, Any], list[str], range], StateType]


def dumper(kind: type[Position]) -> Dump[Any]:
    """What writes the states of a game as plain data."""

    def dump(state: Any) -> dict[str, Any]:
        """The whole state as plain data."""
        return {**header(state), **write(kind, state)}

    return dump


def loader(
    kind: type[PositionType],
    game: str,
    make: Callable[[], StateType],
    complete: Callable[[StateType, PositionType], None],
    sides: Callable[[StateType], int] = seat_number,
) -> Load[StateType]:
    """What reads the positions of a game; `complete` does what concerns several fields at once.

    There are as many players as seats, unless `sides` says otherwise.
    """

    def load(data: Mapping[str, Any], names: list[str], seats: range) -> StateType:
        """The state of a position; `names` are those of the game's questions."""
        position = read(data, kind, game)
        state = make()
        begin(state, position, names, seats)
        given: Any = position
        expected = sides(state)
        expect(len(given.players) == expected, "players", f"expected {expected}")
        fill(state, position, "", state)
        complete(state, position)
        return state

    return load

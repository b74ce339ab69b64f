"""The action table: everything that can be said in a game, declared by families.

An action is a small int, its place in the table. Nobody numbers them by hand: a game declares
families such as `take {card}` and the table gives each member its id, its notation (the short
English text used in records, logs, tests and the terminal) and its structured form.

>>> colour = Parameter("colour", [Value("red"), Value("blue")])
>>> table = ActionTable()
>>> stop = table.family("stop", "stop")
>>> paint = table.family("paint", "paint {colour}", colour)
>>> paint.first, len(table)
(1, 3)
>>> table.text(2), table.parse("  Paint  BLUE ")
('paint blue', 2)
>>> table.form(2)
{'family': 'paint', 'colour': 'blue'}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from itertools import product
from typing import Protocol

from quattrocento.core.errors import BadNotation, Illegal

Part = str | int
Accept = Callable[..., bool]


class Exclusion(Protocol):
    """Why a choice is never allowed, such as a Refusal: the rule, and its sentence's key."""

    rule: str
    key: str


class Value:
    """One value of a parameter: its notation, and the parts that the catalogues make words of."""

    __slots__ = ("label", "parts")

    def __init__(self, label: str, parts: Mapping[str, Part] | None = None) -> None:
        self.label = label
        self.parts: Mapping[str, Part] = {"name": label} if parts is None else parts


class Parameter:
    """What varies in a family: a name and its values, addressed by their place."""

    __slots__ = ("_places", "labels", "name", "values")

    def __init__(self, name: str, values: Iterable[Value]) -> None:
        self.name = name
        self.values = list(values)
        self.labels = [value.label for value in self.values]
        self._places = {label: place for place, label in enumerate(self.labels)}

    def __len__(self) -> int:
        return len(self.values)

    def label(self, place: int) -> str:
        """The notation of the value at a place."""
        return self.labels[place]

    def place(self, label: str) -> int:
        """The place of a value given by its notation; KeyError when there is none."""
        return self._places[label]

    def __contains__(self, label: str) -> bool:
        return label in self._places


def numbers(name: str, first: int, last: int) -> Parameter:
    """A parameter that is a whole number from `first` to `last`."""
    return Parameter(name, (Value(str(n), {"name": n}) for n in range(first, last + 1)))


class Family:
    """The actions of one kind: consecutive ids from `first` on, one for each choice of values."""

    __slots__ = ("choices", "excluded", "first", "name", "parameters", "template")

    def __init__(
        self,
        name: str,
        template: str,
        parameters: tuple[Parameter, ...],
        first: int,
        accept: Accept | None,
    ) -> None:
        self.name = name
        self.template = template
        self.parameters = parameters
        self.first = first
        places = list(product(*(range(len(parameter)) for parameter in parameters)))
        self.choices = [choice for choice in places if accept is None or accept(*choice)]
        self.excluded = [choice for choice in places if accept and not accept(*choice)]

    def __len__(self) -> int:
        return len(self.choices)

    @property
    def ids(self) -> range:
        """The ids of the family's actions."""
        return range(self.first, self.first + len(self.choices))

    def values(self, action: int) -> dict[str, Value]:
        """The value of each parameter of one of the family's actions."""
        return self._values(self.choices[action - self.first])

    def text(self, action: int) -> str:
        """The notation of one of the family's actions."""
        return self._text(self.choices[action - self.first])

    def excluded_texts(self) -> list[str]:
        """The notations of the choices that the family does not accept."""
        return [self._text(choice) for choice in self.excluded]

    def _values(self, choice: tuple[int, ...]) -> dict[str, Value]:
        return {
            parameter.name: parameter.values[place]
            for parameter, place in zip(self.parameters, choice, strict=True)
        }

    def _text(self, choice: tuple[int, ...]) -> str:
        labels = {name: value.label for name, value in self._values(choice).items()}
        return self.template.format(**labels)


class ActionTable:
    """All actions of a game, in the order in which their families are declared.

    `game` is whose catalogue says why a choice is excluded; a game without exclusions needs none.
    """

    def __init__(self, game: str | None = None) -> None:
        self.game = game
        self.families: list[Family] = []
        self._family_of: list[Family] = []
        self._texts: list[str] = []
        self._ids: dict[str, int] = {}
        self._excluded: dict[str, Exclusion] = {}

    def family(
        self,
        name: str,
        template: str,
        *parameters: Parameter,
        accept: Accept | None = None,
        excluded: Exclusion | None = None,
    ) -> Family:
        """Declare a family; `accept` keeps only some of the choices of its parameters' places.

        `excluded` is why the others are never allowed.
        """
        family = Family(name, template, parameters, len(self._texts), accept)
        self.families.append(family)
        for action in family.ids:
            text = family.text(action)
            if text in self._ids:
                raise ValueError(f"two actions are written {text!r}")
            self._ids[text] = action
            self._texts.append(text)
            self._family_of.append(family)
        if excluded is not None:
            self._excluded.update(dict.fromkeys(family.excluded_texts(), excluded))
        return family

    def __len__(self) -> int:
        return len(self._texts)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, int)
            and not isinstance(action, bool)
            and 0 <= action < len(self._texts)
        )

    def text(self, action: int) -> str:
        """The notation of an action."""
        if type(action) is not int or not 0 <= action < len(self._texts):
            self._check(action)
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The action with this notation; blanks and capitals do not matter.

        Raises Illegal for a choice that its family excludes, BadNotation, with the nearest
        notations, when there is no such action at all.
        """
        action = self._ids.get(text)
        if action is None:
            wanted = " ".join(text.lower().split())
            action = self._ids.get(wanted)
            if action is None:
                excluded = self._excluded.get(wanted)
                if excluded is not None:
                    raise Illegal(excluded.rule, excluded.key, self.game, wanted)
                raise BadNotation(text, get_close_matches(wanted, self._ids, n=3))
        return action

    def family_of(self, action: int) -> Family:
        """The family an action belongs to."""
        self._check(action)
        return self._family_of[action]

    def form(self, action: int) -> dict[str, str]:
        """The structured form of an action: its family and the notation of each value."""
        family = self.family_of(action)
        form = {"family": family.name}
        form.update({name: value.label for name, value in family.values(action).items()})
        return form

    def _check(self, action: int) -> None:
        if action not in self:
            raise IndexError(f"{action!r} is no action id: expected 0 to {len(self) - 1}")

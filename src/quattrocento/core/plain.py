"""A game in few lines: a state by its annotations, and a Game from a handful of functions.

What the four games write out for speed follows here from the fields of the state's class: its
clone, its position with a check of every field's type, its fingerprint. Such a game is interpreted
and plays a few ten thousand decisions a second; everything else works as with any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self, get_origin, get_type_hints

import msgspec

from quattrocento.core.actions import ActionTable, Parameter
from quattrocento.core.chapters import Chapters, draw_fields, uncover_nothing, value_nothing
from quattrocento.core.decision import Decision
from quattrocento.core.events import Event
from quattrocento.core.game import Game
from quattrocento.core.options import Option, OptionValue
from quattrocento.core.position import Position, read
from quattrocento.core.scheme import begin, header
from quattrocento.core.state import State
from quattrocento.core.view import View


class PlainState(State):
    """A state whose own fields are the annotations of its class.

    A field begins with the value that the class gives it, else with nothing of its type: 0, "",
    False, an empty list or dict; None where None is allowed. Fields hold numbers, texts, None, and
    lists, tuples and dicts of these.
    """

    fields: ClassVar[dict[str, Any]] = {}
    position: ClassVar[type[Position]] = Position

    def __init_subclass__(cls, **more: Any) -> None:
        """Read the annotations."""
        super().__init_subclass__(**more)
        hints = {
            name: hint
            for name, hint in get_type_hints(cls).items()
            if name not in get_type_hints(PlainState)
        }
        cls.fields = {name: first_value(cls, name, hint) for name, hint in hints.items()}
        position: Any = msgspec.defstruct(
            f"{cls.__name__}Position",
            [
                (name, hint, msgspec.field(default_factory=fresh(cls.fields[name])))
                for name, hint in hints.items()
            ],
            bases=(Position,),
            kw_only=True,
            forbid_unknown_fields=True,
        )
        cls.position = position

    def __init__(self) -> None:
        """A blank table."""
        super().__init__()
        for name, value in self.fields.items():
            setattr(self, name, copied(value))

    def clone(self) -> Self:
        """An independent copy; the listener stays with the original."""
        copy = type(self)()
        self.share_table(copy)
        for name in self.fields:
            setattr(copy, name, copied(getattr(self, name)))
        return copy

    def tell(self, event: Event) -> None:
        """Let whoever listens know what happened."""
        if self.listener is not None:
            self.listener.tell(event)

    def check(self) -> None:
        """Refuse, by `expect`, what a position may not say; a game adds what it knows."""


def first_value(cls: type, name: str, hint: Any) -> Any:
    """What a field begins with."""
    if hasattr(cls, name) and not hasattr(State, name):
        return getattr(cls, name)
    kind = get_origin(hint) or hint
    return kind() if kind in (int, float, str, bool, list, dict, tuple) else None


def fresh(value: Any) -> Callable[[], Any]:
    """Makes a value of its own each time."""
    return lambda: copied(value)


def copied(value: Any) -> Any:
    """A copy of lists and dicts, and of those in them; whatever cannot change is shared."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return value


# Positions


def dump(state: PlainState) -> dict[str, Any]:
    """The whole state as plain data, its header and its fields."""
    own = {name: getattr(state, name) for name in state.fields}
    plain: dict[str, Any] = msgspec.to_builtins({**header(state), **own})
    return plain


def loader(
    kind: type[PlainState], game: str
) -> Callable[[Mapping[str, Any], list[str], range], PlainState]:
    """What reads positions of a game, each field checked for its type."""

    def load(data: Mapping[str, Any], names: list[str], seats: range) -> PlainState:
        position = read(data, kind.position, game)
        state = kind()
        begin(state, position, names, seats)
        for name in kind.fields:
            setattr(state, name, copied(getattr(position, name)))
        state.check()
        return state

    return load


# Games


class PlainGame(Game):
    """A game from a state's class and the functions that are its own."""

    def __init__(
        self,
        name: str,
        state: type[PlainState],
        begin: Callable[[Any, dict[str, OptionValue]], None],
        view: Callable[[Any, int | None], View],
        resample: Callable[[Any, int, int], Any],
        scores: Callable[[Any], list[int]],
        *,
        seats: range,
        actions: ActionTable,
        decisions: Sequence[Decision[Any]],
        vocabulary: Sequence[Parameter] = (),
        options: Sequence[Option] = (),
        rules_version: int = 1,
        winners: Callable[[Any], list[int]] | None = None,
        census: Callable[[Any], dict[str, int]] = lambda _state: {},
        uncovers: Callable[[Any, Any], bool] = uncover_nothing,
        advise: Callable[[Any, int, list[int]], list[float]] = value_nothing,
        draw: Callable[[Any, Any, int], Any] = draw_fields,
    ) -> None:
        """Only what is the game's own has to be given; most points win unless `winners` knows."""
        super().__init__(
            name=name,
            rules_version=rules_version,
            seats=seats,
            options=list(options),
            actions=actions,
            decisions=list(decisions),
            vocabulary=list(vocabulary),
            chapters=Chapters(
                scores=scores,
                winners=winners or most_points(scores),
                view=view,
                resample=resample,
                dump=dump,
                load=loader(state, name),
                census=census,
                uncovers=uncovers,
                advise=advise,
                draw=draw,
            ),
        )
        self.state = state
        self.begun_by = begin

    def blank(self) -> PlainState:
        """A state with nothing set up."""
        return self.state()

    def begin(self, state: Any, options: dict[str, OptionValue]) -> None:
        """Set up the table."""
        self.begun_by(state, options)


def most_points(scores: Callable[[Any], list[int]]) -> Callable[[Any], list[int]]:
    """The seats with the most points."""

    def winners(state: Any) -> list[int]:
        points = scores(state)
        return [seat for seat, number in enumerate(points) if number == max(points)]

    return winners

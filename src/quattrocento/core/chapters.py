"""The chapters of a game: the functions that do what every game is asked to do.

A game gives them once, and `Game` hands each task on. The types hold them together: all speak of
the same State, and what is drawn for the terminal is what a seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from rich.console import RenderableType

    from quattrocento.core.state import State
    from quattrocento.core.view import View
    from quattrocento.core.words import Words

StateType = TypeVar("StateType", bound="State")
ViewType = TypeVar("ViewType", bound="View")


class Chapters(msgspec.Struct, Generic[StateType, ViewType], frozen=True, kw_only=True):
    """Who does what; `Game` says of each task what it is.

    In `resample` a spectator is seat -1; `load` is given the names of the questions and the
    possible numbers of seats, and `check_question` the state that it made.
    """

    scores: Callable[[StateType], list[int]]
    winners: Callable[[StateType], list[int]]
    view: Callable[[StateType, int | None], ViewType]
    resample: Callable[[StateType, int, int], StateType]
    dump: Callable[[StateType], dict[str, Any]]
    load: Callable[[Mapping[str, Any], list[str], range], StateType]
    check_question: Callable[[StateType], None]
    census: Callable[[StateType], dict[str, int]]
    advise: Callable[[StateType, int, list[int]], list[float]]
    draw: Callable[[ViewType, Words, int], RenderableType]

"""The chapters of a game: the functions that do what every game is asked to do.

A game gives them once, and `Game` hands each task on. The types hold them together: all speak of
the same State, and what is drawn for the terminal is what a seat sees. What a game does not give
has a sensible default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from rich.console import RenderableType

    from quattrocento.core.account import Account
    from quattrocento.core.box import Box
    from quattrocento.core.features import Features
    from quattrocento.core.observation import Observer
    from quattrocento.core.passing import Auctions
    from quattrocento.core.sales import Sales
    from quattrocento.core.state import State
    from quattrocento.core.terms import Terms
    from quattrocento.core.view import View
    from quattrocento.core.words import Words

StateType = TypeVar("StateType", bound="State")
ViewType = TypeVar("ViewType", bound="View")


def asked_first(state: State) -> int:
    """Whoever is asked first begins."""
    return state.awaiting()[0]


def no_census(_state: Any) -> dict[str, int]:
    """Nothing is counted."""
    return {}


def any_question(_state: Any) -> None:
    """Any question fits any position."""


def uncover_nothing(_before: Any, _after: Any) -> bool:
    """No move is declared to show something hidden."""
    return False


def value_nothing(_state: Any, _seat: int, options: list[int]) -> list[float]:
    """One option looks as good as the other."""
    return [0.0] * len(options)


def draw_fields(view: View, words: Words, width: int) -> RenderableType:
    """What a seat sees as a list of its fields, for a game without a drawing of its own."""
    # Here and not above, because Rich is slow to import and only the terminal draws.
    from quattrocento.core.drawing import drawn_fields

    return drawn_fields(view, words)


class Chapters(msgspec.Struct, Generic[StateType, ViewType], frozen=True, kw_only=True):
    """Who does what; `Game` says of each task what it is.

    In `resample` a spectator is seat -1; `load` is given the names of the questions and the
    possible numbers of seats, and `check_question` the state that it made. `uncovers` is given the
    states before and after an action: whether something was drawn, turned up or looked at.
    A game without a `box` gives out no facts, one without an `account` only totals, one without an
    `observer` no dense observations; one without `auctions` has none that could be passed ahead,
    one without `sales` none that the coach could value. Without `terms` the coach does not say what
    advice reckons with; without a `starter` whoever is asked first begins.
    """

    scores: Callable[[StateType], list[int]]
    winners: Callable[[StateType], list[int]]
    view: Callable[[StateType, int | None], ViewType]
    resample: Callable[[StateType, int, int], StateType]
    uncovers: Callable[[StateType, StateType], bool] = uncover_nothing
    dump: Callable[[StateType], dict[str, Any]]
    load: Callable[[Mapping[str, Any], list[str], range], StateType]
    starter: Callable[[StateType], int] = asked_first
    check_question: Callable[[StateType], None] = any_question
    census: Callable[[StateType], dict[str, int]] = no_census
    advise: Callable[[StateType, int, list[int]], list[float]] = value_nothing
    draw: Callable[[ViewType, Words, int], RenderableType] = draw_fields
    box: Callable[[], Box] | None = None
    features: Features[StateType] | None = None
    observer: Observer[StateType] | None = None
    account: Account | None = None
    auctions: Auctions | None = None
    sales: Sales[StateType] | None = None
    terms: Terms[StateType] | None = None
    styles: Mapping[str, Mapping[str, float]] = {}


# Where a game of several folders has what, by the names that all such games share.
PLACES = {
    "view": "shown.view_build:view",
    "draw": "shown.drawing:draw",
    "box": "shown.box:box",
    "account": "shown.account:ACCOUNT",
    "resample": "knowledge:resample",
    "uncovers": "knowledge:uncovers",
    "advise": "thought.advice:advise",
    "styles": "thought.advice:STYLES",
    "terms": "thought.advice_terms:TERMS",
    "features": "thought.features:FEATURES",
    "observer": "thought.observation:OBSERVER",
    "dump": "kept.position:dump",
    "load": "kept.position:load",
    "census": "kept.component_count:census",
    "check_question": "kept.component_count:check_question",
}


def chapters_of(
    package: str,
    scores: Callable[[Any], list[int]],
    winners: Callable[[Any], list[int]],
    starter: Callable[[Any], int] = asked_first,
    auctions: Auctions | None = None,
    sales: Sales[Any] | None = None,
) -> Chapters[Any, Any]:
    """The chapters of a game in the folders `shown`, `thought` and `kept`."""
    found: dict[str, Any] = {}
    for task, place in PLACES.items():
        module, _, name = place.partition(":")
        found[task] = getattr(import_module(f"{package}.{module}"), name)
    return Chapters(
        scores=scores,
        winners=winners,
        starter=starter,
        auctions=auctions,
        sales=sales,
        **found,
    )

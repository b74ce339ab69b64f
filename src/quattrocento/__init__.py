"""Quattrocento: four Renaissance board games, complete.

Examples:
    >>> import quattrocento as qc
    >>> state = qc.game("palazzo").new(players=3, seed=7)
    >>> state.awaiting()
    [0]
    >>> [state.game.actions.text(action) for action in state.legal(0)]
    ['take money', 'draw tiles']

"""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING

from quattrocento.core import chance as _chance
from quattrocento.core.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    BadSetup,
    Illegal,
    QuattrocentoError,
)
from quattrocento.core.record import Move, Record
from quattrocento.core.registry import GameList, game

if TYPE_CHECKING:
    from types import ModuleType

    from quattrocento.core import conformance

games = GameList()
"""The names of all games when called; our own games by name, as in `games.palazzo`."""

__version__ = "1.0.0"

compiled: bool = not (_chance.__file__ or "").endswith(".py")
"""Whether the compiled core runs."""


def __getattr__(name: str) -> "ModuleType":
    """The conformance kit, imported when it is asked for: it takes longer than all the rest."""
    if name == "conformance":
        return _import_module("quattrocento.core.conformance")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Illegal",
    "Move",
    "QuattrocentoError",
    "Record",
    "compiled",
    "conformance",
    "game",
    "games",
]

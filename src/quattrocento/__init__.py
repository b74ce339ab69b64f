"""Quattrocento: four Renaissance board games, complete.

Examples:
    >>> import quattrocento as qc
    >>> state = qc.game("palazzo").new(players=3, seed=7)
    >>> state.awaiting()
    [0]
    >>> [state.game.actions.text(action) for action in state.legal(0)]
    ['take money', 'draw tiles']

"""

from quattrocento.core import chance as _chance
from quattrocento.core import conformance
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

games = GameList()
"""The names of all games when called; our own games by name, as in `games.palazzo`."""

__version__ = "1.0.0"

compiled: bool = not (_chance.__file__ or "").endswith(".py")
"""Whether the compiled core runs."""

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

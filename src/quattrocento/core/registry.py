"""The registry: all games by name, found without any other room knowing them.

Every package in `quattrocento.games` with a `GAME` is a game; a game from elsewhere joins by an
entry point in the group `quattrocento.games`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from quattrocento.core.errors import BadSetup
from quattrocento.core.game import Game

_ROOM = "quattrocento.games"
# Imported here and now, so that `quattrocento.games` is this package only until the front door
# gives that name to the function below.
_SHELF = import_module(_ROOM)


@cache
def _places() -> dict[str, str]:
    places = {entry.name: entry.value for entry in entry_points(group=_ROOM)}
    for module in iter_modules(_SHELF.__path__):
        places[module.name] = f"{_ROOM}.{module.name}:GAME"
    return places


def games() -> list[str]:
    """The names of all games, sorted."""
    return sorted(_places())


@cache
def game(name: str) -> Game:
    """A game by its name; BadSetup names the games there are."""
    if name not in _places():
        raise BadSetup("bad-game", {"game": str(name), "games": ", ".join(games())})
    module, _, attribute = _places()[name].partition(":")
    found: Game = getattr(import_module(module), attribute)
    return found

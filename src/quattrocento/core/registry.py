"""The registry: all games by name, found without any other room knowing them.

Every package in `quattrocento.games` with a `GAME` is a game; a game from elsewhere joins by an
entry point in the group `quattrocento.games`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType

from quattrocento.core.errors import BadSetup
from quattrocento.core.game import Game

_ROOM = "quattrocento.games"
# Imported here and now, so that `quattrocento.games` is this package only until the front door
# gives that name to the list below.
_PACKAGE = import_module(_ROOM)


@cache
def _places() -> dict[str, str]:
    places = {entry.name: entry.value for entry in entry_points(group=_ROOM)}
    for module in iter_modules(_PACKAGE.__path__):
        places[module.name] = f"{_ROOM}.{module.name}:GAME"
    return places


def package_of(name: str) -> str:
    """The package that a game's texts, rules and lesson lie in."""
    if name not in _places():
        return f"{_ROOM}.{name}"
    return _places()[name].partition(":")[0]


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


def look_again() -> None:
    """Find games that were installed since the first look."""
    _places.cache_clear()
    game.cache_clear()


class GameList:
    """What `quattrocento.games` is: called it names all games, and its attributes are our own.

    The package of the same name stays importable by any spelling of `import`.
    """

    def __call__(self) -> list[str]:
        """The names of all games, sorted."""
        return games()

    def __getattr__(self, name: str) -> ModuleType:
        try:
            return import_module(f"{_ROOM}.{name}")
        except ModuleNotFoundError:
            raise AttributeError(f"there is no game {name!r} in {_ROOM}") from None

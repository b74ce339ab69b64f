# mypyc: compile
"""A game: its name, its seats, its options, its table of actions and its questions.

A game is a subclass of Game that says how to begin and hands each chapter its task; everything
outside a game's own folder reaches it through this interface.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from quattrocento.core.chance import seeded
from quattrocento.core.decision import Decision
from quattrocento.core.errors import BadSetup
from quattrocento.core.options import Option, OptionValue, chosen
from quattrocento.core.position import digest
from quattrocento.core.state import State

if TYPE_CHECKING:
    from quattrocento.core.actions import ActionTable, Parameter


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every game offers; the methods that raise are each game's own."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        seats: range,
        options: list[Option],
        actions: ActionTable,
        decisions: list[Decision[Any]],
        vocabulary: list[Parameter],
    ) -> None:
        """A game by its facts; `decisions` stand in the order of the game's own Question."""
        self.name = name
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        self.actions = actions
        self.action_count = len(actions)
        self.decisions = decisions
        self.vocabulary = {parameter.name: parameter for parameter in vocabulary}

    # Beginning

    def new(
        self, players: int, seed: int, options: Mapping[str, OptionValue] | None = None
    ) -> State:
        """A fresh game; the same players, seed and options give the same game for ever."""
        if players not in self.seats:
            arguments: dict[str, str | int] = {
                "game": self.name,
                "players": players,
                "least": self.seats.start,
                "most": self.seats.stop - 1,
            }
            raise BadSetup("bad-players", arguments)
        values = chosen(self.options, options, self.name)
        state: State = self.blank()
        state.game_or_none = self
        state.seat_count = players
        state.chance = seeded(seed)
        self.begin(state, values)
        return state

    def blank(self) -> Any:
        """A state of the game's own class with nothing set up."""
        raise NotImplementedError

    def begin(self, state: Any, options: dict[str, OptionValue]) -> None:
        """Set up the table by the rules and ask the first question."""
        raise NotImplementedError

    # Scoring

    def scores(self, state: Any) -> list[int]:
        """The points of each seat, as they stand."""
        raise NotImplementedError

    def winners(self, state: Any) -> list[int]:
        """The seats that win a game that is over, tie-breaks included."""
        raise NotImplementedError

    # Knowledge

    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat, or with None a spectator, sees."""
        raise NotImplementedError

    def resample(self, state: Any, seat: int | None, seed: int) -> Any:
        """Another state that the seat cannot tell from this one."""
        raise NotImplementedError

    def checked_viewer(self, state: State, seat: int | None) -> int | None:
        """The seat itself, if there is such a seat."""
        if seat is not None and not 0 <= seat < state.seat_count:
            raise BadSetup("bad-seat", {"seat": str(seat), "seats": state.seat_count})
        return seat

    # Positions

    def dump(self, state: Any) -> dict[str, Any]:
        """The whole state as plain readable data that can be written as JSON."""
        raise NotImplementedError

    def load(self, position: Mapping[str, Any]) -> Any:
        """The state that a position describes; BadPosition names the field that is wrong."""
        raise NotImplementedError

    def fingerprint(self, state: State) -> str:
        """A digest of the whole state, equal in the compiled and the pure build."""
        return digest(self.dump(state))

    def census(self, state: Any) -> dict[str, int]:
        """The conservation laws: counts that no action may change, by the name of what counts."""
        raise NotImplementedError

    def seldom(self) -> list[Any]:
        """States that lead to what random games hardly ever reach; for the conformance kit."""
        return []

    # Bots and people

    def advise(self, state: Any, seat: int, options: list[int]) -> list[float]:
        """How good each option looks to a sensible player, in the same order; more is better.

        The state is one that the seat cannot tell from the true one.
        """
        raise NotImplementedError

    def draw(self, view: Any, words: Any, width: int) -> Any:
        """The table as a seat sees it, for the terminal: something that Rich can print."""
        raise NotImplementedError


def load_pickled(name: str, position: dict[str, Any]) -> State:
    """The state of a position of the named game, for a process that receives it."""
    from quattrocento.core.registry import game

    state: State = game(name).load(position)
    return state

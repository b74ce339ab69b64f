# mypyc: compile
"""A game: its name, its seats, its options, its table of actions and its questions.

A game is a subclass of Game that says how to begin and names the functions of its chapters, to
which its tasks are handed on; everything outside a game's own folder reaches it through this
interface.
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
    from quattrocento.core.account import Account
    from quattrocento.core.actions import ActionTable, Parameter
    from quattrocento.core.chapters import Chapters
    from quattrocento.core.features import Features
    from quattrocento.core.observation import Observer
    from quattrocento.core.passing import Auctions
    from quattrocento.core.sales import Sales
    from quattrocento.core.terms import Terms


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every game offers; how to begin is each game's own, the rest its chapters do."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        seats: range,
        options: list[Option],
        actions: ActionTable,
        decisions: list[Decision[Any]],
        vocabulary: list[Parameter],
        chapters: Chapters[Any, Any] | None = None,
        replays_from: int | None = None,
    ) -> None:
        """A game by its facts; `decisions` stand in the order of the game's own Question.

        `rules_version` goes up whenever a record could replay otherwise than it was played, or a
        rule changes; `replays_from` is the oldest version whose records still replay exactly.
        A game without `chapters` has methods of its own for all that they would do.
        """
        self.name = name
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        self.defaults = chosen(options, None, name)
        self.actions = actions
        self.action_count = len(actions)
        self.decisions = decisions
        self.vocabulary = {parameter.name: parameter for parameter in vocabulary}
        self.chapters_or_none = chapters
        self.replays_from = rules_version if replays_from is None else replays_from

    @property
    def chapters(self) -> Chapters[Any, Any]:
        """The functions that do the game's tasks."""
        chapters = self.chapters_or_none
        assert chapters is not None, f"{self.name} has no chapters"
        return chapters

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
        values = chosen(self.options, options, self.name) if options else self.defaults
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

    def starter(self, state: Any) -> int:
        """The seat that begins, of a fresh game; it need not be the first that is asked."""
        chapters = self.chapters_or_none
        return state.awaiting()[0] if chapters is None else chapters.starter(state)

    def replays(self, rules_version: int) -> bool:
        """Whether games played by a version of the rules replay here as they were played."""
        return self.replays_from <= rules_version <= self.rules_version

    # Scoring

    def scores(self, state: Any) -> list[int]:
        """The points of each seat, as they stand."""
        return self.chapters.scores(state)

    def winners(self, state: Any) -> list[int]:
        """The seats that win a game that is over, tie-breaks included."""
        return self.chapters.winners(state)

    @property
    def account(self) -> Account | None:
        """Where points come from; None if the game tells only their total."""
        chapters = self.chapters_or_none
        return None if chapters is None else chapters.account

    @property
    def auctions(self) -> Auctions | None:
        """How auctions are passed ahead; None if the game has none."""
        chapters = self.chapters_or_none
        return None if chapters is None else chapters.auctions

    @property
    def sales(self) -> Sales[Any] | None:
        """How lots are sold; None if the game sells none."""
        chapters = self.chapters_or_none
        return None if chapters is None else chapters.sales

    # Knowledge

    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat, or with None a spectator, sees."""
        return self.chapters.view(state, seat)

    def resample(self, state: Any, seat: int | None, seed: int) -> Any:
        """Another state that the seat cannot tell from this one."""
        return self.chapters.resample(state, -1 if seat is None else seat, seed)

    def uncovers(self, before: Any, after: Any) -> bool:
        """Whether an action between two states drew, turned up or looked at something hidden.

        What a game does not declare so is found out by trying the action in drawn worlds.
        """
        chapters = self.chapters_or_none
        return False if chapters is None else chapters.uncovers(before, after)

    def checked_viewer(self, state: State, seat: int | None) -> int | None:
        """The seat itself, if there is such a seat."""
        if seat is not None and not 0 <= seat < state.seat_count:
            raise BadSetup("bad-seat", {"seat": str(seat), "seats": state.seat_count})
        return seat

    # Positions

    def dump(self, state: Any) -> dict[str, Any]:
        """The whole state as plain readable data that can be written as JSON."""
        return self.chapters.dump(state)

    def load(self, position: Mapping[str, Any]) -> Any:
        """The state that a position describes; BadPosition names the field that is wrong."""
        chapters = self.chapters
        names = [decision.name for decision in self.decisions]
        state: State = chapters.load(position, names, self.seats)
        state.game_or_none = self
        chapters.check_question(state)
        return state

    def fingerprint(self, state: State) -> str:
        """A digest of the whole state, equal in the compiled and the pure build."""
        return digest(self.dump(state))

    def census(self, state: Any) -> dict[str, int]:
        """The conservation laws: counts that no action may change, by the name of what counts."""
        return self.chapters.census(state)

    def seldom(self) -> list[Any]:
        """States that lead to what random games hardly ever reach; for the conformance kit."""
        return []

    # Bots and people

    def advise(self, state: Any, seat: int, options: list[int]) -> list[float]:
        """How good each option looks to a sensible player, in the same order; more is better.

        The state is one that the seat cannot tell from the true one.
        """
        return self.chapters.advise(state, seat, options)

    @property
    def terms(self) -> Terms[Any] | None:
        """What the worth that advice sees in a position is made of; None if the game names none."""
        return self.chapters.terms

    @property
    def features(self) -> Features[Any] | None:
        """What a learned value may look at; a game without any has no learned opponents."""
        return self.chapters.features

    @property
    def observer(self) -> Observer[Any] | None:
        """What makes rows of numbers of what a seat knows; None if the game has none."""
        chapters = self.chapters_or_none
        return None if chapters is None else chapters.observer

    @property
    def styles(self) -> Mapping[str, Mapping[str, float]]:
        """The styles of bots: by name, how many points more each answer is liked.

        Answers are given by the beginning of their notation.
        """
        return self.chapters.styles

    def draw(self, view: Any, words: Any, width: int) -> Any:
        """The table as a seat sees it, for the terminal: something that Rich can print."""
        return self.chapters.draw(view, words, width)

    def box(self) -> Any:
        """The facts of the components as a `core.box.Box`; None if the game gives none."""
        chapters = self.chapters_or_none
        if chapters is None or chapters.box is None:
            return None
        return chapters.box()


def load_pickled(name: str, position: dict[str, Any]) -> State:
    """The state of a position of the named game, for a process that receives it."""
    from quattrocento.core.registry import game

    state: State = game(name).load(position)
    return state

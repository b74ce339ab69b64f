# mypyc: compile
"""The state of a game in play: data, whose answer is awaited, and the chance to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from quattrocento.core.bits import bit, holds, listed
from quattrocento.core.chance import Chance
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.errors import Illegal

if TYPE_CHECKING:
    from quattrocento.core.events import Event
    from quattrocento.core.game import Game

NOT_AWAITED = Refusal("", "refusal-not-awaited")
GAME_OVER = Refusal("", "refusal-game-over")
NO_SUCH_ACTION = Refusal("", "refusal-no-such-action")


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Whoever wants to hear what happens in a state; `State.listener` is one or None."""

    def tell(self, event: Event) -> None:
        """Take note of something that has just happened."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(Chance):
    """What the state of every game has; each game adds its own fields, no rules.

    `waiting` is the set of seats that must decide now, empty when the game is over, and
    `question` the place of their decision among the game's decisions.
    """

    def __init__(self) -> None:
        """Make a blank state, for a game's own set-up, clone and load to fill."""
        super().__init__(0)
        self.game_or_none: Game | None = None
        self.seat_count: i64 = 0
        self.question: i64 = 0
        self.waiting: i64 = 0
        self.listener: Listener | None = None

    # What a game's own State provides

    def clone(self) -> State:
        """An independent copy; the listener stays with the original."""
        raise NotImplementedError

    # Helpers for a game's set-up, clone and decisions

    def share_table(self, copy: State) -> None:
        """Give a clone the fields that every game has."""
        copy.game_or_none = self.game_or_none
        copy.seat_count = self.seat_count
        copy.question = self.question
        copy.waiting = self.waiting
        copy.chance = self.chance

    def ask(self, question: i64, seat: i64) -> None:
        """Put a question to one seat."""
        self.question = question
        self.waiting = bit(seat)

    def ask_all(self, question: i64, seats: i64) -> None:
        """Put a question to a set of seats at the same time."""
        self.question = question
        self.waiting = seats

    def finish(self) -> None:
        """End the game: nobody is asked any more."""
        self.waiting = 0

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        following: i64 = seat + 1
        if following == self.seat_count:
            return 0
        return following

    # The API

    @property
    def game(self) -> Game:
        """The game that this is a state of."""
        game = self.game_or_none
        assert game is not None, "a blank state belongs to no game"
        return game

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return self.seat_count

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.waiting == 0

    @property
    def decision(self) -> Decision[Any]:
        """The question that is asked now."""
        return self.game.decisions[self.question]

    def awaiting(self) -> list[int]:
        """The seats that must decide now, lowest first; none when the game is over."""
        return listed(self.waiting)

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now: action ids in rising order, none for a seat not awaited."""
        if not 0 <= seat < self.seat_count or not holds(self.waiting, seat):
            return []
        return list(self.decision.options(self, seat))

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Why a seat may not do this now, None if it may."""
        if self.waiting == 0:
            return GAME_OVER
        if not 0 <= seat < self.seat_count or not holds(self.waiting, seat):
            return NOT_AWAITED
        if not 0 <= action < self.game.action_count:
            return NO_SUCH_ACTION
        return self.decision.why_not(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Take an action for a seat; Illegal, and nothing has changed, if it may not."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise self.illegal(refusal, seat, action)
        self.decision.apply(self, seat, action)

    def illegal(self, refusal: Refusal, seat: int, action: int) -> Illegal:
        """The error that tells a seat of a refusal."""
        game = self.game
        text = game.actions.text(action) if 0 <= action < game.action_count else str(action)
        rule = refusal.rule
        if rule == "":
            rule = self._rule_known_to(seat)
        return Illegal(rule, refusal.key, game.name, text)

    def _rule_known_to(self, seat: int) -> str:
        """The rule of the question as a seat sees it: which step another is at may be hidden."""
        asked = self.view(seat if 0 <= seat < self.seat_count else None).asked
        rule: str = self.decision.rule if asked is None else asked.rule
        return rule

    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        return self.game.scores(self)

    def winners(self) -> list[int]:
        """The seats that have won, several when they share the win; none before the end."""
        return self.game.winners(self) if self.waiting == 0 else []

    def fingerprint(self) -> str:
        """A digest of the whole state: equal states, and only they, have equal ones."""
        return self.game.fingerprint(self)

    def view(self, seat: int | None) -> Any:
        """What a seat sees, a msgspec Struct of the game's own; None is a spectator."""
        return self.game.view(self, self.game.checked_viewer(self, seat))

    def resample(self, seat: int | None, seed: int) -> State:
        """Another state that the seat cannot tell from this one, drawn by the seed."""
        drawn: State = self.game.resample(self, self.game.checked_viewer(self, seat), seed)
        return drawn

    def __deepcopy__(self, memo: Any) -> State:
        """A clone, which is a thousand times as quick as a copy by way of the position."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A state travels to other processes as its position."""
        from quattrocento.core.game import load_pickled

        return load_pickled, (self.game.name, self.game.dump(self))

# mypyc: compile
"""A decision: one question that a game puts to a seat, with all that may be answered.

Legality is written once, in `refusal`: it says nothing of an action that is allowed, and names
the rule that forbids any other. What is offered (`options`), what is accepted (`State.apply`),
what bots see and why something is refused (`State.why_not`) all come from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from quattrocento.core.actions import Family
    from quattrocento.core.state import State

StateType = TypeVar("StateType", bound="State")


@final
class Refusal:
    """A reason why an action is not allowed: the rule, and its sentence in the catalogues."""

    def __init__(self, rule: str, key: str) -> None:
        """Name the rule that refuses and the message that says why."""
        self.rule = rule
        self.key = key


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[StateType]):
    """A question; a game has one object of each of its decision classes."""

    def __init__(self, name: str, rule: str, answers: list[Family]) -> None:
        """A question by its name, the rule that asks it, and the families that answer it."""
        self.name = name
        self.rule = rule
        self.answers = answers
        self.answer_ids: list[int] = sorted(action for family in answers for action in family.ids)
        self.not_asked = Refusal(rule, "refusal-not-asked")

    def candidates(self, state: StateType, seat: i64) -> list[int]:
        """Ids in rising order that hold all options; for speed only, `refusal` decides."""
        return self.answer_ids

    def refusal(self, state: StateType, seat: i64, action: i64) -> Refusal | None:
        """Why the seat may not give this answer, one of the decision's families; None if it may."""
        raise NotImplementedError

    def apply(self, state: StateType, seat: i64, action: i64) -> None:
        """Do what an allowed answer says, and ask the next question."""
        raise NotImplementedError

    def options(self, state: StateType, seat: i64) -> list[int]:
        """All that the seat may answer, in rising order; the list is not the caller's to change."""
        # Any, because as ints they would be taken out of their objects by a longer way.
        candidates: list[Any] = self.candidates(state, seat)
        number: i64 = len(candidates)
        for place in range(number):
            if self.refusal(state, seat, candidates[place]) is not None:
                return self.allowed_from(state, seat, candidates, place)
        return candidates

    def allowed_from(
        self, state: StateType, seat: i64, candidates: list[Any], refused: i64
    ) -> list[int]:
        """The candidates without the one known to be refused and any later one that is."""
        # Any, because as ints they would be taken out of their objects and put into new ones.
        allowed: list[Any] = candidates[:refused]
        number: i64 = len(candidates)
        for place in range(refused + 1, number):
            action = candidates[place]
            if self.refusal(state, seat, action) is None:
                allowed.append(action)
        return allowed

    def why_not(self, state: StateType, seat: i64, action: int) -> Refusal | None:
        """Why the seat may not give this answer, any action of the table; None if it may."""
        if action not in self.answer_ids:
            return self.not_asked
        return self.refusal(state, seat, action)

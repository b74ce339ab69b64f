# mypyc: compile
"""What privilege cards promise, roughly: each use is tried once, and two of a card are added.

Bids are thought over often, and most cards share their privileges; to try every pair of uses of
every card would take ten times as long.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quattrocento.games.augsburg.actions import (
    ACCEPT_FLORINS,
    FIRST_BUILDER,
    FIRST_CARD,
    GIVE_UP,
    TAKE_PRESTIGE,
)
from quattrocento.games.augsburg.components import USES_OF_A_CARD
from quattrocento.games.augsburg.privileges import DISCARD, TAKE_CARD, USE, privilege_of
from quattrocento.games.augsburg.ranks import CONSOLE, ROB
from quattrocento.games.augsburg.state import Question, State
from quattrocento.games.augsburg.steps import least_worth, lone_seat, strongest
from quattrocento.games.augsburg.valuation import standing

# More uses than a card has: while a card is only thought through, the visits do not go on.
THINKING: Final = 9
_PRIVILEGES: Final = 8
_MANY: Final = 1000
_NOTHING: Final = -1000.0


def after_use(state: State, seat: i64, option: i64) -> State:
    """The state after one use of the card, with nothing decided that comes after it."""
    after = state.clone()
    after.uses_left = THINKING
    USE.apply(after, seat, option)
    if after.question == Question.ROB:
        ROB.apply(after, seat, strongest(after, ROB.options(after, seat)))
    if after.question == Question.CONSOLE:
        CONSOLE.apply(after, lone_seat(after), ACCEPT_FLORINS)
    if after.question == Question.DISCARD:
        DISCARD.apply(after, seat, least_worth(after, seat, DISCARD.options(after, seat)))
    return after


@final
class Prizes:
    """The privilege cards as a seat sees them."""

    def __init__(self, state: State, seat: i64) -> None:
        """A seat that may win a card."""
        self.state = state
        self.seat = seat
        self.here = standing(state, seat)
        self.known: dict[int, float] = {}

    def card(self, card: i64) -> float:
        """What the two best uses of a card add to the seat's standing."""
        taken = self.state.clone()
        taken.user = self.seat
        TAKE_CARD.apply(taken, self.seat, FIRST_CARD + card)
        best: list[float] = [_NOTHING] * _PRIVILEGES
        second: list[float] = [_NOTHING] * _PRIVILEGES
        extra = 0.0
        for option in USE.options(taken, self.seat):
            gained = self.gain(taken, option)
            if option >= FIRST_BUILDER:
                extra = max(extra, gained)
                continue
            place: i64 = _PRIVILEGES - 1
            if option != GIVE_UP:
                place = privilege_of(taken, option)
            if gained > best[place]:
                second[place] = best[place]
                best[place] = gained
            elif gained > second[place]:
                second[place] = gained
        second[_PRIVILEGES - 1] = best[_PRIVILEGES - 1]
        together = best + second
        together.sort(reverse=True)
        total = extra
        for place in range(USES_OF_A_CARD):
            total += together[place]
        return total

    def gain(self, taken: State, option: i64) -> float:
        """What one use adds, tried once for all cards that have it."""
        key: i64 = option
        if option == TAKE_PRESTIGE:
            key += _MANY * (1 + privilege_of(taken, option))
        known = self.known.get(key)
        if known is not None:
            return known
        gained = standing(after_use(taken, self.seat, option), self.seat) - self.here
        self.known[key] = gained
        return gained

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
    DRAW_BONDS,
    FIRST_BUILDER,
    FIRST_CARD,
    FIRST_CLIMB,
    GIVE_UP,
    TAKE_PRESTIGE,
    TAKE_YELLOW_FLORINS,
)
from quattrocento.games.augsburg.privileges import DISCARD, TAKE_CARD, USE, privilege_of
from quattrocento.games.augsburg.ranks import CONSOLE, ROB, in_supply
from quattrocento.games.augsburg.state import Question, State
from quattrocento.games.augsburg.thought.standing import Standing
from quattrocento.games.augsburg.thought.steps import least_worth, lone_seat, strongest

# More uses than a card has: while a card is only thought through, the visits do not go on.
THINKING: Final = 9
_MANY: Final = 1000
_NOTHING: Final = -1000.0


def after_use(state: State, seat: i64, option: i64) -> State:
    """The state after one use of the card, with nothing decided that comes after it."""
    after = state.sharing_others(seat) if own_affair(state, seat, option) else state.clone()
    after.uses_left = THINKING
    USE.apply(after, seat, option)
    if after.question == Question.ROB:
        ROB.apply(after, seat, strongest(after, ROB.options(after, seat)))
    if after.question == Question.CONSOLE:
        CONSOLE.apply(after, lone_seat(after), ACCEPT_FLORINS)
    if after.question == Question.DISCARD:
        DISCARD.apply(after, seat, least_worth(after, seat, DISCARD.options(after, seat)))
    return after


def own_affair(state: State, seat: i64, option: i64) -> bool:
    """Whether a use changes nothing of the other seats: it neither robs one nor draws bonds.

    Drawn bonds may be known to be elsewhere, and may have to be shuffled.
    """
    if FIRST_CLIMB <= option < TAKE_YELLOW_FLORINS:
        colour: i64 = option - FIRST_CLIMB
        return in_supply(state, colour, state.players[seat].ranks[colour] + 1) > 0
    return option != DRAW_BONDS


@final
class Prizes:
    """The privilege cards as a seat sees them."""

    def __init__(self, state: State, seat: i64) -> None:
        """A seat that may win a card."""
        self.state = state
        self.seat = seat
        self.standing = Standing(state, seat)
        self.here = self.standing.after(state)
        self.known: dict[int, float] = {}

    def card(self, card: i64) -> float:
        """What the two best uses of a card add to the seat's standing, and a builder's besides.

        Only giving up can be done twice.
        """
        taken = after_taking(self.state, self.seat, FIRST_CARD + card)
        best = _NOTHING
        second = _NOTHING
        extra = 0.0
        for option in USE.options(taken, self.seat):
            gained = self.gain(taken, option)
            if option >= FIRST_BUILDER:
                extra = max(extra, gained)
            elif gained > best:
                second = gained if option == GIVE_UP else best
                best = gained
            elif gained > second:
                second = gained
        return extra + best + second

    def gain(self, taken: State, option: i64) -> float:
        """What one use adds, tried once for all cards that have it."""
        key: i64 = option
        if option == TAKE_PRESTIGE:
            key += _MANY * (1 + privilege_of(taken, option))
        known = self.known.get(key)
        if known is not None:
            return known
        gained = self.standing.after(after_use(taken, self.seat, option)) - self.here
        self.known[key] = gained
        return gained


def after_taking(state: State, seat: i64, option: i64) -> State:
    """The state after a seat has taken a privilege card, which changes no seat."""
    taken = state.sharing_players()
    taken.user = seat
    TAKE_CARD.apply(taken, seat, option)
    return taken

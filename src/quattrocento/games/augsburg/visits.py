# mypyc: compile
"""The visits: auctions by number of bonds, with pass, hold and raise (AUG-BID-1 to 6, 10 to 12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds
from quattrocento.core.decision import Decision, Refusal
from quattrocento.games.augsburg.actions import BIDDING, FIRST_BID, HOLD, NOBLE, PASS
from quattrocento.games.augsburg.bonds import valid_bonds
from quattrocento.games.augsburg.components import JOKER
from quattrocento.games.augsburg.facts import note_bid
from quattrocento.games.augsburg.sequence_of_play import next_visit
from quattrocento.games.augsburg.shown.events import BidHeld, BidMade, NobodyBid, Passed
from quattrocento.games.augsburg.state import Question, State

NOTHING_TO_HOLD: Final = Refusal("AUG-BID-4", "refusal-nothing-to-hold")
NOT_HIGHER: Final = Refusal("AUG-BID-4", "refusal-bid-not-higher")
ONLY_JOKERS: Final = Refusal("AUG-BID-3", "refusal-only-jokers")
TOO_MANY: Final = Refusal("AUG-BID-6", "refusal-too-few-valid-bonds")


class Bid(Decision[State]):
    """AUG-BID-4: pass for good, hold the highest number, or name a higher one."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """A bid needs as many valid bonds (AUG-BID-6), not jokers only (AUG-BID-3)."""
        if action == PASS:
            return None
        if action == HOLD:
            if state.highest == 0:
                return NOTHING_TO_HOLD
        elif action - FIRST_BID < state.highest:
            return NOT_HIGHER
        hand = state.players[seat].hand
        valid = valid_bonds(hand, state.visit)
        if number_bid(state, action) <= valid:
            return None
        return ONLY_JOKERS if valid == 0 and has_joker(hand) else TOO_MANY

    def candidates(self, state: State, seat: i64) -> list[int]:
        """Passing, and what the hand can hold and raise to."""
        ids: list[int] = [PASS]
        most = valid_bonds(state.players[seat].hand, state.visit)
        if 0 < state.highest <= most:
            ids.append(HOLD)
        for number in range(state.highest, most):
            ids.append(FIRST_BID + number)
        return ids

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Leave, or stand at a number; then the next one in answers, or the bidding is over."""
        state.note_open(seat, action)
        if action == PASS:
            state.bidders -= bit(seat)
            if state.listener is not None:
                state.listener.tell(Passed(seat=seat))
        else:
            stand_at(state, seat, number_bid(state, action))
        go_on(state, seat)


def number_bid(state: State, action: i64) -> i64:
    """The number of bonds that holding or bidding offers."""
    return state.highest if action == HOLD else action - FIRST_BID + 1


def has_joker(hand: bytes) -> bool:
    """Whether there is a joker among bonds in rising order."""
    return len(hand) > 0 and hand[-1] == JOKER


def stand_at(state: State, seat: i64, number: i64) -> None:
    """A seat offers this many bonds; who first names the highest number leads (AUG-BID-5)."""
    player = state.players[seat]
    player.bid = number
    note_bid(player, state.visit, number)
    if number > state.highest:
        state.highest = number
        state.leader = seat
        if state.listener is not None:
            state.listener.tell(BidMade(seat=seat, number=number))
    elif state.listener is not None:
        state.listener.tell(BidHeld(seat=seat, number=number))


def go_on(state: State, seat: i64) -> None:
    """AUG-BID-5: nobody raises himself; when the turn is back at the leader, cards are shown."""
    if state.bidders == 0:
        if state.listener is not None:
            state.listener.tell(NobodyBid(noble=NOBLE.label(state.visit)))
        next_visit(state)
        return
    following = state.after(seat)
    while not holds(state.bidders, following):
        following = state.after(following)
    if following == state.leader:
        state.ask_all(Question.SHOW, state.bidders)
    else:
        state.ask(Question.BID, following)


BID: Final[Bid] = Bid("bid", "AUG-BID-4", BIDDING)

# mypyc: compile
"""The showing: all at the highest number show bonds; the highest card wins (AUG-BID-7 to 10).

All choose at the same time, hidden, card by card in rising order. Jokers stand last in that order,
so a true bond always comes first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.augsburg.actions import BOND, FIRST_SHOW, NOBLE, SHOWING
from quattrocento.games.augsburg.bonds import (
    count_of,
    each_kind_to_choose,
    is_valid,
    labels,
    place_of,
    strength,
    strongest,
    together,
    without_bonds,
)
from quattrocento.games.augsburg.components import CONSOLATIONS, JOKER
from quattrocento.games.augsburg.facts import note_gone, note_shown, receive
from quattrocento.games.augsburg.shown.events import BondsShown, ShowingConsoled, VisitWon
from quattrocento.games.augsburg.state import Question, State

NOT_IN_HAND: Final = Refusal("AUG-BID-6", "refusal-not-in-hand")
NOT_VALID: Final = Refusal("AUG-BID-2", "refusal-not-valid")
ONLY_JOKERS_SHOWN: Final = Refusal("AUG-BID-3", "refusal-only-jokers-shown")
SHOW_IN_ORDER: Final = Refusal("AUG-BID-8", "refusal-show-in-order")


class Show(Decision[State]):
    """AUG-BID-7, 8: show exactly as many valid bonds as were bid, one of them a true bond."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """A valid bond of the hand, in rising order, that leaves enough for the rest."""
        bond: i64 = action - FIRST_SHOW
        player = state.players[seat]
        chosen = player.chosen
        spare: i64 = count_of(player.hand, bond) - count_of(chosen, bond) - 1
        if spare < 0:
            return NOT_IN_HAND
        if not is_valid(bond, state.visit):
            return NOT_VALID
        if bond == JOKER and len(chosen) == 0:
            return ONLY_JOKERS_SHOWN
        if len(chosen) > 0 and bond < chosen[-1]:
            return SHOW_IN_ORDER
        missing: i64 = state.highest - len(chosen) - 1
        enough = valid_above(player.hand, bond, state.visit) + spare >= missing
        return None if enough else SHOW_IN_ORDER

    def candidates(self, state: State, seat: i64) -> list[int]:
        """Each kind of valid bond in the hand from those chosen on."""
        player = state.players[seat]
        return each_kind_to_choose(player.hand, player.chosen, state.visit, FIRST_SHOW)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Put the bond with those to show; when all have as many as they bid, compare."""
        player = state.players[seat]
        player.chosen = player.chosen + ONE_BYTE[action - FIRST_SHOW]
        if len(player.chosen) == state.highest:
            state.waiting -= bit(seat)
            if state.waiting == 0:
                compare(state)


def valid_above(hand: bytes, bond: i64, visit: i64) -> i64:
    """How many valid bonds come after one in rising order."""
    number: i64 = 0
    end: i64 = len(hand)
    for place in range(place_of(hand, bond), end):
        if hand[place] != bond and is_valid(hand[place], visit):
            number += 1
    return number


def compare(state: State) -> None:
    """AUG-BID-8, 9: rank all who showed by their highest card; the first wins."""
    places = ranking(state)
    rivals = len(places) - 1
    for seat in places:
        player = state.players[seat]
        player.shown = player.chosen
        player.chosen = b""
        if state.listener is not None and rivals > 0:
            decides = strongest(player.shown)
            state.listener.tell(
                BondsShown(
                    seat=seat,
                    bonds=labels(player.shown),
                    best=None if decides < 0 else BOND.label(decides),
                )
            )
    win(state, places[0], rivals)
    for place in range(1, len(places)):
        take_back(state, places[place], CONSOLATIONS[place] if place < len(CONSOLATIONS) else 0)


def ranking(state: State) -> list[int]:
    """The seats that showed, the highest card first."""
    places: list[int] = []
    left = state.bidders
    while left != 0:
        best: i64 = -1
        highest: i64 = -1
        for seat in range(state.seat_count):
            if holds(left, seat):
                shown = strength(state.players[seat].chosen)
                if shown > highest:
                    best = seat
                    highest = shown
        places.append(best)
        left -= bit(best)
    return places


def win(state: State, seat: i64, rivals: i64) -> None:
    """AUG-BID-7, 9: the winner discards what was shown and takes a privilege card."""
    player = state.players[seat]
    player.hand = without_bonds(player.hand, player.shown)
    state.discard = together(state.discard, player.shown)
    for place in range(len(player.shown)):
        note_gone(state, player, player.shown[place])
    state.opener = seat
    if state.listener is not None:
        noble = NOBLE.label(state.visit)
        bonds = labels(player.shown)
        state.listener.tell(VisitWon(seat=seat, noble=noble, bonds=bonds, rivals=rivals))
    state.user = seat
    state.ask(Question.TAKE_CARD, seat)


def take_back(state: State, seat: i64, florins: i64) -> None:
    """AUG-BID-9: the others take their bonds back; the second gets 100 florins, the third 50."""
    player = state.players[seat]
    note_shown(state, player, player.shown)
    if florins > 0:
        receive(player, florins)
        if state.listener is not None:
            state.listener.tell(ShowingConsoled(seat=seat, florins=florins))


SHOW: Final[Show] = Show("show", "AUG-BID-8", [SHOWING])

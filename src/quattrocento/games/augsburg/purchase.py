# mypyc: compile
"""Buying bonds: all at the same time, hidden; then all pay and discard the rest (AUG-BUY-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.augsburg.actions import BUYING, FIRST_BUY, NO_MORE
from quattrocento.games.augsburg.bonds import (
    count_of,
    each_kind_to_choose,
    labels,
    price_of,
    together,
    without_bonds,
    worth,
)
from quattrocento.games.augsburg.components import MAXIMILIAN
from quattrocento.games.augsburg.facts import note_purchase
from quattrocento.games.augsburg.sequence_of_play import begin_round
from quattrocento.games.augsburg.shown.events import BondsBought, PurchaseEnded
from quattrocento.games.augsburg.state import State

NOT_OFFERED: Final = Refusal("AUG-BUY-1", "refusal-not-offered")
BUY_IN_ORDER: Final = Refusal("AUG-BUY-1", "refusal-buy-in-order")
CANNOT_PAY: Final = Refusal("AUG-BUY-1", "refusal-cannot-pay")


class Buy(Decision[State]):
    """AUG-BUY-1: choose offered bonds one by one in rising order, then no more."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """A bond of the offer, not below those chosen, that the money still pays."""
        if action == NO_MORE:
            return None
        bond: i64 = action - FIRST_BUY
        player = state.players[seat]
        chosen = player.chosen
        if count_of(player.offer, bond) <= count_of(chosen, bond):
            return NOT_OFFERED
        if len(chosen) > 0 and bond < chosen[-1]:
            return BUY_IN_ORDER
        return CANNOT_PAY if worth(chosen) + price_of(bond) > player.money else None

    def candidates(self, state: State, seat: i64) -> list[int]:
        """Each kind of bond in the offer from those chosen on, and no more."""
        player = state.players[seat]
        ids = each_kind_to_choose(player.offer, player.chosen, MAXIMILIAN, FIRST_BUY)
        ids.append(NO_MORE)
        return ids

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Set a bond apart to be bought; when all want no more, all pay."""
        if action != NO_MORE:
            player = state.players[seat]
            player.chosen = player.chosen + ONE_BYTE[action - FIRST_BUY]
            return
        state.waiting -= bit(seat)
        if state.waiting == 0:
            settle(state)
            begin_round(state)


def settle(state: State) -> None:
    """AUG-BUY-1: all pay, take what they bought into hand and discard the rest unseen."""
    for seat in range(state.seat_count):
        player = state.players[seat]
        bought = player.chosen
        cost = worth(bought)
        note_purchase(player, len(player.offer))
        player.money -= cost
        player.hand = together(player.hand, bought)
        player.unbought = together(player.unbought, without_bonds(player.offer, bought))
        player.offer = b""
        player.chosen = b""
        if state.listener is not None:
            bonds = labels(bought)
            state.listener.tell(BondsBought(seat=seat, bonds=bonds, florins=cost, to=(seat,)))
    if state.listener is not None:
        state.listener.tell(PurchaseEnded())


BUY: Final[Buy] = Buy("buy", "AUG-BUY-1", BUYING)

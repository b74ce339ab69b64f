# mypyc: compile
"""The auction: the architect's walk, opening, raising, passing, winning, and sharing a big lot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import all_below, bit, holds, lowest, size
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.palazzo.actions import (
    CHOOSING,
    ENOUGH,
    FIRST_CHOICE,
    LAYING,
    PASS,
    PASSING,
    TILE,
)
from quattrocento.games.palazzo.building import gain
from quattrocento.games.palazzo.components import LOT_TO_SHARE, OPENING_CERTIFICATE, QUARRIES
from quattrocento.games.palazzo.money import card_labels, gain_openly, show
from quattrocento.games.palazzo.payment import (
    laid_now,
    lay,
    laying_candidates,
    laying_refusal,
    start_laying,
)
from quattrocento.games.palazzo.sequence_of_play import next_turn
from quattrocento.games.palazzo.shown.events import (
    ArchitectMoved,
    AuctionOpened,
    AuctionWon,
    BidRaised,
    LotShared,
    NothingToAuction,
    Passed,
    TileChosen,
)
from quattrocento.games.palazzo.state import Question, State
from quattrocento.games.palazzo.tiles import each_kind, has_tile, tile_labels, without_tile

NOT_HIGHER: Final = Refusal("PAL-AUC-4", "refusal-bid-not-higher")
NOT_IN_LOT: Final = Refusal("PAL-AUC-10", "refusal-not-in-lot")

# The architect


def begin_auction(state: State) -> None:
    """PAL-AUC-1: the architect goes clockwise to the next quarry with a tile; its lot is sold."""
    quarry = next_quarry(state)
    if quarry < 0:
        if state.listener is not None:
            state.listener.tell(NothingToAuction(seat=state.active))
        next_turn(state)
        return
    state.architect = quarry
    lot = state.quarries[quarry]
    if state.listener is not None:
        state.listener.tell(ArchitectMoved(quarry=quarry + 1, tiles=tile_labels(lot)))
    if len(lot) >= LOT_TO_SHARE:
        begin_sharing(state)
    else:
        open_bidding(state)


def next_quarry(state: State) -> i64:
    """The quarry that the architect goes to, his own last of all; -1 when all are empty."""
    for step in range(1, QUARRIES + 1):
        quarry: i64 = (state.architect + step) % QUARRIES
        if len(state.quarries[quarry]) > 0:
            return quarry
    return -1


def clear_quarry(state: State) -> bytes:
    """Take all tiles from the architect's quarry (PAL-AUC-2)."""
    lot = state.quarries[state.architect]
    heaps = list(state.quarries)
    heaps[state.architect] = b""
    state.quarries = tuple(heaps)
    return lot


# Bidding


def open_bidding(state: State) -> None:
    """PAL-AUC-3: the active player opens with the certificate of 3 and nothing else."""
    state.bidders = all_below(state.seat_count)
    state.highest = OPENING_CERTIFICATE
    state.players[state.active].bid = OPENING_CERTIFICATE
    if state.listener is not None:
        state.listener.tell(AuctionOpened(seat=state.active, total=OPENING_CERTIFICATE))
    ask_next_bidder(state, state.active)


def ask_next_bidder(state: State, after: i64) -> None:
    """PAL-AUC-4: the next player still in must raise or pass."""
    seat = state.after(after)
    while not holds(state.bidders, seat):
        seat = state.after(seat)
    start_laying(state)
    state.ask(Question.RAISE, seat)


class Raise(Decision[State]):
    """PAL-AUC-4: lay down more, to bid above the highest bid, or pass for good."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Passing is always allowed; a raise must get above the highest bid (PAL-AUC-5)."""
        return None if action == PASS else raise_refusal(state, seat, action)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """What the hand can lay, and passing."""
        return laying_candidates(state, state.players[seat], PASS)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Leave the auction, or lay the first card or joker of a raise."""
        if action == PASS:
            leave_auction(state, seat)
        else:
            lay(state, seat, action)
            state.ask(Question.RAISE_MORE, seat)


class RaiseMore(Decision[State]):
    """PAL-AUC-5: lay down more in the same go, or let it be enough."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Only a bid above the highest is enough."""
        return raise_refusal(state, seat, action)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """What the hand can lay, and letting it be enough."""
        return laying_candidates(state, state.players[seat], ENOUGH)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Lay the next card or joker, or let the raise stand."""
        if action == ENOUGH:
            complete_raise(state, seat)
        else:
            lay(state, seat, action)


def raise_refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    """PAL-AUC-4, 5: cards that go with the bid and lift it above the highest."""
    player = state.players[seat]
    return laying_refusal(state, player, action, due_to_raise(state, seat), NOT_HIGHER)


def due_to_raise(state: State, seat: i64) -> i64:
    """PAL-AUC-4: what a raise must be worth at least."""
    return state.highest + 1 - state.players[seat].bid


def complete_raise(state: State, seat: i64) -> None:
    """The cards laid in this go join the bid, which binds their currency (PAL-AUC-5)."""
    player = state.players[seat]
    player.bid += laid_now(state)
    player.laid += state.going
    if state.going_currency >= 0:
        player.currency = state.going_currency
    state.highest = player.bid
    show(state, seat, state.going)
    if state.listener is not None:
        state.listener.tell(BidRaised(seat=seat, cards=card_labels(state.going), total=player.bid))
    ask_next_bidder(state, seat)


def leave_auction(state: State, seat: i64) -> None:
    """PAL-AUC-7: take all laid cards back; the last one in wins."""
    player = state.players[seat]
    if state.listener is not None:
        state.listener.tell(Passed(seat=seat, cards=card_labels(player.laid)))
    gain_openly(state, seat, player.laid)
    player.laid = 0
    player.bid = 0
    player.currency = -1
    state.bidders -= bit(seat)
    if size(state.bidders) == 1:
        win_auction(state)
    else:
        ask_next_bidder(state, seat)


def win_auction(state: State) -> None:
    """PAL-AUC-8: the last one in discards what it laid and builds the lot."""
    winner = lowest(state.bidders)
    player = state.players[winner]
    lot = clear_quarry(state)
    if state.listener is not None:
        state.listener.tell(
            AuctionWon(
                seat=winner,
                tiles=tile_labels(lot),
                cards=card_labels(player.laid),
                total=player.bid if player.laid != 0 else 0,
            )
        )
    state.discard += player.laid
    player.laid = 0
    for each in state.players:
        each.bid = 0
        each.currency = -1
    state.bidders = 0
    state.highest = 0
    start_laying(state)
    gain(state, winner, lot)


RAISE: Final[Raise] = Raise("raise", "PAL-AUC-4", [*LAYING[:2], PASSING])
RAISE_MORE: Final[RaiseMore] = RaiseMore("raise-more", "PAL-AUC-5", LAYING)

# Sharing a lot of four or more


def begin_sharing(state: State) -> None:
    """PAL-AUC-10: four or more tiles are given away, from the active player on."""
    if state.listener is not None:
        state.listener.tell(LotShared(quarry=state.architect + 1))
    state.takers = state.seat_count
    state.sharing = True
    state.ask(Question.SHARE, state.active)


class Share(Decision[State]):
    """PAL-AUC-10: take one tile of the lot."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """The tile must be in the lot."""
        lot = state.quarries[state.architect]
        return None if has_tile(lot, action - FIRST_CHOICE) else NOT_IN_LOT

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The tiles of the lot."""
        return each_kind(state.quarries[state.architect], FIRST_CHOICE)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Take it and build or discard it at once."""
        tile: i64 = action - FIRST_CHOICE
        heaps = list(state.quarries)
        heaps[state.architect] = without_tile(heaps[state.architect], tile)
        state.quarries = tuple(heaps)
        state.takers -= 1
        if state.listener is not None:
            state.listener.tell(TileChosen(seat=seat, tile=TILE.label(tile)))
        gain(state, seat, ONE_BYTE[tile])


SHARE: Final[Share] = Share("share", "PAL-AUC-10", [CHOOSING])

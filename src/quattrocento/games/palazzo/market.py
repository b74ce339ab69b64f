# mypyc: compile
"""Turning up tiles, and buying them from the depot (the action Buy or auction, first part)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.ties import tied
from quattrocento.games.palazzo.actions import (
    AUCTION,
    AUCTIONING,
    BUYING,
    ENOUGH,
    FIRST_BUY,
    LAYING,
    NO_MORE_TILES,
    ONE_TILE,
    TILE,
)
from quattrocento.games.palazzo.auction import begin_auction
from quattrocento.games.palazzo.building import gain
from quattrocento.games.palazzo.components import BASE_PRICE, QUARRIES, RIDER, RIDERS
from quattrocento.games.palazzo.money import card_labels, show
from quattrocento.games.palazzo.payment import (
    best_payment,
    lay,
    laying_candidates,
    laying_refusal,
    start_laying,
)
from quattrocento.games.palazzo.scoring import points_of, scores, winners
from quattrocento.games.palazzo.shown.events import (
    Bought,
    GameEnded,
    RiderTurnedUp,
    TieCompared,
    TileToDepot,
    TileToQuarry,
)
from quattrocento.games.palazzo.state import Question, State
from quattrocento.games.palazzo.tiles import (
    each_kind,
    has_tile,
    tile_labels,
    with_tile,
    without_tile,
)

NOT_IN_DEPOT: Final = Refusal("PAL-BUY-1", "refusal-not-in-depot")
BUY_IN_ORDER: Final = Refusal("PAL-BUY-1", "refusal-buy-in-order")
CANNOT_AFFORD: Final = Refusal("PAL-BUY-4", "refusal-cannot-afford")
CANNOT_AFFORD_TWO: Final = Refusal("PAL-BUY-3", "refusal-cannot-afford-two")
TOO_LITTLE_PAID: Final = Refusal("PAL-BUY-2", "refusal-too-little-paid")

# Turning up two tiles


def turn_up_tiles(state: State) -> None:
    """PAL-DRW-1: the first tile for the depot, the second for a quarry; then buy or auction."""
    first = turn_up(state, True)
    if first != RIDER:
        state.depot = with_tile(state.depot, first)
        if state.listener is not None:
            state.listener.tell(TileToDepot(tile=TILE.label(first), begins_turn=True))
    if state.riders == RIDERS:
        end_game(state)
        return
    second = turn_up(state, False)
    if second != RIDER:
        to_quarry(state, second)
    if state.riders == RIDERS:
        end_game(state)
        return
    state.ask(Question.BUY_OR_AUCTION, state.active)


def turn_up(state: State, begins_turn: bool) -> i64:
    """The next tile of the stacks; a rider is set aside and not replaced (PAL-DRW-3)."""
    tile: i64 = state.tile_pile[state.tiles_drawn]
    state.tiles_drawn += 1
    if tile == RIDER:
        state.riders += 1
        if state.listener is not None:
            state.listener.tell(RiderTurnedUp(number=state.riders, begins_turn=begins_turn))
    return tile


def to_quarry(state: State, tile: i64) -> None:
    """PAL-DRW-1: count clockwise from the architect, one quarry for each window."""
    windows: i64 = tile % 3 + 1
    place: i64 = (state.architect + windows) % QUARRIES
    heaps = list(state.quarries)
    heaps[place] = with_tile(heaps[place], tile)
    state.quarries = tuple(heaps)
    if state.listener is not None:
        state.listener.tell(TileToQuarry(tile=TILE.label(tile), quarry=place + 1))


def end_game(state: State) -> None:
    """PAL-END-1: the fifth rider ends the game at once; all hands are shown (PAL-SCO-3)."""
    state.finish()
    for player in state.players:
        player.known = player.hand
    if state.listener is not None:
        for seat in tied(scores(state)):
            state.listener.tell(
                TieCompared(
                    seat=seat,
                    points=points_of(state, seat),
                    money=best_payment(state.players[seat].hand),
                )
            )
        state.listener.tell(GameEnded(scores=scores(state), winners=winners(state)))


# Buying


def price_of_one(state: State) -> i64:
    """PAL-BUY-2: 10 less the tiles in the depot as the purchase begins, never below 0."""
    tiles: i64 = len(state.depot) + len(state.chosen)
    if tiles >= BASE_PRICE:
        return 0
    return BASE_PRICE - tiles


def price(state: State) -> i64:
    """PAL-BUY-3: what the chosen tiles cost together."""
    return price_of_one(state) * len(state.chosen)


class BuyOrAuction(Decision[State]):
    """PAL-DRW-2: buy a first tile from the depot, or auction; one of the two."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """A tile must lie in the depot and be affordable; an auction can always be chosen."""
        if action == AUCTION:
            return None
        if not has_tile(state.depot, action - FIRST_BUY):
            return NOT_IN_DEPOT
        affordable = best_payment(state.players[seat].hand) >= price_of_one(state)
        return None if affordable else CANNOT_AFFORD

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The tiles of the depot, and the auction."""
        return tiles_to_buy(state, AUCTION)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Set the tile apart and ask for a second one, or begin the auction."""
        if action == AUCTION:
            begin_auction(state)
            return
        choose(state, action - FIRST_BUY)
        state.ask(Question.SECOND_TILE, seat)


class SecondTile(Decision[State]):
    """PAL-BUY-1: buy a second tile, named in the order of the table, or only one."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """The second tile must lie in the depot and be affordable together with the first."""
        if action == ONE_TILE:
            return None
        tile: i64 = action - FIRST_BUY
        if not has_tile(state.depot, tile):
            return NOT_IN_DEPOT
        if tile < state.chosen[0]:
            return BUY_IN_ORDER
        affordable = best_payment(state.players[seat].hand) >= 2 * price_of_one(state)
        return None if affordable else CANNOT_AFFORD_TWO

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The tiles of the depot, and no more."""
        return tiles_to_buy(state, ONE_TILE)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Ask for the payment; at price 0 nothing is paid (PAL-BUY-2)."""
        if action != ONE_TILE:
            choose(state, action - FIRST_BUY)
        start_laying(state)
        if price(state) == 0:
            complete_purchase(state, seat)
        else:
            state.ask(Question.PAYMENT, seat)


class Payment(Decision[State]):
    """PAL-BUY-3, PAL-PAY-6: pay the chosen tiles together; more than needed is allowed."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Cards that go together, and in the end at least the price."""
        player = state.players[seat]
        return laying_refusal(state, player, action, price(state), TOO_LITTLE_PAID)

    def candidates(self, state: State, seat: i64) -> list[int]:
        """What the hand can lay, and letting it be enough."""
        return laying_candidates(state, state.players[seat], ENOUGH)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Lay a card or joker, or close the purchase."""
        if action == ENOUGH:
            complete_purchase(state, seat)
        else:
            lay(state, seat, action)


def tiles_to_buy(state: State, otherwise: i64) -> list[int]:
    """The ids that buy each kind of tile in the depot, and the other answer."""
    ids = each_kind(state.depot, FIRST_BUY)
    ids.append(otherwise)
    return ids


def choose(state: State, tile: i64) -> None:
    """Set a tile of the depot apart for the purchase."""
    state.depot = without_tile(state.depot, tile)
    state.chosen = with_tile(state.chosen, tile)


def complete_purchase(state: State, seat: i64) -> None:
    """Discard the payment and build what was bought."""
    tiles = state.chosen
    if state.listener is not None:
        state.listener.tell(
            Bought(
                seat=seat,
                tiles=tile_labels(tiles),
                cards=card_labels(state.going),
                price=price(state),
            )
        )
    show(state, seat, state.going)
    state.discard += state.going
    state.chosen = b""
    start_laying(state)
    gain(state, seat, tiles)


BUY_OR_AUCTION: Final[BuyOrAuction] = BuyOrAuction(
    "buy-or-auction", "PAL-DRW-2", [BUYING, AUCTIONING]
)
SECOND_TILE: Final[SecondTile] = SecondTile("second-tile", "PAL-BUY-1", [BUYING, NO_MORE_TILES])
PAYMENT: Final[Payment] = Payment("payment", "PAL-BUY-3", LAYING)

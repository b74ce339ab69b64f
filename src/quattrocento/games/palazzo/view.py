# mypyc: compile
"""What a seat sees of a game of Palazzo, made from a state.

Most of a table stays the same from view to view, so what stands in notation is kept and shared:
whoever gets a view may not change it.
"""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from quattrocento.core.bits import holds
from quattrocento.core.view import Fact, asked
from quattrocento.games.palazzo.actions import TILE
from quattrocento.games.palazzo.components import (
    FIRST_STACK,
    RIDERS,
    SECOND_STACK,
    THIRD_STACK,
)
from quattrocento.games.palazzo.knowledge import as_known_to
from quattrocento.games.palazzo.market import price, price_of_one
from quattrocento.games.palazzo.money import card_labels, number_of_cards
from quattrocento.games.palazzo.payment import laid_now
from quattrocento.games.palazzo.scoring import palace_points
from quattrocento.games.palazzo.seen import Palace, PlayerView, View
from quattrocento.games.palazzo.state import Question, State
from quattrocento.games.palazzo.tiles import palace_tiles, tile_labels

KEPT = 5000


def view(state: State, seat: int | None) -> View:
    """What a seat sees (PAL-HID-1)."""
    known = as_known_to(state, -1 if seat is None else seat)
    return View(
        seat=seat,
        asked=asked(known, facts(known)),
        active=known.active,
        players=[player_view(known, place, seat) for place in range(known.seat_count)],
        quarries=[shown_tiles(heap) for heap in known.quarries],
        depot=shown_tiles(known.depot),
        price=price_of_one(known),
        architect=known.architect,
        stacks=stack_heights(known.tiles_drawn),
        riders=known.riders,
        riders_to_come=RIDERS - known.riders,
        money_pile=len(known.money_pile) - known.money_drawn,
        discard=shown_cards(known.discard),
        turned_up=shown_cards(known.turned_up),
        highest=known.highest,
        box=shown_box(known.box),
        gained=shown_tiles(known.gained),
        building=None if known.building < 0 else TILE.label(known.building),
        chosen=shown_tiles(known.chosen),
        going=shown_cards(known.going),
        going_worth=laid_now(known),
        winners=state.winners(),
    )


def facts(state: State) -> dict[str, Fact]:
    """What the words of the question need."""
    question: i64 = state.question
    if question in (Question.RAISE, Question.RAISE_MORE) and not state.over:
        bid = state.players[state.awaiting()[0]].bid
        return {"highest": state.highest, "bid": bid, "laid": laid_now(state) + bid}
    if question in (Question.BUY_OR_AUCTION, Question.SECOND_TILE):
        return {"price": price_of_one(state)}
    if question == Question.PAYMENT:
        return {"price": price(state), "laid": laid_now(state)}
    if question == Question.BUILD_WHERE:
        return {"tile": TILE.label(state.building)}
    return {}


def player_view(state: State, place: i64, viewer: int | None) -> PlayerView:
    """A seat as the viewer sees it."""
    player = state.players[place]
    return shown_player(
        player.hand,
        player.known,
        player.laid,
        player.bid,
        holds(state.bidders, place),
        player.palaces,
        place == viewer or state.over,
    )


# What is kept


@lru_cache(maxsize=KEPT)
def shown_player(
    hand: int,
    known: int,
    laid: int,
    bid: int,
    bidding: bool,
    palaces: tuple[int, ...],
    shows_hand: bool,
) -> PlayerView:
    """What a seat has, in notation."""
    shown = [
        Palace(tiles=tile_labels(palace_tiles(palace)), points=palace_points(palace))
        for palace in palaces
    ]
    return PlayerView(
        cards=number_of_cards(hand),
        known=card_labels(known),
        hand=card_labels(hand) if shows_hand else None,
        laid=card_labels(laid),
        bid=bid,
        bidding=bidding,
        palaces=shown,
        points=sum([palace.points for palace in shown]),
    )


@lru_cache(maxsize=KEPT)
def shown_tiles(tiles: bytes) -> list[str]:
    """Tiles in notation."""
    return tile_labels(tiles)


@lru_cache(maxsize=KEPT)
def shown_box(tiles: bytes) -> list[str]:
    """The tiles in the box in notation, in the order of their kinds."""
    return tile_labels(bytes(sorted(tiles)))


@lru_cache(maxsize=KEPT)
def shown_cards(cards: int) -> list[str]:
    """Cards in notation."""
    return card_labels(cards)


@lru_cache(maxsize=KEPT)
def stack_heights(tiles_drawn: int) -> list[int]:
    """How many tiles are left in each stack."""
    heights = []
    end = 0
    for stack in (FIRST_STACK, SECOND_STACK, THIRD_STACK):
        end += len(stack)
        heights.append(min(len(stack), max(0, end - tiles_drawn)))
    return heights

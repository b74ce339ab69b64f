"""What a seat sees of a game of Palazzo, as data for the page, the terminal and bots."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from quattrocento.core.view import Fact, asked
from quattrocento.core.view import View as CoreView
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
from quattrocento.games.palazzo.state import Player, Question, State
from quattrocento.games.palazzo.tiles import palace_tiles, tile_labels

KEPT_SEATS = 5000


class Palace(msgspec.Struct, frozen=True, kw_only=True):
    """A palace from bottom to top, and what it scores as it stands."""

    tiles: list[str]
    points: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: its palaces and bid, how many cards it holds, and which of them all have seen.

    `hand` is given to the seat itself only, and to everyone once the game is over.
    """

    cards: int
    known: list[str]
    hand: list[str] | None
    laid: list[str]
    bid: int
    bidding: bool
    palaces: list[Palace]
    points: int


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    active: int
    players: list[PlayerView]
    quarries: list[list[str]]
    depot: list[str]
    price: int
    architect: int
    stacks: list[int]
    riders: int
    riders_to_come: int
    money_pile: int
    discard: list[str]
    turned_up: list[str]
    highest: int
    box: list[str]
    gained: list[str]
    building: str | None
    chosen: list[str]
    going: list[str]
    going_worth: int


def view(state: State, seat: int | None) -> View:
    """What a seat sees (PAL-HID-1)."""
    known = as_known_to(state, -1 if seat is None else seat)
    return View(
        seat=seat,
        asked=asked(known, facts(known)),
        active=known.active,
        players=[player_view(known, place, seat) for place in range(known.seat_count)],
        quarries=[tile_labels(heap) for heap in known.quarries],
        depot=tile_labels(known.depot),
        price=price_of_one(known),
        architect=known.architect,
        stacks=stack_heights(known),
        riders=known.riders,
        riders_to_come=RIDERS - known.riders,
        money_pile=len(known.money_pile) - known.money_drawn,
        discard=card_labels(known.discard),
        turned_up=card_labels(known.turned_up),
        highest=known.highest,
        box=tile_labels(bytes(sorted(known.box))),
        gained=tile_labels(known.gained),
        building=None if known.building < 0 else TILE.label(known.building),
        chosen=tile_labels(known.chosen),
        going=card_labels(known.going),
        going_worth=laid_now(known),
        winners=state.winners(),
    )


def facts(state: State) -> dict[str, Fact]:
    """What the words of the question need."""
    question = Question(state.question)
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


def player_view(state: State, place: int, viewer: int | None) -> PlayerView:
    """A seat as the viewer sees it."""
    player: Player = state.players[place]
    return shown_player(
        player.hand,
        player.known,
        player.laid,
        player.bid,
        bool(state.bidders >> place & 1),
        player.palaces,
        place == viewer or state.over,
    )


@lru_cache(maxsize=KEPT_SEATS)
def shown_player(
    hand: int,
    known: int,
    laid: int,
    bid: int,
    bidding: bool,
    palaces: tuple[int, ...],
    shows_hand: bool,
) -> PlayerView:
    """What a seat has, in notation; kept, for most seats stay the same from view to view."""
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
        points=sum(palace.points for palace in shown),
    )


def stack_heights(state: State) -> list[int]:
    """How many tiles are left in each stack."""
    heights = []
    end = 0
    for stack in (FIRST_STACK, SECOND_STACK, THIRD_STACK):
        end += len(stack)
        heights.append(min(len(stack), max(0, end - state.tiles_drawn)))
    return heights

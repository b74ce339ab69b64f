# mypyc: compile
"""What a seat sees of a game of Palazzo, made from a state.

Most of a table stays the same from view to view, so what stands in notation is kept and shared:
nothing of it can be changed.
"""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from quattrocento.core.bits import holds, lowest
from quattrocento.core.view import Fact, asked
from quattrocento.games.palazzo.actions import ACTIONS, CARD, FIRST_CARD, FIRST_UNIT, TILE
from quattrocento.games.palazzo.auction import due_to_raise, next_quarry
from quattrocento.games.palazzo.components import (
    CARD_KINDS,
    CARD_VALUES,
    CERTIFICATE,
    CURRENCIES,
    FIRST_STACK,
    FLOORS,
    JOKER_VALUE,
    LOT_TO_SHARE,
    RIDERS,
    SECOND_STACK,
    THIRD_STACK,
)
from quattrocento.games.palazzo.knowledge import as_known_to
from quattrocento.games.palazzo.market import price, price_of_one
from quattrocento.games.palazzo.money import (
    card_labels,
    count_of,
    money_to_take,
    money_to_turn_up,
    number_of_cards,
)
from quattrocento.games.palazzo.payment import (
    VALUES,
    certificates_worth,
    joker_cards,
    jokers_in,
    laid_now,
    most_with,
)
from quattrocento.games.palazzo.scoring import palace_points
from quattrocento.games.palazzo.shown.view_types import Laying, Palace, PlayerView, Unit, View
from quattrocento.games.palazzo.state import Player, Question, State
from quattrocento.games.palazzo.tiles import (
    as_palace,
    has_floor,
    palace_tiles,
    tile_at,
    tile_labels,
    top_floor,
)

CACHE_SIZE = 5000


def view(state: State, seat: int | None) -> View:
    """What a seat sees (PAL-HID-1)."""
    viewer: i64 = -1 if seat is None else seat
    known = as_known_to(state, viewer)
    quarry = next_quarry(known)
    return View(
        seat=seat,
        asked=asked(known, facts(known)),
        active=known.active,
        players=tuple([player_view(known, place, seat) for place in range(known.seat_count)]),
        quarries=tuple([shown_tiles(heap) for heap in known.quarries]),
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
        with_tile=points_with(known, incoming(known)),
        new_palace=new_palace_points(known),
        without_floor=changes_without_floor(known),
        opened_by=known.active if opened(known) else None,
        next_quarry=None if quarry < 0 else quarry,
        shares_next=quarry >= 0 and len(known.quarries[quarry]) >= LOT_TO_SHARE,
        to_turn_up=money_to_turn_up(known),
        to_take=money_to_take(known),
        laying=laying(known, viewer) if viewer >= 0 and holds(known.waiting, viewer) else None,
        winners=tuple(state.winners()),
    )


# What a choice would score


def asked_player(state: State) -> Player:
    """The seat that builds or transforms: the one that is asked."""
    return state.players[lowest(state.waiting)]


def incoming(state: State) -> i64:
    """What comes into a palace: the tile to build, or the palace to be put into another; 0: none.

    A tile is given as the palace that it alone makes.
    """
    question: i64 = state.question
    if question == Question.BUILD_WHERE and state.building >= 0:
        return as_palace(state.building)
    if question == Question.PUT_IN_WHERE and state.from_palace >= 0:
        return asked_player(state).palaces[state.from_palace]
    return 0


def points_with(state: State, more: i64) -> tuple[int | None, ...]:
    """What each palace of the seat asked would score with what comes in; None if it has one."""
    if more == 0:
        return ()
    floor = top_floor(more)
    points = [
        None if has_floor(palace, floor) else palace_points(palace | more)
        for palace in asked_player(state).palaces
    ]
    return tuple(points)


def new_palace_points(state: State) -> int | None:
    """What a new palace of the tile to build would score."""
    if state.question != Question.BUILD_WHERE or state.building < 0:
        return None
    return palace_points(as_palace(state.building))


def changes_without_floor(state: State) -> dict[int, int]:
    """PAL-TRF-2: by how much taking out each floor, which begins a palace, changes the points."""
    changes: dict[int, int] = {}
    if state.question != Question.TAKE_OUT_FLOOR or state.from_palace < 0:
        return changes
    palace: i64 = asked_player(state).palaces[state.from_palace]
    for floor in range(1, FLOORS + 1):
        if has_floor(palace, floor):
            alone = as_palace(tile_at(palace, floor))
            after: i64 = palace_points(palace - alone) + palace_points(alone)
            changes[floor] = after - palace_points(palace)
    return changes


# What may be laid


def opened(state: State) -> bool:
    """PAL-AUC-3: whether the seat that opened the auction is still in it, with its certificate."""
    return holds(state.bidders, state.active)


def laying(state: State, seat: i64) -> Laying | None:
    """What the seat asked may lay in this go; what it has laid of it already counts too."""
    player = state.players[seat]
    question: i64 = state.question
    if question in (Question.RAISE, Question.RAISE_MORE):
        return shown_laying(player.hand + state.going, player.currency, due_to_raise(state, seat))
    if question == Question.PAYMENT:
        return shown_laying(player.hand + state.going, player.currency, price(state))
    return None


def laying_actions(cards: i64) -> list[int]:
    """The jokers and cards that can be laid, in the order of the notation."""
    actions = [FIRST_UNIT + value for value in range(VALUES) if jokers_in(cards, value) > 0]
    return actions + [FIRST_CARD + kind for kind in range(CARD_KINDS) if count_of(cards, kind) > 0]


def go_together(cards: i64, currency: i64, due: i64) -> tuple[str, ...]:
    """PAL-PAY-1, 8: the moves that can be in a go with single cards of one currency."""
    moves: list[str] = []
    for action in laying_actions(cards):
        kind: i64 = action - FIRST_CARD
        other: bool = 0 <= kind < CERTIFICATE and kind // VALUES != currency
        if not other and most_with(cards, action, currency) >= due:
            moves.append(ACTIONS.text(action))
    return tuple(moves)


def unit(cards: i64, action: i64) -> Unit:
    """A card or a joker that the cards hold."""
    worths: list[int] = []
    kind: i64 = action - FIRST_CARD
    if kind < 0:
        value: i64 = action - FIRST_UNIT
        for number in range(1, jokers_in(cards, value) + 1):
            worths.append(number * JOKER_VALUE)
        three = card_labels(joker_cards(value))
        return Unit(move=ACTIONS.text(action), cards=tuple(three), worths=tuple(worths))
    for number in range(1, count_of(cards, kind) + 1):
        if kind == CERTIFICATE:
            worths.append(certificates_worth(number))
        else:
            worths.append(number * CARD_VALUES[kind % VALUES])
    return Unit(move=ACTIONS.text(action), cards=(CARD.label(kind),), worths=tuple(worths))


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


# What stands in notation, kept and shared between views


@lru_cache(maxsize=CACHE_SIZE)
def shown_player(
    hand: int,
    known: int,
    laid: int,
    bid: int,
    bidding: bool,
    palaces: tuple[int, ...],
    shows_hand: bool,
) -> PlayerView:
    """What a seat has."""
    shown = [
        Palace(tiles=tuple(tile_labels(palace_tiles(palace))), points=palace_points(palace))
        for palace in palaces
    ]
    return PlayerView(
        cards=number_of_cards(hand),
        known=tuple(card_labels(known)),
        hand=tuple(card_labels(hand)) if shows_hand else None,
        laid=tuple(card_labels(laid)),
        bid=bid,
        bidding=bidding,
        palaces=tuple(shown),
        points=sum([palace.points for palace in shown]),
    )


@lru_cache(maxsize=CACHE_SIZE)
def shown_laying(cards: int, currency: int, due: int) -> Laying:
    """What may be laid of some cards, with `currency` given (not -1) single ones of it only."""
    groups: list[tuple[str, ...]] = []
    for each in range(len(CURRENCIES)):
        if currency < 0 or currency == each:
            moves = go_together(cards, each, due)
            if moves and moves not in groups:
                groups.append(moves)
    units = [unit(cards, action) for action in laying_actions(cards)]
    return Laying(due=due, units=tuple(units), together=tuple(groups))


@lru_cache(maxsize=CACHE_SIZE)
def shown_tiles(tiles: bytes) -> tuple[str, ...]:
    """Tiles."""
    return tuple(tile_labels(tiles))


@lru_cache(maxsize=CACHE_SIZE)
def shown_box(tiles: bytes) -> tuple[str, ...]:
    """The tiles in the box, in the order of their kinds."""
    return tuple(tile_labels(bytes(sorted(tiles))))


@lru_cache(maxsize=CACHE_SIZE)
def shown_cards(cards: int) -> tuple[str, ...]:
    """Cards."""
    return tuple(card_labels(cards))


@lru_cache(maxsize=CACHE_SIZE)
def stack_heights(tiles_drawn: int) -> tuple[int, ...]:
    """How many tiles are left in each stack."""
    heights: list[int] = []
    end = 0
    for stack in (FIRST_STACK, SECOND_STACK, THIRD_STACK):
        end += len(stack)
        heights.append(min(len(stack), max(0, end - tiles_drawn)))
    return tuple(heights)

"""What a seat sees of a game of The Princes of Florence, as data for the page and the terminal."""

from __future__ import annotations

import msgspec

from quattrocento.core.bits import holds, listed, size
from quattrocento.core.view import Fact, asked
from quattrocento.core.view import View as CoreView
from quattrocento.games.princes.actions import CARD, FREEDOM, LOT, PIECE, SQUARE
from quattrocento.games.princes.auction import closed, left_of
from quattrocento.games.princes.components import (
    BUILDINGS,
    DECKS,
    FREEDOM_STOCK,
    FREEDOMS,
    LANDSCAPES,
    LOTS,
    MINIMUM_VALUES,
    PIECES,
    PREFERRED_BUILDING,
    PREFERRED_FREEDOM,
    PREFERRED_LANDSCAPE,
    PRESTIGE,
    PRESTIGE_DECK,
    ROUNDS,
    SQUARES,
    VALUE_OF_THE_BUILDING,
    VALUE_OF_THE_FREEDOM,
    VALUE_OF_THE_LANDSCAPE,
)
from quattrocento.games.princes.counts import (
    BONUS_HAND,
    PROFESSION_CARDS,
    bonus_value,
    bonus_values,
)
from quattrocento.games.princes.course import minimum_value
from quattrocento.games.princes.estate import keeps_distance
from quattrocento.games.princes.knowledge import as_known_to, knows_order
from quattrocento.games.princes.scoring import prestige_points
from quattrocento.games.princes.shapes import PIECE_TURNS, PLACED, drawn, square_labels
from quattrocento.games.princes.state import NOBODY, Player, Question, State
from quattrocento.games.princes.supply import in_stock
from quattrocento.games.princes.turn import building_price
from quattrocento.games.princes.works import (
    has_preferred_building,
    has_preferred_freedom,
    has_preferred_landscape,
    most_points,
    work_value,
)


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of an estate, as it was placed, and the squares it covers."""

    piece: str
    square: str
    turn: int
    squares: list[str]


class Work(msgspec.Struct, frozen=True, kw_only=True):
    """The playing aid for a profession in hand: what its work is worth now, and could be.

    `most` counts all bonus cards in hand; `missing` gives, for each preference that the estate
    lacks, what it would add.
    """

    card: str
    value: int
    most: int
    building: str
    landscape: str
    freedom: str
    missing: dict[str, int]


class CardValue(msgspec.Struct, frozen=True, kw_only=True):
    """A bonus or prestige card, and what it is worth as things stand."""

    card: str
    value: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: its estate, how many cards it has, and what is open of them.

    `too_close` are the free squares that a building must leave free (PRI-BLD-3).
    Money, hand, bonus and prestige cards are given to the seat itself only, and to everyone once
    the game is over; `shown` are the professions in hand that everybody knows.
    """

    points: int
    money: int | None
    pieces: list[Piece]
    empty_squares: int
    too_close: list[str]
    jesters: int
    builders: int
    freedoms: list[str]
    building_price: int
    table: list[str]
    recruiting_table: int
    recruiting_hand: int
    professions: int
    shown: list[str]
    hand: list[str] | None
    works: list[Work] | None
    bonus: int
    bonus_cards: list[CardValue] | None
    prestige: int
    prestige_cards: list[CardValue] | None
    returned: str | None
    best: int
    free: bool
    bidding: bool


class Lot(msgspec.Struct, frozen=True, kw_only=True):
    """One of the seven lots: how many are left, and who bought one this round."""

    lot: str
    left: int
    open: bool
    buyer: int | None


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """A pile: its size, and its cards from the top as far as the seat knows them."""

    deck: str
    number: int
    known: list[str | None]


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    round: int
    rounds: int
    minimum: int
    first: int
    phase: str
    active: int | None
    actions: int
    profession_taken: bool
    freedom_taken: bool
    players: list[PlayerView]
    lots: list[Lot]
    piles: list[Pile]
    buildings_left: dict[str, int]
    freedoms_left: dict[str, int]
    played_bonus: list[str]
    starter: int | None
    lot: str | None
    bid: int
    bidder: int | None
    placing: str | None
    turns: list[list[str]]
    looking: str | None
    looked: list[str]
    kept: str | None
    ordered: list[str]
    working: str | None
    bonuses: list[str]
    value: int


def view(state: State, seat: int | None) -> View:
    """What a seat sees (PRI-HID-1)."""
    viewer = -1 if seat is None else seat
    known = as_known_to(state, viewer)
    own_look = seat is not None and seat in known.awaiting()
    return View(
        seat=seat,
        asked=asked(known, facts(known, own_look)),
        round=known.round,
        rounds=ROUNDS,
        minimum=MINIMUM_VALUES[max(1, known.round)],
        first=known.first,
        phase=phase(known),
        active=None if known.auctioning or known.round == 0 else known.active,
        actions=known.actions,
        profession_taken=known.profession_taken,
        freedom_taken=known.freedom_taken,
        players=[player_view(known, place, viewer) for place in range(known.seat_count)],
        lots=[lot_view(known, lot) for lot in range(len(LOTS))],
        piles=[pile_view(known, deck, viewer) for deck in range(len(DECKS))],
        buildings_left={kind: in_stock(known, place) for place, kind in enumerate(BUILDINGS)},
        freedoms_left={
            freedom: in_stock(known, FREEDOM_STOCK + place)
            for place, freedom in enumerate(FREEDOMS)
        },
        played_bonus=set_labels(known.played),
        starter=known.starter if known.auctioning else None,
        lot=None if known.lot < 0 else LOT.label(known.lot),
        bid=known.bid,
        bidder=None if known.bidder < 0 else known.bidder,
        placing=None if known.placing < 0 else PIECES[known.placing],
        turns=[] if known.placing < 0 else turn_outlines(known.placing),
        looking=None if known.deck < 0 else DECKS[known.deck],
        looked=set_labels(known.looked) if own_look else [],
        kept=None if known.kept < 0 else CARD.label(known.kept),
        ordered=[CARD.label(card) for card in known.ordered],
        working=None if known.working < 0 else CARD.label(known.working),
        bonuses=set_labels(known.bonuses),
        value=known.value,
        winners=state.winners(),
    )


def set_labels(cards: int) -> list[str]:
    """A set of cards in notation."""
    return [CARD.label(card) for card in listed(cards)]


def phase(state: State) -> str:
    """Which part of the game this is."""
    if state.over:
        return "over"
    if state.round == 0:
        return "set-up"
    return "auction" if state.auctioning else "action"


def facts(state: State, own_look: bool) -> dict[str, Fact]:
    """What the words of the question need."""
    question = Question(state.question)
    if question == Question.RAISE:
        return {"lot": LOT.label(state.lot), "bid": state.bid, "raised": state.bid + 100}
    if question == Question.PLACE:
        return {"piece": PIECE.label(state.placing)}
    if question in (Question.KEEP, Question.ORDER):
        looked = set_labels(state.looked) if own_look else []
        return {"deck": DECKS[state.deck], "number": size(state.looked), "cards": looked}
    if question == Question.ACTION:
        return {"actions": state.actions, "minimum": minimum_value(state)}
    if question == Question.BONUS:
        return {
            "card": CARD.label(state.working),
            "value": state.value,
            "minimum": minimum_value(state),
        }
    if question == Question.SPLIT:
        return {"value": state.value, "most": most_points(state)}
    return {}


def turn_outlines(piece: int) -> list[list[str]]:
    """The outlines of a piece in all its turns."""
    return [drawn(piece, turn) for turn in range(len(PIECE_TURNS[piece]))]


def lot_view(state: State, lot: int) -> Lot:
    """One of the seven lots."""
    buyer = state.buyers[lot]
    left = len(state.piles[PRESTIGE_DECK]) if lot == PRESTIGE else left_of(state, lot)
    return Lot(
        lot=LOT.label(lot),
        left=left,
        open=closed(state, lot) is None,
        buyer=None if buyer == NOBODY else buyer,
    )


def pile_view(state: State, deck: int, viewer: int) -> Pile:
    """A pile as the viewer knows it."""
    cards = zip(state.piles[deck], state.marks[deck], strict=True)
    known = [CARD.label(card) if knows_order(state, viewer, mark) else None for card, mark in cards]
    return Pile(deck=DECKS[deck], number=len(known), known=known)


def player_view(state: State, place: int, viewer: int) -> PlayerView:
    """A seat as the viewer sees it."""
    player: Player = state.players[place]
    open_to_viewer = place == viewer or state.over
    distant = keeps_distance(player, 0)
    professions = listed(player.hand & PROFESSION_CARDS)
    bonus = listed(player.hand & BONUS_HAND)
    prestige = listed(player.prestige)
    return PlayerView(
        points=player.points,
        money=player.money if open_to_viewer else None,
        pieces=[piece_view(placed) for placed in player.placed],
        empty_squares=SQUARES - size(player.covered),
        too_close=square_labels(player.too_close & ~player.covered) if distant else [],
        jesters=player.jesters,
        builders=player.builders,
        freedoms=[FREEDOM.label(freedom) for freedom in listed(player.freedoms)],
        building_price=building_price(player),
        table=set_labels(player.table),
        recruiting_table=player.recruiting_table,
        recruiting_hand=player.recruiting_hand,
        professions=len(professions),
        shown=set_labels(player.shown),
        hand=[CARD.label(card) for card in professions] if open_to_viewer else None,
        works=[work(player, card) for card in professions] if open_to_viewer else None,
        bonus=len(bonus),
        bonus_cards=(
            [CardValue(card=CARD.label(card), value=bonus_value(player, card)) for card in bonus]
            if open_to_viewer
            else None
        ),
        prestige=len(prestige),
        prestige_cards=(
            [
                CardValue(card=CARD.label(card), value=prestige_points(state, place, card))
                for card in prestige
            ]
            if open_to_viewer
            else None
        ),
        returned=CARD.label(player.returned) if place == viewer and player.returned >= 0 else None,
        best=player.best,
        free=state.auctioning and holds(state.free, place),
        bidding=holds(state.bidders, place),
    )


def piece_view(placed: int) -> Piece:
    """A piece of an estate."""
    piece, placement = divmod(placed, 1000)
    return Piece(
        piece=PIECE.label(piece),
        square=SQUARE.label(placement % SQUARES),
        turn=placement // SQUARES + 1,
        squares=square_labels(PLACED[piece][placement]),
    )


def work(player: Player, card: int) -> Work:
    """The playing aid for a profession in hand (PRI-WRK-2)."""
    building = BUILDINGS[PREFERRED_BUILDING[card]]
    landscape = LANDSCAPES[PREFERRED_LANDSCAPE[card]]
    freedom = FREEDOMS[PREFERRED_FREEDOM[card]]
    missing = {}
    if not has_preferred_building(player, card):
        missing[building] = VALUE_OF_THE_BUILDING
    if not has_preferred_landscape(player, card):
        missing[landscape] = VALUE_OF_THE_LANDSCAPE
    if not has_preferred_freedom(player, card):
        missing[freedom] = VALUE_OF_THE_FREEDOM
    value = work_value(player, card)
    return Work(
        card=CARD.label(card),
        value=value,
        most=value + bonus_values(player, player.hand & BONUS_HAND),
        building=building,
        landscape=landscape,
        freedom=freedom,
        missing=missing,
    )

# mypyc: compile
"""What a seat sees of a game of The Princes of Florence, made from a state.

Most of a table stays the same from view to view, so what stands in notation is kept and shared,
where it cannot be changed; dictionaries are made for each view.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, listed, lowest, size
from quattrocento.core.view import Fact, asked
from quattrocento.games.princes.actions import CARD, FREEDOM, LOT, PIECE, SQUARE
from quattrocento.games.princes.auction import closed, left_of
from quattrocento.games.princes.components import (
    BONUS_DECK,
    BUILDINGS,
    DECKS,
    FIRST_PRESTIGE,
    FREEDOM_STOCK,
    FREEDOMS,
    LANDSCAPES,
    LOT_KINDS,
    MINIMUM_VALUES,
    PIECES,
    PREFERRED_BUILDING,
    PREFERRED_FREEDOM,
    PREFERRED_LANDSCAPE,
    PRESTIGE,
    PRESTIGE_CARDS,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    RAISE_BY,
    ROUNDS,
    SQUARES,
    VALUE_OF_A_JESTER,
    VALUE_OF_THE_BUILDING,
    VALUE_OF_THE_FREEDOM,
    VALUE_OF_THE_LANDSCAPE,
)
from quattrocento.games.princes.counts import (
    BONUS_HAND,
    PROFESSION_CARDS,
    bonus_value,
    bonus_values,
    cards_in_hand,
    cards_on_table,
    count_of,
)
from quattrocento.games.princes.estate import keeps_distance, points_for_placing
from quattrocento.games.princes.knowledge import as_known_to, knows_order
from quattrocento.games.princes.scoring import face_up, prestige_points
from quattrocento.games.princes.sequence_of_play import minimum_value
from quattrocento.games.princes.shapes import (
    PIECE_TURNS,
    PLACED,
    drawn,
    flipped,
    square_labels,
    turned,
)
from quattrocento.games.princes.shown.view_types import (
    CardValue,
    Lot,
    Pay,
    Piece,
    Pile,
    PlayerView,
    Standing,
    View,
    Work,
    WorkParts,
)
from quattrocento.games.princes.state import NOBODY, Player, Question, State
from quattrocento.games.princes.supply import number_of
from quattrocento.games.princes.turn import building_price
from quattrocento.games.princes.works import (
    has_preferred_building,
    has_preferred_freedom,
    has_preferred_landscape,
    money_left,
    most_points,
    work_value,
)

CACHE_SIZE = 5000
UNKNOWN: Final = 255


def view(state: State, seat: int | None) -> View:
    """What a seat sees (PRI-HID-1)."""
    viewer: i64 = -1 if seat is None else seat
    known = as_known_to(state, viewer)
    own_look: bool = viewer >= 0 and holds(known.waiting, viewer)
    return View(
        seat=seat,
        asked=asked(known, facts(known, own_look)),
        round=known.round,
        rounds=ROUNDS,
        minimum=MINIMUM_VALUES[1 if known.round == 0 else known.round],
        first=known.first,
        phase=phase(known),
        active=None if known.auctioning or known.round == 0 else known.active,
        actions=known.actions,
        profession_taken=known.profession_taken,
        freedom_taken=known.freedom_taken,
        players=tuple([player_view(known, place, viewer) for place in range(known.seat_count)]),
        lots=shown_lots(lots_left(known), open_lots(known), known.buyers),
        piles=tuple(
            [shown_pile(deck, known_order(known, deck, viewer)) for deck in range(len(DECKS))]
        ),
        buildings_left=shown_buildings(known.stock).copy(),
        freedoms_left=shown_freedoms_left(known.stock).copy(),
        played_bonus=shown_cards(known.played),
        starter=known.starter if known.auctioning else None,
        lot=None if known.lot < 0 else LOT.label(known.lot),
        bid=known.bid,
        bidder=None if known.bidder < 0 else known.bidder,
        placing=None if known.placing < 0 else PIECES[known.placing],
        turns=() if known.placing < 0 else shown_turns(known.placing),
        looking=None if known.deck < 0 else DECKS[known.deck],
        looked=shown_cards(known.looked) if own_look else (),
        prospects=prospects(known, viewer) if own_look else (),
        looked_values=looked_values(known, viewer) if own_look else (),
        kept=card_or_none(known.kept),
        ordered=tuple([CARD.label(card) for card in known.ordered]),
        working=card_or_none(known.working),
        bonuses=shown_cards(known.bonuses),
        value=known.value,
        turned=() if known.placing < 0 else next_turns(known.placing, False),
        flipped=() if known.placing < 0 else next_turns(known.placing, True),
        placing_points=placing_points(known),
        best=best_work(known),
        pays=pays(known, viewer) if own_look else (),
        split=split(known),
        winners=tuple(state.winners()),
    )


def phase(state: State) -> str:
    """Which part of the game this is."""
    if state.over:
        return "over"
    if state.round == 0:
        return "set-up"
    return "auction" if state.auctioning else "action"


def facts(state: State, own_look: bool) -> dict[str, Fact]:
    """What the words of the question need."""
    question: i64 = state.question
    if question == Question.RAISE:
        return {"lot": LOT.label(state.lot), "bid": state.bid, "raised": state.bid + RAISE_BY}
    if question == Question.PLACE:
        return {"piece": PIECE.label(state.placing)}
    if question in (Question.KEEP, Question.ORDER):
        looked: tuple[str, ...] = shown_cards(state.looked) if own_look else ()
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
        return {"value": state.value, "most": most_points(state.value)}
    return {}


def card_or_none(card: i64) -> str | None:
    """A card in notation, None where the state says that there is none."""
    return None if card < 0 else CARD.label(card)


# The work and the piece at hand


def placing_points(state: State) -> i64:
    """What the piece that is to be placed scores, 0 if there is none."""
    if state.placing < 0 or state.waiting == 0:
        return 0
    return points_for_placing(state.players[lowest(state.waiting)], state.placing)


def best_work(state: State) -> i64:
    """PRI-WRK-5: the best work of the round so far, 0 if there is none."""
    best: i64 = 0
    for player in state.players:
        best = max(best, player.best)
    return best


def pays(state: State, seat: i64) -> tuple[Pay, ...]:
    """PRI-BON-1: what the work at hand pays with more and more points of bonus cards."""
    if state.question != Question.BONUS:
        return ()
    player = state.players[seat]
    more: i64 = 0
    for card in listed(player.hand & BONUS_HAND):
        more += bonus_value(player, card)
    shown = [shown_pay(state.value + points) for points in range(more + 1)]
    return tuple(shown)


def split(state: State) -> tuple[int, ...]:
    """PRI-WRK-4: the money that stays of the pay, by the points bought."""
    if state.question != Question.SPLIT or state.waiting == 0:
        return ()
    money: list[int] = []
    for points in range(most_points(state.value) + 1):
        money.append(money_left(state.value, points))
    return tuple(money)


# The table


def lots_left(state: State) -> bytes:
    """How many items each lot has."""
    left: list[int] = []
    for lot in range(LOT_KINDS):
        left.append(len(state.piles[PRESTIGE_DECK]) if lot == PRESTIGE else left_of(state, lot))
    return bytes(left)


def open_lots(state: State) -> i64:
    """The set of lots that can be sold."""
    lots: i64 = 0
    for lot in range(LOT_KINDS):
        if closed(state, lot) is None:
            lots |= bit(lot)
    return lots


def known_order(state: State, deck: i64, viewer: i64) -> bytes:
    """The cards of a pile from the top, UNKNOWN where the viewer cannot tell."""
    pile = state.piles[deck]
    marks = state.marks[deck]
    order: list[int] = []
    for place in range(len(pile)):
        order.append(pile[place] if knows_order(state, viewer, marks[place]) else UNKNOWN)
    return bytes(order)


# The seats


def player_view(state: State, place: i64, viewer: i64) -> PlayerView:
    """A seat as the viewer sees it."""
    player = state.players[place]
    open_to_viewer: bool = place == viewer or state.waiting == 0
    too_close: i64 = player.too_close & ~player.covered if keeps_distance(player, 0) else 0
    professions: i64 = player.hand & PROFESSION_CARDS
    bonus: i64 = player.hand & BONUS_HAND
    return PlayerView(
        points=player.points,
        money=player.money if open_to_viewer else None,
        pieces=shown_pieces(player.placed),
        empty_squares=SQUARES - size(player.covered),
        too_close=shown_squares(too_close),
        fitting=shown_kinds(player.fitting),
        jesters=player.jesters,
        builders=player.builders,
        freedoms=shown_freedoms(player.freedoms),
        building_price=building_price(player),
        table=shown_cards(player.table),
        recruiting_table=player.recruiting_table,
        recruiting_hand=player.recruiting_hand,
        professions=size(professions),
        shown=shown_cards(player.shown),
        hand=shown_cards(professions) if open_to_viewer else None,
        works=works(state, place) if open_to_viewer else None,
        bonus=size(bonus),
        bonus_cards=bonus_cards(player) if open_to_viewer else None,
        prestige=size(player.prestige),
        prestige_cards=prestige_cards(state, place) if open_to_viewer else None,
        returned=card_or_none(player.returned) if place == viewer else None,
        best=player.best,
        free=state.auctioning and holds(state.free, place),
        bidding=holds(state.bidders, place),
    )


def works(state: State, place: i64) -> tuple[Work, ...]:
    """The playing aid for the professions in a hand (PRI-WRK-2), and for the piece in it."""
    player = state.players[place]
    piece: i64 = state.placing if holds(state.waiting, place) else -1
    return works_of(player, player.hand & PROFESSION_CARDS, 0, piece)


def works_of(player: Player, professions: i64, more: i64, piece: i64) -> tuple[Work, ...]:
    """The playing aid for some professions, with some cards more than the seat has.

    `piece` is about to stand in the estate, -1 if none is.
    """
    bonus: i64 = bonus_values(player, player.hand & BONUS_HAND)
    cards: i64 = cards_in_hand(player) + cards_on_table(player) + more
    shown: list[Work] = []
    for card in listed(professions):
        shown.append(
            shown_work(
                card,
                work_value(player, card) + more,
                bonus,
                has_preferred_building(player, card),
                has_preferred_landscape(player, card),
                has_preferred_freedom(player, card),
                player.jesters * VALUE_OF_A_JESTER,
                cards,
                None if piece < 0 else PIECES[piece],
            )
        )
    return tuple(shown)


def looked_at(state: State) -> i64:
    """The cards of a look, wherever they are to go."""
    cards: i64 = state.looked
    if state.kept >= 0:
        cards |= bit(state.kept)
    for place in range(len(state.ordered)):
        cards |= bit(state.ordered[place])
    return cards


def prospects(state: State, seat: i64) -> tuple[Work, ...]:
    """The professions that the seat asked may keep, which are one card more, or recruit."""
    player = state.players[seat]
    if state.question == Question.RECRUIT:
        return works_of(player, face_up(state, seat), 0, -1)
    if state.deck == PROFESSION_DECK:
        return works_of(player, looked_at(state), 1, -1)
    return ()


def looked_values(state: State, seat: i64) -> tuple[CardValue, ...]:
    """The bonus or prestige cards that the seat asked may keep, with what they are worth."""
    if state.deck == BONUS_DECK:
        player = state.players[seat]
        bonus = [shown_value(card, bonus_value(player, card)) for card in listed(looked_at(state))]
        return tuple(bonus)
    if state.deck == PRESTIGE_DECK:
        return tuple([prestige_card(state, seat, card) for card in listed(looked_at(state))])
    return ()


def bonus_cards(player: Player) -> tuple[CardValue, ...]:
    """The bonus cards in a hand, with what each would add to the next work."""
    cards = [
        shown_value(card, bonus_value(player, card)) for card in listed(player.hand & BONUS_HAND)
    ]
    return tuple(cards)


def prestige_cards(state: State, place: i64) -> tuple[CardValue, ...]:
    """The prestige cards of a seat, with what each scores as things stand."""
    held = listed(state.players[place].prestige)
    return tuple([prestige_card(state, place, card) for card in held])


def prestige_card(state: State, place: i64, card: i64) -> CardValue:
    """A prestige card with what it scores a seat as things stand, and how it stands on it."""
    conditions = PRESTIGE_CARDS[card - FIRST_PRESTIGE][3]
    standing: list[Standing] = []
    for what, least in conditions:
        rival: i64 = 0
        for other in range(state.seat_count):
            if other != place:
                rival = max(rival, count_of(state.players[other], what))
        mine = count_of(state.players[place], what)
        standing.append(Standing(mine=mine, least=least, rival=rival))
    return CardValue(
        card=CARD.label(card), value=prestige_points(state, place, card), standing=tuple(standing)
    )


# What is kept of the table


@lru_cache(maxsize=CACHE_SIZE)
def shown_cards(cards: int) -> tuple[str, ...]:
    """A set of cards in notation."""
    return tuple([CARD.label(card) for card in listed(cards)])


@lru_cache(maxsize=CACHE_SIZE)
def shown_lots(left: bytes, open_now: int, buyers: bytes) -> tuple[Lot, ...]:
    """The seven lots."""
    lots = [
        Lot(
            lot=LOT.label(lot),
            left=left[lot],
            open=holds(open_now, lot),
            buyer=None if buyers[lot] == NOBODY else buyers[lot],
        )
        for lot in range(LOT_KINDS)
    ]
    return tuple(lots)


@lru_cache(maxsize=CACHE_SIZE)
def shown_pile(deck: int, order: bytes) -> Pile:
    """A pile; `order` as in `known_order`."""
    known = [None if card == UNKNOWN else CARD.label(card) for card in order]
    return Pile(deck=DECKS[deck], number=len(known), known=tuple(known))


@lru_cache(maxsize=CACHE_SIZE)
def shown_buildings(stock: int) -> dict[str, int]:
    """How many of each building a packed supply has."""
    return {kind: number_of(stock, place) for place, kind in enumerate(BUILDINGS)}


@lru_cache(maxsize=CACHE_SIZE)
def shown_freedoms_left(stock: int) -> dict[str, int]:
    """How many of each freedom a packed supply has."""
    return {
        freedom: number_of(stock, FREEDOM_STOCK + place) for place, freedom in enumerate(FREEDOMS)
    }


@lru_cache(maxsize=CACHE_SIZE)
def shown_turns(piece: int) -> tuple[tuple[str, ...], ...]:
    """The outlines of a piece in all its turns."""
    return tuple([tuple(drawn(piece, turn)) for turn in range(len(PIECE_TURNS[piece]))])


@lru_cache(maxsize=CACHE_SIZE)
def next_turns(piece: int, flips: bool) -> tuple[int, ...]:
    """For each turn of a piece the one that turning or flipping it leads to, counted from 1."""
    outlines = PIECE_TURNS[piece]
    following: list[int] = []
    for outline in outlines:
        changed = flipped(outline) if flips else turned(outline)
        following.append(outlines.index(changed) + 1)
    return tuple(following)


# What is kept of the seats


@lru_cache(maxsize=CACHE_SIZE)
def shown_kinds(pieces: int) -> tuple[str, ...]:
    """A set of pieces in notation."""
    return tuple([PIECES[piece] for piece in listed(pieces)])


@lru_cache(maxsize=CACHE_SIZE)
def shown_pieces(placed: tuple[int, ...]) -> tuple[Piece, ...]:
    """The pieces of an estate."""
    return tuple([shown_piece(each) for each in placed])


@lru_cache(maxsize=CACHE_SIZE)
def shown_piece(placed: int) -> Piece:
    """A piece of an estate."""
    piece, placement = divmod(placed, 1000)
    return Piece(
        piece=PIECE.label(piece),
        square=SQUARE.label(placement % SQUARES),
        turn=placement // SQUARES + 1,
        squares=tuple(square_labels(PLACED[piece][placement])),
    )


@lru_cache(maxsize=CACHE_SIZE)
def shown_squares(squares: int) -> tuple[str, ...]:
    """What the squares of a set are called."""
    return tuple(square_labels(squares))


@lru_cache(maxsize=CACHE_SIZE)
def shown_freedoms(freedoms: int) -> tuple[str, ...]:
    """A set of freedoms in notation."""
    return tuple([FREEDOM.label(freedom) for freedom in listed(freedoms)])


@lru_cache(maxsize=CACHE_SIZE)
def shown_value(card: int, value: int) -> CardValue:
    """A bonus card with what it is worth."""
    return CardValue(card=CARD.label(card), value=value, standing=())


@lru_cache(maxsize=CACHE_SIZE)
def shown_pay(value: int) -> Pay:
    """PRI-WRK-4: what a work of this value pays."""
    return Pay(florins=money_left(value, 0), most=most_points(value))


def shown_work(
    card: int,
    value: int,
    bonus: int,
    has_building: bool,
    has_landscape: bool,
    has_freedom: bool,
    jesters: int,
    cards: int,
    piece: str | None,
) -> Work:
    """A profession: its work's value without and with all bonus cards, and what is missing."""
    building = BUILDINGS[PREFERRED_BUILDING[card]]
    landscape = LANDSCAPES[PREFERRED_LANDSCAPE[card]]
    freedom = FREEDOMS[PREFERRED_FREEDOM[card]]
    missing: dict[str, int] = {}
    if not has_building:
        missing[building] = VALUE_OF_THE_BUILDING
    if not has_landscape:
        missing[landscape] = VALUE_OF_THE_LANDSCAPE
    if not has_freedom:
        missing[freedom] = VALUE_OF_THE_FREEDOM
    gain: i64 = 0
    if piece is not None:
        gain = missing.get(piece, 0)
    return Work(
        card=CARD.label(card),
        value=value,
        most=value + bonus,
        building=building,
        landscape=landscape,
        freedom=freedom,
        missing=missing,
        parts=WorkParts(
            building=VALUE_OF_THE_BUILDING if has_building else 0,
            landscape=VALUE_OF_THE_LANDSCAPE if has_landscape else 0,
            freedom=VALUE_OF_THE_FREEDOM if has_freedom else 0,
            jesters=jesters,
            cards=cards,
        ),
        gain=gain,
        pay=shown_pay(value + gain),
    )

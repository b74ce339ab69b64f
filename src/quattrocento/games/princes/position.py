"""A game of The Princes of Florence as a readable position, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from quattrocento.core.bits import bit, listed
from quattrocento.core.position import Position, expect, looked_up, read
from quattrocento.games.princes.actions import CARD, DECK, FREEDOM, LOT, PIECE, SQUARE, TURN
from quattrocento.games.princes.census import STOCK_LABELS, box, check_components, held
from quattrocento.games.princes.components import (
    CARD_LABELS,
    DECKS,
    LOTS,
    ROUNDS,
    SQUARES,
)
from quattrocento.games.princes.counts import BONUS_HAND, PROFESSION_CARDS
from quattrocento.games.princes.estate import ALL_PIECES, find_fitting, put
from quattrocento.games.princes.knowledge import ALL_CARDS
from quattrocento.games.princes.shapes import PLACED
from quattrocento.games.princes.state import (
    FIRST_BATCHES,
    NOBODY,
    Player,
    State,
)
from quattrocento.games.princes.supply import fill_stock, stock_numbers


class PlayerPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat. Pieces are written `opera at c4 turn 2`.

    `origins` gives for each deck the batches that each hidden card may come from; `memory` gives
    for each batch the cards that may be in it, null for any. Left out, anything is possible.
    """

    money: int = 0
    points: int = 0
    pieces: list[str] = []
    jesters: int = 0
    builders: int = 0
    freedoms: list[str] = []
    hand: list[str] = []
    table: list[str] = []
    prestige: list[str] = []
    recruiting_hand: int = 0
    recruiting_table: int = 0
    returned: str | None = None
    best: int = 0
    shown: list[str] = []
    origins: list[list[list[int]]] | None = None
    memory: list[list[str] | None] | None = None


class PilePosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A pile from the top, and the batch that each of its cards belongs to."""

    cards: list[str]
    batches: list[int] | None = None


class PrincesPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The table. `lookers` gives for each batch the seat that made it, if one did."""

    round: int
    first: int
    players: list[PlayerPosition]
    stock: dict[str, int] | None = None
    piles: dict[str, PilePosition]
    lookers: list[int | None] | None = None
    played: list[str] = []
    auctioning: bool = False
    buyers: dict[str, int] = {}
    free: list[int] = []
    starter: int = 0
    lot: str | None = None
    bid: int = 0
    bidder: int | None = None
    bidders: list[int] = []
    active: int = 0
    actions: int = 0
    profession_taken: bool = False
    freedom_taken: bool = False
    placing: str | None = None
    deck: str | None = None
    looked: list[str] = []
    kept: str | None = None
    ordered: list[str] = []
    working: str | None = None
    bonuses: list[str] = []
    value: int = 0


# Writing


def dump(state: State) -> dict[str, Any]:
    """The whole state as plain data."""
    position = PrincesPosition(
        game=state.game.name,
        seats=state.seats,
        question=state.decision.name,
        awaiting=state.awaiting(),
        chance=state.chance,
        round=state.round,
        first=state.first,
        players=[dump_player(player) for player in state.players],
        stock=dict(zip(STOCK_LABELS, stock_numbers(state), strict=True)),
        piles={
            deck: PilePosition(cards=_labels(state.piles[place]), batches=list(state.marks[place]))
            for place, deck in enumerate(DECKS)
        },
        lookers=[None if looker == NOBODY else looker for looker in state.lookers],
        played=_labels(listed(state.played)),
        auctioning=state.auctioning,
        buyers={
            lot: state.buyers[place]
            for place, lot in enumerate(LOTS)
            if state.buyers[place] != NOBODY
        },
        free=listed(state.free),
        starter=state.starter,
        lot=None if state.lot < 0 else LOT.label(state.lot),
        bid=state.bid,
        bidder=None if state.bidder < 0 else state.bidder,
        bidders=listed(state.bidders),
        active=state.active,
        actions=state.actions,
        profession_taken=state.profession_taken,
        freedom_taken=state.freedom_taken,
        placing=None if state.placing < 0 else PIECE.label(state.placing),
        deck=None if state.deck < 0 else DECKS[state.deck],
        looked=_labels(listed(state.looked)),
        kept=_label(state.kept),
        ordered=_labels(state.ordered),
        working=_label(state.working),
        bonuses=_labels(listed(state.bonuses)),
        value=state.value,
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def dump_player(player: Player) -> PlayerPosition:
    """A seat as plain data."""
    return PlayerPosition(
        money=player.money,
        points=player.points,
        pieces=[piece_text(placed) for placed in player.placed],
        jesters=player.jesters,
        builders=player.builders,
        freedoms=[FREEDOM.label(freedom) for freedom in listed(player.freedoms)],
        hand=_labels(listed(player.hand)),
        table=_labels(listed(player.table)),
        prestige=_labels(listed(player.prestige)),
        recruiting_hand=player.recruiting_hand,
        recruiting_table=player.recruiting_table,
        returned=_label(player.returned),
        best=player.best,
        shown=_labels(listed(player.shown)),
        origins=[[listed(batches) for batches in deck] for deck in player.origins],
        memory=[None if batch == ALL_CARDS else _labels(listed(batch)) for batch in player.memory],
    )


def piece_text(placed: int) -> str:
    """A piece of an estate and where it stands."""
    piece, placement = divmod(placed, 1000)
    square, turn = SQUARE.label(placement % SQUARES), placement // SQUARES + 1
    return f"{PIECE.label(piece)} at {square} turn {turn}"


def _label(card: int) -> str | None:
    return None if card < 0 else CARD.label(card)


def _labels(cards: list[int] | bytes) -> list[str]:
    return [CARD_LABELS[card] for card in cards]


# Reading


def load(data: Mapping[str, Any], names: list[str], seats: range) -> State:
    """The state of a position; `names` are those of the game's questions."""
    position = read(data, PrincesPosition, "princes")
    check_numbers(position, names, seats)
    state = State()
    state.seat_count = position.seats
    state.question = names.index(position.question)
    state.waiting = _seats(position.awaiting, position.seats, "awaiting")
    state.chance = position.chance
    state.round = position.round
    state.first = position.first
    load_piles(state, position)
    state.players = [
        load_player(state, player, f"players[{seat}]")
        for seat, player in enumerate(position.players)
    ]
    load_auction(state, position)
    load_turn(state, position)
    load_stock(state, position)
    check_components(state)
    return state


def check_numbers(position: PrincesPosition, names: list[str], seats: range) -> None:
    """Seats, rounds and the like must be possible."""
    expect(position.seats in seats, "seats", f"expected {seats.start} to {seats.stop - 1}")
    expect(len(position.players) == position.seats, "players", f"expected {position.seats}")
    expect(position.question in names, "question", f"expected one of {', '.join(names)}")
    expect(0 <= position.round <= ROUNDS, "round", f"expected 0 to {ROUNDS}")
    for field in ("first", "starter", "active"):
        expect(0 <= getattr(position, field) < position.seats, field, "expected a seat")
    expect(set(position.piles) == set(DECKS), "piles", f"expected {', '.join(DECKS)}")


def load_piles(state: State, position: PrincesPosition) -> None:
    """The three piles."""
    lookers = [None] * FIRST_BATCHES if position.lookers is None else position.lookers
    expect(len(lookers) >= FIRST_BATCHES, "lookers", f"expected {FIRST_BATCHES} or more")
    state.lookers = bytes(NOBODY if looker is None else looker for looker in lookers)
    piles, marks = [], []
    for place, deck in enumerate(DECKS):
        pile = position.piles[deck]
        cards = _cards(pile.cards, f"piles.{deck}.cards")
        batches = [place] * len(cards) if pile.batches is None else pile.batches
        known = all(0 <= batch < len(state.lookers) for batch in batches)
        fits = len(batches) == len(cards) and known
        expect(fits, f"piles.{deck}.batches", "expected a batch for each card")
        piles.append(cards)
        marks.append(bytes(batches))
    state.piles = tuple(piles)
    state.marks = tuple(marks)
    state.played = _card_set(position.played, "played")


def load_player(state: State, position: PlayerPosition, field: str) -> Player:
    """A seat from its position."""
    player = Player()
    for number, text in enumerate(position.pieces):
        put_piece(player, text, f"{field}.pieces[{number}]")
    player.money = position.money
    player.points = position.points
    player.jesters = position.jesters
    expect(0 <= position.builders <= 3, f"{field}.builders", "expected 0 to 3")
    player.builders = position.builders
    for freedom in position.freedoms:
        player.freedoms |= bit(looked_up(FREEDOM.place, freedom, f"{field}.freedoms"))
    player.hand = _card_set(position.hand, f"{field}.hand")
    player.table = _card_set(position.table, f"{field}.table")
    player.prestige = _card_set(position.prestige, f"{field}.prestige")
    player.recruiting_hand = position.recruiting_hand
    player.recruiting_table = position.recruiting_table
    if position.returned is not None:
        player.returned = looked_up(CARD.place, position.returned, f"{field}.returned")
    player.best = position.best
    player.shown = _card_set(position.shown, f"{field}.shown")
    find_fitting(player, ALL_PIECES)
    load_memory(state, player, position, field)
    return player


def put_piece(player: Player, text: str, field: str) -> None:
    """Put a piece into an estate; it must lie inside the walls and cover nothing."""
    words = text.split()
    expect(len(words) == 5 and words[1::2] == ["at", "turn"], field, "expected x at y turn z")
    piece = looked_up(PIECE.place, words[0], field)
    square = looked_up(SQUARE.place, words[2], field)
    turn = looked_up(TURN.place, words[4], field)
    placement = turn * SQUARES + square
    squares = PLACED[piece][placement]
    expect(squares != 0, field, "expected a place inside the walls (PRI-BLD-2)")
    expect(squares & int(player.covered) == 0, field, "expected free squares (PRI-BLD-2)")
    put(player, piece, placement)


def load_memory(state: State, player: Player, position: PlayerPosition, field: str) -> None:
    """What others can tell of a seat's hidden cards, and what the seat remembers of batches."""
    hidden = [player.hand & PROFESSION_CARDS & ~player.shown, player.hand & BONUS_HAND]
    sizes = [len(listed(cards)) for cards in (*hidden, player.prestige)]
    batches = len(state.lookers)
    if position.origins is None:
        anything = int(bit(batches)) - 1
        player.origins = tuple((anything,) * number for number in sizes)
    else:
        player.origins = tuple(
            tuple(sum(int(bit(batch)) for batch in set(card)) for card in deck)
            for deck in position.origins
        )
    found = [len(deck) for deck in player.origins]
    expect(found == sizes, f"{field}.origins", f"expected {sizes} hidden cards")
    if position.memory is None:
        player.memory = (int(ALL_CARDS),) * batches
    else:
        player.memory = tuple(
            int(ALL_CARDS) if batch is None else _card_set(batch, f"{field}.memory")
            for batch in position.memory
        )
    expect(len(player.memory) == batches, f"{field}.memory", f"expected {batches} batches")


def load_auction(state: State, position: PrincesPosition) -> None:
    """The auction of the round."""
    state.auctioning = position.auctioning
    buyers = [NOBODY] * len(LOTS)
    for label, seat in position.buyers.items():
        expect(0 <= seat < position.seats, "buyers", "expected a seat")
        buyers[looked_up(LOT.place, label, "buyers")] = seat
    state.buyers = bytes(buyers)
    state.free = _seats(position.free, position.seats, "free")
    state.starter = position.starter
    if position.lot is not None:
        state.lot = looked_up(LOT.place, position.lot, "lot")
    state.bid = position.bid
    state.bidder = -1 if position.bidder is None else position.bidder
    state.bidders = _seats(position.bidders, position.seats, "bidders")


def load_turn(state: State, position: PrincesPosition) -> None:
    """The turn, and the answer that a seat is in the middle of."""
    state.active = position.active
    state.actions = position.actions
    state.profession_taken = position.profession_taken
    state.freedom_taken = position.freedom_taken
    if position.placing is not None:
        state.placing = looked_up(PIECE.place, position.placing, "placing")
    if position.deck is not None:
        state.deck = looked_up(DECK.place, position.deck, "deck")
    state.looked = _card_set(position.looked, "looked")
    if position.kept is not None:
        state.kept = looked_up(CARD.place, position.kept, "kept")
    state.ordered = _cards(position.ordered, "ordered")
    if position.working is not None:
        state.working = looked_up(CARD.place, position.working, "working")
    state.bonuses = _card_set(position.bonuses, "bonuses")
    state.value = position.value


def load_stock(state: State, position: PrincesPosition) -> None:
    """The supply; left out, it is what the box has and nobody holds."""
    if position.stock is None:
        left = {label: number - held(state, label) for label, number in box(state).items()}
    else:
        left = position.stock
    expect(set(left) == set(STOCK_LABELS), "stock", f"expected {', '.join(STOCK_LABELS)}")
    for label in STOCK_LABELS:
        expect(0 <= left[label] <= box(state)[label], f"stock.{label}", "expected no more than all")
    fill_stock(state, bytes(left[label] for label in STOCK_LABELS))


def _cards(labels: list[str], field: str) -> bytes:
    return bytes(
        looked_up(CARD.place, label, f"{field}[{number}]") for number, label in enumerate(labels)
    )


def _card_set(labels: list[str], field: str) -> int:
    return sum(int(bit(card)) for card in set(_cards(labels, field)))


def _seats(seats: list[int], number: int, field: str) -> int:
    expect(all(0 <= seat < number for seat in seats), field, f"expected 0 to {number - 1}")
    return sum(int(bit(seat)) for seat in set(seats))

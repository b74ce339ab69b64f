"""A game of Palazzo as a readable position, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from quattrocento.core.bits import bit
from quattrocento.core.position import Position, expect, looked_up, read
from quattrocento.games.palazzo.actions import ACTIONS, CARD, TILE
from quattrocento.games.palazzo.census import RIDER_LABEL, check_components, pile_labels
from quattrocento.games.palazzo.components import CURRENCIES, QUARRIES, RIDER
from quattrocento.games.palazzo.money import card_labels, packed
from quattrocento.games.palazzo.state import Player, State
from quattrocento.games.palazzo.tiles import as_palace, floor_of, palace_tiles, tile_labels

TRANSFORMATIONS = ("take out", "put in", "remove")


class PlayerPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat; `known` are the cards of its hand that everybody has seen."""

    hand: list[str]
    known: list[str] = []
    laid: list[str] = []
    bid: int = 0
    currency: str | None = None
    palaces: list[list[str]] = []


class PalazzoPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The table. Piles are given from the top; `drawn_tiles` have left the stacks already."""

    active: int
    players: list[PlayerPosition]
    money_pile: list[str]
    discard: list[str] = []
    turned_up: list[str] = []
    drawn_tiles: list[str]
    tile_pile: list[str]
    depot: list[str]
    quarries: list[list[str]]
    architect: int = 0
    box: list[str] = []
    takers: int = 0
    sharing: bool = False
    least: int = 0
    bidders: list[int] = []
    highest: int = 0
    chosen: list[str] = []
    going: list[str] = []
    going_worth: int = 0
    going_currency: str | None = None
    gained: list[str] = []
    building: str | None = None
    transforming: str | None = None
    from_palace: int | None = None
    to_palace: int | None = None


# Writing


def dump(state: State) -> dict[str, Any]:
    """The whole state as plain data."""
    position = PalazzoPosition(
        game=state.game.name,
        seats=state.seats,
        question=state.decision.name,
        awaiting=state.awaiting(),
        chance=state.chance,
        active=state.active,
        players=[dump_player(player) for player in state.players],
        money_pile=[CARD.label(card) for card in state.money_pile[state.money_drawn :]],
        discard=card_labels(state.discard),
        turned_up=card_labels(state.turned_up),
        drawn_tiles=sorted(pile_labels(state.tile_pile[: state.tiles_drawn])),
        tile_pile=pile_labels(state.tile_pile[state.tiles_drawn :]),
        depot=tile_labels(state.depot),
        quarries=[tile_labels(heap) for heap in state.quarries],
        architect=state.architect,
        box=tile_labels(bytes(sorted(state.box))),
        takers=state.takers,
        sharing=state.sharing,
        least=state.least,
        bidders=[seat for seat in range(state.seats) if state.bidders >> seat & 1],
        highest=state.highest,
        chosen=tile_labels(state.chosen),
        going=card_labels(state.going),
        going_worth=state.going_worth,
        going_currency=_currency_label(state.going_currency),
        gained=tile_labels(state.gained),
        building=None if state.building < 0 else TILE.label(state.building),
        transforming=ACTIONS.text(state.transforming) if state.transforming else None,
        from_palace=None if state.from_palace < 0 else state.from_palace,
        to_palace=None if state.to_palace < 0 else state.to_palace,
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def dump_player(player: Player) -> PlayerPosition:
    """A seat as plain data."""
    return PlayerPosition(
        hand=card_labels(player.hand),
        known=card_labels(player.known),
        laid=card_labels(player.laid),
        bid=player.bid,
        currency=_currency_label(player.currency),
        palaces=[tile_labels(palace_tiles(palace)) for palace in player.palaces],
    )


def _currency_label(currency: int) -> str | None:
    return None if currency < 0 else CURRENCIES[currency]


# Reading


def load(data: Mapping[str, Any], names: list[str], seats: range) -> State:
    """The state of a position; `names` are those of the game's questions."""
    position = read(data, PalazzoPosition, "palazzo")
    expect(position.seats in seats, "seats", f"expected {seats.start} to {seats.stop - 1}")
    expect(len(position.players) == position.seats, "players", f"expected {position.seats}")
    expect(len(position.quarries) == QUARRIES, "quarries", f"expected {QUARRIES}")
    expect(0 <= position.active < position.seats, "active", "expected a seat")
    expect(0 <= position.architect < QUARRIES, "architect", f"expected 0 to {QUARRIES - 1}")
    expect(position.question in names, "question", f"expected one of {', '.join(names)}")
    state = State()
    state.seat_count = position.seats
    state.question = names.index(position.question)
    state.waiting = sum(bit(seat) for seat in set(position.awaiting))
    state.chance = position.chance
    state.players = [
        load_player(player, f"players[{seat}]") for seat, player in enumerate(position.players)
    ]
    load_market(state, position)
    load_answer(state, position)
    check_components(state)
    return state


def load_player(position: PlayerPosition, field: str) -> Player:
    """A seat from its position."""
    player = Player()
    player.hand = _cards(position.hand, f"{field}.hand")
    player.known = _cards(position.known, f"{field}.known")
    player.laid = _cards(position.laid, f"{field}.laid")
    player.bid = position.bid
    player.currency = _currency(position.currency, f"{field}.currency")
    player.palaces = tuple(
        _palace(tiles, f"{field}.palaces[{number}]")
        for number, tiles in enumerate(position.palaces)
    )
    return player


def load_market(state: State, position: PalazzoPosition) -> None:
    """The table between the seats."""
    state.active = position.active
    state.money_pile = _kinds(position.money_pile, CARD.place, "money_pile")
    state.discard = _cards(position.discard, "discard")
    state.turned_up = _cards(position.turned_up, "turned_up")
    drawn = _pile(position.drawn_tiles, "drawn_tiles")
    state.tile_pile = bytes(sorted(drawn)) + _pile(position.tile_pile, "tile_pile")
    state.tiles_drawn = len(drawn)
    state.riders = drawn.count(RIDER)
    state.depot = _heap(position.depot, "depot")
    state.quarries = tuple(
        _heap(heap, f"quarries[{place}]") for place, heap in enumerate(position.quarries)
    )
    state.architect = position.architect
    state.box = _heap(position.box, "box")


def load_answer(state: State, position: PalazzoPosition) -> None:
    """The answer that a seat is in the middle of."""
    state.takers = position.takers
    state.sharing = position.sharing
    state.least = position.least
    for seat in position.bidders:
        expect(0 <= seat < position.seats, "bidders", "expected seats")
        state.bidders |= bit(seat)
    state.highest = position.highest
    state.chosen = _heap(position.chosen, "chosen")
    state.going = _cards(position.going, "going")
    state.going_worth = position.going_worth
    state.going_currency = _currency(position.going_currency, "going_currency")
    state.gained = _heap(position.gained, "gained")
    if position.building is not None:
        state.building = looked_up(TILE.place, position.building, "building")
    if position.transforming is not None:
        expect(
            position.transforming in TRANSFORMATIONS,
            "transforming",
            "expected take out, put in or remove",
        )
        state.transforming = ACTIONS.parse(position.transforming)
    state.from_palace = -1 if position.from_palace is None else position.from_palace
    state.to_palace = -1 if position.to_palace is None else position.to_palace


def _kinds(labels: list[str], place: Any, field: str) -> bytes:
    return bytes(
        looked_up(place, label, f"{field}[{number}]") for number, label in enumerate(labels)
    )


def _cards(labels: list[str], field: str) -> int:
    return int(packed(_kinds(labels, CARD.place, field)))


def _heap(labels: list[str], field: str) -> bytes:
    return bytes(sorted(_kinds(labels, TILE.place, field)))


def _pile(labels: list[str], field: str) -> bytes:
    return _kinds(labels, lambda label: RIDER if label == RIDER_LABEL else TILE.place(label), field)


def _currency(label: str | None, field: str) -> int:
    expect(label is None or label in CURRENCIES, field, f"expected {', '.join(CURRENCIES)}")
    return -1 if label is None else CURRENCIES.index(label)


def _palace(labels: list[str], field: str) -> int:
    palace = 0
    below = 0
    for tile in _kinds(labels, TILE.place, field):
        expect(floor_of(tile) > below, field, "expected floors that rise (PAL-BLD-1)")
        below = floor_of(tile)
        palace |= as_palace(tile)
    expect(bool(labels), field, "expected a floor")
    return palace

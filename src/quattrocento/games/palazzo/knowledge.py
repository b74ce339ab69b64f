# mypyc: compile
"""What a seat knows: nothing of others' unfinished answers, hidden cards or coming tiles.

PAL-HID-1. A bid, payment or purchase is seen by the others only when it is complete: until then
they see the table as it was before its first step.
"""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import holds
from quattrocento.core.chance import seeded
from quattrocento.games.palazzo.components import (
    DECK,
    FIRST_STACK,
    SECOND_STACK,
    THIRD_STACK,
)
from quattrocento.games.palazzo.money import card_list, number_of_cards, packed
from quattrocento.games.palazzo.payment import start_laying
from quattrocento.games.palazzo.state import Question, State
from quattrocento.games.palazzo.tiles import with_tile


def as_known_to(state: State, seat: i64) -> State:
    """A copy without what another seat has begun but not completed; seat -1 is a spectator."""
    known = state.clone()
    if seat >= 0 and holds(known.waiting, seat):
        return known
    if known.question == Question.RAISE_MORE:
        take_back(known, Question.RAISE)
    elif known.question == Question.SECOND_TILE or known.question == Question.PAYMENT:
        take_back(known, Question.BUY_OR_AUCTION)
        for tile in known.chosen:
            known.depot = with_tile(known.depot, tile)
        known.chosen = b""
    return known


def take_back(state: State, question: i64) -> None:
    """Return the cards of an unfinished bid or payment to the hand they came from."""
    for seat in range(state.seat_count):
        if holds(state.waiting, seat):
            state.players[seat].hand += state.going
    start_laying(state)
    state.question = question


def resample(state: State, seat: i64, seed: int) -> State:
    """Another state that the seat cannot tell from this one: hidden cards and tiles drawn anew."""
    drawn = as_known_to(state, seat)
    drawn.chance = seeded(seed)
    draw_hidden_cards(drawn, seat)
    draw_hidden_tiles(drawn)
    return drawn


def uncovers(before: State, after: State) -> bool:
    """PAL-HID-1: whether money or tiles were drawn."""
    return (
        after.money_drawn != before.money_drawn
        or after.tiles_drawn != before.tiles_drawn
        or after.money_pile != before.money_pile
    )


def draw_hidden_cards(state: State, seat: i64) -> None:
    """Deal what the seat has not seen to the other hands and the draw pile."""
    seen: i64 = state.discard + state.turned_up + state.going
    for other in range(state.seat_count):
        player = state.players[other]
        seen += player.laid + (player.hand if other == seat else player.known)
    unseen = state.shuffled(bytes(card_list(packed(DECK) - seen)))
    dealt: i64 = 0
    for other in range(state.seat_count):
        if other == seat:
            continue
        player = state.players[other]
        hidden = number_of_cards(player.hand) - number_of_cards(player.known)
        player.hand = player.known + packed(unseen[dealt : dealt + hidden])
        dealt += hidden
    state.money_pile = unseen[dealt:]
    state.money_drawn = 0


def draw_hidden_tiles(state: State) -> None:
    """Shuffle what is left of each stack."""
    drawn = state.tiles_drawn
    first: i64 = len(FIRST_STACK)
    second: i64 = first + len(SECOND_STACK)
    third: i64 = second + len(THIRD_STACK)
    pile = state.tile_pile
    state.tile_pile = (
        bytes(sorted(pile[:drawn]))
        + state.shuffled(in_order(pile, drawn, first))
        + state.shuffled(in_order(pile, max(drawn, first), second))
        + state.shuffled(in_order(pile, max(drawn, second), third))
    )


def in_order(pile: bytes, start: i64, end: i64) -> bytes:
    """The hidden tiles of a stack in the order of their kinds, not of the true pile."""
    # Compiled, a slice of bytes that ends before it starts is an error and not empty.
    return bytes(sorted(pile[start:end])) if start < end else b""

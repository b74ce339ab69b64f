"""All pieces of the box: where they are, that none is lost, and what a position must hold to."""

from __future__ import annotations

from collections import Counter

from quattrocento.core.position import expect
from quattrocento.games.palazzo.actions import CARD, TILE
from quattrocento.games.palazzo.components import (
    DECK,
    FIRST_STACK,
    RIDER,
    SECOND_STACK,
    THIRD_STACK,
)
from quattrocento.games.palazzo.money import card_list, in_common
from quattrocento.games.palazzo.state import Question, State
from quattrocento.games.palazzo.tiles import palace_tiles

RIDER_LABEL = "rider"


def pile_labels(pile: bytes) -> list[str]:
    """Tiles and riders of a pile in notation."""
    return [RIDER_LABEL if tile == RIDER else TILE.label(tile) for tile in pile]


def all_cards(state: State) -> list[int]:
    """Every money card, wherever it is."""
    cards = list(state.money_pile[state.money_drawn :])
    cards += card_list(state.discard) + card_list(state.turned_up) + card_list(state.going)
    for player in state.players:
        cards += card_list(player.hand) + card_list(player.laid)
    return sorted(cards)


def all_tiles(state: State) -> list[int]:
    """Every tile and rider, wherever it is."""
    tiles = list(state.tile_pile[state.tiles_drawn :]) + [RIDER] * state.riders
    for heap in (state.depot, state.box, state.chosen, state.gained, *state.quarries):
        tiles += list(heap)
    if state.building >= 0:
        tiles.append(state.building)
    for player in state.players:
        for palace in player.palaces:
            tiles += list(palace_tiles(palace))
    return sorted(tiles)


def census(state: State) -> dict[str, int]:
    """How often each card and tile of the box is there: always as often as in the box."""
    labels = [CARD.label(card) for card in all_cards(state)]
    labels += pile_labels(bytes(all_tiles(state)))
    return dict(Counter(labels))


def check_components(state: State) -> None:
    """All cards and tiles of the box must be there, each as often as in the box."""
    box = sorted(FIRST_STACK + SECOND_STACK + THIRD_STACK)
    expect(all_cards(state) == sorted(DECK), "money cards", "expected exactly those of the box")
    expect(all_tiles(state) == box, "tiles", "expected exactly those of the box")
    expect(sorted(state.tile_pile) == box, "drawn_tiles", "expected what tile_pile lacks")
    for seat, player in enumerate(state.players):
        held = player.hand + (state.going if seat in state.awaiting() else 0)
        known = in_common(player.known, held) == player.known
        expect(known, f"players[{seat}].known", "expected cards of the hand")


def check_question(state: State) -> None:
    """The question must fit the answer that is under way."""
    question = Question(state.question)
    if question == Question.BUILD_WHERE:
        expect(state.building >= 0, "building", "expected a tile")
    if question in (Question.SECOND_TILE, Question.PAYMENT):
        expect(len(state.chosen) > 0, "chosen", "expected a tile")
    if question >= Question.TAKE_OUT_OF:
        expect(state.transforming > 0, "transforming", "expected a transformation")
    from_palace = question in (
        Question.TAKE_OUT_FLOOR,
        Question.PUT_IN_WHERE,
        Question.TRANSFORM_PAY,
    )
    for seat in state.awaiting():
        own = 0 <= state.from_palace < len(state.players[seat].palaces)
        expect(own or not from_palace, "from_palace", "expected a palace")
        expect(len(state.legal(seat)) > 0, "question", "expected something to answer")

"""The estate: shapes, where buildings may stand, and what they score."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quattrocento.games.princes.components import OUTLINES, PIECES
from quattrocento.games.princes.shapes import (
    ALL_SQUARES,
    PALAZZO,
    PIECE_TURNS,
    PLACED,
    PLACEMENTS,
    beside,
    fits,
    placements,
    square_labels,
)
from tests.princes.tables import estate, piece_squares, player, seen, table
from tests.support import offered, play, refused, rule

PIECE = st.integers(0, len(PIECES) - 1)
SQUARES = st.integers(0, ALL_SQUARES)


# Shapes


@rule("PRI-SET-4")
def test_pieces_have_their_sizes_and_buildings_are_all_different() -> None:
    sizes = [sum(row.count("#") for row in outline) for outline in OUTLINES]
    assert sizes == [7, 7, 7, 5, 5, 5, 5, 5, 3, 3, 5, 4, 3]
    buildings = [min(turns) for turns in (PIECE_TURNS[piece] for piece in range(10))]
    assert len({tuple(outline) for outline in buildings}) == 10


@rule("PRI-BLD-1", "PRI-LND-1")
def test_every_turn_and_flip_is_there_and_every_set_of_squares_has_one_name() -> None:
    turns = {piece: len(PIECE_TURNS[place]) for place, piece in enumerate(PIECES)}
    assert turns == {
        "university": 4,
        "laboratory": 8,
        "workshop": 4,
        "library": 4,
        "opera": 4,
        "studio": 8,
        "hospital": 8,
        "theater": 4,
        "tower": 2,
        "chapel": 4,
        "forest": 4,
        "lake": 8,
        "park": 2,
    }
    for squares in PLACED:
        named = [each for each in squares if each]
        assert len(named) == len(set(named))


@given(PIECE, SQUARES)
def test_places_found_all_at_once_are_those_found_one_by_one(piece: int, free: int) -> None:
    one_by_one = [
        placement
        for placement in range(PLACEMENTS)
        if PLACED[piece][placement] and not PLACED[piece][placement] & ~free
    ]
    assert placements(piece, free, 0) == one_by_one
    assert fits(piece, free) == bool(one_by_one)


@given(st.integers(0, 48))
def test_a_square_is_beside_those_that_share_an_edge_with_it(square: int) -> None:
    row, column = divmod(square, 7)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    inside = [7 * down + right for down, right in around if 0 <= down < 7 and 0 <= right < 7]
    assert beside(1 << square) == sum(1 << each for each in inside)


@rule("PRI-SET-2")
def test_the_palazzo_lies_in_the_lower_left_corner() -> None:
    assert square_labels(PALAZZO) == ["a2", "b2", "c2", "a1", "b1", "c1"]


PUZZLE = (
    "UUU..WW",
    "U.UfWWW",
    "U.Uf.WW",
    ".ffflll",
    "...LLLl",
    "###.LL.",
    "###.LL.",
)


@rule("PRI-BLD-3", "PRI-LND-1")
def test_the_known_puzzle_three_large_buildings_a_forest_and_a_lake_without_any_builder() -> None:
    pieces = {piece.split()[0]: piece for piece in estate(*PUZZLE)}
    landscapes = [pieces.pop("forest"), pieces.pop("lake")]
    for last in ("university", "workshop", "laboratory"):
        others = [piece for kind, piece in pieces.items() if kind != last]
        state = table([player(pieces=[*landscapes, *others])])
        play(state, f"build {last}", pieces[last].removeprefix(f"{last} "))
        assert len(seen(state).pieces) == 5


# Building


@rule("PRI-BLD-1")
def test_a_building_costs_700_scores_three_and_is_placed_at_once() -> None:
    state = table()
    play(state, "build opera")
    assert seen(state).money == 2800
    assert len({move.split()[-1] for move in offered(state)}) == 4
    play(state, "at e7 turn 1")
    assert seen(state).points == 3
    assert piece_squares(state) == {"opera": ["e7", "g7", "e6", "f6", "g6"]}


@rule("PRI-BLD-2", "PRI-BLD-3", "PRI-BLD-4", "PRI-EX-3", example="PRI-EX-3")
def test_four_placements_are_forbidden() -> None:
    pieces = ["opera at e7 turn 1", "forest at a7 turn 1"]
    state = table([player(pieces=pieces)])
    assert refused(state, "build opera") == "PRI-BLD-4"
    play(state, "build tower")
    partly_outside, over_the_forest = "at f3 turn 1", "at b5 turn 1"
    beside_the_opera, beside_the_palazzo = "at e5 turn 1", "at d1 turn 1"
    assert refused(state, partly_outside) == "PRI-BLD-2"
    assert refused(state, over_the_forest) == "PRI-BLD-2"
    assert refused(state, beside_the_opera) == "PRI-BLD-3"
    assert refused(state, beside_the_palazzo) == "PRI-BLD-3"


@rule("PRI-BLD-3", "PRI-BLD-4", "PRI-EX-3", example="PRI-EX-3")
def test_allowed_are_corners_a_landscape_beside_and_anything_with_two_builders() -> None:
    pieces = ["opera at e7 turn 1", "forest at a7 turn 1"]
    state = table([player(pieces=pieces)])
    play(state, "build tower")
    corner_of_the_opera, corner_of_the_palazzo = "at d5 turn 2", "at d3 turn 1"
    assert {corner_of_the_opera, corner_of_the_palazzo} <= set(offered(state))
    beside_the_forest = "at b7 turn 2"
    assert refused(state, beside_the_forest) == "PRI-BLD-2"
    assert "at a4 turn 1" in offered(state)
    state = table([player(pieces=pieces, builders=2)])
    play(state, "build tower")
    assert {"at e5 turn 1", "at d1 turn 1"} <= set(offered(state))


@rule("PRI-BLD-2")
def test_a_building_covers_neither_palazzo_nor_tiles_even_with_three_builders() -> None:
    state = table([player(pieces=["opera at e7 turn 1"], builders=3)])
    play(state, "build tower")
    for placement in ("at a2 turn 1", "at c2 turn 1", "at e6 turn 1", "at g7 turn 2"):
        assert refused(state, placement) == "PRI-BLD-2"


@rule("PRI-BLD-4")
def test_a_kind_out_of_stock_cannot_be_built() -> None:
    tower = player(pieces=["tower at e7 turn 1"])
    state = table([player(), tower, tower, tower])
    assert refused(state, "build tower") == "PRI-BLD-4"


@rule("PRI-BLD-4", "PRI-ACT-4")
def test_a_kind_without_a_legal_place_cannot_be_built() -> None:
    pieces = estate(
        ".W...BB",
        "WWW..B.",
        "WWW.BB.",
        ".......",
        "...SSSS",
        "###S...",
        "###....",
    )
    assert refused(table([player(pieces=pieces)]), "build university") == "PRI-BLD-4"
    assert "build university" in offered(table([player(pieces=pieces[:1])]))


@rule("PRI-BLD-4")
def test_buildings_and_landscapes_stay_where_they_are() -> None:
    state = table([player(pieces=["tower at e7 turn 1", "park at a7 turn 1"])])
    before = piece_squares(state)
    play(state, "build chapel", "at e3 turn 1")
    assert {piece: piece_squares(state)[piece] for piece in before} == before


@rule("PRI-BLD-5")
def test_the_palazzo_is_no_building_and_empty_squares_are_those_nothing_covers() -> None:
    state = table([player("poet, buildings", pieces=["tower at e7 turn 1"])])
    own = seen(state)
    assert own.bonus_cards is not None
    assert [card.value for card in own.bonus_cards] == [1]
    assert own.empty_squares == 43 - 3

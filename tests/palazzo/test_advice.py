"""Advice: what it looks at, in positions that careful players never reach."""

from __future__ import annotations

from quattrocento.games.palazzo.actions import TILE
from quattrocento.games.palazzo.thought.valuation import lot_gain
from tests.palazzo.tables import GAME, table, tiles

TWELVE_TILES = "brick 1/1 1/3 2/2 2/3, sandstone 1/1 1/3 2/2 3/2, marble 1/1 2/2 3/2 4/3"


def test_a_quarry_of_twelve_tiles_is_valued_without_trying_every_order() -> None:
    # Its tiles can be built in 12! orders: to try them all, as for a lot that is sold, would take
    # days, and this test would not end.
    state = table(["red 3 4", "white 5"], [["brick 3/1"], []], quarries=("", TWELVE_TILES, "", ""))
    lot = bytes(TILE.labels.index(tile) for tile in tiles(TWELVE_TILES))
    for seat in range(2):
        best_single = max(lot_gain(state, seat, bytes([tile])) for tile in lot)
        assert lot_gain(state, seat, lot) >= best_single > 0
    options = state.legal(0)
    assert len(GAME.advise(state, 0, options)) == len(options)
    assert GAME.features is not None
    assert len(GAME.features.row(state, 0)) > 0

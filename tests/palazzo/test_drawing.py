"""The table in the terminal says what a tile will cost."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console

import quattrocento as qc
from quattrocento.core.state import State
from quattrocento.core.words import words
from tests.palazzo.tables import table
from tests.support import play, rule

RECORDS = Path(__file__).parents[1] / "records" / "palazzo"


def drawn(state: State) -> str:
    console = Console(file=StringIO(), width=120, no_color=True)
    console.print(state.game.draw(state.view(0), words("palazzo"), 120))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@rule("PAL-BUY-2", "PAL-DRW-1")
def test_before_the_draw_the_price_is_that_with_the_tile_that_comes() -> None:
    state = table(["red 7 7", ""], depot="brick 1/1 2/2", next_tiles="marble 1/1, brick 1/3")
    assert "depot (7 each when drawn)" in drawn(state)
    play(state, "draw tiles")
    assert "depot (7 each)" in drawn(state)


@rule("PAL-BUY-2", "PAL-DRW-3")
def test_where_a_rider_may_come_in_its_place_both_prices_are_told() -> None:
    text = min(RECORDS.glob("*advised*.txt")).read_text(encoding="utf-8")
    told = []
    for state in qc.Record.loads(text).states():
        view = state.view(None)
        if view.asked is not None and view.asked.question == "turn":
            said = " ".join(drawn(state).split())
            assert f"depot ({view.price - 1} each when drawn" in said
            told.append(f", {view.price} if a rider comes)" in said)
            assert told[-1] == (view.stacks[:2] == (0, 0))
    assert True in told
    assert False in told

"""What is wrong with where things stand on a screen: too small, covered, or outside their panel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.visitor import Visitor
from tests.server.clients import MARK

# Names as long as names may be.
NAMES = [
    "Giovanni Pico della Mirandola",
    "Maximilian von Habsburg",
    "Lorenzo il Magnifico",
    "Ada",
    "Olaf",
]
LONGEST_NAME = 24

FOLDER = Path(__file__).parent
# What is wrong with a screen.
FAULTS = (FOLDER / "faults.js").read_text(encoding="utf-8")
# The second frame after a change of size shows what observers of sizes made of it.
DRAWN = """() => new Promise((drawn) => {
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn)))
})"""
LEAST_TEXT = 11
LEAST_CONTROL = 24


def advance(
    visitor: Visitor,
    game: str,
    players: int,
    moves: int,
    table: str | None = None,
    until: str | None = None,
    rather: str | None = None,
) -> str:
    """Make so many moves at a table at which all seats are this visitor's; a new one if none.

    Stop where a move may be made that begins with `until`; make those that begin with `rather`
    where they may be made.
    """
    # Away from the page: it would draw every move.
    visitor.page.goto("about:blank")
    if table is None:
        table = open_table(visitor, game, [name[:LONGEST_NAME] for name in NAMES[:players]])
    assert visitor.server is not None
    visitor.server.advance(table, moves, moves, until, rather)
    return table


def open_table(visitor: Visitor, game: str, names: list[str]) -> str:
    """A table at which all seats are this visitor's."""
    seats = [{"kind": "me", "name": name} for name in names]
    answer = visitor.context.request.post(
        f"{visitor.url}/api/v1/tables",
        data={"game": game, "seats": seats, "lot": False, "listed": False},
        headers=MARK,
    )
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    return table


def look_at(visitor: Visitor, table: str) -> None:
    """Open a table and lift its curtain."""
    visitor.go(f"/table/{table}")
    visitor.page.locator(".curtain button, .regions, .result").first.wait_for()
    curtain = visitor.page.locator(".curtain button")
    if curtain.count() > 0:
        curtain.click()
    visitor.page.locator(".regions, .result").first.wait_for()


def faults(visitor: Visitor, size: tuple[int, int], picture: Path | None = None) -> list[str]:
    """All that is wrong on a screen of this size; a picture of it, if one is wanted."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate(DRAWN)
    if picture is not None:
        visitor.page.screenshot(path=picture)
    found: Any = visitor.page.evaluate(FAULTS, [LEAST_TEXT, LEAST_CONTROL])
    return list(found)

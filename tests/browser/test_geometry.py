"""Every screen: nothing too small to read or to hit, nothing covered, nothing outside its panel."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.geometry import advance, faults, look_at

SIZES = [(1366, 650), (1366, 768), (1024, 768), (844, 390), (390, 844)]
EARLY, MIDDLE, LATE = 6, 60, 150
# The fullest of all by default.
TABLES = [
    ("palazzo", 4),
    ("florence", 5),
    *(
        pytest.param(game, players, marks=pytest.mark.thorough)
        for game, players in [
            ("palazzo", 2),
            ("princes", 3),
            ("princes", 5),
            ("augsburg", 2),
            ("augsburg", 5),
            ("florence", 2),
        ]
    ),
]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_table_fits_every_screen(visit: Visit, game: str, players: int) -> None:
    player = visit()
    table = None
    for more in (EARLY, MIDDLE - EARLY, LATE - MIDDLE):
        table = advance(player, game, players, more, table)
        look_at(player, table)
        found = {size: faults(player, size) for size in SIZES}
        assert found == {size: [] for size in SIZES}


# What of the depot is not in sight at the end of this, nobody scrolling.
HIDDEN = """() => [...document.querySelectorAll('.depot, .depot .tiles > *')].filter((each) => {
  const box = each.getBoundingClientRect()
  const corners = [[box.left + 3, box.top + 3], [box.right - 3, box.bottom - 3]]
  const inside = each.matches('.depot') ? [[box.left + box.width / 2, box.bottom - 3]] : corners
  return !inside.every(([x, y]) => each.contains(document.elementFromPoint(x, y)))
}).length"""


@pytest.mark.parametrize("players", [2, 4])
def test_whoever_picks_money_in_palazzo_sees_the_whole_depot(visit: Visit, players: int) -> None:
    player = visit()
    table = advance(player, "palazzo", players, MIDDLE)
    table = advance(player, "palazzo", players, LATE, table, until="lay ")
    look_at(player, table)
    expect(player.page.locator(".palazzo-deciding .total")).to_be_visible()
    for width, height in ((1366, 650), (1366, 700), (1366, 768), (1440, 900)):
        assert faults(player, (width, height)) == []
        player.page.locator(".r-board").evaluate("board => board.scrollTo(0, 0)")
        assert player.page.evaluate(HIDDEN) == 0, (width, height)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1366, 650), (1366, 700), (1024, 650)])
def test_a_low_screen_shows_how_to_begin(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    visitor = visit("/", size=size, language=language)
    begin = visitor.page.locator("article .row .go")
    expect(begin).to_have_count(4)
    bottoms = begin.evaluate_all("all => all.map(each => each.getBoundingClientRect().bottom)")
    assert max(bottoms) <= size[1]


def test_a_rivals_name_in_florence_is_whole_beside_whatever_they_have_done(visit: Visit) -> None:
    visitor = visit("/", size=(1366, 650))
    table = advance(visitor, "florence", 5, EARLY)
    look_at(visitor, table)
    visitor.page.set_viewport_size({"width": 1366, "height": 650})
    names = visitor.page.locator(".rival .name")
    expect(names).to_have_count(4)
    # Whatever they are called, everybody has passed: that is as narrow as it gets.
    visitor.page.evaluate(
        """() => document.querySelectorAll('.rival header').forEach((header) => {
          if (header.querySelector('.passed')) return
          const like = document.createElement('span')
          like.className = header.querySelector('.points').className.replace('points', 'tag passed')
          like.textContent = 'passed'
          header.append(like)
          header.querySelector('.name').textContent = 'Valentina'
        })"""
    )
    cut = "all => all.filter(each => each.scrollWidth > each.clientWidth).length"
    assert names.evaluate_all(cut) == 0

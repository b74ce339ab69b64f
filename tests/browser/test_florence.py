"""Florence on the page: alone against Strozzi, and its map where there is little room."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.geometry import advance, faults, look_at
from tests.browser.visitor import PHONE

MIDDLE = 60
# What a location would bring, where it covers a noble or a noble's flag.
COVERED = """all => all.filter((each) => {
  const box = each.getBoundingClientRect()
  return [...document.querySelectorAll('.spot.noble')].some((noble) => {
    const other = noble.getBoundingClientRect()
    return box.left < other.right && other.left < box.right
      && box.top < other.bottom && other.top < box.bottom
  })
}).length"""


def test_a_whole_game_alone_against_strozzi(visit: Visit) -> None:
    new = visit("/new/florence")
    new.page.locator("#new-table select").nth(1).select_option("1")
    # The eleven adjustments are explained, and what the table does with forced moves.
    expect(new.page.locator(".option small")).to_have_count(12)
    new.page.locator("#new-table .go").click()
    new.wait_for_my_turn()
    assert "Strozzi" in new.says(".strozzi")
    assert new.faults() == []
    new.play_until_over(seed=1)
    expect(new.page.locator(".result").first).to_contain_text("wins")
    assert new.faults() == []


@pytest.mark.parametrize("size", [(1100, 800), PHONE])
def test_the_noble_dial_is_a_tap_away_beside_a_narrow_map(
    visit: Visit, size: tuple[int, int]
) -> None:
    player = visit(size=size, language="fr")
    table = advance(player, "florence", 4, MIDDLE)
    look_at(player, table)
    strip = player.page.locator(".strip")
    # Three rounds: where each noble goes, and what the queue gets there.
    expect(strip.locator(".pays")).to_have_count(3)
    strip.click()
    expect(player.page.locator("dialog .dial")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog")).to_have_count(0)
    player.page.locator(".actions button").first.click()
    brought = player.page.locator(".brings")
    expect(brought.first).to_be_visible()
    assert brought.evaluate_all(COVERED) == 0
    assert faults(player, size) == []


def test_what_others_do_is_told_and_can_be_skipped(visit: Visit) -> None:
    player = visit(motion=True)
    player.open_against_bots("florence")
    # The first debutant, then the actions.
    player.page.locator(".spot.location.open").first.click()
    player.page.locator(".summary .go").click()
    skip = player.page.get_by_role("button", name="Skip", exact=True)
    player.page.locator(".actions button").last.click()
    player.page.locator(".summary .go").click()
    player.page.locator(".spot.location.open").first.click()
    player.page.locator(".summary .go").click()
    expect(skip).to_be_visible()
    # While it is told, nobody is asked anything.
    expect(player.page.locator(".prompt.mine")).to_have_count(0)
    player.page.keyboard.press(" ")
    player.wait_for_my_turn()

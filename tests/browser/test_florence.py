"""Florence on the page, alone against Strozzi."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit


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

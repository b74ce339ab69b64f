"""Florence on the page, alone against Strozzi."""

from __future__ import annotations

from tests.browser.conftest import Visit


def test_a_whole_game_alone_against_strozzi(visit: Visit) -> None:
    new = visit("/new/florence")
    new.page.locator("#new-table select").nth(1).select_option("1")
    assert new.page.locator(".option small").count() == 11
    new.page.locator("#new-table .go").click()
    new.wait_for_my_turn()
    assert "Strozzi" in new.says(".strozzi")
    assert new.faults() == []
    new.play_until_over(seed=1)
    assert "wins" in new.says(".result")
    assert new.faults() == []

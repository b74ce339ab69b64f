"""Whole games of Florence on the page: against bots, and alone against Strozzi."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE


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


def test_a_whole_game_against_bots_in_french_on_a_phone(visit: Visit) -> None:
    new = visit("/new/florence", language="fr", size=PHONE)
    new.page.locator("#new-table .go").tap()
    new.wait_for_my_turn()
    assert new.fits()
    assert new.faults() == []
    new.play_until_over(seed=2)
    assert "gagne" in new.says(".result") or "partagent" in new.says(".result")
    assert new.fits()
    assert new.faults() == []

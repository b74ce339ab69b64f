"""Whole games of Palazzo on the page, as people would play them."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE


def test_a_new_player_plays_a_whole_game_against_bots(visit: Visit) -> None:
    new = visit()
    new.page.get_by_role("button", name="Play now").first.click()
    new.wait_for_my_turn()
    assert "Your turn." in new.says(".prompt")
    assert new.faults() == []
    new.play_until_over(seed=1)
    assert "wins" in new.says(".result") or "share" in new.says(".result")
    assert new.faults() == []
    assert new.missed < 5


def test_a_whole_game_in_french_on_a_phone(visit: Visit) -> None:
    new = visit(language="fr", size=PHONE)
    new.page.get_by_role("button", name="Jouer").first.tap()
    new.wait_for_my_turn()
    assert new.fits()
    assert new.faults() == []
    new.play_until_over(seed=2)
    assert "gagne" in new.says(".result") or "partagent" in new.says(".result")
    assert new.fits()
    assert new.faults() == []

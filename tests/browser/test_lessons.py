"""The first lessons, followed to their ends by clicking only what they offer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE

LESSONS = ["palazzo", "princes", "augsburg", "florence"]


@pytest.mark.parametrize("game", LESSONS)
def test_a_first_lesson_leads_to_a_first_game(visit: Visit, game: str) -> None:
    learner = visit(f"/learn/{game}", size=PHONE if game == "palazzo" else (1440, 900))
    expect(learner.page.locator(".lesson")).to_contain_text("Step 1 of 13")
    done = learner.page.get_by_role("button", name="Play a game")
    learner.play_while(lambda: done.count() == 0, seed=1)
    assert learner.fits()
    assert learner.faults() == []
    done.click()
    learner.wait_for_my_turn()

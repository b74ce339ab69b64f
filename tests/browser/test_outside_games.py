"""A game from outside has no board of its own: the plain one shows it, and plays it to the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from quattrocento.core.game import Game
from tests.browser.conftest import Visit
from tests.browser.friends import ME, OPEN, join, set_table
from tests.browser.visitor import MOMENT, PATIENCE, PHONE
from tests.core.planted import NAME, planted


@pytest.fixture
def outside(tmp_path: Path) -> Iterator[Game]:
    """A game that any installation would find by its entry point."""
    with planted(tmp_path / "outside") as game:
        yield game


def test_two_browsers_play_a_game_from_outside_on_the_plain_board(
    outside: Game, visit: Visit
) -> None:
    host = visit()
    set_table(host, ME, OPEN, game=NAME)
    friend = join(visit, host, language="en", size=PHONE)
    for person in (host, friend):
        person.wait_for_my_turn()
        assert person.fits()
        assert person.faults() == []
    expect(host.page.locator(".plain-table")).to_contain_text("played")
    expect(host.page.locator(".plain-deciding button")).to_have_count(4)
    for person in (host, friend):
        person.play_clicks(1, seed=1)
    expect(host.page.locator(".log")).to_contain_text("takes the trick")
    for turn in range(PATIENCE // MOMENT):
        for person in (host, friend):
            person.play_while(person.asked, seed=turn)
        if host.page.locator(".result").count() > 0:
            break
        host.page.wait_for_timeout(MOMENT)
    expect(host.page.locator(".result")).to_contain_text("win")
    expect(friend.page.locator(".result")).to_contain_text("win")
    assert host.faults() == []

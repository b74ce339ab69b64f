"""Games on the page, as people play them, wide in English and narrow in French.

Augsburg is clicked to its end on the wide screen and Princes on the narrow one; Palazzo is where
orders are tried, and Florence alone against Strozzi. How every game ends is looked at on a phone.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import quattrocento as qc
from tests.browser.conftest import Visit
from tests.browser.friends import BOT, ME, OPEN, join, set_table
from tests.browser.geometry import advance, look_at
from tests.browser.visitor import MOMENT, PATIENCE, PHONE

WHOLE_WHEN_WIDE = "augsburg"
WHOLE_WHEN_NARROW = "princes"
A_WHILE = 40


def test_a_new_player_plays_a_whole_game_against_bots(visit: Visit) -> None:
    new = visit()
    new.open_against_bots(WHOLE_WHEN_WIDE)
    # What has one answer is made for the player: a bot may be next once more.
    expect(new.page.locator(".prompt")).to_contain_text("Your turn.")
    assert new.faults() == []
    new.play_until_over(seed=1)
    expect(new.page.locator(".result")).to_contain_text("win")
    assert new.faults() == []
    assert new.missed < new.clicks / 10


@pytest.mark.parametrize("game", [name for name in qc.games() if name != WHOLE_WHEN_WIDE])
def test_a_new_player_plays_for_a_while(visit: Visit, game: str) -> None:
    new = visit()
    new.open_against_bots(game)
    assert new.faults() == []
    new.play_clicks(A_WHILE, seed=1)
    assert new.faults() == []


def test_a_whole_game_in_french_on_a_phone(visit: Visit) -> None:
    new = visit(language="fr", size=PHONE)
    new.open_against_bots(WHOLE_WHEN_NARROW)
    assert new.fits()
    assert new.faults() == []
    new.play_until_over(seed=2)
    assert new.fits()
    assert new.faults() == []


@pytest.mark.parametrize("game", [name for name in qc.games() if name != WHOLE_WHEN_NARROW])
def test_a_while_in_french_on_a_phone(visit: Visit, game: str) -> None:
    new = visit(language="fr", size=PHONE)
    new.open_against_bots(game)
    new.play_clicks(A_WHILE, seed=2)
    assert new.fits()
    assert new.faults() == []


TO_THE_END = 5000
# Florence's has the most to say.
ENDINGS = [
    "florence",
    *(pytest.param(game, marks=pytest.mark.thorough) for game in ("augsburg", "palazzo")),
]


@pytest.mark.parametrize("game", ENDINGS)
def test_the_end_of_a_game_fits_a_phone_in_french(visit: Visit, game: str) -> None:
    new = visit("/health", language="fr", size=PHONE)
    look_at(new, advance(new, game, 2, TO_THE_END))
    expect(new.page.locator(".result")).to_be_visible()
    assert new.fits()
    assert new.faults() == []


SITTERS = {
    "The Princes of Florence": (ME, OPEN, BOT),
    "Augsburg 1520": (ME, OPEN),
    "Florence": (ME, OPEN),
}
CLICKS = 12


@pytest.mark.parametrize("game", SITTERS)
def test_two_browsers_play_at_one_table(visit: Visit, game: str) -> None:
    host = visit()
    set_table(host, *SITTERS[game], game=game)
    friend = join(visit, host, size=PHONE)
    people = (host, friend)
    for turn in range(PATIENCE // MOMENT):
        if min(person.clicks for person in people) >= CLICKS:
            break
        for person in people:
            person.play_while(person.asked, seed=turn)
        host.page.wait_for_timeout(MOMENT)
    for person in people:
        assert person.clicks >= CLICKS
        expect(person.page.locator(".prompt")).to_be_visible()

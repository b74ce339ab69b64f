"""The first lessons, followed to their ends by clicking only what they offer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from quattrocento.core.lesson import lesson
from quattrocento.core.words import words
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE

LESSONS = ["palazzo", "princes", "augsburg", "florence"]
# Whatever the lesson says, read at every change of the page: a busy machine may draw no frame
# between two quick clicks.
READ_EVERY_CHANGE = """
window.read = new Set()
const look = () => {
  const said = [...document.querySelectorAll('.lesson-said p')].map((each) => each.textContent)
  if (said.length > 0) window.read.add(said[0])
}
look()
const changes = { childList: true, characterData: true, subtree: true }
new MutationObserver(look).observe(document.body, changes)
"""


@pytest.mark.parametrize("game", LESSONS)
def test_a_first_lesson_leads_to_a_first_game(visit: Visit, game: str) -> None:
    learner = visit(f"/learn/{game}", size=PHONE if game == "palazzo" else (1440, 900))
    expect(learner.page.locator(".prompt.lesson")).to_contain_text("Step 1 of 13")
    learner.page.evaluate(READ_EVERY_CHANGE)
    learner.wait_until("window.read.size > 0")
    done = learner.page.get_by_role("button", name="Play a game")
    learner.play_while(lambda: done.count() == 0, seed=1)
    learner.page.wait_for_timeout(100)
    read = set(learner.page.evaluate("[...window.read]"))
    said = words(game, "en")
    assert [note for note in lesson(game).notes.values() if said.say(note) not in read] == []
    assert learner.fits()
    assert learner.faults() == []
    done.click()
    learner.wait_for_my_turn()


# What of these reaches out of the board's room.
CUT = """all => all.filter((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect()
  const room = document.querySelector('.r-board').getBoundingClientRect()
  return left < room.left || right > room.right || top < room.top || bottom > room.bottom
}).map((each) => each.className)"""
PARTS = {
    "palazzo": ".stacks, .depot, .quarry",
    "augsburg": ".privileges, .prestige",
    "florence": ".place, .spot.noble",
}


@pytest.mark.parametrize("game", PARTS)
def test_a_lesson_shows_the_whole_board_which_never_moves(visit: Visit, game: str) -> None:
    # French says it in more words.
    learner = visit(f"/learn/{game}", language="fr")
    for width, height in ((1366, 768), (1440, 900)):
        learner.page.set_viewport_size({"width": width, "height": height})
        expect(learner.page.locator(".lesson-said")).to_be_visible()
        parts = learner.page.locator(".r-board").locator(PARTS[game])
        assert parts.count() > 1
        assert parts.evaluate_all(CUT) == [], (width, height)
    top = "board => board.getBoundingClientRect().top"
    board = learner.page.locator(".r-board")
    before = board.evaluate(top)
    done = learner.page.get_by_role("button", name="Jouer une partie")
    tops = set()

    def look() -> bool:
        tops.add(board.evaluate(top))
        return done.count() == 0

    learner.play_while(look, seed=1)
    assert tops == {before}

"""Low and narrow screens: what is decided hides nothing, and what is asked can be read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.geometry import DRAWN, advance, faults, look_at
from tests.browser.test_geometry import EARLY, LATE, MIDDLE
from tests.browser.visitor import DESKTOP, PHONE, Visitor

LYING = (844, 390)
LAPTOP = (1366, 650)
NARROWEST_DESK = (1200, 700)
WHOLE_GAME = 5000
LINES = 3
# So many moves make a hand rich whose owner takes money whenever they may.
RICH = 41
MANY_CARDS = 15
# How much of each of these is in sight, from nothing to all.
IN_SIGHT = """all => all.map((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect()
  const spots = [0.02, 0.5, 0.98].flatMap((x) => [0.02, 0.5, 0.98].map((y) => [x, y]))
  const seen = spots.filter(([x, y]) => {
    const there = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
    return there !== null && (each.contains(there) || there.contains(each))
  })
  return seen.length / spots.length
})"""
CUT = """all => all.filter((each) => each.scrollWidth > each.clientWidth + 1
  || each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent)"""

CROWD = """tools => {
  const buttons = ['Ordre…', 'Passer…', 'Reprendre le coup'].map((said) => {
    const button = document.createElement('button')
    button.className = 'btn sm'
    button.textContent = said
    return button
  })
  tools.replaceChildren(...buttons)
}"""
# Words that go on in the next line.
BROKEN = """all => all.flatMap((each) => {
  const text = each.firstChild
  return [...text.data.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange()
    range.setStart(text, word.index)
    range.setEnd(text, word.index + word[0].length)
    return range.getClientRects().length > 1
  }).map((word) => word[0])
})"""
BOX = "part => part.getBoundingClientRect().toJSON()"


def look(visitor: Visitor, table: str, size: tuple[int, int] = LAPTOP) -> None:
    """Look at a table on a screen of this size."""
    look_at(visitor, table)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate(DRAWN)


@pytest.mark.parametrize("players", [3, 5])
def test_the_panel_of_princes_hides_nothing_of_the_estate(visit: Visit, players: int) -> None:
    player = visit()
    table = advance(player, "princes", players, MIDDLE)
    table = advance(player, "princes", players, LATE, table, until="end turn")
    look(player, table)
    expect(player.page.locator(".princes-deciding")).to_contain_text("Your turn")
    assert player.page.locator(".princes-estate .plan").evaluate_all(IN_SIGHT) == [1]
    # The log has room for some lines, and the names of the rivals are whole.
    room = "log => log.clientHeight / parseFloat(getComputedStyle(log.firstChild).lineHeight)"
    assert player.page.locator(".r-side .scroll").evaluate(room) > LINES
    names = player.page.locator(".rival header b, .princes-professions h3")
    assert names.evaluate_all(CUT) == []


def test_no_word_is_broken_beside_the_buildings_of_princes(visit: Visit) -> None:
    player = visit(language="fr")
    table = advance(player, "princes", 3, MIDDLE, until="end turn")
    look(player, table, DESKTOP)
    labels = player.page.locator(".acting .label")
    expect(labels.first).to_be_visible()
    assert labels.evaluate_all(BROKEN) == []


@pytest.mark.parametrize(
    ("game", "players"), [("palazzo", 4), ("princes", 5), ("augsburg", 5), ("florence", 5)]
)
def test_the_longest_names_are_whole(visit: Visit, game: str, players: int) -> None:
    player = visit()
    look(player, advance(player, game, players, MIDDLE))
    for width, height in (LAPTOP, (1024, 768), (1440, 900)):
        player.page.set_viewport_size({"width": width, "height": height})
        names = player.page.locator(".rival header :is(b, .name), .lot .st span:not(.sr)")
        assert names.count() >= players - 1
        assert names.evaluate_all(CUT) == []


def test_the_log_keeps_its_lines_beside_an_auction(visit: Visit) -> None:
    player = visit()
    for game, move in (("augsburg", "bid "), ("palazzo", "lay ")):
        table = advance(player, game, 4, EARLY)
        table = advance(player, game, 4, LATE, table, until=move)
        look(player, table)
        log = player.page.locator(".r-side .scroll")
        assert log.evaluate("log => log.clientHeight") > LINES * 20
        assert log.evaluate_all(IN_SIGHT) == [1]


def test_what_is_asked_on_a_phone_is_wider_than_what_else_can_be_done(visit: Visit) -> None:
    player = visit(language="fr", size=PHONE)
    table = advance(player, "augsburg", 4, MIDDLE)
    look(player, table, PHONE)
    asked = player.page.locator(".prompt p")
    # However much else can be done: give an order, pass for longer, take back.
    player.page.locator(".prompt .tools").evaluate(CROWD)
    width = player.page.locator(".prompt").evaluate("prompt => prompt.clientWidth")
    assert asked.evaluate("asked => asked.clientWidth") > width * 0.8
    assert faults(player, PHONE) == []


def test_what_became_of_a_noble_stays_in_its_frame(visit: Visit) -> None:
    player = visit(language="fr")
    table = advance(player, "augsburg", 4, EARLY)
    look(player, table, NARROWEST_DESK)
    nobles = player.page.locator(".nobles li > div")
    expect(nobles).to_have_count(5)
    # Nothing that can be said of one is longer.
    player.page.locator(".nobles li div > span").evaluate_all(
        "all => all.forEach((each) => (each.textContent = 'tous ont passé'))"
    )
    assert nobles.evaluate_all(CUT) == []


def test_a_lesson_on_a_phone_is_written_across_it(visit: Visit) -> None:
    learner = visit("/learn/augsburg", language="fr", size=PHONE)
    said = learner.page.locator(".lesson-said p").first
    expect(said).to_be_visible()
    assert said.evaluate("said => said.clientWidth") > PHONE[0] * 0.8
    assert faults(learner, PHONE) == []


def test_a_refusal_moves_nothing(visit: Visit) -> None:
    player = visit()
    look(player, advance(player, "palazzo", 2, LATE, until="take money"))
    refusal: dict[str, Any] = {
        "type": "refused",
        "reason": "stale",
        "words": {"en": "The table has changed.", "fr": "La table a changé."},
    }

    def refuse(route: Route) -> None:
        route.fulfill(status=409, content_type="application/json", body=json.dumps(refusal))

    player.page.route("**/plan", refuse)
    where = "part => part.getBoundingClientRect().top"
    before = player.page.locator(".r-prompt").evaluate(where)
    player.page.locator(".r-deciding .go").first.click()
    expect(player.page.locator(".notice.bad")).to_contain_text("The table has changed.")
    assert player.page.locator(".r-prompt").evaluate(where) == before
    # Nobody needs to close it.
    expect(player.page.locator(".notice.bad")).to_have_count(0)


def test_whoever_builds_in_palazzo_sees_their_palaces_once(visit: Visit) -> None:
    player = visit()
    table = advance(player, "palazzo", 2, LATE, until="new palace")
    look(player, table)
    expect(player.page.locator(".r-deciding .caption")).to_be_visible()
    expect(player.page.locator(".caption")).to_have_count(1)
    expect(player.page.locator(".r-mine")).to_contain_text("Your hand")


def test_the_end_covers_nothing_with_its_buttons_and_breaks_no_name(visit: Visit) -> None:
    player = visit()
    table = advance(player, "augsburg", 5, WHOLE_GAME)
    look(player, table)
    columns = player.page.locator(".points .who")
    expect(columns).to_have_count(5)
    assert columns.evaluate_all(BROKEN) == []
    # On a phone there is room for whole numbers, however many points there are.
    player.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    totals = player.page.locator(".points tfoot td")
    totals.evaluate_all("all => all.forEach((each) => (each.textContent = '208'))")
    assert totals.evaluate_all(BROKEN) == []
    assert totals.evaluate_all(CUT) == []
    player.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    expect(player.page.locator(".curve")).to_be_visible()
    player.page.locator(".curve").scroll_into_view_if_needed()
    assert player.page.locator(".result .acts .btn").evaluate_all(IN_SIGHT) == [1] * 6
    reading, acts = (
        player.page.locator(f".result {part}").evaluate(BOX) for part in (".reading", ".acts")
    )
    assert reading["bottom"] <= acts["top"]


@pytest.mark.parametrize(
    ("game", "players", "until"),
    [
        ("palazzo", 4, "lay "),
        ("princes", 5, "end turn"),
        ("augsburg", 5, "bid "),
        ("florence", 5, "deploy "),
    ],
)
def test_a_phone_on_its_side_shows_the_board_beside_what_is_decided(
    visit: Visit, game: str, players: int, until: str
) -> None:
    player = visit(language="fr")
    table = advance(player, game, players, EARLY)
    table = advance(player, game, players, LATE, table, until=until)
    look(player, table, LYING)
    assert player.fits()
    assert player.page.evaluate("document.documentElement.scrollHeight") == LYING[1]
    for part in (".r-prompt", ".r-board", ".r-deciding", ".r-tabs"):
        box = player.page.locator(part).evaluate(BOX)
        assert 0 <= box["top"] < box["bottom"] <= LYING[1], part
    # The seats stand in the bar, beside everything else that belongs there.
    for part in (".bar .chips li", ".bar .menu > button"):
        boxes = [each.evaluate(BOX) for each in player.page.locator(part).all()]
        assert boxes != []
        assert all(box["left"] >= 0 and box["right"] <= LYING[0] for box in boxes), part
    answers = player.page.locator(".r-deciding .btn:visible, .actions button:visible")
    assert answers.last.evaluate(BOX)["bottom"] <= LYING[1]
    player.page.get_by_role("button", name="Rivaux").click()
    expect(player.page.locator(".r-rivals")).to_be_visible()
    expect(player.page.locator(".r-deciding")).to_be_visible()


def test_whoever_watches_on_a_phone_on_its_side_reaches_the_menu(visit: Visit) -> None:
    host = visit()
    table = advance(host, "florence", 5, EARLY)
    watcher = visit(f"/table/{table}", language="fr", size=LYING)
    watcher.page.locator(".bar .menu > button").click()
    expect(watcher.page.get_by_role("button", name="Réglages")).to_be_in_viewport()
    assert watcher.fits()


# Cards of a hand whose value somebody else's card covers, or that are cut.
UNREADABLE = """all => all.filter((each) => {
  const { left, right, top } = each.getBoundingClientRect()
  const there = document.elementFromPoint(left + 9, top + 12)
  const fan = each.parentElement.getBoundingClientRect()
  return !each.contains(there) || right > fan.right
}).map((each) => each.title)"""


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_a_chosen_card_of_a_large_hand_leaves_its_equal_to_be_chosen(
    visit: Visit, size: tuple[int, int]
) -> None:
    player = visit()
    table = advance(player, "palazzo", 2, RICH, rather="take money")
    table = advance(player, "palazzo", 2, LATE, table, until="lay ")
    look(player, table, size)
    cards = player.page.locator(".fan .choice")
    assert cards.count() >= MANY_CARDS
    equal = player.page.locator(".fan .choice[title^='red 6']")
    chosen = player.page.locator(".fan .choice.chosen")
    assert equal.count() > 1
    for number in range(1, equal.count() + 1):
        # Where the finger was when it chose the one before.
        equal.last.click(position={"x": 20, "y": 20})
        expect(chosen).to_have_count(number)
        assert cards.evaluate_all(UNREADABLE) == []

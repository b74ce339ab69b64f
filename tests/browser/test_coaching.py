"""The coach on the page: a hint, a finished game reviewed, one of its decisions tried again."""

from __future__ import annotations

import random
from typing import Literal

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor
from tests.server.clients import Server

# Red, green and blue of the letters, and of what they stand on.
COLOURS = """each => ['color', 'backgroundColor'].map((part) =>
  getComputedStyle(each)[part].match(/[0-9.]+/g).slice(0, 3).map(Number))"""


def test_a_hint_says_on_a_phone_what_advice_reckons_in_points(house: Server, visit: Visit) -> None:
    marie = house.person("Marie")
    table = marie.open("me", "apprentice")["id"]
    reader = visit(f"/table/{table}", cookies=marie.http.cookies, size=PHONE)
    reader.wait_for_my_turn()
    choose_in_the_menu(reader, "button", "Hint")
    reckoned = reader.page.get_by_text("In points, by simple advice:")
    expect(reckoned.first).to_be_visible()
    assert reader.fits()
    assert reader.faults() == []


def test_a_costly_decision_is_tried_again_on_its_board(house: Server, visit: Visit) -> None:
    marie = house.person("Marie")
    table = marie.open("me", "apprentice")["id"]
    marie.play_any(table, random.Random(1))
    reader = visit(f"/table/{table}", cookies=marie.http.cookies)
    reader.page.get_by_role("button", name="Review").click()
    # It opens where it is seen, on the page itself.
    expect(reader.page.locator("section.review > h3").first).to_be_in_viewport()
    inner = "parts => parts.filter((part) => part.scrollHeight > part.clientHeight + 1).length"
    assert reader.page.locator(".reading").evaluate_all(inner) == 0
    reader.page.get_by_role("link", name="Try again").first.click()
    expect(reader.page.locator(".prompt.mine")).to_be_visible()
    expect(reader.page.get_by_text("The decision is yours again, just before move")).to_be_visible()
    assert reader.fits()
    assert reader.faults() == []
    # What would have been better is not said before it was tried.
    expect(reader.page.locator("p.known")).to_be_hidden()
    reader.page.get_by_text("Show what the review said").click()
    expect(reader.page.locator("p.known")).to_be_visible()
    log = reader.page.locator(".log")
    expect(log.locator("li")).to_have_count(0)
    reader.play_while(lambda: log.locator("li").count() == 0, seed=3)
    reader.wait_for_my_turn()
    choose_in_the_menu(reader, "button", "Start again")
    expect(log.locator("li")).to_have_count(0)
    expect(reader.page.locator(".prompt.mine")).to_be_visible()
    choose_in_the_menu(reader, "link", "Back to the game")
    expect(reader.page.locator(".result")).to_be_visible()
    # Whoever comes back need not ask for the review again.
    expect(reader.page.locator("section.review")).to_be_visible()


def choose_in_the_menu(reader: Visitor, role: Literal["button", "link"], name: str) -> None:
    reader.page.get_by_role("button", name="More").click()
    reader.page.get_by_role(role, name=name).click()


def test_a_puzzle_with_many_answers_leaves_the_board_in_sight_on_a_phone(visit: Visit) -> None:
    solver = visit("/puzzles/florence", size=PHONE)
    answers = solver.page.locator(".puzzle .answers")
    expect(answers).to_be_visible()
    assert solver.page.locator(".puzzle .answers button").count() > 10
    box = answers.bounding_box()
    assert box is not None
    assert box["height"] < PHONE[1] * 0.4
    assert solver.fits()
    assert solver.faults() == []


def test_a_phone_leads_from_the_lobby_to_the_puzzles(visit: Visit) -> None:
    solver = visit("/", size=PHONE)
    solver.page.get_by_role("link", name="Puzzles").click()
    expect(solver.page.get_by_role("link", name="Palazzo")).to_be_visible()
    assert solver.fits()


def test_at_night_the_menu_of_a_phone_shows_which_language_is_chosen(visit: Visit) -> None:
    solver = visit("/puzzles/palazzo", size=PHONE, dark=True)
    solver.page.get_by_role("button", name="More").click()
    chosen = solver.page.get_by_role("button", name="English", pressed=True)
    text, ground = (sum(colour) for colour in chosen.evaluate(COLOURS))
    assert abs(text - ground) > 3 * 128


def test_a_puzzle_is_within_reach_of_the_keyboard_on_a_low_screen(visit: Visit) -> None:
    solver = visit("/puzzles/florence", size=(1366, 650))
    expect(solver.page.locator(".puzzle .answers")).to_be_visible()
    assert solver.faults() == []

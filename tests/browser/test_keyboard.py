"""A table by the keyboard: few keys to a move, and what has the focus hides nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit

MOST_KEYS = 3


def test_from_the_map_to_confirm_takes_three_keys_at_most(visit: Visit) -> None:
    player = visit("/new/florence")
    player.page.locator("#new-table select").nth(1).select_option("1")
    player.page.locator("#new-table .go").click()
    player.wait_for_my_turn()
    place = player.page.locator(".florence-city button.spot.location.open").first
    place.focus()
    keys = ["Enter", "c"]
    assert len(keys) <= MOST_KEYS
    player.page.keyboard.press(keys[0])
    expect(player.page.locator(".r-deciding .btn.go")).to_be_visible()
    before = player.says(".prompt")
    player.page.keyboard.press(keys[1])
    expect(player.page.locator(".prompt").first).not_to_have_text(before)


def test_a_focused_square_does_not_blank_the_piece_to_be_placed(visit: Visit) -> None:
    player = visit("/")
    player.open_against_bots("princes")
    squares = player.page.locator(".princes-estate .square")
    player.play_while(lambda: squares.count() == 0, seed=3)
    ghost = player.page.locator(".princes-estate .plan .ghost")
    for square in (squares.first, player.page.locator(".princes-estate .square.open").first):
        square.focus()
        expect(ghost).to_be_visible()
        assert player.page.locator(".princes-estate .square.here").count() > 0
    player.page.mouse.move(0, 0)
    square = player.page.locator(".princes-estate .square.open").first
    box = square.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + 5, box["y"] + 5)
    player.page.mouse.move(0, 0)
    assert player.page.locator(".princes-estate .square.here").count() > 0
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".r-deciding .btn.go")).to_be_visible()

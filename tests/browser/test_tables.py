"""What every table on the page can do, tried with Palazzo: friends, one device, reload, replay."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Locator, expect

from quattrocento.server import limits
from quattrocento.server.limits.budget import Budget
from quattrocento.server.transport.picows_connection import PicowsConnection
from tests.browser.conftest import Visit
from tests.browser.friends import HOT, ME, OPEN, join, set_table
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.clients import Server, until
from tests.server.test_failures import Process

# How long something that may go away is waited for, in milliseconds.
BRIEF = 3000
WHOLE_GAME = 5000
RECORD = min(Path("tests/records/palazzo").glob("*-3-players-advised.txt"))


def test_two_friends_play_at_one_table_by_its_link(visit: Visit) -> None:
    host = visit()
    set_table(host, ME, OPEN)
    friend = join(visit, host, size=PHONE)
    expect(host.page.get_by_text("Marie").first).to_be_visible()
    for turn in range(16):
        asked, waiting = (host, friend) if host.asked() else (friend, host)
        asked.play_while(asked.asked, seed=turn)
        expect(waiting.page.locator(".prompt.mine")).to_be_visible()


def test_what_one_says_the_other_reads(visit: Visit) -> None:
    host = visit()
    set_table(host, ME, OPEN)
    friend = join(visit, host)
    for person in (host, friend):
        person.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_label("Write a message").fill("Buona sera!")
    friend.page.get_by_role("button", name="Send").click()
    expect(host.page.get_by_text("Buona sera!")).to_be_visible()
    assert host.faults() == []


def test_a_browsers_answers_to_pings_end_no_connection(
    visit: Visit, house: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More of them than anybody is asked for in an hour."""
    taken = []
    take = Budget.take
    monkeypatch.setattr(Budget, "take", lambda self: (taken.append(self), take(self))[1])
    player = visit()
    player.page.get_by_role("button", name="Play now").first.click()
    player.wait_for_my_turn()
    services = house.services
    watchers = list(services.registry.watchers())
    number = limits.IDLE_FRAMES_AT_ONCE - limits.IDLE_FRAMES_A_SECOND
    for watcher in watchers:
        assert isinstance(watcher.connection, PicowsConnection)
        for _ in range(number):
            ping = watcher.connection._transport.send_ping
            services.background.loop.call_soon_threadsafe(ping, b"there?")
    until(lambda: len(taken) >= number * len(watchers))
    assert list(services.registry.watchers()) == watchers
    player.play_while(player.asked, seed=1)
    assert player.faults() == []


def test_at_one_device_a_curtain_hides_the_hand_from_the_others(visit: Visit) -> None:
    host = visit()
    set_table(host, ME, HOT)
    curtain = host.page.locator(".curtain")
    for turn in range(6):
        expect(curtain).to_be_visible()
        expect(host.page.locator(".r-deciding")).to_have_count(0)
        who = re.search(r"Pass the device to (\w+)", curtain.inner_text())
        assert who is not None
        curtain.get_by_role("button").click()
        expect(host.page.locator(".prompt.mine")).to_contain_text(f"{who[1]}, your turn.")
        host.play_while(lambda: curtain.count() == 0, seed=turn)


def test_a_reload_in_the_middle_of_an_auction_changes_nothing(visit: Visit) -> None:
    player = visit()
    player.page.get_by_role("button", name="Play now").first.click()
    bidding = player.page.locator(".prompt.mine", has_text="highest bid")
    while bidding.count() == 0:
        player.play_while(lambda: bidding.count() == 0, seed=3)
        player.page.wait_for_timeout(500)
    before = player.says(".prompt"), player.says(".r-side"), player.says(".r-board")
    player.page.reload()
    player.wait_for_my_turn()
    assert (player.says(".prompt"), player.says(".r-side"), player.says(".r-board")) == before


def test_a_move_that_showed_nothing_can_be_taken_back(visit: Visit) -> None:
    host = visit()
    set_table(host, ME, OPEN)
    friend = join(visit, host)
    undo = host.page.get_by_role("button", name="Take back")
    taken = friend.page.locator(".log", has_text="takes the move back")
    turn = 0
    while not (was_clicked(undo) and came(taken)):
        turn += 1
        asked = host if host.asked() else friend
        asked.play_while(lambda: asked.asked() and undo.count() == 0, seed=turn)  # noqa: B023
        host.page.locator(".prompt.mine").or_(host.page.get_by_text("Waiting for")).first.wait_for()


def came(sight: Locator) -> bool:
    """Whether something is seen soon: who has just made another move is refused, and asks again."""
    try:
        sight.first.wait_for(timeout=BRIEF)
    except Error:
        return False
    return True


def was_clicked(button: Locator) -> bool:
    """Click a button, if it is there and does not go before it can be clicked."""
    try:
        if button.count() > 0:
            button.click(timeout=BRIEF)
            return True
    except Error:
        return False
    return False


def test_a_locked_thing_says_why_with_its_rule(visit: Visit) -> None:
    player = visit()
    player.page.get_by_role("button", name="Play now").first.click()
    player.wait_for_my_turn()
    locked = player.page.locator(".r-deciding button[aria-disabled='true']:not([aria-busy])")
    # In some decisions everything can be done.
    player.play_while(lambda: not (player.asked() and locked.count()), seed=1)
    locked.first.click(force=True)
    tip = player.page.get_by_role("link", name=re.compile("PAL-")).or_(
        player.page.get_by_role("button", name=re.compile("PAL-"))
    )
    rule = tip.first.inner_text()
    tip.first.click()
    expect(player.page.get_by_role("dialog")).to_contain_text(rule)
    assert player.faults() == []


def test_the_rules_can_be_searched(visit: Visit) -> None:
    player = visit("/rules/palazzo")
    player.page.get_by_label("Search the rules").fill("architect")
    expect(player.page.locator("main")).to_contain_text("architect")
    assert player.faults() == []


def test_the_language_changes_at_once_log_and_all(visit: Visit) -> None:
    player = visit()
    player.page.get_by_role("button", name="Play now").first.click()
    player.wait_for_my_turn()
    expect(player.page.locator(".log").first).to_contain_text("The game begins.")
    player.page.get_by_role("button", name="FR").click()
    expect(player.page.locator(".prompt")).to_contain_text("C’est à vous de jouer")
    expect(player.page.locator(".log").first).not_to_contain_text("The game begins.")
    assert player.page.evaluate("document.documentElement.lang") == "fr"


def test_a_record_can_be_looked_at_step_by_step(visit: Visit) -> None:
    player = visit("/replay")
    player.page.get_by_label("Record", exact=True).fill(RECORD.read_text(encoding="utf-8"))
    player.page.get_by_role("button", name="Show the game").click()
    slider = player.page.get_by_label("Step of the game")
    expect(slider).to_be_visible()
    player.page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("1")
    player.page.get_by_role("button", name="To the end").click()
    expect(player.page.locator(".controls")).to_contain_text("The fifth rider ends the game")
    player.page.get_by_label("Point of view", exact=True).select_option("open")
    player.page.get_by_role("button", name="To the beginning").click()
    assert player.faults() == []


@pytest.mark.parametrize(
    ("size", "dark"),
    [(DESKTOP, False), ((1024, 768), False), (PHONE, False), (DESKTOP, True)],
    ids=["wide", "middle", "phone", "night"],
)
def test_every_page_fits_and_has_no_faults(visit: Visit, size: tuple[int, int], dark: bool) -> None:
    # The night has other colours, but the same words and sizes.
    for language in ("en",) if dark else ("en", "fr"):
        visitor = visit("/", size=size, dark=dark, language=language)
        for path in ("/", "/new/palazzo", "/rules/palazzo", "/replay", "/join/ABCDEF"):
            visitor.go(path)
            assert visitor.fits(), path
            assert visitor.faults() == [], path
        # Nobody was invited with this code, which the browser says in its own words.
        visitor.troubles = [each for each in visitor.troubles if "404 (Not Found)" not in each]


def test_a_game_goes_on_when_the_server_was_killed_and_came_back(
    browser: Browser, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    server = Process(tmp_path, database)
    player = Visitor(browser, server.url)
    player.go("/")
    player.page.get_by_role("button", name="Play now").first.click()
    for turn in range(2):
        player.play_while(player.asked, seed=turn)
        asked, board = rested(player)
        server.end(signal.SIGKILL)
        expect(player.page.get_by_text("The connection has been lost.")).to_be_visible()
        server = Process(tmp_path, database, server.port)
        expect(player.page.get_by_text("The connection has been lost.")).to_have_count(0)
        assert (player.says(".prompt"), player.says(".r-board")) == (asked, board)
    player.leave()
    server.end(signal.SIGTERM)


def rested(player: Visitor) -> tuple[str, str]:
    """What the page shows when it is the player's turn and nothing moves by itself any more."""
    before = ("", "")
    while True:
        player.wait_for_my_turn()
        player.page.wait_for_timeout(BRIEF)
        shown = player.says(".prompt"), player.says(".r-board")
        if shown == before and player.asked():
            return shown
        before = shown


def test_an_invitation_is_one_click_and_shows_its_link(visit: Visit) -> None:
    host = visit("/", size=(1366, 650))
    host.page.get_by_role("button", name="Invite").first.click()
    expect(host.page.get_by_label("Link to this table")).to_be_in_viewport()
    expect(host.page.locator(".seats li.open")).to_have_count(1)
    friend = join(visit, host)
    assert friend.fits()


def test_whoever_played_is_called_to_the_next_game_and_keeps_a_seat(
    house: Server, visit: Visit
) -> None:
    marie, louis = house.person("Marie"), house.person("Louis")
    table = marie.open("me", "open")
    louis.post("/tables/join", {"code": table["code"]})
    house.advance(table["id"], WHOLE_GAME, 1)
    reader = visit(f"/table/{table['id']}", cookies=louis.http.cookies)
    expect(reader.page.locator(".result").first).to_be_visible()
    again = marie.post(f"/tables/{table['id']}/rematch")
    expect(reader.page.get_by_text("Your seat is kept.")).to_be_visible()
    reader.go("/")
    expect(reader.page.get_by_text("your seat is kept")).to_be_visible()
    reader.page.get_by_role("button", name="Join the next game").click()
    expect(reader.page.locator(".prompt")).to_be_visible()
    assert again["id"] in reader.page.url

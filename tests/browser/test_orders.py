"""Orders on the page: whole games with a secret maximum in every auction; the proof afterwards."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from quattrocento.server.bots.pool import BotPool
from quattrocento.server.tables import entries
from tests.browser.conftest import Visit
from tests.browser.friends import ME, OPEN, join, set_table
from tests.browser.visitor import MOMENT, PATIENCE, PHONE, Visitor
from tests.server.clients import Server

AT_ONCE = 0.0
# Milliseconds.
A_MOMENT = 10_000
SHOWN = 200
ANSWERED = """() => {
  const dialog = document.querySelector('dialog')
  return dialog === null || dialog.querySelector('[role=alert]') !== null
}"""


@pytest.fixture
def the_same_deal() -> None:
    """Not here: the seed must come from what was committed to, or nothing could be proved."""


@pytest.fixture
def house(bots: BotPool, tmp_path: Path) -> Iterator[Server]:
    """A server whose tables answer at once what was ordered."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", bots, answer_pause=AT_ONCE)
    yield server
    server.stop()


def may_order(person: Visitor) -> bool:
    return person.page.get_by_role("button", name="Order …").count() > 0


def leave_a_maximum(person: Visitor, chance: random.Random) -> None:
    """Try to leave a maximum; bots do not wait, so the auction may be over before it is written."""
    page = person.page
    page.set_default_timeout(A_MOMENT)
    with suppress(TookTooLong):
        page.get_by_role("button", name="Order …").click()
        write_a_maximum(person, chance)
    page.set_default_timeout(PATIENCE)
    if page.locator("dialog").count() > 0:
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


def write_a_maximum(person: Visitor, chance: random.Random) -> None:
    """The first try is refused with what it can be, unless that is 1."""
    page = person.page
    number, give = page.locator("dialog input[type=number]"), page.get_by_text("Leave it")
    number.fill("1")
    page.locator("dialog select").last.select_option(chance.choice(["pass", "ask"]))
    give.click()
    page.wait_for_function(ANSWERED)
    if page.locator("dialog").count() == 0:
        return
    told = page.locator("dialog [role=alert]").inner_text()
    bounds = re.search(r"from ([\d,]+) to ([\d,]+)", told)
    if bounds is not None:
        least, most = (int(each.replace(",", "")) for each in bounds.groups())
        number.fill(str(chance.randint(least, most)))
        give.click()
        page.locator("dialog").wait_for(state="detached")


@pytest.mark.parametrize("game", ["palazzo", "princes"])
def test_a_whole_game_is_played_with_orders_in_its_auctions_and_proved(
    visit: Visit, house: Server, game: str
) -> None:
    new = visit()
    new.open_against_bots(game)
    table = new.page.url.rpartition("/")[2]
    chance = random.Random(3)
    auctions = 0
    idle = 0
    found = ""
    while found != "over":
        # What was clicked takes its time to be shown; then the table waits for us.
        if new.asked() and may_order(new):
            new.page.wait_for_timeout(SHOWN)
        if new.asked() and may_order(new):
            leave_a_maximum(new, chance)
            auctions += 1
            if auctions == 1:
                assert new.faults() == []
        found = new.click_something(chance)
        idle = idle + 1 if found != "clicked" else 0
        assert idle < PATIENCE // MOMENT, found
        if idle:
            new.page.wait_for_timeout(MOMENT)
    log = house.held(table).table.entries
    given = [each for each in log if isinstance(each, entries.GiveOrder)]
    carried_out = [each for each in log if isinstance(each, entries.Move) and each.number]
    assert 0 < len(given) <= auctions, auctions
    assert carried_out
    new.page.get_by_role("link", name="Check the proof").click()
    expect(new.page.locator(".verdict")).to_contain_text("all promises were kept")
    expect(new.page.get_by_text("The last hash that you hold is in the chain.")).to_be_visible()
    expect(new.page.get_by_text("What you added went into the seed.")).to_be_visible()
    assert new.faults() == []


def test_an_order_stands_until_it_is_taken_back(visit: Visit, house: Server) -> None:
    """In Augsburg, whose bots bid so quickly that nobody could write an order meanwhile."""
    host = visit()
    set_table(host, ME, OPEN, game="Augsburg 1520")
    friend = join(visit, host)
    for turn in range(PATIENCE // MOMENT):
        if may_order(host) and may_order(friend):
            break
        for each in (host, friend):
            each.play_while(lambda each=each: each.asked() and not may_order(each), seed=turn)
        host.page.wait_for_timeout(MOMENT)
    # Whoever waits has time to write.
    person = friend if host.asked() else host
    person.page.get_by_role("button", name="Order …").click()
    write_a_maximum(person, random.Random(1))
    expect(person.page.locator(".standing")).to_contain_text(re.compile(r"Up to \d+ at"))
    assert person.faults() == []
    other = friend if person is host else host
    assert other.page.locator(".standing").count() == 0
    table = person.page.url.rpartition("/")[2]
    (given,) = [e for e in house.held(table).table.entries if isinstance(e, entries.GiveOrder)]
    assert house.held(table).table.orders.of(given.seat)
    person.page.get_by_role("button", name="Take it back").click()
    expect(person.page.get_by_role("button", name="Order …")).to_be_visible()
    assert not house.held(table).table.orders.of(given.seat)


def test_the_week_is_played_from_the_page_of_events_on_a_phone(visit: Visit) -> None:
    new = visit("/events", size=PHONE)
    expect(new.page.get_by_role("heading", name="Deals of the week")).to_be_visible()
    assert new.fits()
    assert new.faults() == []
    new.page.get_by_role("button", name="Play").first.click()
    expect(new.page.locator(".prompt")).to_be_visible()
    new.go("/events")
    expect(new.page.get_by_role("link", name="My table 1")).to_be_visible()


def test_a_host_opens_an_event_and_a_friend_plays_it(visit: Visit) -> None:
    host = visit("/events")
    host.page.get_by_role("button", name="Open an event").click()
    host.page.get_by_label("What is it called?").fill("Spring")
    host.page.get_by_role("button", name="Open it").click()
    expect(host.page.get_by_role("heading", name="Spring")).to_be_visible()
    assert host.faults() == []
    friend = visit("/events", language="fr")
    spring = friend.page.locator("li", has_text="Spring")
    spring.get_by_role("button", name="Jouer").click()
    expect(friend.page.locator(".prompt")).to_be_visible()

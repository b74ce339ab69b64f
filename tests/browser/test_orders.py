"""Orders on the page: whole games with a secret maximum in every auction; the proof afterwards.

Florence is not among them: nobody bids there, so there is no auction to leave an order for.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import quattrocento as qc
from quattrocento.core.passing import Period
from quattrocento.server.bots.pool import BotPool
from quattrocento.tables import entries
from quattrocento.tables.ordering import answer_for
from quattrocento.tables.seats import Reader
from quattrocento.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.visitor import MOMENT, PAINTED, PATIENCE, PHONE, UNPAINTED, Visitor
from tests.server.clients import Person, Server

AT_ONCE = 0.0
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


def write_a_maximum(person: Visitor, chance: random.Random, period: str | None = None) -> bool:
    """Leave a maximum, if one can be: the first try is refused with what it can be, unless 1.

    It is for a period, or for the first one that is offered.
    """
    page = person.page
    page.get_by_role("button", name="Order …").click()
    dialog, number = page.locator("dialog"), page.locator("dialog input[type=number]")
    lists = dialog.locator("select")
    if period is not None:
        lists.first.select_option(period)
    lists.last.select_option(chance.choice(["pass", "ask"]))
    number.fill("1")
    page.get_by_text("Place the order").click()
    page.wait_for_function(ANSWERED)
    if dialog.count() == 0:
        return True
    told = dialog.get_by_role("alert").inner_text()
    bounds = re.search(r"from ([\d,]+) to ([\d,]+)", told)
    if bounds is None:
        assert "You cannot bid there any more" in told
        page.keyboard.press("Escape")
    else:
        least, most = (int(each.replace(",", "")) for each in bounds.groups())
        number.fill(str(chance.randint(least, most)))
        page.get_by_text("Place the order").click()
    dialog.wait_for(state="detached")
    return bounds is not None


def await_the_present(person: Visitor, table: Table, seat: int) -> None:
    """Wait until the page shows the table as it stands, not an auction that has ended since."""
    present = table.sequence_for(Reader(None, (seat,)))
    person.wait_until(f"Number(document.querySelector('.prompt')?.dataset.sequence) >= {present}")


def auction_of(table: Table, seat: int) -> Period | None:
    """The auction that a seat is in, if it is in one."""
    if table.status != "playing":
        return None
    return next((each for each in table.periods_to_bid(seat) if each.single), None)


def move_somebody(host: Person, table: str, chance: random.Random) -> None:
    """Make a move at random for one of the seats that a person plays."""
    seen = host.look(table)
    asked = next(each for each in seen["offers"] if each["offers"])
    move = chance.choice(asked["offers"])["move"]
    host.move(table, asked["seat"], move, seen["table"]["sequence"])


MINE = 0
WITH_AUCTIONS = [name for name in qc.games() if qc.game(name).auctions is not None]


@pytest.mark.thorough
@pytest.mark.parametrize("game", WITH_AUCTIONS)
def test_a_whole_game_is_played_with_an_order_in_every_auction_and_proved(
    visit: Visit, house: Server, game: str
) -> None:
    """The rivals are people, who wait while an order is being written; so do table and page."""
    chance = random.Random(3)
    host = house.person("Marie")
    rivals = ["me"] * (qc.game(game).seats[0] - 1)
    opened = host.open("open", *rivals, game=game, forced=False)
    live = house.held(opened["id"])
    new = visit("/settings")
    new.page.get_by_label("Make my moves for me when everybody sees them coming").uncheck()
    new.go(f"/join/{opened['code']}")
    new.page.get_by_label("What name shall the others see?").fill("Ada")
    new.page.get_by_role("button", name="Sit down").click()
    expect(new.page.locator(".prompt")).to_be_visible()
    new.page.evaluate(UNPAINTED)
    written = idle = 0
    settled: Period | None = None
    while live.table.status == "playing":
        table = live.table
        auction = auction_of(table, MINE)
        idle += 1
        if any(answer_for(table, seat) for seat in table.awaited_people()):
            new.page.wait_for_timeout(MOMENT)
        elif auction is not None and auction != settled:
            await_the_present(new, table, MINE)
            written += write_a_maximum(new, chance, auction.name)
            settled, idle = auction, 0
        elif MINE not in table.awaited_people():
            move_somebody(host, opened["id"], chance)
            idle = 0
        elif new.click_something(chance) == "clicked":
            idle = 0
        else:
            new.page.wait_for_timeout(MOMENT)
        assert idle < PATIENCE // MOMENT, new.says("main")[:300]
        if auction is None:
            settled = None
    new.page.evaluate(PAINTED)
    log = live.table.entries
    given = [each for each in log if isinstance(each, entries.GiveOrder)]
    assert len(given) == written > 0
    assert [each for each in log if isinstance(each, entries.Move) and each.number]
    new.page.get_by_role("link", name="Check the proof").click()
    expect(new.page.locator(".verdict")).to_contain_text("all commitments were kept")
    expect(new.page.get_by_text("The last hash of your receipt is in the chain.")).to_be_visible()
    expect(new.page.get_by_text("What you added went into the seed.")).to_be_visible()
    assert new.faults() == []


def test_an_order_stands_until_it_is_taken_back(visit: Visit, house: Server) -> None:
    """Two people play at random until both could leave an order, then look at the page."""
    chance = random.Random(3)
    ada, marie = house.person("Ada"), house.person("Marie")
    opened = ada.open("me", "open", game="augsburg", forced=False)
    table = opened["id"]
    marie.post("/tables/join", {"code": opened["code"]})
    live = house.held(table)
    while not all(auction_of(live.table, seat) for seat in (0, 1)):
        assert live.table.status == "playing"
        move_somebody(ada if 0 in live.table.awaited_people() else marie, table, chance)
    people = [visit(f"/table/{table}", cookies=who.http.cookies) for who in (ada, marie)]
    # Whoever waits has time to write.
    waits = next(seat for seat in (0, 1) if seat not in live.table.awaited_people())
    person, other = people[waits], people[1 - waits]
    assert write_a_maximum(person, random.Random(1))
    expect(person.page.locator(".standing")).to_contain_text(re.compile(r"Up to \d+ at"))
    assert person.faults() == []
    expect(other.page.locator(".prompt")).to_be_visible()
    assert other.page.locator(".standing").count() == 0
    assert live.table.orders.of(waits)
    person.page.get_by_role("button", name="Cancel the order").click()
    expect(person.page.get_by_role("button", name="Order …")).to_be_visible()
    assert not live.table.orders.of(waits)


def test_the_week_is_played_from_the_page_of_events_on_a_phone(visit: Visit) -> None:
    new = visit("/events", size=PHONE)
    expect(new.page.get_by_role("heading", name="Deals of the week")).to_be_visible()
    assert new.fits()
    assert new.faults() == []
    new.page.get_by_role("button", name="Play", exact=True).first.click()
    expect(new.page.locator(".prompt")).to_be_visible()
    new.go("/events")
    expect(new.page.get_by_role("link", name="My table 1")).to_be_visible()


def test_a_host_opens_an_event_and_a_friend_plays_it(visit: Visit) -> None:
    host = visit("/events")
    host.page.get_by_role("button", name="Open an event").click()
    host.page.get_by_label("Name of the event").fill("Spring")
    host.page.get_by_role("button", name="Open", exact=True).click()
    expect(host.page.get_by_role("heading", name="Spring")).to_be_visible()
    assert host.faults() == []
    friend = visit("/events", language="fr")
    spring = friend.page.locator("li", has_text="Spring")
    spring.get_by_role("button", name="Jouer").click()
    expect(friend.page.locator(".prompt")).to_be_visible()

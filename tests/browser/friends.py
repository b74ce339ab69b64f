"""People who meet at a table on the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

ME = "Me"
OPEN = "Open, for whoever joins"
HOT = "Somebody at this device"
BOT = "Bot: follows the advice"


def set_table(host: Visitor, *sitters: str, game: str = "Palazzo") -> None:
    """Set a table for so many, each chosen by what the list calls them."""
    host.page.get_by_role("button", name="New table").click()
    fields = host.page.locator("label")
    fields.filter(has_text="Game").locator("select").first.select_option(label=game)
    fields.filter(has_text="Players").locator("select").select_option(str(len(sitters)))
    for number, sitter in enumerate(sitters, start=1):
        host.page.get_by_label(f"Seat {number}: who plays").select_option(label=sitter)
    host.page.get_by_role("button", name="Open the table").click()


def join(visit: Visit, host: Visitor, **manner: object) -> Visitor:
    """A friend opens the link that the host sent, and sits down."""
    link = host.page.get_by_label("Link to this table").input_value()
    friend = visit(link.removeprefix(host.url), **manner)
    friend.page.get_by_label("What name shall the others see?").fill("Marie")
    friend.page.get_by_role("button", name="Sit down").click()
    for person in (host, friend):
        expect(person.page.locator(".prompt")).to_be_visible()
    return friend

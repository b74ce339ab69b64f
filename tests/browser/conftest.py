"""A real browser, a server on SQLite, and people who sit before the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from quattrocento.server.bots.pool import BotPool
from scripts.browser import ARGUMENTS, find_browser
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.clients import Server

# Beside a busy machine a page may take its time.
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def bots() -> Iterator[BotPool]:
    bots = BotPool(1)
    yield bots
    bots.close()


@pytest.fixture(autouse=True)
def deal_alike(the_same_deal: None) -> None:
    """What a test clicks on must lie there tomorrow too."""


@pytest.fixture
def house(bots: BotPool, tmp_path: Path) -> Iterator[Server]:
    # What its host allows may stand in links.
    allowed = ("127.0.0.1",)
    server = Server(f"sqlite:///{tmp_path}/tables.db", bots, allowed_hosts=allowed)
    yield server
    server.stop()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, house: Server) -> Iterator[Visit]:
    """Somebody opens the page; at the end nothing may have gone wrong in it."""
    visitors: list[Visitor] = []

    def visited(path: str = "/", **manner: object) -> Visitor:
        visitors.append(Visitor(browser, house.url, server=house, **manner))  # type: ignore[arg-type]
        visitors[-1].go(path)
        return visitors[-1]

    yield visited
    for visitor in visitors:
        visitor.leave()

"""An answer of several parts is sent whole, however quick somebody clicks."""

from __future__ import annotations

import json
import re
from time import monotonic
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import MOMENT, PATIENCE
from tests.server.clients import Server
from tests.server.test_playing import a_purchase


class HeldPlans:
    """Plans that a page asks for and that are not answered yet."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.holding = True
        self.held: list[Route] = []
        page.route("**/plan", self.answer)

    def answer(self, route: Route) -> None:
        if self.holding:
            self.held.append(route)
        else:
            route.continue_()

    def wait(self) -> None:
        """Wait until one is asked for."""
        until = monotonic() + PATIENCE / 1000
        while not self.held:
            assert monotonic() < until, "no plan was asked for"
            self.page.wait_for_timeout(MOMENT)

    def let_go(self) -> None:
        """Let all be answered, and those that come."""
        self.holding = False
        for route in self.held:
            route.continue_()


def test_a_purchase_and_its_payment_are_one_message_however_quick_pay_is_pressed(
    visit: Visit, house: Server
) -> None:
    """While the plan of what was ticked is not answered, Pay sends nothing; then it sends all."""
    marie, louis = house.person("Marie"), house.person("Louis")
    table = marie.open("me", "open", lot=False)["id"]
    louis.post(f"/tables/{table}/join", {})
    marie.move(table, 0, "draw tiles", marie.look(table)["table"]["sequence"])
    moves = a_purchase(marie, table, 0)
    player = visit(cookies=marie.http.cookies)
    page = player.page
    sent: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)))

    page.on("websocket", listen)
    player.go(f"/table/{table}")
    tile = moves[0].removeprefix("buy ")
    page.get_by_role("button", name=f"{tile}, for ").click()
    page.get_by_role("button", name="Pay for this one").click()
    hand = page.get_by_role("group", name="Your hand")
    pay = page.get_by_role("button", name=re.compile(r"^Pay \d"))
    expect(pay).to_be_visible()
    plans = HeldPlans(page)
    for move in moves:
        if move.startswith("lay "):
            card = "a certificate" if move == "lay certificate" else move.removeprefix("lay ")
            # Of equal cards the last lies on top.
            hand.get_by_role("button", name=card, exact=True).last.click()
    plans.wait()
    for _ in range(3):
        pay.click(force=True)
    assert sent == []
    plans.let_go()
    expect(pay).not_to_have_attribute("aria-disabled", "true")
    before = marie.look(table)["table"]["sequence"]
    pay.click()
    expect(pay).to_be_hidden()
    assert [each["moves"] for each in sent] == [moves]
    assert marie.look(table)["table"]["sequence"] == before + len(moves)

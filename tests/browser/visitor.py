"""Somebody before the page: looks at it, clicks what may be clicked, and notices what is wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.clients import Server

DESKTOP = (1440, 900)
PHONE = (390, 844)
AXE = Path("web") / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000
MOMENT = 20
RATHER_SETTLE = 0.75
# Whoever clicks waits until the page has shown what the server answered.
COUNT_UNANSWERED = """
window.unanswered = 0
const ask = window.fetch
window.fetch = (...question) => {
  window.unanswered += 1
  return ask(...question).finally(() => requestAnimationFrame(() => (window.unanswered -= 1)))
}
"""
# One step of a game: look whose turn it is, and click something that answers the question put to
# me. Click where a finger would: cards in a fan overlap, and what is free of each is its left edge.
STEP = """async ([settle, chance]) => {
  while (window.unanswered > 0) await new Promise((again) => setTimeout(again, 5))
  if (document.querySelector('.result')) return 'over'
  if (!document.querySelector('.prompt.mine')) return 'waiting'
  const regions = [...document.querySelectorAll('.r-deciding, .r-board, .r-mine')]
  const all = regions
    .flatMap((region) => [...region.querySelectorAll('button')])
    .filter((each) => each.ariaDisabled !== 'true' && !each.classList.contains('why'))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  const settling = all.filter((each) => each.classList.contains('go'))
  const choices = settle && settling.length > 0 ? settling : all
  const chosen = choices[Math.floor(chance * choices.length)]
  if (!chosen) return 'nothing'
  chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = chosen.getBoundingClientRect()
  const hit = document.elementFromPoint(box.left + 9, box.top + 12)
  if (!hit || !chosen.contains(hit)) return 'covered'
  chosen.click()
  return 'clicked'
}"""
# What nobody sees need not be painted: that is half the browser's work while somebody plays.
UNPAINTED = "document.documentElement.style.opacity = '0'"
PAINTED = "document.documentElement.style.opacity = ''"


class Visitor:
    """A person with a browser of their own; they see no moving pictures unless they want to.

    With cookies they are somebody whom the server knows already.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        motion: bool = False,
        dark: bool = False,
        cookies: Mapping[str, str] | None = None,
        server: Server | None = None,
    ) -> None:
        self.url = url
        # The server in this process, for positions that nobody clicks their way to.
        self.server = server
        self.troubles: list[str] = []
        self.clicks = 0
        self.missed = 0
        phone = size[0] < 720
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            is_mobile=phone,
            has_touch=phone,
        )
        for name, value in (cookies or {}).items():
            self.context.add_cookies([{"name": name, "value": value, "url": self.url}])
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(COUNT_UNANSWERED)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda line: self.heard(line.type, line.text))

    def heard(self, kind: str, text: str) -> None:
        """Notice errors and warnings, but not refusals and connections that were cut on purpose."""
        expected = any(each in text for each in ("WebSocket", "ERR_CONNECTION", "409 (Conflict)"))
        if kind in ("error", "warning") and not expected:
            self.troubles.append(text)

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_load_state("networkidle")

    def leave(self) -> None:
        assert self.troubles == []
        self.context.close()

    # Looking

    def says(self, selector: str) -> str:
        return self.page.locator(selector).first.inner_text()

    def asked(self) -> bool:
        """Whether it is my turn."""
        return self.page.locator(".prompt.mine").count() > 0

    def wait_until(self, condition: str) -> None:
        # As a function: a page that forbids eval lets a mere expression be looked at only once.
        self.page.wait_for_function(f"() => ({condition})")

    def fits(self) -> bool:
        """Whether nothing sticks out to the side."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))

    def faults(self) -> list[str]:
        """What axe-core finds wrong for people who cannot see or use a mouse."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: Any = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{fault['id']}: {', '.join(str(node['target']) for node in fault['nodes'][:3])}"
            for fault in found["violations"]
        ]

    # Playing

    def wait_for_my_turn(self) -> None:
        """Wait until I am asked something, or the game is over."""
        self.page.locator(".prompt.mine, .result").first.wait_for()

    def click_something(self, chance: random.Random) -> str:
        """Click one of the things that may be clicked, rather what settles the matter."""
        wishes = [chance.random() < RATHER_SETTLE, chance.random()]
        found: str = self.page.evaluate(STEP, wishes)
        self.clicks += found == "clicked"
        self.missed += found == "covered"
        return found

    def open_against_bots(self, game: str) -> None:
        """Play now, from the lobby."""
        self.page.locator(f"article:has(#game-{game}) .go").click()
        self.wait_for_my_turn()

    def play_clicks(self, number: int, seed: int) -> None:
        """Play on for some clicks."""
        left = iter(range(number))
        self.play_while(lambda: next(left, None) is not None, seed)

    def play_until_over(self, seed: int) -> None:
        """Play a whole game by clicking only what may be clicked."""
        self.play_while(lambda: True, seed)

    def play_while(self, wanted: Callable[[], bool], seed: int) -> None:
        """Play on while something holds and the game is not over."""
        chance = random.Random(seed)
        idle = 0
        self.page.evaluate(UNPAINTED)
        while wanted():
            found = self.click_something(chance)
            if found == "over":
                break
            idle = idle + 1 if found in ("waiting", "nothing", "covered") else 0
            assert idle < PATIENCE // MOMENT, f"{found}: {self.says('main')[:300]}"
            if idle:
                self.page.wait_for_timeout(MOMENT)
        self.page.evaluate(PAINTED)

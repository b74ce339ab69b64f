"""The page's figures: `python -m bench.page`. What is sent, how soon it can be used, how it moves.

In a real browser against a server on loopback. Bytes are counted as they go over the wire. "Fast
3G" is 1.6 Mbit/s down, 0.75 up, 150 ms there and back, with a processor four times as slow.
"""

from __future__ import annotations

import statistics

from playwright.sync_api import Browser, ViewportSize
from rich.console import Console
from rich.table import Table

from quattrocento.core.registry import games
from scripts.screens import running
from tests.server.clients import Person

SIZE: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
FAST_3G = {
    "offline": False,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
    "latency": 150,
}
SLOWER = 4
LOBBY, TABLE = ".poly article", ".prompt.mine"
FRAMES = """() => new Promise((done) => {
  const times = []
  const begin = performance.now()
  const look = (now) => {
    times.push(now)
    if (now - begin < 4000) requestAnimationFrame(look)
    else done(times.slice(1).map((each, place) => each - times[place]))
  }
  requestAnimationFrame(look)
})"""


def visited(
    browser: Browser, person: Person, path: str, usable: str, *, slow: bool
) -> tuple[float, float]:
    """Kilobytes sent for a first view, and seconds until it can be used."""
    context = browser.new_context(
        viewport=PHONE if slow else SIZE, reduced_motion="reduce", service_workers="block"
    )
    context.add_cookies(
        [
            {"name": name, "value": value, "url": person.server.url}
            for name, value in person.http.cookies.items()
        ]
    )
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    sent = [0.0]
    tools.on("Network.loadingFinished", lambda told: count(sent, told["encodedDataLength"]))
    if slow:
        tools.send("Network.emulateNetworkConditions", FAST_3G)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(person.server.url + path, wait_until="commit")
    page.locator(usable).first.wait_for()
    seconds = float(page.evaluate("performance.now()")) / 1000
    page.wait_for_load_state("networkidle")
    context.close()
    return sent[0] / 1000, seconds


def count(sent: list[float], more: float) -> None:
    """Add up what came."""
    sent[0] += more


def frames(browser: Browser, person: Person, game: str) -> float:
    """The median time between frames, in milliseconds, while others' moves are told."""
    table = person.open("me", "advised", "advised", game=game)["id"]
    context = browser.new_context(viewport=SIZE, service_workers="block")
    context.add_cookies(
        [
            {"name": name, "value": value, "url": person.server.url}
            for name, value in person.http.cookies.items()
        ]
    )
    page = context.new_page()
    page.goto(f"{person.server.url}/table/{table}")
    page.locator(TABLE).first.wait_for()
    page.keyboard.press("c")
    found: list[float] = page.evaluate(FRAMES)
    context.close()
    return statistics.median(found)


def main() -> None:
    """Measure, and print."""
    shown = Table("", "sent, kB", "usable, s", "Fast 3G, 4x slower, s", title="The page")
    with running() as (browser, server):
        views = {"lobby": ("/", LOBBY)}
        for game in games():
            person = server.person("Marie")
            table = person.open("me", "advised", "advised", game=game)["id"]
            views[game] = (f"/table/{table}", TABLE)
            for name, (path, usable) in views.items():
                sent, seconds = visited(browser, person, path, usable, slow=False)
                _, slowly = visited(browser, person, path, usable, slow=True)
                shown.add_row(name, f"{sent:.0f}", f"{seconds:.2f}", f"{slowly:.2f}")
            views.clear()
        Console().print(shown)
        person = server.person("Louis")
        for game in games():
            Console().print(f"frames, {game}: median {frames(browser, person, game):.1f} ms")


if __name__ == "__main__":
    main()

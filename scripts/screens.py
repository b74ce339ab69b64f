"""Take pictures of the page's main screens: `python -m scripts.screens`.

A scripted player plays each game against bots and stops early, in the middle and at the end; the
pictures at three widths, by day and by night, go to build/screens, a few of them to docs/pictures.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from quattrocento.core.registry import games
from quattrocento.server.bots.pool import BotPool
from scripts.browser import ARGUMENTS, find_browser
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.clients import Server

ALL = Path("build") / "screens"
SHOWN = Path("docs") / "pictures"
TABLET = (1024, 768)
WIDTHS = {"wide": DESKTOP, "middle": TABLET, "phone": PHONE}
EARLY, MIDDLE = 6, 45
QUALITY = 85


@contextmanager
def running() -> Iterator[tuple[Browser, Server]]:
    """A browser and a server, as long as pictures are taken."""
    bots = BotPool(1)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.db", bots)
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        yield browser, server
        browser.close()
        server.stop()
    bots.close()


def take(visitor: Visitor, name: str) -> None:
    """Take a picture at every width, by day and by night."""
    for width, (across, down) in WIDTHS.items():
        visitor.page.set_viewport_size({"width": across, "height": down})
        for light in ("light", "dark"):
            visitor.page.emulate_media(color_scheme=light, reduced_motion="reduce")
            visitor.page.wait_for_timeout(200)
            picture = ALL / f"{name}-{width}-{light}.jpg"
            visitor.page.screenshot(path=picture, type="jpeg", quality=QUALITY)
    visitor.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    visitor.page.emulate_media(color_scheme="light", reduced_motion="reduce")


def play(browser: Browser, server: Server, game: str) -> None:
    """Pictures of one game, early, in the middle and at the end."""
    player = Visitor(browser, server.url)
    player.go("/")
    player.open_against_bots(game)
    for moment, clicks in (("early", EARLY), ("middle", MIDDLE)):
        player.play_clicks(clicks, seed=clicks)
        player.wait_for_my_turn()
        take(player, f"{game}-{moment}")
    player.play_until_over(seed=7)
    take(player, f"{game}-end")
    player.leave()


def main() -> None:
    """All pictures."""
    shutil.rmtree(ALL, ignore_errors=True)
    ALL.mkdir(parents=True)
    with running() as (browser, server):
        lobby = Visitor(browser, server.url)
        lobby.go("/")
        take(lobby, "lobby")
        lobby.leave()
        for game in games():
            print(f"pictures: {game}")
            play(browser, server, game)
    for name in ("lobby-wide-light", "palazzo-middle-phone-dark"):
        shutil.copy(ALL / f"{name}.jpg", SHOWN)
    for game in games():
        shutil.copy(ALL / f"{game}-middle-wide-light.jpg", SHOWN)
    print(f"pictures: {len(list(ALL.iterdir()))} in {ALL}, some of them in {SHOWN}")


if __name__ == "__main__":
    main()

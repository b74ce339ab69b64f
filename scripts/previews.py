"""Draw what links to us show, and the icons of the installed page: `python -m scripts.previews`.

Run it when a cover or the icon has changed; the pictures go to web/public.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from quattrocento.core.registry import games
from scripts.screens import running
from tests.browser.visitor import Visitor

PUBLIC = Path("web") / "public"
PREVIEW = (1200, 630)
ICONS = (192, 512)
QUALITY = 80
# The covers fill the picture side by side, each with its name.
SHOW = """(names) => {
  const stage = document.createElement('div')
  stage.id = 'stage'
  Object.assign(stage.style, {
    position: 'fixed', inset: '0', zIndex: '1000', display: 'flex', background: '#222',
  })
  for (const name of names) {
    const article = document.querySelector(`article:has(#game-${name})`)
    const half = document.createElement('div')
    Object.assign(half.style, { position: 'relative', flex: '1', overflow: 'hidden' })
    const cover = article.querySelector('.arch svg').cloneNode(true)
    Object.assign(cover.style, { width: '100%', height: '100%', display: 'block' })
    const title = document.createElement('p')
    title.textContent = names.length === 1 ? article.querySelector('h2').textContent : ''
    Object.assign(title.style, {
      position: 'absolute', left: '48px', bottom: '36px', margin: '0', color: '#fff8e8',
      font: '600 84px/1 var(--display)', textShadow: '0 2px 14px #000',
    })
    half.append(cover, title)
    stage.append(half)
  }
  document.querySelector('#stage')?.remove()
  document.body.append(stage)
}"""


def draw_previews(browser: Browser, url: str) -> None:
    """A picture for each game, and one for the house."""
    visitor = Visitor(browser, url, size=PREVIEW)
    visitor.go("/")
    PUBLIC.joinpath("previews").mkdir(exist_ok=True)
    for name, shown in {**{game: [game] for game in games()}, "quattrocento": games()}.items():
        visitor.page.evaluate(SHOW, shown)
        picture = PUBLIC / "previews" / f"{name}.jpg"
        visitor.page.screenshot(path=picture, type="jpeg", quality=QUALITY)
    visitor.leave()


def draw_icons(browser: Browser, url: str) -> None:
    """The icon in the sizes that telephones ask for."""
    for size in ICONS:
        context = browser.new_context(viewport={"width": size, "height": size})
        page = context.new_page()
        page.goto(f"{url}/icon.svg")
        page.screenshot(path=PUBLIC / f"icon-{size}.png")
        context.close()


def main() -> None:
    """Draw everything anew."""
    with running() as (browser, server):
        draw_previews(browser, server.url)
        draw_icons(browser, server.url)


if __name__ == "__main__":
    main()

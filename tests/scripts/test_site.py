"""The site says all that it promises, without being built: `make docs` does that."""

from __future__ import annotations

import hashlib
import importlib
import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect, sync_playwright

import quattrocento as qc
from quattrocento.core.position import Position
from scripts import mermaid
from scripts.browser import ARGUMENTS, find_browser
from scripts.http_reference import DESCRIPTION, http_page

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
MADE = {"reference/http.md"}
# What reports are made of is no page.
PARTS = ("scaling/",)
FOUND = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))
PAGES = [page for page in FOUND if not page.startswith(PARTS)]
LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")
NAMED = re.compile(r"^::: ([\w.]+)", re.MULTILINE)


def test_every_page_has_its_place_in_the_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    found = set(re.findall(r": ([\w/-]+\.md)$", contents, re.MULTILINE))
    assert found == {*PAGES, *MADE}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_of_a_page_leads_somewhere(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    places = [(DOCS / page).parent / link for link in LINK.findall(text)]
    made = [(DOCS / each).resolve() for each in MADE]
    assert [each for each in places if not each.exists() and each.resolve() not in made] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith("reference/")])
def test_whatever_the_reference_names_is_there(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for name in NAMED.findall(text):
        # Compiled modules keep no docstrings, but ruff sees to it that all have one.
        assert thing(name) is not None, name


def thing(name: str) -> object:
    """A module, or something in one."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        module, _, last = name.rpartition(".")
        return getattr(importlib.import_module(module), last)


# Nothing from elsewhere


def test_no_page_shows_anything_of_another_host() -> None:
    for page in PAGES:
        text = (DOCS / page).read_text(encoding="utf-8")
        assert re.findall(r"!\[[^\]]*\]\(\s*(?:https?:)?//[^)]*\)", text) == [], page
        assert re.findall(r"<(?:img|script|link|iframe)\b[^>]*//", text) == [], page


def test_no_font_script_or_style_of_another_host_is_configured() -> None:
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert "\n  font: false\n" in settings
    assert "//" not in settings


def test_a_page_with_a_diagram_has_what_draws_it() -> None:
    plain = "<html><head></head><body><p>mermaid</p></body></html>"
    assert mermaid.with_mermaid(plain, "../x.js") == plain
    drawn = plain.replace("<p>", mermaid.DIAGRAM)
    assert '<script src="../x.js"></script></head>' in mermaid.with_mermaid(drawn, "../x.js")


def test_what_draws_diagrams_is_taken_only_if_it_is_what_was_meant(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In the place of npm: a package under the right name with something else in it."""
    inside, npm = tmp_path / "other.js", tmp_path / "npm.py"
    inside.write_text("steal()")
    npm.write_text(
        "import sys, tarfile\n"
        "with tarfile.open(sys.argv[-1] + '/mermaid.tgz', 'w:gz') as packed:\n"
        f"    packed.add({str(inside)!r}, {mermaid.PART!r})\n"
    )
    monkeypatch.setattr(mermaid, "find_npm", lambda: [sys.executable, str(npm)])
    with pytest.raises(SystemExit, match="is not what it was"):
        mermaid.fetched()
    monkeypatch.setattr(mermaid, "DIGEST", hashlib.sha256(b"steal()").hexdigest())
    assert mermaid.fetched() == b"steal()"


@pytest.mark.thorough
def test_the_built_site_loads_nothing_from_another_host() -> None:
    """Every page in a browser that is kept from all but this computer, diagrams drawn."""
    built = subprocess.run(["make", "docs"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    site = ROOT / "build" / "site"
    pages = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))
    assert "architecture.html" in pages
    with served(site) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        page = browser.new_page()
        asked: list[str] = []
        drawn = 0
        page.on("request", lambda request: asked.append(request.url))
        page.route(lambda each: not each.startswith(url), lambda route: route.abort())
        for place in pages:
            page.goto(f"{url}/{place}", wait_until="load")
            # The theme puts what it has drawn in the place of the text.
            diagrams = (site / place).read_text(encoding="utf-8").count(mermaid.DIAGRAM)
            expect(page.locator("div.mermaid")).to_have_count(diagrams, timeout=60_000)
            drawn += diagrams
        browser.close()
    assert [each for each in asked if not each.startswith((url, "data:", "blob:"))] == []
    assert drawn > 0


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A folder over HTTP."""

    class Handler(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_the_page_about_http_names_every_path_parameter_and_message() -> None:
    page = http_page()
    described = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            _, _, section = page.partition(f"## `{method.upper()} {path}`\n")
            section = section.partition("\n## ")[0]
            assert section, path
            for each in operation.get("parameters", []):
                assert f"| `{each['name']}` | {each['in']} |" in section, (path, each["name"])
    for name in described["components"]["schemas"]:
        assert f"### {name}\n" in page


def test_the_reference_of_positions_has_the_fields_of_all_and_the_classes_of_every_game() -> None:
    page = (DOCS / "reference" / "positions.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Position):
        assert f"| `{field.name}` |" in page
    for game in qc.games():
        module = importlib.import_module(f"quattrocento.games.{game}.kept.position")
        (members,) = re.findall(rf"{module.__name__}\n    options:\n      members: \[(.+)\]", page)
        structs = {
            name
            for name, value in vars(module).items()
            if isinstance(value, type) and issubclass(value, msgspec.Struct)
            if value.__module__ == module.__name__
        }
        assert set(members.split(", ")) == structs

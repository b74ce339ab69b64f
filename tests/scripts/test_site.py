"""The site says all that it promises, without being built: `make docs` does that."""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path

import msgspec
import pytest

import quattrocento as qc
from quattrocento.core.position import Position
from scripts.http_reference import DESCRIPTION, http_page

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
MADE = {"reference/http.md"}
# What reports are made of is no page.
PARTS = ("scaling/", "strength/")
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
        module = importlib.import_module(f"quattrocento.games.{game}.position")
        (members,) = re.findall(rf"{module.__name__}\n    options:\n      members: \[(.+)\]", page)
        structs = {
            name
            for name, value in vars(module).items()
            if isinstance(value, type) and issubclass(value, msgspec.Struct)
            if value.__module__ == module.__name__
        }
        assert set(members.split(", ")) == structs

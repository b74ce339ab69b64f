"""The rules of a game in our own words, under their ids, from its `rules/en.md` and `fr.md`.

Numbers that an owner of the box may correct stand in them by name (`{bond-prices-17}`) and are
filled in from the game's box.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec

from quattrocento.core.box import facts, filled
from quattrocento.core.errors import BadSetup
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import package_of

_HEADING = re.compile(r"^### (?P<id>[A-Z]{3}-[A-Z]+-[A-Z]?\d+) (?P<title>.+)$")


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """One rule: its id, the chapter it stands in, a short title, and its text in Markdown."""

    id: str
    chapter: str
    title: str
    text: str


@cache
def rules(game: str, language: str = "en") -> dict[str, Rule]:
    """All rules of a game by their ids, in the order in which a player learns them."""
    place = files(package_of(game)).joinpath("rules", f"{language}.md")
    whole = filled(place.read_text(encoding="utf-8"), facts(find_game(game).box()), language)
    found: dict[str, Rule] = {}
    chapter = ""
    for block in re.split(r"^(?=##)", whole, flags=re.MULTILINE):
        heading, _, text = block.partition("\n")
        match = _HEADING.match(heading)
        if match:
            rule = Rule(id=match["id"], chapter=chapter, title=match["title"], text=text.strip())
            found[rule.id] = rule
        elif heading.startswith("## "):
            chapter = heading.removeprefix("## ").strip()
    return found


def rule(game: str, identifier: str, language: str = "en") -> Rule:
    """One rule by its id; BadSetup names the ids that are near."""
    every = rules(game, language)
    wanted = identifier.strip().upper()
    if wanted not in every:
        near = [each for each in every if each.startswith(wanted[:7])] or list(every)[:3]
        arguments = {"game": game, "rule": identifier, "near": ", ".join(near)}
        raise BadSetup("bad-rule", arguments)
    return every[wanted]

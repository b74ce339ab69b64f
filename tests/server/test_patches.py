"""Patches: who asks for them is sent what has changed, and knows the same as everybody else."""

from __future__ import annotations

import random
from contextlib import suppress
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from quattrocento.core.game import Game
from quattrocento.tables.patches import changes
from tests.server.clients import PATIENCE, LiveConnection, Server, until

MOVES = 120


def on_the_wire(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def patched(document: Any, patch: list[Any]) -> Any:
    """A document with changes made, as any program would make them."""
    whole = {"document": deepcopy(document)}
    for path, value in patch:
        *way, last = ["document", *path]
        part: Any = whole
        for step in way:
            part = part[step]
        part[last] = value
    return whole["document"]


def test_what_changed_leads_from_each_view_to_the_next(game: Game) -> None:
    chance = random.Random(7)
    players = max(game.seats)
    state = game.new(players=players, seed=7)
    viewers: list[int | None] = [*range(players), None]
    before = {viewer: state.view(viewer) for viewer in viewers}
    whole, parts = 0, 0
    for _ in range(MOVES):
        if state.over:
            break
        seat = chance.choice(state.awaiting())
        state.apply(seat, chance.choice(state.legal(seat)))
        for viewer in viewers:
            after = state.view(viewer)
            patch = changes(before[viewer], after)
            assert patched(on_the_wire(before[viewer]), on_the_wire(patch)) == on_the_wire(after)
            whole += len(msgspec.json.encode(after))
            parts += len(msgspec.json.encode(patch))
            before[viewer] = after
    assert parts < whole / 4


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, [(["b"], [1, 3])]),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], [([1, "a"], 3)]),
        ([{"a": 1}], [{"a": 1}, {"a": 2}], [([], [{"a": 1}, {"a": 2}])]),
        ({"a": 1}, {"b": 1}, [([], {"b": 1})]),
        (None, {"a": 1}, [([], {"a": 1})]),
        (1, True, [([], True)]),
    ],
)
def test_only_what_differs_is_named(before: Any, after: Any, expected: list[Any]) -> None:
    assert changes(before, after) == expected


class Page:
    """What a page knows of a table by its live connection."""

    def __init__(self, live: LiveConnection) -> None:
        self.live = live
        self.known: dict[str, Any] = {}
        self.hear(PATIENCE)

    def hear(self, seconds: float) -> None:
        """Take in the next message, if one comes."""
        with suppress(TimeoutError):
            message = self.live.next(seconds)
            if message["type"] == "patch":
                self.known = patched(self.known, message["changes"])
            elif message["type"] in ("snapshot", "update"):
                self.known = {part: message[part] for part in ("table", "views", "offers")}


def test_who_takes_patches_knows_the_same_as_who_takes_whole_updates(
    quick_server: Server,
) -> None:
    """Two pages of one person, through moves of theirs and of a bot, and a break."""
    marie = quick_server.person("Marie")
    table = marie.open("me", "random")["id"]
    chance = random.Random(3)
    with marie.live(table) as one, marie.connect(f"/tables/{table}/live?patches=true") as other:
        whole, parts = Page(one), Page(other)
        marie.play_any(table, chance, moves=6)
        sequence = marie.look(table)["table"]["sequence"]
        until(lambda: agree(whole, parts, sequence))
        kinds = {message["type"] for message in other.came}
        assert "patch" in kinds
        assert "update" not in kinds
    with marie.connect(f"/tables/{table}/live?patches=true&last={sequence - 1}") as again:
        assert again.next()["type"] == "update"


def agree(whole: Page, parts: Page, sequence: int) -> bool:
    """Whether both pages know the table as it is; if not, they listen a little longer."""
    if whole.known == parts.known and whole.known["table"]["sequence"] >= sequence:
        return True
    for page in (whole, parts):
        page.hear(0.1)
    return False


def test_patches_are_wanted_or_not(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "me")["id"]
    with marie.connect(f"/tables/{table}/live?patches=perhaps") as live:
        refused = live.next()
    assert (refused["reason"], refused["field"]) == ("bad-request", "patches")

"""A private note for each table."""

from __future__ import annotations

import json

import pytest

from tests.server.clients import Server


def test_a_note_is_seen_by_its_writer_only(server: Server) -> None:
    marie, louis, watcher = server.person("Marie"), server.person("Louis"), server.person()
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    note = f"/tables/{table}/note"
    assert marie.get(note) == {"text": ""}
    text = "Louis bluffs.\nBid at least 700 for the fourth quarry."
    assert marie.put(note, {"text": f"{text}  \r\n"}) == {"text": text}
    assert marie.get(note) == {"text": text}
    assert louis.get(note) == {"text": ""}
    for other in (louis, watcher):
        assert "bluffs" not in json.dumps(other.look(table))
    assert watcher.get(note, 403)["reason"] == "not-at-table"
    marie.put(note, {"text": ""})
    assert marie.get(note) == {"text": ""}


@pytest.mark.parametrize("text", ["a\x00b", "\x1b[2J"])
def test_a_note_holds_only_what_can_be_seen(quick_server: Server, text: str) -> None:
    marie = quick_server.person("Marie")
    note = f"/tables/{marie.open('me', 'random')['id']}/note"
    refused = marie.put(note, {"text": text}, 400)
    assert (refused["reason"], refused["field"]) == ("bad-text", "text")
    assert marie.get(note) == {"text": ""}


def test_a_note_is_no_book(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    note = f"/tables/{marie.open('me', 'random')['id']}/note"
    assert marie.put(note, {"text": "x" * 4001}, 400)["field"] == "text"
    marie.put(note, {"text": "x" * 4000})

"""Whole games over the wire, on both databases."""

from __future__ import annotations

import random

import quattrocento as qc
from tests.server.visiting import Server, fresh_key


def test_a_person_plays_a_whole_game_against_a_bot(server: Server) -> None:
    marie = server.person("Marie")
    table = marie.open("me", "random")
    assert table["status"] == "playing"
    assert table["seed"] is None
    marie.play_any(table["id"], random.Random(3))
    seen = marie.look(table["id"])["table"]
    assert seen["status"] == "finished"
    record = qc.Record.loads(marie.get(f"/tables/{table['id']}/record"))
    assert record.replay().scores() == seen["scores"]
    assert record.names == ["Marie", "random"]
    assert record.seed == seen["seed"]


def test_a_doubled_move_counts_once_and_a_stale_one_is_refused_with_the_state(
    server: Server,
) -> None:
    marie = server.person("Marie")
    table = marie.open("me", "me")["id"]
    key = fresh_key()
    first = marie.move(table, 0, "take money", 0, key)
    assert marie.move(table, 0, "take money", 0, key) == first
    refused = marie.move(table, 0, "take money", 0, status=409)
    assert refused["reason"] == "stale"
    assert refused["state"]["table"]["sequence"] == first["sequence"] == 1
    assert set(refused["words"]) == {"en", "fr"}

"""Tables by older rules: they go on where that leads to the same, and else say plainly why not."""

from __future__ import annotations

import json
import random
import sqlite3

import pytest

import quattrocento as qc
from tests.server.conftest import Start


def played_by_the_first_rules(database: str, table: str) -> None:
    """Write down a table as it was before the version of its rules was."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as store:
        (text,) = store.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
        setup = json.loads(text)
        assert setup.pop("rules") == qc.game(setup["game"]).rules_version
        changed = (json.dumps(setup), table)
        store.execute("UPDATE tables SET setup = ? WHERE id = ?", changed)


@pytest.mark.parametrize("moves", [0, 4])
def test_a_table_by_rules_that_have_changed_says_that_it_cannot_go_on(
    start: Start, on_sqlite: str, moves: int
) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    older = marie.open("me", "me", game="florence")["id"]
    other = marie.open("me", "me", game="palazzo")["id"]
    marie.play_any(older, random.Random(1), moves=moves)
    server.stop()
    played_by_the_first_rules(on_sqlite, older)
    marie = start(on_sqlite).person(like=marie)
    problem = marie.look(older, status=410)
    assert "version 1" in problem["words"]["en"]
    assert "version 2" in problem["words"]["en"]
    assert "version 1" in problem["words"]["fr"]
    assert {table["id"] for table in marie.get("/tables")["mine"]} == {older, other}
    assert marie.look(other)["table"]["status"] == "playing"


def test_a_table_by_older_rules_that_lead_to_the_same_goes_on(start: Start, on_sqlite: str) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    older = marie.open("me", "me", game="augsburg")["id"]
    marie.play_any(older, random.Random(1), moves=12)
    before = marie.look(older)["views"]
    server.stop()
    played_by_the_first_rules(on_sqlite, older)
    marie = start(on_sqlite).person(like=marie)
    assert marie.look(older)["views"] == before
    marie.play_any(older, random.Random(2), moves=5)

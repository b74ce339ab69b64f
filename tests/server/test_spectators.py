"""Who may watch: before the game begins everybody who knows the table, then as the host wants."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import PATIENCE, LiveConnection, Server


def test_who_came_while_the_table_gathered_is_sent_away_when_a_closed_game_begins(
    server: Server,
) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open", spectators=False)["id"]
    with server.person("Jeanne").live(table) as live, marie.live(table) as mine:
        assert live.next()["type"] == "snapshot"
        louis.post(f"/tables/{table}/join", {})
        came, code = until_closed(live)
        assert code == 4404
        assert [each["reason"] for each in came if each["type"] == "refused"] == ["no-such-table"]
        assert not any(each["table"]["status"] == "playing" for each in came if "table" in each)
        marie.post(f"/tables/{table}/chat", {"text": "Alone at last"})
        mine.until("chat")
    with server.person().live(table) as live:
        assert live.next()["reason"] == "no-such-table"


def until_closed(live: LiveConnection) -> tuple[list[dict[str, object]], int | None]:
    """All that comes until the connection is closed, and the code that says why."""
    with pytest.raises(ConnectionClosed) as closed:
        live.all_that_came(PATIENCE)
    return live.came[1:], closed.value.rcvd.code if closed.value.rcvd else None


def test_where_spectators_are_welcome_they_stay(server: Server) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open")["id"]
    with server.person("Jeanne").live(table) as live:
        live.next()
        louis.post(f"/tables/{table}/join", {})
        assert live.until("update")["table"]["status"] == "playing"

"""What somebody sees who is invited, who may chat, and what a shared link shows."""

from __future__ import annotations

import re

import pytest

from tests.server.clients import Server, get

CLOCK = {"kind": "move", "seconds": 86_400}


def test_whoever_has_the_code_sees_game_host_players_and_clock(quick_server: Server) -> None:
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    table = marie.open("me", "advised", "open", listed=False, clock=CLOCK)
    found = louis.get(f"/tables/invitation/{table['code'].lower()}")
    assert found["host"] == "Marie"
    assert found["table"]["game"] == "palazzo"
    assert [seat["kind"] for seat in found["table"]["seats"]] == ["person", "bot", "open"]
    assert found["table"]["clock"] == CLOCK
    assert found["table"]["code"] is None
    assert not found["table"]["host"]


@pytest.mark.parametrize("code", ["ABCDEFGH", "no code", "%00"])
def test_a_code_of_no_table_invites_to_nothing(quick_server: Server, code: str) -> None:
    answer = quick_server.person().get(f"/tables/invitation/{code}", status=404)
    assert answer["reason"] == "no-such-table"


def test_a_game_without_spectators_that_has_begun_is_shown_to_nobody(quick_server: Server) -> None:
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    table = marie.open("me", "open", spectators=False)
    louis.post(f"/tables/{table['id']}/join", {})
    quick_server.person().get(f"/tables/invitation/{table['code']}", status=404)


def test_spectators_chat_only_where_the_table_allows_it(quick_server: Server) -> None:
    marie, anna = quick_server.person("Marie"), quick_server.person("Anna")
    for allowed in (False, True):
        table = marie.open("me", "advised", spectators_write=allowed)["id"]
        said = anna.post(f"/tables/{table}/chat", {"text": "Buona sera"}, 200 if allowed else 403)
        assert said.get("reason") == (None if allowed else "not-at-table")
    table = marie.open("me", "advised", spectators=False, spectators_write=True)["id"]
    anna.post(f"/tables/{table}/chat", {"text": "Buona sera"}, 404)


def test_people_chat_while_they_gather(quick_server: Server) -> None:
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    table = marie.open("me", "open", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    louis.post(f"/tables/{table}/chat", {"text": "One more to come"})
    assert [line["text"] for line in marie.look(table)["chat"]] == ["One more to come"]


# The second lesson


def test_a_practice_table_is_for_one_person_and_bots(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    assert marie.open("me", "novice", "novice", practice=True)["practice"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = marie.post("/tables", {"game": "palazzo", "seats": seats, "practice": True}, 400)
    assert (answer["reason"], answer["field"]) == ("practice-alone", "seats")


# Links


def tags(server: Server, path: str, language: str = "en") -> dict[str, str]:
    """What a page says of itself to whoever shows a link to it."""
    page = get(server.url + path, headers={"Accept-Language": language}).text
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page))


def test_a_shared_invitation_names_the_game_and_the_host(quick_server: Server) -> None:
    marie = quick_server.person('M"arie <b>')
    table = marie.open("me", "open", "open", game="princes")
    shown = tags(quick_server, f"/join/{table['code']}")
    assert shown["og:title"] == "The Princes of Florence: a seat is waiting for you"
    assert shown["og:description"].startswith("M&quot;arie &lt;b&gt; invites you.")
    # Where nobody has said what the server is called, links name no host.
    assert shown["og:image"] == "/previews/princes.jpg"
    assert get(quick_server.url + shown["og:image"]).headers["content-type"] == "image/jpeg"
    assert "attend" in tags(quick_server, f"/join/{table['code']}", "fr-CH, en;q=0.5")["og:title"]


@pytest.mark.parametrize("path", ["/", "/join/NOSUCH", "/table/nothing", "/rules/chess"])
def test_whatever_is_shared_has_a_preview(quick_server: Server, path: str) -> None:
    shown = tags(quick_server, path)
    assert shown["og:title"] == "Quattrocento"
    assert shown["og:image"].endswith("/previews/quattrocento.jpg")


def test_a_table_that_nobody_may_watch_tells_nothing(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    hidden = marie.open("me", "advised", game="augsburg", spectators=False)["id"]
    assert tags(quick_server, f"/table/{hidden}")["og:title"] == "Quattrocento"
    open_to_all = marie.open("me", "advised", game="augsburg")["id"]
    assert tags(quick_server, f"/table/{open_to_all}")["og:title"] == "Augsburg 1520"


def test_the_page_can_be_installed(quick_server: Server) -> None:
    manifest = get(f"{quick_server.url}/manifest.json").json()
    for icon in manifest["icons"]:
        assert get(quick_server.url + icon["src"]).status_code == 200
    worker = get(f"{quick_server.url}/service-worker.js")
    assert "javascript" in worker.headers["content-type"]

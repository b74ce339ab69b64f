"""Cookies, forgeries, limits, headers, health, words and the description of the API."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from fluent.syntax import ast, parse
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case

import quattrocento as qc
from quattrocento.core.words import LANGUAGES
from quattrocento.server import events, limits
from quattrocento.server.identity import read_cookie, signed
from quattrocento.server.logs import JsonLines
from quattrocento.server.problems import speech
from tests.server.visiting import MARK, Person, Server
from tests.test_words import catalogue, dashed


def test_a_cookie_is_signed_and_for_no_script(quick_server: Server) -> None:
    first = httpx.get(f"{quick_server.url}/api/v1/me")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    value = first.cookies["quattrocento"]
    same = httpx.get(f"{quick_server.url}/api/v1/me", cookies={"quattrocento": value})
    assert same.json() == first.json()
    assert "set-cookie" not in same.headers
    forged = value[:-1] + ("0" if value[-1] != "0" else "1")
    other = httpx.get(f"{quick_server.url}/api/v1/me", cookies={"quattrocento": forged})
    assert other.json()["id"] != first.json()["id"]


def test_only_our_own_signature_counts() -> None:
    assert read_cookie(b"secret", signed(b"secret", "marie")) == "marie"
    for value in (None, "", "marie", "marie.", "marie.é", signed(b"other", "marie")):
        assert read_cookie(b"secret", value) is None


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {**MARK, "Origin": "http://elsewhere.example"},
        {**MARK, "Origin": "null"},
        {**MARK, "Sec-Fetch-Site": "cross-site"},
    ],
)
def test_another_site_can_change_nothing(quick_server: Server, headers: dict[str, str]) -> None:
    marie = quick_server.person("Marie")
    cookies = dict(marie.http.cookies)
    url = f"{quick_server.url}/api/v1/me"
    refused = httpx.put(url, json={"name": "Mallory"}, headers=headers, cookies=cookies)
    assert refused.status_code == 403
    assert refused.json()["reason"] == "not-from-the-page"
    assert marie.get("/me")["name"] == "Marie"
    ours = {**MARK, "Origin": quick_server.url, "Sec-Fetch-Site": "same-origin"}
    assert httpx.put(url, json={"name": "M"}, headers=ours, cookies=cookies).status_code == 200


def test_every_answer_is_closed_to_other_sites(quick_server: Server) -> None:
    for path in ("/health", "/api/v1/games", "/nothing"):
        headers = httpx.get(f"{quick_server.url}{path}").headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_names_are_tidied_or_refused(quick_server: Server) -> None:
    marie = quick_server.person()
    assert marie.put("/me", {"name": "  Marie   de  Medici "})["name"] == "Marie de Medici"
    for name in ("   ", "\u202e", "a\u0007b", "x" * (limits.LONGEST_NAME + 1), ""):
        assert marie.put("/me", {"name": name}, status=400)["words"]["fr"]


# Health, figures, logs


def test_health_and_figures(quick_server: Server) -> None:
    assert httpx.get(f"{quick_server.url}/health").json() == {"status": "ok", "store": True}
    marie = quick_server.person("Marie")
    table = marie.open("me", "me")["id"]
    marie.move(table, 0, "take money", 0)
    figures = httpx.get(f"{quick_server.url}/metrics").text
    assert 'quattrocento_entries_total{kind="move"} 1.0' in figures
    assert table not in figures


def test_a_line_of_the_log_is_json() -> None:
    record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "status": 200})
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["level"], line["status"]) == ("request", "info", 200)


# Games, words, replays


def test_the_shelf_gives_games_rules_and_words(quick_server: Server) -> None:
    marie = quick_server.person()
    offers = marie.get("/games")
    assert [offer["name"] for offer in offers] == qc.games()
    assert all("random" in offer["bots"] for offer in offers)
    for language in LANGUAGES:
        rules = marie.get(f"/games/palazzo/rules?lang={language}")
        assert any(rule["id"] == "PAL-AUC-4" for rule in rules)
        words = marie.get(f"/games/palazzo/words?lang={language}")
        body = parse(words).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        keys = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
        assert {"illegal", "event-taken-back", "act-take"} & keys >= {"illegal", "event-taken-back"}
    marie.get("/games/chess/rules", status=404)
    marie.get("/games/palazzo/words?lang=de", status=400)


def test_the_server_says_the_same_in_both_languages() -> None:
    assert catalogue("quattrocento.server", "en") == catalogue("quattrocento.server", "fr")
    ours = [each for each in vars(events).values() if isinstance(each, type)]
    for event in ours:
        if event.__name__ != "Event":
            assert speech("en").has(f"event-{dashed(event.__name__)}")


def test_a_record_is_replayed_as_a_seat_saw_it_or_open(quick_server: Server) -> None:
    marie = quick_server.person()
    text = min(Path("tests/records/palazzo").glob("*.txt")).read_text()
    record = qc.Record.loads(text)
    shown = marie.post("/replay", {"record": text})
    assert len(shown["steps"]) == len(record.moves) + 1
    assert shown["scores"] == record.scores
    assert {tuple(step["views"]) for step in shown["steps"]} == {("spectator",)}
    assert {step["move"] for step in shown["steps"]} == {None}
    all_open = marie.post("/replay", {"record": text, "open": True})
    assert [step["move"] for step in all_open["steps"][1:]] == [m.text for m in record.moves]
    assert len(all_open["steps"][0]["views"]) == record.players + 1
    assert marie.post("/replay", {"record": "nonsense"}, 400)["reason"] == "bad-record-line"
    assert marie.post("/replay", {"record": text, "seat": 4}, 400)["reason"] == "bad-seat"


# The description of the API

# What the description allows may still be refused for what it says: a name without letters, a
# game that does not exist or is not played by so many, a record that cannot be read.
SAYS_MORE = {
    ("put", "/api/v1/me"),
    ("post", "/api/v1/tables"),
    ("post", "/api/v1/replay"),
}


def test_the_api_keeps_its_description(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    playing = marie.open("me", "me")["id"]
    gathering = marie.open("me", "open")["id"]
    schema = schemathesis.openapi.from_url(f"{quick_server.url}/api/v1/openapi.json")
    described = [found.ok() for found in schema.get_all_operations()]
    assert len(described) > 20
    for operation in described:
        try_operation(operation, marie, [playing, gathering])


def try_operation(operation: Any, marie: Person, tables: list[str]) -> None:
    says_more = (operation.method, operation.path) in SAYS_MORE
    acceptance = schemathesis.checks.CHECKS.get_one("positive_data_acceptance")

    @settings(
        max_examples=25,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def attempt(case: Case) -> None:
        chance = random.Random(repr(case.body))
        if "table_id" in case.path_parameters and chance.random() < 0.7:
            case.path_parameters["table_id"] = chance.choice(tables)
        response = case.call(headers=MARK, cookies=dict(marie.http.cookies))
        case.validate_response(response, excluded_checks=[acceptance] if says_more else [])

    given(case=operation.as_strategy())(attempt)()

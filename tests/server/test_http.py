"""Cookies, forgeries, limits, headers, health, words and the description of the API."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fluent.syntax import ast, parse
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

import quattrocento as qc
from quattrocento.core.words import LANGUAGES
from quattrocento.server.http.identity import read_cookie, signed
from quattrocento.server.monitoring.logs import JsonLines
from quattrocento.tables import events
from quattrocento.tables.errors import speech
from quattrocento.tables.limits import LONGEST_NAME
from tests.server.clients import MARK, Person, Server, get, put
from tests.server.conftest import Start
from tests.test_words import dashed


def test_a_cookie_is_signed_and_for_no_script(quick_server: Server) -> None:
    first = get(f"{quick_server.url}/api/v1/me")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    value = first.cookies["quattrocento"]
    same = get(f"{quick_server.url}/api/v1/me", cookies={"quattrocento": value})
    assert same.json() == first.json()
    assert "set-cookie" not in same.headers
    forged = value[:-1] + ("0" if value[-1] != "0" else "1")
    other = get(f"{quick_server.url}/api/v1/me", cookies={"quattrocento": forged})
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
    refused = put(url, json={"name": "Mallory"}, headers=headers, cookies=cookies)
    assert refused.status_code == 403
    assert refused.json()["reason"] == "not-from-the-page"
    assert marie.get("/me")["name"] == "Marie"
    ours = {**MARK, "Origin": quick_server.url, "Sec-Fetch-Site": "same-origin"}
    assert put(url, json={"name": "M"}, headers=ours, cookies=cookies).status_code == 200


def test_every_answer_is_closed_to_other_sites(quick_server: Server) -> None:
    for path in ("/health", "/api/v1/games", "/nothing"):
        headers = get(f"{quick_server.url}{path}").headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_names_are_tidied_or_refused(quick_server: Server) -> None:
    marie = quick_server.person()
    assert marie.put("/me", {"name": "  Marie   de  Medici "})["name"] == "Marie de Medici"
    for name in ("   ", "\u202e", "a\u0007b", "x" * (LONGEST_NAME + 1), ""):
        assert marie.put("/me", {"name": name}, status=400)["words"]["fr"]


# Health, figures, logs


def test_health_and_figures(start: Start, on_sqlite: str) -> None:
    server = start(on_sqlite, metrics_from=("127.0.0.1",))
    assert get(f"{server.url}/health").json() == {"status": "ok", "store": True}
    marie = server.person("Marie")
    table = marie.open("me", "me")["id"]
    marie.move(table, 0, "take money", 0)
    figures = get(f"{server.url}/metrics").text
    assert 'quattrocento_entries_total{kind="move"} 1.0' in figures
    assert table not in figures


def test_a_line_of_the_log_is_json() -> None:
    record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "status": 200})
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["level"], line["status"]) == ("request", "info", 200)


# Games, words, replays


def test_games_rules_and_words_are_given(quick_server: Server) -> None:
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


def test_the_server_has_words_for_all_that_can_happen_at_a_table() -> None:
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

EXAMPLES = 5
# What the description allows may still be refused for what it says: signs that cannot be shown, a
# game that does not exist or is not played by so many, a record that cannot be read.
SAYS_MORE = {
    ("put", "/api/v1/me"),
    ("post", "/api/v1/me/token"),
    ("post", "/api/v1/tables"),
    ("post", "/api/v1/replay"),
    ("post", "/api/v1/tables/{table_id}/chat"),
}


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_the_api_keeps_its_description(server: Server, mode: GenerationMode) -> None:
    """With all checks, on what it allows and on what it does not."""
    load_all_checks()
    marie = server.person("Marie")
    playing = marie.open("me", "me")["id"]
    gathering = marie.open("me", "open")["id"]
    schema: Any = schemathesis.openapi.from_url(f"{server.url}/api/v1/openapi.json")
    described = [found.ok() for found in schema.get_all_operations()]
    assert len(described) > 20
    for operation in described:
        try_operation(operation, marie, [playing, gathering], mode)


def as_agent(path: str, marie: Person) -> dict[str, str]:
    """What lets the agent of somebody in, where something is asked as one; a stream never ends."""
    if not path.startswith("/api/v1/agent") or path.endswith("/stream"):
        return {}
    token = marie.post("/me/token", {"name": "Ticino"}, status=201)["token"]
    return {"Authorization": f"Bearer {token}"}


def try_operation(
    operation: Any, marie: Person, tables: list[str], mode: GenerationMode, number: int = 0
) -> None:
    """Send what an operation allows, or does not; the soak gives ever new numbers."""
    says_more = (operation.method, operation.path) in SAYS_MORE
    headers = {**MARK, **as_agent(operation.path, marie)}
    acceptance = CHECKS.get_one("positive_data_acceptance")
    rejection = CHECKS.get_one("negative_data_rejection")

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def attempt(case: Any) -> None:
        chance = random.Random(repr(case.body))
        # With a table of ours in its place, a path that is not allowed would be.
        ours = mode is GenerationMode.POSITIVE or operation.method != "get"
        if ours and "table_id" in case.path_parameters and chance.random() < 0.7:
            case.path_parameters["table_id"] = chance.choice(tables)
        response = case.call(headers=headers, cookies=dict(marie.http.cookies))
        excluded: list[Any] = [acceptance] if says_more else []
        if response.status_code == 413:
            # Too large is refused too, though it does not count among the refusals there.
            excluded.append(rejection)
        case.validate_response(response, checks=CHECKS.get_all(), excluded_checks=excluded)

    try:
        strategy = operation.as_strategy(generation_mode=mode)
        seed(number)(given(case=strategy)(attempt))()
    except Unsatisfiable:
        # Nothing can be sent there that is not allowed.
        assert mode is GenerationMode.NEGATIVE

"""What cannot be read, found or stored is refused with a reason, never with a failure."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import pytest

import quattrocento as qc
from quattrocento.server import limits
from quattrocento.server.monitoring.logs import JsonLines
from quattrocento.server.store import store as stores
from quattrocento.server.store.writer import Writer
from quattrocento.server.tasks.workers import Workers
from quattrocento.tables.replay import Answer
from tests.server.clients import MARK, PATIENCE, Server, fresh_key, get, post, put, until
from tests.server.conftest import Start
from tests.support import apart

HIDDEN = "a\u202eb\u0000c"
BAD_NAMES = ["\u202eMarie", "Ma\u200brie", "Ma\u0000rie", "   ", "\u2028", "\ud7ff\u2060"]


def raw(server: Server, request: bytes) -> bytes:
    """The first line of what a server answers."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as wire:
        wire.sendall(request)
        return b"".join(iter(lambda: wire.recv(65536), b"")).split(b"\r\n", 1)[0]


def test_a_path_that_no_file_can_have_is_not_found(server: Server) -> None:
    for path in ("/%00", "/" + "a" * 300, "/%00.js", "/assets/" + "b" * 5000, "/a/../%00"):
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        assert raw(server, head.encode()).split()[1] in (b"404", b"503"), path


def test_what_is_said_again_is_cut_short(server: Server) -> None:
    marie = server.person("Marie")
    table = marie.open("me", "me")["id"]
    long = "x" * 30_000
    body = {"game": long, "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert len(marie.post("/tables", body, 404)["words"]["en"]) < 1000
    body = {"game": "palazzo", "seats": [{"kind": "me"}, {"kind": "bot", "bot": long}]}
    assert marie.post("/tables", body, 400)["field"] == "bot"
    assert marie.post("/replay", {"record": f'[Game "{long}"]\n1. {long}\n'}, 400)["words"]["fr"]
    assert marie.post("/replay", {"record": long}, 400)["reason"] == "bad-record-line"
    marie.post(f"/tables/{table}/why-not", {"seat": 0, "move": "y" * 120})


UNREADABLE = (
    b"[" * 50_000,
    b'{"name":' + b"[" * 50_000,
    b'{"name": "\xff\xfe"}',
    b"\xff",
    b"",
    b'{"name": 1e999999}',
    b'{"name": "Marie", "name2": 1}',
)


def test_a_body_that_cannot_be_read_is_refused(server: Server) -> None:
    headers = {**MARK, "Content-Type": "application/json"}
    for body in UNREADABLE:
        answer = put(f"{server.url}/api/v1/me", content=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request"), body[:20]


def test_an_origin_that_is_none_is_not_ours(quick_server: Server) -> None:
    for origin in ("http://[", "http://]", "//", "http://a b", "\x7f"):
        headers = {**MARK, "Origin": origin}
        answer = put(f"{quick_server.url}/api/v1/me", json={"name": "M"}, headers=headers)
        assert answer.status_code in (400, 403), origin


def test_numbers_of_any_length_are_refused(server: Server) -> None:
    marie = server.person("Marie")
    digits = "9" * 4000
    record = (
        f'[Game "palazzo"]\n[Rules "1"]\n[Chance "1"]\n[Players "{digits}"]\n[Seed "{digits}"]\n'
    )
    assert marie.post("/replay", {"record": record}, 400)["reason"].startswith("bad-record")
    for line in (f"{digits}. take money", f'[Option a "{digits}"]', f'[Result "{digits}"]'):
        text = f'[Game "palazzo"]\n[Rules "1"]\n[Chance "1"]\n[Players "2"]\n[Seed "1"]\n{line}\n'
        assert marie.post("/replay", {"record": text}, 400)["words"]["en"]
    table = marie.open("me", "open")["id"]
    with marie.live(f"{table}", last=0) as live:
        live.next()
    many = "9" * 30
    with marie.connect(f"/tables/{table}/live?last=0&chat={many}") as live:
        assert live.next()["type"] == "update"
    with marie.connect(f"/tables/{table}/live?last={many}") as live:
        assert live.next()["type"] == "snapshot"


def test_signs_that_the_store_cannot_keep_are_refused(server: Server) -> None:
    marie = server.person("Marie")
    table = marie.open("me", "open")["id"]
    assert marie.post("/tables/join", {"code": "AB\x00CD"}, 404)["reason"] == "no-such-table"
    assert marie.post("/tables/join", {"code": "AB%CD"}, 404)["reason"] == "no-such-table"
    assert marie.get("/tables/%00", 404)["reason"] == "no-such-table"
    marie.get(f"/tables/{'a' * 31}%00", 404)
    refused = marie.post(f"/tables/{table}/chat", {"text": HIDDEN}, 400)
    assert (refused["reason"], refused["field"]) == ("bad-text", "text")
    assert marie.look(table)["chat"] == []


def test_one_rule_for_all_names(server: Server) -> None:
    marie = server.person("Marie")
    for name in BAD_NAMES:
        assert marie.put("/me", {"name": name}, 400)["field"] == "name"
        for kind in ({"kind": "me"}, {"kind": "bot", "bot": "random"}):
            body = {"game": "palazzo", "seats": [{"kind": "me"}, {**kind, "name": name}]}
            assert marie.post("/tables", body, 400)["field"] == "name"
    shown = marie.put("/me", {"name": "  Anne \u2028 Sophie 👩\u200d🎨 "})
    assert shown["name"] == "Anne Sophie 👩\u200d🎨"


def test_whatever_somebody_is_called_their_record_is_good(server: Server) -> None:
    names = ["Marie ;", 'The "Duke" of back\\slash', "a ; b [x]", "[Seat 2]"]
    marie = server.person("Marie")
    seats = [{"kind": "me", "name": name} for name in names]
    table = marie.post("/tables", {"game": "palazzo", "seats": seats, "lot": False}, 201)["id"]
    marie.play_any(table, random.Random(3))
    text = marie.get(f"/tables/{table}/record")
    record = qc.Record.loads(text)
    assert record.names == names
    assert record.replay().over
    assert record.dumps() == text


def test_the_field_at_fault_is_named(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    me = {"kind": "me"}
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess", "seats": [me, me]}, "game"),
        ({"game": "palazzo", "seats": [me]}, "players"),
        ({"game": "palazzo", "seats": [me, {"kind": "bot", "bot": "deep"}]}, "bot"),
        ({"game": "palazzo", "seats": [me, me], "options": {"x": 1}}, "option"),
        ({"game": "palazzo", "seats": [me, me], "clock": {"kind": "move", "seconds": 1}}, "clock"),
    ]
    for body, field in wrong:
        response = marie.http.post("/tables", json=body)
        assert response.status_code in (400, 404)
        assert field in response.json()["field"]


def test_every_live_refusal_has_the_key_of_its_message(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "me")["id"]
    with marie.live(table) as live:
        live.next()
        for message in (
            {"seat": 9, "move": "take money", "sequence": 0},
            {"seat": 0, "move": "castle", "sequence": 0},
            {"seat": 0, "move": "take money", "sequence": 5},
            {"seat": 1, "move": "take money", "sequence": 0},
            {"seat": 0, "sequence": 0},
        ):
            key = fresh_key()
            live.send(**message, key=key)
            assert live.until("refused")["key"] == key
        live.socket.send("[" * 7000)
        assert live.until("refused")["reason"] == "bad-request"


# Chat


def test_what_is_said_at_the_same_moment_is_all_said(server: Server) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})

    def say(number: int) -> int:
        answer = post(
            f"{server.url}/api/v1/tables/{table}/chat",
            json={"text": str(number)},
            headers=MARK,
            cookies=dict((marie if number % 2 else louis).http.cookies),
            timeout=PATIENCE,
        )
        return int(answer.json()["number"])

    with ThreadPoolExecutor(8) as pool:
        numbers = list(pool.map(say, range(24)))
    assert sorted(numbers) == list(range(1, 25))
    assert [line["number"] for line in marie.look(table)["chat"]] == sorted(numbers)


# Replays


def test_replays_are_made_beside_and_kept(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    text = min(Path("tests/records/princes").glob("*.txt")).read_text()
    replays = quick_server.services.replays
    first = marie.post("/replay", {"record": text})
    (worker,) = replays.processes()
    assert worker != os.getpid()
    replays.close()
    assert marie.post("/replay", {"record": text}) == first


def test_a_replay_goes_out_packed_or_piece_by_piece(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    record = {"record": min(Path("tests/records/palazzo").glob("*.txt")).read_text(), "open": True}
    plain = {"Accept-Encoding": "identity"}
    whole = marie.http.post("/replay", json=record, headers=plain)
    assert "content-encoding" not in whole.headers
    assert len(whole.content) > 2 * limits.LARGEST_PIECE
    packed = marie.http.post("/replay", json=record)
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(whole.content) / 8
    assert packed.content == whole.content
    refused = marie.http.post("/replay", json={"record": "nothing"}, headers=plain)
    assert refused.status_code == 400


def test_moves_are_made_while_many_wait_for_replays_and_nobody_asks_for_all(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "me")["id"]
    text = min(Path("tests/records/palazzo").glob("*.txt")).read_text()
    made = threading.Event()
    share = limits.WAITING_REPLAYS_A_VISITOR

    async def slow(_workers: Workers, _work: object, *_given: object) -> Answer:
        await asyncio.to_thread(made.wait, PATIENCE)
        return Answer(200, gzip.compress(b"{}"))

    monkeypatch.setattr(Workers, "run", slow)
    with ThreadPoolExecutor(share) as visitors:
        try:
            asked = [visitors.submit(marie.post, "/replay", {"record": text}) for _ in range(share)]
            until(lambda: quick_server.services.replays.waiting() == share)
            assert marie.post("/replay", {"record": text}, 503)["reason"] == "too-busy"
            assert marie.move(table, 0, "take money", 0)["sequence"] == 1
            assert not any(each.done() for each in asked)
        finally:
            made.set()
        assert [each.result(PATIENCE) for each in asked] == [{}] * share


# The store


def test_when_the_store_is_down_everything_says_so(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    marie = server.person("Marie")

    def down(*_: object, **__: object) -> Any:
        raise OSError("no connection")

    monkeypatch.setattr(stores.AsyncEngine, "connect", down)
    monkeypatch.setattr(stores.AsyncEngine, "begin", down)
    for path in ("/me", "/tables", "/tables/" + "a" * 32):
        assert marie.get(path, 503)["reason"] == "store-failed"
    assert marie.put("/me", {"name": "M"}, 503)["reason"] == "store-failed"
    health = get(f"{server.url}/health")
    assert (health.status_code, health.json()["store"]) == (503, False)


def test_health_knows_that_sqlite_cannot_be_written(start: Start, tmp_path: Path) -> None:
    import sqlite3

    file = tmp_path / "tables.db"
    server = start(f"sqlite:///{file}")
    assert get(f"{server.url}/health").status_code == 200
    with sqlite3.connect(file) as other:
        other.isolation_level = None
        other.execute("BEGIN EXCLUSIVE")
        health = get(f"{server.url}/health", timeout=PATIENCE)
        assert (health.status_code, health.json()["status"]) == (503, "failing")
        other.execute("ROLLBACK")
    other.close()
    assert get(f"{server.url}/health", timeout=PATIENCE).status_code == 200


def test_a_store_that_hangs_is_not_waited_for_for_ever(
    start: Start, on_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from quattrocento.server.store import writer

    monkeypatch.setattr(writer, "STORE_SECONDS", 0.5)
    server = start(on_postgresql)
    marie = server.person("Marie")
    table = marie.open("me", "me")["id"]

    async def hang() -> dict[str, Any]:
        connection = await asyncpg.connect(on_postgresql)
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        body = {"seat": 0, "move": "take money", "sequence": 0, "key": "same-key-again"}
        answer = await asyncio.to_thread(marie.post, f"/tables/{table}/moves", body, 503)
        await transaction.rollback()
        await connection.close()
        again = await asyncio.to_thread(marie.post, f"/tables/{table}/moves", body)
        assert again["sequence"] == 1
        return dict(answer)

    assert apart(asyncio.run, hang())["reason"] == "store-failed"


def test_a_second_server_on_one_file_of_sqlite_refuses_to_start(
    start: Start, on_sqlite: str
) -> None:
    from typer.testing import CliRunner

    from quattrocento.cli.app import app

    server = start(on_sqlite)
    shown = apart(CliRunner().invoke, app, ["serve", "--database", on_sqlite])
    assert shown.exit_code == 2
    assert "PostgreSQL" in shown.stderr
    assert len(shown.stderr.strip().splitlines()) == 1
    server.stop()
    start(on_sqlite)


def test_a_failed_writer_logs_neither_names_nor_texts(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    commit = Writer._commit

    async def fail(*_: object) -> None:
        raise OSError("secret words")

    marie = server.person("Marie")
    table = marie.open("me", "me")["id"]
    monkeypatch.setattr(Writer, "_commit", fail)
    marie.move(table, 0, "take money", 0, status=503)
    monkeypatch.setattr(Writer, "_commit", commit)
    assert "secret words" not in json.dumps([str(record.__dict__) for record in caplog.records])


def test_what_a_database_refuses_is_logged_without_its_values(
    server: Server, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """PostgreSQL takes no NUL in a text, SQLite no list; both would name what they were given."""
    services = server.services
    marie = server.person("Marie")
    refused = "secret\0name" if database.startswith("postgresql") else ["secret name"]

    async def fail() -> None:
        await services.store.rename(marie.id, refused)

    async def beside() -> None:
        await services.background.spawn(fail())

    asyncio.run_coroutine_threadsafe(beside(), services.background.loop).result(PATIENCE)
    [record] = [each for each in caplog.records if each.getMessage() == "task-failed"]
    line = json.loads(JsonLines().format(record))
    assert "UPDATE people" in line["trace"] or "INSERT INTO people" in line["trace"]
    assert "hidden" in line["trace"]
    for value in ("secret", marie.id):
        assert value not in line["trace"]

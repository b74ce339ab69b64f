"""Agents at real tables: tokens, sitting down where that is allowed, streams and moves."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from typer.testing import CliRunner

from quattrocento.cli.app import app
from quattrocento.server.people.agents import AgentStore
from tests.server.clients import NO_CERTIFICATES, PATIENCE, Person, Server, read, until
from tests.server.conftest import Start
from tests.server.test_host import host
from tests.support import apart

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "agents"


class Agent:
    """A program with a token."""

    def __init__(self, server: Server, token: str) -> None:
        self.http = httpx.Client(
            base_url=f"{server.url}/api/v1",
            headers={"Authorization": f"Bearer {token}"},
            timeout=PATIENCE,
            verify=NO_CERTIFICATES,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str = "", status: int = 200) -> Any:
        return read(self.http.get(f"/agent{path}"), status)

    def post(self, path: str, body: object, status: int = 200) -> Any:
        return read(self.http.post(f"/agent{path}", json=body), status)

    @contextmanager
    def stream(self, table: str) -> Iterator[Iterator[dict[str, Any]]]:
        """The lines that come, but for the empty ones."""
        with self.http.stream("GET", f"/agent/tables/{table}/stream") as response:
            assert response.status_code == 200
            assert response.headers["content-type"].startswith("application/x-ndjson")
            yield (json.loads(line) for line in response.iter_lines() if line)


def token_of(person: Person, name: str = "Ticino") -> str:
    return str(person.post("/me/token", {"name": name}, status=201)["token"])


def test_an_agent_sits_down_by_its_token_and_everybody_sees_what_it_is(
    start: Start, database: str
) -> None:
    server = start(database)
    marie = server.person("Marie")
    table = marie.open("me", "open", agents=True)["id"]
    with Agent(server, token_of(marie)) as agent:
        me = agent.get()
        assert me["name"] == "Ticino"
        assert me["id"] != marie.id
        assert [each["id"] for each in agent.get("/tables")["open"]] == [table]
        agent.post(f"/tables/{table}/join", {})
        seats = marie.look(table)["table"]["seats"]
        assert [(seat["name"], seat["agent"]) for seat in seats] == [
            ("Marie", False),
            ("Ticino", True),
        ]
        assert [each["id"] for each in agent.get("/tables")["mine"]] == [table]


def test_an_agent_reads_what_happens_line_by_line_and_moves_in_notation(
    start: Start, on_sqlite: str
) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    table = marie.open("open", "me", agents=True)["id"]
    with Agent(server, token_of(marie)) as agent:
        agent.post(f"/tables/{table}/join", {"seat": 0})
        with agent.stream(table) as lines:
            first = next(lines)
            assert first["type"] == "snapshot"
            assert list(first["views"]) == ["0"]
            sequence = first["table"]["sequence"]
            refused = agent.post(
                f"/tables/{table}/moves", {"move": "pass", "sequence": sequence}, status=409
            )
            assert refused["rule"] == "PAL-TRN-1"
            move = {"move": "take money", "sequence": sequence}
            accepted = agent.post(f"/tables/{table}/moves", move)
            assert agent.post(f"/tables/{table}/moves", move) == accepted
            told = next(line for line in lines if line["table"]["sequence"] > sequence)
            assert told["type"] == "update"
            assert marie.look(table)["table"]["seats"][0]["connected"]
        until(lambda: not marie.look(table)["table"]["seats"][0]["connected"])


def test_agents_stay_away_from_tables_that_were_not_opened_to_them(
    start: Start, on_sqlite: str
) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    table = marie.open("me", "open")
    with Agent(server, token_of(marie)) as agent:
        assert agent.get("/tables")["open"] == []
        refused = agent.post(f"/tables/{table['id']}/join", {}, status=403)
        assert refused["reason"] == "no-agents"
        refused = agent.post("/tables/join", {"code": table["code"]}, status=403)
        assert refused["reason"] == "no-agents"


def test_a_token_opens_the_agents_door_and_no_other(start: Start, on_sqlite: str) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    token = token_of(marie)
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(
        base_url=f"{server.url}/api/v1", headers=headers, verify=NO_CERTIFICATES
    ) as http:
        body = {"game": "palazzo", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert http.post("/tables", json=body).json()["reason"] == "not-from-the-page"
        assert http.get("/me").json()["id"] != http.get("/agent").json()["id"]
    assert read(marie.http.get("/agent"), 401)["reason"] == "bad-token"


def test_a_new_token_takes_the_place_of_the_one_before_and_keeps_the_agents_seat(
    start: Start, on_sqlite: str
) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    assert marie.get("/me/token") == {"id": None, "name": None, "active": False}
    first = token_of(marie, "Ticino")
    table = marie.open("me", "open", agents=True)["id"]
    with Agent(server, first) as agent:
        agent.post(f"/tables/{table}/join", {})
    second = token_of(marie, "Adda")
    with Agent(server, first) as agent:
        assert agent.get(status=401)["reason"] == "bad-token"
    with Agent(server, second) as agent:
        assert [each["id"] for each in agent.get("/tables")["mine"]] == [table]
        assert marie.get("/me/token") == {"id": agent.get()["id"], "name": "Adda", "active": True}
        read(marie.http.delete("/me/token"), 204)
        assert agent.get(status=401)["reason"] == "bad-token"
    assert marie.get("/me/token")["active"] is False


def test_an_agent_may_ask_as_often_as_a_person_and_no_more(start: Start, on_sqlite: str) -> None:
    server = start(on_sqlite, rate_factor=1)
    with Agent(server, token_of(server.person("Marie"))) as agent:
        statuses = {agent.http.get("/agent").status_code for _ in range(620)}
    assert statuses == {200, 429}


def test_while_the_store_fails_an_agent_is_told_so(
    start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(on_sqlite)
    with Agent(server, token_of(server.person("Marie"))) as agent:

        async def fails(_store: AgentStore, _token: str) -> None:
            raise TimeoutError

        monkeypatch.setattr(AgentStore, "of_token", fails)
        assert agent.get(status=503)["reason"] == "store-failed"
        monkeypatch.undo()
        assert agent.get()["name"] == "Ticino"


def test_people_take_back_without_asking_an_agent(start: Start, on_sqlite: str) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    table = marie.open("me", "open", agents=True)["id"]
    with Agent(server, token_of(marie)) as agent:
        agent.post(f"/tables/{table}/join", {})
    sequence = marie.look(table)["table"]["sequence"]
    marie.move(table, 0, "take money", sequence)
    live = server.held(table).table
    assert live.must_agree(0) == set()
    assert live.must_agree(1) == {0}


def test_a_bad_request_of_an_agent_names_the_field(start: Start, on_sqlite: str) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    table = marie.open("me", "open", agents=True)["id"]
    refused = marie.post("/me/token", {"name": " "}, status=400)
    assert refused["field"] == "name"
    with Agent(server, token_of(marie)) as agent:
        move = {"move": "take money", "sequence": 0}
        refused = agent.post(f"/tables/{table}/moves", move, status=403)
        assert refused["reason"] == "not-your-seat"
        refused = agent.post(f"/tables/{table}/moves", {"move": "x", "sequence": -1}, status=400)
        assert refused["field"] == "sequence"
        assert agent.get("/tables/none/stream", status=404)["reason"] == "no-such-table"


@pytest.mark.parametrize("replaced", [False, True])
def test_a_stream_ends_when_its_token_holds_no_longer(
    start: Start, database: str, replaced: bool
) -> None:
    server = start(database)
    marie = server.person("Marie")
    table = marie.open("me", "open", agents=True)["id"]
    with Agent(server, token_of(marie)) as agent, agent.stream(table) as lines:
        assert next(lines)["type"] == "snapshot"
        if replaced:
            token_of(marie)
        else:
            read(marie.http.delete("/me/token"), 204)
        *_, last = lines
        assert (last["type"], last["reason"]) == ("refused", "bad-token")
        until(lambda: not server.held(table).watchers)


def test_a_stream_ends_when_its_token_was_taken_in_another_process(
    start: Start, on_postgresql: str
) -> None:
    server, other = start(on_postgresql), start(on_postgresql)
    marie = server.person("Marie")
    table = marie.open("me", "open", agents=True)["id"]
    with Agent(server, token_of(marie)) as agent, agent.stream(table) as lines:
        assert next(lines)["type"] == "snapshot"
        read(other.person(like=marie).http.delete("/me/token"), 204)
        *_, last = lines
        assert (last["type"], last["reason"]) == ("refused", "bad-token")


def test_a_stream_ends_when_the_owner_of_the_agent_may_not_come_in(
    start: Start, database: str
) -> None:
    server = start(database)
    marie, louis = server.person("Marie"), server.person("Louis")
    table = louis.open("me", "open", agents=True)["id"]
    with (
        Agent(server, token_of(marie)) as agent,
        Agent(server, token_of(louis, "Adda")) as another,
        agent.stream(table) as lines,
        another.stream(table) as others,
    ):
        assert next(lines)["type"] == next(others)["type"] == "snapshot"
        host(database, "ban", marie.id)
        *_, last = lines
        assert (last["type"], last["reason"]) == ("refused", "banned")
        louis.post(f"/tables/{table}/chat", {"text": "Still there?"})
        assert next(line for line in others if line["type"] == "chat")


def test_a_stream_does_not_keep_the_server_from_stopping(start: Start, on_sqlite: str) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    table = marie.open("me", "open", agents=True)["id"]
    with Agent(server, token_of(marie)) as agent, agent.stream(table) as lines:
        next(lines)
        server.config.timeout_graceful_shutdown = int(PATIENCE)
        server.stop()
        assert list(lines) == []


def test_the_example_plays_a_whole_game_at_a_real_table(start: Start, on_sqlite: str) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    table = marie.open("random", "open", agents=True, game="augsburg")
    command = [sys.executable, str(EXAMPLES / "at_a_table.py"), server.url, table["code"]]
    environment = {"QUATTROCENTO_TOKEN": token_of(marie), "PATH": ""}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    assert marie.look(table["id"])["table"]["status"] == "finished"
    assert "scores" in done.stdout


def test_any_rated_program_plays_a_whole_game_at_a_real_table(
    start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It answers by the words it is told, as a language model would, once wrongly."""
    program = tmp_path / "reader.py"
    program.write_text(
        "import sys\n"
        "wrong = True\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('text |- '):\n"
        "        answer = line.removeprefix('text |- ').partition(' (')[0]\n"
        "    elif line.startswith('go'):\n"
        "        print('sell all' if wrong else answer, flush=True)\n"
        "        wrong = False\n"
    )
    server = start(on_sqlite)
    marie = server.person("Marie")
    table = marie.open("random", "open", agents=True, game="augsburg")
    monkeypatch.setenv("QUATTROCENTO_TOKEN", token_of(marie))
    chosen = ["--code", table["code"], "--words", "--json"]
    command = shlex.join([sys.executable, str(program)])
    done = apart(CliRunner().invoke, app, ["lab", "play", server.url, command, *chosen])
    assert done.exit_code == 0, done.output
    seen = marie.look(table["id"])["table"]
    assert seen["status"] == "finished"
    assert json.loads(done.stdout)["scores"] == seen["scores"]


def test_whoever_lets_a_program_play_is_told_what_is_wrong(
    start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    code = marie.open("me", "open")["code"]
    asked = ["lab", "play", server.url, "cat", "--code", code]
    monkeypatch.delenv("QUATTROCENTO_TOKEN", raising=False)
    assert "QUATTROCENTO_TOKEN" in str(apart(CliRunner().invoke, app, asked).exception)
    monkeypatch.setenv("QUATTROCENTO_TOKEN", "qca_none")
    assert "No agent has this token" in str(apart(CliRunner().invoke, app, asked).exception)
    monkeypatch.setenv("QUATTROCENTO_TOKEN", token_of(marie))
    assert "not opened to agents" in str(apart(CliRunner().invoke, app, asked).exception)
    asked[2] = "http://127.0.0.1:9"
    assert "http://127.0.0.1:9" in str(apart(CliRunner().invoke, app, asked).exception)

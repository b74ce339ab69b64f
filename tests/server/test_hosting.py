"""What docs/hosting.md and deploy/ give to hosts: commands, unit, proxies, containers, board."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml
from sqlalchemy.engine import make_url

from quattrocento.cli.app import app
from quattrocento.cli.serving import USUAL_PORT as PORT
from quattrocento.server.monitoring.metrics import Metrics
from tests.server.clients import PATIENCE, fresh_key, until
from tests.server.conftest import Start
from tests.server.nginx import FILES, Proxied, nginx_file, run

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GUIDE = (DOCS / "hosting.md").read_text(encoding="utf-8")
METRIC = re.compile(r"quattrocento_[a-z_]+")
PARTS = re.compile(r"_(total|bucket|count|sum)$")
PROGRAM = "/srv/quattrocento/bin/quattrocento"


def given(language: str) -> list[str]:
    """The examples of the guide in a language."""
    return re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)


def test_the_guide_quotes_every_file_word_for_word() -> None:
    assert set(FILES) == {
        "Caddyfile",
        "compose.yaml",
        "nginx.conf",
        "nginx-several.conf",
        "quattrocento.service",
    }
    others = [name for name, text in FILES.items() if f"\n{text}```\n" not in GUIDE]
    assert others == [], "the guide has these otherwise, or not at all"


def families(text: str) -> set[str]:
    """The figures that a text speaks of, without the parts of each."""
    return {PARTS.sub("", name) for name in METRIC.findall(text)}


def test_every_figure_of_the_board_and_of_the_guide_is_there() -> None:
    known = families(Metrics().text().decode())
    board = json.loads((DOCS / "hosting" / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", ())]
    assert len(asked) > 5
    assert families(" ".join(asked)) <= known
    assert families(GUIDE) <= known


# Commands


def commands() -> list[list[str]]:
    """Every command of the guide that begins with a program, in words."""
    lines = "".join(given("sh")).replace("\\\n", " ").splitlines()
    return [shlex.split(line) for line in lines]


def understood(words: list[str]) -> dict[str, Any]:
    """The settings of a `quattrocento serve ...`, as the program itself reads them."""
    assert words[0] == "serve"
    command = typer.main.get_command(app)
    serve = command.commands["serve"]  # type: ignore[attr-defined]
    read: dict[str, Any] = serve.make_context("serve", words[1:]).params
    return read


def served() -> list[dict[str, Any]]:
    """The settings of every command that serves, also those for a container."""
    return [
        understood(words[place:])
        for words in commands()
        for place in range(1, len(words))
        if words[place] == "serve" and Path(words[place - 1]).name == "quattrocento"
    ]


def test_the_program_understands_every_command() -> None:
    settings = served()
    assert len(settings) >= 4
    for each in settings:
        assert "tables.example" in each["allow_host"]
        assert each["trust_proxy"]


def test_the_container_gets_what_its_file_promises() -> None:
    file = (ROOT / "Containerfile").read_text(encoding="utf-8")
    [run] = [words for words in commands() if words[:2] == ["podman", "run"]]
    [published] = [run[place + 1] for place, word in enumerate(run) if word == "-p"]
    [volume] = [run[place + 1] for place, word in enumerate(run) if word == "-v"]
    assert published.split(":") == ["127.0.0.1", str(PORT), str(PORT)]
    assert f"EXPOSE {PORT}" in file
    assert f"VOLUME {volume.partition(':')[2]}" in file
    # Inside, others than the container itself must reach it; the folder is the volume.
    settings = understood(run[run.index("serve") :])
    assert settings["host"] == "0.0.0.0"
    assert str(settings["data"]) == volume.partition(":")[2]
    [usual] = re.findall(r"^CMD (.*)$", file, re.MULTILINE)
    assert understood(json.loads(usual))["host"] == "0.0.0.0"


# systemd


def test_the_unit_starts_what_the_guide_describes(tmp_path: Path) -> None:
    [example] = given("ini")
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(example)
    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program == PROGRAM
    folder = f"/var/lib/{unit['Service']['StateDirectory']}"
    assert str(understood(words)["data"]) == folder
    if shutil.which("systemd-analyze") is not None:
        own = tmp_path / "quattrocento"
        own.write_text("#!/bin/sh\n")
        own.chmod(0o755)
        file = tmp_path / "quattrocento.service"
        file.write_text(example.replace(PROGRAM, str(own)))
        said = run("systemd-analyze", "verify", "--man=no", str(file))
        assert [line for line in said.stderr.splitlines() if file.name in line] == []


# The proxy


Block = list[tuple[list[str], Any]]
TOKEN = re.compile(r'\s*(?:#[^\n]*\n\s*)*([{};]|[^\s{};"]+|"[^"]*")')


def parsed(text: str) -> Block:
    """A configuration of nginx: directives with their words, and those in braces."""
    tokens = TOKEN.findall(text)
    assert "".join(tokens) == re.sub(r"\s", "", text)
    # The file itself is a block, closed by its end.
    reading = iter([*tokens, "}"])
    found = block(reading)
    assert list(reading) == [], "a brace too many"
    return found


def block(tokens: Iterator[str]) -> Block:
    """The directives up to the brace that closes their block."""
    found: Block = []
    words: list[str] = []
    for token in tokens:
        if token == "}":
            assert not words, f"{words} lacks its semicolon"
            return found
        if token not in ";{":
            words.append(token)
            continue
        assert words, "a directive without a name"
        found.append((words, block(tokens) if token == "{" else None))
        words = []
    raise AssertionError("a block is not closed")


def inside(directives: Block, *name: str) -> Block:
    """The one block of that name."""
    [found] = [inner for words, inner in directives if words == list(name)]
    return list(found)


@pytest.mark.parametrize("example", given("nginx"), ids=["one", "several"])
def test_the_proxy_tells_the_server_who_visits(example: str) -> None:
    directives = parsed(example)
    server = inside(directives, "server")
    assert (["listen", "443", "ssl"], None) in server
    location = [words for words, _ in inside(server, "location", "/")]
    headers = {words[1]: words[2] for words in location if words[0] == "proxy_set_header"}
    assert headers == {
        # With the port: without it every request that changes something is refused.
        "Host": "$http_host",
        # In place of what the visitor sent, not after it.
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": "$http_connection",
    }
    assert ["proxy_http_version", "1.1"] in location
    [target] = [words[1] for words in location if words[0] == "proxy_pass"]
    name = target.removeprefix("http://")
    upstream = [inner for words, inner in directives if words == ["upstream", name]]
    servers = [words[1] for words, _ in upstream[0] if words[0] == "server"] if upstream else [name]
    assert all(each.endswith(f":{PORT}") for each in servers)


@pytest.mark.thorough
@pytest.mark.parametrize("example", given("nginx"), ids=["one", "several"])
def test_nginx_takes_the_example(example: str, tmp_path: Path) -> None:
    """With a certificate that is there."""
    said = run("nginx", "-t", "-q", "-c", str(nginx_file(example, tmp_path)), "-e", "stderr")
    assert said.returncode == 0, said.stderr


def test_a_proxy_with_a_fault_is_noticed() -> None:
    for fault in ("server { listen 443 }", "server { listen 443;", "server { ; }", "a; }"):
        with pytest.raises(AssertionError):
            parsed(fault)


TABLE = {"game": "palazzo", "seats": [{"kind": "me"}, {"kind": "me"}], "lot": False}
BEHIND = {"allowed_hosts": ("tables.example",), "trusted_proxies": ("127.0.0.1",)}


@pytest.mark.thorough
def test_people_play_through_nginx_at_a_port_of_its_own(
    start: Start, on_sqlite: str, tmp_path: Path
) -> None:
    with Proxied(start(on_sqlite, **BEHIND).port, FILES["nginx.conf"], tmp_path) as proxy:
        opened = proxy.post("/tables", TABLE)
        assert opened.status_code == 201, opened.text
        cookie = opened.headers["set-cookie"]
        assert "; Secure" in cookie
        cookie = cookie.partition(";")[0]
        table = opened.json()["id"]
        with proxy.live(table, cookie) as live:
            seen = json.loads(live.recv(PATIENCE))
            move = {"seat": 0, "move": seen["offers"][0]["offers"][0]["move"], "key": fresh_key()}
            live.send(json.dumps(move | {"sequence": seen["table"]["sequence"]}))
            until(lambda: json.loads(live.recv(PATIENCE))["type"] == "accepted")


@pytest.mark.thorough
def test_a_proxy_that_drops_the_port_is_named_as_the_reason(
    start: Start, on_sqlite: str, tmp_path: Path
) -> None:
    example = FILES["nginx.conf"].replace("$http_host", "$host")
    with Proxied(start(on_sqlite, **BEHIND).port, example, tmp_path) as proxy:
        refused = proxy.post("/tables", TABLE)
        assert (refused.status_code, refused.json()["reason"]) == (403, "other-host")
        for said in refused.json()["words"].values():
            assert proxy.name in said
            assert "$http_host" in said


# Containers


def test_the_services_of_compose_fit_each_other() -> None:
    compose = yaml.safe_load(FILES["compose.yaml"])
    server, database, proxy = (
        compose["services"][each] for each in ("server", "database", "proxy")
    )
    assert set(compose["services"]) == {"server", "database", "proxy"}
    assert (ROOT / "deploy" / server["build"]["context"]).resolve() == ROOT
    assert (ROOT / server["build"]["dockerfile"]).is_file()
    named = re.sub(r"\$\{(\w+):\?[^}]*\}", r"\1", server["command"])
    settings = understood(shlex.split(named))
    assert (settings["host"], settings["allow_host"]) == ("0.0.0.0", ["NAME"])
    [network] = compose["networks"]["default"]["ipam"]["config"]
    assert settings["trust_proxy"] == [network["subnet"]]
    url = make_url(settings["database"])
    assert (url.host, url.username) == ("database", database["environment"]["POSTGRES_USER"])
    # Named as its user; the password is in the environment, where no list of processes shows it.
    assert url.database == url.username
    passed = database["environment"]["POSTGRES_PASSWORD"]
    assert server["environment"]["PGPASSWORD"] == passed
    assert url.password is None
    assert proxy["environment"]["SERVER"] == f"server:{PORT}"
    assert {each.rpartition(":")[2] for each in proxy["ports"]} == {"80", "443", "443/udp"}
    assert not {"ports", "network_mode"} & (server.keys() | database.keys())
    mounted = [each for service in (database, proxy) for each in service["volumes"]]
    kept = {each.partition(":")[0] for each in mounted} - {"./Caddyfile"}
    assert kept == set(compose["volumes"])


def test_caddy_serves_the_name_and_passes_on_to_the_server() -> None:
    first, inner, last = FILES["Caddyfile"].splitlines()
    assert (first, last) == ("{$NAME:tables.example} {", "}")
    assert inner.split() == ["reverse_proxy", f"{{$SERVER:127.0.0.1:{PORT}}}"]

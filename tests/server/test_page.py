"""The page's files, the description its types are made of, and the way it is opened."""

from __future__ import annotations

import gzip
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import quattrocento as qc
from quattrocento.core.words import LANGUAGES, words
from quattrocento.server import static
from tests.server.clients import PATIENCE, Server, get, until


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Quattrocento</title>")
    (folder / "assets" / "index-abc123.js").write_text("export const a = 1;\n" * 100)
    (folder / "assets" / "font-abc123.woff2").write_bytes(b"wOF2" * 1000)
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(static, "FOLDER", folder)
    return folder


def test_the_types_of_the_page_are_made_from_the_description_of_today() -> None:
    made = subprocess.run(
        [sys.executable, "-m", "quattrocento.server.openapi"], capture_output=True, check=True
    ).stdout
    assert Path("web", "openapi.json").read_bytes() == made, "see web/README.md"


def test_the_page_and_its_own_routes_get_the_index(quick_server: Server, built: Path) -> None:
    for path in ("/", "/table/0123456789abcdef", "/replay", "/replay/x/y"):
        answer = get(f"{quick_server.url}{path}")
        assert answer.status_code == 200
        assert "<title>Quattrocento</title>" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "set-cookie" not in answer.headers


def test_files_with_a_digest_in_their_name_are_kept_for_ever(
    quick_server: Server, built: Path
) -> None:
    url = f"{quick_server.url}/assets/index-abc123.js"
    answer = get(url, headers={"Accept-Encoding": "gzip, br"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert "javascript" in answer.headers["content-type"]
    assert int(answer.headers["content-length"]) < len(answer.content)
    plain = get(url, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content
    font = get(f"{quick_server.url}/assets/font-abc123.woff2")
    assert "content-encoding" not in font.headers
    (built / "assets" / "index-abc123.js").write_text("export const a = 2;\n" * 100)
    assert "a = 2" in get(url).text


@pytest.mark.parametrize(
    "path",
    [
        "/assets/missing.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/api/v1/nothing",
        "/api/v2",
    ],
)
def test_what_is_no_file_of_the_page_is_not_found(
    quick_server: Server, built: Path, path: str
) -> None:
    with socket.create_connection(("127.0.0.1", quick_server.port), timeout=PATIENCE) as wire:
        wire.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode()
        )
        answer = b"".join(iter(lambda: wire.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"not for you" not in answer


def test_without_a_page_it_says_so(
    quick_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "FOLDER", tmp_path / "nothing")
    answer = get(quick_server.url)
    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/plain")
    assert "make build" in answer.text
    assert quick_server.person().get("/games")


def test_the_page_is_found_where_the_package_is_reached_through_a_link(tmp_path: Path) -> None:
    """Otherwise no file would be one of the page: what is asked for is followed to its place."""
    package = Path(qc.__file__).parent.parent
    (tmp_path / "link").symlink_to(package, target_is_directory=True)
    code = "from quattrocento.server import static; print(static.FOLDER)"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "link")}
    said = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, check=True, text=True
    )
    assert Path(said.stdout.strip()) == (package / "quattrocento/server/page").resolve()


def test_what_is_packed_once_is_the_same_everywhere(tmp_path: Path) -> None:
    file = tmp_path / "a.js"
    file.write_bytes(b"a" * 5000)
    packed = static.content_of(file, 1, True)
    assert gzip.decompress(packed) == b"a" * 5000
    static.content_of.cache_clear()
    assert static.content_of(file, 1, True) == packed


# What the page's types and words are made of


def printed() -> str:
    command = [sys.executable, "-m", "quattrocento.server.openapi"]
    return subprocess.run(command, check=True, capture_output=True, timeout=60).stdout.decode()


def test_the_description_is_printed_as_it_is_served_with_every_type(quick_server: Server) -> None:
    text = printed()
    document = json.loads(text)
    assert text.endswith("}\n")
    assert document == json.loads(quick_server.person().get("/openapi.json"))
    schemas = document["components"]["schemas"]
    kinds = schemas["LiveMessage"]["discriminator"]["mapping"]
    assert set(kinds) == {"snapshot", "update", "patch", "accepted", "refused", "chat"}
    for name in qc.games():
        prefix = name.title()
        assert "asked" in schemas[f"{prefix}View"]["properties"]
        assert len(schemas[f"{prefix}Event"]["discriminator"]["mapping"]) > 10
    references = set(find_references(document))
    assert references <= {f"#/components/schemas/{name}" for name in schemas}
    assert set(schemas["SeatInfo"]["required"]) == set(schemas["SeatInfo"]["properties"])


def find_references(part: object) -> list[str]:
    if isinstance(part, dict):
        inner = [found for each in part.values() for found in find_references(each)]
        return inner + ([part["$ref"]] if "$ref" in part else [])
    if isinstance(part, list):
        return [found for each in part for found in find_references(each)]
    return []


def test_views_and_events_are_as_they_are_described(quick_server: Server) -> None:
    marie = quick_server.person()
    schemas = json.loads(marie.get("/openapi.json"))["components"]["schemas"]
    for name in qc.games():
        players = qc.game(name).seats[0]
        table = marie.open(*["me"] * players, game=name)["id"]
        seen = marie.look(table)
        for view in seen["views"].values():
            assert set(view) == set(schemas[f"{name.title()}View"]["required"])


def test_the_vocabulary_words_every_value(quick_server: Server) -> None:
    marie = quick_server.person()
    for name in qc.games():
        game = qc.game(name)
        vocabulary = marie.get(f"/games/{name}/vocabulary")
        for action in range(len(game.actions)):
            for parameter, label in game.actions.form(action).items():
                if parameter != "family":
                    assert label in vocabulary[parameter]
        for parameter in game.vocabulary:
            for label, parts in vocabulary[parameter].items():
                for language in LANGUAGES:
                    speech = words(name, language)
                    assert speech.say(f"value-{parameter}", parts) == speech.value(parameter, label)
    marie.get("/games/chess/vocabulary", status=404)


# Opening it


def said_in(file: Path) -> str:
    """What is in a file once a whole line is, until then nothing."""
    said = file.read_text() if file.exists() else ""
    return said.strip() if said.endswith("\n") else ""


def test_bare_quattrocento_serves_the_page_and_shows_it_in_the_browser(tmp_path: Path) -> None:
    shown = tmp_path / "shown"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shown}\n')
    browser.chmod(0o755)
    taken = socket.socket()
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind(("127.0.0.1", 1469))
        taken.listen()
    except OSError:
        pass  # Taken by another already, which is as good.
    environment = {**os.environ, "HOME": str(tmp_path), "BROWSER": f"{browser} %s"}
    environment.pop("XDG_CONFIG_HOME", None)
    process = subprocess.Popen(
        [sys.executable, "-m", "quattrocento"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        until(lambda: process.poll() is not None or said_in(shown))
        assert process.poll() is None, process.communicate()
        address = said_in(shown)
        assert address.startswith("http://127.0.0.1:")
        assert address != "http://127.0.0.1:1469"
        assert get(f"{address}/health").json()["status"] == "ok"
    finally:
        process.send_signal(signal.SIGTERM)
        said, _ = process.communicate(timeout=PATIENCE)
        taken.close()
    assert address in said.decode()
    assert list(tmp_path.rglob("tables.db"))


def test_what_games_say_is_sent_packed_and_what_is_small_is_not(quick_server: Server) -> None:
    ada = quick_server.person("Ada")
    for path in ("/words", "/games/palazzo/words", "/games/palazzo/box"):
        assert ada.http.get(path).headers.get("content-encoding") == "gzip", path
    assert "content-encoding" not in ada.http.get("/me").headers

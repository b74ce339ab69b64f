"""Passkeys: a name is kept and found again by one, and nobody comes in by a wrong answer."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.server.people import passkeys
from tests.server.authenticator import Authenticator, text
from tests.server.clients import Person, Server


def by_name(person: Person) -> Person:
    """The same person, who calls the server by a name."""
    person.http.headers["host"] = f"localhost:{person.server.port}"
    return person


def origin(server: Server) -> str:
    return f"http://localhost:{server.port}"


def with_passkey(server: Server, person: Person | None = None) -> tuple[Person, Authenticator]:
    marie = by_name(person or server.person("Marie"))
    key = Authenticator(origin(server))
    marie.post("/me/passkeys", key.make(marie.post("/me/passkeys/begin")), 201)
    return marie, key


def show(person: Person, key: Authenticator, status: int = 200) -> dict[str, Any]:
    shown = key.show(person.post("/me/passkeys/ask"))
    answer: dict[str, Any] = person.post("/me/passkeys/show", shown, status)
    return answer


def test_a_passkey_brings_a_name_to_another_device(server: Server) -> None:
    marie, key = with_passkey(server)
    phone = by_name(server.person())
    assert show(phone, key) == {"id": marie.id, "name": "Marie"}
    assert phone.get("/me") == {"id": marie.id, "name": "Marie"}
    assert len(marie.get("/me/devices")["devices"]) == 2
    (known,) = phone.get("/me/passkeys")["passkeys"]
    assert known["id"] == text(key.id)
    # And again: the authenticator counts on.
    assert show(by_name(server.person()), key)["id"] == marie.id


def test_whoever_lost_all_devices_comes_back_by_a_passkey(server: Server) -> None:
    marie, key = with_passkey(server)
    table = marie.open("me", "random")["id"]
    marie.http.cookies.clear()
    assert marie.get("/me")["name"] == ""
    show(marie, key)
    assert marie.look(table)["table"]["seats"][0]["mine"]


def test_a_challenge_is_answered_once(server: Server) -> None:
    _, key = with_passkey(server)
    phone = by_name(server.person())
    shown = key.show(phone.post("/me/passkeys/ask"))
    phone.post("/me/passkeys/show", shown)
    refused = phone.post("/me/passkeys/show", shown, 409)
    assert (refused["reason"], refused["field"]) == ("stale-challenge", "client_data")


def test_a_challenge_is_for_who_asked_for_it(server: Server) -> None:
    _, key = with_passkey(server)
    phone, thief = by_name(server.person()), by_name(server.person())
    shown = key.show(phone.post("/me/passkeys/ask"))
    assert thief.post("/me/passkeys/show", shown, 409)["reason"] == "stale-challenge"
    # And for what it was asked for.
    made = Authenticator(origin(server)).make(thief.post("/me/passkeys/ask"))
    assert thief.post("/me/passkeys", made, 409)["reason"] == "stale-challenge"


def test_an_old_challenge_is_void(quick_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    _, key = with_passkey(quick_server)
    monkeypatch.setattr(passkeys, "CHALLENGE_SECONDS", -1.0)
    assert show(by_name(quick_server.person()), key, 409)["reason"] == "stale-challenge"


def test_what_was_signed_for_another_site_is_refused(quick_server: Server) -> None:
    marie, key = with_passkey(quick_server)
    phone = by_name(quick_server.person())
    key.origin = "https://elsewhere.example"
    assert show(phone, key, 403)["reason"] == "bad-passkey"
    key.origin, key.server = origin(quick_server), "elsewhere.example"
    assert show(phone, key, 403)["reason"] == "bad-passkey"
    made = key.make(marie.post("/me/passkeys/begin"))
    assert marie.post("/me/passkeys", made, 403)["reason"] == "bad-passkey"
    assert phone.get("/me")["id"] != marie.id


def test_another_key_does_not_open_a_passkey(quick_server: Server) -> None:
    marie, key = with_passkey(quick_server)
    phone = by_name(quick_server.person())
    foreign = Authenticator(origin(quick_server))
    refused = show(phone, foreign, 404)
    assert (refused["reason"], refused["field"]) == ("no-such-passkey", "id")
    foreign.id = key.id
    assert show(phone, foreign, 403)["reason"] == "bad-passkey"
    assert phone.get("/me")["id"] != marie.id


def test_a_copy_that_counts_less_is_refused(quick_server: Server) -> None:
    _, key = with_passkey(quick_server)
    show(by_name(quick_server.person()), key)
    key.count = 0
    assert show(by_name(quick_server.person()), key, 403)["reason"] == "bad-passkey"


def test_nobody_takes_over_the_passkey_of_another(quick_server: Server) -> None:
    marie, key = with_passkey(quick_server)
    louis = by_name(quick_server.person("Louis"))
    made = key.make(louis.post("/me/passkeys/begin"))
    assert louis.post("/me/passkeys", made, 409)["reason"] == "passkey-known"
    assert louis.post("/me/passkeys/remove", {"id": text(key.id)}, 404)["field"] == "id"
    assert show(by_name(quick_server.person()), key)["id"] == marie.id


def test_a_passkey_that_was_taken_away_opens_nothing(quick_server: Server) -> None:
    marie, key = with_passkey(quick_server)
    marie.post("/me/passkeys/remove", {"id": text(key.id)}, 204)
    assert marie.get("/me/passkeys") == {"passkeys": []}
    assert show(by_name(quick_server.person()), key, 404)["reason"] == "no-such-passkey"


def test_a_device_with_tables_in_play_stays_who_it_is(quick_server: Server) -> None:
    _, key = with_passkey(quick_server)
    louis = by_name(quick_server.person("Louis"))
    louis.open("me", "random")
    assert show(louis, key, 409)["reason"] == "device-plays"
    assert louis.get("/me")["name"] == "Louis"


def test_who_has_a_passkey_may_take_the_last_device_away(quick_server: Server) -> None:
    marie, key = with_passkey(quick_server)
    marie.post("/me/devices/link")
    marie.post(f"/me/devices/{marie.id}/remove", status=204)
    assert marie.get("/me")["name"] == ""
    assert show(marie, key)["name"] == "Marie"


def test_an_address_is_no_name_for_a_passkey(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    assert marie.post("/me/passkeys/begin", status=409)["reason"] == "passkey-needs-name"
    assert marie.post("/me/passkeys/ask", status=409)["reason"] == "passkey-needs-name"


@pytest.mark.parametrize("client_data", ["e30", "AAAA"])
def test_what_cannot_be_read_is_no_passkey(quick_server: Server, client_data: str) -> None:
    marie, key = with_passkey(quick_server)
    shown = key.show(marie.post("/me/passkeys/ask")) | {"client_data": client_data}
    assert marie.post("/me/passkeys/show", shown, 403)["reason"] == "bad-passkey"
    shown["client_data"] = "not base64!"
    assert marie.post("/me/passkeys/show", shown, 400)["field"] == "client_data"


def test_a_person_has_so_many_passkeys(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    marie, _ = with_passkey(quick_server)
    monkeypatch.setattr(passkeys, "MOST_PASSKEYS", 1)
    assert marie.post("/me/passkeys/begin", status=409)["reason"] == "too-many-passkeys"

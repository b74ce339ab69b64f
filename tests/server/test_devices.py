"""One person, several devices: links, what comes along, and taking a device away."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from quattrocento.server.http.identity import Identity
from quattrocento.server.people import devices, services
from quattrocento.server.people.devices import browser_name
from tests.server.clients import Person, Server, get, until
from tests.server.conftest import Start
from tests.server.test_events import an_event
from tests.server.test_proofs import ENTROPY, opened_fairly

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"


def token_of(person: Person) -> str:
    """The token of a new link."""
    url: str = person.post("/me/devices/link")["url"]
    return url.rpartition("/")[2]


def accept(device: Person, token: str, status: int = 200) -> dict[str, Any]:
    answer: dict[str, Any] = device.post("/me/devices/accept", {"token": token}, status)
    return answer


def finish(person: Person, table: str) -> None:
    assert person.play_any(table, random.Random(1))["table"]["status"] == "finished"


def test_a_link_makes_another_device_the_same_person(server: Server) -> None:
    marie, phone = server.person("Marie"), server.person()
    table = marie.open("me", "random")["id"]
    token = token_of(marie)
    offer = phone.post("/me/devices/offer", {"token": token})
    assert offer == {
        "name": "Marie",
        "now": "",
        "same": False,
        "playing": False,
        "games": 0,
        "stays": False,
    }
    assert phone.get("/me")["id"] != marie.id
    assert accept(phone, token) == {"id": marie.id, "name": "Marie"}
    assert phone.get("/me") == {"id": marie.id, "name": "Marie"}
    assert phone.look(table)["table"]["seats"][0]["mine"]


def test_the_link_is_drawn_as_a_picture_that_leads_to_this_server(
    start: Start, on_sqlite: str
) -> None:
    server = start(on_sqlite, allowed_hosts=("127.0.0.1",))
    link = server.person().post("/me/devices/link")
    assert link["url"].startswith(f"{server.url}/device/")
    assert link["qr"].startswith("<svg ")
    assert time.time() < link["until"] <= time.time() + devices.LINK_SECONDS


def test_a_link_leads_one_device_and_only_one(server: Server) -> None:
    marie, phone, other = server.person("Marie"), server.person(), server.person()
    token = token_of(marie)
    accept(phone, token)
    refused = accept(other, token, 404)
    assert (refused["reason"], refused["field"]) == ("no-such-link", "token")
    other.post("/me/devices/offer", {"token": token}, 404)
    assert other.get("/me")["id"] != marie.id


def test_a_newer_link_replaces_the_one_before(quick_server: Server) -> None:
    marie, phone = quick_server.person("Marie"), quick_server.person()
    older, newer = token_of(marie), token_of(marie)
    accept(phone, older, 404)
    accept(phone, newer)


def test_a_link_holds_for_ten_minutes(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    marie, phone = quick_server.person("Marie"), quick_server.person()
    monkeypatch.setattr(devices, "LINK_SECONDS", -1.0)
    token = token_of(marie)
    phone.post("/me/devices/offer", {"token": token}, 404)
    accept(phone, token, 404)


@pytest.mark.parametrize("token", ["", "x" * 15, "x" * 65, 5, None])
def test_a_token_that_can_be_none_is_refused(quick_server: Server, token: object) -> None:
    phone = quick_server.person()
    assert phone.post("/me/devices/accept", {"token": token}, 400)["field"] == "token"


def test_whoever_opens_their_own_link_stays_who_they_are(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    token = token_of(marie)
    assert marie.post("/me/devices/offer", {"token": token})["same"]
    accept(marie, token)
    assert [each["here"] for each in marie.get("/me/devices")["devices"]] == [True]


def test_a_device_with_tables_in_play_stays_who_it_is_until_they_are_left(server: Server) -> None:
    marie, phone = server.person("Marie"), server.person("Louis")
    table = phone.open("me", "random")["id"]
    token = token_of(marie)
    assert phone.post("/me/devices/offer", {"token": token})["playing"]
    assert accept(phone, token, 409)["reason"] == "device-plays"
    assert phone.get("/me")["name"] == "Louis"
    phone.post(f"/tables/{table}/leave", {"seat": 0})
    # The refusal has not used the link up.
    accept(phone, token)
    assert phone.get("/me")["name"] == "Marie"


def test_the_ended_games_of_a_device_come_along(server: Server) -> None:
    marie, phone = server.person("Marie"), server.person("Louis")
    table = phone.open("me", "random")["id"]
    finish(phone, table)
    token = token_of(marie)
    assert phone.post("/me/devices/offer", {"token": token})["games"] == 1
    accept(phone, token)
    games = marie.get("/me/games")["games"]
    assert [each["id"] for each in games] == [table]
    assert [seat["mine"] for seat in games[0]["seats"]] == [True, False]
    assert marie.look(table)["table"]["seats"][0]["mine"]
    assert marie.look(table)["table"]["host"]


def test_what_a_device_was_promised_comes_along(server: Server) -> None:
    marie, phone = server.person("Marie"), server.person("Louis")
    played, _ = opened_fairly(phone, "me", "random")
    finish(phone, played["id"])
    proof = phone.get(f"/tables/{played['id']}/proof")
    event = an_event(phone)["id"]
    commitment = phone.post("/commitments", status=201)["commitment"]
    accept(phone, token_of(marie))
    assert phone.get(f"/tables/{played['id']}/proof") == proof
    fair = {"commitment": commitment, "entropy": ENTROPY}
    assert phone.open("me", "random", **fair)["proof"]["commitment"] == commitment
    assert not marie.post(f"/events/{event}/close")["sealed"]


def test_what_was_promised_stays_with_who_lives_on_at_another_device(server: Server) -> None:
    marie, louis, phone = server.person("Marie"), server.person("Louis"), server.person()
    accept(phone, token_of(louis))
    commitment = phone.post("/commitments", status=201)["commitment"]
    event = an_event(phone)["id"]
    accept(phone, token_of(marie))
    assert phone.post(f"/events/{event}/close", status=403)["reason"] == "not-host"
    fair = {"commitment": commitment, "entropy": ENTROPY}
    assert louis.open("me", "random", **fair)["proof"]["commitment"] == commitment


def test_a_game_of_both_stays_as_it_was(server: Server) -> None:
    marie, phone = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open", "random")["id"]
    phone.post(f"/tables/{table}/join", {})
    phone.post(f"/tables/{table}/leave", {"seat": 1})
    finish(marie, table)
    token = token_of(marie)
    assert phone.post("/me/devices/offer", {"token": token})["games"] == 0
    accept(phone, token)
    assert [seat["mine"] for seat in marie.look(table)["table"]["seats"]] == [True, False, False]


def test_games_stay_with_who_lives_on_at_another_device(server: Server) -> None:
    marie, louis, tablet = server.person("Marie"), server.person("Louis"), server.person()
    table = louis.open("me", "random")["id"]
    accept(tablet, token_of(louis))
    token = token_of(marie)
    offer = tablet.post("/me/devices/offer", {"token": token})
    assert (offer["stays"], offer["playing"]) == (True, False)
    accept(tablet, token)
    assert tablet.get("/me")["name"] == "Marie"
    assert louis.look(table)["table"]["seats"][0]["mine"]
    assert not tablet.look(table)["table"]["seats"][0]["mine"]
    assert len(louis.get("/me/devices")["devices"]) == 1


def test_devices_are_listed_by_what_they_say_they_are(quick_server: Server) -> None:
    marie, phone = quick_server.person("Marie"), quick_server.person()
    marie.http.headers["user-agent"] = FIREFOX
    phone.http.headers["user-agent"] = PHONE
    accept(phone, token_of(marie))
    found = marie.get("/me/devices")["devices"]
    assert [(each["name"], each["here"]) for each in found] == [
        ("Firefox · Linux", True),
        ("Safari · iPhone", False),
    ]
    assert browser_name("curl/8") == ""


def test_a_device_that_is_taken_away_is_a_strangers(server: Server) -> None:
    marie, phone = server.person("Marie"), server.person()
    accept(phone, token_of(marie))
    table = marie.open("me", "random")["id"]
    lost = next(each for each in marie.get("/me/devices")["devices"] if not each["here"])
    with phone.live(table) as live:
        assert live.next()["table"]["seats"][0]["mine"]
        marie.post(f"/me/devices/{lost['id']}/remove", status=204)
        assert live.until("refused")["reason"] == "device-removed"
    assert phone.get("/me") != {"id": marie.id, "name": "Marie"}
    assert marie.get("/me") == {"id": marie.id, "name": "Marie"}


def test_the_first_device_can_be_taken_away_too(server: Server) -> None:
    marie, phone = server.person("Marie"), server.person()
    accept(phone, token_of(marie))
    phone.post(f"/me/devices/{marie.id}/remove", status=204)
    assert phone.get("/me")["name"] == "Marie"
    assert marie.get("/me")["name"] == ""


def test_the_last_device_stays(quick_server: Server) -> None:
    marie, phone = quick_server.person("Marie"), quick_server.person()
    accept(phone, token_of(marie))
    phone.post(f"/me/devices/{marie.id}/remove", status=204)
    last = phone.get("/me/devices")["devices"][0]["id"]
    assert phone.post(f"/me/devices/{last}/remove", status=409)["reason"] == "last-device"


def test_nobody_takes_away_the_device_of_another(quick_server: Server) -> None:
    marie, phone, louis = quick_server.person("Marie"), quick_server.person(), quick_server.person()
    accept(phone, token_of(marie))
    token_of(louis)
    refused = louis.post(f"/me/devices/{marie.id}/remove", status=404)
    assert (refused["reason"], refused["field"]) == ("no-such-device", "device")
    assert marie.get("/me")["name"] == "Marie"


def test_another_process_and_the_next_one_know_what_was_taken_away(
    start: Start, on_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "LOOK_SECONDS", 0.05)
    first, second = start(on_postgresql), start(on_postgresql)
    marie, phone = first.person("Marie"), second.person()
    accept(phone, token_of(marie))
    lost = next(each for each in marie.get("/me/devices")["devices"] if not each["here"])
    marie.post(f"/me/devices/{lost['id']}/remove", status=204)
    kept = dict(phone.http.cookies)

    def knows(server: Server) -> bool:
        url = f"{server.url}/api/v1/me"
        return bool(get(url, cookies=kept).json()["id"] != marie.id)

    until(lambda: knows(second))
    third = start(on_postgresql)
    assert knows(third)


def test_a_person_has_so_many_devices(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "MOST_DEVICES", 1)
    marie = quick_server.person("Marie")
    token_of(marie)
    refused = marie.post("/me/devices/link", status=409)
    assert refused["reason"] == "too-many-devices"


def test_a_cookie_names_its_device_but_for_the_first() -> None:
    assert Identity.of("marie") == Identity("marie", "marie")
    assert Identity("marie", "marie").kept == "marie"
    assert Identity.of(Identity("marie", "phone").kept) == Identity("marie", "phone")

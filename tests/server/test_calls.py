"""Calls to one's turn: pushed, by e-mail, to an endpoint; when, and what they tell."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import os
import re
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from email.message import Message
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from quattrocento.server import limits
from quattrocento.server.people import caller, outside, push
from quattrocento.server.people.settings import PeopleSettings
from quattrocento.server.store.notifications import Listener
from tests.server.authenticator import text
from tests.server.clients import LONG, PATIENCE, Person, Server, in_loop, until
from tests.server.conftest import Start
from tests.server.standins import Drip, Endpoint, MailSink
from tests.support import apart

QUICK = PeopleSettings(call_after=0.0, digest_seconds=0.0, private_endpoints=True)
# The host allows the name by which people call the server here, so links lead there.
NAMED: dict[str, Any] = {"allowed_hosts": ("127.0.0.1",)}
DAYS = {"kind": "move", "seconds": 259_200}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(caller, "PAUSES", (0.05, 0.05))


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint() as endpoint:
        yield endpoint


@pytest.fixture
def sink() -> Iterator[MailSink]:
    with MailSink() as sink:
        yield sink


def with_mail(sink: MailSink, **more: Any) -> PeopleSettings:
    wanted = {"call_after": 0.0, "digest_seconds": 0.0, **more}
    return PeopleSettings(smtp=sink.url, mail_from="tables@tables.example", **wanted)


def table_of(first: Person, second: Person) -> str:
    """A slow table where the first of two must decide."""
    table: str = first.open("me", "open", clock=DAYS)["id"]
    second.post(f"/tables/{table}/join", {})
    return table


def link_in(said: str, room: str) -> str:
    found = re.search(rf"/mail/{room}/([0-9a-f-]+)", re.sub(r"\s", "", said))
    assert found is not None, said
    return found[1]


def said_in(message: Message) -> str:
    """The text of a message."""
    text = message.get_payload(decode=True)
    assert isinstance(text, bytes)
    return text.decode()


def confirmed(person: Person, sink: MailSink) -> None:
    """Somebody's address, once they have followed the link."""
    person.post("/me/calls/mail", {"mail": "marie@home.example"})
    token = link_in(said_in(sink.came[-1]), "confirm")
    person.post("/mail/confirm", {"token": token}, 204)


# Endpoints


def test_an_endpoint_is_called_when_the_table_waits_and_told_nothing_else(
    start: Start, database: str, endpoint: Endpoint
) -> None:
    server = start(database, people=QUICK, **NAMED)
    marie, louis = server.person("Marie"), server.person("Louis")
    secret = marie.post("/me/calls/hook", {"url": endpoint.url})["secret"]
    table = table_of(marie, louis)
    until(lambda: endpoint.came)
    (posted,) = endpoint.came
    code = marie.look(table)["table"]["code"]
    assert json.loads(posted.body) == {
        "type": "your-turn",
        "game": "palazzo",
        "table": code,
        "text": f"It is your turn at table {code}: Palazzo.",
        "url": f"{server.url}/table/{table}",
    }
    signed = f"{posted.headers['x-quattrocento-time']}.".encode() + posted.body
    mac = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    assert posted.headers["x-quattrocento-signature"] == f"sha256={mac}"


def test_nobody_is_called_twice_to_the_same_turn(
    start: Start, database: str, endpoint: Endpoint
) -> None:
    first = start(database, people=QUICK)
    marie, louis = first.person("Marie"), first.person("Louis")
    marie.post("/me/calls/hook", {"url": endpoint.url})
    table = table_of(marie, louis)
    until(lambda: endpoint.came)
    first.stop()
    second = start(database, people=QUICK)
    other = second.person("Anne")
    other.post("/me/calls/hook", {"url": endpoint.url})
    marie = second.person(like=marie)
    marie.look(table)
    # A call that is made later shows that the one before was not made again.
    table_of(other, second.person("Louis"))
    until(lambda: len(endpoint.came) > 1)
    assert [json.loads(each.body)["url"].endswith(table) for each in endpoint.came] == [True, False]


def test_who_has_the_page_open_is_not_called(
    start: Start, on_sqlite: str, endpoint: Endpoint
) -> None:
    server = start(on_sqlite, people=QUICK)
    marie, louis = server.person("Marie"), server.person("Louis")
    for person in (marie, louis):
        person.post("/me/calls/hook", {"url": endpoint.url})
    table = marie.open("me", "open", clock=DAYS)["id"]
    with marie.live(table) as live:
        live.next()
        louis.post(f"/tables/{table}/join", {})
        live.until("update")
        # Louis, at another table, is called: so the caller has looked at both.
        table_of(louis, marie)
        until(lambda: endpoint.came)
        assert [json.loads(each.body)["url"].endswith(table) for each in endpoint.came] == [False]


def test_a_call_survives_a_restart(start: Start, database: str, endpoint: Endpoint) -> None:
    later = PeopleSettings(call_after=1.0, private_endpoints=True)
    first = start(database, people=later)
    marie, louis = first.person("Marie"), first.person("Louis")
    marie.post("/me/calls/hook", {"url": endpoint.url})
    table_of(marie, louis)
    first.stop()
    assert not endpoint.came
    start(database, people=later)
    until(lambda: endpoint.came)


def test_one_of_several_processes_calls(
    start: Start, on_postgresql: str, endpoint: Endpoint
) -> None:
    first, second = (start(on_postgresql, people=QUICK) for _ in range(2))
    marie, louis = first.person("Marie"), second.person("Louis")
    for person in (marie, louis):
        person.post("/me/calls/hook", {"url": endpoint.url})
    table_of(marie, louis)
    until(lambda: endpoint.came)
    table_of(louis, marie)
    until(lambda: len(endpoint.came) > 1)
    urls = [json.loads(each.body)["url"] for each in endpoint.came]
    assert len(set(urls)) == len(urls) == 2


def test_a_call_is_made_by_a_process_that_does_not_know_of_the_turn_yet(
    start: Start, on_postgresql: str, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No notice reaches the one that makes the calls: it asks the store."""
    monkeypatch.setattr(Listener, "listen", hear_nothing)
    calling, other = (start(on_postgresql, people=QUICK) for _ in range(2))
    in_loop(calling, calling.services.store.leases.take(caller.LEASE))
    marie, louis = calling.person("Marie"), other.person("Louis")
    other.person(like=marie).post("/me/calls/hook", {"url": endpoint.url})
    table_of(marie, louis)
    until(lambda: endpoint.came)


async def hear_nothing(_: Listener) -> None:
    """Neither hear the others nor ask the store."""


def test_a_call_that_fails_is_tried_again_but_not_for_ever(
    start: Start, on_sqlite: str, endpoint: Endpoint
) -> None:
    server = start(on_sqlite, people=QUICK)
    marie, louis = server.person("Marie"), server.person("Louis")
    endpoint.status = 500
    marie.post("/me/calls/hook", {"url": endpoint.url})
    table_of(marie, louis)
    until(lambda: len(endpoint.came) == 1 + len(caller.PAUSES))
    endpoint.status = 200
    table_of(marie, louis)
    until(lambda: len(endpoint.came) == 2 + len(caller.PAUSES))


def test_who_is_removed_is_called_no_longer(
    start: Start, on_sqlite: str, endpoint: Endpoint
) -> None:
    server = start(on_sqlite, people=QUICK)
    marie, louis = server.person("Marie"), server.person("Louis")
    target = marie.post("/me/calls/hook", {"url": endpoint.url})["id"]
    assert louis.post(f"/me/calls/{target}/remove", status=404)["field"] == "target"
    assert marie.post(f"/me/calls/{target}/remove")["targets"] == []
    louis.post("/me/calls/hook", {"url": endpoint.url})
    table_of(marie, louis)
    table = table_of(louis, marie)
    until(lambda: endpoint.came)
    assert json.loads(endpoint.came[0].body)["url"].endswith(table)


@pytest.mark.parametrize(
    "url",
    [
        "http://elsewhere.example/",
        "https://localhost/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest",
        "https://[::ffff:192.168.0.1]/",
        "https://name:word@elsewhere.example/",
        "ftp://elsewhere.example/",
        "https://",
        "https://elsewhere.example:0/",
        "https://elsewhere.example/\n",
    ],
)
def test_an_endpoint_in_our_own_network_or_without_tls_is_refused(
    quick_server: Server, url: str
) -> None:
    marie = quick_server.person()
    refused = marie.post("/me/calls/hook", {"url": url}, 400)
    assert (refused["reason"], refused["field"]) == ("bad-endpoint", "url")
    keys = {"p256dh": "AAAA", "auth": "AAAA"}
    refused = marie.post("/me/calls/push", {"endpoint": url, **keys}, 400)
    assert (refused["reason"], refused["field"]) == ("bad-endpoint", "endpoint")
    assert marie.get("/me/calls")["targets"] == []


def test_a_name_that_leads_into_our_own_network_is_not_connected_to(
    monkeypatch: pytest.MonkeyPatch, endpoint: Endpoint
) -> None:
    port = int(endpoint.url.rpartition(":")[2].partition("/")[0])
    found = [(2, 1, 6, "", ("93.184.215.14", port)), (2, 1, 6, "", ("127.0.0.1", port))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: found)
    with pytest.raises(outside.NotAllowed):
        apart(asyncio.run, outside.post(f"https://elsewhere.example:{port}/", {}, b"", False))
    assert not endpoint.came


# Endpoints that answer a byte at a time, names that nobody tells, and a mail server like that


@pytest.fixture
def drip() -> Iterator[Drip]:
    with Drip("http") as drip:
        yield drip


def plans(person: Person, table: str) -> None:
    """A plan is answered: it needs a thread."""
    seen = person.look(table)
    move = seen["offers"][0]["offers"][0]["move"]
    asked = {"seat": 0, "sequence": seen["table"]["sequence"], "moves": [move]}
    assert person.post(f"/tables/{table}/plan", asked)["moves"] == [move]


def test_no_call_waits_for_an_endpoint_that_drips(
    start: Start,
    database: str,
    drip: Drip,
    endpoint: Endpoint,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "CALL_SECONDS", LONG)
    monkeypatch.setattr(limits, "CALLS_OF_A_TARGET_SECONDS", LONG)
    server = start(database, people=QUICK)
    marie, louis = server.person("Marie"), server.person("Louis")
    marie.post("/me/calls/hook", {"url": drip.url})
    louis.post("/me/calls/hook", {"url": endpoint.url})
    table_of(marie, louis)
    until(lambda: drip.came)
    table = table_of(louis, marie)
    until(lambda: endpoint.came)
    assert json.loads(endpoint.came[0].body)["url"].endswith(table)
    assert (drip.came, drip.gone) == (1, 0)


def test_an_endpoint_that_drips_is_hung_up_on_and_tried_again_but_not_for_ever(
    start: Start, on_sqlite: str, drip: Drip, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CALL_SECONDS", 0.3)
    server = start(on_sqlite, people=QUICK)
    marie, louis = server.person("Marie"), server.person("Louis")
    marie.post("/me/calls/hook", {"url": drip.url})
    table_of(marie, louis)
    until(lambda: drip.gone == 1 + len(caller.PAUSES))


def test_however_many_endpoints_drip_plans_are_answered(
    start: Start, on_sqlite: str, drip: Drip, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CALL_SECONDS", LONG)
    monkeypatch.setattr(limits, "CALLS_OF_A_TARGET_SECONDS", LONG)
    server = start(on_sqlite, people=QUICK)
    louis = server.person("Louis")
    # More than the threads that there are for whatever blocks.
    many = (os.cpu_count() or 1) + 6
    for number in range(many):
        marie = server.person(f"Marie {number}")
        marie.post("/me/calls/hook", {"url": drip.url})
        table = table_of(marie, louis)
    until(lambda: drip.came == many)
    plans(marie, table)


def test_however_many_names_nobody_tells_plans_are_answered(
    start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, asked = threading.Event(), Counter[str]()
    known = socket.getaddrinfo

    def slow(name: str, *given: Any, **more: Any) -> Any:
        if name == "slow.example":
            asked.update([name])
            assert told.wait(PATIENCE)
            raise socket.gaierror
        return known(name, *given, **more)

    monkeypatch.setattr("socket.getaddrinfo", slow)
    server = start(on_sqlite, people=QUICK)
    louis = server.person("Louis")
    many = (os.cpu_count() or 1) + 6
    for number in range(many):
        marie = server.person(f"Marie {number}")
        marie.post("/me/calls/hook", {"url": "https://slow.example/call"})
        table = table_of(marie, louis)
    try:
        until(lambda: asked["slow.example"] >= many)
        plans(marie, table)
    finally:
        told.set()


def test_a_mail_server_that_drips_is_hung_up_on(
    start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAIL_SECONDS", 0.3)
    with Drip("smtp") as drip:
        dripping = PeopleSettings(smtp=drip.url, mail_from="tables@tables.example")
        marie = start(on_sqlite, people=dripping, **NAMED).person()
        refused = marie.post("/me/calls/mail", {"mail": "marie@home.example"}, 503)
        assert refused["reason"] == "mail-failed"
        until(lambda: drip.gone == 1)


# Browsers


def test_a_browser_is_pushed_what_only_it_can_read(
    start: Start, database: str, endpoint: Endpoint
) -> None:
    server = start(database, people=QUICK, **NAMED)
    marie, louis = server.person("Marie"), server.person("Louis")
    browser = ec.generate_private_key(ec.SECP256R1())
    public = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = bytes(range(16))
    wish = {"endpoint": endpoint.url, "p256dh": text(public), "auth": text(auth)}
    told = marie.post("/me/calls/push", {**wish, "language": "fr"})
    assert [(each["kind"], each["here"]) for each in told["targets"]] == [("push", True)]
    table = table_of(marie, louis)
    until(lambda: endpoint.came)
    (posted,) = endpoint.came
    assert b"palazzo" not in posted.body
    plain = http_ece.decrypt(posted.body, private_key=browser, auth_secret=auth)
    message = json.loads(plain)
    assert message["text"].startswith("C’est à vous de jouer à la table")
    assert message["url"] == f"{server.url}/table/{table}"
    assert told["push_key"] in posted.headers["authorization"]
    claims = posted.headers["authorization"].partition("t=")[2].split(".")[1]
    audience = json.loads(base64.urlsafe_b64decode(claims + "=="))["aud"]
    assert endpoint.url.startswith(audience)


def test_a_browser_that_is_gone_is_forgotten(
    start: Start, on_sqlite: str, endpoint: Endpoint
) -> None:
    server = start(on_sqlite, people=QUICK)
    marie, louis = server.person("Marie"), server.person("Louis")
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    public = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    endpoint.status = 410
    wish = {"endpoint": endpoint.url, "p256dh": text(public), "auth": text(bytes(16))}
    marie.post("/me/calls/push", wish)
    table_of(marie, louis)
    until(lambda: marie.get("/me/calls")["targets"] == [])


def test_the_key_for_pushing_is_made_once(start: Start, database: str) -> None:
    first = start(database)
    key = first.person().get("/me/calls")["push_key"]
    assert len(base64.urlsafe_b64decode(key + "=")) == 65
    first.stop()
    assert start(database).person().get("/me/calls")["push_key"] == key


def test_without_the_library_nobody_is_pushed(
    start: Start, on_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "can_push", lambda: False)
    marie = start(on_sqlite).person()
    assert marie.get("/me/calls")["push_key"] is None
    wish = {"endpoint": "https://push.example/x", "p256dh": "AAAA", "auth": "AAAA"}
    assert marie.post("/me/calls/push", wish, 409)["reason"] == "no-push"


# E-mail


def test_an_address_is_called_once_its_owner_has_said_so(
    start: Start, database: str, sink: MailSink
) -> None:
    server = start(database, people=with_mail(sink), **NAMED)
    marie, louis = server.person("Marie"), server.person("Louis")
    table = table_of(marie, louis)
    told = marie.post("/me/calls/mail", {"mail": "marie@home.example", "language": "fr"})
    assert [(each["target"], each["verified"]) for each in told["targets"]] == [
        ("marie@home.example", False)
    ]
    (asked,) = sink.came
    assert asked["To"] == "marie@home.example"
    token = link_in(said_in(asked), "confirm")
    refused = marie.post("/mail/confirm", {"token": token[:-1] + "x"}, 404)
    assert (refused["reason"], refused["field"]) == ("no-such-link", "token")
    server.person().post("/mail/confirm", {"token": token}, 204)
    assert marie.get("/me/calls")["targets"][0]["verified"]
    second = table_of(marie, louis)
    until(lambda: len(sink.came) > 1)
    said = said_in(sink.came[1])
    assert f"{server.url}/table/{second}" in said
    assert "C’est à vous de jouer" in said
    assert table not in said
    stop = link_in(sink.came[1]["List-Unsubscribe"], "stop")
    marie.post("/mail/confirm", {"token": stop}, 404)
    server.person().post("/mail/stop", {"token": stop}, 204)
    assert marie.get("/me/calls")["targets"] == []


def test_tables_that_wait_come_in_one_message(start: Start, on_sqlite: str, sink: MailSink) -> None:
    server = start(on_sqlite, people=with_mail(sink, call_after=1.0), **NAMED)
    marie, louis = server.person("Marie"), server.person("Louis")
    confirmed(marie, sink)
    tables = {table_of(marie, louis) for _ in range(2)}
    until(lambda: len(sink.came) > 1)
    until(lambda: sum(told_in(sink, table) for table in tables) == 2)
    assert "wait" in sink.came[1]["Subject"]


def told_in(sink: MailSink, table: str) -> bool:
    return any(table in said_in(each) for each in sink.came)


def test_messages_come_seldom(start: Start, on_sqlite: str, sink: MailSink) -> None:
    server = start(on_sqlite, people=with_mail(sink, digest_seconds=2.0), **NAMED)
    marie, louis = server.person("Marie"), server.person("Louis")
    confirmed(marie, sink)
    first = table_of(marie, louis)
    until(lambda: told_in(sink, first))
    others = [table_of(marie, louis) for _ in range(2)]
    until(lambda: all(told_in(sink, table) for table in others))
    # The two that came soon after each other waited, and came together.
    assert len(sink.came) == 3


def test_without_a_server_for_it_there_is_no_mail(quick_server: Server) -> None:
    marie = quick_server.person()
    assert not marie.get("/me/calls")["mail"]
    refused = marie.post("/me/calls/mail", {"mail": "marie@home.example"}, 409)
    assert refused["reason"] == "no-mail"


@pytest.mark.parametrize(
    "address", ["", "marie", "a@b", "a b@c.example", "a@c.example\nBcc: x@y.z"]
)
def test_what_is_no_address_is_refused(
    start: Start, on_sqlite: str, sink: MailSink, address: str
) -> None:
    marie = start(on_sqlite, people=with_mail(sink), **NAMED).person()
    assert marie.post("/me/calls/mail", {"mail": address}, 400)["field"] == "mail"
    assert not sink.came


def test_nobody_is_flooded_with_questions(start: Start, on_sqlite: str, sink: MailSink) -> None:
    marie = start(on_sqlite, people=with_mail(sink), **NAMED).person()
    for _ in range(3):
        marie.post("/me/calls/mail", {"mail": "marie@home.example"})
    refused = marie.post("/me/calls/mail", {"mail": "marie@home.example"}, 429)
    assert refused["reason"] == "too-many-mails"
    assert len(sink.came) == 3


def test_a_message_that_cannot_be_sent_leaves_no_address_behind(
    start: Start, on_sqlite: str
) -> None:
    dead = PeopleSettings(smtp="smtp://127.0.0.1:9", mail_from="tables@tables.example")
    marie = start(on_sqlite, people=dead, **NAMED).person()
    refused = marie.post("/me/calls/mail", {"mail": "marie@home.example"}, 503)
    assert refused["reason"] == "mail-failed"
    assert marie.get("/me/calls")["targets"] == []

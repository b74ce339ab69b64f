"""Where links to us lead: where the host says, or nowhere else than where their reader is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quattrocento.server.people import caller
from quattrocento.server.people.links import RELATIVE, Links
from tests.server.clients import MARK, get, until
from tests.server.conftest import Start
from tests.server.standins import Endpoint, MailSink
from tests.server.test_calls import QUICK, link_in, said_in, table_of, with_mail

TOLD = "https://tables.example:8443"
MAIL = {"mail": "marie@home.example"}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "LOOK_SECONDS", 0.05)


@pytest.fixture
def sink() -> Iterator[MailSink]:
    with MailSink() as sink:
        yield sink


@pytest.mark.parametrize(
    ("called", "leads"),
    [
        ("https://tables.example", "https://tables.example"),
        ("https://TABLES.example:9", "https://TABLES.example:9"),
        ("http://localhost:1469", RELATIVE),
        ("http://192.168.7.9", RELATIVE),
        ("http://evil.example", RELATIVE),
        ("http://tables.example:1@evil.example", RELATIVE),
        ("http://*", RELATIVE),
        ("", RELATIVE),
    ],
)
def test_links_lead_to_names_that_the_host_allows(called: str, leads: str) -> None:
    assert Links(names=("Tables.example", "*")).origin(called) == leads


def test_links_lead_to_the_address_that_was_told() -> None:
    links = Links(f"{TOLD}/")
    assert {links.origin(each) for each in ("http://localhost", "http://evil.example")} == {TOLD}
    assert links.names == {"tables.example"}


def test_without_an_address_links_are_relative_and_no_mail_goes_out(
    start: Start, on_sqlite: str, sink: MailSink
) -> None:
    server = start(on_sqlite, people=with_mail(sink), allowed_hosts=("*",))
    marie = server.person("Marie")
    link = marie.post("/me/devices/link")
    assert link["url"].startswith("/device/")
    assert link["qr"] is None
    evil = {"Host": "evil.example", **MARK}
    assert marie.http.post("/me/devices/link", headers=evil).json()["url"].startswith("/device/")
    assert not marie.get("/me/calls")["mail"]
    refused = marie.post("/me/calls/mail", MAIL, 409)
    assert refused["reason"] == "no-mail-without-url"
    assert all("--url" in said for said in refused["words"].values())
    assert sink.came == []


def test_an_endpoint_is_told_a_relative_link_without_an_address(
    start: Start, on_sqlite: str
) -> None:
    with Endpoint() as endpoint:
        server = start(on_sqlite, people=QUICK)
        marie, louis = server.person("Marie"), server.person("Louis")
        marie.post("/me/calls/hook", {"url": endpoint.url})
        table = table_of(marie, louis)
        until(lambda: endpoint.came)
        assert f'"/table/{table}"'.encode() in endpoint.came[0].body


def test_mail_and_devices_are_linked_to_the_address_that_was_told(
    start: Start, on_sqlite: str, sink: MailSink
) -> None:
    server = start(on_sqlite, people=with_mail(sink), url=TOLD)
    marie, louis = server.person("Marie"), server.person("Louis")
    link = marie.post("/me/devices/link")
    assert link["url"].startswith(f"{TOLD}/device/")
    assert link["qr"].startswith("<svg ")
    assert marie.post("/me/calls/mail", MAIL)["mail"]
    assert f"{TOLD}/mail/confirm/" in said_in(sink.came[0])
    marie.post("/mail/confirm", {"token": link_in(said_in(sink.came[0]), "confirm")}, 204)
    table = table_of(marie, louis)
    until(lambda: len(sink.came) > 1)
    assert f"{TOLD}/table/{table}" in said_in(sink.came[1])
    # Its name is one of ours.
    named = {"Host": "tables.example:8443"}
    assert get(f"{server.url}/api/v1/me", headers=named).status_code == 200


def test_a_shared_link_shows_no_name_that_the_host_does_not_allow(
    start: Start, on_sqlite: str
) -> None:
    server = start(on_sqlite, allowed_hosts=("*",))
    page = get(server.url, headers={"Host": "evil.example"}).text
    assert "evil.example" not in page
    assert 'content="/"' in page

"""What people have beside their seats, before the page: devices, passkeys, notes, vacation."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from quattrocento.server.bots.pool import BotPool
from quattrocento.server.people.settings import PeopleSettings
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.clients import Server, until
from tests.server.standins import MailSink
from tests.server.test_calls import link_in, said_in

WHO = "fetch('/api/v1/me').then(r => r.json()).then(me => me.name)"
SIZES = [("en", (1366, 650)), ("fr", PHONE)]


def named(visitor: Visitor, name: str) -> None:
    """Choose a name, from the lobby."""
    ask = """name => fetch('/api/v1/me', {
      method: 'PUT',
      headers: { 'X-Quattrocento': 'page', 'Content-Type': 'application/json' },
      body: JSON.stringify({ name }),
    }).then((response) => response.ok)"""
    assert visitor.page.evaluate(ask, name)


@pytest.mark.parametrize(("language", "size"), SIZES)
def test_a_link_from_the_settings_makes_another_device_mine(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    marie = visit("/", language=language, size=size)
    named(marie, "Marie")
    marie.go("/settings")
    label = {"en": "Use another device too", "fr": "Utiliser aussi un autre appareil"}[language]
    marie.page.get_by_role("button", name=label).click()
    picture = marie.page.locator("figure img")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    assert marie.fits()
    assert marie.faults() == []
    link = marie.page.locator("figure input").input_value()

    phone = visit(link.removeprefix(marie.url), language=language, size=PHONE)
    expect(phone.page.get_by_role("heading", level=1)).to_contain_text("Marie")
    assert phone.fits()
    assert phone.faults() == []
    phone.page.locator("main .go").click()
    phone.page.wait_for_url(f"{phone.url}/")
    expect(phone.page.get_by_text("Marie").first).to_be_visible()

    marie.go("/settings")
    rows = marie.page.locator("section ul li")
    expect(rows).to_have_count(2)
    rows.nth(1).get_by_role("button").click()
    expect(rows).to_have_count(1)
    phone.go("/settings")
    assert phone.page.evaluate(WHO) == ""


def test_a_note_and_a_vacation_are_kept_from_the_page(visit: Visit) -> None:
    marie, louis = visit("/"), visit("/", language="fr", size=PHONE)
    named(marie, "Marie")
    named(louis, "Louis")
    ask = """([path, body]) => fetch('/api/v1' + path, {
      method: 'POST',
      headers: { 'X-Quattrocento': 'page', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).then((response) => response.json())"""
    wish = {
        "game": "palazzo",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "clock": {"kind": "move", "seconds": 259_200},
        "lot": False,
    }
    table = marie.page.evaluate(ask, ["/tables", wish])["id"]
    louis.page.evaluate(ask, [f"/tables/{table}/join", {}])

    marie.go("/settings")
    marie.page.get_by_label("Days").fill("5")
    marie.page.get_by_role("button", name="Go on vacation").click()
    expect(marie.page.get_by_role("button", name="I am back")).to_be_visible()
    assert marie.faults() == []

    louis.go(f"/table/{table}")
    expect(louis.page.locator(".vacation")).to_contain_text("Marie est en congé jusqu’au")
    assert louis.fits()

    marie.go(f"/table/{table}")
    for text in ("", "Louis bluffs."):
        marie.page.get_by_role("button", name="More").click()
        marie.page.get_by_role("button", name="My note").click()
        field = marie.page.get_by_label("My note about this table").and_(
            marie.page.locator("textarea")
        )
        expect(field).to_have_value(text)
        field.fill("Louis bluffs.")
        marie.page.get_by_role("button", name="Save").click()
        expect(field).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_passkey_keeps_a_name_and_brings_it_to_another_device(
    visit: Visit, house: Server, language: str
) -> None:
    marie = at_a_name(visit("/", language=language), house)
    authenticator = with_authenticator(marie)
    named(marie, "Marie")
    marie.go("/settings")
    make = {"en": "Keep my name with a passkey", "fr": "Garder mon nom avec une clé d’accès"}
    use = {"en": "I have a passkey", "fr": "J’ai une clé d’accès"}
    marie.page.get_by_role("button", name=make[language]).click()
    expect(
        marie.page.get_by_text({"en": "last used", "fr": "utilisée le"}[language])
    ).to_be_visible()
    assert marie.faults() == []
    (credential,) = authenticator[0].send(
        "WebAuthn.getCredentials", {"authenticatorId": authenticator[1]}
    )["credentials"]

    phone = at_a_name(visit("/", language=language, size=PHONE), house)
    session, its = with_authenticator(phone)
    phone.go("/settings")
    assert phone.fits()
    session.send("WebAuthn.addCredential", {"authenticatorId": its, "credential": credential})
    phone.page.get_by_role("button", name=use[language]).click()
    phone.page.wait_for_url(f"{phone.url}/")
    assert phone.page.evaluate(WHO) == "Marie"


def test_who_shows_no_passkey_is_told_and_stays_who_they_are(visit: Visit, house: Server) -> None:
    marie = at_a_name(visit("/"), house)
    named(marie, "Marie")
    marie.go("/settings")
    marie.page.evaluate("void (navigator.credentials.get = () => Promise.reject(new Error('no')))")
    marie.page.get_by_role("button", name="I have a passkey").click()
    expect(marie.page.get_by_role("alert")).to_have_text(
        "The browser neither made nor presented a passkey."
    )
    assert marie.page.evaluate(WHO) == "Marie"


def at_a_name(visitor: Visitor, house: Server) -> Visitor:
    """Somebody who calls the server by a name: browsers allow passkeys for no bare address."""
    visitor.url = f"http://localhost:{house.port}"
    visitor.go("/")
    return visitor


def with_authenticator(visitor: Visitor) -> tuple[CDPSession, str]:
    """An authenticator of software in somebody's browser."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def test_an_address_is_asked_for_confirmed_and_left_from_the_page(
    browser: Browser, bots: BotPool, tmp_path: Path
) -> None:
    with MailSink() as sink:
        mail = PeopleSettings(smtp=sink.url, mail_from="tables@tables.example", call_after=0.0)
        allowed = ("127.0.0.1",)
        server = Server(f"sqlite:///{tmp_path}/tables.db", bots, people=mail, allowed_hosts=allowed)
        marie = Visitor(browser, server.url, size=PHONE)
        try:
            marie.go("/settings")
            marie.page.get_by_label("E-mail address").fill("marie@home.example")
            marie.page.get_by_role("button", name="Tell me by e-mail").click()
            expect(marie.page.get_by_text("We have written to marie@home.example")).to_be_visible()
            assert marie.fits()
            assert marie.faults() == []
            token = link_in(said_in(sink.came[0]), "confirm")
            marie.go(f"/mail/confirm/{token}")
            marie.page.get_by_role("button", name="Yes, tell me by e-mail").click()
            expect(marie.page.get_by_role("status")).to_contain_text("Thank you")
            assert marie.faults() == []
            marie.go("/settings")
            marie.page.get_by_role("button", name="Stop: marie@home.example").click()
            expect(marie.page.get_by_label("E-mail address")).to_be_visible()
            marie.leave()
        finally:
            server.stop()


def test_what_is_pushed_is_shown_and_leads_to_the_table(visit: Visit, house: Server) -> None:
    marie = at_a_name(visit("/"), house)
    marie.context.grant_permissions(["notifications"], origin=marie.url)
    session = marie.context.new_cdp_session(marie.page)
    found: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(e["registrations"])
    )

    def told() -> list[dict[str, Any]]:
        """What the browser has told by now: it may come later than what the page knows."""
        marie.page.wait_for_timeout(10)
        return found

    session.send("ServiceWorker.enable")
    marie.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    marie.wait_until("navigator.serviceWorker.controller !== null")
    table = f"{marie.url}/table/x"
    pushed = {
        "origin": marie.url,
        "registrationId": until(told)[-1]["registrationId"],
        "data": json.dumps({"text": "It is your turn at table X: Palazzo.", "url": table}),
    }
    session.send("ServiceWorker.deliverPushMessage", pushed)
    marie.page.wait_for_function(
        """text => navigator.serviceWorker.ready
          .then((worker) => worker.getNotifications())
          .then((all) => all.some((each) => each.body === text && /table.x$/.test(each.data)))""",
        arg="It is your turn at table X: Palazzo.",
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_page_leads_to_the_others(visit: Visit, size: tuple[int, int]) -> None:
    reader = visit("/puzzles", size=size, language="fr")
    if size == PHONE:
        reader.page.get_by_role("button", name="Autres pages").click()
    link = reader.page.locator(".bar").get_by_role("link", name="Mes parties")
    expect(link).to_be_in_viewport(ratio=1)
    link.click()
    expect(reader.page.get_by_role("heading", name="Mes parties")).to_be_visible()
    assert reader.fits()
    assert reader.faults() == []

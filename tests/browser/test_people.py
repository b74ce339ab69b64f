"""What people have beside their seats, before the page: devices."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor

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
    assert phone.page.evaluate("fetch('/api/v1/me').then(r => r.json()).then(me => me.name)") == ""

"""What the tests themselves promise."""

from __future__ import annotations

import importlib

import pytest

from tests.conftest import HELPERS
from tests.server.clients import until


def test_assertions_in_helpers_say_what_they_saw() -> None:
    assert "tests.support" in HELPERS
    for name in HELPERS:
        assert "@pytest_ar" in vars(importlib.import_module(name)), name


def test_whoever_waits_in_vain_says_what_it_saw_last() -> None:
    seen = iter([0, None, ""])
    with pytest.raises(AssertionError, match=r"it did not happen in time, last seen: ''"):
        until(lambda: next(seen, ""), seconds=0.05)

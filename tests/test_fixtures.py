"""What the page's own tests are given of the package is of today."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.tests.fixtures import FOLDER, makers


@pytest.mark.parametrize("file", makers(), ids=lambda file: str(file.relative_to(FOLDER)))
def test_what_the_page_is_tried_on_is_of_today(file: Path) -> None:
    made = makers()[file]()
    assert file.read_text(encoding="utf-8") == made, "run python -m web.tests.fixtures"

"""Find the browser that the page is tested and photographed in: `python scripts/browser.py`.

It prints where the browser is, or fails.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SWITCH = "QUATTROCENTO_BROWSER"
# First the one without windows: the same engine, and a third less work for the processor.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
# In a container there is no sandbox to be had, and nothing outside this machine is wanted.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_browser() -> str | None:
    """Where a Chromium is: the one that the environment names, the system's, or Playwright's."""
    named = os.environ.get(SWITCH)
    if named:
        return shutil.which(named)
    found = (shutil.which(name) for name in NAMES)
    return next((place for place in found if place), None) or playwrights_own()


# In a process of its own: where a browser runs already, Playwright cannot be started again.
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def playwrights_own() -> str | None:
    """Where the Chromium is that Playwright fetched, if it did."""
    asked = subprocess.run(
        [sys.executable, "-c", ASK_PLAYWRIGHT], capture_output=True, text=True, check=False
    )
    place = Path(asked.stdout.strip() or "none")
    return str(place) if place.is_file() else None


if __name__ == "__main__":
    place = find_browser()
    print(place or "no browser")
    sys.exit(0 if place else 1)

"""Find the browser that the page is tested and photographed in: `python scripts/browser.py`.

It prints where the browser is, or fails.
"""

import os
import shutil
import sys

SWITCH = "QUATTROCENTO_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
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
    """Where a Chromium is: the one that the environment names, or one of the system's."""
    named = os.environ.get(SWITCH)
    found = (shutil.which(name) for name in ([named] if named else NAMES))
    return next((place for place in found if place), None)


if __name__ == "__main__":
    place = find_browser()
    print(place or "no browser")
    sys.exit(0 if place else 1)

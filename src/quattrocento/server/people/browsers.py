"""What a device is called: the browser and the system that it says it has."""

from __future__ import annotations

# The first that is found: many browsers also name those that they are like.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def browser_name(agent: str) -> str:
    """A short name of a browser by what it says of itself; nothing if that says nothing to us."""
    found = [
        next((name for mark, name in kinds if mark in agent), "") for kinds in (BROWSERS, SYSTEMS)
    ]
    return " · ".join(name for name in found if name)

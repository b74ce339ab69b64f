"""Whether a library that we pin is known to be weak: `scripts/audit.py`, part of `make lint`.

All pinned versions, Python's and the page's, are looked up at once in the open database of
weaknesses (OSV), once a day; the answer is kept in `build/audit.json`. Without a network it says
so, goes on, and tries again an hour later: only what is known to be weak fails.
"""

from __future__ import annotations

import json
import re
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "audit.json"
ACCEPTED = ROOT / "requirements" / "accepted-weaknesses.txt"
DATABASE = "https://api.osv.dev/v1/querybatch"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[.*\])?==([^\s;\\]+)")
SECONDS = 10.0
DAY = 24 * 3600.0
HOUR = 3600.0
LARGEST_BATCH = 1000

Pin = tuple[str, str, str]


def pins() -> list[Pin]:
    """Every pinned library: where it comes from, its name and its version."""
    found: set[Pin] = set()
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        for line in lock.read_text(encoding="utf-8").splitlines():
            if match := PINNED.match(line):
                found.add(("PyPI", match[1].lower(), match[2]))
    for lock in (ROOT / "web", ROOT / "bench" / "boardgameio"):
        packages = json.loads((lock / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        for place, package in packages.items():
            if place and "version" in package:
                name = package.get("name", place.rpartition("node_modules/")[2])
                found.add(("npm", name, package["version"]))
    return sorted(found)


def looked_up(pinned: list[Pin], database: str = DATABASE) -> dict[str, list[str]]:
    """The weaknesses that are known, by library; OSError when nobody can be asked."""
    weak: dict[str, list[str]] = {}
    for start in range(0, len(pinned), LARGEST_BATCH):
        batch = pinned[start : start + LARGEST_BATCH]
        queries = [
            {"package": {"ecosystem": source, "name": name}, "version": version}
            for source, name, version in batch
        ]
        request = urllib.request.Request(
            database,
            data=json.dumps({"queries": queries}).encode(),
            headers={"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            results: list[dict[str, Any]] = json.load(answer)["results"]
        for (source, name, version), result in zip(batch, results, strict=True):
            if result.get("vulns"):
                weak[f"{name} {version} ({source})"] = [each["id"] for each in result["vulns"]]
    return weak


def accepted() -> set[str]:
    """The weaknesses that do not concern us, each with its reason in the file."""
    if not ACCEPTED.exists():
        return set()
    lines = ACCEPTED.read_text(encoding="utf-8").splitlines()
    return {line.split()[0] for line in lines if line.strip() and not line.startswith("#")}


def main() -> int:
    """Say in one line what was found; 1 if something is weak that nobody has accepted."""
    pinned = pins()
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    fresh = kept.get("pins") == [list(pin) for pin in pinned]
    age = time.time() - kept.get("at", 0.0)
    if not fresh or age > (DAY if kept.get("reached") else HOUR):
        kept = {"pins": pinned, "at": time.time(), "reached": True, "weak": {}}
        try:
            kept["weak"] = looked_up(pinned)
        except (OSError, ValueError, KeyError) as problem:
            kept["reached"] = False
            kept["problem"] = type(problem).__name__
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps(kept), encoding="utf-8")
    if not kept["reached"]:
        print(f"lint: audit: nobody could be asked about {len(pinned)} libraries, so none was")
        return 0
    known = accepted()
    weak = {
        library: sorted(set(ids) - known)
        for library, ids in kept["weak"].items()
        if set(ids) - known
    }
    for library, ids in weak.items():
        print(f"lint: audit: {library} is weak: {', '.join(ids)}")
    if not weak:
        print(f"lint: audit: {len(pinned)} libraries, no weakness known")
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())

"""The versions of picows and uvicorn that were tried: we use parts of both that are private."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

# By their first two numbers, the first and the last.
KNOWN = {"picows": ((2, 3), (2, 3)), "uvicorn": ((0, 38), (0, 54))}


def are_known(*names: str) -> bool:
    """Whether the installed packages are as we know them."""
    return all(KNOWN[name][0] <= numbers(name) <= KNOWN[name][1] for name in names)


def numbers(name: str) -> tuple[int, ...]:
    """The first two numbers of an installed package's version, none if it is missing."""
    try:
        return tuple(int(part) for part in version(name).split(".")[:2])
    except (PackageNotFoundError, ValueError):
        return ()

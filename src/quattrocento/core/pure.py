"""Running this package from its sources in a process of its own, though it is compiled."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

_FROM_SOURCES = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader

class FromSources:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] != "quattrocento":
            return None
        for place in path or [{root!r}]:
            spec = FileFinder(place, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None

sys.meta_path.insert(0, FromSources)
sys.dont_write_bytecode = True
import quattrocento
assert not quattrocento.compiled
"""


def run_pure(code: str) -> str:
    """What a program prints when run with the uncompiled package; its errors are raised here."""
    root = str(Path(__file__).resolve().parents[2])
    finished = subprocess.run(
        [sys.executable, "-c", _FROM_SOURCES.format(root=root) + code],
        capture_output=True,
        text=True,
        check=False,
    )
    if finished.returncode != 0:
        raise RuntimeError(finished.stderr.strip())
    return finished.stdout

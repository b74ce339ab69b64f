"""Try the package with every Python from 3.11 on that is found here: `make interpreters`.

For each, the wheel is built in an isolated environment as a stranger would (compiled if possible),
installed into an empty one, and tried: all games conform, and the terminal speaks.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
LEAST = (3, 11)
NAME = re.compile(r"python3\.(\d+)")
TRY_OUT = """
import quattrocento as qc
for name in qc.games():
    qc.conformance.check(qc.game(name), games=2, reach=False)
print("compiled" if qc.compiled else "pure Python")
"""


def main() -> None:
    """Try all; exit with 1 if one fails."""
    found = interpreters()
    failures = [version for version, python in found.items() if not tried(version, python)]
    sys.exit(1 if failures else 0)


def interpreters() -> dict[str, Path]:
    """The interpreters of this machine, one of each minor version, by their versions."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    folders += sorted(Path.home().glob(".pyenv/versions/*/bin"))
    found: dict[str, Path] = {}
    for folder in folders:
        for path in sorted(folder.glob("python3.*")):
            named = NAME.fullmatch(path.name)
            if named and (3, int(named[1])) >= LEAST and works(path):
                found.setdefault(f"3.{named[1]}", path)
    return dict(sorted(found.items()))


def works(python: Path) -> bool:
    """Whether it is an interpreter and not a shim for one that is not there."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def tried(version: str, python: Path) -> bool:
    """Build, install and try with one interpreter; what came of it is printed."""
    with TemporaryDirectory() as folder:
        copy = Path(folder, "copy")
        files = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.split("\0")
        page = ROOT / "src" / "quattrocento" / "server" / "page"
        built = [str(path.relative_to(ROOT)) for path in page.rglob("*") if path.is_file()]
        for name in filter(None, [*files, *built]):
            copy.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
        environment = Path(folder, "environment")
        python_there = environment / "bin" / "python"
        pip = [str(python_there), "-m", "pip", "-q", "--disable-pip-version-check"]
        for command in (
            [str(python), "-m", "venv", str(environment)],
            [*pip, "install", str(copy)],
            [str(python_there), "-c", TRY_OUT],
        ):
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            if done.returncode:
                print(f"interpreters: {version} failed\n{done.stdout}\n{done.stderr}")
                return False
    print(f"interpreters: {version} works ({done.stdout.strip()})", flush=True)
    return True


if __name__ == "__main__":
    main()

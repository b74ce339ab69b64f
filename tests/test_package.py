"""The package as strangers get it: built from a bare copy, installed in an empty environment."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from pathlib import Path

import httpx
import pytest

from scripts.build import BUILDERS, ROOT, WHEELS, builder
from scripts.postgres import free_port
from tests.server.clients import get, until

# One process makes the packages and tries them: a second could only wait for it.
pytestmark = pytest.mark.xdist_group("package")
MADE = ROOT / "build" / "package"
NOT_BUILT = "build/wheels has no wheel: run `make build` first"
# What decides whether the package holds everything and can be built by others.
INPUTS = ("pyproject.toml", "setup.py", "MANIFEST.in", "scripts/backend.py", "scripts/page.py")
BUILD_SDIST = "import backend, sys; print(backend.build_sdist(sys.argv[1]))"
BUILD_WHEEL = "import backend, sys; print(backend.build_wheel(sys.argv[1]))"
INSTALL = ("-m", "pip", "install", "-qq", "--disable-pip-version-check")
WHICH = """
import quattrocento as qc
print(qc.__file__.partition("/lib/")[0])
"""
TRY_OUT = """
import quattrocento as qc
qc.conformance.check(qc.game("palazzo"), games=3, reach=False, pure=False)
print("conforms", qc.games())
"""


def run(*command: str | Path, cwd: Path, said: str = "", **environment: str) -> str:
    """Run a command that must succeed; what it printed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        input=said,
        capture_output=True,
        text=True,
        env={**bare_environment(), **environment},
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def bare_environment() -> dict[str, str]:
    """This environment without what would lead back to this checkout.

    What is installed gets compiled when it is imported, if it ever is.
    """
    bare = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return {**bare, "PIP_NO_COMPILE": "1"}


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let the other processes of these tests wait until something is made."""
    with (ROOT / "build" / "package.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def files_in(package: Path) -> set[str]:
    """The files of a wheel or of a source package, without the name of its folder."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            return set(wheel.namelist())
    with tarfile.open(package) as sources:
        return {name.partition("/")[2] for name in sources.getnames()}


def test_one_process_tries_all_of_this(request: pytest.FixtureRequest) -> None:
    """In a group of its own, which is begun first: else all processes would wait for one."""
    several = getattr(request.config.option, "loadgroup", False)
    assert request.node.nodeid.endswith("@package") == several


# Building from what git has


@pytest.fixture(scope="module")
def packages() -> tuple[Path, Path]:
    """A source package made from a copy without `.git`, and the pure wheel made from that alone.

    Kept for the next time, until what decides about packages changes.
    """
    tracked = run("git", "ls-files", cwd=ROOT).splitlines()
    digest = hashlib.sha256("\n".join(tracked).encode())
    for name in INPUTS:
        digest.update(ROOT.joinpath(name).read_bytes())
    folder = MADE / digest.hexdigest()[:16]
    with one_at_a_time():
        if not (folder / "done").exists():
            shutil.rmtree(MADE, ignore_errors=True)
            make_packages(folder)
            (folder / "done").touch()
    return next(folder.glob("*.tar.gz")), next(folder.glob("*.whl"))


def make_packages(folder: Path) -> None:
    """Make both packages, each in an environment with the build requirements only.

    The wheel as a stranger makes it: by `pip wheel .`, which makes that environment itself.
    """
    copy = folder / "copy"
    copy.mkdir(parents=True)
    snapshot = run("git", "stash", "create", cwd=ROOT).strip() or "HEAD"
    run("git", "archive", "-o", folder / "copy.tar", snapshot, cwd=ROOT)
    with tarfile.open(folder / "copy.tar") as archive:
        archive.extractall(copy, filter="data")
    # The page's libraries are those of the lock file, here as there; fetching them takes long.
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    pure = {"QUATTROCENTO_COMPILE": "forbid"}
    run(builder(), "-c", BUILD_SDIST, folder, cwd=copy, PYTHONPATH="scripts", **pure)
    sources = folder / "sources"
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(sources, filter="data")
    unpacked = next(sources.iterdir())
    # Without Node: the page in the source package is all there is.
    programs = os.pathsep.join([str(BUILDERS / "bin"), "/nowhere"])
    pip = ("-m", "pip", "wheel", "-qq", "--no-deps", "--disable-pip-version-check")
    run(builder(), *pip, "-w", folder, ".", cwd=unpacked, PATH=programs, **pure)
    for rest in (copy, sources):
        shutil.rmtree(rest)


def test_the_source_package_has_all_that_is_needed_to_build_and_to_test(
    packages: tuple[Path, Path],
) -> None:
    sources = files_in(packages[0])
    tracked = set(run("git", "ls-files", cwd=ROOT).splitlines())
    unneeded = {name for name in tracked if name.startswith((".github/",))}
    assert tracked - sources - unneeded == set()
    assert "src/quattrocento/server/page/index.html" in sources
    assert not [name for name in sources if "node_modules" in name]


def test_the_wheel_made_from_it_without_node_has_the_page_and_every_text(
    packages: tuple[Path, Path],
) -> None:
    assert packages[1].name.endswith("-none-any.whl")
    wheel = files_in(packages[1])
    assert "quattrocento/server/page/index.html" in wheel
    assert any(name.startswith("quattrocento/server/page/assets/") for name in wheel)
    tracked = run("git", "ls-files", "src", cwd=ROOT).splitlines()
    assert {name.removeprefix("src/") for name in tracked} - wheel == set()


def test_the_wheel_says_where_the_project_lives(packages: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(packages[1]) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        said = message_from_bytes(wheel.read(name)).get_all("Project-URL") or []
    assert {url.partition(",")[0] for url in said} >= {"Homepage", "Documentation", "Source"}


def test_the_requirements_to_build_with_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lines = (ROOT / "requirements" / "build.in").read_text().splitlines()
    wanted = [line for line in lines if line and not line.startswith("#")]
    assert wanted == project["build-system"]["requires"]


def test_when_compiling_fails_a_pure_package_is_made_and_one_line_says_why(tmp_path: Path) -> None:
    """As `pip install .` once did wherever there was a C compiler."""
    small = tmp_path / "small"
    (small / "src" / "quattrocento" / "server" / "page").mkdir(parents=True)
    (small / "web").mkdir()
    for name in ("setup.py", "scripts/backend.py", "scripts/page.py", "LICENSE", "README.md"):
        target = small / name
        target.parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, target)
    project = (ROOT / "pyproject.toml").read_text()
    (small / "pyproject.toml").write_text(project)
    package = small / "src" / "quattrocento"
    (package / "__init__.py").write_text('__version__ = "9"\n')
    (package / "wrong.py").write_text("# mypyc: compile\nnumber: int = 'no number'\n")
    fresh = "from backend import page; page.STAMP.write_text(page.digest_of(page.sources()))"
    script = f"{fresh}; {BUILD_WHEEL}"
    said = run(builder(), "-c", script, tmp_path, cwd=small, PYTHONPATH="scripts")
    lines = [line for line in said.splitlines() if "pure Python build" in line]
    assert len(lines) == 1, said
    assert lines[0].startswith("compiling failed (")
    assert "error" in lines[0], lines
    assert said.splitlines()[-1] == "quattrocento-9-py3-none-any.whl"


# Installing what was built


@pytest.fixture(scope="module")
def built() -> Path:
    """The folder of programs of an environment that has our wheel, its requirements, and no more.

    Kept for the next time, until another wheel was built.
    """
    wheels = list(WHEELS.glob("*.whl"))
    assert len(wheels) == 1, NOT_BUILT
    folder = ROOT / "build" / "installed"
    stamp = folder / "wheel.txt"
    digest = hashlib.sha256(wheels[0].read_bytes()).hexdigest()
    with one_at_a_time():
        if not (stamp.exists() and stamp.read_text() == digest):
            venv.create(folder, clear=True, with_pip=True)
            run(folder / "bin" / "python", *INSTALL, wheels[0], cwd=folder)
            stamp.write_text(digest)
    return folder / "bin"


@pytest.fixture(scope="module")
def pure(packages: tuple[Path, Path], built: Path) -> Path:
    """The same with the pure wheel of the source package, kept beside that.

    What it requires is not fetched again: it is taken from the first environment.
    """
    folder = packages[1].parent / "installed"
    with one_at_a_time():
        if not (folder / "done").exists():
            venv.create(folder, clear=True)
            own, lent = (next(each.glob("lib/*/site-packages")) for each in (folder, built.parent))
            (own / "requirements.pth").write_text(f"{lent}\n")
            pip = ("-m", "pip", "--python", folder, *INSTALL[2:], "--no-deps", "--ignore-installed")
            run(built / "python", *pip, packages[1], cwd=folder)
            (folder / "done").touch()
    return folder / "bin"


@pytest.fixture(params=["built", "pure"])
def installed(request: pytest.FixtureRequest) -> Path:
    """Each of the two."""
    folder: Path = request.getfixturevalue(request.param)
    assert run(folder / "python", "-c", WHICH, cwd=folder).strip() == str(folder.parent)
    return folder


def test_installed_it_conforms(installed: Path, tmp_path: Path) -> None:
    assert "conforms ['augsburg'" in run(installed / "python", "-c", TRY_OUT, cwd=tmp_path)


def test_installed_it_plays_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    arguments = ("--seats", "me,random", "--seed", "3", "--save", record)
    run(installed / "quattrocento", "play", "palazzo", *arguments, cwd=tmp_path, said="1\n" * 2000)
    said = run(installed / "quattrocento", "verify", record, cwd=tmp_path)
    assert "palazzo" in said.lower()


def test_installed_it_serves_the_page(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite:///{tmp_path}/tables.db"
    serve = ["serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(
        [str(installed / "quattrocento"), *serve],
        cwd=tmp_path,
        env=bare_environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        page = until(lambda: fetched(f"http://127.0.0.1:{port}/"), 120)
    finally:
        process.terminate()
        process.wait(60)
    assert "<title>" in page
    assert "/assets/" in page


def fetched(url: str) -> str:
    """A page, or nothing while nobody answers."""
    try:
        return get(url).text
    except httpx.TransportError:
        return ""


def test_it_is_this_interpreter_that_the_wheel_was_built_for() -> None:
    """Otherwise the tests above would try something else than `make test` says."""
    wheels = list(WHEELS.glob("*.whl"))
    assert len(wheels) == 1, NOT_BUILT
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert tag in wheels[0].name or wheels[0].name.endswith("-none-any.whl")

"""Bring the package installed in this environment up to date with the sources.

Run by `make build`. When nothing changed since the last time, it does nothing. Otherwise it makes
a wheel (compiled if there is a C compiler) and installs that: `src/` itself stays pure Python, and
what is installed is exactly what is there. A page that was built anew is only copied.

The wheel is made the way strangers make it, by the build backend in an environment that has only
what pyproject.toml asks for to build with; that environment is kept for the next time.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = Path("quattrocento", "server", "page")
BUILT_PAGE = ROOT / "src" / PAGE
INSTALLED_PAGE = Path(sysconfig.get_path("purelib")) / PAGE
STAMP = Path(sys.prefix, "quattrocento-build.txt")
WHEELS = ROOT / "build" / "wheels"
LOG = ROOT / "build" / "build.log"
BUILDERS = ROOT / "build" / "environment"
# What the build backend says when there is a compiler and it was of no use.
FAILED = "compiling failed ("
REQUIREMENTS = ROOT / "requirements" / "build.txt"
INSTALL = ["-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-compile"]


def main() -> None:
    """Build and install, unless the stamp says that it was done."""
    refuse_compiled_sources()
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text().splitlines()[:1] == [wanted]:
        install_page()
        print(f"build: nothing changed ({STAMP.read_text().splitlines()[1]})")
        return
    started = time.monotonic()
    wheel = make_wheel()
    STAMP.unlink(missing_ok=True)
    install(wheel)
    install_page()
    kind = kind_of(wheel)
    STAMP.write_text(f"{wanted}\n{kind}\n")
    print(f"build: {kind}, installed in {time.monotonic() - started:.0f} s")


def refuse_compiled_sources() -> None:
    """Stop if someone compiled in place: Python would run that instead of the edited source."""
    strays = [*ROOT.joinpath("src").rglob("*.so"), *ROOT.joinpath("src").rglob("*.pyd")]
    if strays:
        names = ", ".join(str(stray.relative_to(ROOT)) for stray in strays)
        sys.exit(f"build: compiled modules do not belong in src, remove them: {names}")


def fingerprint() -> str:
    """Hash everything that the installed package depends on."""
    total = hashlib.sha256()
    for part in circumstances():
        total.update(part.encode() + b"\0")
    for path in inputs():
        total.update(str(path.relative_to(ROOT)).encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def circumstances() -> Iterator[str]:
    """Yield what besides files decides how the package is built."""
    yield sys.version
    for name in ("QUATTROCENTO_COMPILE", "CC", "CFLAGS", "LDFLAGS"):
        yield os.environ.get(name, "")
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    yield str(shutil.which(compiler.split()[0]))


def inputs() -> list[Path]:
    """List the files that the package is built from."""
    files = [ROOT / name for name in ("pyproject.toml", "setup.py", "requirements/build.txt")]
    sources = (path for path in ROOT.joinpath("src").rglob("*") if path.is_file())
    return files + sorted(
        path
        for path in sources
        if "__pycache__" not in path.parts and BUILT_PAGE not in path.parents
    )


def make_wheel() -> Path:
    """Make the wheel, passing on only what a reader needs to know; the log has the rest."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    # A jobserver of make would be out of reach for the compiler and only make it complain.
    environment = {key: value for key, value in os.environ.items() if key != "MAKEFLAGS"}
    wheel = ["-m", "pip", "wheel", "-v", "--disable-pip-version-check", "--no-deps"]
    with LOG.open("w") as log:
        done = subprocess.run(
            [builder(), *wheel, "--no-build-isolation", "-w", str(WHEELS), str(ROOT)],
            cwd=ROOT,
            env=environment,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    said = LOG.read_text()
    if done.returncode:
        sys.exit(f"{said}\nbuild: failed")
    for line in said.splitlines():
        if line.endswith(": pure Python build"):
            print(f"build: {line.strip()}")
    return next(WHEELS.glob("*.whl"))


def kind_of(wheel: Path) -> str:
    """What the tests run on: compiled or pure, and whether pure is what was wanted."""
    if not wheel.stem.endswith("-none-any"):
        return "compiled"
    return "pure Python, compiling failed" if FAILED in LOG.read_text() else "pure Python"


def builder() -> str:
    """The interpreter of the environment to build in, made anew when its requirements change."""
    python = BUILDERS / ("Scripts" if os.name == "nt" else "bin") / "python"
    stamp = BUILDERS / "requirements.txt"
    wanted = f"{sys.version}\n{REQUIREMENTS.read_text()}"
    if not (stamp.exists() and stamp.read_text() == wanted):
        venv.create(BUILDERS, clear=True, with_pip=True)
        install = [str(python), *INSTALL, "--require-hashes", "-r", str(REQUIREMENTS)]
        subprocess.run(install, check=True)
        stamp.write_text(wanted)
    return str(python)


def install(wheel: Path) -> None:
    """Put the wheel in this environment, in place of what an earlier build put there."""
    pip = [sys.executable, *INSTALL, "--no-index", "--no-deps", "--force-reinstall"]
    subprocess.run([*pip, str(wheel)], check=True)


def install_page() -> None:
    """Put the page as it was last built into the installed package."""
    if not BUILT_PAGE.exists():
        return
    shutil.rmtree(INSTALLED_PAGE, ignore_errors=True)
    shutil.copytree(BUILT_PAGE, INSTALLED_PAGE)


if __name__ == "__main__":
    main()

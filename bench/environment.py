"""The environment of the others' engines: `.bench-venv`, made from `requirements/bench.txt`."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements" / "bench.txt"
FOLDER = ROOT / ".bench-venv"
INSTALLED = FOLDER / "installed.txt"
SCRIPTS = "Scripts" if sys.platform == "win32" else "bin"


def peers_python() -> Path:
    """Give the interpreter of `.bench-venv`, first making that if it is not what the lock says."""
    python = FOLDER / SCRIPTS / "python"
    if not INSTALLED.exists() or INSTALLED.read_bytes() != LOCK.read_bytes():
        print("bench: installing the engines of others into .bench-venv (once)", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(FOLDER)], check=True)
        pip = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=True)
        shutil.copyfile(LOCK, INSTALLED)
    return python


def our_command() -> Path:
    """Give the `quattrocento` command of the environment that this runs in."""
    return Path(sys.executable).parent / "quattrocento"

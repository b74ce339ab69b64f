"""Fuzzing of the parsers, guided by coverage (atheris): `python -m scripts.soak.fuzz TARGET FILE`.

It runs on the sources, in a process of its own: what is compiled could not be watched. Input that
fails is kept as a file, which the command above reads again. Atheris is installed beside, into
`build/soak/atheris`, from `requirements/soak.txt`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from scripts.soak.kinds import Counts

FOLDER = Path("build") / "soak"
INSTALLED = FOLDER / "atheris"
LOCK = Path("requirements") / "soak.txt"
STAMP = INSTALLED / "installed.txt"
CORPUS = FOLDER / "corpus"
SECONDS = 20
LONGEST_INPUT = 8192
TARGETS = ("record", "position", "notation", "message", "entry", "text", "visitor", "transfer")
GAMES = ("augsburg", "florence", "palazzo", "princes")

Parser = Callable[[bytes], object]


def fuzz(seed: int, folder: Path) -> Counts:
    """Feed one of the parsers for a while, from what earlier rounds found worth keeping."""
    target = TARGETS[seed % len(TARGETS)]
    install()
    corpus = CORPUS / target
    corpus.mkdir(parents=True, exist_ok=True)
    begin_with(target, corpus)
    failures = FOLDER / "failures"
    failures.mkdir(exist_ok=True)
    prefix = f"{failures}/{target}-{seed}-"
    command = [sys.executable, "-m", "scripts.soak.fuzz", target, f"-seed={seed + 1}"]
    command += [f"-max_total_time={SECONDS}", f"-max_len={LONGEST_INPUT}", "-timeout=10"]
    command += [f"-artifact_prefix={prefix}", "-print_final_stats=1", str(corpus)]
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(["src", str(INSTALLED)])},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        check=False,
    )
    (folder / "log").write_text(done.stderr, encoding="utf-8")
    kept = sorted(failures.glob(f"{target}-{seed}-*"))
    again = "; ".join(f"python -m scripts.soak.fuzz {target} {each}" for each in kept)
    assert done.returncode == 0, f"{again}\n{done.stderr[-4000:]}"
    tried = [line for line in done.stderr.splitlines() if "number_of_executed_units" in line]
    return Counter(inputs=int(tried[0].split()[-1]), rounds=1)


def install() -> None:
    """Install atheris, if it is not what the lock says."""
    if STAMP.exists() and STAMP.read_bytes() == LOCK.read_bytes():
        return
    print("soak: installing atheris into build/soak (once)", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    there = ["--upgrade", "--target", str(INSTALLED)]
    subprocess.run([*pip, *there, "--require-hashes", "-r", str(LOCK)], check=True)
    shutil.copyfile(LOCK, STAMP)


def begin_with(target: str, corpus: Path) -> None:
    """Give a parser something good to begin with."""
    samples: list[bytes] = []
    if target == "record":
        for game in GAMES:
            records = [each.read_bytes() for each in Path("tests/records", game).glob("*.txt")]
            samples.append(min(records, key=len)[:LONGEST_INPUT])
    elif target == "message":
        samples = [b'{"seat":0,"move":"take money","sequence":3,"key":"some-key"}']
    elif target == "entry":
        samples = [b'{"kind":"move","seat":0,"move":"x"}', b'{"kind":"undo","seat":1,"to":3}']
    elif target == "visitor":
        samples = [b"tables.example:1469", b"[::1]:80", b"10.0.0.1, 192.0.2.7"]
    elif target in ("position", "notation"):
        samples = list(positions() if target == "position" else notations())
    for number, sample in enumerate(samples):
        (corpus / f"first-{number}").write_bytes(sample)


def positions() -> list[bytes]:
    """The first positions of all games, each with the place of its game before it."""
    from quattrocento.core.registry import game  # noqa: PLC0415 - the fuzzed process watches it

    found = []
    for place, name in enumerate(GAMES):
        begun = game(name).new(players=game(name).seats[0], seed=1)
        found.append(bytes([place]) + json.dumps(game(name).dump(begun)).encode())
    return found


def notations() -> list[bytes]:
    """Some actions of all games, each with the place of its game before it."""
    from quattrocento.core.registry import game  # noqa: PLC0415 - the fuzzed process watches it

    return [
        bytes([place]) + game(name).actions.text(action).encode()
        for place, name in enumerate(GAMES)
        for action in range(0, len(game(name).actions), 97)
    ]


# In the process that is watched


def parser_of(target: str) -> Parser:
    """What is fed: it must read whatever comes, or refuse it as it should."""
    import msgspec  # noqa: PLC0415 - what is imported here is watched

    from quattrocento.core.errors import QuattrocentoError  # noqa: PLC0415
    from quattrocento.core.record import Record  # noqa: PLC0415
    from quattrocento.core.registry import game  # noqa: PLC0415
    from quattrocento.server.http import visitors  # noqa: PLC0415
    from quattrocento.server.http.identity import read_cookie, same_origin  # noqa: PLC0415
    from quattrocento.server.store import transfer  # noqa: PLC0415
    from quattrocento.server.store.rows import WholeTable  # noqa: PLC0415
    from quattrocento.tables import messages  # noqa: PLC0415
    from quattrocento.tables.entries import Entry  # noqa: PLC0415
    from quattrocento.tables.names import tidy_name, tidy_text  # noqa: PLC0415

    def record(data: bytes) -> object:
        return Record.loads(data.decode()).replay()

    def position(data: bytes) -> object:
        found = game(GAMES[sum(data[:1]) % len(GAMES)])
        state = found.load(json.loads(data[1:]))
        return [state.legal(seat) for seat in state.awaiting()]

    def notation(data: bytes) -> object:
        return game(GAMES[sum(data[:1]) % len(GAMES)]).actions.parse(data[1:].decode())

    def text(data: bytes) -> object:
        said = data.decode()
        return tidy_name(said), tidy_text(said)

    def visitor(data: bytes) -> object:
        said = data.decode("latin-1")
        trusted = visitors.networks(["127.0.0.1"])
        found = visitors.visitor_of("127.0.0.1", {"x-forwarded-for": said}, trusted)
        ours = visitors.is_ours(said, frozenset({"tables.example"}))
        origin = same_origin(said, "tables.example")
        return visitors.household(found), ours, origin, read_cookie(b"secret", said)

    def moved(data: bytes) -> object:
        return transfer.table_of(msgspec.json.decode(data, type=WholeTable))

    parsers: dict[str, Parser] = {
        "record": record,
        "position": position,
        "notation": notation,
        "message": partial(msgspec.json.decode, type=messages.MoveRequest),
        "entry": partial(msgspec.json.decode, type=Entry),
        "text": text,
        "visitor": visitor,
        "transfer": moved,
    }
    sane = (QuattrocentoError, msgspec.MsgspecError, json.JSONDecodeError, UnicodeError)

    def fed(data: bytes) -> None:
        try:
            parsers[target](data)
        except (*sane, RecursionError):
            return

    return fed


def main(target: str, *arguments: str) -> None:
    """Feed a parser with one file, or for a while with all that libFuzzer thinks of."""
    if len(arguments) == 1 and Path(arguments[0]).is_file():
        parser_of(target)(Path(arguments[0]).read_bytes())
        print("soak: read, or refused as it should be")
        return
    # Installed for this alone, and here only.
    atheris: Any = import_module("atheris")

    with atheris.instrument_imports(include=["quattrocento"], enable_loader_override=False):
        parser = parser_of(target)
    atheris.Setup([sys.argv[0], *arguments], parser)
    atheris.Fuzz()


if __name__ == "__main__":
    main(*sys.argv[1:])

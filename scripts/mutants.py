"""Plant mutants, one at a time, and see whether a test notices: `make mutants`.

A sample of all the mutants that cosmic-ray finds, drawn by a seed, in a copy of what is committed;
the tests of the part run on the pure sources until the first failure. What survives is printed with
its difference: write a scenario that fails with it, or take the code away that makes no difference.
"""

import argparse
import ast
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from cosmic_ray.commands.init import _all_work_items
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_item import MutationSpec, TestOutcome

ROOT = Path(__file__).parent.parent
COPY = ROOT / "build" / "mutants"
PYTHON = ROOT / ".venv" / "bin" / "python"
GAMES = ("palazzo", "princes", "augsburg", "florence")
# What is not rules: how a game is drawn, advised, learnt. It has tests of another kind.
NOT_RULES = ("advice", "drawing", "features", "valuation", "styles", "census", "words")
# What only the compiler looks at makes no difference on the pure sources.
FOR_THE_COMPILER = "@mypyc_attr"
# Where each part lies, and the tests that should notice.
PARTS = {
    "core": (
        "core",
        [
            *("tests/core", "tests/test_records.py", "tests/test_words.py"),
            *("tests/lab/test_observations.py", "tests/server/test_proofs.py"),
        ],
    ),
    **{game: (f"games/{game}", [f"tests/{game}", "tests/test_records.py"]) for game in GAMES},
    "server": ("server", ["tests/server", "-n", "2", "-k", "not postgresql"]),
}
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


def main() -> None:
    """Try a sample of the mutants of each part, and print the score."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("parts", nargs="*", default=[], help=f"of {', '.join(PARTS)}")
    parser.add_argument("--sample", type=int, default=25, help="mutants of each part")
    parser.add_argument("--seed", type=int, default=1469)
    wishes = parser.parse_args()
    unknown = [part for part in wishes.parts if part not in PARTS]
    if unknown:
        parser.error(f"parts: expected {', '.join(PARTS)}, not {', '.join(unknown)}")
    copy_what_is_committed()
    scores = [
        (part, *tried(part, wishes.sample, wishes.seed)) for part in wishes.parts or list(PARTS)
    ]
    print("\npart        mutants  killed  score")
    for part, all_of_them, killed in scores:
        print(f"{part:<12}{all_of_them:>7}{killed:>8}{killed / max(1, all_of_them):>7.0%}")


def copy_what_is_committed() -> None:
    """Make the copy in which mutants are planted, and go there."""
    shutil.rmtree(COPY, ignore_errors=True)
    subprocess.run(["git", "clone", "-q", "--shared", str(ROOT), str(COPY)], check=True)
    os.chdir(COPY)
    page = Path("src/quattrocento/server/page")
    shutil.copytree(ROOT / page, page, dirs_exist_ok=True)
    os.environ["PYTHONPATH"] = str(COPY / "src")
    # A mutant written within the same second as the original would else be taken for it.
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"


def tried(part: str, sample: int, seed: int) -> tuple[int, int]:
    """Try some mutants of a part: how many, and how many of them a test noticed."""
    folder, tests = PARTS[part]
    command = [str(PYTHON), "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    patience = seconds_without_a_mutant(part, command)
    possible = list(mutants(Path("src/quattrocento", folder)))
    chosen = random.Random(seed).sample(possible, min(sample, len(possible)))
    killed = 0
    for number, mutant in enumerate(chosen, 1):
        result = mutate_and_test([mutant], shlex.join(command), patience)
        noticed = result.test_outcome != TestOutcome.SURVIVED
        killed += noticed
        where = f"{mutant.module_path}:{mutant.start_pos[0]} {mutant.operator_name}"
        what = f"killed ({who_noticed(result.output)})" if noticed else "SURVIVED"
        print(f"{part} {number}/{len(chosen)} {what} {where}")
        if not noticed:
            print(result.diff)
        sys.stdout.flush()
    return len(chosen), killed


def seconds_without_a_mutant(part: str, command: list[str]) -> float:
    """How long a part's tests may take: several times what they take when nothing is planted.

    They must pass then, or every mutant would seem to be noticed.
    """
    started = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}\nmutants: the tests of {part} fail without a mutant")
    taken = time.monotonic() - started
    print(f"{part}: its tests take {taken:.0f} s", flush=True)
    return 4 * taken + 60


def who_noticed(output: str) -> str:
    """The test that failed, or that there was no end."""
    failed = FAILED.search(output or "")
    return failed[1] if failed else "no test ended" if output == "timeout" else "nothing ran"


def mutants(folder: Path) -> Iterator[MutationSpec]:
    """All mutants of a folder that could make a difference."""
    paths = [path for path in sorted(folder.rglob("*.py")) if not path.stem.startswith(NOT_RULES)]
    for path in paths:
        outside = annotations(path)
        lines = path.read_text(encoding="utf-8").splitlines()
        for item in _all_work_items([path], {}):
            mutant = item.mutations[0]
            line = lines[mutant.start_pos[0] - 1]
            noted = any(begin <= mutant.start_pos < end for begin, end in outside)
            if not noted and not line.startswith(FOR_THE_COMPILER):
                yield mutant


def annotations(path: Path) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where the annotations of a file begin and end: Python does not look inside."""
    notes = (
        getattr(node, name, None)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in ("annotation", "returns")
    )
    return [
        ((note.lineno, note.col_offset), (note.end_lineno or 0, note.end_col_offset or 0))
        for note in notes
        if isinstance(note, ast.expr)
    ]


if __name__ == "__main__":
    main()

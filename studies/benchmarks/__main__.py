"""Write docs/benchmarks.md from what is kept; `--train` and `--play` make that first.

`python -m studies.benchmarks [--train] [--play] [--only GAME ...] [--minutes 30]`. Both go on where
they were stopped: a net that is there is not trained again (remove its file for that), and only
games that are missing are played.
"""

from __future__ import annotations

import argparse
import os
from time import monotonic

from studies.benchmarks import matches, page, recipes


def main() -> None:
    """Train, play and write."""
    choice = arguments()
    os.chdir(recipes.ROOT)
    ends = monotonic() + 60 * choice.minutes
    for kind in recipes.KINDS if choice.train else ():
        for game in choice.only:
            if monotonic() < ends and recipes.kept(kind, game) is None:
                recipes.train(kind, game)
    for game in choice.only if choice.play else ():
        matches.play(matches.begun(game), (ends - monotonic()) / 60)
    page.write()


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m studies.benchmarks", description=__doc__)
    parser.add_argument("--train", action="store_true", help="train the nets that are missing")
    parser.add_argument("--play", action="store_true", help="play the games that are missing")
    parser.add_argument("--only", nargs="*", default=list(recipes.GAMES), help="these games")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin nothing after so many")
    return parser.parse_args()


if __name__ == "__main__":
    main()

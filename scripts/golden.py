"""Write a game's golden records anew: only when its rules or its chance have changed on purpose.

    python scripts/golden.py palazzo

Thirty games over all player counts, random and advised, go to tests/records/GAME, where
`make test` replays each of them to its exact end.
"""

from __future__ import annotations

import sys
from itertools import cycle
from pathlib import Path

from quattrocento.bots.match import play_match
from quattrocento.core.registry import game as find_game

RECORDS = 30
CASTS = (("random",), ("advised",), ("advised", "random"))


def main(name: str) -> None:
    """Replace all records of a game."""
    game = find_game(name)
    folder = Path("tests") / "records" / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for number in range(RECORDS):
        players = game.seats[number % len(game.seats)]
        cast = CASTS[number // len(game.seats) % len(CASTS)]
        kinds = [kind for kind, _ in zip(cycle(cast), range(players), strict=False)]
        record = play_match(name, kinds, seed=1520 + number)
        title = f"{number + 1:02}-{players}-players-{'-'.join(cast)}.txt"
        (folder / title).write_text(record.dumps(), encoding="utf-8")
    print(f"{RECORDS} records in {folder}")


if __name__ == "__main__":
    main(sys.argv[1])

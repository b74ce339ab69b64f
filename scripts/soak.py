"""A long sweep: every game through the conformance kit over many seeds, until time is up.

python scripts/soak.py [--minutes 20] [--seed 0] [--game palazzo]
"""

from __future__ import annotations

import argparse
from time import monotonic

from quattrocento.core.conformance import check
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games

GAMES_A_ROUND = 50


def main() -> None:
    """Go round the games with ever new seeds; the kit raises when it finds something."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", choices=games(), action="append")
    chosen = parser.parse_args()
    until = monotonic() + 60 * chosen.minutes
    seed = chosen.seed
    while monotonic() < until:
        for name in chosen.game or games():
            check(find_game(name), GAMES_A_ROUND, seed, every=8, reach=False)
            print(f"{name}: {GAMES_A_ROUND} games from seed {seed} conform", flush=True)
        seed += GAMES_A_ROUND


if __name__ == "__main__":
    main()

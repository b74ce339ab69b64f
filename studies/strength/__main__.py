"""Measure how strong the levels are, and write docs/strength.md from all that was measured.

`python -m studies.strength [--minutes 30]`. Results are kept in docs/strength, a file a study. The
study that has had least time is played on, until all have their games or the time is up; stopped
at any time, it goes on where it was. Results that other learned values brought about are dropped.
"""

from __future__ import annotations

import argparse
from time import monotonic, process_time

import quattrocento as qc
from studies.strength import thinking
from studies.strength.page import write
from studies.strength.studies import RESULTS, Study, all_studies, level_of


def main() -> None:
    """Play what is missing until the time is up; then write the page."""
    choice = arguments()
    ends = monotonic() + 60 * choice.minutes
    RESULTS.mkdir(exist_ok=True)
    wanted = all_studies(choice.only, choice.players)
    wanted = [each for each in wanted if not choice.kinds or each.kind in choice.kinds]
    wanted = [
        each for each in wanted if not choice.ones or level_of(each.plan.kinds[0]) in choice.ones
    ]
    if choice.thinking or not thinking.FILE.exists():
        thinking.measure()
    while monotonic() < ends:
        open_studies = [each for each in wanted if each.games < choice.games]
        if not open_studies:
            break
        play_on(min(open_studies, key=lambda each: each.seconds), choice.games)
    write()


def play_on(study: Study, games: int) -> None:
    """Play a study's next deals: as many as took about five seconds so far, at least one."""
    seats = len(study.plan.kinds)
    deals = 1
    if study.games:
        deals = max(1, int(5.0 / (study.seconds / study.games * seats)))
    began = process_time()
    more = min(deals * seats, games - study.games)
    study.play(more)
    study.seconds += process_time() - began
    study.write()
    print(f"strength: {study.name}: {study.games} games, {study.seconds:.0f} s", flush=True)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m studies.strength", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each study")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after about so many")
    parser.add_argument("--only", nargs="*", default=qc.games(), help="these games")
    parser.add_argument("--players", type=int, nargs="*", help="these numbers of players")
    parser.add_argument("--kinds", nargs="*", help="levels, roots, budgets, solo")
    parser.add_argument("--ones", nargs="*", help="only studies of these: master, apprentice, ...")
    parser.add_argument("--thinking", action="store_true", help="measure thinking times anew")
    return parser.parse_args()


if __name__ == "__main__":
    main()

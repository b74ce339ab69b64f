"""The conformance kit: what any game must pass, ours or a fifth one.

`check` plays random games and holds every promise of the design against them: that what is
offered is accepted and nothing else, that nobody can learn what they may not, that nothing is
lost, that everything can be written down and read again, that every game ends. What it finds it
raises as a ConformanceError, with the record of the game so far, the seat and the difference.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path

from quattrocento.core.conformance.apart import Diary, check_apart
from quattrocento.core.conformance.examiner import Examiner
from quattrocento.core.conformance.failure import ConformanceError, hold
from quattrocento.core.conformance.random_games import (
    check_pure,
    random_move,
    random_options,
    random_start,
    trace,
)
from quattrocento.core.conformance.secrecy import sights
from quattrocento.core.conformance.watchdog import TooLong, Watchdog
from quattrocento.core.game import Game


def check(
    game: Game,
    games: int = 200,
    seed: int = 0,
    *,
    every: int = 25,
    reach: bool = True,
    pure: bool = True,
    patience: float = 60.0,
    on_game: Callable[[], None] | None = None,
    diary: Path | None = None,
) -> None:
    """Play random games and check every promise; raises ConformanceError.

    One in `every` decisions is examined in depth, and more where games are short or a question is
    rare. With `reach`, every decision and every family of actions must have come up; with `pure`, a
    tenth of the games is played by the uncompiled package too and compared. Whatever takes longer
    than `patience`, in seconds, is taken for endless: an interpreted game is stopped; a compiled
    one cannot be, so use `check_apart` for it. `on_game` is called after each game; into a `diary`
    goes what is being done.
    """
    check_notation(game)
    writing = nullcontext() if diary is None else closing(Diary(diary))
    with Watchdog(patience) as watchdog, writing as noted:
        examiner = Examiner(game, seed, every, watchdog, noted)
        try:
            for number in range(games):
                examiner.play(seed + number)
                if on_game is not None:
                    on_game()
            for state in game.seldom():
                examiner.play_on(state)
        except TooLong:
            what = f"something takes longer than {patience} s: {examiner.doing}"
            examiner.case.hold(False, what, examiner.seat)
    if reach:
        check_reached(game, examiner)
    if pure:
        check_pure(game, max(1, games // 10), seed)


def check_notation(game: Game) -> None:
    """Every action has a notation of its own that reads back, and a structured form."""
    for action in range(len(game.actions)):
        text = game.actions.text(action)
        hold(game.actions.parse(text) == action, f"{text!r} does not read back as {action}")
        hold(game.actions.form(action)["family"] != "", f"{text!r} has no family")


def check_reached(game: Game, examiner: Examiner) -> None:
    """Every decision and every family came up in the games played."""
    missing = [each.name for each in game.decisions if each.name not in examiner.asked]
    hold(not missing, f"decisions never asked: {', '.join(missing)}")
    families = {game.actions.family_of(action).name for action in examiner.taken}
    missing = [each.name for each in game.actions.families if each.name not in families]
    hold(not missing, f"families of actions never taken: {', '.join(missing)}")


__all__ = [
    "ConformanceError",
    "Examiner",
    "check",
    "check_apart",
    "check_pure",
    "check_reached",
    "random_move",
    "random_options",
    "random_start",
    "sights",
    "trace",
]

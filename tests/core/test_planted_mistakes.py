"""Every mistake planted in a small game is caught, with all that is needed to find it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quattrocento.core.conformance import ConformanceError, check, check_apart
from tests.core.planted import planted

IMPORTS = "from quattrocento.core.actions"
CHECK = '    def check(self) -> None:\n        """A position'
EXPECT = "        expect(cards =="
ANYTHING = "        expect(True or cards =="
LAID = "        state.chosen[seat] = action - PLAY.first + 1\n"
WAITING = "        state.waiting -= bit(seat)\n"
DEALT = "    state.chosen = [NOT_CHOSEN] * state.seats\n    state.points"
SHOWN = "    winner = state.chosen.index(max(state.chosen))\n"
PLAYED = "        state.played.append(card)\n"
REFUSAL = "        return None if action - PLAY.first + 1 in state.hands[seat] else NOT_IN_HAND\n"

FORGOTTEN_FIELD = """    def __init__(self) -> None:
        super().__init__()
        self.played: list[int] = []

    def clone(self) -> "Table":
        copy = super().clone()
        copy.played = list(self.played)
        return copy

"""
SHARING_CLONE = """    def clone(self) -> "Table":
        copy = super().clone()
        copy.points = self.points
        return copy

"""
TELLING_A_CARD = """        if action - PLAY.first == 22 and state.listener is not None:
            state.listener.tell(CardPlayed(seat=seat, card="23"))
"""
RAISING = """    if state.played[-1] == 9:
        raise ValueError("nine")
"""
THINKING_AGAIN = """        lowest, *others = state.hands[seat]
        if others and action - PLAY.first + 1 == lowest:
            return
"""
CHANGING_REFUSAL = """        if action - PLAY.first + 1 in state.hands[seat]:
            return None
        state.points[seat] += 1
        return NOT_IN_HAND
"""

MISTAKES = {
    "a field missing from the position": (
        [
            ("    played: list[int]\n    points", "    points"),
            (CHECK, FORGOTTEN_FIELD + CHECK),
            ("[*self.pile, *self.played, *(card", "[*self.pile, *(card"),
            (EXPECT, ANYTHING),
        ],
        r"the position lacks something\n.*after move \d+ .*, seat \d\ndifference: played",
    ),
    "a log line that tells something hidden": (
        [(WAITING, WAITING + TELLING_A_CARD)],
        r"the log tells .* more than it sees of what seat \d does\n.*seat \d\ndifference: ",
    ),
    "an action that changes the state and then raises": (
        [(SHOWN, RAISING + SHOWN)],
        r"making it raised ValueError\('nine'\) after it had changed the state\n.*, seat \d\ndiff",
    ),
    "a clock in a rule": (
        [
            (SHOWN, "    state.points[0] += int(time()) // 10**9\n" + SHOWN),
            (IMPORTS, f"from time import time\n\n{IMPORTS}"),
        ],
        r"move \d+ \(play \d+\) looks outside the game: time.time\n.*, seat \d",
    ),
    "a clock in the set-up": (
        [
            (DEALT, f"    state.pile.sort(key=lambda card: card - time())\n{DEALT}"),
            (IMPORTS, f"from time import time\n\n{IMPORTS}"),
        ],
        r"the set-up looks outside the game: time.time\n",
    ),
    "chance from elsewhere": (
        [(SHOWN, "    random.random()\n" + SHOWN), (IMPORTS, f"import random\n\n{IMPORTS}")],
        r"move \d+ \(play \d+\) looks outside the game: random.random\n.*, seat \d",
    ),
    "an endless loop inside one call": (
        [(SHOWN, "    while state.chosen[0] == 7:\n        pass\n" + SHOWN)],
        r"something takes longer than 2.0 s: .*\n.*after move \d+.*, seat \d",
    ),
    "a clone that shares a list": (
        [(CHECK, SHARING_CLONE + CHECK)],
        r"a clone shares something with its original: .*\n.*, seat \d\ndifference: .*points",
    ),
    "a position that repeats for ever": (
        [(LAID, THINKING_AGAIN + LAID)],
        r"the game need not end; again and again: seat \d: play \d+.*\n.*, seat \d",
    ),
    "views that share a list": (
        [
            ("    points: tuple[int, ...]\n", "    points: list[int]\n"),
            ("        points=tuple(state.points),\n", "        points=state.points,\n"),
        ],
        r"seat 0 and the view of seat 1 share something.*\n.*\ndifference: points is the same list",
    ),
    "a view that shows what is hidden": (
        [("hand=() if seat is None", "hand=tuple(state.hands[0]) if seat is None")],
        r"a spectator can tell the true state from a resampled one\n.*\ndifference: \[0\].hand",
    ),
    "a card that is lost": (
        [(PLAYED, f"        if card != 13:\n    {PLAYED}"), (EXPECT, ANYTHING)],
        r"pieces were lost or made\n.*\ndifference: cards: 24, then 23",
    ),
    "a refusal that changes something": (
        [(REFUSAL, CHANGING_REFUSAL)],
        r"(refused and yet|shares|looking)[^\n]*chang[^\n]*\n.*\ndifference: .*points",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_planted_mistake_is_caught(mistake: str, tmp_path: Path) -> None:
    edits, message = MISTAKES[mistake]
    with planted(tmp_path, *edits) as game, pytest.raises(ConformanceError) as caught:
        check(game, games=40, pure=False, patience=2.0 if "endless" in mistake else 60.0)
    assert re.search(message, str(caught.value)), str(caught.value)
    assert caught.value.record is not None
    assert caught.value.record.game == game.name


def test_what_no_watchdog_can_stop_is_ended_apart_and_says_what_it_did(tmp_path: Path) -> None:
    """As compiled code in an endless loop: inside one call of C nothing else is heard."""
    loop = (SHOWN, f"    if state.chosen[0] == 7:\n        sum(repeat(0))\n{SHOWN}")
    imported = (IMPORTS, f"from itertools import repeat\n\n{IMPORTS}")
    with planted(tmp_path, loop, imported) as game, pytest.raises(ConformanceError) as caught:
        check_apart(game.name, games=40, pure=False, patience=3.0)
    message = (
        r"something takes longer than 3.0 s: .+\nplanted, \d players, seed \d+, after move \d+"
    )
    assert re.search(message, str(caught.value)), str(caught.value)
    assert caught.value.record is not None


def test_what_is_found_apart_is_told_as_it_is_here(tmp_path: Path) -> None:
    edits, message = MISTAKES["a card that is lost"]
    with planted(tmp_path, *edits) as game, pytest.raises(ConformanceError, match=message):
        check_apart(game.name, games=40, pure=False)


def test_the_game_without_a_mistake_passes(tmp_path: Path) -> None:
    with planted(tmp_path) as game:
        check(game, games=40, pure=False)

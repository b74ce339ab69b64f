"""When Python looks for circles of objects, which counting references cannot free."""

from __future__ import annotations

import gc
from collections.abc import Mapping

# So many new objects are looked at together, which takes a few milliseconds; and what is left of so
# many times that once more, for what was needed just then may be garbage soon after.
NEW_OBJECTS = 2_000
LOOKS = 10
NEVER = 2**31 - 1


def collect_little() -> None:
    """Look for garbage among what is new only, from now on.

    Tables are many objects that stay, forty more with every move, and to look at all of them takes
    longer than anybody should wait for a move. What is left after the second look, which takes in
    the newest too, is left alone.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, LOOKS, NEVER)
    if leave_alone not in gc.callbacks:
        gc.callbacks.append(leave_alone)


def leave_alone(phase: str, about: Mapping[str, int]) -> None:
    """After the second look at something, do not look at it again."""
    if phase == "stop" and about["generation"] > 0:
        gc.freeze()


def collect_all() -> None:
    """Look at everything: for a time when nobody waits."""
    gc.unfreeze()
    gc.collect()

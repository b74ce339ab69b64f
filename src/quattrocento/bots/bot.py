"""A bot, and the list of all kinds of bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from quattrocento.bots.advised import AdvisedBot
from quattrocento.bots.random import RandomBot
from quattrocento.core.errors import BadSetup
from quattrocento.core.knowledge import Knowledge


class Bot(Protocol):
    """Whoever can choose what a seat does, from what the seat knows."""

    def choose(self, knowledge: Knowledge) -> int:
        """One of the seat's options."""
        ...


_KINDS: dict[str, Callable[[int], Bot]] = {"advised": AdvisedBot, "random": RandomBot}


def bot_kinds() -> list[str]:
    """The names of all kinds of bots."""
    return sorted(_KINDS)


def make_bot(kind: str, seed: int) -> Bot:
    """A bot of a kind, whose own chance begins with the seed; BadSetup names the kinds."""
    if kind not in _KINDS:
        raise BadSetup("bad-bot", {"bot": kind, "bots": ", ".join(bot_kinds())})
    return _KINDS[kind](seed)

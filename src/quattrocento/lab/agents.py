"""Anybody's program as a bot: told line by line what its seat knows, it answers in notation.

We write, the program reads:

    quattrocento 1                 once, with the version of this protocol
    game palazzo players 2 seat 1  a game begins, seats counted from 1
    view {...}                     what the seat sees, as JSON on one line
    text |...                      the same in words, a line of it at a time, if that is wanted
    option take money              each answer that is allowed, in notation
    go                             now the program writes its answer, one line
    refused WHY                    the answer was no move or is not allowed; go follows again
    end scores 21 -10 winners 1    the game is over
    quit                           no more games

The program never hears of the deal's seed or of anything else that its seat does not know.
"""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Self, TypeVar

import msgspec

from quattrocento.core.errors import BadNotation, QuattrocentoError
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.state import State
from quattrocento.core.view import View
from quattrocento.lab.prose import described_view

Answer = TypeVar("Answer")

VERSION = 1
MOST_TRIES = 5
SECONDS = 60.0
SECONDS_TO_END = 5.0
# The world that the program is shown is one that its seat cannot tell from any other.
WORLD = 0


class BadAgent(QuattrocentoError):
    """A program that cannot be started, ends, is silent too long, or never answers rightly."""


class Agent:
    """A program that plays; `close` it, or use it in a `with`."""

    def __init__(self, command: str, seconds: float = SECONDS, in_words: bool = False) -> None:
        """Start the program; `seconds` is how long it may think about an answer.

        With `in_words` it is told the table in words too, for a language model.
        """
        self.command = command
        self.in_words = in_words
        self.seconds = seconds
        try:
            # It is the user's own command, split as a shell would, and no shell sees it.
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except (OSError, ValueError, IndexError) as problem:
            why = getattr(problem, "strerror", None) or str(problem)
            raise BadAgent("bad-agent-start", {"agent": command, "why": why}) from problem
        self._said: Queue[str] = Queue()
        assert self._process.stdout is not None
        self._ear = Thread(target=listen, args=(self._process.stdout, self._said), daemon=True)
        self._ear.start()
        try:
            self.tell(f"quattrocento {VERSION}")
        except BadAgent:
            self.close()
            raise

    def tell(self, *lines: str) -> None:
        """Write lines to the program."""
        out = self._process.stdin
        assert out is not None
        try:
            out.writelines(f"{line}\n" for line in lines)
            out.flush()
        except OSError as problem:
            raise BadAgent("bad-agent-ended", {"agent": self.command}) from problem

    def heard(self) -> str:
        """The next line of the program."""
        try:
            line = self._said.get(timeout=self.seconds)
        except Empty:
            arguments: dict[str, str | int] = {
                "agent": self.command,
                "seconds": f"{self.seconds:g}",
            }
            raise BadAgent("bad-agent-silent", arguments) from None
        if not line:
            raise BadAgent("bad-agent-ended", {"agent": self.command})
        return line.strip()

    # A game

    def begin(self, game: str, players: int, seat: int) -> None:
        """Tell the program that a game begins."""
        self.tell(f"game {game} players {players} seat {seat + 1}")

    def choose(self, knowledge: Knowledge) -> int:
        """Ask the program for an answer, and again with the rule if it is not allowed."""
        state = knowledge.resample(WORLD)
        seat = knowledge.seat
        table = state.game.actions
        options = [table.text(action) for action in state.legal(seat)]
        lines = question(state.game, state.view(seat), options, self.in_words)
        return self.ask(lines, lambda text: understood(state, seat, text))

    def ask(self, lines: list[str], answered: Callable[[str], Answer]) -> Answer:
        """Put a question, and again with the reason as long as the answer is refused."""
        self.tell(*lines)
        why = ""
        for _ in range(MOST_TRIES):
            self.tell("go")
            try:
                return answered(self.heard())
            except QuattrocentoError as refused:
                if isinstance(refused, BadAgent):
                    raise
                why = str(refused)
                self.tell(f"refused {why}")
        arguments: dict[str, str | int] = {
            "agent": self.command,
            "tries": MOST_TRIES,
            "why": why,
        }
        raise BadAgent("bad-agent-refused", arguments)

    def end(self, state: State) -> None:
        """Tell the program how a game ended."""
        self.end_with(state.scores(), state.winners())

    def end_with(self, points: list[int], first: list[int]) -> None:
        """Tell the program all scores, and who won."""
        scores = " ".join(str(score) for score in points)
        winners = " ".join(str(seat + 1) for seat in first)
        self.tell(f"end scores {scores} winners {winners}".rstrip())

    # The end

    def close(self) -> None:
        """Let the program end; one that does not is ended."""
        with suppress(BadAgent):
            self.tell("quit")
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._ear.join()
        self._process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def listen(stream: IO[str], said: Queue[str]) -> None:
    """Pass on every line of a program; an empty one when there are no more."""
    for line in stream:
        said.put(line)
    said.put("")


def question(game: Game, view: View, options: list[str], in_words: bool) -> list[str]:
    """What a seat sees and may answer, in the lines of the protocol."""
    words = described_view(game, view, options).splitlines() if in_words else []
    return [
        f"view {msgspec.json.encode(view).decode()}",
        *[f"text |{line}" for line in words],
        *[f"option {option}" for option in options],
    ]


def understood(state: State, seat: int, text: str) -> int:
    """The action that a line means; BadNotation or Illegal if it means none that is allowed."""
    if not text:
        raise BadNotation(text, [])
    action = state.game.actions.parse(text)
    refusal = state.why_not(seat, action)
    if refusal is not None:
        raise state.illegal(refusal, seat, action)
    return action

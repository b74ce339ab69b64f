"""What tests of every game use."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

import pytest

import quattrocento as qc
from quattrocento.core.events import Event, listening
from quattrocento.core.state import State
from quattrocento.core.words import Words

Test = TypeVar("Test", bound=Callable[..., object])
Given = ParamSpec("Given")
Result = TypeVar("Result")


def rule(*ids: str, example: str | None = None) -> Callable[[Test], Test]:
    """Say which rules, and which example of the rulebook, a test shows."""
    return pytest.mark.rule(*ids, example=example)


def play(state: State, *moves: str) -> list[Event]:
    """Make moves, each in notation by the one seat awaited or as `seat: move`; what happened."""
    with listening(state) as chronicle:
        for move in moves:
            seat, text = addressed(state, move)
            state.apply(seat, state.game.actions.parse(text))
    return chronicle.events


def addressed(state: State, move: str) -> tuple[int, str]:
    """The seat that makes a move, and the move without it."""
    seat, colon, text = move.partition(": ")
    if colon:
        return int(seat), text
    (only,) = state.awaiting()
    return only, move


def offered(state: State, seat: int | None = None) -> list[str]:
    """What a seat (or the one seat awaited) may do, in notation."""
    chosen = state.awaiting()[0] if seat is None else seat
    return [state.game.actions.text(action) for action in state.legal(chosen)]


def refused(state: State, move: str) -> str:
    """The rule that refuses a move, which must change nothing."""
    seat, text = addressed(state, move)
    before = state.fingerprint()
    with pytest.raises(qc.Illegal) as refusal:
        state.apply(seat, state.game.actions.parse(text))
    assert state.fingerprint() == before
    return refusal.value.rule


def told(state: State, events: Iterable[Event], language: str = "en") -> list[str]:
    """What was told of events, as the log says it."""
    words = Words(state.game.name, language)
    return [words.event(event) for event in events]


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


def apart(work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
    """Do what starts an event loop in a thread of its own.

    In the main thread one runs already, once a test has opened a browser.
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work, *given, **named).result()

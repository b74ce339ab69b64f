"""Events: what happened, as data; words, animation and announcements are made from them.

A game declares one Struct for each thing that can happen and tells it to the state's listener, if
there is one. `to` is the audience: the seats that may know, or None for everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from quattrocento.core.state import Listener, State


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, omit_defaults=True):
    """Something that happened; its fields hold seats, numbers and values in notation."""

    to: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may know of it."""
        return self.to is None or seat in self.to


class Chronicle(Listener):
    """A listener that keeps all events, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Keep an event."""
        self.events.append(event)

    def seen_by(self, seat: int | None) -> list[Event]:
        """The events that a seat, or with None a spectator, may know of."""
        return [event for event in self.events if event.seen_by(seat)]


@contextmanager
def listening(state: State) -> Iterator[Chronicle]:
    """Keep what happens in a state inside a `with` block."""
    before = state.listener
    chronicle = Chronicle()
    state.listener = chronicle
    try:
        yield chronicle
    finally:
        state.listener = before


def events_of(state: State, seat: int, action: int) -> list[Event]:
    """Take an action in a state that nobody listens to; what happened is given."""
    chronicle = Chronicle()
    state.listener = chronicle
    try:
        state.apply(seat, action)
    finally:
        state.listener = None
    return chronicle.events

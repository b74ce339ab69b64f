"""What can happen at a table beside the game's own events; both stand in the log."""

from __future__ import annotations

from quattrocento.core.events import Event


class Joined(Event, frozen=True, kw_only=True):
    """Somebody took a seat."""

    seat: int


class Began(Event, frozen=True, kw_only=True):
    """All seats were taken, and the game began."""


class Left(Event, frozen=True, kw_only=True):
    """Somebody left; in play a bot stands in."""

    seat: int


class TimedOut(Event, frozen=True, kw_only=True):
    """A seat's time ran out; a bot stands in."""

    seat: int


class Returned(Event, frozen=True, kw_only=True):
    """Somebody came back to their seat."""

    seat: int


class UndoAsked(Event, frozen=True, kw_only=True):
    """A seat asked the others to let it take back."""

    seat: int


class UndoAgreed(Event, frozen=True, kw_only=True):
    """A seat agreed to another's wish to take back."""

    seat: int


class UndoDeclined(Event, frozen=True, kw_only=True):
    """A seat did not agree to another's wish to take back."""

    seat: int


class TakenBack(Event, frozen=True, kw_only=True):
    """A seat took back what it had done, and with it all that came after."""

    seat: int


class CalledOff(Event, frozen=True, kw_only=True):
    """The table was ended before the game was."""


class RematchOpened(Event, frozen=True, kw_only=True):
    """A table for another game of the same players was opened."""

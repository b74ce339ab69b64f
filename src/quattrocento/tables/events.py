"""What can happen at a table beside the game's own events; both stand in the log."""

from __future__ import annotations

from quattrocento.core.events import Event


class Joined(Event, frozen=True, kw_only=True):
    """Somebody took a seat; by their name, since the lot may give them another seat."""

    seat: int
    name: str = ""


class SeatsDrawn(Event, frozen=True, kw_only=True):
    """The lot was drawn, and everybody took their seats."""

    seats: tuple[int, ...]


class Began(Event, frozen=True, kw_only=True):
    """All seats were taken, and the game began."""


class Withdrew(Event, frozen=True, kw_only=True):
    """Somebody left before the game began; the seat is open again."""

    seat: int
    name: str = ""


class Left(Event, frozen=True, kw_only=True):
    """Somebody left a game that is being played; a bot stands in."""

    seat: int


class TimedOut(Event, frozen=True, kw_only=True):
    """A seat's time ran out; a bot stands in."""

    seat: int


class Returned(Event, frozen=True, kw_only=True):
    """Somebody came back to their seat."""

    seat: int


class OnVacation(Event, frozen=True, kw_only=True):
    """Somebody is on vacation for some days; the clock stands still for their seat."""

    seat: int
    days: int


class VacationOver(Event, frozen=True, kw_only=True):
    """Somebody is back from their vacation before it was over."""

    seat: int


class UndoAsked(Event, frozen=True, kw_only=True):
    """A seat asked the others to let it take back."""

    seat: int


class UndoAgreed(Event, frozen=True, kw_only=True):
    """A seat agreed to another's request to take back."""

    seat: int


class UndoDeclined(Event, frozen=True, kw_only=True):
    """A seat did not agree to another's request to take back."""

    seat: int


class TakenBack(Event, frozen=True, kw_only=True):
    """A seat took back what it had done, and with it all that came after."""

    seat: int


class FollowsAdvice(Event, frozen=True, kw_only=True):
    """A bot lacks the learned values that its level plays by, and follows advice instead."""

    seat: int


class CalledOff(Event, frozen=True, kw_only=True):
    """The table was ended before the game was."""


class RematchOpened(Event, frozen=True, kw_only=True):
    """A table for another game of the same players was opened."""

# mypyc: compile
"""The clock of a table: seconds for each move, or a bank of seconds for the whole game.

It runs for the seats of people that must decide. What it shows tells nothing of hidden steps: the
time for a move begins anew only with a step that everybody could notice. What was spent on a
decision stays spent when it is asked again: taking back gives no time.
"""

from __future__ import annotations

from collections.abc import Sequence

from quattrocento.tables.limits import SECONDS_ON_RETURN
from quattrocento.tables.messages import ClockSettings


class Clock:
    """How much time each seat has; a table without a clock has one that never runs out."""

    def __init__(
        self,
        settings: ClockSettings | None,
        banks: list[float],
        since: list[float | None],
        still_until: list[float],
        steps: list[int],
        spent: dict[tuple[int, int], float],
    ):
        self.settings = settings
        self.banks = banks
        # Since when it has run for each seat: later than now while it stands still.
        self.since = since
        self.still_until = still_until
        # How many steps each seat has made that everybody could notice, and the seconds that were
        # spent on the next one, by seat and steps.
        self.steps = steps
        self.spent = spent

    @classmethod
    def begin(cls, settings: ClockSettings | None, seats: int) -> Clock:
        """A clock that has just been set."""
        seconds = 0.0 if settings is None else float(settings.seconds)
        return cls(settings, [seconds] * seats, [None] * seats, [0.0] * seats, [0] * seats, {})

    def copied(self) -> Clock:
        """A clock that shows the same; one that never runs out is the same forever."""
        if self.settings is None:
            return self
        return Clock(
            self.settings,
            list(self.banks),
            list(self.since),
            list(self.still_until),
            self.steps,
            self.spent,
        )

    def ask(self, seats: Sequence[int], now: float) -> None:
        """Let the clock run for these seats, and stand still for the others."""
        for seat, since in enumerate(self.since):
            if seat not in seats:
                self._stop(seat, now)
            elif since is None:
                self.since[seat] = max(now, self.still_until[seat]) - self._spent_by(seat)

    def _stop(self, seat: int, now: float) -> None:
        """Stand still for a seat; for a clock of moves, what it has spent is kept."""
        since = self.since[seat]
        self.since[seat] = None
        if since is not None and self.settings is not None and self.settings.kind == "move":
            self.spent = {**self.spent, (seat, self.steps[seat]): max(0.0, now - since)}

    def _spent_by(self, seat: int) -> float:
        """The seconds that a seat has spent on what it is asked, when it was asked before."""
        return self.spent.get((seat, self.steps[seat]), 0.0)

    def forget_spent(self, seat: int) -> None:
        """Give a seat the whole time once more for what it is asked."""
        kept = (seat, self.steps[seat])
        self.spent = {key: seconds for key, seconds in self.spent.items() if key != kept}

    def stand_still(self, seat: int, now: float, until: float) -> None:
        """Stand still for a seat until a time, in place of an earlier one; what it has stays."""
        if self.settings is None:
            return
        since = self.since[seat]
        if since is not None:
            before = max(0.0, self.still_until[seat] - now)
            self.since[seat] = since - before + max(0.0, until - now)
        self.still_until[seat] = until

    def note(
        self, at: float, awaited: Sequence[int], steps: list[int], banks: list[float] | None
    ) -> None:
        """Go on after an entry; `steps` are what each seat has made that everybody could notice."""
        if self.settings is None:
            return
        if banks is not None:
            self.banks = list(banks)
            self.since = [None] * len(self.since)
        else:
            for seat, made in enumerate(steps):
                if made != self.steps[seat]:
                    self._stop(seat, at)
        self.steps = steps
        self.ask(awaited, at)

    def charged(self, now: float) -> list[float] | None:
        """The banks with the time charged that has run by now; None where there are no banks."""
        if self.settings is None or self.settings.kind != "bank":
            return None
        return [
            bank if since is None else max(0.0, bank - max(0.0, now - since))
            for bank, since in zip(self.banks, self.since, strict=True)
        ]

    def refilled(self, seat: int, now: float) -> list[float] | None:
        """The banks when somebody comes back, who gets at least a little time."""
        banks = self.charged(now)
        if banks is not None:
            banks[seat] = max(banks[seat], float(SECONDS_ON_RETURN))
        return banks

    def begin_at(self, start: float, now: float) -> None:
        """Do not count the time before there was a server, nor time that is still to come."""
        if self.settings is not None:
            self.since = [
                None
                if since is None
                else min(max(since, start - self._spent_by(seat)), max(now, self.still_until[seat]))
                for seat, since in enumerate(self.since)
            ]

    def deadline(self, seat: int) -> float | None:
        """When a seat's time will have run out; None if it does not run."""
        since = self.since[seat]
        if self.settings is None or since is None:
            return None
        return since + (self.banks[seat] if self.settings.kind == "bank" else self.settings.seconds)

    def left(self, seat: int, now: float, awaited: bool) -> int | None:
        """How many seconds a seat has left, as everybody may know."""
        if self.settings is None:
            return None
        deadline = self.deadline(seat) if awaited else None
        if deadline is not None:
            return max(0, round(deadline - max(now, self.still_until[seat])))
        return round(self.banks[seat])

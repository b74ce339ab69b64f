# mypyc: compile
"""What happens next at a table by itself: bots move, the table answers, the clock rings."""

from __future__ import annotations

from quattrocento.server.bots.pool import BotPool
from quattrocento.server.tables.automatic_answers import AutomaticAnswers
from quattrocento.server.tables.bot_turns import BotTurns
from quattrocento.server.tables.clock_alarms import ClockAlarms
from quattrocento.server.tables.held_table import HeldTable
from quattrocento.server.tables.requests import RequestService


class TurnScheduler:
    """Called after whatever happens at a table, and when it is loaded."""

    def __init__(
        self, requests: RequestService, bots: BotPool, bot_pause: float, answer_pause: float
    ) -> None:
        self.background = requests.registry.background
        self.bot_turns = BotTurns(requests, bots, bot_pause)
        self.alarms = ClockAlarms(requests)
        self.answers = AutomaticAnswers(requests, answer_pause)

    def schedule_next(self, held: HeldTable) -> None:
        """Let the bots think that must decide, and set the timers of the clock and the answers."""
        if self.background.closing:
            return
        self.bot_turns.schedule_next(held)
        self.alarms.schedule_next(held)
        self.answers.schedule_next(held)

# mypyc: compile
"""Whoever must act next at a table is woken: bots, the table's own answers, the clock."""

from __future__ import annotations

from quattrocento.server.bots.pool import BotPool
from quattrocento.server.tables.automatic_answers import AutomaticAnswers
from quattrocento.server.tables.bot_turns import BotTurns
from quattrocento.server.tables.clock_alarms import ClockAlarms
from quattrocento.server.tables.live_table import LiveTable
from quattrocento.server.tables.registry import TableRegistry


class TurnScheduler:
    """Called after whatever happens at a table, and when it is loaded."""

    def __init__(
        self, registry: TableRegistry, bots: BotPool, bot_pause: float, answer_pause: float
    ) -> None:
        self.background = registry.background
        self.bot_turns = BotTurns(registry, bots, bot_pause)
        self.alarms = ClockAlarms(registry)
        self.answers = AutomaticAnswers(registry, answer_pause)

    def wake(self, live: LiveTable) -> None:
        """Let the bots think that must decide, and set the timers of the clock and the answers."""
        if self.background.closing:
            return
        self.bot_turns.wake(live)
        self.alarms.wake(live)
        self.answers.wake(live)

"""Replays are made beside: whole games are stepped through in a process of their own, in a queue.

However many ask for them, moves at tables do not wait, nor does anybody for one who asks for many.
"""

from __future__ import annotations

import hashlib

from quattrocento.core.account import Standing
from quattrocento.server import limits
from quattrocento.server.replays.packed import packed
from quattrocento.server.tasks.fair_queue import FairQueue
from quattrocento.server.tasks.kept_answers import KeptAnswers
from quattrocento.tables.replay import Answer, standing_of


class ReplayQueue:
    """Those who wait for a replay; what was made is kept for whoever asks for the same."""

    def __init__(self) -> None:
        self._queue = FairQueue(limits.WAITING_REPLAYS, limits.WAITING_REPLAYS_A_VISITOR)
        self._kept: KeptAnswers[Answer] = KeptAnswers(limits.KEPT_REPLAY_BYTES)

    async def replay(self, visitor: str, text: str, seat: int | None, all_open: bool) -> Answer:
        """The replay of a record, packed, when it is the visitor's turn."""
        question = (hashlib.sha256(text.encode()).digest(), seat, all_open)
        answer = self._kept.get(question)
        if answer is None:
            answer = await self._queue.run(visitor, packed, text, seat, all_open)
            self._kept.keep(question, answer, len(answer.body))
        return answer

    async def standing(self, visitor: str, text: str, viewer: int | None) -> Standing | None:
        """How a game stands and why, when it is the visitor's turn."""
        return await self._queue.run(visitor, standing_of, text, viewer)

    def processes(self) -> list[int]:
        """The ids of the processes that make replays."""
        return self._queue.processes()

    def waiting(self) -> int:
        """How many replays are made or waited for."""
        return self._queue.waiting()

    def close(self) -> None:
        """Let the process end."""
        self._queue.close()

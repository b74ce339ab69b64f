"""Answers that took long to find, kept for whoever asks the same again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class KeptAnswers(Generic[Answer]):
    """The answers asked for last, up to a size that all of them have together."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self.size = 0
        self._kept: OrderedDict[Hashable, tuple[Answer, int]] = OrderedDict()

    def get(self, question: Hashable) -> Answer | None:
        """The answer to a question, if it is kept."""
        found = self._kept.get(question)
        if found is None:
            return None
        self._kept.move_to_end(question)
        return found[0]

    def keep(self, question: Hashable, answer: Answer, size: int = 1) -> None:
        """Keep an answer; those that nobody has asked for longest make room."""
        if size > self.largest:
            return
        _, before = self._kept.pop(question, (None, 0))
        self.size += size - before
        self._kept[question] = (answer, size)
        while self.size > self.largest:
            _, (_, oldest) = self._kept.popitem(last=False)
            self.size -= oldest

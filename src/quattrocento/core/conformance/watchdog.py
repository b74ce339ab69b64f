"""A watchdog over a run of the kit: whatever takes too long without a sign of life is stopped."""

from __future__ import annotations

import ctypes
import threading
from time import monotonic
from types import TracebackType
from typing import Self

LOOKS = 8


class TooLong(BaseException):
    """Raised in the watched thread; no rule that catches exceptions may swallow it."""


class Watchdog:
    """Raises TooLong in the thread that made it when its `patience` in seconds is over.

    Only interpreted code can be stopped so; a compiled game is checked apart (see `apart`).
    """

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self._thread = threading.get_ident()
        self._last = monotonic()
        self._ended = threading.Event()
        self._watcher = threading.Thread(target=self._watch, daemon=True)

    def beat(self) -> None:
        """A sign of life: something else begins."""
        self._last = monotonic()

    def __enter__(self) -> Self:
        self._watcher.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._ended.set()
        self._watcher.join()

    def _watch(self) -> None:
        while not self._ended.wait(self.patience / LOOKS):
            if monotonic() - self._last > self.patience:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(self._thread), ctypes.py_object(TooLong)
                )
                return

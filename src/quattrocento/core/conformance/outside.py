"""Looking outside: rules that ask a clock, or chance that is not the game's own."""

from __future__ import annotations

import datetime as dt
import gc
import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

CLOCKS = (
    "time",
    "time_ns",
    "monotonic",
    "monotonic_ns",
    "perf_counter",
    "perf_counter_ns",
    "localtime",
    "gmtime",
)
DATES = ("now", "today", "utcnow")


@contextmanager
def looks_outside() -> Iterator[list[str]]:
    """The names of clocks and foreign chance that are asked inside a `with` block.

    Interpreted code is seen whatever it calls, unless a profiler is at work already; compiled code
    only where it asks the `time` module. No garbage is collected meanwhile: whoever wants to be
    told of that (a test library with a stopwatch) would ask a clock in the middle of a rule.
    """
    asked: list[str] = []
    thread = threading.get_ident()

    def profile(_frame: object, event: str, function: Any) -> None:
        if event == "c_call":
            name = outside(function)
            if name:
                asked.append(name)

    def noting(name: str, clock: Callable[..., Any]) -> Callable[..., Any]:
        def ask(*arguments: Any) -> Any:
            if threading.get_ident() == thread:
                asked.append(f"time.{name}")
            return clock(*arguments)

        return ask

    clocks = {name: getattr(time, name) for name in CLOCKS}
    profiled = sys.getprofile() is not None
    collecting = gc.isenabled()
    gc.disable()
    for name, clock in clocks.items():
        setattr(time, name, noting(name, clock))
    if not profiled:
        sys.setprofile(profile)
    try:
        yield asked
    finally:
        if not profiled:
            sys.setprofile(None)
        for name, clock in clocks.items():
            setattr(time, name, clock)
        if collecting:
            gc.enable()


def outside(function: Any) -> str | None:
    """What a built-in function is called if a rule may not ask it."""
    name: str = getattr(function, "__name__", "")
    owner = getattr(function, "__self__", None)
    if getattr(function, "__module__", None) == "time" and name in CLOCKS:
        return f"time.{name}"
    if isinstance(owner, random.Random):
        return f"random.{name}"
    if isinstance(owner, type) and issubclass(owner, dt.date) and name in DATES:
        return f"{owner.__name__}.{name}"
    return "os.urandom" if name == "urandom" else None

# mypyc: compile
"""Rows of small things, such as piles and queues, as bytes: one byte a thing."""

from __future__ import annotations

from typing import Final

# To make a row of one thing takes twenty times as long as to look it up here.
ONE_BYTE: Final = [bytes([number]) for number in range(256)]

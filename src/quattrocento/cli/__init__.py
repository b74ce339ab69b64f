"""The terminal: play, simulate, replay, verify, rules, arena, bench."""

from quattrocento.cli.app import main

__all__ = ["main"]

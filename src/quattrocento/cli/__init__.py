"""The terminal: play, simulate, replay, verify, rules, arena, bench."""

from __future__ import annotations

import os
import sys

from quattrocento.cli.speech import LANGUAGE_VARIABLE, asked_language

__all__ = ["main"]


def main() -> None:
    """Run the terminal in the language asked for, its help and its refusals too."""
    language = asked_language(sys.argv[1:])
    if language is not None:
        os.environ[LANGUAGE_VARIABLE] = language

    from quattrocento.cli.app import run  # noqa: PLC0415 - its help is put into words at once

    run()

"""What the package says of its facts: the box, a rule, and what the terminal prints.

`python -m tests.facts '["palazzo", "PAL-PAY-3", "act-joker", {"value": 4}]'` asks whichever
package Python finds, as a corrected copy.
"""

from __future__ import annotations

import json
import sys
from io import StringIO
from typing import Any

from rich.console import Console

import quattrocento as qc
from quattrocento.core.box import facts
from quattrocento.core.rules import rule
from quattrocento.core.words import LANGUAGES, Words


def said(game: str, identifier: str, message: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """The box by name, and in each language the rule and what is printed."""
    return {
        "facts": facts(qc.game(game).box()),
        "rules": {language: rule(game, identifier, language).text for language in LANGUAGES},
        "printed": {
            language: _printed(Words(game, language, rooms=("cli",)), message, arguments)
            for language in LANGUAGES
        },
    }


def _printed(words: Words, message: str, arguments: dict[str, Any]) -> str:
    """A message, or with `drawing` the table at the beginning of a game."""
    if message != "drawing":
        return words.say(message, arguments)
    game = qc.game(words.game or "")
    view = game.new(**arguments).view(0)
    drawn = StringIO()
    Console(width=100, file=drawn).print(game.draw(view, words, 100))
    return drawn.getvalue()


if __name__ == "__main__":
    print(json.dumps(said(*json.loads(sys.argv[1]))))

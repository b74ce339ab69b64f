"""An agent for Palazzo in forty lines: it builds where that scores most, and saves before it draws.

Try it: quattrocento lab rate "python examples/agents/builder.py" --game palazzo
"""

import json
import random
import sys
from typing import Any

ENOUGH_CARDS = 6
# The same each time, so that a game can be looked at again.
chance = random.Random(1)


def gain(option: str, view: dict[str, Any], seat: int) -> int:
    """How many points an answer to "build where?" brings."""
    if option == "new palace":
        return int(view["new_palace"])
    if not option.startswith("build on "):
        return -2
    place = int(option.removeprefix("build on ")) - 1
    return int(view["with_tile"][place]) - int(view["players"][seat]["palaces"][place]["points"])


def answer(options: list[str], view: dict[str, Any]) -> str:
    """One of the options."""
    seat = view["seat"]
    if view["asked"]["question"] == "build-where":
        return max(options, key=lambda option: gain(option, view, seat))
    if view["asked"]["question"] == "turn":
        saving = len(view["players"][seat]["hand"]) < ENOUGH_CARDS
        wanted = "take money" if saving else "draw tiles"
        return wanted if wanted in options else options[0]
    return chance.choice(options)


def main() -> None:
    """Read what the table says, and answer whenever it says go."""
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "view":
            options, view = [], json.loads(rest)
        elif word == "option":
            options.append(rest)
        elif word == "go":
            print(answer(options, view), flush=True)


if __name__ == "__main__":
    main()

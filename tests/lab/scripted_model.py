"""Stands in for a language model: reads a prompt and writes an answer, at times a bad one first.

Run as a program by the tests of the example that asks a language model.
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256


def answer(prompt: str) -> str:
    """One of the answers that the prompt lists; on some prompts something else before."""
    options = re.findall(r"^- (.+?) \(", prompt, re.MULTILINE)
    number = int.from_bytes(sha256(prompt.encode()).digest()[:4], "big")
    if "was refused" not in prompt and number % 5 == 0:
        return "I would rather sell everything."
    return f"I think about it.\n\n`{options[number % len(options)]}`"


if __name__ == "__main__":
    print(answer(sys.stdin.read()))

"""Write questions.json: every question of Augsburg 1520, for the board to be tried on.

Run from the repository's root: python web/tests/augsburg/make_fixture.py
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

import quattrocento as qc
from quattrocento.core.undo import reveals
from quattrocento.games.augsburg.state import Question
from quattrocento.server.controllers import vocabulary_of

SAMPLES = 2
SEEDS = range(60)
# Ways of playing that lead to the rare questions: master builders, and too few bonds for all.
WISHES = [
    [],
    ["take master builder", "climb purple", "take card 2", "take card 1", "bid", "take 500"],
    ["buy", "pass", "draw"],
]
PLACE = Path(__file__).with_name("questions.json")


def played(seed: int, found: Counter[str]) -> list[dict[str, Any]]:
    """Play a game at random and keep the first of each kind of question, with what led there."""
    game = qc.game("augsburg")
    chance = random.Random(seed)
    state = game.new(players=2 + seed % 4, seed=seed, options=None)
    kept = []
    planned: list[str] = []
    before: int | None = None
    while not state.over:
        seat = state.awaiting()[0]
        if seat != before:
            planned = []
        view = msgspec.to_builtins(state.view(seat))
        question = view["asked"]["question"]
        legal = state.legal(seat)
        if found[question] < SAMPLES and len(legal) > 1 and chance.random() < 0.5:
            found[question] += 1
            offers = [{"move": game.actions.text(a), "form": game.actions.form(a)} for a in legal]
            kept.append({"seat": seat, "view": view, "offers": offers, "planned": list(planned)})
        action = wished(game.actions, legal, WISHES[seed % len(WISHES)], chance)
        shown = reveals(state, seat, action)
        state.apply(seat, action)
        planned = [] if shown else [*planned, game.actions.text(action)]
        before = seat
    return kept


def wished(actions: Any, legal: list[int], wishes: list[str], chance: random.Random) -> int:
    """The first action that is wished for, mostly; else any."""
    for wish in wishes:
        found = [action for action in legal if actions.text(action).startswith(wish)]
        if found and chance.random() < 0.97:
            return found[0]
    return chance.choice(legal)


def main() -> None:
    """Collect and write."""
    found: Counter[str] = Counter()
    samples: list[dict[str, Any]] = []
    for seed in SEEDS:
        if len(found) < len(Question) or min(found.values()) < SAMPLES:
            samples += played(seed, found)
    vocabulary = msgspec.to_builtins(vocabulary_of(qc.game("augsburg")))
    text = json.dumps({"vocabulary": vocabulary, "samples": samples}, separators=(",", ":"))
    PLACE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

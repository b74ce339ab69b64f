"""Write questions.json: every question of Florence as a seat meets it, to try the board on.

Run from the repository's root: python web/tests/florence/make_fixture.py
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
from quattrocento.server.controllers import vocabulary_of

SAMPLES = 2
SEEDS = range(60)
PLACE = Path(__file__).with_name("questions.json")


def played(seed: int, found: Counter[str]) -> list[dict[str, Any]]:
    """Play a game at random and keep the first of each kind of question, with what led there."""
    game = qc.game("florence")
    chance = random.Random(seed)
    state = game.new(players=1 + seed % 5, seed=seed, options=None)
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
        rare = question not in ("action", "first-debutant", "ring")
        if found[question] < SAMPLES and len(legal) > 1 and (rare or chance.random() < 0.02):
            found[question] += 1
            offers = [{"move": game.actions.text(a), "form": game.actions.form(a)} for a in legal]
            kept.append({"seat": seat, "view": view, "offers": offers, "planned": list(planned)})
        action = chance.choice(legal)
        shown = reveals(state, seat, action)
        state.apply(seat, action)
        planned = [] if shown else [*planned, game.actions.text(action)]
        before = seat
    return kept


def main() -> None:
    """Collect and write."""
    found: Counter[str] = Counter()
    samples = [sample for seed in SEEDS for sample in played(seed, found)]
    vocabulary = msgspec.to_builtins(vocabulary_of(qc.game("florence")))
    text = json.dumps({"vocabulary": vocabulary, "samples": samples}, separators=(",", ":"))
    PLACE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

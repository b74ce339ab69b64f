"""Write what the board of The Princes of Florence is made from and tried on.

`src/games/princes/box.json` are the facts of the box, from `components.py`; `questions.json` is
every question as a seat meets it, with what the game reckons there.

Run from the repository's root: python web/tests/princes/make_fixture.py
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
from quattrocento.games.princes import components, shapes
from quattrocento.games.princes.actions import CARD
from quattrocento.games.princes.counts import bonus_value
from quattrocento.games.princes.estate import fits_in
from quattrocento.games.princes.scoring import prestige_points
from quattrocento.games.princes.works import work_value
from quattrocento.server.controllers import vocabulary_of

SAMPLES = 3
SEEDS = range(60)
PLACE = Path(__file__).with_name("questions.json")
BOX = Path(__file__).parents[2] / "src" / "games" / "princes" / "box.json"
COUNTS = {
    value: name.removesuffix("_COUNT").lower().replace("_", "-")
    for name, value in vars(components).items()
    if name.endswith("_COUNT")
}


def sizes() -> dict[str, list[str]]:
    """The buildings of each size."""
    masks = {
        "large": components.LARGE_BUILDINGS,
        "medium": components.MEDIUM_BUILDINGS,
        "small": components.SMALL_BUILDINGS,
    }
    return {
        name: [kind for place, kind in enumerate(components.BUILDINGS) if mask >> place & 1]
        for name, mask in masks.items()
    }


def box() -> dict[str, Any]:
    """The facts of the box that the board needs."""
    professions = {
        card: {"building": building, "landscape": landscape, "freedom": freedom}
        for card, building, landscape, freedom in components.PROFESSIONS
    }
    bonus = {
        card: {"factor": factor, "counted": [COUNTS[what] for what in counted]}
        for card, factor, counted in components.BONUS_CARDS
    }
    prestige = {
        card: {
            "points": points,
            "tied": tied,
            "conditions": [{"counted": COUNTS[what], "least": least} for what, least in wanted],
        }
        for card, points, tied, wanted in components.PRESTIGE_CARDS
    }
    return {
        "professions": professions,
        "bonus": bonus,
        "prestige": prestige,
        "sizes": sizes(),
        "outlines": dict(zip(components.PIECES, components.OUTLINES, strict=True)),
        "palazzo": shapes.square_labels(shapes.PALAZZO),
        "worth": {
            "building": components.VALUE_OF_THE_BUILDING,
            "landscape": components.VALUE_OF_THE_LANDSCAPE,
            "freedom": components.VALUE_OF_THE_FREEDOM,
            "jester": components.VALUE_OF_A_JESTER,
        },
    }


def reckoned(state: Any, seat: int) -> dict[str, Any]:
    """What the game itself reckons for a seat: every card, and every piece that still fits."""
    player = state.players[seat]
    cards = range(components.CARDS)
    return {
        "works": {
            CARD.label(card): work_value(player, card)
            for card in cards
            if card < components.FIRST_BONUS
        },
        "bonus": {
            CARD.label(card): bonus_value(player, card)
            for card in cards
            if components.FIRST_BONUS <= card < components.FIRST_PRESTIGE
        },
        "prestige": {
            CARD.label(card): prestige_points(state, seat, card)
            for card in cards
            if card >= components.FIRST_PRESTIGE
        },
        "fitting": [kind for place, kind in enumerate(components.PIECES) if fits_in(player, place)],
    }


def played(seed: int, found: Counter[str]) -> list[dict[str, Any]]:
    """Play a game at random and keep the first of each kind of question, with what led there."""
    game = qc.game("princes")
    chance = random.Random(seed)
    state = game.new(players=3 + seed % 3, seed=seed, options=None)
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
        late = found[question] == 0 or view["round"] > 1 + found[question]
        if found[question] < SAMPLES and late and len(legal) > 1 and chance.random() < 0.4:
            found[question] += 1
            offers = [{"move": game.actions.text(a), "form": game.actions.form(a)} for a in legal]
            sample = {"seat": seat, "view": view, "offers": offers, "planned": list(planned)}
            kept.append({**sample, "reckoned": reckoned(state, seat)})
        action = chance.choice(legal)
        shown = reveals(state, seat, action)
        state.apply(seat, action)
        planned = [] if shown else [*planned, game.actions.text(action)]
        before = seat
    return kept


def main() -> None:
    """Collect and write."""
    BOX.write_text(json.dumps(box(), indent=1) + "\n", encoding="utf-8")
    found: Counter[str] = Counter()
    samples = [sample for seed in SEEDS for sample in played(seed, found)]
    vocabulary = msgspec.to_builtins(vocabulary_of(qc.game("princes")))
    facts = {"box": box(), "vocabulary": vocabulary, "samples": samples}
    text = json.dumps(facts, separators=(",", ":"))
    PLACE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

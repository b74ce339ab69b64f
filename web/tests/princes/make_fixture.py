"""Write what the board of The Princes of Florence is made from and tried on.

`src/games/princes/box.json` are the facts of the box, from `components.py`; `questions.json` is
every question as a seat meets it, with what the game reckons there.

Run from the repository's root: python -m web.tests.princes.make_fixture
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from quattrocento.games.princes import components, shapes
from quattrocento.games.princes.actions import CARD
from quattrocento.games.princes.counts import bonus_value
from quattrocento.games.princes.estate import fits_in
from quattrocento.games.princes.scoring import prestige_points
from quattrocento.games.princes.works import work_value
from web.tests.questions import Finder

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


def reckoned_by_the_game(state: Any, seat: int) -> dict[str, Any]:
    """Every card of a seat, and every piece that still fits."""
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


class PrincesFinder(Finder):
    """Keeps questions of later and later rounds, with what the game itself reckons there."""

    def is_wanted(self, question: str, view: dict[str, Any], chance: random.Random) -> bool:
        """Whether to keep a question of which there are not enough."""
        late = self.found[question] == 0 or view["round"] > 1 + self.found[question]
        return late and chance.random() < 0.4

    def reckoned(self, state: Any, seat: int) -> dict[str, Any]:
        """What the board must reckon too."""
        return {"reckoned": reckoned_by_the_game(state, seat)}


if __name__ == "__main__":
    BOX.write_text(json.dumps(box(), indent=1) + "\n", encoding="utf-8")
    finder = PrincesFinder("princes", samples=3)
    finder.play(range(60))
    finder.write(Path(__file__).with_name("questions.json"), box=box())

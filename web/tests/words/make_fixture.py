"""What the package says in both languages, for the page to say the same."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

import quattrocento as qc
from quattrocento.core.events import listening
from quattrocento.core.words import LANGUAGES, Words, box_terms
from quattrocento.server.http.games import vocabulary_of

NAMES = ["Bianca", "", "Matteo"]
SEEDS = (7, 1469)


class Collector:
    """The first of each kind of event, question and offer of a game, with their words."""

    def __init__(self, name: str) -> None:
        self.game = qc.game(name)
        self.words = {lang: Words(name, lang, NAMES) for lang in LANGUAGES}
        self.found: dict[str, dict[str, Any]] = {"events": {}, "questions": {}, "offers": {}}

    def said(self, say: Any) -> dict[str, str]:
        """A sentence in every language."""
        return {lang: say(words) for lang, words in self.words.items()}

    def play(self, seed: int) -> None:
        """Play a game at random and keep what is new."""
        chance = random.Random(seed)
        state = self.game.new(players=3, seed=seed, options=None)
        while not state.over:
            seat = state.awaiting()[0]
            self.look(state, seat)
            action = chance.choice(state.legal(seat))
            with listening(state) as chronicle:
                state.apply(seat, action)
            for event in chronicle.events:
                kind = type(event).__name__
                if kind not in self.found["events"]:
                    self.found["events"][kind] = {
                        "given": msgspec.to_builtins(event),
                        "said": self.said(lambda words, event=event: words.event(event)),
                    }

    def look(self, state: Any, seat: int) -> None:
        """Keep the question and the offers of the moment."""
        asked = state.view(seat).asked
        if asked.question not in self.found["questions"]:
            self.found["questions"][asked.question] = {
                "given": {"question": asked.question, "facts": asked.facts},
                "said": self.said(lambda words: words.question(asked.question, asked.facts)),
            }
        for action in state.legal(seat):
            family = self.game.actions.family_of(action)
            if family.name not in self.found["offers"]:
                self.found["offers"][family.name] = {
                    "given": {"form": self.game.actions.form(action)},
                    "said": self.said(
                        lambda words, family=family, action=action: words.action(family, action)
                    ),
                }

    def vocabulary(self) -> dict[str, Any]:
        """All parameters, with the values that the sentences speak of."""
        used = set(strings(self.found))
        return {
            name: {label: parts for label, parts in values.items() if label in used}
            for name, values in vocabulary_of(self.game).items()
        }


def strings(thing: Any) -> list[str]:
    """Every text inside some data."""
    if isinstance(thing, str):
        return [thing]
    if isinstance(thing, dict):
        return [text for value in thing.values() for text in strings(value)]
    if isinstance(thing, list | tuple):
        return [text for value in thing for text in strings(value)]
    return []


def fixture() -> str:
    """What `sentences.json` holds: the sentences of every game."""
    games = {}
    for name in qc.games():
        collector = Collector(name)
        for seed in SEEDS:
            collector.play(seed)
        games[name] = {
            "terms": box_terms(name),
            "vocabulary": collector.vocabulary(),
            **{kind: list(found.values()) for kind, found in collector.found.items()},
        }
    whole = {"names": NAMES, "games": games}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"

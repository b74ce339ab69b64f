"""Find every question of a game as a seat meets it, for the game's board to be tried on."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

import quattrocento as qc
from quattrocento.core.undo import reveals
from quattrocento.core.words import box_terms
from quattrocento.server.http.games import vocabulary_of


class Finder:
    """Plays a game at random and keeps the first of each kind of question, with what led there."""

    def __init__(self, game: str, samples: int) -> None:
        self.game = qc.game(game)
        self.samples = samples
        self.found: Counter[str] = Counter()
        self.kept: list[dict[str, Any]] = []

    def is_wanted(self, question: str, view: dict[str, Any], chance: random.Random) -> bool:
        """Whether to keep a question of which there are not enough; half of them, at random."""
        return chance.random() < 0.5

    def choose(self, seed: int, legal: list[int], chance: random.Random) -> int:
        """The action to go on with; any."""
        return chance.choice(legal)

    def play(self, seeds: Iterable[int]) -> None:
        """Play a game for each seed, with another number of players each time."""
        for seed in seeds:
            self.play_one(seed)

    def play_one(self, seed: int) -> None:
        """Play one game to its end."""
        chance = random.Random(seed)
        seats = self.game.seats
        state = self.game.new(players=seats[seed % len(seats)], seed=seed, options=None)
        planned: list[str] = []
        before: int | None = None
        while not state.over:
            seat = state.awaiting()[0]
            if seat != before:
                planned = []
            legal = state.legal(seat)
            self.look(state, seat, legal, planned, chance)
            action = self.choose(seed, legal, chance)
            shown = reveals(state, seat, action)
            state.apply(seat, action)
            planned = [] if shown else [*planned, self.game.actions.text(action)]
            before = seat

    def look(
        self, state: Any, seat: int, legal: list[int], planned: list[str], chance: random.Random
    ) -> None:
        """Keep the question of the moment, if it is wanted."""
        view = msgspec.to_builtins(state.view(seat), str_keys=True)
        question = view["asked"]["question"]
        enough = self.found[question] >= self.samples or len(legal) < 2
        if enough or not self.is_wanted(question, view, chance):
            return
        self.found[question] += 1
        actions = self.game.actions
        offers = [{"move": actions.text(action), "form": actions.form(action)} for action in legal]
        sample = {"seat": seat, "view": view, "offers": offers, "planned": list(planned)}
        self.kept.append(sample)

    def fixture(self) -> str:
        """What was found, what the words for it are, and what is in the box."""
        fixture = {
            "box": msgspec.to_builtins(self.game.box(), str_keys=True),
            "terms": box_terms(self.game.name),
            "vocabulary": msgspec.to_builtins(vocabulary_of(self.game)),
            "samples": self.kept,
        }
        return json.dumps(fixture, separators=(",", ":")) + "\n"

"""Find every question of a game as a seat meets it, for the game's board to be tried on."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

import quattrocento as qc
from quattrocento.core.state import State
from quattrocento.core.undo import reveals
from quattrocento.core.words import box_terms
from quattrocento.server.http.games import vocabulary_of

# What a seat has done without another's between: the state before each action, and the action.
Turn = list[tuple[State, int]]


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
        turn: Turn = []
        before: int | None = None
        while not state.over:
            seat = state.awaiting()[0]
            if seat != before:
                turn = []
            legal = state.legal(seat)
            self.look(state, seat, legal, turn, chance)
            action = self.choose(seed, legal, chance)
            turn.append((state.clone(), action))
            state.apply(seat, action)
            before = seat

    def look(
        self, state: State, seat: int, legal: list[int], turn: Turn, chance: random.Random
    ) -> None:
        """Keep the question of the moment, if it is wanted."""
        seen = state.view(seat)
        question = seen.asked.question
        if self.found[question] >= self.samples or len(legal) < 2:
            return
        view = msgspec.to_builtins(seen, str_keys=True)
        if not self.is_wanted(question, view, chance):
            return
        self.found[question] += 1
        actions = self.game.actions
        offers = [{"move": actions.text(action), "form": actions.form(action)} for action in legal]
        sample = {"seat": seat, "view": view, "offers": offers, "planned": self.planned(seat, turn)}
        self.kept.append(sample)

    def planned(self, seat: int, turn: Turn) -> list[str]:
        """What a seat has done of its turn since it was last shown something hidden."""
        moves: list[str] = []
        for state, action in reversed(turn):
            if reveals(state, seat, action):
                break
            moves.append(self.game.actions.text(action))
        return moves[::-1]

    def fixture(self) -> str:
        """What was found, what the words for it are, and what is in the box."""
        fixture = {
            "box": msgspec.to_builtins(self.game.box(), str_keys=True),
            "terms": box_terms(self.game.name),
            "vocabulary": msgspec.to_builtins(vocabulary_of(self.game)),
            "samples": self.kept,
        }
        return json.dumps(fixture, separators=(",", ":")) + "\n"

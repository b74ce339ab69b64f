"""A net at the table: it plays by its policy, told only what its seat knows."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import numpy as np

from quattrocento.core.knowledge import Knowledge
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.lab.learning.files import check_fits, read_net
from quattrocento.lab.observations import Observations

# Observations are the same in every world that a seat cannot tell from the true one.
WORLD = 0


class NetPlayer:
    """Plays the likeliest action of a net's policy; can be rated as a program is."""

    def __init__(self, file: Path) -> None:
        """Read the net; BadValues says why it is refused."""
        self.command = file.name
        self.net, self.facts = read_net(file)
        self.digest = sha256(file.read_bytes()).hexdigest()[:16]
        game = find_game(self.facts.game)
        self.observations = Observations(game, self.facts.players, self.facts.worlds)

    def begin(self, game: str, players: int, seat: int) -> None:
        """Refuse a game that the net was not made for."""
        check_fits(self.facts, game, players, self.command)

    def choose(self, knowledge: Knowledge) -> int:
        """The likeliest of the seat's options."""
        state = knowledge.resample(WORLD)
        row = self.observations.row(state, knowledge.seat)[None]
        mask = self.observations.mask(state, knowledge.seat)[None]
        logarithms, _ = self.net.outputs(row, mask)
        return int(np.argmax(logarithms[0]))

    def end(self, state: State) -> None:
        """Nothing is kept of a game."""

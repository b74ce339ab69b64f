"""Games played to learn from: what each seat saw, did and got, and how much better that was.

A seat's next step is its own next decision, however many of the others' lie between. What a seat
did last before the rows end is left out, unless it is the seat to move then: what came of it is
not known yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from quattrocento.bots import Bot, make_bot
from quattrocento.bots.match import SEATS_APART, answer
from quattrocento.lab.batch import Batch
from quattrocento.lab.learning.net import Floats, PolicyValueNet, Whole, drawn_actions

TRACE = np.float32(0.95)


@dataclass
class Rollout:
    """Rows to learn from; the advantages have mean 0 and deviation 1."""

    observations: Floats
    masks: NDArray[np.uint8]
    actions: Whole
    logarithms: Floats
    advantages: Floats
    returns: Floats
    games: int
    worth: float


class Opponent(Protocol):
    """Whoever plays the seats that do not learn."""

    def answers(self, batch: Batch, rows: Whole) -> Sequence[int]:
        """An action for each of some rows of a batch."""
        ...


class FrozenNet:
    """A net that does not change."""

    def __init__(self, net: PolicyValueNet, seed: int) -> None:
        self.net = net
        self.chance = np.random.default_rng(seed)

    def answers(self, batch: Batch, rows: Whole) -> Sequence[int]:
        """Actions drawn by the net's policy."""
        logarithms, _ = self.net.outputs(
            batch.buffers.observations[rows], batch.buffers.masks[rows]
        )
        found: list[int] = drawn_actions(logarithms, self.chance).tolist()
        return found


class FrozenBots:
    """Bots of one kind, one for each game."""

    def __init__(self, kind: str, size: int, seed: int) -> None:
        self.bots: list[Bot] = [make_bot(kind, seed * SEATS_APART + place) for place in range(size)]
        self.asked = 0

    def answers(self, batch: Batch, rows: Whole) -> Sequence[int]:
        """What the bots choose from what their seats know."""
        found = []
        for row in rows.tolist():
            self.asked += 1
            seat = int(batch.buffers.seats[row])
            found.append(answer(self.bots[row], batch.state(row), seat, self.asked))
        return found


@dataclass
class Steps:
    """What was seen and done at each step in each game, as it happened."""

    observations: Floats
    masks: NDArray[np.uint8]
    seats: NDArray[np.uint8]
    actions: NDArray[np.int32]
    logarithms: Floats
    values: Floats
    learning: NDArray[np.bool_]
    rewards: Floats
    dones: NDArray[np.uint8]

    @classmethod
    def empty(cls, batch: Batch, number: int) -> Steps:
        """Room for so many steps of a batch."""
        shape = (number, batch.rows)
        width, actions = batch.knowledge.size, batch.game.action_count
        return cls(
            observations=np.empty((*shape, width), np.float32),
            masks=np.empty((*shape, actions), np.uint8),
            seats=np.empty(shape, np.uint8),
            actions=np.empty(shape, np.int32),
            logarithms=np.empty(shape, np.float32),
            values=np.empty(shape, np.float32),
            learning=np.empty(shape, np.bool_),
            rewards=np.empty((*shape, batch.players), np.float32),
            dones=np.empty(shape, np.uint8),
        )


class Collector:
    """Plays a batch on and on; in every game all seats learn, or one against an opponent."""

    def __init__(
        self,
        batch: Batch,
        chance: np.random.Generator,
        worth: Any,
        opponent: Opponent | None = None,
    ) -> None:
        """`worth` makes of the batch's rewards what is to be learnt, from -1 to 1."""
        self.batch = batch
        self.chance = chance
        self.worth = worth
        self.opponent = opponent
        self.own_seats = np.arange(batch.rows) % batch.players

    def collect(self, net: PolicyValueNet, number: int) -> Rollout:
        """So many steps in every game."""
        batch, buffers = self.batch, self.batch.buffers
        steps = Steps.empty(batch, number)
        everyone = np.arange(batch.rows)
        for at in range(number):
            logarithms, steps.values[at] = net.outputs(buffers.observations, buffers.masks)
            chosen = drawn_actions(logarithms, self.chance)
            learning = np.ones(batch.rows, np.bool_)
            if self.opponent is not None:
                learning = buffers.seats == self.own_seats
                others = np.flatnonzero(~learning)
                chosen[others] = self.opponent.answers(batch, others)
            steps.observations[at], steps.masks[at] = buffers.observations, buffers.masks
            steps.seats[at], steps.learning[at] = buffers.seats, learning
            steps.logarithms[at] = logarithms[everyone, chosen]
            steps.actions[at] = chosen
            batch.advance(steps.actions[at])
            steps.rewards[at], steps.dones[at] = buffers.rewards, buffers.dones
        _, last = net.outputs(buffers.observations, buffers.masks)
        return self.learnt(steps, last)

    def learnt(self, steps: Steps, last: Floats) -> Rollout:
        """The rows that can be learnt from; `last` are the values after the last step."""
        worth: Floats = self.worth(steps.rewards)
        seats_after = self.batch.buffers.seats.astype(np.int64)
        advantages, known = advantages_of(steps, worth, seats_after, last)
        chosen = known & steps.learning
        found = advantages[chosen]
        ended = steps.dones.astype(bool)
        own = worth[ended][:, 0]
        if self.opponent is not None:
            places = np.broadcast_to(self.own_seats, ended.shape)[ended]
            own = worth[ended][np.arange(len(places)), places]
        return Rollout(
            observations=steps.observations[chosen],
            masks=steps.masks[chosen],
            actions=steps.actions[chosen].astype(np.int64),
            logarithms=steps.logarithms[chosen],
            advantages=(found - found.mean()) / (found.std() + np.float32(1e-6)),
            returns=found + steps.values[chosen],
            games=int(ended.sum()),
            worth=float(own.mean()) if len(own) else 0.0,
        )


def advantages_of(
    steps: Steps, worth: Floats, seats_after: Whole, last: Floats
) -> tuple[Floats, NDArray[np.bool_]]:
    """How much better each step was than its value, and whether that is known.

    By the usual weighted sum over a seat's later steps (GAE); rewards come only at the end.
    """
    number, games = steps.seats.shape
    players = worth.shape[2]
    places = np.arange(games)
    later_value = np.zeros((games, players), np.float32)
    later_advantage = np.zeros((games, players), np.float32)
    coming = np.zeros((games, players), np.float32)
    has_later = np.zeros((games, players), np.bool_)
    later_value[places, seats_after] = last
    has_later[places, seats_after] = True
    advantages = np.zeros((number, games), np.float32)
    known = np.zeros((number, games), np.bool_)
    for at in range(number - 1, -1, -1):
        ended = steps.dones[at] != 0
        later_value[ended] = 0
        later_advantage[ended] = 0
        coming[ended] = worth[at][ended]
        has_later[ended] = True
        own = places, steps.seats[at].astype(np.int64)
        values = steps.values[at]
        found = coming[own] + later_value[own] - values + TRACE * later_advantage[own]
        known[at] = has_later[own]
        advantages[at] = np.where(known[at], found, 0)
        later_value[own] = values
        later_advantage[own] = advantages[at]
        coming[own] = 0
        has_later[own] = True
    return advantages, known

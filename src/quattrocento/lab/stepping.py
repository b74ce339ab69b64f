# mypyc: compile
"""Many games at once: each step applies an action to every one, and writes what comes of it.

A row is what is asked of a seat: with one row a game it is the seat to move (of several that decide
at the same time the lowest, who does not see what the others choose), with a row for each seat it
is every seat, and those who decide at the same time do so in one step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.strings import BytesWriter, read_i32_le, write_f32_le
from mypy_extensions import i64, u8

from quattrocento.core.bits import holds, lowest
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.features import Features
from quattrocento.core.game import Game
from quattrocento.core.observation import Observer, put_zeros
from quattrocento.core.options import OptionValue
from quattrocento.core.state import State

# Rows written together, so that they stay near the processor.
ROWS_TOGETHER: Final = 64
BYTES_OF_AN_ACTION: Final = 4
_NO_OPTIONS: Final[list[int]] = []


@final
class Stepper:
    """Games of one kind, what is asked in each, and the writers for what comes of a step."""

    def __init__(
        self,
        game: Game,
        observer: Observer[Any],
        players: int,
        options: dict[str, OptionValue],
        size: int,
        first_seed: int,
        seeds_apart: int,
        everyone: bool,
        features: Features[Any] | None,
        rewards: Callable[[State], list[float]],
    ) -> None:
        """Begin `size` games with the seeds from `first_seed` on.

        Each later game of a place has a seed `seeds_apart` above the one before.
        """
        self.game = game
        self.observer = observer
        self.players: i64 = players
        self.chosen = options
        self.size: i64 = size
        self.seeds_apart: i64 = seeds_apart
        self.everyone = everyone
        self.rows_a_game: i64 = players if everyone else 1
        self.features = features
        self.reward_of = rewards
        self.width: i64 = game.action_count
        self.seeds: list[int] = [first_seed + place for place in range(size)]
        self.states: list[State] = [self.begun(place) for place in range(size)]
        rows = size * self.rows_a_game
        self.seats: list[int] = [0] * rows
        self.options: list[list[int]] = [_NO_OPTIONS] * rows
        self.masks = BytesWriter()
        put_zeros(self.masks, rows * self.width)
        self.rewards = BytesWriter()
        self.dones = BytesWriter()
        self.chance = Chance(seeded(first_seed, "batch"))

    def begun(self, place: i64) -> State:
        """A fresh game for a place."""
        return self.game.new(self.players, self.seeds[place], self.chosen)

    # A step

    def check(self, actions: bytes) -> None:
        """Refuse actions of which one is masked; nothing has changed then."""
        rows: i64 = self.size * self.rows_a_game
        for row in range(rows):
            if self.options[row] is _NO_OPTIONS:
                continue
            action: i64 = i64(read_i32_le(actions, row * BYTES_OF_AN_ACTION))
            if not self.may(row, action):
                self.refuse(row, action)

    def may(self, row: i64, action: i64) -> bool:
        """Whether an action is allowed in a row."""
        if action < 0 or action >= self.width:
            return False
        return self.masks[row * self.width + action] == 1

    def refuse(self, row: i64, action: i64) -> None:
        """Raise what the rules say of an action."""
        state = self.states[row // self.rows_a_game]
        refusal = state.why_not(self.seats[row], action)
        assert refusal is not None, "what is masked is refused"
        raise state.illegal(refusal, self.seats[row], action)

    def step(self, actions: bytes) -> None:
        """Apply an action to every game, allowed ones all; games that end begin anew."""
        self.rewards.truncate(0)
        self.dones.truncate(0)
        for place in range(self.size):
            state = self.states[place]
            self.apply(place, state, actions)
            if state.waiting == 0:
                self.end(place, state)
            else:
                put_zeros(self.rewards, 4 * self.players)
                self.dones.append(u8(0))

    def apply(self, place: i64, state: State, actions: bytes) -> None:
        """Apply the actions of a game's rows."""
        first: i64 = place * self.rows_a_game
        decision = self.game.decisions[state.question]
        for row in range(first, first + self.rows_a_game):
            if self.options[row] is not _NO_OPTIONS:
                action: i64 = i64(read_i32_le(actions, row * BYTES_OF_AN_ACTION))
                decision.apply(state, self.seats[row], action)

    def end(self, place: i64, state: State) -> None:
        """Write the rewards of a game that is over, and begin the next one in its place."""
        for reward in self.reward_of(state):
            write_f32_le(self.rewards, reward)
        self.dones.append(u8(1))
        self.seeds[place] = self.seeds[place] + self.seeds_apart
        self.states[place] = self.begun(place)

    # What is seen

    def look(self, target: Any, width: i64) -> None:
        """Write the observation of every row, and set the masks."""
        rows: i64 = self.size * self.rows_a_game
        into = BytesWriter()
        start: i64 = 0
        for row in range(rows):
            state = self.states[row // self.rows_a_game]
            seat: i64 = row % self.rows_a_game
            if not self.everyone:
                seat = lowest(state.waiting)
            self.seats[row] = seat
            self.offer(row, state, seat)
            self.observer.write(state, seat, into)
            features = self.features
            if features is not None:
                into.write(features.row(state.resample(seat, 0), seat))
            if row + 1 - start == ROWS_TOGETHER or row + 1 == rows:
                target[start * width : (row + 1) * width] = into.getvalue()
                into.truncate(0)
                start = row + 1

    def offer(self, row: i64, state: State, seat: i64) -> None:
        """Set the mask of a row to what its seat may do."""
        base: i64 = row * self.width
        masks = self.masks
        before: list[Any] = self.options[row]
        number: i64 = len(before)
        for place in range(number):
            gone: i64 = before[place]
            masks[base + gone] = u8(0)
        if not holds(state.waiting, seat):
            self.options[row] = _NO_OPTIONS
            return
        after: list[Any] = self.game.decisions[state.question].options(state, seat)
        number = len(after)
        for place in range(number):
            offered: i64 = after[place]
            masks[base + offered] = u8(1)
        self.options[row] = after

    def awaited(self) -> bytes:
        """For each row whether its seat must decide."""
        found = BytesWriter()
        rows: i64 = self.size * self.rows_a_game
        for row in range(rows):
            found.append(u8(0) if self.options[row] is _NO_OPTIONS else u8(1))
        return found.getvalue()

    def drawn(self) -> list[int]:
        """An action for each row, every allowed one as likely; 0 where nothing is asked."""
        found: list[int] = []
        rows: i64 = self.size * self.rows_a_game
        for row in range(rows):
            options = self.options[row]
            number: i64 = len(options)
            if number == 0:
                found.append(0)
            elif number == 1:
                found.append(options[0])
            else:
                found.append(options[self.chance.below(number)])
        return found

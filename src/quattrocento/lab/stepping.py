# mypyc: compile
"""Many games at once: each step applies an action to every one, and writes what comes of it.

A row is what is asked of a seat: with one row a game it is the seat to move (of several that decide
at the same time the lowest, who does not see what the others choose), with a row for each seat it
is every seat, and those who decide at the same time do so in one step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.strings import BytesWriter, read_i32_le, write_f32_le, write_i32_le
from mypy_extensions import i32, i64, u8

from quattrocento.core.bits import holds, lowest
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.features import Features
from quattrocento.core.game import Game
from quattrocento.core.observation import Observer, put_zeros
from quattrocento.core.options import OptionValue
from quattrocento.core.state import State

# Games written together, so that their rows stay near the processor.
GAMES_TOGETHER: Final = 16
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
        self.seats = BytesWriter()
        put_zeros(self.seats, rows)
        self.options: list[list[int]] = [_NO_OPTIONS] * rows
        # The masks of the games that are written together.
        self.masks: list[bytes] = []
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
        rows: i64 = GAMES_TOGETHER * self.rows_a_game
        masks = self.masks[row // rows]
        return masks[row % rows * self.width + action] == 1

    def refuse(self, row: i64, action: i64) -> None:
        """Raise what the rules say of an action."""
        state = self.states[row // self.rows_a_game]
        seat: i64 = i64(self.seats[row])
        refusal = state.why_not(seat, action)
        assert refusal is not None, "what is masked is refused"
        raise state.illegal(refusal, seat, action)

    def step(self, actions: bytes, observations: Any, masks: Any) -> None:
        """Apply an action to every game, allowed ones all; games that end begin anew.

        What comes of it is written at once, while the game is near the processor.
        """
        self.rewards.truncate(0)
        self.dones.truncate(0)
        self.masks = []
        seen = BytesWriter()
        allowed = BytesWriter()
        for place in range(self.size):
            state = self.states[place]
            self.apply(place, state, actions)
            if state.waiting == 0:
                self.end(place, state)
            else:
                put_zeros(self.rewards, 4 * self.players)
                self.dones.append(u8(0))
            self.look_at(place, seen, allowed)
            if (place + 1) % GAMES_TOGETHER == 0 or place + 1 == self.size:
                self.hand_over(place, seen, allowed, observations, masks)

    def look(self, observations: Any, masks: Any) -> None:
        """Write what is asked in every game."""
        self.masks = []
        seen = BytesWriter()
        allowed = BytesWriter()
        for place in range(self.size):
            self.look_at(place, seen, allowed)
            if (place + 1) % GAMES_TOGETHER == 0 or place + 1 == self.size:
                self.hand_over(place, seen, allowed, observations, masks)

    def apply(self, place: i64, state: State, actions: bytes) -> None:
        """Apply the actions of a game's rows."""
        first: i64 = place * self.rows_a_game
        decision = self.game.decisions[state.question]
        for row in range(first, first + self.rows_a_game):
            if self.options[row] is not _NO_OPTIONS:
                action: i64 = i64(read_i32_le(actions, row * BYTES_OF_AN_ACTION))
                decision.apply(state, i64(self.seats[row]), action)

    def end(self, place: i64, state: State) -> None:
        """Write the rewards of a game that is over, and begin the next one in its place."""
        for reward in self.reward_of(state):
            write_f32_le(self.rewards, reward)
        self.dones.append(u8(1))
        self.seeds[place] = self.seeds[place] + self.seeds_apart
        self.states[place] = self.begun(place)

    # What is seen

    def look_at(self, place: i64, seen: BytesWriter, allowed: BytesWriter) -> None:
        """Write observation and mask of every row of a game."""
        state = self.states[place]
        first: i64 = place * self.rows_a_game
        for row in range(first, first + self.rows_a_game):
            seat: i64 = row - first
            if not self.everyone:
                seat = lowest(state.waiting)
            self.seats[row] = u8(seat)
            self.offer(row, state, seat, allowed)
            self.observer.write(state, seat, seen)
            features = self.features
            if features is not None:
                seen.write(features.row(state.resample(seat, 0), seat))

    def offer(self, row: i64, state: State, seat: i64, allowed: BytesWriter) -> None:
        """Write the mask of a row: what its seat may do."""
        base = put_zeros(allowed, self.width)
        if not holds(state.waiting, seat):
            self.options[row] = _NO_OPTIONS
            return
        options: list[Any] = self.game.decisions[state.question].options(state, seat)
        number: i64 = len(options)
        for place in range(number):
            offered: i64 = options[place]
            allowed[base + offered] = u8(1)
        self.options[row] = options

    def hand_over(
        self, last: i64, seen: BytesWriter, allowed: BytesWriter, observations: Any, masks: Any
    ) -> None:
        """Copy the rows of the games up to `last` to where the caller wants them."""
        end: i64 = (last + 1) * self.rows_a_game
        start: i64 = last // GAMES_TOGETHER * GAMES_TOGETHER * self.rows_a_game
        width: i64 = len(seen) // (end - start)
        observations[start * width : end * width] = seen.getvalue()
        mask = allowed.getvalue()
        self.masks.append(mask)
        masks[start * self.width : end * self.width] = mask
        seen.truncate(0)
        allowed.truncate(0)

    def awaited(self) -> bytes:
        """For each row whether its seat must decide."""
        found = BytesWriter()
        rows: i64 = self.size * self.rows_a_game
        for row in range(rows):
            found.append(u8(0) if self.options[row] is _NO_OPTIONS else u8(1))
        return found.getvalue()

    def drawn(self) -> bytes:
        """An action for each row, every allowed one as likely; 0 where nothing is asked."""
        found = BytesWriter()
        rows: i64 = self.size * self.rows_a_game
        for row in range(rows):
            options: list[Any] = self.options[row]
            number: i64 = len(options)
            chosen: i64 = 0
            if number > 1:
                chosen = options[self.chance.below(number)]
            elif number == 1:
                chosen = options[0]
            write_i32_le(found, i32(chosen))
        return found.getvalue()

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

# Rows stepped and written together, so that a game is fetched from far memory once a step.
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
        # Games are stepped in groups, and each group has a writer for the masks of its rows.
        self.games_together: i64 = max(1, ROWS_TOGETHER // self.rows_a_game)
        self.rows_together: i64 = self.games_together * self.rows_a_game
        rows = size * self.rows_a_game
        self.seats = zeros(rows)
        self.awaited = zeros(rows)
        self.options: list[list[int]] = [_NO_OPTIONS] * rows
        self.masks: list[BytesWriter] = [
            zeros(min(self.rows_together, rows - first) * self.width)
            for first in range(0, rows, self.rows_together)
        ]
        self.rewards = BytesWriter()
        self.dones = BytesWriter()
        self.ended: list[int] = []
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
        masks = self.masks[row // self.rows_together]
        return masks[row % self.rows_together * self.width + action] == 1

    def refuse(self, row: i64, action: i64) -> None:
        """Raise what the rules say of an action."""
        state = self.states[row // self.rows_a_game]
        seat: i64 = i64(self.seats[row])
        refusal = state.why_not(seat, action)
        assert refusal is not None, "what is masked is refused"
        raise state.illegal(refusal, seat, action)

    def step(self, actions: bytes, observations: Any, masks: Any, width: i64) -> None:
        """Apply an action to every game, allowed ones all, and write what is seen then.

        Games that end begin anew; `ended` are their places.
        """
        self.rewards.truncate(0)
        self.dones.truncate(0)
        self.ended = []
        for first in range(0, self.size, self.games_together):
            end: i64 = self.end_of_group(first)
            for place in range(first, end):
                state = self.states[place]
                self.apply(place, state, actions)
                if state.waiting == 0:
                    self.end(place, state)
                else:
                    put_zeros(self.rewards, 4 * self.players)
                    self.dones.append(u8(0))
            self.look_at(first, end, observations, masks, width)

    def end_of_group(self, first: i64) -> i64:
        """The first place after a group of games."""
        end: i64 = first + self.games_together
        if end > self.size:
            return self.size
        return end

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
        self.ended.append(place)
        self.seeds[place] = self.seeds[place] + self.seeds_apart
        self.states[place] = self.begun(place)

    # What is seen

    def look(self, observations: Any, masks: Any, width: i64) -> None:
        """Write the observation and the mask of every row."""
        for first in range(0, self.size, self.games_together):
            self.look_at(first, self.end_of_group(first), observations, masks, width)

    def look_at(self, first: i64, end: i64, observations: Any, masks: Any, width: i64) -> None:
        """Write the observations and the masks of a group of games."""
        into = BytesWriter()
        group = self.masks[first // self.games_together]
        start: i64 = first * self.rows_a_game
        after: i64 = end * self.rows_a_game
        for row in range(start, after):
            state = self.states[row // self.rows_a_game]
            seat: i64 = row % self.rows_a_game
            if not self.everyone:
                seat = lowest(state.waiting)
            self.seats[row] = u8(seat)
            self.offer(row, state, seat, group, (row - start) * self.width)
            self.observer.write(state, seat, into)
            features = self.features
            if features is not None:
                into.write(features.row(state.resample(seat, 0), seat))
        observations[start * width : after * width] = into.getvalue()
        masks[start * self.width : after * self.width] = group.getvalue()

    def offer(self, row: i64, state: State, seat: i64, masks: BytesWriter, base: i64) -> None:
        """Set the mask of a row, which begins at `base`, to what its seat may do."""
        before: list[Any] = self.options[row]
        number: i64 = len(before)
        for place in range(number):
            gone: i64 = before[place]
            masks[base + gone] = u8(0)
        if not holds(state.waiting, seat):
            self.options[row] = _NO_OPTIONS
            self.awaited[row] = u8(0)
            return
        after: list[Any] = self.game.decisions[state.question].options(state, seat)
        number = len(after)
        for place in range(number):
            offered: i64 = after[place]
            masks[base + offered] = u8(1)
        self.options[row] = after
        self.awaited[row] = u8(1)

    def drawn(self) -> bytes:
        """An action for each row, every allowed one as likely; 0 where nothing is asked."""
        found = BytesWriter()
        rows: i64 = self.size * self.rows_a_game
        for row in range(rows):
            options = self.options[row]
            number: i64 = len(options)
            action: i64 = 0
            if number == 1:
                action = options[0]
            elif number > 1:
                action = options[self.chance.below(number)]
            write_i32_le(found, i32(action))
        return found.getvalue()


def zeros(number: i64) -> BytesWriter:
    """A writer with so many zeros, to be set afterwards."""
    writer = BytesWriter()
    put_zeros(writer, number)
    return writer

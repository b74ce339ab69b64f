"""The conformance kit: what any game must pass, ours or a fifth one.

`check` plays random games and holds every promise of the design against them: that what is
offered is accepted and nothing else, that nobody can learn what they may not, that nothing is
lost, that everything can be written down and read again. What it finds it raises as a
ConformanceError, with the record of the game so far.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from quattrocento.core.chance import Chance, seeded
from quattrocento.core.errors import Illegal
from quattrocento.core.events import Event, listening
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue
from quattrocento.core.pure import run_pure
from quattrocento.core.record import Record
from quattrocento.core.state import State

LONGEST_GAME = 100_000
WORLDS = 6


class ConformanceError(AssertionError):
    """A broken promise, and the record that leads to it."""

    def __init__(self, promise: str, record: Record | None = None) -> None:
        self.promise = promise
        self.record = record
        super().__init__(promise if record is None else f"{promise}\n\n{record.dumps()}")


def check(
    game: Game,
    games: int = 200,
    seed: int = 0,
    *,
    every: int = 25,
    reach: bool = True,
    pure: bool = True,
    on_game: Callable[[], None] | None = None,
) -> None:
    """Play random games and check every promise; raises ConformanceError.

    One in `every` decisions is examined in depth. With `reach`, every decision and every family
    of actions must have come up; with `pure`, a tenth of the games is played by the uncompiled
    package too and compared. `on_game` is called after each game.
    """
    check_notation(game)
    examiner = Examiner(game, seed, every)
    for number in range(games):
        examiner.play(seed + number)
        if on_game is not None:
            on_game()
    for state in game.seldom():
        examiner.play_on(state)
    if reach:
        check_reached(game, examiner)
    if pure:
        check_pure(game, max(1, games // 10), seed)


# The table of actions


def check_notation(game: Game) -> None:
    """Every action has a notation of its own that reads back, and a structured form."""
    for action in range(len(game.actions)):
        text = game.actions.text(action)
        hold(game.actions.parse(text) == action, f"{text!r} does not read back as {action}")
        hold(game.actions.form(action)["family"] != "", f"{text!r} has no family")


def check_reached(game: Game, examiner: Examiner) -> None:
    """Every decision and every family came up in the games played."""
    missing = [each.name for each in game.decisions if each.name not in examiner.asked]
    hold(not missing, f"decisions never asked: {', '.join(missing)}")
    families = {game.actions.family_of(action).name for action in examiner.taken}
    missing = [each.name for each in game.actions.families if each.name not in families]
    hold(not missing, f"families of actions never taken: {', '.join(missing)}")


def hold(promise: bool, otherwise: str, record: Record | None = None) -> None:
    """Raise when a promise does not hold."""
    if not promise:
        raise ConformanceError(otherwise, record)


# Both builds


def trace(game: Game, games: int, seed: int = 0) -> str:
    """A digest over every state of some random games, to compare builds and versions."""
    digest = hashlib.blake2b(digest_size=16)
    for number in range(games):
        chance = Chance(seeded(seed + number))
        state = random_start(game, seed + number, chance)
        while not state.over:
            state.apply(*random_move(state, chance))
            digest.update(int(state.chance).to_bytes(8, "big"))
            if chance.below(8) == 0:
                digest.update(state.fingerprint().encode())
        digest.update(state.fingerprint().encode())
    return digest.hexdigest()


def check_pure(game: Game, games: int, seed: int) -> None:
    """The uncompiled package plays the very same games."""
    code = (
        "from quattrocento.core.conformance import trace\n"
        "from quattrocento.core.registry import game\n"
        f"print(trace(game({game.name!r}), {games}, {seed}))\n"
    )
    hold(
        run_pure(code).strip() == trace(game, games, seed),
        f"compiled and pure {game.name} differ in {games} games from seed {seed}",
    )


# Random games


def random_start(game: Game, number: int, chance: Chance) -> State:
    """A fresh game: the player counts in turn, options drawn at random."""
    return game.new(
        players=game.seats[number % len(game.seats)],
        seed=number,
        options=random_options(game, chance),
    )


def random_options(game: Game, chance: Chance) -> dict[str, OptionValue]:
    """A value for each option."""
    return {
        option.name: option.choices[chance.below(len(option.choices))] for option in game.options
    }


def random_move(state: State, chance: Chance) -> tuple[int, int]:
    """An awaited seat and one of its options."""
    seats = state.awaiting()
    seat = seats[chance.below(len(seats))]
    options = state.legal(seat)
    return seat, options[chance.below(len(options))]


class Examiner:
    """Plays random games, and remembers which decisions and actions came up."""

    def __init__(self, game: Game, seed: int, every: int) -> None:
        self.game = game
        self.chance = Chance(seeded(seed))
        self.every = every
        self.asked: set[str] = set()
        self.taken: set[int] = set()
        self.record = Record.begin(game.name, game.seats[0], 0)

    def play(self, number: int) -> None:
        """Play one game from its beginning to its end."""
        players = self.game.seats[number % len(self.game.seats)]
        options = random_options(self.game, self.chance)
        self.record = Record.begin(self.game.name, players, number, options)
        state = self.game.new(players=players, seed=number, options=options)
        again = self.game.new(players=players, seed=number, options=options)
        self.hold(state.fingerprint() == again.fingerprint(), "the same seed, another game")
        census = self.game.census(state)
        for viewer in (*range(players), None):
            self.examine_drawing_anew(state, viewer)
        while not state.over:
            if self.chance.below(self.every) == 0:
                self.examine(state, census)
            self.make_move(state)
        self.examine_end(state, census)

    def play_on(self, state: State) -> None:
        """Play on from a state that random games hardly ever reach, examining the first moves."""
        self.record = Record.begin(self.game.name, state.seats, 0)
        census = self.game.census(state)
        while not state.over:
            if len(self.record.moves) < self.every:
                self.examine(state, census)
            self.make_move(state)
        self.hold(self.game.census(state) == census, "pieces were lost or made")

    def make_move(self, state: State) -> None:
        """Make a random move, and remember it."""
        self.hold(len(self.record.moves) < LONGEST_GAME, "the game does not end")
        self.asked.add(state.decision.name)
        seat, action = self.move(state)
        state.apply(seat, action)
        self.taken.add(action)
        self.record.add(seat, action)

    def move(self, state: State) -> tuple[int, int]:
        """A random move, whose options must be in order."""
        for seat in range(state.seats):
            options = state.legal(seat)
            self.hold(options == sorted(set(options)), "options are not sorted and unique")
            awaited = seat in state.awaiting()
            self.hold(awaited == bool(options), f"seat {seat}: options only if awaited, and then")
        return random_move(state, self.chance)

    def hold(self, promise: bool, otherwise: str) -> None:
        """Raise with the record so far when a promise does not hold."""
        hold(promise, otherwise, self.record)

    # In depth

    def examine(self, state: State, census: dict[str, int]) -> None:
        """Hold every promise against one state."""
        before = state.fingerprint()
        self.hold(self.game.census(state) == census, "pieces were lost or made")
        self.examine_position(state, before)
        seat = self.one_of(state.awaiting())
        self.examine_options(state, seat)
        self.examine_clone(state, seat)
        for viewer in (*range(state.seats), None):
            self.examine_view(state, viewer)
            self.examine_secrecy(state, viewer)
            self.examine_log(state, viewer)
        self.hold(state.fingerprint() == before, "looking at a state changed it")

    def examine_end(self, state: State, census: dict[str, int]) -> None:
        """A game that is over has a result, and its record leads there."""
        self.hold(self.game.census(state) == census, "pieces were lost or made")
        self.hold(len(state.scores()) == state.seats, "a score for each seat")
        self.hold(state.winners() != [] or self.game.seats.start == 1, "somebody wins")
        self.hold(state.awaiting() == [], "nobody is awaited at the end")
        self.refused(state, 0, 0)
        self.examine_position(state, state.fingerprint())
        for viewer in (*range(state.seats), None):
            self.examine_view(state, viewer)
            self.examine_secrecy(state, viewer)
        self.record.finish(state)
        again = Record.loads(self.record.dumps())
        self.hold(again == self.record, "the record does not read back")
        self.hold(again.replay().fingerprint() == state.fingerprint(), "the record leads elsewhere")

    def examine_position(self, state: State, fingerprint: str) -> None:
        """A position reads back to the same state, through JSON too."""
        position = msgspec.json.decode(msgspec.json.encode(self.game.dump(state)))
        loaded = self.game.load(position)
        self.hold(loaded.fingerprint() == fingerprint, "the position does not read back")

    def examine_options(self, state: State, seat: int) -> None:
        """What is offered is accepted; nothing else is, and a refusal changes nothing."""
        options = state.legal(seat)
        for action in range(len(self.game.actions)):
            refusal = state.why_not(seat, action)
            text = self.game.actions.text(action)
            self.hold((refusal is None) == (action in options), f"{text}: offered or refused?")
        self.refused(state, seat, self.one_of(list(range(len(self.game.actions)))))
        self.refused(state, seat, len(self.game.actions))
        self.refused(state, (seat + 1) % state.seats, options[0])
        self.refused(state, state.seats, options[0])

    def refused(self, state: State, seat: int, action: int) -> None:
        """An action that is not offered is refused with its rule, and nothing has changed."""
        if action in state.legal(seat):
            return
        before = state.fingerprint()
        try:
            state.apply(seat, action)
        except Illegal as error:
            self.hold(error.rule != "" and error.reason != "", "a refusal without a reason")
            self.hold(str(error) != "", "a refusal without words")
        else:
            self.hold(False, f"seat {seat} was allowed action {action}, which was not offered")
        self.hold(state.fingerprint() == before, "a refused action changed the state")

    def examine_clone(self, state: State, seat: int) -> None:
        """A clone goes its own way, and each option can be taken."""
        before = state.fingerprint()
        options = state.legal(seat)
        for action in {options[0], options[-1], self.one_of(options)}:
            clone = state.clone()
            self.hold(clone.fingerprint() == before, "a clone differs")
            clone.apply(seat, action)
            self.hold(state.fingerprint() == before, "a clone is not independent")
            self.hold(clone.over or clone.awaiting() != [], "nobody is awaited")

    # Secrecy

    def examine_view(self, state: State, viewer: int | None) -> None:
        """A view is data: it survives JSON."""
        view = state.view(viewer)
        again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        self.hold(again == view, "a view does not survive JSON")

    def examine_secrecy(self, state: State, viewer: int | None) -> None:
        """A seat cannot tell a resampled state from the true one, and neither can `resample`."""
        first, second = self.chance.below(1 << 30), self.chance.below(1 << 30)
        other = state.resample(viewer, first)
        self.hold(
            sights(other, viewer) == sights(state, viewer), f"seat {viewer} can tell them apart"
        )
        for seat in other.awaiting():
            self.hold(other.legal(seat) != [], f"resampled for {viewer}: seat {seat} is stuck")
        self.hold(
            self.game.census(other) == self.game.census(state), "resampling lost or made pieces"
        )
        self.hold(
            other.resample(viewer, second).fingerprint()
            == state.resample(viewer, second).fingerprint(),
            f"resample knows more than seat {viewer}",
        )

    def examine_drawing_anew(self, state: State, viewer: int | None) -> None:
        """At the beginning the hidden is really drawn anew: piles, and what each other seat has."""
        worlds = [state.resample(viewer, self.chance.below(1 << 30)) for _ in range(WORLDS)]
        for world in worlds:
            world.chance = 0
        self.hold(
            len({world.fingerprint() for world in worlds}) > 1,
            f"resample draws nothing anew for seat {viewer}",
        )
        for seat in range(state.seats):
            differ = any(world.view(seat) != worlds[0].view(seat) for world in worlds)
            self.hold(
                seat == viewer or differ, f"resample keeps for {viewer} what only {seat} may know"
            )

    def examine_log(self, state: State, viewer: int | None) -> None:
        """What a seat is told follows from what it sees before and after, and from its own action.

        Of another seat's action it may be told no more than it sees; in a game for one there is
        nobody from whom an action could be hidden.
        """
        told: list[tuple[Any, list[Event], int | None]] = []
        twin = state.resample(viewer, self.chance.below(1 << 30))
        seat = self.one_of(state.awaiting())
        options = state.legal(seat)
        open_action = viewer == seat or state.seats == 1
        for action in {options[0], options[-1], self.one_of(options)}:
            for start in (state, twin):
                if start.why_not(seat, action) is None:
                    view, events = told_of(start, seat, action, viewer)
                    told.append((view, events, action if open_action else None))
        for view, events, known in told:
            for other_view, other_events, other_known in told:
                same = view == other_view and known == other_known
                self.hold(
                    not same or events == other_events,
                    f"the log tells seat {viewer} more than it sees",
                )

    def one_of(self, items: list[int]) -> int:
        """One of the items at random."""
        return items[self.chance.below(len(items))]


def sights(state: State, viewer: int | None) -> tuple[Any, ...]:
    """All that a seat can find out without acting."""
    if viewer is None:
        return (state.view(None), state.awaiting())
    refusals = [state.why_not(viewer, action) for action in range(len(state.game.actions))]
    reasons = [None if each is None else (each.rule, each.key) for each in refusals]
    return (state.view(viewer), state.awaiting(), state.legal(viewer), reasons)


def told_of(state: State, seat: int, action: int, viewer: int | None) -> tuple[Any, list[Event]]:
    """What the viewer sees after an action, and what it is told of it."""
    after = state.clone()
    with listening(after) as chronicle:
        after.apply(seat, action)
    return after.view(viewer), chronicle.seen_by(viewer)


__all__ = ["ConformanceError", "check", "trace"]

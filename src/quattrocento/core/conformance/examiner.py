"""The examiner: plays random games and holds the promises against the states it comes to.

Not every state is examined in depth: one in so many, the first few in which a question comes up,
and every one of games that are short.
"""

from __future__ import annotations

from collections import Counter

from quattrocento.core.chance import Chance, seeded
from quattrocento.core.conformance import promises, secrecy
from quattrocento.core.conformance.apart import Diary
from quattrocento.core.conformance.case import Case, viewers
from quattrocento.core.conformance.endless import repeated, stalled
from quattrocento.core.conformance.outside import looks_outside
from quattrocento.core.conformance.random_games import random_move, random_options
from quattrocento.core.conformance.watchdog import Watchdog
from quattrocento.core.errors import BadRecord
from quattrocento.core.game import Game
from quattrocento.core.record import Record
from quattrocento.core.state import State

LONGEST_GAME = 100_000
SHORT_GAME = 40
LEAST_EXAMINED = 3
GAMES_TO_STALL = 2


class Examiner:
    """Plays random games, and remembers which decisions and actions came up."""

    def __init__(
        self,
        game: Game,
        seed: int,
        every: int,
        watchdog: Watchdog | None = None,
        diary: Diary | None = None,
    ) -> None:
        self.game = game
        self.chance = Chance(seeded(seed))
        self.every = every
        self.watchdog = watchdog
        self.diary = diary
        self.asked: set[str] = set()
        self.taken: set[int] = set()
        self.examined: Counter[str] = Counter()
        self.logged: Counter[str] = Counter()
        self.games = 0
        self.usual_length = SHORT_GAME
        self.short = False
        self.read_back: State | None = None
        self.stall_after = -1
        self.doing = "the set-up"
        self.seat: int | None = None
        self.case = Case(game, Record.begin(game.name, game.seats[0], 0), self.chance)

    # Games

    def play(self, number: int) -> None:
        """Play one game from its beginning to its end."""
        players = self.game.seats[number % len(self.game.seats)]
        options = random_options(self.game, self.chance)
        record = Record.begin(self.game.name, players, number, options)
        self.case = Case(self.game, record, self.chance)
        self.doing = "the set-up"
        self.beat()
        state = self.game.new(players=players, seed=number, options=options)
        again = self.game.new(players=players, seed=number, options=options)
        promise = "the same seed, another game"
        self.case.same(self.game.dump(state), self.game.dump(again), promise)
        promises.examine_clone(self.case, state)
        self.doing = "drawing the hidden anew"
        self.beat()
        for viewer in viewers(state):
            secrecy.examine_drawing_anew(self.case, state, viewer)
        stalls = self.games % GAMES_TO_STALL == 0
        self.stall_after = self.chance.below(self.usual_length) if stalls else -1
        census = self.game.census(state)
        self.play_out(state, census)
        self.examine_end(state, census)
        self.usual_length = max(1, len(record.moves))
        self.short = self.usual_length <= SHORT_GAME
        self.games += 1

    def play_on(self, state: State) -> None:
        """Play on from a state that random games hardly ever reach, examining the first moves."""
        record = Record.begin(self.game.name, state.seats, 0)
        self.case = Case(self.game, record, self.chance, self.game.dump(state))
        self.stall_after = self.chance.below(self.every)
        census = self.game.census(state)
        self.play_out(state, census, self.every)
        self.examine_census(state, census)

    def play_out(self, state: State, census: dict[str, int], at_first: int = 0) -> None:
        """Play at random to the end; the first moves are examined all."""
        self.read_back = None
        while not state.over:
            made = len(self.case.record.moves)
            if made < at_first or self.is_due(state):
                self.examine(state, census)
            if made == self.stall_after:
                self.examine_stalling(state)
            self.make_move(state)

    def is_due(self, state: State) -> bool:
        """Whether a state is to be examined in depth."""
        if self.short or self.examined[state.decision.name] < LEAST_EXAMINED:
            return True
        return self.chance.below(self.every) == 0

    def make_move(self, state: State) -> None:
        """Make a random move, and remember it; a state read back must follow."""
        self.doing = "asking for the options"
        self.beat()
        case = self.case
        case.hold(len(case.record.moves) < LONGEST_GAME, "the game does not end")
        self.asked.add(state.decision.name)
        self.examine_offers(state)
        seat, action = random_move(state, self.chance)
        self.doing = f"seat {seat} makes {case.text(action)}"
        self.seat = seat
        self.beat()
        promises.make(case, state, seat, action)
        self.taken.add(action)
        case.record.add(seat, action)
        if self.read_back is not None:
            self.follow(state, self.read_back, seat, action)

    def examine_offers(self, state: State) -> None:
        """Options are in order, and only who is awaited has some."""
        awaited = state.awaiting()
        for seat in range(state.seats):
            options = state.legal(seat)
            in_order = options == sorted(set(options))
            self.case.hold(in_order, "options are not sorted and unique", seat)
            promise = "options if and only if awaited"
            self.case.hold((seat in awaited) == bool(options), promise, seat)

    def follow(self, state: State, read_back: State, seat: int, action: int) -> None:
        """The same move in a state that was read back leads to the same choice."""
        refusal = read_back.why_not(seat, action)
        text = self.case.text(action)
        self.case.hold(
            refusal is None, f"{text} is refused in a state read back from its position", seat
        )
        promises.make(self.case, read_back, seat, action)
        for awaited in state.awaiting():
            one, other = state.legal(awaited), read_back.legal(awaited)
            if one != other:
                promise = "a state read back from its position goes on otherwise"
                options = promises.options_of
                self.case.same(
                    options(state, awaited), options(read_back, awaited), promise, awaited
                )

    def beat(self) -> None:
        """Tell the watchdog and the diary that something else begins."""
        if self.watchdog is not None:
            self.watchdog.beat()
        if self.diary is not None:
            self.diary.note(self.case, self.doing, self.seat)

    # In depth

    def examine(self, state: State, census: dict[str, int]) -> None:
        """Hold every promise against one state."""
        case = self.case
        self.doing = "looking at a state"
        self.beat()
        self.examined[state.decision.name] += 1
        before = self.game.dump(state)
        promises.examine_clone(case, state)
        self.examine_census(state, census)
        if self.read_back is not None:
            promises.compare_read_back(case, state, self.read_back)
        self.read_back = promises.examine_position(case, state)
        seat = case.one_of(state.awaiting())
        promises.examine_options(case, state, seat)
        secrecy.examine_sharing(case, state, self.read_back)
        secrecy.examine_taking_back(case, state, seat, case.one_of(state.legal(seat)))
        for viewer in viewers(state):
            self.beat()
            secrecy.examine_view(case, state, viewer)
            secrecy.examine_secrecy(case, state, viewer)
            teller = case.one_of(state.awaiting())
            told = self.to_be_told(state, teller)
            secrecy.examine_log(case, state, viewer, told, teller)
            secrecy.examine_hidden_actions(case, state, viewer, told, teller)
        case.same(before, self.game.dump(state), "looking at a state changed it")

    def to_be_told(self, state: State, seat: int) -> list[int]:
        """Some options of a seat, among them of the family whose log was examined least."""
        options = state.legal(seat)
        families = {action: self.game.actions.family_of(action).name for action in options}
        rarest = min(options, key=lambda action: self.logged[families[action]])
        chosen = sorted({options[0], options[-1], self.case.one_of(options), rarest})
        self.logged.update({families[action] for action in chosen})
        return chosen

    def examine_census(self, state: State, census: dict[str, int]) -> None:
        """Nothing was lost or made since the beginning."""
        self.case.same(census, self.game.census(state), "pieces were lost or made")

    def examine_stalling(self, state: State) -> None:
        """From here no sequence of moves goes on for ever."""
        self.doing = "looking for moves that repeat"
        self.beat()
        moves = stalled(state.clone(), self.chance)
        if not moves:
            return
        again = repeated(moves)
        for seat, action in moves[: len(again) * 2]:
            self.case.record.add(seat, action)
        told = ", ".join(f"seat {seat}: {self.case.text(action)}" for seat, action in again)
        self.case.hold(False, f"the game need not end; again and again: {told}", again[0][0])

    def examine_end(self, state: State, census: dict[str, int]) -> None:
        """A game that is over has a result, and its record leads there."""
        case = self.case
        self.doing = "looking at the end"
        self.beat()
        self.examine_census(state, census)
        case.hold(len(state.scores()) == state.seats, "a score for each seat")
        case.hold(state.winners() != [] or self.game.seats.start == 1, "somebody wins")
        case.hold(state.awaiting() == [], "nobody is awaited at the end")
        promises.examine_refusal(case, state, 0, 0)
        promises.examine_position(case, state)
        for viewer in viewers(state):
            secrecy.examine_view(case, state, viewer)
            secrecy.examine_secrecy(case, state, viewer)
        case.record.finish(state)
        again = Record.loads(case.record.dumps())
        case.same(case.record, again, "the record does not read back")
        self.examine_replay(again)

    def examine_replay(self, record: Record) -> None:
        """The record leads to the same end, and no rule asks a clock or chance from elsewhere."""
        case = self.case
        try:
            if self.games == 0:
                self.examine_looks(record)
            record.replay()
        except BadRecord as error:
            case.hold(False, f"the record leads elsewhere: {error}")

    def examine_looks(self, record: Record) -> None:
        """No move asks for anything outside the game."""
        made = 0
        with looks_outside() as asked:
            for _ in record.states():
                if asked:
                    break
                made += 1
        if not asked:
            return
        looks = f"looks outside the game: {', '.join(sorted(set(asked)))}"
        if made == 0:
            self.case.hold(False, f"the set-up {looks}")
        move = record.moves[made - 1]
        self.case.hold(False, f"move {made} ({move.text}) {looks}", move.seat)


__all__ = ["Examiner"]

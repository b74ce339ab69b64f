"""A variation: a decision of a finished game tried again, against bots of the same kinds.

It is played on in a world that the seat could not tell from the true one, so that whoever tries
something else learns nothing but what they could have known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic

from quattrocento.bots.bot import BUDGET_MARK, STYLE_MARK, make_bot
from quattrocento.bots.match import answer
from quattrocento.core.errors import BadSetup
from quattrocento.core.events import events_of
from quattrocento.core.game import Game
from quattrocento.core.record import Move, Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.core.steps import Step

# Who plays for a person.
USUAL = "apprentice"
SEATS_APART = 1_000_003


def kinds_of(record: Record) -> list[str]:
    """The bot for each seat: the one that played there, and a usual one for a person."""
    game = find_game(record.game)
    return [kind_of(game, name) for name in record.names] or [USUAL] * record.players


def kind_of(game: Game, name: str) -> str:
    """The kind of bot that goes by a name in a record; for any other name the usual one.

    A budget is left out: anybody may call themselves `maestro@9999999ms`.
    """
    kind = name.partition(BUDGET_MARK)[0]
    _level, mark, style = kind.partition(STYLE_MARK)
    try:
        make_bot(kind, 0)
    except BadSetup:
        return USUAL
    return USUAL if mark and style not in game.styles else kind


def world_before(record: Record, seat: int, move: int, seed: int) -> State:
    """A world in which a seat could have been before a move of its own, counted from 1."""
    if not 1 <= move <= len(record.moves) or record.moves[move - 1].seat != seat:
        raise BadSetup("bad-variation", {"move": move, "seat": seat + 1})
    states = record.states()
    for _ in range(move):
        state = next(states)
    return state.resample(seat, seed)


def steps_of(state: State, made: int, moves: Sequence[Move]) -> Iterator[Step]:
    """Make moves one by one, after so many others; Illegal or BadNotation if one cannot be made."""
    for number, move in enumerate(moves, start=made + 1):
        action = state.game.actions.parse(move.text)
        yield Step(number, move, events_of(state, move.seat, action))


def rivals_steps(
    state: State, made: int, seat: int, kinds: Sequence[str], seconds: float
) -> Iterator[Step]:
    """Let the others move until the seat is asked, the game is over or the time is up."""
    ends = monotonic() + seconds
    bots = [make_bot(kind, made * SEATS_APART + place) for place, kind in enumerate(kinds)]
    while not state.over and seat not in state.awaiting() and monotonic() < ends:
        other = state.awaiting()[0]
        move = Move(other, state.game.actions.text(answer(bots[other], state, other, made)))
        yield from steps_of(state, made, [move])
        made += 1

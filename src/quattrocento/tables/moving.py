# mypyc: compile
"""Moves: what people and bots do in the game, and why something may not be done."""

from __future__ import annotations

from quattrocento.core.errors import BadNotation, Illegal
from quattrocento.tables import entries, messages
from quattrocento.tables.errors import RequestError
from quattrocento.tables.permissions import answers_now, may_play
from quattrocento.tables.planning import WORLD, parsed, played
from quattrocento.tables.requests import BotMove
from quattrocento.tables.table import Table


def move(table: Table, request: messages.MoveRequest, who: str | None, now: float) -> Table:
    """A person's answer; by the rules of the game the table itself refuses it."""
    if who is not None and table.done(who, request.key) is not None:
        return table
    reader = table.reader(who)
    may_play(table, reader, request.seat)
    answers_now(table, reader, request.seat, request.sequence)
    answer = request.answer()
    try:
        return answered(table, request.seat, answer, who, request.key, now)
    except (RequestError, Illegal) as error:
        refusal = RequestError.of(error)
        if refusal.place is not None and len(answer) > 1:
            refusal.move = answer[refusal.place]
        raise refusal from None


def answered(
    table: Table, seat: int, answer: list[str], who: str | None, key: str, now: float
) -> Table:
    """All moves of an answer, one entry of the log each.

    What comes after something hidden was shown is refused before anything is done, and by what the
    seat knows: nobody learns of a draw and then has not drawn.
    """
    actions = parsed(table.game.actions, answer)
    if len(actions) > 1:
        played(table.playing().resample(seat, WORLD), seat, actions)
    for place, action in enumerate(actions):
        notation = table.game.actions.text(action)
        try:
            table = table.try_entry(
                entries.Move(seat=seat, person=who, key=key, move=notation), now
            )
        except Illegal as error:
            raise RequestError.of(error, place) from None
    return table


def bot_move(table: Table, request: BotMove, now: float) -> Table:
    """A bot's move, unless its seat has noticed something since it was chosen."""
    if has_noticed(table, request.seat, request.sequence):
        return table
    return table.try_entry(entries.Move(seat=request.seat, move=request.move, by="bot"), now)


def has_noticed(table: Table, seat: int, sequence: int) -> bool:
    """Whether a seat could notice anything after so many entries."""
    mine = table.seats.bit(seat)
    return any(entry.seen & mine for entry in table.entries.since(sequence))


def follow_advice(table: Table, seat: int, now: float) -> Table:
    """A bot says, once, that it follows advice."""
    if says_so_already(table, seat):
        return table
    return table.try_entry(entries.FollowAdvice(seat=seat), now)


def says_so_already(table: Table, seat: int) -> bool:
    """Whether a bot has said that it follows advice."""
    told = (each for each in table.entries if isinstance(each, entries.FollowAdvice))
    return any(each.seat == seat for each in told)


def why_not(table: Table, request: messages.WhyNot, who: str | None) -> messages.Refused | None:
    """Why a seat may not make a move now; None if it may."""
    may_play(table, table.reader(who), request.seat)
    state = table.playing()
    try:
        action = table.game.actions.parse(request.move)
        refusal = state.why_not(request.seat, action)
        if refusal is not None:
            raise state.illegal(refusal, request.seat, action)
    except (BadNotation, Illegal) as problem:
        return RequestError.of(problem).message()
    return None

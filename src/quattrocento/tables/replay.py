"""Looking at a whole game again, step by step, from a seat or with all hands open."""

from __future__ import annotations

import msgspec

from quattrocento.core.account import Standing, standing
from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.record import Record
from quattrocento.core.state import State
from quattrocento.core.steps import Step, begun, steps
from quattrocento.core.view import View
from quattrocento.tables.errors import RequestError
from quattrocento.tables.limits import LONGEST_REPLAY
from quattrocento.tables.messages import LogLine, Replay, ReplayStep
from quattrocento.tables.table import SPECTATOR


def replay(record: Record, seat: int | None, all_open: bool) -> Replay:
    """Every step of a record as a seat, a spectator, or with `all_open` everybody saw it."""
    if len(record.moves) > LONGEST_REPLAY:
        raise RequestError("replay-too-long", most=LONGEST_REPLAY)
    end = record.replay()
    viewers = [*range(record.players), None] if all_open else [seat]
    state = begun(record)
    shown = [ReplayStep(move=None, seat=None, views=views(state, viewers), log=[])]
    for step in steps(record, state):
        move = step.move
        shown.append(
            ReplayStep(
                move=move.text if all_open or move.seat == seat else None,
                seat=move.seat,
                views=views(state, viewers),
                log=lines(step, viewers),
            )
        )
    return Replay(
        game=record.game,
        names=record.names,
        scores=end.scores() if end.over else None,
        steps=shown,
    )


def views(state: State, viewers: list[int | None]) -> dict[str, View]:
    """What each viewer sees."""
    return {SPECTATOR if viewer is None else str(viewer): state.view(viewer) for viewer in viewers}


def lines(step: Step, viewers: list[int | None]) -> list[LogLine]:
    """What the viewers were told after a move."""
    return [
        LogLine(sequence=step.number, event=event)
        for event in step.events
        if any(event.seen_by(viewer) for viewer in viewers)
    ]


class Answer(msgspec.Struct, frozen=True):
    """What goes over the wire, as JSON: a replay, or why there is none."""

    status: int
    body: bytes


def replayed(text: str, seat: int | None, all_open: bool) -> Answer:
    """The replay of a record; what is wrong with it is an answer too."""
    try:
        return Answer(200, msgspec.json.encode(replay(Record.loads(text), seat, all_open)))
    except QuattrocentoError as error:
        return refused(error)


def refused(error: QuattrocentoError) -> Answer:
    """Why there is nothing, as it goes over the wire."""
    refusal = RequestError.of(error)
    return Answer(refusal.status, msgspec.json.encode(refusal.message()))


def standing_of(text: str, viewer: int | None) -> Standing | None:
    """How the game of a record stands, as a viewer knows it."""
    return standing(Record.loads(text), viewer)

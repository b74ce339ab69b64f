"""Looking at a whole game again, step by step, from a seat or with all hands open."""

from __future__ import annotations

from quattrocento.core.events import Event, listening
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.core.view import View
from quattrocento.server.limits import LONGEST_REPLAY
from quattrocento.server.messages import LogLine, Replay, ReplayStep
from quattrocento.server.problems import Trouble
from quattrocento.server.tables import SPECTATOR


def replay(record: Record, seat: int | None, all_open: bool) -> Replay:
    """Every step of a record as a seat, a spectator, or with `all_open` everybody saw it."""
    if len(record.moves) > LONGEST_REPLAY:
        raise Trouble("replay-too-long", most=LONGEST_REPLAY)
    end = record.replay()
    viewers = [*range(record.players), None] if all_open else [seat]
    game = find_game(record.game)
    state = game.new(players=record.players, seed=record.seed, options=record.options)
    steps = [ReplayStep(move=None, seat=None, views=views(state, viewers), log=[])]
    for number, move in enumerate(record.moves, start=1):
        with listening(state) as chronicle:
            state.apply(move.seat, game.actions.parse(move.text))
        steps.append(
            ReplayStep(
                move=move.text if all_open or move.seat == seat else None,
                seat=move.seat,
                views=views(state, viewers),
                log=lines(chronicle.events, viewers, number),
            )
        )
    return Replay(
        game=record.game,
        names=record.names,
        scores=end.scores() if end.over else None,
        steps=steps,
    )


def views(state: State, viewers: list[int | None]) -> dict[str, View]:
    """What each viewer sees."""
    return {SPECTATOR if viewer is None else str(viewer): state.view(viewer) for viewer in viewers}


def lines(events: list[Event], viewers: list[int | None], number: int) -> list[LogLine]:
    """What the viewers were told after so many moves."""
    return [
        LogLine.of(number, event)
        for event in events
        if any(event.seen_by(viewer) for viewer in viewers)
    ]

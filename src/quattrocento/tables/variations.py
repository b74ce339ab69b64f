"""Variations over the wire: a decision of a finished game tried again, as far as it was played.

Nothing is kept: whoever tries something sends with each request the moves made so far. What comes
back is made of a world that the seat could not tell from the true one.
"""

from __future__ import annotations

import msgspec

from quattrocento.bots.variations import kinds_of, rivals_steps, steps_of, world_before
from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.record import Move, Record
from quattrocento.core.state import State
from quattrocento.tables.coaching import SEED
from quattrocento.tables.coaching_messages import MadeMove, Variation, VariationRequest
from quattrocento.tables.limits import VARIATION_SECONDS
from quattrocento.tables.messages import LogLine
from quattrocento.tables.planning import parsed, plan_of, planned
from quattrocento.tables.replay import Answer, refused
from quattrocento.tables.table import offered


def gone_on(text: str, request: VariationRequest) -> Answer:
    """What becomes of a variation when the others have moved; refusals are answers too."""
    try:
        return Answer(200, msgspec.json.encode(variation(Record.loads(text), request)))
    except QuattrocentoError as error:
        return refused(error)


def planned_on(text: str, request: VariationRequest) -> Answer:
    """What moves of the seat would lead to; refusals are answers too."""
    try:
        state = reached(Record.loads(text), request)
        actions = state.game.actions
        found = planned(state, request.seat, parsed(actions, request.moves))
    except QuattrocentoError as error:
        return refused(error)
    return Answer(200, msgspec.json.encode(plan_of(actions, found)))


def reached(record: Record, request: VariationRequest) -> State:
    """The world after the moves made so far."""
    state = world_before(record, request.seat, request.move, SEED)
    for _step in steps_of(state, 0, [Move(each.seat, each.move) for each in request.made]):
        pass
    return state


def variation(record: Record, request: VariationRequest) -> Variation:
    """A variation after the seat and then the others have moved."""
    state = reached(record, request)
    seat, kinds, before = request.seat, kinds_of(record), len(request.made)
    steps = list(steps_of(state, before, [Move(seat, text) for text in request.moves]))
    steps += rivals_steps(state, before + len(steps), seat, kinds, VARIATION_SECONDS)
    return Variation(
        game=record.game,
        seat=seat,
        bots=kinds,
        view=state.view(seat),
        offers=[offered(state.game.actions, action) for action in state.legal(seat)],
        made=[MadeMove(seat=step.move.seat, move=step.move.text) for step in steps],
        log=[
            LogLine(sequence=step.number, event=event)
            for step in steps
            for event in step.events
            if event.seen_by(seat)
        ],
        scores=state.scores() if state.over else None,
        winners=state.winners() if state.over else None,
    )

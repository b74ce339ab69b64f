"""Trying moves before they are made: what a seat would see and could do after them.

Everything happens in a world drawn so that the seat cannot tell it from the true one. The true
state is not looked at, so a plan can tell nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec

from quattrocento.core.actions import ActionTable
from quattrocento.core.errors import BadNotation, Illegal
from quattrocento.core.state import State
from quattrocento.core.undo import reveals
from quattrocento.core.view import View
from quattrocento.tables.errors import CONFLICT, RequestError
from quattrocento.tables.limits import TRIED_INSERTS
from quattrocento.tables.messages import Plan, PlanRequest
from quattrocento.tables.permissions import answers_now, may_play
from quattrocento.tables.table import Table, offered

WORLD = 0


class Planned(msgspec.Struct, kw_only=True, frozen=True):
    """What some actions of a seat lead to, as far as the seat can know."""

    actions: list[int]
    view: View | None
    offers: list[int]
    inserts: list[int]
    ends: bool
    reveals: bool


def wanted(table: Table, request: PlanRequest, person: str | None) -> list[int]:
    """The actions that a seat wants to try, if it may plan now."""
    may_play(table, table.reader(person), request.seat)
    answers_now(table, table.reader(person), request.seat, request.sequence)
    return parsed(table.game.actions, request.moves)


def parsed(table: ActionTable, moves: Sequence[str]) -> list[int]:
    """The actions with these notations."""
    actions = []
    for place, move in enumerate(moves):
        try:
            actions.append(table.parse(move))
        except (BadNotation, Illegal) as problem:
            raise RequestError.of(problem, place) from None
    return actions


def planned(state: State, seat: int, wanted: Sequence[int]) -> Planned:
    """Try actions of a seat, in the order given or else in one in which they may be taken."""
    world = state.resample(seat, WORLD)
    actions, states = in_a_playable_order(world, seat, wanted)
    end = states[-1]
    shows = bool(actions) and reveals(states[-2], seat, actions[-1])
    ends = seat not in end.awaiting()
    offers = [] if shows else end.legal(seat)
    return Planned(
        actions=actions,
        view=None if shows else end.view(seat),
        offers=offers,
        inserts=[] if shows or ends else inserts(states, seat, actions, offers),
        ends=ends,
        reveals=shows,
    )


def in_a_playable_order(
    world: State, seat: int, wanted: Sequence[int]
) -> tuple[list[int], list[State]]:
    """The actions in an order in which they may be taken, and the states on the way."""
    given, *others = orders(wanted)
    try:
        return given, played(world, seat, given)
    except RequestError:
        for order in others:
            with suppress(RequestError):
                return order, played(world, seat, order)
        raise


def orders(wanted: Sequence[int]) -> Iterator[list[int]]:
    """As given; as the action table has them; with the last one taken earlier."""
    given = list(wanted)
    yield given
    if sorted(given) != given:
        yield sorted(given)
    for place in range(len(given) - 2, -1, -1):
        yield [*given[:place], given[-1], *given[place:-1]]


def played(world: State, seat: int, actions: Sequence[int]) -> list[State]:
    """The states that actions lead to, each but the last known to the seat beforehand."""
    states = walked(world, seat, actions)
    for place in range(len(actions) - 1):
        if reveals(states[place], seat, actions[place]):
            raise RequestError("plan-reveals", CONFLICT, place=place + 1)
    return states


def walked(world: State, seat: int, actions: Sequence[int]) -> list[State]:
    """The states that actions lead to, from the one before them on."""
    states = [world]
    for place, action in enumerate(actions):
        before = states[-1]
        if place > 0 and seat not in before.awaiting():
            raise RequestError("plan-ended", CONFLICT, place=place)
        state = before.clone()
        try:
            state.apply(seat, action)
        except Illegal as refused:
            raise RequestError.of(refused, place) from None
        states.append(state)
    return states


def inserts(
    states: Sequence[State], seat: int, actions: Sequence[int], offers: Sequence[int]
) -> list[int]:
    """What may still be added, though only before something that is planned already."""
    found: set[int] = set()
    tried = 0
    for place in range(len(actions) - 1, -1, -1):
        for action in states[place].legal(seat):
            if action in found or action in offers:
                continue
            tried += 1
            if tried > TRIED_INSERTS:
                return sorted(found)
            if fits(states[place], seat, [action, *actions[place:]]):
                found.add(action)
    return sorted(found)


def fits(state: State, seat: int, actions: Sequence[int]) -> bool:
    """Whether actions may be taken one after the other, none showing anything hidden."""
    try:
        states = played(state, seat, actions)
    except RequestError:
        return False
    return seat in states[-1].awaiting() and not reveals(states[-2], seat, actions[-1])


def plan_of(actions: ActionTable, found: Planned) -> Plan:
    """A plan, as it goes over the wire."""
    return Plan(
        moves=[actions.text(action) for action in found.actions],
        view=found.view,
        offers=[offered(actions, action) for action in found.offers],
        inserts=[offered(actions, action) for action in found.inserts],
        ends=found.ends,
        reveals=found.reveals,
    )

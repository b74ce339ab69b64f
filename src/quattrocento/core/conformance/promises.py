"""What must hold of any state: options and refusals, clones, positions."""

from __future__ import annotations

from typing import Any

import msgspec

from quattrocento.core.conformance.case import Case, viewers
from quattrocento.core.conformance.failure import difference
from quattrocento.core.conformance.random_games import random_move
from quattrocento.core.errors import Illegal
from quattrocento.core.state import State

REFUSALS_TRIED = 8
MOVES_OF_A_CLONE = 6


def seen(state: State) -> list[Any]:
    """The whole state, and all views of it, to be compared with later."""
    return [state.game.dump(state), *(state.view(viewer) for viewer in viewers(state))]


# Clones


def examine_clone(case: Case, state: State) -> None:
    """A clone is the same, and goes its own way."""
    before = seen(state)
    clone = state.clone()
    case.same(before, seen(clone), "a clone differs")
    made: list[str] = []
    seat = 0
    while len(made) < MOVES_OF_A_CLONE and not clone.over:
        seat, action = random_move(clone, case.chance)
        make(case, clone, seat, action)
        made.append(case.text(action))
    promise = f"a clone shares something with its original: {', '.join(made)} changed both"
    case.same(before, seen(state), promise, seat)


# Options


def examine_options(case: Case, state: State, seat: int) -> None:
    """What is offered is accepted; nothing else is, and a refusal changes nothing."""
    options = state.legal(seat)
    refused: list[int] = []
    for action in range(len(case.game.actions)):
        refusal = state.why_not(seat, action)
        case.hold(
            (refusal is None) == (action in options),
            f"{case.text(action)} is offered but refused, or neither",
            seat,
        )
        if refusal is not None:
            refused.append(action)
    for action in {options[0], options[-1], case.one_of(options)}:
        clone = state.clone()
        make(case, clone, seat, action)
        case.hold(clone.over or clone.awaiting() != [], "nobody is awaited", seat)
    for _ in range(REFUSALS_TRIED if refused else 0):
        examine_refusal(case, state, seat, case.one_of(refused))
    examine_refusal(case, state, seat, len(case.game.actions))
    examine_refusal(case, state, (seat + 1) % state.seats, options[0])
    examine_refusal(case, state, state.seats, options[0])


def examine_refusal(case: Case, state: State, seat: int, action: int) -> None:
    """An action that is not offered is refused with its rule, and nothing has changed."""
    if action in state.legal(seat):
        return
    before = case.game.dump(state)
    text = case.text(action)
    try:
        state.apply(seat, action)
    except Illegal as error:
        said = error.rule != "" and error.reason != "" and str(error) != ""
        case.hold(said, f"{text} is refused without a rule or a reason in words", seat)
    except Exception as error:  # noqa: BLE001 - a game may raise anything
        case.hold(False, f"{text} is refused with {error!r} instead of Illegal", seat)
    else:
        case.hold(False, f"{text} was allowed, which was not offered", seat)
    promise = f"{text} was refused and yet changed the state"
    case.same(before, case.game.dump(state), promise, seat)


def make(case: Case, state: State, seat: int, action: int) -> None:
    """Make a move that was offered: it must not raise anything."""
    before = state.clone()
    try:
        state.apply(seat, action)
    except Exception as error:  # noqa: BLE001 - a game may raise anything
        changed = difference(case.game.dump(before), case.game.dump(state))
        what = f"{case.text(action)} was offered, but making it raised {error!r}"
        if changed:
            what += " after it had changed the state"
        case.hold(False, what, seat, changed)


# Positions


def examine_position(case: Case, state: State) -> State:
    """A position reads back, through JSON too, to a state that nobody can tell from this one.

    What is read back is given, to be played on with.
    """
    position = case.game.dump(state)
    loaded: State = case.game.load(msgspec.json.decode(msgspec.json.encode(position)))
    case.same(position, case.game.dump(loaded), "the position does not read back")
    compare_read_back(case, state, loaded)
    return loaded


def compare_read_back(case: Case, state: State, loaded: State) -> None:
    """All that is seen and offered is the same as in the state that was written down."""
    promise = "a state read back from its position is another: the position lacks something"
    for viewer in viewers(state):
        case.same(state.view(viewer), loaded.view(viewer), promise, viewer)
    for seat in range(state.seats):
        case.same(options_of(state, seat), options_of(loaded, seat), promise, seat)
    case.same(state.game.dump(state), state.game.dump(loaded), promise)


def options_of(state: State, seat: int) -> list[str]:
    """What a seat may do, in notation."""
    return [state.game.actions.text(action) for action in state.legal(seat)]

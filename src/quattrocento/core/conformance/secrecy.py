"""That nobody learns what they may not: by views, options, refusals, the log, or shared data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from quattrocento.core.conformance.case import Case, named, viewers
from quattrocento.core.events import Event, listening
from quattrocento.core.state import State
from quattrocento.core.undo import reveals, taken

WORLDS = 6
# So many that something of which there are few, such as one of five cards, is hardly ever the same.
WORLDS_AT_THE_BEGINNING = 30
# Worlds beyond those in which a table looks whether an action may be taken back.
FURTHER_WORLDS = 16
# Worlds among which there must be another one, where a viewer cannot tell two actions apart.
HIDDEN_ACTION_WORLDS = 60
# Set-ups among which two that look alike and differ show that something is hidden.
SETUPS = 60


def sights(state: State, viewer: int | None) -> tuple[Any, ...]:
    """All that a seat can find out without acting."""
    if viewer is None:
        return (state.view(None), state.awaiting())
    refusals = [state.why_not(viewer, action) for action in range(len(state.game.actions))]
    reasons = [None if each is None else (each.rule, each.key) for each in refusals]
    return (state.view(viewer), state.awaiting(), state.legal(viewer), reasons)


def examine_secrecy(case: Case, state: State, viewer: int | None) -> None:
    """A seat cannot tell a resampled state from the true one, and neither can `resample`."""
    first, second = case.seed(), case.seed()
    other = state.resample(viewer, first)
    promise = f"{named(viewer)} can tell the true state from a resampled one"
    case.same(sights(state, viewer), sights(other, viewer), promise, viewer)
    for seat in other.awaiting():
        case.hold(
            other.legal(seat) != [], f"resampled for {named(viewer)}: seat {seat} is stuck", viewer
        )
    counted = case.game.census(state)
    case.same(counted, case.game.census(other), "resampling lost or made pieces", viewer)
    once = case.game.dump(state.resample(viewer, second))
    twice = case.game.dump(other.resample(viewer, second))
    case.same(once, twice, f"resample knows more than {named(viewer)}", viewer)


def examine_drawing_anew(case: Case, state: State, viewer: int | None) -> None:
    """At the beginning the hidden is really drawn anew: piles, and what each other seat has.

    Where the set-up hides nothing, nothing has to be drawn.
    """
    if hides_nothing(case, state):
        return
    worlds = [state.resample(viewer, case.seed()) for _ in range(WORLDS_AT_THE_BEGINNING)]
    for world in worlds:
        world.chance = 0
    case.hold(
        len({world.fingerprint() for world in worlds}) > 1,
        f"resample draws nothing anew for {named(viewer)}",
        viewer,
    )
    for seat in range(state.seats):
        differ = any(world.view(seat) != worlds[0].view(seat) for world in worlds)
        case.hold(
            seat == viewer or differ,
            f"resample keeps for {named(viewer)} what only seat {seat} may know",
            viewer,
        )


def hides_nothing(case: Case, state: State) -> bool:
    """Whether a set-up hides nothing: it is always the same, or there for all to see.

    All see the same, spectators too, and set-ups that look alike are alike.
    """
    setups = [beginning(case, state) for _ in range(SETUPS)]
    positions = [position_of(each) for each in (state, *setups)]
    if all(position == positions[0] for position in positions):
        return True
    if any(seen_by(state, seat) != seen_by(state, None) for seat in range(state.seats)):
        return False
    looks: dict[bytes, bytes] = {}
    return all(
        looks.setdefault(seen_by(each, None), position) == position
        for each, position in zip((state, *setups), positions, strict=True)
    )


def beginning(case: Case, state: State) -> State:
    """The same game, dealt by another seed."""
    return case.game.new(players=state.seats, seed=case.seed(), options=case.record.options)


def position_of(state: State) -> bytes:
    """A position without its chance, to compare it."""
    return msgspec.json.encode({**state.game.dump(state), "chance": 0})


def seen_by(state: State, viewer: int | None) -> bytes:
    """What is seen, without who looks."""
    return msgspec.json.encode({**msgspec.to_builtins(state.view(viewer)), "seat": None})


def examine_taking_back(case: Case, state: State, seat: int, action: int) -> None:
    """What may be taken back shows nothing hidden, in worlds that a table does not look at either.

    What shows it in few worlds only must be declared: the game's `uncovers` says so.
    """
    if reveals(state, seat, action):
        return
    true, told = taken(state, seat, action)
    if true.over:
        return
    promise = f"{case.text(action)} could be taken back, and shows what `uncovers` does not declare"
    for _ in range(FURTHER_WORLDS):
        other, told_there = taken(state.resample(seat, case.seed()), seat, action)
        case.same(told, told_there, promise, seat)
        case.same(true.view(seat), other.view(seat), promise, seat)


# The log


def examine_log(
    case: Case, state: State, viewer: int | None, actions: list[int], seat: int
) -> None:
    """What a seat is told follows from what it sees before and after, and from its own action.

    Of another seat's action it may be told no more than it sees; in a game for one there is
    nobody from whom an action could be hidden.
    """
    told: list[tuple[Any, list[Event], int | None]] = []
    twin = state.resample(viewer, case.seed())
    open_action = viewer == seat or state.seats == 1
    for action in actions:
        for start in (state, twin):
            if start.why_not(seat, action) is None:
                view, events = told_of(start, seat, action, viewer)
                told.append((view, events, action if open_action else None))
    for number, (view, events, known) in enumerate(told):
        for other_view, other_events, other_known in told[number + 1 :]:
            if view == other_view and known == other_known:
                promise = (
                    f"the log tells {named(viewer)} more than it sees of what seat {seat} does"
                )
                case.same(events, other_events, promise, viewer)


def told_of(state: State, seat: int, action: int, viewer: int | None) -> tuple[Any, list[Event]]:
    """What the viewer sees after an action, and what it is told of it."""
    after = state.clone()
    with listening(after) as chronicle:
        after.apply(seat, action)
    return after.view(viewer), chronicle.seen_by(viewer)


def examine_hidden_actions(
    case: Case, state: State, viewer: int | None, actions: list[int], seat: int
) -> None:
    """Where a viewer cannot tell two actions of another seat apart, resample draws which it was."""
    if viewer == seat:
        return
    seen: dict[bytes, State] = {}
    for action in actions:
        after = state.clone()
        with listening(after) as chronicle:
            after.apply(seat, action)
        look = msgspec.json.encode([after.view(viewer), chronicle.seen_by(viewer)])
        other = seen.setdefault(look, after)
        if not after.over and position_of(other) != position_of(after):
            # Drawn alike from both, it is not known, however unlikely one of the two may be.
            seed = case.seed()
            once, twice = (position_of(each.resample(viewer, seed)) for each in (other, after))
            if once == twice:
                return
            worlds = {
                position_of(after.resample(viewer, case.seed()))
                for _ in range(HIDDEN_ACTION_WORLDS)
            }
            promise = f"resample keeps for {named(viewer)} what only seat {seat} may know"
            case.hold(len(worlds) > 1, promise, viewer)
            return


# Views


def examine_view(case: Case, state: State, viewer: int | None) -> None:
    """A view is data: it survives JSON."""
    view = state.view(viewer)
    again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    case.same(view, again, "a view does not survive JSON", viewer)


def examine_sharing(case: Case, state: State, elsewhere: State) -> None:
    """No two views, of this state or of another game, share anything that could be changed."""
    views: list[tuple[str, int | None, Any]] = [
        (f"the view of {named(viewer)}", viewer, state.view(viewer)) for viewer in viewers(state)
    ]
    views.append(("a second view of a spectator", None, state.view(None)))
    views.append(("a view of another game", None, elsewhere.view(None)))
    owners: dict[int, tuple[str, str]] = {}
    for name, viewer, view in views:
        for path, item in changeable(view, ""):
            whose, where = owners.setdefault(id(item), (name, path))
            case.hold(
                whose == name,
                f"{whose} and {name} share something that can be changed",
                viewer,
                f"{where} is the same {type(item).__name__} as {path}",
            )


def changeable(data: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Everything in some data that could be changed, with its place."""
    if isinstance(data, list | dict | set | bytearray):
        yield path, data
    if isinstance(data, msgspec.Struct):
        parts = [(name, getattr(data, name)) for name in data.__struct_fields__]
    elif isinstance(data, dict):
        parts = [(str(key), value) for key, value in data.items()]
    elif isinstance(data, list | tuple):
        parts = [(str(place), value) for place, value in enumerate(data)]
    else:
        return
    for name, value in parts:
        yield from changeable(value, f"{path}.{name}" if path else name)

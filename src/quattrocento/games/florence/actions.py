# mypyc: compile
"""The table of everything a player can say in Florence.

A member on the board is named by its place, location and position in the queue: `6.2` is the
second in the queue of location 6.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.actions import ActionTable, Parameter, Value, numbers
from quattrocento.core.decision import Refusal
from quattrocento.games.florence.city import NOWHERE, street_between
from quattrocento.games.florence.components import (
    BOASTS,
    BOXES,
    LOCATIONS,
    NOBLES,
    RANKS,
    SCANDALS,
    SLOTS,
    STREETS,
    STROZZI_COLOURS,
)


def _place(location: int, position: int) -> Value:
    return Value(f"{location}.{position}", {"location": location, "position": position})


def _street(start: int, end: int) -> Value:
    return Value(f"{start}-{end}", {"kind": "street", "location": start, "other": end})


def _post(kind: str, location: int) -> Value:
    return Value(f"{kind} {location}", {"kind": kind, "location": location})


LOCATION: Final = numbers("location", 1, LOCATIONS)
PLACE: Final = Parameter(
    "place",
    [
        _place(location, position)
        for location in range(1, LOCATIONS + 1)
        for position in range(1, SLOTS + 1)
    ],
)
NOBLE: Final = Parameter("noble", [Value(noble) for noble in NOBLES])
CARD: Final = Parameter(
    "card", [Value(card, {"name": card.replace(" ", "-")}) for card in SCANDALS]
)
SHIELD: Final = Parameter(
    "shield",
    [_street(start, end) for start, end in STREETS]
    + [_post("spy", location) for location in range(1, LOCATIONS + 1)]
    + [_post("bouncer", location) for location in range(1, LOCATIONS + 1)],
)
PAIR: Final = Parameter(
    "pair",
    [
        Value(f"{ahead}-{ahead + 1}", {"ahead": ahead, "behind": ahead + 1})
        for ahead in range(1, SLOTS)
    ],
)
COLOUR: Final = Parameter("colour", [Value(colour) for colour in STROZZI_COLOURS])

# Words for events and drawings, not for actions.
STREET: Final = Parameter("street", [_street(start, end) for start, end in STREETS])
RANK: Final = Parameter("rank", [Value(rank) for rank in RANKS])
BOAST_TILE: Final = Parameter("boast", [Value(boast) for boast in BOASTS])
BOX: Final = Parameter("box", [Value(box) for box in BOXES])

NO_STREET: Final = Refusal("FLO-MOV-1", "refusal-no-street")

ACTIONS: Final = ActionTable("florence")


def _is_step(place: int, location: int) -> bool:
    return street_between(place // SLOTS, location) != NOWHERE


# The frequent ones come first: small ids are quick to handle.
PASSING: Final = ACTIONS.family("pass", "pass")
PASS: Final[i64] = PASSING.first
DEPLOYING: Final = ACTIONS.family("deploy", "deploy {location}", LOCATION)
FIRST_DEPLOY: Final[i64] = DEPLOYING.first
BOASTING: Final = ACTIONS.family("boast", "boast {location}", LOCATION)
FIRST_BOAST: Final[i64] = BOASTING.first
GIVING: Final = ACTIONS.family("gift", "gift {noble}", NOBLE)
FIRST_GIFT: Final[i64] = GIVING.first
PLAYING: Final = ACTIONS.family("play", "play {card}", CARD)
FIRST_PLAY: Final[i64] = PLAYING.first
DISCARDING: Final = ACTIONS.family("discard", "discard {card}", CARD)
FIRST_DISCARD: Final[i64] = DISCARDING.first
HURRYING: Final = ACTIONS.family("hurry", "hurry")
HURRY: Final[i64] = HURRYING.first

SWAPPING: Final = ACTIONS.family("swap", "swap {pair}", PAIR)
FIRST_SWAP: Final[i64] = SWAPPING.first
GAINING: Final = [
    ACTIONS.family("gain-time", "take time"),
    ACTIONS.family("gain-point", "take point"),
]
TAKE_TIME: Final[i64] = GAINING[0].first
TAKE_POINT: Final[i64] = GAINING[1].first

MOVING: Final = ACTIONS.family(
    "move", "move {place} to {location}", PLACE, LOCATION, accept=_is_step, excluded=NO_STREET
)
FIRST_MOVE: Final[i64] = MOVING.first

RINGING: Final = ACTIONS.family("ring", "ring {location}", LOCATION)
FIRST_RING: Final[i64] = RINGING.first

ANSWERING: Final = [ACTIONS.family("pay", "pay"), ACTIONS.family("refuse", "refuse")]
PAY: Final[i64] = ANSWERING[0].first
REFUSE: Final[i64] = ANSWERING[1].first

COLOURING: Final = ACTIONS.family("colour", "colour {colour}", COLOUR)
FIRST_COLOUR: Final[i64] = COLOURING.first

WALKING_ON: Final = [
    ACTIONS.family("on", "on to {location}", LOCATION),
    ACTIONS.family("stop", "stop"),
]
FIRST_ON: Final[i64] = WALKING_ON[0].first
STOP: Final[i64] = WALKING_ON[1].first
NO_MORE_WALKS: Final = ACTIONS.family("enough", "enough")
ENOUGH: Final[i64] = NO_MORE_WALKS.first

RIDING: Final = ACTIONS.family("ride", "ride to {location}", LOCATION)
FIRST_RIDE: Final[i64] = RIDING.first
TAKING_BACK: Final = ACTIONS.family("recall", "recall {location}", LOCATION)
FIRST_RECALL: Final[i64] = TAKING_BACK.first
POSTING: Final = ACTIONS.family("guard", "guard {shield}", SHIELD)
FIRST_GUARD: Final[i64] = POSTING.first

PROMOTING: Final = ACTIONS.family("promote", "promote {place}", PLACE)
FIRST_PROMOTE: Final[i64] = PROMOTING.first
CHOOSING: Final = ACTIONS.family("member", "member {place}", PLACE)
FIRST_MEMBER: Final[i64] = CHOOSING.first


WALKING: Final = ACTIONS.family(
    "walk", "walk {place} to {location}", PLACE, LOCATION, accept=_is_step, excluded=NO_STREET
)
FIRST_WALK: Final[i64] = WALKING.first
PARTNERING: Final = ACTIONS.family("with", "with {place}", PLACE)
FIRST_WITH: Final[i64] = PARTNERING.first

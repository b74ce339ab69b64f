# mypyc: compile
"""What a seat knows of a game of Florence, entry by entry."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from quattrocento.core.bits import holds
from quattrocento.core.observation import (
    Entry,
    Observer,
    flags,
    put,
    put_flag,
    put_kinds,
    put_one,
    put_set,
    put_zeros,
)
from quattrocento.games.florence.actions import SHIELD
from quattrocento.games.florence.city import PLACES
from quattrocento.games.florence.components import (
    ADJUSTMENTS,
    BOASTS,
    BOXES,
    COPIES_OF_A_SCANDAL,
    DEBUTANTS,
    GIFTS,
    GUARDS,
    LOCATIONS,
    MOST_SCANDALS,
    MOST_TIME,
    NOBLES,
    OBJECTIVES,
    RANKS,
    ROUNDS,
    SCANDAL_KINDS,
    SCANDALS,
    SLOTS,
    STREETS,
    STROZZI_CARDS,
)
from quattrocento.games.florence.guards import guards_left
from quattrocento.games.florence.knowledge import locations_shown
from quattrocento.games.florence.scandals import noble_of
from quattrocento.games.florence.state import State, colour_of, side_of
from quattrocento.games.florence.thought.features import sides_of

SHIELDS: Final = 30
BOX_PLACES: Final = 27
NOBLE_COUNT: Final = 3
RANK_COUNT: Final = 3
STREET_COUNT: Final = 12
OBJECTIVE_COUNT: Final = 6
ADJUSTMENT_COUNT: Final = 11
TIMES: Final = 8
# Far more than nine audiences, six boasts, an objective and the tolls of every walk can bring.
LEAST_SCORE: Final = 0
MOST_SCORE: Final = 2000

_NUMBERS: Final = range(1, LOCATIONS + 1)
_AHEAD: Final = ["this round's noble", "the next noble", "the noble after that"]

OWN: Final[list[Entry]] = [
    *[(f"scandal cards in hand: {kind}", COPIES_OF_A_SCANDAL) for kind in SCANDALS],
    *flags([f"objective: locations {' '.join(map(str, card))}" for card in OBJECTIVES]),
]

SIDE: Final[list[Entry]] = [
    ("points", 255),
    ("time", MOST_TIME),
    ("first to play", 1),
    ("has the turn", 1),
    ("has passed", 1),
    ("passed first", 1),
    ("has an objective", 1),
    *[(f"{rank}s in the supply", DEBUTANTS) for rank in RANKS],
    *[(f"{rank}s of Strozzi's blue in the supply", DEBUTANTS) for rank in RANKS],
    *[(f"{rank}s removed", DEBUTANTS) for rank in RANKS],
    ("gifts left", GIFTS),
    *[(f"gifts given to {noble}", GIFTS) for noble in NOBLES],
    ("guards left", 2 * GUARDS),
    *[(f"scandal cards of {noble}", MOST_SCANDALS) for noble in NOBLES],
    *[
        (f"location {location}, place {slot}: rank of its member, 3 more for Strozzi's blue", 6)
        for location in _NUMBERS
        for slot in range(1, SLOTS + 1)
    ],
    *flags([f"guard on {SHIELD.label(shield)}" for shield in range(SHIELDS)]),
    *[(f"times that its bodyguard helped between {start} and {end}", 9) for start, end in STREETS],
    *flags([f"marker at location {location}, {box}" for location in _NUMBERS for box in BOXES]),
    *flags([f"ring at location {location}" for location in _NUMBERS]),
    ("rank among Giovanni's guests, from 1", 5),
    ("out of Giovanni's offers", 1),
]

TABLE: Final[list[Entry]] = [
    *flags([f"round {number}" for number in range(1, ROUNDS + 1)]),
    ("open places of a queue", SLOTS),
    *flags(
        [f"location {location}: boast tile {boast}" for location in _NUMBERS for boast in BOASTS]
    ),
    *flags([f"{noble} is at location {location}" for noble in NOBLES for location in _NUMBERS]),
    *flags([f"{ahead}: goal at location {location}" for ahead in _AHEAD for location in _NUMBERS]),
    *[(f"time of round {number}, if shown", 9) for number in range(2, ROUNDS + 1)],
    *[(f"scandal cards of {noble} in the deck", 12) for noble in NOBLES],
    *[(f"discarded: {kind}", COPIES_OF_A_SCANDAL) for kind in SCANDALS],
    *flags([f"card being played: {kind}" for kind in SCANDALS]),
    *flags([f"member chosen at location {location}" for location in _NUMBERS]),
    *flags([f"member chosen at place {slot}" for slot in range(1, SLOTS + 1)]),
    ("rank of who is walking", len(RANKS)),
    *flags([f"who is walking is at location {location}" for location in _NUMBERS]),
    ("steps left", 3),
    ("walks left", 2),
    *flags([f"guard due: {noble}" for noble in (*NOBLES, "any")]),
    ("Giovanni's reward at issue, from 1", 3),
    ("cards in Strozzi's pile", STROZZI_CARDS),
    *flags([f"Strozzi's card {number} is discarded" for number in range(1, STROZZI_CARDS + 1)]),
    *flags([f"Strozzi drew {number} in this round" for number in range(1, STROZZI_CARDS + 1)]),
    *[(f"Strozzi's scandal card: {kind}", COPIES_OF_A_SCANDAL) for kind in SCANDALS],
    *flags([f"adjustment of the solo game: {adjustment}" for adjustment in ADJUSTMENTS]),
]


@final
class FlorenceObserver(Observer[State]):
    """Hidden are others' scandal cards and objectives and the order of piles (FLO-HID-1)."""

    def __init__(self) -> None:
        """Declare the entries."""
        super().__init__(1, OWN, SIDE, TABLE, LEAST_SCORE, MOST_SCORE)

    def sides(self, players: i64) -> i64:
        """One more than seats in the solo game."""
        return sides_of(players)

    def write_own(self, state: State, seat: i64, into: BytesWriter) -> None:
        """Write the scandal cards and the objective."""
        player = state.players[seat]
        start = put_zeros(into, SCANDAL_KINDS)
        cards: i64 = len(player.hand)
        for place in range(cards):
            kind: i64 = player.hand[place] % SCANDAL_KINDS
            into[start + kind] = into[start + kind] + u8(1)
        put_one(into, player.objective, OBJECTIVE_COUNT)

    def write_side(self, state: State, seat: i64, side: i64, into: BytesWriter) -> None:
        """Write what a family has in the city and in its supply."""
        player = state.players[side]
        put(into, player.points)
        put(into, player.time)
        put_flag(into, state.first == side)
        put_flag(into, state.active == side)
        put_flag(into, holds(state.passed, side))
        put_flag(into, state.passed_first == side)
        put_flag(into, player.objective >= 0)
        put_nibbles(into, player.supply, 2 * RANK_COUNT)
        put_nibbles(into, player.removed, RANK_COUNT)
        put(into, player.gifts)
        put_nibbles(into, player.given, NOBLE_COUNT)
        put(into, guards_left(state, side))
        put_backs(into, player.hand)
        put_members(into, state, side)
        put_set(into, player.posted, SHIELDS)
        put_nibbles(into, player.helped, STREET_COUNT)
        put_set(into, player.markers, BOX_PLACES)
        put_one(into, player.ring, LOCATIONS)
        put(into, place_among_guests(state, side))
        put_flag(into, holds(state.out, side))

    def write_table(self, state: State, seat: i64, into: BytesWriter) -> None:
        """Write the course of the game, the city and the answer under way."""
        put_one(into, state.round - 1, ROUNDS)
        put(into, state.slots)
        for location in range(LOCATIONS):
            put_one(into, state.tiles[location], LOCATIONS)
        for noble in range(NOBLE_COUNT):
            put_one(into, state.carriages[noble], LOCATIONS)
        put_dial(into, state)
        for noble in range(NOBLE_COUNT):
            put(into, len(state.decks[noble]))
        put_pairs(into, state.discards, SCANDAL_KINDS)
        put_one(into, state.card, SCANDAL_KINDS)
        put_chosen(into, state.chosen)
        put(into, state.walker & 3)
        put_one(into, state.walker_at, LOCATIONS)
        put(into, state.steps_left)
        put(into, state.walks_left)
        put_one(into, state.guard_of, NOBLE_COUNT + 1)
        put(into, state.reward + 1 if len(state.ranking) > 0 else 0)
        put(into, len(state.pile))
        put_set(into, state.pile_discard >> 1, STROZZI_CARDS)
        put_strozzi_drawn(into, state.drawn)
        put_kinds(into, state.turned_up, SCANDAL_KINDS)
        put_set(into, state.adjustments, ADJUSTMENT_COUNT)


def put_nibbles(into: BytesWriter, packed: i64, number: i64) -> None:
    """Write counts that are packed, four bits each."""
    for _place in range(number):
        into.append(u8(packed & 15))
        packed >>= 4


def put_pairs(into: BytesWriter, packed: i64, number: i64) -> None:
    """Write counts that are packed, two bits each."""
    for _place in range(number):
        into.append(u8(packed & 3))
        packed >>= 2


def put_backs(into: BytesWriter, hand: bytes) -> None:
    """Write how many scandal cards of each noble a hand has."""
    start = put_zeros(into, NOBLE_COUNT)
    cards: i64 = len(hand)
    for place in range(cards):
        at: i64 = start + noble_of(hand[place] % SCANDAL_KINDS)
        into[at] = into[at] + u8(1)


def put_members(into: BytesWriter, state: State, side: i64) -> None:
    """Write where a side's members stand, by their rank."""
    start = put_zeros(into, PLACES)
    for location in range(LOCATIONS):
        queue = state.queues[location]
        end: i64 = len(queue)
        for slot in range(end):
            house: i64 = queue[slot] >> 2
            if side_of(state, house) == side:
                rank: i64 = (queue[slot] & 3) + 3 * colour_of(state, house)
                into[start + location * SLOTS + slot] = u8(rank)


def place_among_guests(state: State, side: i64) -> i64:
    """A side's rank while Giovanni makes his offers, from 1; else 0."""
    number: i64 = len(state.ranking)
    for place in range(number):
        if state.ranking[place] == side:
            return place + 1
    return 0


def put_dial(into: BytesWriter, state: State) -> None:
    """Write goals and times as far as they are shown."""
    shown = locations_shown(state)
    for ahead in range(NOBLE_COUNT):
        place: i64 = state.round - 1 + ahead
        if 0 <= place < shown:
            put_one(into, state.location_tokens[place], LOCATIONS)
        else:
            put_zeros(into, LOCATIONS)
    for place in range(TIMES):
        if place < shown - 1:
            put(into, state.time_tokens[place])
        else:
            put(into, 0)


def put_chosen(into: BytesWriter, place: i64) -> None:
    """Write the place of a chosen member."""
    if place < 0:
        put_zeros(into, LOCATIONS + SLOTS)
    else:
        put_one(into, place // SLOTS, LOCATIONS)
        put_one(into, place % SLOTS, SLOTS)


def put_strozzi_drawn(into: BytesWriter, drawn: bytes) -> None:
    """Write which of his cards Strozzi drew; they are numbered from 1."""
    start = put_zeros(into, STROZZI_CARDS)
    number: i64 = len(drawn)
    for place in range(number):
        card: i64 = drawn[place]
        into[start + card - 1] = u8(1)


OBSERVER: Final[FlorenceObserver] = FlorenceObserver()

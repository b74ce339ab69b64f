"""A game of Florence as a readable position, and back."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from quattrocento.core.actions import Parameter, Value
from quattrocento.core.bits import bit, holds, listed, shifted
from quattrocento.core.position import Position, expect
from quattrocento.core.scheme import (
    ANY_NUMBER,
    Codec,
    Derived,
    Dump,
    Load,
    dumper,
    each_once,
    label,
    list_of,
    loader,
    number,
    numbers_by_label,
    optional,
    place_set,
    players,
    read_later,
    set_of,
    sorted_bytes,
    word,
)
from quattrocento.games.florence.actions import BOAST_TILE, CARD, NOBLE, PLACE, RANK, SHIELD
from quattrocento.games.florence.city import STREET_COUNT
from quattrocento.games.florence.components import (
    ADJUSTMENTS,
    BOASTS,
    DEBUTANTS,
    DONNAS,
    GIFTS,
    LOCATIONS,
    MAESTROS,
    MOST_SCANDALS,
    MOST_TIME,
    NOBLES,
    OBJECTIVES,
    RANKS,
    ROUNDS,
    SCANDAL_KINDS,
    STROZZI_CARDS,
    TIME_TOKENS,
)
from quattrocento.games.florence.kept.component_count import check_components, fill_supplies
from quattrocento.games.florence.kept.notation import (
    MOST_SHUFFLES,
    hand_card,
    hand_label,
    marker_called,
    marker_label,
    member_called,
    member_label,
)
from quattrocento.games.florence.preparation import open_slots
from quattrocento.games.florence.scandals import in_discard
from quattrocento.games.florence.state import Player, State, is_solo, side_of
from quattrocento.games.florence.strozzi import least_depth

ANY: Final = "any"
MEMBERS: Final = DEBUTANTS + DONNAS + MAESTROS


def side_count(state: State) -> int:
    """How many sides there are: the seats, and alone Strozzi."""
    return 2 if is_solo(state) else state.seats


def last_side(state: State) -> int:
    """The highest side."""
    return side_count(state) - 1


# Several numbers in one, four bits each


def packed_fours(numbers: list[int]) -> int:
    """Numbers in their order, packed."""
    return sum(shifted(held, 4 * place) for place, held in enumerate(numbers))


def fours(packed: int, count: int) -> list[int]:
    """The packed numbers."""
    return [packed >> 4 * place & 15 for place in range(count)]


# A side


def put_helped(player: Player, helped: dict[str, int], field: str, state: State) -> None:
    """How often its bodyguards helped a side: those that stand somewhere."""
    for street in helped:
        own = street in STREET and holds(player.posted, STREET.place(street))
        expect(own, field, "expected streets with own guards")
    player.helped = STREET_NUMBERS.read(helped, field, state)


def read_hand(cards: list[str], field: str, state: State) -> bytes:
    """The scandal cards in a hand."""
    expect(len(cards) <= MOST_SCANDALS, field, f"expected {MOST_SCANDALS} at most")
    return sorted_bytes(hand_card(card, field, state) for card in cards)


# The city


def write_queues(state: State) -> list[list[str]]:
    """The members in each queue, from the front."""
    return [[member_label(state, piece) for piece in queue] for queue in state.queues]


def put_queues(state: State, queues: list[list[str]], field: str, _state: State) -> None:
    """The members in each queue, from the front."""
    expect(len(queues) == LOCATIONS, field, f"expected {LOCATIONS}")
    state.slots = open_slots(state.seats)
    for location, labels in enumerate(queues):
        where = f"{field}[{location}]"
        queue = [member_called(name, where, state) for name in labels]
        expect(len(queue) <= state.slots, where, f"expected {state.slots} at most (FLO-SET-7)")
        ranks = [piece & 3 for piece in queue]
        expect(ranks == sorted(ranks, reverse=True), where, "expected by rank (FLO-QUE-2)")
        state.queues[location] = bytes(queue)
        for piece in queue:
            state.players[side_of(state, piece >> 2)].members += bit(4 * location)


def read_carriages(carriages: dict[str, int], field: str, state: State) -> bytes:
    """Where the carriages of the nobles stand."""
    expect(set(carriages) == set(NOBLES), field, f"expected {', '.join(NOBLES)}")
    found = [LOCATION.read(carriages[noble], field, state) for noble in NOBLES]
    expect(len(set(found)) == len(NOBLES), field, "expected different locations")
    return bytes(found)


def write_decks(decks: tuple[bytes, ...]) -> dict[str, list[str]]:
    """The scandal decks by noble."""
    return {noble: SCANDALS.write(deck) for noble, deck in zip(NOBLES, decks, strict=True)}


def read_decks(decks: dict[str, list[str]], field: str, state: State) -> tuple[bytes, ...]:
    """The scandal decks by noble."""
    expect(set(decks) == set(NOBLES), field, f"expected {', '.join(NOBLES)}")
    return tuple(SCANDALS.read(decks[noble], f"{field}.{noble}", state) for noble in NOBLES)


def read_shuffles(shuffles: list[int], field: str, _state: State) -> bytes:
    """How often each noble's discard has been shuffled; left out, never."""
    counts = shuffles or [0] * len(NOBLES)
    fits = len(counts) == len(NOBLES) and all(0 <= count < MOST_SHUFFLES for count in counts)
    expect(fits, field, "expected three numbers below 20")
    return bytes(counts)


# An answer in several steps


def write_walker(state: State) -> str | None:
    """The member that is walking."""
    return None if state.walker == 0 else member_label(state, state.walker)


def put_walker(state: State, walker: str | None, field: str, _state: State) -> None:
    """The member that is walking."""
    if walker is not None:
        state.walker = member_called(walker, field, state)


def write_depths(state: State) -> list[int]:
    """The least depths of Strozzi's cards, if he plays."""
    if not is_solo(state):
        return []
    return [least_depth(state, card) for card in range(1, STROZZI_CARDS + 1)]


SIDE: Final = number(0, last_side)
SIDES: Final = set_of(SIDE)
LOCATION: Final = number(1, LOCATIONS, offset=1)
OPTIONAL_LOCATION: Final = optional(LOCATION)
SCANDALS: Final = list_of(label(CARD), bytes, numbered=False)
GIVEN: Final = numbers_by_label(
    NOBLE, number(0, GIFTS), packed_fours, lambda given: fours(given, len(NOBLES))
)
RANK_COUNTS: Final = list_of(
    label(RANK),
    lambda ranks: packed_fours([ranks.count(rank) for rank in range(len(RANKS))]),
    lambda removed: [
        rank for rank, count in enumerate(fours(removed, len(RANKS))) for _ in range(count)
    ],
    numbered=False,
)
GUARDS: Final = set_of(label(SHIELD)).kept_in("posted")
STREET: Final = Parameter("street", SHIELD.values[:STREET_COUNT])
STREET_NUMBERS: Final = numbers_by_label(
    STREET, number(0, MEMBERS), packed_fours, lambda helped: fours(helped, STREET_COUNT)
)
HELPED: Final = Derived(
    lambda player: STREET_NUMBERS.write(player.helped) if player.helped else {}, put_helped
)
MARKERS: Final = set_of(Codec(marker_label, marker_called))
HAND: Final = Codec(lambda hand: [hand_label(card) for card in hand], read_hand)
OBJECTIVE: Final = optional(number(1, len(OBJECTIVES), offset=1))
ADJUSTED: Final = set_of(label(Parameter("adjustment", map(Value, ADJUSTMENTS))))
TILES: Final = each_once(label(BOAST_TILE), range(len(BOASTS)), "expected each boast once")
CARRIAGES: Final = Codec(
    lambda places: {noble: place + 1 for noble, place in zip(NOBLES, places, strict=True)},
    read_carriages,
)
LOCATION_DIAL: Final = each_once(LOCATION, range(LOCATIONS), "expected 1 to 9 once each")
TIME_DIAL: Final = each_once(ANY_NUMBER, TIME_TOKENS, "expected 2 to 9 once each")
DISCARDS: Final = list_of(
    label(CARD),
    lambda kinds: sum(bit(2 * kind) for kind in kinds),
    lambda discards: [
        kind for kind in range(SCANDAL_KINDS) for _ in range(in_discard(discards, kind))
    ],
    numbered=False,
)
PILE: Final = read_later(lambda state: list(state.pile))
PILE_DISCARD: Final = read_later(lambda state: listed(state.pile_discard))
DRAWN: Final = read_later(lambda state: list(state.drawn))
DRAWN_BEFORE: Final = read_later(lambda state: list(state.drawn_before))
TURNED_UP: Final = read_later(lambda state: SCANDALS.write(state.turned_up))
GUARD_OF: Final = optional(word([*NOBLES, ANY], f"expected one of {', '.join([*NOBLES, ANY])}"))
STROZZI_NUMBERS: Final = list_of(number(1, STROZZI_CARDS), bytes, numbered=False)


class PlayerPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A side; pieces that are neither in a queue nor removed are in its supply.

    `helped` says how often its bodyguards helped it this round, by street.
    A scandal card drawn after its noble's discard had been shuffled again ends in `+1` and so on.
    """

    points: int = 0
    time: Annotated[int, number(0, MOST_TIME)] = 0
    removed: Annotated[list[str], RANK_COUNTS] = []
    gifts: int = 0
    given: Annotated[dict[str, int], GIVEN] = {}
    guards: Annotated[list[str], GUARDS] = []
    helped: Annotated[dict[str, int], HELPED] = {}
    markers: Annotated[list[str], MARKERS] = []
    hand: Annotated[list[str], HAND] = []
    objective: Annotated[int | None, OBJECTIVE] = None
    ring: Annotated[int | None, OPTIONAL_LOCATION] = None


class FlorencePosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The table; locations count from 1, sides from 0. Piles are given from the top."""

    round: Annotated[int, number(1, ROUNDS)]
    first: Annotated[int, SIDE]
    active: Annotated[int, SIDE]
    players: Annotated[list[PlayerPosition], players(PlayerPosition, Player)]
    adjustments: Annotated[list[str], ADJUSTED] = []
    passed: Annotated[list[int], SIDES] = []
    passed_first: Annotated[int | None, optional(SIDE)] = None
    queues: Annotated[list[list[str]], Derived(write_queues, put_queues)]
    tiles: Annotated[list[str], TILES]
    carriages: Annotated[dict[str, int], CARRIAGES]
    location_tokens: Annotated[list[int], LOCATION_DIAL]
    time_tokens: Annotated[list[int], TIME_DIAL]
    decks: Annotated[dict[str, list[str]], Codec(write_decks, read_decks)]
    discards: Annotated[list[str], DISCARDS] = []
    shuffles: Annotated[list[int], Codec(list, read_shuffles)] = []
    pile: Annotated[list[int], PILE] = []
    pile_discard: Annotated[list[int], PILE_DISCARD] = []
    least_depth: Annotated[list[int], read_later(write_depths)] = []
    drawn: Annotated[list[int], DRAWN] = []
    drawn_before: Annotated[list[int], DRAWN_BEFORE] = []
    turned_up: Annotated[list[str], TURNED_UP] = []
    card: Annotated[str | None, optional(label(CARD))] = None
    chosen: Annotated[str | None, optional(label(PLACE))] = None
    walker: Annotated[str | None, Derived(write_walker, put_walker)] = None
    walker_at: Annotated[int | None, OPTIONAL_LOCATION] = None
    steps_left: int = 0
    walks_left: int = 0
    walked: Annotated[str | None, optional(label(PLACE))] = None
    guard_of: Annotated[str | None, GUARD_OF] = None
    ranking: Annotated[list[int], list_of(SIDE, bytes, numbered=False)] = []
    reward: Annotated[int, number(0, 3)] = 0
    rank: int = 0
    out: Annotated[list[int], SIDES] = []


def complete(state: State, position: FlorencePosition) -> None:
    """Read what rests on several fields, and check the whole."""
    for side, player in enumerate(position.players):
        total = player.gifts + sum(player.given.values())
        field = f"players[{side}].gifts"
        expect(player.gifts >= 0 and total <= GIFTS, field, f"expected {GIFTS} at most")
    if is_solo(state):
        load_strozzi(state, position)
    else:
        empty = not position.pile and not position.pile_discard
        expect(empty, "pile", "expected in a solo game only")
        expect(not position.adjustments, "adjustments", "expected in a solo game only")
    walking = state.walker == 0 or state.walker_at >= 0
    expect(walking, "walker_at", "expected a location")
    fill_supplies(state)
    check_components(state)


def load_strozzi(state: State, position: FlorencePosition) -> None:
    """Strozzi's pile and what he drew."""
    cards = sorted([*position.pile, *position.pile_discard])
    expect(cards == list(range(1, STROZZI_CARDS + 1)), "pile", "expected each of ten cards once")
    state.pile = bytes(position.pile)
    state.pile_discard = place_set(position.pile_discard)
    depths = position.least_depth or [0] * STROZZI_CARDS
    fits = len(depths) == STROZZI_CARDS and all(0 <= depth <= 3 for depth in depths)
    expect(fits, "least_depth", "expected ten numbers from 0 to 3")
    state.least_depths = packed_fours([0, *depths])
    state.drawn = STROZZI_NUMBERS.read(position.drawn, "drawn", state)
    state.drawn_before = STROZZI_NUMBERS.read(position.drawn_before, "drawn_before", state)
    state.turned_up = SCANDALS.read(position.turned_up, "turned_up", state)


dump: Final[Dump[State]] = dumper(FlorencePosition)
load: Final[Load[State]] = loader(FlorencePosition, "florence", State, complete, side_count)

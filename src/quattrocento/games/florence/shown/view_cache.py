# mypyc: compile
"""What is shown of a game of Florence in notation, kept and shared between views.

All depends on the arguments alone. Nothing of it can be changed, except the dictionaries, of which
each view gets a copy. The number of seats is asked for
only where a side is named.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, listed
from quattrocento.games.florence.actions import BOAST_TILE, CARD, COLOUR, RANK, SHIELD
from quattrocento.games.florence.city import OBJECTIVE_LOCATIONS, STREET_COUNT
from quattrocento.games.florence.components import (
    FIRST_GIFT_COST,
    KINDS_A_NOBLE,
    NOBLES,
    PRIME_POINTS,
    QUEUE_POINTS,
    RANKS,
    REWARD_POINTS,
    REWARD_PRICES,
    ROUNDS,
    SCANDAL_KINDS,
)
from quattrocento.games.florence.scandals import card_labels, in_discard, noble_of
from quattrocento.games.florence.shown.view_types import (
    Arrival,
    Dial,
    Location,
    Marker,
    Member,
    Objective,
    Street,
)
from quattrocento.games.florence.state import State, colour_of, side_of, told_seat
from quattrocento.games.florence.strozzi_cards import noble_in_round

CACHE_SIZE = 5000
MOST_SIDES: Final = 5

# The city


@lru_cache(maxsize=CACHE_SIZE)
def shown_location(
    location: int,
    queue: bytes,
    tile: int,
    markers: int,
    boast: int | None,
    boast_box: int | None,
    arrivals: tuple[int, ...],
    spies: int,
    bouncers: int,
    carriages: int,
    destinations: int,
    rings: int,
    seats: int,
) -> Location:
    """A location; nobles and sides are sets, markers as in `shown_markers`, arrivals packed."""
    return Location(
        number=location + 1,
        queue=tuple([shown_member(piece, seats) for piece in queue]),
        boast=BOAST_TILE.label(tile),
        markers=shown_markers(markers, seats),
        boast_points=boast,
        boast_box=boast_box,
        arrivals=tuple([shown_arrival(packed) for packed in arrivals]),
        spies=shown_sides(spies, seats),
        bouncers=shown_sides(bouncers, seats),
        carriages=shown_nobles(carriages),
        destinations=shown_nobles(destinations),
        rings=shown_sides(rings, seats),
    )


@lru_cache(maxsize=CACHE_SIZE)
def shown_arrival(packed: int) -> Arrival:
    """Where a member would come to stand: position, prime and audience, a byte each."""
    return Arrival(position=packed & 255, prime=packed >> 8 & 255, audience=packed >> 16)


@lru_cache(maxsize=CACHE_SIZE)
def shown_way(way: bytes) -> tuple[int, ...]:
    """Locations as people count them."""
    return tuple([location + 1 for location in way])


@lru_cache(maxsize=CACHE_SIZE)
def shown_member(piece: int, seats: int) -> Member:
    """A member in a queue."""
    table = empty_table(seats)
    house: i64 = piece >> 2
    seat = told_seat(table, side_of(table, house))
    colour = COLOUR.label(colour_of(table, house)) if seat < 0 else None
    return Member(seat=seat, rank=RANK.label((piece & 3) - 1), colour=colour)


@lru_cache(maxsize=CACHE_SIZE)
def shown_markers(markers: int, seats: int) -> tuple[Marker, ...]:
    """The markers on a tile from the bottom, from a set of box * MOST_SIDES + side."""
    table = empty_table(seats)
    boxes = [
        Marker(box=marker // MOST_SIDES, seat=told_seat(table, marker % MOST_SIDES))
        for marker in listed(markers)
    ]
    return tuple(boxes)


@lru_cache(maxsize=CACHE_SIZE)
def shown_sides(sides: int, seats: int) -> tuple[int, ...]:
    """A set of sides."""
    table = empty_table(seats)
    return tuple([told_seat(table, side) for side in listed(sides)])


@lru_cache(maxsize=CACHE_SIZE)
def shown_nobles(nobles: int) -> tuple[str, ...]:
    """A set of nobles."""
    return tuple([NOBLES[noble] for noble in listed(nobles)])


@lru_cache(maxsize=CACHE_SIZE)
def shown_streets(
    posted: tuple[int, ...], helps: tuple[int, ...], seats: int
) -> tuple[Street, ...]:
    """The streets and who has a bodyguard there, from the set of streets of each side.

    `helps` says how often each side's can still help it, four bits a street.
    """
    streets: list[Street] = []
    for street in range(STREET_COUNT):
        sides = [side for side in range(len(posted)) if holds(posted[side], street)]
        streets.append(
            Street(
                street=SHIELD.label(street),
                bodyguards=shown_sides(sum([bit(side) for side in sides]), seats),
                helps_left=tuple([helps[side] >> 4 * street & 15 for side in sides]),
            )
        )
    return tuple(streets)


@lru_cache(maxsize=CACHE_SIZE)
def empty_table(seats: int) -> State:
    """A table of so many seats: naming a side takes no more."""
    table = State()
    table.seat_count = seats
    return table


@lru_cache(maxsize=CACHE_SIZE)
def shown_dial(locations: bytes, times: bytes) -> tuple[Dial, ...]:
    """The rounds on the dial, with the tokens that have been shown."""
    dial: list[Dial] = []
    for number in range(1, ROUNDS + 1):
        shown = number <= len(locations)
        giovanni = number % len(NOBLES) == 0
        dial.append(
            Dial(
                round=number,
                noble=NOBLES[(number - 1) % len(NOBLES)],
                location=locations[number - 1] + 1 if shown else None,
                time=times[number - 2] if shown and number > 1 else None,
                prime=PRIME_POINTS[number - 1],
                queue=tuple(QUEUE_POINTS[number - 1]),
                prices=tuple(REWARD_PRICES) if giovanni else (),
                rewards=tuple(REWARD_POINTS[number // 3 - 1]) if giovanni else (),
            )
        )
    return tuple(dial)


# The sides and their cards


@lru_cache(maxsize=CACHE_SIZE)
def shown_pieces(packed: int) -> dict[str, int]:
    """Pieces by rank."""
    return {rank: packed >> 4 * place & 15 for place, rank in enumerate(RANKS)}


@lru_cache(maxsize=CACHE_SIZE)
def shown_gifts(packed: int) -> dict[str, int]:
    """Gifts by noble."""
    return {noble: packed >> 4 * place & 15 for place, noble in enumerate(NOBLES)}


@lru_cache(maxsize=CACHE_SIZE)
def shown_gift_prices(packed: int) -> dict[str, int]:
    """FLO-GFT-1: what the next gift to each noble costs, by the gifts given."""
    return {
        noble: FIRST_GIFT_COST + (packed >> 4 * place & 15) for place, noble in enumerate(NOBLES)
    }


@lru_cache(maxsize=CACHE_SIZE)
def shown_backs(hand: bytes) -> tuple[str, ...]:
    """The nobles of a hand's cards, which everybody sees."""
    nobles = sorted([noble_of(card % SCANDAL_KINDS) for card in hand])
    return tuple([NOBLES[noble] for noble in nobles])


@lru_cache(maxsize=CACHE_SIZE)
def shown_hand(hand: bytes) -> tuple[str, ...]:
    """The scandal cards of a hand in notation."""
    return tuple(card_labels(hand))


@lru_cache(maxsize=CACHE_SIZE)
def shown_objective(objective: int, members: int, points: int) -> Objective:
    """An objective card with what it counts now."""
    locations = [location + 1 for location in OBJECTIVE_LOCATIONS[objective]]
    return Objective(locations=tuple(locations), members=members, points=points)


@lru_cache(maxsize=CACHE_SIZE)
def shown_discards(discards: int) -> tuple[tuple[str, ...], ...]:
    """The discarded scandal cards of each noble."""
    piles: list[tuple[str, ...]] = []
    for noble in range(len(NOBLES)):
        kinds = range(KINDS_A_NOBLE * noble, KINDS_A_NOBLE * (noble + 1))
        cards = [CARD.label(kind) for kind in kinds for _ in range(in_discard(discards, kind))]
        piles.append(tuple(cards))
    return tuple(piles)


@lru_cache(maxsize=CACHE_SIZE)
def nobles_called(number: int) -> tuple[str, ...]:
    """FLO-SOL-12: who the nobles A, B and C are in a round; none before the first."""
    if number < 1:
        return ()
    return tuple([NOBLES[noble_in_round(number, letter)] for letter in range(len(NOBLES))])

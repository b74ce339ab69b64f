# mypyc: compile
"""Rules of society: priority, hierarchy and control in the queues, and where a family's pieces are.

A place is a location and a position in its queue: location * 7 + position.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, shifted
from quattrocento.core.rows import ONE_BYTE, replaced
from quattrocento.games.florence.city import FIRST_BOUNCER
from quattrocento.games.florence.components import DEBUTANTS, DONNAS, LOCATIONS, MAESTROS, SLOTS
from quattrocento.games.florence.shown.events import MembersSwapped
from quattrocento.games.florence.state import Player, State, colour_of, side_of, told_seat

ALL_PIECES: Final = DEBUTANTS + 16 * DONNAS + 256 * MAESTROS
_COLOUR_BITS: Final = 12
_EVERY_SECOND_COUNT: Final = 0x0F0F0F0F0F

# Members


def member(house: i64, rank: i64) -> i64:
    """A member of a house, as it stands in a queue."""
    return house * 4 + rank


def rank_of(piece: i64) -> i64:
    """The rank of a member."""
    return piece & 3


def owner_at(state: State, place: i64) -> i64:
    """Whose member stands at a place, -1 if nobody does."""
    queue = state.queues[place // SLOTS]
    position: i64 = place % SLOTS
    return side_of(state, queue[position] >> 2) if position < len(queue) else -1


def is_own(state: State, seat: i64, place: i64) -> bool:
    """Whether a seat's member stands at a place; a seat's house has the seat's number."""
    queue = state.queues[place // SLOTS]
    position: i64 = place % SLOTS
    return position < len(queue) and queue[position] >> 2 == seat


def rank_at(state: State, place: i64) -> i64:
    """The rank of who stands at a place, 0 if nobody does."""
    queue = state.queues[place // SLOTS]
    position: i64 = place % SLOTS
    return queue[position] & 3 if position < len(queue) else 0


def members_at(player: Player, location: i64) -> i64:
    """How many members a side has at a location."""
    return player.members >> 4 * location & 15


def number_of_members(player: Player) -> i64:
    """How many members a side has on the board."""
    return all_counted(player.members)


def all_counted(members: i64) -> i64:
    """The sum of members counted by location, four bits each."""
    # Two counts to a byte; and a number has the same rest modulo 255 as the sum of its bytes.
    return ((members & _EVERY_SECOND_COUNT) + (members >> 4 & _EVERY_SECOND_COUNT)) % 255


def own_places(state: State, seat: i64, first_id: i64) -> list[int]:
    """The ids of the places of a seat's members, in a family that begins with an id."""
    ids: list[int] = []
    rest: i64 = state.players[seat].members
    place: i64 = first_id
    for queue in state.queues:
        if rest & 15 != 0:
            for position in range(len(queue)):
                if queue[position] >> 2 == seat:
                    ids.append(place + position)
        rest >>= 4
        place += SLOTS
    return ids


# The supply: pieces not on the board


def pieces(colour: i64, rank: i64) -> i64:
    """One piece of a rank, as a supply counts it."""
    return shifted(1, _COLOUR_BITS * colour + 4 * (rank - 1))


def in_supply(player: Player, colour: i64, rank: i64) -> i64:
    """How many pieces of a rank are in a side's supply."""
    return player.supply >> _COLOUR_BITS * colour + 4 * (rank - 1) & 15


# Priority and hierarchy


def has_room(state: State, location: i64) -> bool:
    """FLO-QUE-3: whether a location has a free slot."""
    return len(state.queues[location]) < state.slots


def locations_with_room(state: State) -> i64:
    """FLO-QUE-3: the set of locations with a free slot."""
    rooms: i64 = 0
    queues = state.queues
    slots = state.slots
    for location in range(LOCATIONS):
        if len(queues[location]) < slots:
            rooms |= bit(location)
    return rooms


def position_of_arrival(queue: bytes, rank: i64, ahead: bool) -> i64:
    """FLO-QUE-2: behind those of equal or higher rank; or, ahead, first of its rank."""
    position: i64 = 0
    end: i64 = len(queue)
    least: i64 = rank + 1 if ahead else rank
    while position < end and queue[position] & 3 >= least:
        position += 1
    return position


def arrive(state: State, piece: i64, location: i64, ahead: bool) -> i64:
    """FLO-QUE-1, 2, FLO-GRD-4: join a queue, first of its rank if ahead or with a bouncer.

    Gives the position taken.
    """
    player = state.players[side_of(state, piece >> 2)]
    queue = state.queues[location]
    in_front = ahead or holds(player.posted, FIRST_BOUNCER + location)
    position = position_of_arrival(queue, piece & 3, in_front)
    if position == len(queue):
        state.queues[location] = queue + ONE_BYTE[piece]
    else:
        state.queues[location] = queue[:position] + ONE_BYTE[piece] + queue[position:]
    player.members += shifted(1, 4 * location)
    return position


def leave(state: State, place: i64) -> i64:
    """FLO-QUE-1: take a member out of its queue; those behind move up."""
    location: i64 = place // SLOTS
    position: i64 = place % SLOTS
    queue = state.queues[location]
    piece: i64 = queue[position]
    if position == 0:
        state.queues[location] = queue[1:]
    else:
        state.queues[location] = queue[:position] + queue[position + 1 :]
    state.players[side_of(state, piece >> 2)].members -= shifted(1, 4 * location)
    return piece


def deploy_piece(state: State, piece: i64, location: i64, ahead: bool) -> i64:
    """Bring a piece from its owner's supply into a queue; the position it takes."""
    house: i64 = piece >> 2
    player = state.players[side_of(state, house)]
    player.supply -= pieces(colour_of(state, house), piece & 3)
    return arrive(state, piece, location, ahead)


def withdraw_piece(state: State, place: i64) -> None:
    """Return a member on the board to its owner's supply."""
    piece = leave(state, place)
    house: i64 = piece >> 2
    player = state.players[side_of(state, house)]
    player.supply += pieces(colour_of(state, house), piece & 3)


def promote_piece(state: State, place: i64) -> i64:
    """FLO-QUE-2, FLO-PRO-1: the next rank takes the member's place in the family; its position."""
    location: i64 = place // SLOTS
    piece: i64 = state.queues[location][place % SLOTS]
    withdraw_piece(state, place)
    return deploy_piece(state, piece + 1, location, False)


def swap_members(state: State, location: i64, ahead: i64, behind: i64) -> None:
    """Let two members of one queue change places."""
    queue = state.queues[location]
    if state.listener is not None:
        state.listener.tell(
            MembersSwapped(
                location=location + 1,
                first_seat=told_seat(state, side_of(state, queue[ahead] >> 2)),
                second_seat=told_seat(state, side_of(state, queue[behind] >> 2)),
                ahead=ahead + 1,
                behind=behind + 1,
            )
        )
    state.queues[location] = replaced(replaced(queue, ahead, queue[behind]), behind, queue[ahead])


def can_be_swapped(state: State, location: i64, ahead: i64, behind: i64) -> bool:
    """FLO-PAS-2, FLO-SCA-G2: two members of one rank and of different families."""
    queue = state.queues[location]
    if behind >= len(queue):
        return False
    front: i64 = queue[ahead]
    rear: i64 = queue[behind]
    return front & 3 == rear & 3 and side_of(state, front >> 2) != side_of(state, rear >> 2)


# Control


def ranked(state: State, location: i64) -> bytes:
    """FLO-CTL-1: the sides present by number of members, in a tie by their foremost one."""
    order: list[int] = []
    seen: i64 = 0
    # Sides come up in the order of their foremost members: a stable sort does the rest.
    for piece in state.queues[location]:
        side = side_of(state, piece >> 2)
        if holds(seen, side):
            continue
        seen |= bit(side)
        number = members_at(state.players[side], location)
        place: i64 = len(order)
        while place > 0 and members_at(state.players[order[place - 1]], location) < number:
            place -= 1
        order.insert(place, side)
    return bytes(order)

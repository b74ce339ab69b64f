# mypyc: compile
"""What a position is worth to a seat, in points: for advice, not for the rules.

It counts what the seat has, and what the three nobles whose destinations are known would bring if
all stayed as it is, less a part of what they would bring the others.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from quattrocento.core.bits import all_below, bit, holds, shifted, size
from quattrocento.games.florence.boasts import has_marker_at, highest_marker, of_high_rank
from quattrocento.games.florence.city import (
    FIRST_BOUNCER,
    FIRST_SPY,
    NEIGHBOURS,
    NEXT_ON_ROUTE,
    STREET_COUNT,
    WAYS,
    street_between,
)
from quattrocento.games.florence.components import (
    BOAST_MARKERS,
    CONTESSINA,
    DEBUTANT,
    GIOVANNI,
    LOCATIONS,
    MOST_TIME,
    NOBLES,
    OBJECTIVE_POINTS,
    PRIME_POINTS,
    QUEUE_POINTS,
    REWARD_POINTS,
    REWARD_PRICES,
    ROUNDS,
)
from quattrocento.games.florence.ending import members_for
from quattrocento.games.florence.queues import members_at, number_of_members
from quattrocento.games.florence.state import Player, State, is_solo, side_of

# What a unit of time kept at the end of each round is worth, and what exceeds the limit.
TIME_WORTH: Final = [2.0, 2.0, 2.0, 1.9, 1.8, 1.7, 1.5, 1.1, 0.5]
TIME_SOON_USED: Final[i64] = 6
TIME_LATER_USED: Final = 0.6
TIME_IN_EXCESS: Final = 0.2
CARD_BESIDES_TIME: Final = 0.6
MEMBER_WORTH: Final = 4.6
HIGH_RANK_WORTH: Final = 2.6
MARKER_WORTH: Final = 1.3
MOST_MARKER_WORTH: Final = 6.0
BODYGUARD_WORTH: Final = 0.3
BODYGUARD_AT_A_GOAL: Final = 1.5
BOUNCER_WORTH: Final = 0.3
BOUNCER_AT_A_GOAL: Final = 4.5
VISITS_A_ROUND: Final = 0.45
# How much of what the active noble, the next and the one after would bring counts already.
NEARNESS: Final = [1.0, 0.5, 0.3]
DEBUTANT_MAY_RISE: Final = 0.25
PAYS_GIOVANNI: Final = 0.8
RIVALRY_OF_TWO: Final = 0.6
RIVALRY: Final = 0.3
# How sure the board at the end is to be as now, by round, and what a member counts meanwhile.
OBJECTIVE_CERTAINTY: Final = [0.0, 0.0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0]
OBJECTIVE_PROGRESS: Final = 1.5
# The shields of all streets, of all spies, of all bouncers, and of the streets to a location.
STREET_SHIELDS: Final[i64] = all_below(STREET_COUNT)
SPY_SHIELDS: Final[i64] = all_below(LOCATIONS) * (1 << FIRST_SPY)
BOUNCER_SHIELDS: Final[i64] = all_below(LOCATIONS) * (1 << FIRST_BOUNCER)
SHIELDS_TO: Final[list[int]] = [
    sum(1 << street_between(location, other) for other in NEIGHBOURS[location])
    for location in range(LOCATIONS)
]


def value(state: State, seat: i64) -> float:
    """What the position is worth to the seat."""
    return value_without_situation(state, seat) + situation(state, seat)


def value_without_situation(state: State, seat: i64) -> float:
    """What the seat has."""
    player = state.players[seat]
    total = float(player.points) + time_value(state, player.time)
    return total + holdings_value(state, player)


def situation(state: State, seat: i64) -> float:
    """What of a position's worth depends on where members stand."""
    total = objective_value(state, state.players[seat])
    for ahead in range(nobles_ahead(state)):
        total += NEARNESS[ahead] * noble_value(state, seat, ahead)
    return total


@final
@mypyc_attr(acyclic=True)
class Prospects:
    """The same for positions that differ little from one, with what is the same remembered.

    What a noble brings depends on the queues where he goes, on markers and on the seat's guards;
    Giovanni's offers of this round also on its time and cards.
    """

    def __init__(self, state: State, seat: i64) -> None:
        """The position that the others are like."""
        self.seat = seat
        self.round = state.round
        self.carriages = state.carriages
        self.posted = state.players[seat].posted
        self.markers: list[int] = [player.markers for player in state.players]
        self.queues = state.queues.copy()
        # Of the nobles to come, by how far ahead: where each goes, and what he brings.
        self.concerned: list[int] = []
        self.brought: list[float] = []
        for ahead in range(nobles_ahead(state)):
            number: i64 = state.round + ahead
            start: i64 = state.carriages[(number - 1) % len(NOBLES)]
            goal: i64 = state.location_tokens[number - 1]
            self.concerned.append(WAYS[start * LOCATIONS + goal])
            self.brought.append(noble_value(state, seat, ahead))

    def value(self, state: State) -> float:
        """What a position is worth to the seat."""
        return value_without_situation(state, self.seat) + self.situation(state)

    def situation(self, state: State) -> float:
        """What of a position's worth depends on where members stand."""
        if not self.comparable(state):
            return situation(state, self.seat)
        changed = self.changed_queues(state)
        total = objective_value(state, state.players[self.seat])
        number: i64 = len(self.brought)
        for ahead in range(number):
            concerned: i64 = self.concerned[ahead]
            offers_now = ahead == 0 and self.round % len(NOBLES) == 0
            if concerned & changed != 0 or offers_now:
                total += NEARNESS[ahead] * noble_value(state, self.seat, ahead)
            else:
                total += NEARNESS[ahead] * self.brought[ahead]
        return total

    def comparable(self, state: State) -> bool:
        """Whether nothing but queues, and what the sides hold, differs."""
        if state.round != self.round or state.carriages is not self.carriages:
            return False
        if state.players[self.seat].posted != self.posted:
            return False
        sides: i64 = len(self.markers)
        for side in range(sides):
            if state.players[side].markers != self.markers[side]:
                return False
        return True

    def changed_queues(self, state: State) -> i64:
        """The set of locations with another queue."""
        changed: i64 = 0
        queues = state.queues
        for location in range(LOCATIONS):
            if queues[location] is not self.queues[location]:
                changed |= bit(location)
        return changed


def time_value(state: State, time: i64) -> float:
    """Time that can be kept for the next round is worth more than what would be lost."""
    worth = TIME_WORTH[state.round - 1]
    if state.round >= ROUNDS:
        return worth * float(time)
    useful: i64 = MOST_TIME - state.time_tokens[state.round - 1]
    kept = min(time, useful)
    soon = min(kept, TIME_SOON_USED)
    later: i64 = kept - soon
    whole = float(soon) + TIME_LATER_USED * float(later) + TIME_IN_EXCESS * float(time - kept)
    return worth * whole


def card_worth(state: State) -> float:
    """A scandal card is at least the time that it can be discarded for."""
    besides = CARD_BESIDES_TIME if state.round < ROUNDS else 0.0
    return TIME_WORTH[state.round - 1] + besides


def holdings_value(state: State, player: Player) -> float:
    """Cards, members, markers and guards, for the rounds that are left."""
    total = cards_value(state, player) + members_value(state, player)
    total += high_ranks_value(state, player)
    total += markers_value(state, player)
    if player.posted != 0:
        total += bodyguards_value(state, player)
        total += spies_value(state, player)
        total += bouncers_value(state, player)
    return total


def cards_value(state: State, player: Player) -> float:
    """Scandal cards in hand."""
    return card_worth(state) * float(len(player.hand))


def members_value(state: State, player: Player) -> float:
    """Members on the board, whatever their rank."""
    return MEMBER_WORTH * rounds_after(state) / 8.0 * float(number_of_members(player))


def high_ranks_value(state: State, player: Player) -> float:
    """Donnas and maestros beyond other members."""
    return HIGH_RANK_WORTH * rounds_after(state) / 8.0 * float(of_high_rank(player))


def markers_value(state: State, player: Player) -> float:
    """Boast markers in the supply."""
    return marker_worth(state) * float(markers_left(player))


def bodyguards_value(state: State, player: Player) -> float:
    """Bodyguards, wherever nobles may go."""
    return BODYGUARD_WORTH * rounds_after(state) * float(size(player.posted & STREET_SHIELDS))


def spies_value(state: State, player: Player) -> float:
    """Spies, for the nobles whose destinations are not yet known."""
    unknown = max(rounds_after(state) - 2.0, 0.0)
    spies = float(size(player.posted & SPY_SHIELDS))
    return VISITS_A_ROUND * unknown * card_worth(state) * spies


def bouncers_value(state: State, player: Player) -> float:
    """Bouncers, wherever nobles may go."""
    return BOUNCER_WORTH * rounds_after(state) * float(size(player.posted & BOUNCER_SHIELDS))


def rounds_after(state: State) -> float:
    """How many rounds come after this one."""
    return float(ROUNDS - state.round)


def marker_worth(state: State) -> float:
    """What a boast marker in the supply may still bring."""
    return min(MARKER_WORTH * float(ROUNDS - state.round), MOST_MARKER_WORTH)


def markers_left(player: Player) -> i64:
    """Boast markers in a seat's supply."""
    rest: i64 = player.markers
    number: i64 = BOAST_MARKERS
    while rest != 0:
        rest &= rest - 1
        number -= 1
    return number


def objective_value(state: State, player: Player) -> float:
    """The objective as it stands, the surer the later."""
    if player.objective < 0:
        return 0.0
    number = members_for(player, player.objective)
    most: i64 = 7
    number = min(number, most)
    sure = OBJECTIVE_CERTAINTY[state.round - 1]
    progress = OBJECTIVE_PROGRESS * float(number)
    return sure * float(OBJECTIVE_POINTS[number]) + (1.0 - sure) * progress


# What a noble would bring


def nobles_ahead(state: State) -> i64:
    """Of how many nobles, the active one included, the destination is known."""
    known: i64 = len(NOBLES)
    return min(known, ROUNDS - state.round + 1)


def noble_value(state: State, seat: i64, ahead: i64) -> float:
    """What the noble who moves so many rounds ahead would bring, less a part of the others'."""
    way, guards, audience = noble_parts(state, seat, ahead)
    return way + guards + audience


def noble_parts(state: State, seat: i64, ahead: i64) -> tuple[float, float, float]:
    """The same in parts: on his way, by guards where he goes, at his audience."""
    number: i64 = state.round + ahead
    noble: i64 = (number - 1) % len(NOBLES)
    goal: i64 = state.location_tokens[number - 1]
    against = rivalry(state)
    way = way_value(state, seat, noble, goal, number, against)
    guards = guards_at(state, seat, goal)
    if noble == GIOVANNI:
        return way, guards, giovanni_value(state, seat, goal, ahead, against)
    return way, guards, queue_value(state, seat, noble, goal, number, against)


def guards_at(state: State, seat: i64, goal: i64) -> float:
    """What a bouncer at a destination, and bodyguards on the streets that lead there, promise."""
    posted = state.players[seat].posted
    if posted == 0:
        return 0.0
    total = BOUNCER_AT_A_GOAL if holds(posted, FIRST_BOUNCER + goal) else 0.0
    leading: i64 = SHIELDS_TO[goal]
    return total + BODYGUARD_AT_A_GOAL * float(size(posted & leading))


def rivalry(state: State) -> float:
    """How much of another side's point is as good as one's own loss."""
    others = float(len(state.players) - 1)
    return RIVALRY_OF_TWO if is_solo(state) or others < 2.0 else RIVALRY / others * 2.0


def way_value(state: State, seat: i64, noble: i64, goal: i64, number: i64, against: float) -> float:
    """Prime positions, boasts and spies on the noble's way."""
    location: i64 = state.carriages[noble]
    if location == goal:
        return 0.0
    player = state.players[seat]
    prime = float(PRIME_POINTS[number - 1])
    card = card_worth(state)
    total = 0.0
    while location != goal:
        location = NEXT_ON_ROUTE[location]
        queue = state.queues[location]
        if len(queue) > 0:
            total += prime if side_of(state, queue[0] >> 2) == seat else -against * prime
            if earns_card(state, seat, player, location):
                total += card
        if holds(player.posted, FIRST_SPY + location):
            total += card
    return total


def earns_card(state: State, seat: i64, player: Player, location: i64) -> bool:
    """FLO-NOB-2: whether a side has a member at a location, and the highest marker."""
    if members_at(player, location) == 0 or not has_marker_at(player, location):
        return False
    return highest_marker(state, location) == seat


def queue_value(
    state: State, seat: i64, noble: i64, goal: i64, number: i64, against: float
) -> float:
    """What Cosimo or Contessina would pay the queue."""
    table = QUEUE_POINTS[number - 1]
    queue = state.queues[goal]
    total = 0.0
    end: i64 = min(len(queue), len(table))
    for position in range(end):
        piece: i64 = queue[position]
        points = float(table[position])
        if noble == CONTESSINA and piece & 3 == DEBUTANT:
            points *= DEBUTANT_MAY_RISE if number > state.round else 0.0
        total += points if side_of(state, piece >> 2) == seat else -against * points
    return total


def giovanni_value(state: State, seat: i64, goal: i64, ahead: i64, against: float) -> float:
    """What Giovanni's rewards would bring by rank, less the time for them."""
    order = in_order(state, goal)
    if order == 0:
        return 0.0
    table = REWARD_POINTS[(state.round + ahead) // 3 - 1]
    ranks: i64 = len(REWARD_PRICES)
    total = 0.0
    rank: i64 = 0
    while order != 0 and rank < ranks:
        points = float(table[rank])
        price: i64 = REWARD_PRICES[rank]
        side: i64 = (order & 15) - 1
        order >>= 4
        rank += 1
        if side != seat:
            total -= against * points * PAYS_GIOVANNI
        elif ahead > 0:
            total += points * PAYS_GIOVANNI - TIME_WORTH[state.round - 1] * float(price)
        elif can_afford(state.players[seat], price):
            total += points - TIME_WORTH[state.round - 1] * float(price)
    return total


def can_afford(player: Player, price: i64) -> bool:
    """Whether a side has the time for a price, its cards turned into time."""
    return player.time + len(player.hand) >= price


def in_order(state: State, location: i64) -> i64:
    """The sides that `queues.ranked` names, each plus 1 in four bits, the first in the lowest."""
    order: i64 = 0
    seen: i64 = 0
    present: i64 = 0
    queue = state.queues[location]
    for position in range(len(queue)):
        side = side_of(state, queue[position] >> 2)
        if holds(seen, side):
            continue
        seen |= bit(side)
        number = members_at(state.players[side], location)
        place = present
        while place > 0 and members_at(side_at(state, order, place - 1), location) < number:
            place -= 1
        before: i64 = order & all_below(4 * place)
        after: i64 = order - before
        order = before + shifted(side + 1, 4 * place) + shifted(after, 4)
        present += 1
    return order


def side_at(state: State, order: i64, place: i64) -> Player:
    """The side at a place of such an order."""
    return state.players[(order >> 4 * place & 15) - 1]

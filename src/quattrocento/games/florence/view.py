"""What a seat sees of a game of Florence, as data for the page, the terminal and bots."""

from __future__ import annotations

import msgspec

from quattrocento.core.bits import listed
from quattrocento.core.view import Fact, asked
from quattrocento.core.view import View as CoreView
from quattrocento.games.florence.actions import BOAST_TILE, CARD, COLOUR, NOBLE, PLACE, RANK, SHIELD
from quattrocento.games.florence.audience import reward_points, reward_price
from quattrocento.games.florence.boasts import boast_points
from quattrocento.games.florence.city import (
    FIRST_BOUNCER,
    FIRST_SPY,
    OBJECTIVE_LOCATIONS,
    STREET_COUNT,
)
from quattrocento.games.florence.components import (
    ADJUSTMENTS,
    BOAST_MARKERS,
    BOX_COUNT,
    KINDS_A_NOBLE,
    LOCATIONS,
    NOBLES,
    PRIME_POINTS,
    QUEUE_POINTS,
    RANKS,
    REWARD_POINTS,
    REWARD_PRICES,
    ROUNDS,
    SCANDAL_KINDS,
)
from quattrocento.games.florence.ending import members_for
from quattrocento.games.florence.guards import guards_left
from quattrocento.games.florence.knowledge import locations_shown
from quattrocento.games.florence.nobles import active_noble, destination
from quattrocento.games.florence.scandals import card_labels, in_discard, noble_of
from quattrocento.games.florence.state import (
    STROZZI,
    Player,
    Question,
    State,
    colour_of,
    is_solo,
    side_of,
    told_seat,
)


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """A member in a queue; seat -1 is Strozzi, whose members have a colour."""

    seat: int
    rank: str
    colour: str | None


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A boast marker: on which box of a tile, 0 the bottom, and whose."""

    box: int
    seat: int


class Location(msgspec.Struct, frozen=True, kw_only=True):
    """A location: its queue from the front, its boast tile, guards, carriages and rings.

    `boast_points` is what its tile would score for the viewer now.
    """

    number: int
    queue: list[Member]
    boast: str
    markers: list[Box]
    boast_points: int | None
    spies: list[int]
    bouncers: list[int]
    carriages: list[str]
    destinations: list[str]
    rings: list[int]


class Street(msgspec.Struct, frozen=True, kw_only=True):
    """A street and the bodyguards on it."""

    street: str
    bodyguards: list[int]


class Dial(msgspec.Struct, frozen=True, kw_only=True):
    """A round on the dial; what is not shown yet is None."""

    round: int
    noble: str
    location: int | None
    time: int | None
    prime: int
    queue: list[int]
    prices: list[int]
    rewards: list[int]


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    """An objective card: its four locations, and how many members are there."""

    locations: list[int]
    members: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A side; `scandals` are the nobles of its cards.

    `hand` and `objective` are given to the seat itself only, and to everyone at the end.
    """

    seat: int
    points: int
    time: int
    supply: dict[str, int]
    supply_blue: dict[str, int] | None
    removed: dict[str, int]
    gifts: int
    given: dict[str, int]
    guards: int
    markers_left: int
    scandals: list[str]
    hand: list[str] | None
    has_objective: bool
    objective: Objective | None
    passed: bool


class StrozziView(msgspec.Struct, frozen=True, kw_only=True):
    """Strozzi's cards, and the adjustments that are switched on.

    `drawn` are the cards of this round in order, `drawn_before` those of the round before,
    `turned_up` the scandal cards he had during the last noble's move.
    """

    pile: int
    discard: list[int]
    drawn: list[int]
    drawn_before: list[int]
    turned_up: list[str]
    adjustments: list[str]


class Walking(msgspec.Struct, frozen=True, kw_only=True):
    """A member between two queues, and how many steps are left."""

    member: Member
    location: int
    steps_left: int


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    round: int
    noble: str
    first: int
    active: int
    players: list[PlayerView]
    locations: list[Location]
    streets: list[Street]
    slots: int
    dial: list[Dial]
    decks: list[int]
    discards: list[list[str]]
    card: str | None
    chosen: str | None
    walking: Walking | None
    strozzi: StrozziView | None


def view(state: State, seat: int | None) -> View:
    """What a seat sees (FLO-HID-1); every step of every answer is open."""
    return View(
        seat=seat,
        asked=asked(state, facts(state)),
        winners=state.winners(),
        round=state.round,
        noble=NOBLE.label(active_noble(state)),
        first=told_seat(state, state.first),
        active=told_seat(state, state.active),
        players=[player_view(state, side, seat) for side in range(len(state.players))],
        locations=[location_view(state, location, seat) for location in range(LOCATIONS)],
        streets=[
            Street(street=SHIELD.label(street), bodyguards=posted_at(state, street))
            for street in range(STREET_COUNT)
        ],
        slots=state.slots,
        dial=[dial_view(state, number) for number in range(1, ROUNDS + 1)],
        decks=[len(deck) for deck in state.decks],
        discards=[discard_labels(state, noble) for noble in range(len(NOBLES))],
        card=None if state.card < 0 else CARD.label(state.card),
        chosen=None if state.chosen < 0 else PLACE.label(state.chosen),
        walking=walking_view(state),
        strozzi=strozzi_view(state) if is_solo(state) else None,
    )


def facts(state: State) -> dict[str, Fact]:
    """What the words of the question need."""
    question = Question(state.question)
    if state.over:
        return {}
    player = state.players[state.awaiting()[0]]
    if question == Question.ACTION:
        return {"time": player.time, "round": state.round}
    if question == Question.BONUS:
        return {"location": player.ring + 1}
    if question == Question.WALK:
        return {"steps": state.steps_left}
    if question == Question.WALK_ON:
        return {"location": state.walker_at + 1, "steps": state.steps_left}
    if question in (Question.RIDE_WHERE, Question.CHANGE_WITH, Question.SWAP_WITH):
        return {"place": PLACE.label(state.chosen)}
    if question == Question.PLACE_GUARD:
        noble = "any" if state.guard_of == len(NOBLES) else NOBLES[state.guard_of]
        return {"kind": noble}
    if question == Question.GIOVANNI:
        return {
            "reward": state.reward + 1,
            "price": reward_price(state),
            "points": reward_points(state),
            "time": player.time,
        }
    return {}


# The city


def member_view(state: State, piece: int) -> Member:
    """A member in a queue."""
    house = piece >> 2
    side = side_of(state, house)
    seat = told_seat(state, side)
    colour = COLOUR.label(colour_of(state, house)) if seat < 0 else None
    return Member(seat=seat, rank=RANK.label((piece & 3) - 1), colour=colour)


def location_view(state: State, location: int, viewer: int | None) -> Location:
    """A location and all that is there."""
    boast = None
    if viewer is not None:
        boast = boast_points(state, viewer, location, len(state.players[viewer].hand))
    return Location(
        number=location + 1,
        queue=[member_view(state, piece) for piece in state.queues[location]],
        boast=BOAST_TILE.label(state.tiles[location]),
        markers=[
            Box(box=box, seat=told_seat(state, side))
            for box in range(BOX_COUNT)
            for side, player in enumerate(state.players)
            if player.markers >> (BOX_COUNT * location + box) & 1
        ],
        boast_points=boast,
        spies=posted_at(state, FIRST_SPY + location),
        bouncers=posted_at(state, FIRST_BOUNCER + location),
        carriages=[
            NOBLES[noble] for noble in range(len(NOBLES)) if state.carriages[noble] == location
        ],
        destinations=[
            NOBLES[noble] for noble in range(len(NOBLES)) if destination(state, noble) == location
        ],
        rings=[
            told_seat(state, side)
            for side, player in enumerate(state.players)
            if player.ring == location
        ],
    )


def posted_at(state: State, shield: int) -> list[int]:
    """Whose guards stand on a shield."""
    return [
        told_seat(state, side)
        for side, player in enumerate(state.players)
        if player.posted >> shield & 1
    ]


def dial_view(state: State, number: int) -> Dial:
    """A round on the dial."""
    shown = number <= locations_shown(state)
    giovanni = number % len(NOBLES) == 0
    return Dial(
        round=number,
        noble=NOBLES[(number - 1) % len(NOBLES)],
        location=state.location_tokens[number - 1] + 1 if shown else None,
        time=state.time_tokens[number - 2] if shown and number > 1 else None,
        prime=PRIME_POINTS[number - 1],
        queue=list(QUEUE_POINTS[number - 1]),
        prices=list(REWARD_PRICES) if giovanni else [],
        rewards=list(REWARD_POINTS[number // 3 - 1]) if giovanni else [],
    )


def walking_view(state: State) -> Walking | None:
    """The member that is walking, if one is."""
    if state.walker == 0:
        return None
    return Walking(
        member=member_view(state, state.walker),
        location=state.walker_at + 1,
        steps_left=state.steps_left,
    )


# The sides


def counts(packed: int) -> dict[str, int]:
    """Pieces by rank."""
    return {rank: packed >> 4 * place & 15 for place, rank in enumerate(RANKS)}


def player_view(state: State, side: int, viewer: int | None) -> PlayerView:
    """A side as the viewer sees it."""
    player: Player = state.players[side]
    known = side == viewer or state.over
    strozzi = is_solo(state) and side == STROZZI
    return PlayerView(
        seat=told_seat(state, side),
        points=player.points,
        time=player.time,
        supply=counts(player.supply),
        supply_blue=counts(player.supply >> 12) if strozzi else None,
        removed=counts(player.removed),
        gifts=player.gifts,
        given={noble: player.given >> 4 * place & 15 for place, noble in enumerate(NOBLES)},
        guards=guards_left(state, side),
        markers_left=BOAST_MARKERS * (2 if strozzi else 1) - len(listed(player.markers)),
        scandals=[NOBLES[noble] for noble in nobles_of(player.hand)],
        hand=card_labels(player.hand) if known else None,
        has_objective=player.objective >= 0,
        objective=objective_view(player) if known and player.objective >= 0 else None,
        passed=bool(state.passed >> side & 1),
    )


def nobles_of(hand: bytes) -> list[int]:
    """The nobles of a hand's cards, which everybody sees."""
    return sorted(noble_of(card % SCANDAL_KINDS) for card in hand)


def objective_view(player: Player) -> Objective:
    """An objective card with what it counts now."""
    locations = [location + 1 for location in OBJECTIVE_LOCATIONS[player.objective]]
    return Objective(locations=locations, members=members_for(player, player.objective))


def discard_labels(state: State, noble: int) -> list[str]:
    """A noble's discarded scandal cards."""
    return [
        CARD.label(kind)
        for kind in range(KINDS_A_NOBLE * noble, KINDS_A_NOBLE * (noble + 1))
        for _ in range(in_discard(state.discards, kind))
    ]


def strozzi_view(state: State) -> StrozziView:
    """Strozzi's cards as the human sees them."""
    return StrozziView(
        pile=len(state.pile),
        discard=listed(state.pile_discard),
        drawn=list(state.drawn),
        drawn_before=list(state.drawn_before),
        turned_up=[CARD.label(kind) for kind in state.turned_up],
        adjustments=[
            name for place, name in enumerate(ADJUSTMENTS) if state.adjustments >> place & 1
        ],
    )

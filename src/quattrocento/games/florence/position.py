"""A game of Florence as a readable position, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from quattrocento.core.bits import bit, listed, shifted
from quattrocento.core.position import Position, expect, looked_up, read
from quattrocento.games.florence.actions import (
    BOAST_TILE,
    CARD,
    NOBLE,
    PLACE,
    RANK,
    SHIELD,
)
from quattrocento.games.florence.census import check_components, fill_supplies
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
from quattrocento.games.florence.notation import (
    hand_card,
    hand_label,
    marker_called,
    marker_label,
    member_called,
    member_label,
    optional,
)
from quattrocento.games.florence.preparation import open_slots
from quattrocento.games.florence.scandals import in_discard
from quattrocento.games.florence.state import (
    Player,
    State,
    is_solo,
    side_of,
)
from quattrocento.games.florence.strozzi import least_depth

ANY = "any"
MEMBERS = DEBUTANTS + DONNAS + MAESTROS


class PlayerPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A side; pieces that are neither in a queue nor removed are in its supply.

    `helped` says how often its bodyguards helped it this round, by street.
    A scandal card drawn after its noble's discard had been shuffled again ends in `+1` and so on.
    """

    points: int = 0
    time: int = 0
    removed: list[str] = []
    gifts: int = 0
    given: dict[str, int] = {}
    guards: list[str] = []
    helped: dict[str, int] = {}
    markers: list[str] = []
    hand: list[str] = []
    objective: int | None = None
    ring: int | None = None


class FlorencePosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The table; locations count from 1, sides from 0. Piles are given from the top."""

    round: int
    first: int
    active: int
    players: list[PlayerPosition]
    adjustments: list[str] = []
    passed: list[int] = []
    passed_first: int | None = None
    queues: list[list[str]]
    tiles: list[str]
    carriages: dict[str, int]
    location_tokens: list[int]
    time_tokens: list[int]
    decks: dict[str, list[str]]
    discards: list[str] = []
    shuffles: list[int] = []
    pile: list[int] = []
    pile_discard: list[int] = []
    least_depth: list[int] = []
    drawn: list[int] = []
    drawn_before: list[int] = []
    turned_up: list[str] = []
    card: str | None = None
    chosen: str | None = None
    walker: str | None = None
    walker_at: int | None = None
    steps_left: int = 0
    walks_left: int = 0
    walked: str | None = None
    guard_of: str | None = None
    ranking: list[int] = []
    reward: int = 0
    rank: int = 0
    out: list[int] = []


# Writing


def dump(state: State) -> dict[str, Any]:
    """The whole state as plain data."""
    position = FlorencePosition(
        game=state.game.name,
        seats=state.seats,
        question=state.decision.name,
        awaiting=state.awaiting(),
        chance=state.chance,
        round=state.round,
        first=state.first,
        active=state.active,
        players=[dump_player(player) for player in state.players],
        adjustments=[ADJUSTMENTS[place] for place in listed(state.adjustments)],
        passed=listed(state.passed),
        passed_first=optional(state.passed_first),
        queues=[[member_label(state, piece) for piece in queue] for queue in state.queues],
        tiles=[BOAST_TILE.label(tile) for tile in state.tiles],
        carriages={NOBLES[noble]: at + 1 for noble, at in enumerate(state.carriages)},
        location_tokens=[location + 1 for location in state.location_tokens],
        time_tokens=list(state.time_tokens),
        decks={
            NOBLES[noble]: [CARD.label(kind) for kind in deck]
            for noble, deck in enumerate(state.decks)
        },
        discards=[
            CARD.label(kind)
            for kind in range(SCANDAL_KINDS)
            for _ in range(in_discard(state.discards, kind))
        ],
        shuffles=list(state.shuffles),
        pile=list(state.pile),
        pile_discard=listed(state.pile_discard),
        least_depth=dump_depths(state),
        drawn=list(state.drawn),
        drawn_before=list(state.drawn_before),
        turned_up=[CARD.label(kind) for kind in state.turned_up],
        **dump_answer(state),
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def dump_depths(state: State) -> list[int]:
    """The least depths of Strozzi's cards, if he plays."""
    if not is_solo(state):
        return []
    return [least_depth(state, card) for card in range(1, STROZZI_CARDS + 1)]


def dump_player(player: Player) -> PlayerPosition:
    """A side as plain data."""
    return PlayerPosition(
        points=player.points,
        time=player.time,
        removed=[
            rank
            for place, rank in enumerate(RANKS)
            for _ in range(player.removed >> 4 * place & 15)
        ],
        gifts=player.gifts,
        given={
            noble: player.given >> 4 * place & 15
            for place, noble in enumerate(NOBLES)
            if player.given >> 4 * place & 15
        },
        guards=[SHIELD.label(shield) for shield in listed(player.posted)],
        helped={
            SHIELD.label(street): player.helped >> 4 * street & 15
            for street in range(STREET_COUNT)
            if player.helped >> 4 * street & 15
        },
        markers=[marker_label(place) for place in listed(player.markers)],
        hand=[hand_label(card) for card in player.hand],
        objective=optional(player.objective, 1),
        ring=optional(player.ring, 1),
    )


def dump_answer(state: State) -> dict[str, Any]:
    """The answer that a seat is in the middle of."""
    guard = state.guard_of
    return {
        "card": None if state.card < 0 else CARD.label(state.card),
        "chosen": None if state.chosen < 0 else PLACE.label(state.chosen),
        "walker": None if state.walker == 0 else member_label(state, state.walker),
        "walker_at": optional(state.walker_at, 1),
        "steps_left": state.steps_left,
        "walks_left": state.walks_left,
        "walked": None if state.walked < 0 else PLACE.label(state.walked),
        "guard_of": None if guard < 0 else [*NOBLES, ANY][guard],
        "ranking": list(state.ranking),
        "reward": state.reward,
        "rank": state.rank,
        "out": listed(state.out),
    }


# Reading


def load(data: Mapping[str, Any], names: list[str], seats: range) -> State:
    """The state of a position; `names` are those of the game's questions."""
    position = read(data, FlorencePosition, "florence")
    expect(position.seats in seats, "seats", f"expected {seats.start} to {seats.stop - 1}")
    expect(position.question in names, "question", f"expected one of {', '.join(names)}")
    sides = 2 if position.seats == 1 else position.seats
    expect(len(position.players) == sides, "players", f"expected {sides}")
    expect(1 <= position.round <= ROUNDS, "round", f"expected 1 to {ROUNDS}")
    state = State()
    state.seat_count = position.seats
    state.question = names.index(position.question)
    state.waiting = sum(bit(seat) for seat in set(position.awaiting))
    state.chance = position.chance
    state.round = position.round
    state.slots = open_slots(position.seats)
    state.first = side_called(position.first, sides, "first")
    state.active = side_called(position.active, sides, "active")
    state.passed = side_set(position.passed, sides, "passed")
    if position.passed_first is not None:
        state.passed_first = side_called(position.passed_first, sides, "passed_first")
    for name in position.adjustments:
        expect(name in ADJUSTMENTS, "adjustments", f"unknown: {name!r}")
        state.adjustments |= bit(ADJUSTMENTS.index(name))
    state.players = [
        load_player(player, f"players[{side}]") for side, player in enumerate(position.players)
    ]
    load_city(state, position)
    load_cards(state, position)
    load_answer(state, position, sides)
    fill_supplies(state)
    check_components(state)
    return state


def side_called(side: int, sides: int, field: str) -> int:
    """A side, if there is such a side."""
    expect(0 <= side < sides, field, f"expected 0 to {sides - 1}")
    return side


def side_set(numbers: list[int], sides: int, field: str) -> int:
    """A set of sides."""
    return sum(bit(side_called(side, sides, field)) for side in set(numbers))


def location_called(number: int, field: str) -> int:
    """A location from its number."""
    expect(1 <= number <= LOCATIONS, field, f"expected 1 to {LOCATIONS}")
    return number - 1


def load_player(position: PlayerPosition, field: str) -> Player:
    """A side from its position."""
    player = Player()
    player.points = position.points
    expect(0 <= position.time <= MOST_TIME, f"{field}.time", f"expected 0 to {MOST_TIME}")
    player.time = position.time
    for rank in position.removed:
        player.removed += bit(4 * looked_up(RANK.place, rank, f"{field}.removed"))
    for noble, number in position.given.items():
        expect(0 <= number <= GIFTS, f"{field}.given", f"expected 0 to {GIFTS}")
        player.given += number * bit(4 * looked_up(NOBLE.place, noble, f"{field}.given"))
    total = position.gifts + sum(position.given.values())
    expect(position.gifts >= 0 and total <= GIFTS, f"{field}.gifts", f"expected {GIFTS} at most")
    player.gifts = position.gifts
    for shield in position.guards:
        player.posted |= bit(looked_up(SHIELD.place, shield, f"{field}.guards"))
    for street, times in position.helped.items():
        expect(street in position.guards, f"{field}.helped", "expected streets with own guards")
        expect(0 <= times <= MEMBERS, f"{field}.helped", f"expected 0 to {MEMBERS}")
        player.helped += shifted(times, 4 * looked_up(SHIELD.place, street, f"{field}.helped"))
    for marker in position.markers:
        player.markers |= bit(marker_called(marker, f"{field}.markers"))
    expect(
        len(position.hand) <= MOST_SCANDALS, f"{field}.hand", f"expected {MOST_SCANDALS} at most"
    )
    player.hand = bytes(sorted(hand_card(card, f"{field}.hand") for card in position.hand))
    if position.objective is not None:
        expect(1 <= position.objective <= len(OBJECTIVES), f"{field}.objective", "expected 1 to 6")
        player.objective = position.objective - 1
    if position.ring is not None:
        player.ring = location_called(position.ring, f"{field}.ring")
    return player


def load_city(state: State, position: FlorencePosition) -> None:
    """The queues, tiles, carriages and tokens."""
    expect(len(position.queues) == LOCATIONS, "queues", f"expected {LOCATIONS}")
    for location, labels in enumerate(position.queues):
        field = f"queues[{location}]"
        queue = bytes(member_called(state, label, field) for label in labels)
        expect(len(queue) <= state.slots, field, f"expected {state.slots} at most (FLO-SET-7)")
        ranks = [piece & 3 for piece in queue]
        expect(ranks == sorted(ranks, reverse=True), field, "expected by rank (FLO-QUE-2)")
        state.queues[location] = queue
        for piece in queue:
            state.players[side_of(state, piece >> 2)].members += bit(4 * location)
    state.tiles = bytes(looked_up(BOAST_TILE.place, tile, "tiles") for tile in position.tiles)
    expect(sorted(state.tiles) == list(range(len(BOASTS))), "tiles", "expected each boast once")
    expect(set(position.carriages) == set(NOBLES), "carriages", f"expected {', '.join(NOBLES)}")
    state.carriages = bytes(
        location_called(position.carriages[noble], "carriages") for noble in NOBLES
    )
    expect(len(set(state.carriages)) == len(NOBLES), "carriages", "expected different locations")
    tokens = [location_called(token, "location_tokens") for token in position.location_tokens]
    expect(sorted(tokens) == list(range(LOCATIONS)), "location_tokens", "expected 1 to 9 once each")
    state.location_tokens = bytes(tokens)
    expect(
        sorted(position.time_tokens) == list(TIME_TOKENS),
        "time_tokens",
        "expected 2 to 9 once each",
    )
    state.time_tokens = bytes(position.time_tokens)


def load_cards(state: State, position: FlorencePosition) -> None:
    """Scandal decks and discards, and Strozzi's pile."""
    expect(set(position.decks) == set(NOBLES), "decks", f"expected {', '.join(NOBLES)}")
    state.decks = tuple(
        bytes(looked_up(CARD.place, card, f"decks.{noble}") for card in position.decks[noble])
        for noble in NOBLES
    )
    for card in position.discards:
        state.discards += bit(2 * looked_up(CARD.place, card, "discards"))
    shuffles = position.shuffles or [0] * len(NOBLES)
    expect(
        len(shuffles) == len(NOBLES) and all(0 <= number < 20 for number in shuffles),
        "shuffles",
        "expected three numbers below 20",
    )
    state.shuffles = bytes(shuffles)
    if not is_solo(state):
        expect(
            not position.pile and not position.pile_discard, "pile", "expected in a solo game only"
        )
        expect(not position.adjustments, "adjustments", "expected in a solo game only")
        return
    cards = sorted([*position.pile, *position.pile_discard])
    expect(cards == list(range(1, STROZZI_CARDS + 1)), "pile", "expected each of ten cards once")
    state.pile = bytes(position.pile)
    state.pile_discard = sum(bit(card) for card in position.pile_discard)
    depths = position.least_depth or [0] * STROZZI_CARDS
    expect(
        len(depths) == STROZZI_CARDS and all(0 <= depth <= 3 for depth in depths),
        "least_depth",
        "expected ten numbers from 0 to 3",
    )
    state.least_depths = sum(shifted(depth, 4 * card) for card, depth in enumerate(depths, start=1))
    state.drawn = card_numbers(position.drawn, "drawn")
    state.drawn_before = card_numbers(position.drawn_before, "drawn_before")
    state.turned_up = bytes(looked_up(CARD.place, card, "turned_up") for card in position.turned_up)


def card_numbers(numbers: list[int], field: str) -> bytes:
    """Strozzi's cards by their numbers."""
    known = all(1 <= number <= STROZZI_CARDS for number in numbers)
    expect(known, field, f"expected 1 to {STROZZI_CARDS}")
    return bytes(numbers)


def load_answer(state: State, position: FlorencePosition, sides: int) -> None:
    """The answer that a seat is in the middle of."""
    if position.card is not None:
        state.card = looked_up(CARD.place, position.card, "card")
    if position.chosen is not None:
        state.chosen = looked_up(PLACE.place, position.chosen, "chosen")
    if position.walker is not None:
        state.walker = member_called(state, position.walker, "walker")
        expect(position.walker_at is not None, "walker_at", "expected a location")
    if position.walker_at is not None:
        state.walker_at = location_called(position.walker_at, "walker_at")
    state.steps_left = position.steps_left
    state.walks_left = position.walks_left
    if position.walked is not None:
        state.walked = looked_up(PLACE.place, position.walked, "walked")
    if position.guard_of is not None:
        kinds = [*NOBLES, ANY]
        expect(position.guard_of in kinds, "guard_of", f"expected one of {', '.join(kinds)}")
        state.guard_of = kinds.index(position.guard_of)
    state.ranking = bytes(side_called(side, sides, "ranking") for side in position.ranking)
    expect(0 <= position.reward <= 3, "reward", "expected 0 to 3")
    state.reward = position.reward
    state.rank = position.rank
    state.out = side_set(position.out, sides, "out")

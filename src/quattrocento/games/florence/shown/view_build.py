# mypyc: compile
"""What a seat sees of a game of Florence, made from a state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import all_below, bit, holds, listed, lowest, shifted, size
from quattrocento.core.rows import ONE_BYTE
from quattrocento.core.view import Fact, asked
from quattrocento.games.florence.actions import CARD, PLACE
from quattrocento.games.florence.audience import may_decline, reward_points, reward_price
from quattrocento.games.florence.boasts import boast_points, box_for
from quattrocento.games.florence.city import (
    FIRST_BOUNCER,
    FIRST_SPY,
    NEXT_ON_ROUTE,
    STREET_COUNT,
    shields_of,
)
from quattrocento.games.florence.clock import time_with
from quattrocento.games.florence.components import (
    ADJUSTMENTS,
    BOAST_COST,
    BOAST_MARKERS,
    BONUS_TIME,
    BOX_COUNT,
    CONTESSINA,
    COSIMO,
    DEBUTANT,
    DEPLOY_COST,
    HURRY_COST,
    LOCATIONS,
    MAESTRO,
    MOVE_COST,
    NOBLES,
    PRIME_POINTS,
    PROMOTE_COST,
    QUEUE_POINTS,
)
from quattrocento.games.florence.ending import members_for, objective_points
from quattrocento.games.florence.guards import guards_left, helps_left
from quattrocento.games.florence.knowledge import locations_shown
from quattrocento.games.florence.nobles import active_noble, destination
from quattrocento.games.florence.queues import position_of_arrival
from quattrocento.games.florence.shown.view_cache import (
    MOST_SIDES,
    nobles_called,
    shown_backs,
    shown_dial,
    shown_discards,
    shown_gift_prices,
    shown_gifts,
    shown_hand,
    shown_location,
    shown_member,
    shown_objective,
    shown_pieces,
    shown_streets,
    shown_way,
)
from quattrocento.games.florence.shown.view_types import (
    Location,
    Objective,
    Offers,
    PlayerView,
    StrozziView,
    View,
    Walking,
)
from quattrocento.games.florence.state import STROZZI, Question, State, is_solo, told_seat
from quattrocento.games.florence.walking import may_end_early

STREET_SHIELDS: Final[i64] = shields_of(COSIMO)


def view(state: State, seat: int | None) -> View:
    """What a seat sees (FLO-HID-1); every step of every answer is open."""
    viewer: i64 = -1 if seat is None else seat
    shown = locations_shown(state)
    way = way_of_the_noble(state)
    return View(
        seat=seat,
        asked=asked(state, facts(state)),
        winners=tuple(state.winners()),
        round=state.round,
        noble=NOBLES[active_noble(state)],
        way=shown_way(way),
        first=told_seat(state, state.first),
        active=told_seat(state, state.active),
        players=tuple([player_view(state, side, viewer) for side in range(len(state.players))]),
        locations=tuple(
            [location_view(state, location, viewer, way) for location in range(LOCATIONS)]
        ),
        streets=shown_streets(
            tuple([player.posted & STREET_SHIELDS for player in state.players]),
            tuple([helps_of(state, side) for side in range(len(state.players))]),
            state.seat_count,
        ),
        slots=state.slots,
        dial=shown_dial(state.location_tokens[:shown], state.time_tokens[: shown - 1]),
        decks=tuple([len(deck) for deck in state.decks]),
        discards=shown_discards(state.discards),
        card=None if state.card < 0 else CARD.label(state.card),
        chosen=None if state.chosen < 0 else PLACE.label(state.chosen),
        walking=walking_view(state),
        offers=offers_view(state),
        time_after=time_after(state, viewer),
        passes_as=passes_as(state, viewer),
        strozzi=strozzi_view(state) if is_solo(state) else None,
    )


def facts(state: State) -> dict[str, Fact]:
    """What the words of the question need."""
    if state.waiting == 0:
        return {}
    question: i64 = state.question
    player = state.players[lowest(state.waiting)]
    if question == Question.ACTION:
        return {"time": player.time, "round": state.round}
    if question == Question.BONUS:
        return {"location": player.ring + 1}
    if question == Question.WALK:
        return {"steps": state.steps_left, "how": "card" if may_end_early(state) else "hurry"}
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
            "may_decline": int(may_decline(state)),
        }
    return {}


# The city


def way_of_the_noble(state: State) -> bytes:
    """FLO-NOB-1: the locations that the active noble will enter, in order."""
    noble = active_noble(state)
    goal = destination(state, noble)
    location: i64 = state.carriages[noble]
    way = b""
    while goal >= 0 and location != goal:
        location = NEXT_ON_ROUTE[location]
        way = way + ONE_BYTE[location]
    return way


def arrivals_at(state: State, location: i64, viewer: i64, way: bytes) -> tuple[int, ...]:
    """FLO-QUE-2, FLO-GRD-4: for each rank where a member would stand, packed with its points."""
    queue = state.queues[location]
    ahead: bool = holds(state.players[viewer].posted, FIRST_BOUNCER + location)
    points = QUEUE_POINTS[state.round - 1]
    ends: bool = destination(state, active_noble(state)) == location
    found: list[int] = []
    for rank in range(DEBUTANT, MAESTRO + 1):
        position = position_of_arrival(queue, rank, ahead)
        packed: i64 = position + 1
        if position == 0 and location in way:
            packed += PRIME_POINTS[state.round - 1] * 256
        paid: bool = ends and position < len(points) and not is_unpaid(state, rank)
        if paid:
            packed += points[position] * 65536
        found.append(packed)
    return tuple(found)


def is_unpaid(state: State, rank: i64) -> bool:
    """FLO-SCO-2: Contessina gives nothing to debutants."""
    return rank == DEBUTANT and active_noble(state) == CONTESSINA


def location_view(state: State, location: i64, viewer: i64, way: bytes) -> Location:
    """A location and all that is there."""
    boast: int | None = None
    box: int | None = None
    arrivals: tuple[int, ...] = ()
    if viewer >= 0:
        points = boast_points(state, viewer, location, len(state.players[viewer].hand))
        height = box_for(state, location, points)
        boast = points
        box = None if height < 0 else height
        arrivals = arrivals_at(state, location, viewer, way)
    return shown_location(
        location,
        state.queues[location],
        state.tiles[location],
        markers_on(state, location),
        boast,
        box,
        arrivals,
        guards_on(state, FIRST_SPY + location),
        guards_on(state, FIRST_BOUNCER + location),
        carriages_at(state, location),
        destinations_at(state, location),
        rings_at(state, location),
        state.seat_count,
    )


def markers_on(state: State, location: i64) -> i64:
    """The markers on a tile, as a set of box * MOST_SIDES + side."""
    markers: i64 = 0
    for side in range(len(state.players)):
        boxes: i64 = state.players[side].markers >> BOX_COUNT * location
        for box in range(BOX_COUNT):
            if holds(boxes, box):
                markers |= bit(box * MOST_SIDES + side)
    return markers


def guards_on(state: State, shield: i64) -> i64:
    """The set of sides with a guard on a shield."""
    sides: i64 = 0
    for side in range(len(state.players)):
        if holds(state.players[side].posted, shield):
            sides |= bit(side)
    return sides


def helps_of(state: State, side: i64) -> i64:
    """How often each bodyguard of a side can still help it this round, four bits a street."""
    helps: i64 = 0
    if told_seat(state, side) < 0:
        return helps
    for street in range(STREET_COUNT):
        if holds(state.players[side].posted, street):
            helps += shifted(helps_left(state, side, street), 4 * street)
    return helps


def carriages_at(state: State, location: i64) -> i64:
    """The set of nobles whose carriage is at a location."""
    nobles: i64 = 0
    for noble in range(len(NOBLES)):
        if state.carriages[noble] == location:
            nobles |= bit(noble)
    return nobles


def destinations_at(state: State, location: i64) -> i64:
    """The set of nobles whose destination is a location."""
    nobles: i64 = 0
    for noble in range(len(NOBLES)):
        if destination(state, noble) == location:
            nobles |= bit(noble)
    return nobles


def rings_at(state: State, location: i64) -> i64:
    """The set of sides with a ring at a location."""
    sides: i64 = 0
    for side in range(len(state.players)):
        if state.players[side].ring == location:
            sides |= bit(side)
    return sides


def walking_view(state: State) -> Walking | None:
    """The member that is walking, if one is."""
    if state.walker == 0:
        return None
    return Walking(
        member=shown_member(state.walker, state.seat_count),
        location=state.walker_at + 1,
        steps_left=state.steps_left,
    )


def offers_view(state: State) -> Offers | None:
    """Giovanni's offers while he makes them."""
    if state.waiting == 0 or state.question != Question.GIOVANNI:
        return None
    ranking = [told_seat(state, side) for side in state.ranking]
    return Offers(
        reward=state.reward + 1,
        seat=ranking[state.rank],
        ranking=tuple(ranking),
        out=tuple([told_seat(state, side) for side in state.ranking if holds(state.out, side)]),
    )


# What an answer would bring


def time_after(state: State, viewer: i64) -> dict[str, int]:
    """What time the seat asked would have after an answer, where that changes it."""
    after: dict[str, int] = {}
    if viewer < 0 or not holds(state.waiting, viewer):
        return after
    player = state.players[viewer]
    if state.question == Question.ACTION:
        after["deploy"] = player.time - DEPLOY_COST
        after["promote"] = player.time - PROMOTE_COST
        after["move"] = player.time - MOVE_COST
        after["hurry"] = player.time - HURRY_COST
        after["boast"] = player.time - BOAST_COST
    elif state.question == Question.BONUS:
        after["gain-time"] = time_with(player, BONUS_TIME)
    return after


def passes_as(state: State, viewer: i64) -> str | None:
    """FLO-PAS-1: what is special about passing now, for the seat that may."""
    if viewer < 0 or not holds(state.waiting, viewer) or state.question != Question.ACTION:
        return None
    if state.passed | bit(viewer) == all_below(len(state.players)):
        return "last"
    return "first" if state.passed == 0 else None


# The sides


def player_view(state: State, side: i64, viewer: i64) -> PlayerView:
    """A side as the viewer sees it."""
    player = state.players[side]
    known: bool = side == viewer or state.waiting == 0
    strozzi: bool = is_solo(state) and side == STROZZI
    objective: Objective | None = None
    if known and player.objective >= 0:
        objective = shown_objective(
            player.objective, members_for(player, player.objective), objective_points(player)
        )
    return PlayerView(
        seat=told_seat(state, side),
        points=player.points,
        time=player.time,
        supply=shown_pieces(player.supply).copy(),
        supply_blue=shown_pieces(player.supply >> 12).copy() if strozzi else None,
        removed=shown_pieces(player.removed).copy(),
        gifts=player.gifts,
        given=shown_gifts(player.given).copy(),
        gift_prices=shown_gift_prices(player.given).copy(),
        guards=guards_left(state, side),
        markers_left=BOAST_MARKERS * (2 if strozzi else 1) - size(player.markers),
        scandals=shown_backs(player.hand),
        hand=shown_hand(player.hand) if known else None,
        has_objective=player.objective >= 0,
        objective=objective,
        passed=holds(state.passed, side),
    )


def strozzi_view(state: State) -> StrozziView:
    """Strozzi's cards as the human sees them."""
    return StrozziView(
        pile=len(state.pile),
        discard=tuple(listed(state.pile_discard)),
        drawn=tuple(state.drawn),
        drawn_before=tuple(state.drawn_before),
        turned_up=tuple([CARD.label(kind) for kind in state.turned_up]),
        adjustments=tuple([ADJUSTMENTS[adjustment] for adjustment in listed(state.adjustments)]),
        nobles=nobles_called(state.round),
        nobles_before=nobles_called(state.round - 1),
    )

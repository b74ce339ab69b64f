# mypyc: compile
"""Best work of the round, prestige cards at the end, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import holds, listed
from quattrocento.games.princes.actions import CARD
from quattrocento.games.princes.components import (
    FIRST_PRESTIGE,
    POINTS_OF_THE_BEST_WORK,
    PRESTIGE_CARDS,
)
from quattrocento.games.princes.counts import count_of
from quattrocento.games.princes.shown.events import BestWork, PrestigeScored
from quattrocento.games.princes.state import State


def score_best_work(state: State) -> None:
    """PRI-BST-1: the highest value of the round scores 3 points for each seat that reached it."""
    highest: i64 = 0
    for player in state.players:
        highest = max(highest, player.best)
    if highest == 0:
        return
    seats: list[int] = []
    for seat in range(state.seat_count):
        if state.players[seat].best == highest:
            state.players[seat].points += POINTS_OF_THE_BEST_WORK
            seats.append(seat)
    if state.listener is not None:
        state.listener.tell(BestWork(seats=seats, value=highest, points=POINTS_OF_THE_BEST_WORK))


def prestige_points(state: State, seat: i64, card: i64) -> i64:
    """PRI-END-1: what a prestige card scores for a seat as things stand."""
    _, points, tied_points, conditions = PRESTIGE_CARDS[card - FIRST_PRESTIGE]
    tied = False
    for what, least in conditions:
        own = count_of(state.players[seat], what)
        if least > 0:
            if own < least:
                return 0
            continue
        if own == 0:
            return 0
        for other in range(state.seat_count):
            if other == seat:
                continue
            others = count_of(state.players[other], what)
            if others > own:
                return 0
            if others == own:
                tied = True
    return tied_points if tied else points


def score_prestige_cards(state: State) -> None:
    """PRI-END-1: all prestige cards are turned over and scored."""
    for seat in range(state.seat_count):
        for card in listed(state.players[seat].prestige):
            points = prestige_points(state, seat, card)
            state.players[seat].points += points
            if state.listener is not None:
                state.listener.tell(PrestigeScored(seat=seat, card=CARD.label(card), points=points))


def scores(state: State) -> list[int]:
    """The prestige points of each seat, as they stand."""
    return [player.points for player in state.players]


def winners(state: State) -> list[int]:
    """PRI-END-2: most prestige points, then most money; whoever is still tied shares."""
    ranks = [(int(player.points), int(player.money)) for player in state.players]
    best = max(ranks)
    return [seat for seat in range(len(ranks)) if ranks[seat] == best]


def face_up(state: State, seat: i64) -> i64:
    """PRI-REC-2: the professions that lie face up with opponents."""
    cards: i64 = 0
    for other in range(state.seat_count):
        if other != seat:
            cards |= state.players[other].table
    return cards


def owner_of(state: State, card: i64) -> i64:
    """The seat with which a profession lies face up."""
    seat: i64 = 0
    while not holds(state.players[seat].table, card):
        seat += 1
    return seat

# mypyc: compile
"""The end of the game: time and objectives, and who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.ties import tied
from quattrocento.games.florence.boasts import gifts_given
from quattrocento.games.florence.city import OBJECTIVE_LOCATIONS
from quattrocento.games.florence.clock import gain_time
from quattrocento.games.florence.components import DISCARD_TIME, OBJECTIVE_POINTS, SCANDAL_KINDS
from quattrocento.games.florence.queues import all_counted, number_of_members
from quattrocento.games.florence.scandals import give_up
from quattrocento.games.florence.shown.events import (
    GameEnded,
    ObjectiveScored,
    SoloEnded,
    TieCompared,
    TimeScored,
)
from quattrocento.games.florence.state import (
    HUMAN,
    STROZZI,
    Player,
    State,
    is_solo,
    told_seat,
)

# By objective, the counts of members at its locations.
_COUNTS_FOR: Final[list[int]] = [
    sum(15 << 4 * location for location in locations) for locations in OBJECTIVE_LOCATIONS
]


def end_game(state: State) -> None:
    """FLO-END-1: cards become time, time and objectives points; nobody is asked any more."""
    for side in range(len(state.players)):
        player = state.players[side]
        turn_cards_into_time(state, side)
        score_time(state, side)
        if player.objective >= 0:
            score_objective(state, side)
    state.finish()
    if state.listener is None:
        return
    if is_solo(state):
        human, strozzi = state.players[HUMAN].points, state.players[STROZZI].points
        won = "yes" if winners(state) else "tie" if human == strozzi else "no"
        state.listener.tell(SoloEnded(seat=HUMAN, points=human, strozzi=strozzi, won=won))
    else:
        for seat in tied(scores(state)):
            player = state.players[seat]
            state.listener.tell(
                TieCompared(
                    seat=seat,
                    points=player.points,
                    members=number_of_members(player),
                    gifts=gifts_given(player),
                )
            )
        state.listener.tell(GameEnded(scores=scores(state), winners=winners(state)))


def turn_cards_into_time(state: State, side: i64) -> None:
    """FLO-SCN-2: after the last round every scandal card is 1 time."""
    player = state.players[side]
    while len(player.hand) > 0:
        give_up(state, side, player.hand[0] % SCANDAL_KINDS)
        gain_time(player, DISCARD_TIME)


def score_time(state: State, side: i64) -> None:
    """FLO-END-1: a point for every two time left."""
    player = state.players[side]
    points: i64 = player.time // 2
    player.points += points
    if state.listener is not None:
        state.listener.tell(
            TimeScored(seat=told_seat(state, side), time=player.time, points=points)
        )


def members_for(player: Player, objective: i64) -> i64:
    """How many members a side has on the four locations of an objective."""
    there: i64 = _COUNTS_FOR[objective]
    return all_counted(player.members & there)


def objective_points(player: Player) -> i64:
    """FLO-END-1: what a side's objective scores as the board stands."""
    number = members_for(player, player.objective)
    most: i64 = len(OBJECTIVE_POINTS) - 1
    return OBJECTIVE_POINTS[min(number, most)]


def score_objective(state: State, side: i64) -> None:
    """FLO-END-1: score an objective card."""
    player = state.players[side]
    points = objective_points(player)
    player.points += points
    if state.listener is not None:
        state.listener.tell(
            ObjectiveScored(
                seat=told_seat(state, side),
                locations=objective_label(player.objective),
                members=members_for(player, player.objective),
                points=points,
            )
        )


def objective_label(objective: i64) -> str:
    """The locations of an objective, as people write them."""
    return " ".join([str(location + 1) for location in OBJECTIVE_LOCATIONS[objective]])


def scores(state: State) -> list[int]:
    """The points of each seat, as they stand."""
    return [state.players[seat].points for seat in range(state.seat_count)]


def winners(state: State) -> list[int]:
    """FLO-END-2: most points, then members on the board, then gifts; FLO-SOL-13 alone."""
    if is_solo(state):
        return [HUMAN] if state.players[HUMAN].points > state.players[STROZZI].points else []
    ranks = [
        (int(player.points), int(number_of_members(player)), int(gifts_given(player)))
        for player in state.players
    ]
    best = max(ranks)
    return [seat for seat in range(len(ranks)) if ranks[seat] == best]

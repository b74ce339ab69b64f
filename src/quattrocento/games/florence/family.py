# mypyc: compile
"""The family: the actions Deploy and Promote."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds
from quattrocento.core.decision import Refusal
from quattrocento.games.florence.actions import RANK
from quattrocento.games.florence.components import DEBUTANT, DONNA, MAESTRO, SLOTS
from quattrocento.games.florence.queues import (
    deploy_piece,
    has_room,
    in_supply,
    is_own,
    member,
    promote_piece,
    rank_at,
)
from quattrocento.games.florence.shown.events import Deployed, Promoted
from quattrocento.games.florence.state import Player, State

NO_DEBUTANT: Final = Refusal("FLO-DEP-1", "refusal-no-debutant")
FULL: Final = Refusal("FLO-QUE-3", "refusal-full")
NOT_YOUR_MEMBER: Final = Refusal("FLO-PRO-1", "refusal-not-your-member")
HIGHEST_RANK: Final = Refusal("FLO-PRO-1", "refusal-highest-rank")
NO_PIECE: Final = Refusal("FLO-PRO-1", "refusal-no-piece")


def has_no_debutant(player: Player) -> Refusal | None:
    """FLO-DEP-1: to deploy at all takes a debutant on the player board."""
    return NO_DEBUTANT if in_supply(player, 0, DEBUTANT) == 0 else None


def is_full(state: State, location: i64) -> Refusal | None:
    """FLO-QUE-3: whoever comes to a location needs a free slot there."""
    return None if has_room(state, location) else FULL


def cannot_deploy(state: State, seat: i64, location: i64) -> Refusal | None:
    """FLO-DEP-1: a debutant on the player board, and a free slot."""
    return has_no_debutant(state.players[seat]) or is_full(state, location)


def deploy(state: State, seat: i64, location: i64) -> None:
    """FLO-DEP-1: bring a debutant to a location."""
    position = deploy_piece(state, member(seat, DEBUTANT), location, False)
    if state.listener is not None:
        state.listener.tell(
            Deployed(
                seat=seat,
                rank=RANK.label(DEBUTANT - 1),
                location=location + 1,
                position=position + 1,
            )
        )


def cannot_promote(state: State, seat: i64, place: i64) -> Refusal | None:
    """FLO-PRO-1: an own member below the maestro, and the new piece in the supply."""
    if not is_own(state, seat, place):
        return NOT_YOUR_MEMBER
    rank = rank_at(state, place)
    if rank == MAESTRO:
        return HIGHEST_RANK
    return None if holds(ranks_to_promote(state.players[seat]), rank) else NO_PIECE


def ranks_to_promote(player: Player) -> i64:
    """FLO-PRO-1: the set of ranks whose next higher piece is in the supply."""
    ranks: i64 = 0
    if in_supply(player, 0, DONNA) > 0:
        ranks |= bit(DEBUTANT)
    if in_supply(player, 0, MAESTRO) > 0:
        ranks |= bit(DONNA)
    return ranks


def promote(state: State, seat: i64, place: i64) -> None:
    """FLO-PRO-1: the next rank; the replaced piece returns to the supply."""
    rank = rank_at(state, place)
    position = promote_piece(state, place)
    if state.listener is not None:
        state.listener.tell(
            Promoted(
                seat=seat,
                rank=RANK.label(rank),
                location=place // SLOTS + 1,
                position=position + 1,
            )
        )

# mypyc: compile
"""Ranks: climbing with a card of the supply or of another player (AUG-RNK)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit, holds, lowest, size
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.rows import replaced
from quattrocento.games.augsburg.actions import (
    ACCEPT_FLORINS,
    CONSOLING,
    FIRST_ROB,
    RANK,
    ROBBING,
)
from quattrocento.games.augsburg.components import (
    COLOURS,
    RANK_CARDS,
    ROBBED_FLORINS,
    ROBBED_POINTS,
    TOP_RANK,
)
from quattrocento.games.augsburg.facts import receive
from quattrocento.games.augsburg.prestige import gain_prestige, tell_of_loss
from quattrocento.games.augsburg.sequence_of_play import after_use
from quattrocento.games.augsburg.shown.events import (
    Climbed,
    ConsoledWithFlorins,
    ConsoledWithPrestige,
    Robbed,
)
from quattrocento.games.augsburg.state import Player, Question, State

ON_TOP: Final = Refusal("AUG-RNK-1", "refusal-on-top-rank")
NOT_AT_RANK: Final = Refusal("AUG-RNK-2", "refusal-not-at-rank")


def climb_refusal(player: Player, colour: i64) -> Refusal | None:
    """AUG-RNK-1: above rank 4 there is no step."""
    return ON_TOP if player.ranks[colour] == TOP_RANK else None


def seats_at(state: State, colour: i64, rank: i64) -> i64:
    """The set of seats that stand at exactly this rank."""
    seats: i64 = 0
    for seat in range(state.seat_count):
        if state.players[seat].ranks[colour] == rank:
            seats |= bit(seat)
    return seats


def in_supply(state: State, colour: i64, rank: i64) -> i64:
    """AUG-RNK-1: the cards of a rank in the supply.

    Rank 2 is kept for good, so that everybody above rank 1 has one; ranks 3 and 4 only who stands
    there.
    """
    cards: i64 = RANK_CARDS[state.seat_count][rank - 2]
    if rank == 2:
        return cards - state.seat_count + size(seats_at(state, colour, 1))
    return cards - size(seats_at(state, colour, rank))


def climb(state: State, seat: i64, colour: i64) -> None:
    """AUG-RNK-1, 2: take the next rank card, from another player only if the supply has none."""
    rank: i64 = state.players[seat].ranks[colour] + 1
    if in_supply(state, colour, rank) > 0:
        set_rank(state.players[seat], colour, rank)
        if state.listener is not None:
            state.listener.tell(
                Climbed(seat=seat, rank=rank_label(colour, rank), privilege=COLOURS[colour])
            )
        after_use(state)
        return
    state.climbing = colour
    victims = seats_at(state, colour, rank)
    if size(victims) == 1:
        rob(state, seat, lowest(victims))
    else:
        state.ask(Question.ROB, seat)


def set_rank(player: Player, colour: i64, rank: i64) -> None:
    """Put a seat at a rank of a ladder."""
    player.ranks = replaced(player.ranks, colour, rank)


def rank_label(colour: i64, rank: i64) -> str:
    """A rank in notation."""
    return RANK.label(colour * TOP_RANK + rank - 1)


class Rob(Decision[State]):
    """AUG-RNK-2: choose whose rank card to take."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """The victim must stand at exactly that rank."""
        rank: i64 = state.players[seat].ranks[state.climbing] + 1
        victims = seats_at(state, state.climbing, rank)
        return None if holds(victims, action - FIRST_ROB) else NOT_AT_RANK

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Take it, and ask the victim for its consolation."""
        state.note_open(seat, action)
        rob(state, seat, action - FIRST_ROB)


def rob(state: State, seat: i64, victim: i64) -> None:
    """AUG-RNK-3: both exchange ranks: for a rank 4 card the victim gets the robber's rank 3 card.

    Who loses a rank 3 card gets none, but keeps the rank 2 card; the rights tiles stay.
    """
    colour = state.climbing
    rank: i64 = state.players[victim].ranks[colour]
    set_rank(state.players[seat], colour, rank)
    set_rank(state.players[victim], colour, rank - 1)
    state.climbing = -1
    if state.listener is not None:
        label = rank_label(colour, rank)
        state.listener.tell(
            Robbed(seat=seat, robbed_seat=victim, rank=label, privilege=COLOURS[colour])
        )
    state.ask(Question.CONSOLE, victim)


class Console(Decision[State]):
    """AUG-RNK-2: the victim chooses 100 florins or 1 prestige, before the robber goes on."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Both can always be chosen, prestige even if a barrier voids it."""
        return None

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Receive it; then the robber goes on."""
        state.note_open(seat, action)
        player = state.players[seat]
        if action == ACCEPT_FLORINS:
            receive(player, ROBBED_FLORINS)
            if state.listener is not None:
                state.listener.tell(ConsoledWithFlorins(seat=seat, florins=ROBBED_FLORINS))
        else:
            gained = gain_prestige(player, ROBBED_POINTS)
            if state.listener is not None:
                state.listener.tell(ConsoledWithPrestige(seat=seat, gained=gained))
                tell_of_loss(state, seat, ROBBED_POINTS - gained)
        after_use(state)


ROB: Final[Rob] = Rob("rob", "AUG-RNK-2", [ROBBING])
CONSOLE: Final[Console] = Console("console", "AUG-RNK-2", CONSOLING)

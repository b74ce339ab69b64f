# mypyc: compile
"""Set-up: the supply, the piles, and everybody's choice of three professions (PRI-SET)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import all_below, bit, holds, listed
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.rows import ONE_BYTE
from quattrocento.games.princes.actions import FIRST_RETURN, RETURNING, ids_from
from quattrocento.games.princes.components import (
    DEALT_PROFESSIONS,
    DECK_STARTS,
    FIRST_MONEY,
    PROFESSION_DECK,
    full_stock,
)
from quattrocento.games.princes.counts import PROFESSION_CARDS
from quattrocento.games.princes.estate import ALL_PIECES, find_fitting
from quattrocento.games.princes.piles import set_pile
from quattrocento.games.princes.sequence_of_play import begin_round
from quattrocento.games.princes.shown.events import ProfessionReturned
from quattrocento.games.princes.state import (
    DEALT,
    FIRST_BATCHES,
    NOBODY,
    Player,
    Question,
    State,
)
from quattrocento.games.princes.supply import fill_stock

NOT_DEALT: Final = Refusal("PRI-SET-3", "refusal-not-dealt")


def deck_set(deck: int) -> int:
    """All cards of a deck, as a set."""
    return int(all_below(DECK_STARTS[deck + 1]) - all_below(DECK_STARTS[deck]))


FIRST_MEMORY: Final = (deck_set(0), deck_set(1), deck_set(2), deck_set(0))
FIRST_LOOKERS: Final = bytes([NOBODY] * FIRST_BATCHES)
DECK_CARDS: Final = [bytes(range(DECK_STARTS[deck], DECK_STARTS[deck + 1])) for deck in range(3)]


def prepare(state: State) -> None:
    """Set up the table; everybody chooses which profession to return (PRI-SET-3)."""
    fill_stock(state, full_stock(state.seat_count))
    state.lookers = FIRST_LOOKERS
    for deck in range(3):
        pile = state.shuffled(DECK_CARDS[deck])
        set_pile(state, deck, pile, ONE_BYTE[deck] * len(pile))
    for _seat in range(state.seat_count):
        state.players.append(NEWCOMER.clone())
    deal_professions(state)
    state.ask_all(Question.RETURN, all_below(state.seat_count))


def new_player() -> Player:
    """PRI-SET-2: an empty estate, 3500 florins, no points."""
    player = Player()
    player.money = FIRST_MONEY
    player.memory = FIRST_MEMORY
    find_fitting(player, ALL_PIECES)
    return player


NEWCOMER: Final[Player] = new_player()


def deal_professions(state: State) -> None:
    """PRI-SET-3: four professions to each player."""
    pile = state.piles[PROFESSION_DECK]
    for player in state.players:
        for card in pile[:DEALT_PROFESSIONS]:
            player.hand |= bit(card)
        player.origins = ((bit(DEALT),) * DEALT_PROFESSIONS, (), ())
        pile = pile[DEALT_PROFESSIONS:]
    set_pile(state, PROFESSION_DECK, pile, ONE_BYTE[PROFESSION_DECK] * len(pile))


class Return(Decision[State]):
    """PRI-SET-3: at the same time and hidden, everybody returns one of four professions."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """It must be one of those dealt."""
        return None if holds(state.players[seat].hand, action - FIRST_RETURN) else NOT_DEALT

    def candidates(self, state: State, seat: i64) -> list[int]:
        """The four cards dealt."""
        return ids_from(FIRST_RETURN, state.players[seat].hand)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Note the choice; when all have chosen, the game begins."""
        state.players[seat].returned = action - FIRST_RETURN
        state.waiting -= bit(seat)
        if state.listener is not None:
            state.listener.tell(ProfessionReturned(seat=seat))
        if state.waiting == 0:
            return_professions(state)
            begin_round(state)


def return_professions(state: State) -> None:
    """PRI-SET-3: all professions that nobody kept are shuffled into the pile.

    A seat remembers its returned card: it may be in the pile, but was not dealt to another.
    """
    left: i64 = PROFESSION_CARDS
    for player in state.players:
        not_dealt: i64 = PROFESSION_CARDS & ~player.hand
        player.hand -= bit(player.returned)
        player.returned = -1
        player.origins = (player.origins[0][1:], (), ())
        left -= player.hand
        in_pile: i64 = PROFESSION_CARDS & ~player.hand
        player.memory = (in_pile, player.memory[1], player.memory[2], not_dealt)
    pile = state.shuffled(bytes(listed(left)))
    set_pile(state, PROFESSION_DECK, pile, ONE_BYTE[PROFESSION_DECK] * len(pile))


RETURN: Final[Return] = Return("return", "PRI-SET-3", [RETURNING])

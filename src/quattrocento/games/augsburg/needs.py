# mypyc: compile
"""What the open facts ask of a seat's hidden hand: the bonds that its bids need, its least size."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import holds
from quattrocento.games.augsburg.bonds import count_of, has_true, worth
from quattrocento.games.augsburg.components import (
    BOND_KINDS,
    DECK,
    JOKER,
    MAXIMILIAN,
    NOBLE_COUNT,
    NOBLE_OF,
)
from quattrocento.games.augsburg.facts import valid_at_least
from quattrocento.games.augsburg.state import Player, State

RATHER_CHEAP: Final = 230


def unseen_by(state: State, seat: i64) -> list[list[int]]:
    """The bonds that a seat has not seen, by noble, jokers last, in the order of their kinds."""
    seen: list[int] = [0] * BOND_KINDS
    for bond in state.discard:
        seen[bond] += 1
    for other in range(state.seat_count):
        player = state.players[other]
        bonds = player.known
        if other == seat:
            bonds = player.hand + player.offer + player.unbought
        for bond in bonds:
            seen[bond] += 1
    unseen: list[list[int]] = [[], [], [], [], []]
    for bond in DECK:
        if seen[bond] > 0:
            seen[bond] -= 1
        else:
            unseen[NOBLE_OF[bond]].append(bond)
    return unseen


def lacking(player: Player, visit: i64) -> i64:
    """How many bonds a seat must have for a visit besides those known, jokers included."""
    known: i64 = count_of(player.known, JOKER)
    for bond in player.known:
        if NOBLE_OF[bond] == visit:
            known += 1
    return max(0, valid_at_least(player, visit) - known)


def needed_bonds(player: Player, jokers: i64) -> list[int]:
    """The true bonds of each noble that a seat must have besides those known and some jokers."""
    needed: list[int] = []
    for noble in range(NOBLE_COUNT):
        number: i64 = max(0, lacking(player, noble) - jokers)
        if number == 0 and holds(player.true_least, noble) and not has_true(player.known, noble):
            number = 1
        needed.append(number)
    return needed


def needs_any_true(player: Player, needed: list[int]) -> bool:
    """Whether a seat must have one more true bond, of any noble (AUG-BID-10)."""
    if not holds(player.true_least, MAXIMILIAN) or has_true(player.known, MAXIMILIAN):
        return False
    return needed[0] + needed[1] + needed[2] + needed[3] == 0


def least_hand(player: Player, jokers: i64, needed: list[int]) -> i64:
    """The smallest hand with these jokers and needed bonds that fits all that is known."""
    least: i64 = len(player.known) + jokers
    least += needed[0] + needed[1] + needed[2] + needed[3]
    if needs_any_true(player, needed):
        least += 1
    return max(least, valid_at_least(player, MAXIMILIAN))


def means(player: Player) -> i64:
    """What the hidden bonds of a seat can cost at most, so that it has the money it must have."""
    return player.wealth_most - player.money_least - worth(player.known)


def affordable(player: Player) -> i64:
    """How many bonds a seat can have in hand with its means, if they are rather cheap ones."""
    return len(player.known) + max(0, means(player)) // RATHER_CHEAP

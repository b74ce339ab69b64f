# mypyc: compile
"""Guessed hands made affordable: bonds change hands until none is dearer than a seat's means."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.games.augsburg.bonds import price_of, worth
from quattrocento.games.augsburg.components import NOBLE_OF


def even_out(
    hands: list[list[int]], needed: list[int], most: list[int], fixed: list[list[int]]
) -> None:
    """Exchange bonds while some hand is too dear and an exchange helps.

    The first `needed` bonds of a hand, which its bids ask for, are exchanged for others of the same
    noble only; `most` is what each hand may cost. Bonds that are `fixed` stay where they are.
    """
    for place in range(len(hands)):
        excess: i64 = worth(bytes(hands[place])) - most[place]
        while excess > 0:
            saved = best_exchange(hands, needed, most, fixed, place, excess)
            if saved == 0:
                break
            excess -= saved


def best_exchange(
    hands: list[list[int]],
    needed: list[int],
    most: list[int],
    fixed: list[list[int]],
    place: i64,
    excess: i64,
) -> i64:
    """Make the exchange with another hand that saves most of an excess without making one there."""
    saved: i64 = 0
    best_own: i64 = -1
    best_other: i64 = -1
    best_place: i64 = -1
    for other in range(len(hands)):
        if other == place:
            continue
        room: i64 = most[other] - worth(bytes(hands[other]))
        for own in range(len(hands[place])):
            dear = hands[place][own]
            for its in range(len(hands[other])):
                cheap = hands[other][its]
                saving: i64 = price_of(dear) - price_of(cheap)
                if saving <= saved or saving > room or saved >= excess:
                    continue
                bound = own < needed[place] or its < needed[other]
                if bound and NOBLE_OF[dear] != NOBLE_OF[cheap]:
                    continue
                if dear in fixed[place] or cheap in fixed[other]:
                    continue
                saved, best_own, best_other, best_place = saving, own, its, other
    if saved > 0:
        dear = hands[place][best_own]
        hands[place][best_own] = hands[best_place][best_other]
        hands[best_place][best_other] = dear
    return saved

"""All pieces of the box are there, and what all know of a seat is true: so in every state."""

from __future__ import annotations

from collections import Counter

from quattrocento.core.bits import holds
from quattrocento.core.position import expect
from quattrocento.games.augsburg.actions import RIGHT
from quattrocento.games.augsburg.bonds import count_of, has_true, labels, valid_bonds, worth
from quattrocento.games.augsburg.components import (
    COLOURS,
    DECK,
    MAXIMILIAN,
    RANK_CARDS,
    RIGHT_KINDS,
    TOP_RANK,
    VISITS,
)
from quattrocento.games.augsburg.facts import valid_at_least
from quattrocento.games.augsburg.prestige import barrier
from quattrocento.games.augsburg.ranks import in_supply
from quattrocento.games.augsburg.state import Player, Question, State


def all_bonds(state: State) -> list[int]:
    """Every bond, wherever it is."""
    bonds = list(state.pile[state.drawn :]) + list(state.discard)
    for player in state.players:
        bonds += list(player.hand + player.offer + player.unbought)
    return sorted(bonds)


def census(state: State) -> dict[str, int]:
    """Bonds and rank cards: always as many as in the box."""
    counts = dict(Counter(labels(bytes(all_bonds(state)))))
    for colour in range(len(COLOURS)):
        for rank in range(2, TOP_RANK + 1):
            owned = sum(
                player.ranks[colour] >= rank if rank == 2 else player.ranks[colour] == rank
                for player in state.players
            )
            counts[f"{COLOURS[colour]} {rank}"] = owned + int(in_supply(state, colour, rank))
    return counts


def check_components(state: State) -> None:
    """All bonds must be there, and no more rank cards and tiles in use than there are."""
    expect(all_bonds(state) == sorted(DECK), "bonds", "expected exactly those of the box")
    for colour, name in enumerate(COLOURS):
        for rank in range(2, TOP_RANK + 1):
            most = RANK_CARDS[state.seats][rank - 2]
            expect(
                in_supply(state, colour, rank) >= 0,
                "players.ranks",
                f"expected at most {most} of {name} {rank}",
            )
    for right in range(RIGHT_KINDS):
        places = sorted(player.rights[right] for player in state.players if player.rights[right])
        expect(
            places == list(range(1, len(places) + 1)),
            "players.rights",
            f"expected the places of {RIGHT.label(right)} from 1 on, each once",
        )
    cards = state.face_up + state.face_down + (bytes([state.card]) if state.card >= 0 else b"")
    expect(len(set(cards)) == len(cards), "face_up", "expected each privilege card once")


def check_player(player: Player, field: str) -> None:
    """What a seat has must fit together, and what is known of it must be true."""
    expect(player.money >= 0, f"{field}.money", "expected 0 or more")
    limit = int(barrier(player))
    expect(0 <= player.prestige <= limit, f"{field}.prestige", f"expected 0 to {limit}")
    source = player.offer or player.hand
    expect(_among(player.chosen, source), f"{field}.chosen", "expected bonds offered or in hand")
    expect(_among(player.known, player.hand), f"{field}.facts.known", "expected bonds of the hand")
    in_doubt = len(player.doubted)
    there = sum(
        min(count_of(player.doubted, bond), count_of(player.hand, bond))
        for bond in set(player.doubted)
    )
    expect(
        0 <= player.missing <= max(0, in_doubt - 1) and there >= in_doubt - player.missing,
        f"{field}.facts.missing",
        "expected bonds in doubt of which at most so many are not in the hand",
    )
    for visit, name in enumerate(VISITS):
        valid = len(player.hand) if visit == MAXIMILIAN else valid_bonds(player.hand, visit)
        least = valid_at_least(player, visit)
        expect(
            least <= valid or (valid == 0 and least <= len(player.hand)),
            f"{field}.facts.valid_least",
            f"expected at most {valid} for {name}",
        )
        true_bond = has_true(player.hand, visit) or not holds(player.true_least, visit)
        expect(true_bond, f"{field}.facts.true_least", f"{name} is not in the hand")
    held = len(player.hand) + len(player.unbought)
    _between(player.held_least, held, player.held_most, f"{field}.facts.held_least")
    _between(len(player.unbought), player.refusable, len(DECK), f"{field}.facts.refusable")
    _between(0, player.money_least, player.money, f"{field}.facts.money_least")
    wealth = player.money + worth(player.hand)
    _between(player.wealth_least, wealth, player.wealth_most, f"{field}.facts.wealth_least")


def check_question(state: State) -> None:
    """The question must fit the answer that is under way."""
    if state.over:
        return
    question = Question(state.question)
    if question in (Question.USE, Question.DISCARD, Question.BUILDER, Question.CONSOLE):
        expect(state.card >= 0, "card", "expected a privilege card in use")
    if question in (Question.TAKE_CARD, Question.USE, Question.DISCARD, Question.BUILDER):
        expect(state.awaiting() == [state.user], "user", "expected the seat that is awaited")
    if question == Question.ROB:
        expect(state.climbing >= 0, "climbing", "expected a colour")
    if question == Question.SHOW:
        expect(state.waiting & ~state.bidders == 0, "bidders", "expected all who are awaited")
    for seat in state.awaiting():
        expect(len(state.legal(seat)) > 0, "question", "expected something to answer")


def _among(some: bytes, others: bytes) -> bool:
    return all(count_of(some, bond) <= count_of(others, bond) for bond in some)


def _between(least: int, number: int, most: int, field: str) -> None:
    expect(least <= number <= most, field, f"expected {least} <= {number} <= {most}")

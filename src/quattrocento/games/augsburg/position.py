"""A game of Augsburg 1520 as a readable position, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from quattrocento.core.bits import bit, holds, shifted
from quattrocento.core.errors import BadNotation, BadPosition
from quattrocento.core.position import Position, expect, looked_up, read
from quattrocento.games.augsburg.actions import ACTIONS, BOND, CARD, COLOUR, NOBLE, RIGHT
from quattrocento.games.augsburg.bonds import count_of, labels, valid_bonds, worth
from quattrocento.games.augsburg.components import (
    COLOURS,
    DECK,
    FIELDS_OF_A_CARD,
    MAXIMILIAN,
    PILE_HEIGHT,
    RANK_CARDS,
    RIGHT_KINDS,
    TOP_RANK,
    VISITS,
)
from quattrocento.games.augsburg.facts import note_bid, valid_at_least
from quattrocento.games.augsburg.guessing import has_true
from quattrocento.games.augsburg.income import rounds
from quattrocento.games.augsburg.prestige import barrier
from quattrocento.games.augsburg.ranks import in_supply
from quattrocento.games.augsburg.state import Player, Question, State


class FactsPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What everybody knows of a seat's hidden hand and money (see `facts`)."""

    known: list[str]
    valid_least: dict[str, int]
    true_least: list[str]
    held_least: int
    held_most: int
    refusable: int
    money_least: int
    wealth_least: int
    wealth_most: int
    drawn_since: int


class PlayerPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat; without `facts` the others know how many bonds it has and its wealth, no more.

    `returned` are bonds it had left unbought when the discard last became the pile.
    """

    hand: list[str]
    money: int
    prestige: int = 0
    ranks: dict[str, int] = {}
    rights: dict[str, int] = {}
    offer: list[str] = []
    chosen: list[str] = []
    unbought: list[str] = []
    returned: list[str] = []
    shown: list[str] = []
    bid: int = 0
    facts: FactsPosition | None = None


class AugsburgPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The table. The pile is given from the top; `discard` is what all saw go there.

    `returned` is what all saw of the discard that last became the pile.
    """

    round: int
    noble: str
    opener: int
    players: list[PlayerPosition]
    pile: list[str]
    discard: list[str] = []
    returned: list[str] = []
    face_up: list[str]
    face_down: list[str] = []
    bidders: list[int] = []
    highest: int = 0
    leader: int | None = None
    user: int | None = None
    card: str | None = None
    fields_used: list[int] = []
    uses_left: int = 0
    builder_ready: bool = False
    climbing: str | None = None
    last: str | None = None
    last_seat: int | None = None


# Writing


def dump(state: State) -> dict[str, Any]:
    """The whole state as plain data."""
    position = AugsburgPosition(
        game=state.game.name,
        seats=state.seats,
        question=state.decision.name,
        awaiting=state.awaiting(),
        chance=state.chance,
        round=state.round,
        noble=NOBLE.label(state.visit),
        opener=state.opener,
        players=[dump_player(player) for player in state.players],
        pile=labels(state.pile[state.drawn :]),
        discard=labels(state.discard),
        returned=labels(state.returned),
        face_up=[CARD.label(card) for card in state.face_up],
        face_down=[CARD.label(card) for card in state.face_down],
        bidders=[seat for seat in range(state.seats) if holds(state.bidders, seat)],
        highest=state.highest,
        leader=_seat_or_none(state.leader),
        user=_seat_or_none(state.user),
        card=None if state.card < 0 else CARD.label(state.card),
        fields_used=[f + 1 for f in range(FIELDS_OF_A_CARD) if holds(state.fields_used, f)],
        uses_left=state.uses_left,
        builder_ready=state.builder_ready,
        climbing=None if state.climbing < 0 else COLOURS[state.climbing],
        last=None if state.last < 0 else ACTIONS.text(state.last),
        last_seat=_seat_or_none(state.last_seat),
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def dump_player(player: Player) -> PlayerPosition:
    """A seat as plain data."""
    return PlayerPosition(
        hand=labels(player.hand),
        money=player.money,
        prestige=player.prestige,
        ranks=dict(zip(COLOURS, player.ranks, strict=True)),
        rights={
            RIGHT.label(right): player.rights[right]
            for right in range(RIGHT_KINDS)
            if player.rights[right] > 0
        },
        offer=labels(player.offer),
        chosen=labels(player.chosen),
        unbought=labels(player.unbought),
        returned=labels(player.returned),
        shown=labels(player.shown),
        bid=player.bid,
        facts=FactsPosition(
            known=labels(player.known),
            valid_least={
                VISITS[visit]: valid_at_least(player, visit)
                for visit in range(len(VISITS))
                if valid_at_least(player, visit) > 0
            },
            true_least=[
                VISITS[visit] for visit in range(len(VISITS)) if holds(player.true_least, visit)
            ],
            held_least=player.held_least,
            held_most=player.held_most,
            refusable=player.refusable,
            money_least=player.money_least,
            wealth_least=player.wealth_least,
            wealth_most=player.wealth_most,
            drawn_since=player.drawn_since,
        ),
    )


def _seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


# Reading


def load(data: Mapping[str, Any], names: list[str], seats: range) -> State:
    """The state of a position; `names` are those of the game's questions."""
    position = read(data, AugsburgPosition, "augsburg")
    expect(position.seats in seats, "seats", f"expected {seats.start} to {seats.stop - 1}")
    expect(len(position.players) == position.seats, "players", f"expected {position.seats}")
    expect(position.question in names, "question", f"expected one of {', '.join(names)}")
    state = State()
    state.seat_count = position.seats
    state.question = names.index(position.question)
    state.waiting = sum(bit(seat) for seat in set(position.awaiting))
    state.chance = position.chance
    load_table(state, position)
    load_card(state, position)
    state.players = [
        load_player(player, f"players[{seat}]", state.visit)
        for seat, player in enumerate(position.players)
    ]
    check_components(state)
    for seat, player in enumerate(state.players):
        check_player(player, f"players[{seat}]")
    return state


def load_table(state: State, position: AugsburgPosition) -> None:
    """The table between the seats, and the bidding."""
    state.round = position.round
    expect(0 <= state.round <= rounds(state), "round", f"expected 0 to {rounds(state)}")
    state.visit = looked_up(NOBLE.place, position.noble, "noble")
    state.opener = _seat(position.opener, position, "opener")
    state.pile = _kinds(position.pile, "pile")
    state.discard = _bonds(position.discard, "discard")
    state.returned = _bonds(position.returned, "returned")
    state.face_up = _cards(position.face_up, "face_up")
    state.face_down = _cards(position.face_down, "face_down")
    for seat in position.bidders:
        state.bidders |= bit(_seat(seat, position, "bidders"))
    expect(0 <= position.highest <= len(DECK), "highest", f"expected 0 to {len(DECK)}")
    state.highest = position.highest
    state.leader = _seat(position.leader, position, "leader")


def load_card(state: State, position: AugsburgPosition) -> None:
    """The privilege card in use, and the last open action."""
    state.user = _seat(position.user, position, "user")
    if position.card is not None:
        state.card = looked_up(CARD.place, position.card, "card")
    for field in position.fields_used:
        expect(1 <= field <= FIELDS_OF_A_CARD, "fields_used", "expected 1 to 3")
        state.fields_used |= bit(field - 1)
    expect(0 <= position.uses_left <= 2, "uses_left", "expected 0 to 2")
    state.uses_left = position.uses_left
    state.builder_ready = position.builder_ready
    if position.climbing is not None:
        state.climbing = looked_up(COLOUR.place, position.climbing, "climbing")
    if position.last is not None:
        try:
            state.last = ACTIONS.parse(position.last)
        except BadNotation as error:
            raise BadPosition("last", str(error)) from None
    state.last_seat = _seat(position.last_seat, position, "last_seat")


def load_player(position: PlayerPosition, field: str, visit: int) -> Player:
    """A seat from its position."""
    player = Player()
    player.hand = _bonds(position.hand, f"{field}.hand")
    player.money = position.money
    player.prestige = position.prestige
    player.ranks = bytes(_ranks(position.ranks, f"{field}.ranks"))
    player.rights = bytes(_rights(position.rights, f"{field}.rights"))
    player.offer = _bonds(position.offer, f"{field}.offer")
    player.chosen = _bonds(position.chosen, f"{field}.chosen")
    player.unbought = _bonds(position.unbought, f"{field}.unbought")
    player.returned = _bonds(position.returned, f"{field}.returned")
    player.shown = _bonds(position.shown, f"{field}.shown")
    expect(0 <= position.bid <= len(DECK), f"{field}.bid", f"expected 0 to {len(DECK)}")
    player.bid = position.bid
    if position.facts is None:
        assume_facts(player, visit)
    else:
        load_facts(player, position.facts, f"{field}.facts")
    return player


def assume_facts(player: Player, visit: int) -> None:
    """What others know where a position does not say: sizes, wealth, and the bid of the moment."""
    player.held_least = len(player.hand) + len(player.unbought)
    player.held_most = player.held_least
    player.refusable = len(player.unbought)
    player.valid_least = shifted(len(player.hand), 8 * MAXIMILIAN)
    player.wealth_least = player.money + worth(player.hand)
    player.wealth_most = player.wealth_least
    if player.bid > 0:
        note_bid(player, visit, player.bid)


def load_facts(player: Player, facts: FactsPosition, field: str) -> None:
    """What others know of a seat."""
    player.known = _bonds(facts.known, f"{field}.known")
    for noble, least in facts.valid_least.items():
        expect(0 < least <= len(DECK), f"{field}.valid_least", f"expected 1 to {len(DECK)}")
        visit = looked_up(NOBLE.place, noble, f"{field}.valid_least")
        player.valid_least += shifted(least, 8 * visit)
    for noble in facts.true_least:
        player.true_least |= bit(looked_up(NOBLE.place, noble, f"{field}.true_least"))
    player.held_least = facts.held_least
    player.held_most = facts.held_most
    player.refusable = facts.refusable
    player.money_least = facts.money_least
    player.wealth_least = facts.wealth_least
    player.wealth_most = facts.wealth_most
    player.drawn_since = facts.drawn_since


# Checking


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


# Parts


def _kinds(bonds: list[str], field: str) -> bytes:
    return bytes(
        looked_up(BOND.place, label, f"{field}[{number}]") for number, label in enumerate(bonds)
    )


def _bonds(bonds: list[str], field: str) -> bytes:
    return bytes(sorted(_kinds(bonds, field)))


def _cards(cards: list[str], field: str) -> bytes:
    return bytes(sorted(looked_up(CARD.place, card, field) for card in cards))


def _seat(seat: int | None, position: AugsburgPosition, field: str) -> int:
    if seat is None:
        return -1
    expect(0 <= seat < position.seats, field, "expected a seat")
    return seat


def _ranks(ranks: dict[str, int], field: str) -> list[int]:
    numbers = [1] * len(COLOURS)
    for colour, rank in ranks.items():
        expect(1 <= rank <= TOP_RANK, field, f"expected 1 to {TOP_RANK}")
        numbers[looked_up(COLOUR.place, colour, field)] = rank
    return numbers


def _rights(rights: dict[str, int], field: str) -> list[int]:
    places = [0] * RIGHT_KINDS
    for right, place in rights.items():
        expect(1 <= place <= PILE_HEIGHT, field, f"expected 1 to {PILE_HEIGHT}")
        places[looked_up(RIGHT.place, right, field)] = place
    return places

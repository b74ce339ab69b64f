"""A game of Augsburg 1520 as a readable position, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from quattrocento.core.bits import bit, holds, shifted
from quattrocento.core.errors import BadNotation, BadPosition
from quattrocento.core.position import Position, expect, looked_up, read
from quattrocento.games.augsburg.actions import ACTIONS, BOND, CARD, COLOUR, NOBLE, RIGHT
from quattrocento.games.augsburg.bonds import labels, worth
from quattrocento.games.augsburg.census import check_components, check_player
from quattrocento.games.augsburg.components import (
    COLOURS,
    DECK,
    FIELDS_OF_A_CARD,
    MAXIMILIAN,
    PILE_HEIGHT,
    RIGHT_KINDS,
    TOP_RANK,
    VISITS,
)
from quattrocento.games.augsburg.facts import note_bid, valid_at_least
from quattrocento.games.augsburg.income import rounds
from quattrocento.games.augsburg.state import Player, State


class FactsPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What everybody knows of a seat's hidden hand and money (see `facts`)."""

    known: list[str]
    doubted: list[str] = []
    missing: int = 0
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

    `returned` are bonds it had left unbought when the discard last became the pile, and bonds that
    it gave then.
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
            doubted=labels(player.doubted),
            missing=player.missing,
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
    player.doubted = _bonds(facts.doubted, f"{field}.doubted")
    player.missing = facts.missing
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

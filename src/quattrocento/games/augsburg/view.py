"""What a seat sees of a game of Augsburg 1520, as data for the page, the terminal and bots."""

from __future__ import annotations

import msgspec

from quattrocento.core.bits import holds
from quattrocento.core.view import Fact, asked
from quattrocento.core.view import View as CoreView
from quattrocento.games.augsburg.actions import ACTIONS, CARD, NOBLE, PRIVILEGE, RIGHT
from quattrocento.games.augsburg.bonds import labels
from quattrocento.games.augsburg.components import (
    COLOURS,
    FIELDS_OF_A_CARD,
    ORANGE,
    PILE_HEIGHT,
    PRIVILEGE_CARDS,
    PURPLE,
    RIGHT_KINDS,
    TOP_RANK,
    YELLOW,
)
from quattrocento.games.augsburg.income import rounds
from quattrocento.games.augsburg.knowledge import as_known_to
from quattrocento.games.augsburg.pile import pile_height, top_price
from quattrocento.games.augsburg.prestige import NO_BARRIER, barrier
from quattrocento.games.augsburg.ranks import in_supply, rank_label
from quattrocento.games.augsburg.rights import place_on_top, printed
from quattrocento.games.augsburg.state import Player, Question, State


class PrivilegeCard(msgspec.Struct, frozen=True, kw_only=True):
    """A privilege card, and which of its three fields have been used."""

    card: str
    privileges: list[str]
    used: list[bool]


class RightView(msgspec.Struct, frozen=True, kw_only=True):
    """A rights tile and what is printed on it: points, a price, or 0."""

    right: str
    printed: int


class RightPile(msgspec.Struct, frozen=True, kw_only=True):
    """A pile of rights tiles: how many are left, and what the top one shows."""

    right: str
    left: int
    printed: int


class RankPile(msgspec.Struct, frozen=True, kw_only=True):
    """The rank cards of one kind that are in the supply."""

    rank: str
    left: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as the viewer sees it.

    `hand`, `money`, `offer` and `chosen` are given to the seat itself only; `known` are the bonds
    of its hand that all have seen; of those `doubted` it has all but at most `missing` (AUG-DCK-2);
    `shown` are those of the last showing. `barrier` is where its prestige stops, None if nowhere.
    """

    prestige: int
    barrier: int | None
    yellow: int
    orange: int
    purple: int
    rights: list[RightView]
    bid: int
    bidding: bool
    known: list[str]
    doubted: list[str]
    missing: int
    shown: list[str]
    offered: int
    hand: list[str] | None
    money: int | None
    offer: list[str] | None
    chosen: list[str] | None


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it. `last` is the last action that all saw, by `last_seat`."""

    round: int
    rounds: int
    noble: str
    opener: int
    highest: int
    leader: int | None
    players: list[PlayerView]
    face_up: list[PrivilegeCard]
    face_down: list[PrivilegeCard]
    card: PrivilegeCard | None
    user: int | None
    uses_left: int
    builder_ready: bool
    climbing: str | None
    pile: int
    top_price: int | None
    ranks: list[RankPile]
    rights: list[RightPile]
    last: str | None
    last_seat: int | None


def view(state: State, seat: int | None) -> View:
    """What a seat sees (AUG-HID-1)."""
    known = as_known_to(state, -1 if seat is None else seat)
    return View(
        seat=seat,
        asked=asked(known, facts(known)),
        winners=state.winners(),
        round=known.round,
        rounds=rounds(known),
        noble=NOBLE.label(known.visit),
        opener=known.opener,
        highest=known.highest,
        leader=seat_or_none(known.leader),
        players=[player_view(known, place, place == seat) for place in range(known.seat_count)],
        face_up=[privilege_card(card, 0) for card in known.face_up],
        face_down=[privilege_card(card, 0) for card in known.face_down],
        card=None if known.card < 0 else privilege_card(known.card, known.fields_used),
        user=seat_or_none(known.user),
        uses_left=known.uses_left,
        builder_ready=known.builder_ready,
        climbing=None if known.climbing < 0 else COLOURS[known.climbing],
        pile=pile_height(known),
        top_price=top_price(known) or None,
        ranks=rank_piles(known),
        rights=right_piles(known),
        last=None if known.last < 0 else ACTIONS.text(known.last),
        last_seat=seat_or_none(known.last_seat),
    )


def facts(state: State) -> dict[str, Fact]:
    """What the words of the question need."""
    question = Question(state.question)
    if question in (Question.BID, Question.SHOW):
        return {"noble": NOBLE.label(state.visit), "number": state.highest}
    if question == Question.USE:
        return {"uses": state.uses_left}
    if question == Question.ROB:
        rank = state.players[state.user].ranks[state.climbing] + 1
        return {"rank": rank_label(state.climbing, rank)}
    return {}


def player_view(state: State, place: int, own: bool) -> PlayerView:
    """A seat, with what is hidden only if it is the viewer's own."""
    player: Player = state.players[place]
    limit = barrier(player)
    return PlayerView(
        prestige=player.prestige,
        barrier=None if limit == NO_BARRIER else limit,
        yellow=player.ranks[YELLOW],
        orange=player.ranks[ORANGE],
        purple=player.ranks[PURPLE],
        rights=[
            RightView(right=RIGHT.label(right), printed=printed(right, player.rights[right]))
            for right in range(RIGHT_KINDS)
            if player.rights[right] > 0
        ],
        bid=player.bid,
        bidding=holds(state.bidders, place),
        known=labels(player.known),
        doubted=labels(player.doubted),
        missing=player.missing,
        shown=labels(player.shown),
        offered=len(player.offer),
        hand=labels(player.hand) if own else None,
        money=player.money if own else None,
        offer=labels(player.offer) if own else None,
        chosen=labels(player.chosen) if own else None,
    )


def privilege_card(card: int, fields_used: int) -> PrivilegeCard:
    """A privilege card in notation."""
    return PrivilegeCard(
        card=CARD.label(card),
        privileges=[PRIVILEGE.label(field) for field in PRIVILEGE_CARDS[card]],
        used=[holds(fields_used, field) for field in range(FIELDS_OF_A_CARD)],
    )


def rank_piles(state: State) -> list[RankPile]:
    """The rank cards in the supply."""
    return [
        RankPile(rank=rank_label(colour, rank), left=in_supply(state, colour, rank))
        for colour in range(len(COLOURS))
        for rank in range(2, TOP_RANK + 1)
    ]


def right_piles(state: State) -> list[RightPile]:
    """The piles of rights tiles that are not used up."""
    piles = []
    for right in range(RIGHT_KINDS):
        place = place_on_top(state, right)
        if place <= PILE_HEIGHT:
            left = PILE_HEIGHT + 1 - place
            piles.append(
                RightPile(right=RIGHT.label(right), left=left, printed=printed(right, place))
            )
    return piles


def seat_or_none(seat: int) -> int | None:
    """A seat, None where the state says that there is none."""
    return None if seat < 0 else seat

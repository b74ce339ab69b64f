# mypyc: compile
"""What a seat sees of a game of Augsburg 1520, made from a state.

Most of a table stays the same from view to view, so what stands in notation is kept and shared:
nothing of it can be changed.
"""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from quattrocento.core.bits import holds
from quattrocento.core.view import Fact, asked
from quattrocento.games.augsburg.actions import ACTIONS, BOND, CARD, NOBLE, PRIVILEGE, RIGHT
from quattrocento.games.augsburg.bonds import (
    by_strength,
    is_valid,
    labels,
    strongest,
    valid_bonds,
    worth,
)
from quattrocento.games.augsburg.components import (
    COAT_OF_ARMS,
    COLOUR_COUNT,
    COLOURS,
    FIELDS_OF_A_CARD,
    MONEY_BY_RANK,
    ORANGE,
    PATENT,
    PILE_HEIGHT,
    PRESTIGE_BY_RANK,
    PRIVILEGE_CARDS,
    PURPLE,
    RIGHT_KINDS,
    TOP_RANK,
    YELLOW,
)
from quattrocento.games.augsburg.income import free_bonds, offered_bonds, rounds
from quattrocento.games.augsburg.knowledge import as_known_to
from quattrocento.games.augsburg.pile import pile_height, top_price
from quattrocento.games.augsburg.prestige import NO_BARRIER, barrier
from quattrocento.games.augsburg.ranks import in_supply, rank_label
from quattrocento.games.augsburg.rights import place_on_top, points_of, printed
from quattrocento.games.augsburg.shown.use_outcomes import next_rungs, uses
from quattrocento.games.augsburg.shown.view_types import (
    Income,
    PlayerView,
    PrivilegeCard,
    RankPile,
    RightPile,
    RightView,
    View,
)
from quattrocento.games.augsburg.state import Question, State

CACHE_SIZE = 5000


def view(state: State, seat: int | None) -> View:
    """What a seat sees (AUG-HID-1)."""
    viewer: i64 = -1 if seat is None else seat
    known = as_known_to(state, viewer)
    price: int = top_price(known)
    return View(
        seat=seat,
        asked=asked(known, facts(known)),
        winners=tuple(state.winners()),
        round=known.round,
        rounds=rounds(known),
        noble=NOBLE.label(known.visit),
        opener=known.opener,
        highest=known.highest,
        leader=seat_or_none(known.leader),
        players=tuple(
            [player_view(known, place, place == viewer) for place in range(known.seat_count)]
        ),
        face_up=shown_cards(known.face_up),
        face_down=shown_cards(known.face_down),
        card=None if known.card < 0 else shown_card(known.card, known.fields_used),
        user=seat_or_none(known.user),
        uses_left=known.uses_left,
        builder_ready=known.builder_ready,
        climbing=None if known.climbing < 0 else COLOURS[known.climbing],
        pile=pile_height(known),
        top_price=price or None,
        ranks=shown_ranks(ranks_in_supply(known)),
        rights=shown_right_piles(places_on_top(known)),
        last=None if known.last < 0 else ACTIONS.text(known.last),
        last_seat=seat_or_none(known.last_seat),
        rungs=next_rungs(known, viewer) if viewer >= 0 else (),
        uses=uses(known, viewer) if viewer >= 0 and holds(known.waiting, viewer) else (),
    )


def facts(state: State) -> dict[str, Fact]:
    """What the words of the question need."""
    question: i64 = state.question
    if question in (Question.BID, Question.SHOW):
        return {"noble": NOBLE.label(state.visit), "number": state.highest}
    if question == Question.USE:
        return {"uses": state.uses_left}
    if question == Question.ROB:
        rank: i64 = state.players[state.user].ranks[state.climbing] + 1
        return {"rank": rank_label(state.climbing, rank)}
    return {}


def seat_or_none(seat: i64) -> int | None:
    """A seat, None where the state says that there is none."""
    return None if seat < 0 else seat


def player_view(state: State, place: i64, own: bool) -> PlayerView:
    """A seat, with what is hidden only if it is the viewer's own."""
    player = state.players[place]
    limit = barrier(player)
    valid = counting(player.hand, state.visit) if own else b""
    return PlayerView(
        prestige=player.prestige,
        barrier=None if limit == NO_BARRIER else limit,
        yellow=player.ranks[YELLOW],
        orange=player.ranks[ORANGE],
        purple=player.ranks[PURPLE],
        rights=shown_rights(player.rights),
        income=shown_income(
            MONEY_BY_RANK[player.ranks[YELLOW] - 1],
            PRESTIGE_BY_RANK[player.ranks[ORANGE] - 1],
            points_of(player, COAT_OF_ARMS) + points_of(player, PATENT),
            offered_bonds(player),
            free_bonds(player),
        ),
        bid=player.bid,
        bidding=holds(state.bidders, place),
        known=shown_bonds(player.known),
        doubted=shown_bonds(player.doubted),
        missing=player.missing,
        shown=shown_bonds(player.shown),
        offered=len(player.offer),
        hand=shown_bonds(player.hand) if own else None,
        money=player.money if own else None,
        offer=shown_bonds(player.offer) if own else None,
        chosen=shown_bonds(player.chosen) if own else None,
        valid=shown_bonds(valid) if own else None,
        best=bond_or_none(strongest(player.shown)),
        deciding=shown_bonds(by_strength(valid)) if own else None,
        cost=worth(player.chosen) if own else None,
    )


def bond_or_none(bond: i64) -> str | None:
    """A bond in notation, None where there is none."""
    return None if bond < 0 else BOND.label(bond)


def counting(hand: bytes, visit: i64) -> bytes:
    """AUG-BID-3: the bonds of a hand that count at a visit; none if only jokers do."""
    if valid_bonds(hand, visit) == 0:
        return b""
    return bytes([bond for bond in hand if is_valid(bond, visit)])


def ranks_in_supply(state: State) -> bytes:
    """How many rank cards are in the supply, by colour and from rank 2 up."""
    left: list[int] = []
    for colour in range(COLOUR_COUNT):
        for rank in range(2, TOP_RANK + 1):
            left.append(in_supply(state, colour, rank))
    return bytes(left)


def places_on_top(state: State) -> bytes:
    """The place of the tile on top of each pile of rights tiles."""
    places: list[int] = []
    for right in range(RIGHT_KINDS):
        places.append(place_on_top(state, right))
    return bytes(places)


# What is kept


@lru_cache(maxsize=CACHE_SIZE)
def shown_income(florins: int, title: int, rights: int, offered: int, free: int) -> Income:
    """What a seat gets at the end of a round (AUG-INC)."""
    return Income(florins=florins, title=title, rights=rights, offered=offered, free=free)


@lru_cache(maxsize=CACHE_SIZE)
def shown_bonds(bonds: bytes) -> tuple[str, ...]:
    """Bonds in notation."""
    return tuple(labels(bonds))


@lru_cache(maxsize=CACHE_SIZE)
def shown_rights(places: bytes) -> tuple[RightView, ...]:
    """The rights tiles of a seat; `places` are theirs in the piles."""
    tiles = [
        RightView(right=RIGHT.label(right), printed=printed(right, places[right]))
        for right in range(RIGHT_KINDS)
        if places[right] > 0
    ]
    return tuple(tiles)


@lru_cache(maxsize=CACHE_SIZE)
def shown_cards(cards: bytes) -> tuple[PrivilegeCard, ...]:
    """Privilege cards of which nothing has been used."""
    return tuple([shown_card(card, 0) for card in cards])


@lru_cache(maxsize=CACHE_SIZE)
def shown_card(card: int, fields_used: int) -> PrivilegeCard:
    """A privilege card in notation."""
    return PrivilegeCard(
        card=CARD.label(card),
        privileges=tuple([PRIVILEGE.label(field) for field in PRIVILEGE_CARDS[card]]),
        used=tuple([holds(fields_used, field) for field in range(FIELDS_OF_A_CARD)]),
    )


@lru_cache(maxsize=CACHE_SIZE)
def shown_ranks(left: bytes) -> tuple[RankPile, ...]:
    """The rank cards in the supply; `left` as in `ranks_in_supply`."""
    piles: list[RankPile] = []
    for colour in range(COLOUR_COUNT):
        for rank in range(2, TOP_RANK + 1):
            piles.append(RankPile(rank=rank_label(colour, rank), left=left[len(piles)]))
    return tuple(piles)


@lru_cache(maxsize=CACHE_SIZE)
def shown_right_piles(places: bytes) -> tuple[RightPile, ...]:
    """The piles of rights tiles that are not used up; `places` are those of their top tiles."""
    piles = [
        RightPile(
            right=RIGHT.label(right),
            left=PILE_HEIGHT + 1 - places[right],
            printed=printed(right, places[right]),
        )
        for right in range(RIGHT_KINDS)
        if places[right] <= PILE_HEIGHT
    ]
    return tuple(piles)

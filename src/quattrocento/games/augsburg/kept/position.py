"""A game of Augsburg 1520 as a readable position, and back."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from quattrocento.core.bits import shifted
from quattrocento.core.errors import BadNotation, BadPosition
from quattrocento.core.position import Position
from quattrocento.core.scheme import (
    SEAT,
    Codec,
    Derived,
    Dump,
    Load,
    dumper,
    fill,
    label,
    list_of,
    loader,
    number,
    numbers_by_label,
    optional,
    players,
    set_of,
    sorted_bytes,
    write,
)
from quattrocento.games.augsburg.actions import ACTIONS, BOND, CARD, COLOUR, NOBLE, RIGHT
from quattrocento.games.augsburg.bonds import labels, worth
from quattrocento.games.augsburg.components import (
    COLOURS,
    DECK,
    FIELDS_OF_A_CARD,
    MAXIMILIAN,
    PILE_HEIGHT,
    TOP_RANK,
    VISITS,
)
from quattrocento.games.augsburg.facts import note_bid
from quattrocento.games.augsburg.income import rounds
from quattrocento.games.augsburg.kept.component_count import check_components, check_player
from quattrocento.games.augsburg.state import Player, State


def put_pile(state: State, bonds: list[str], field: str, _state: Any) -> None:
    """The bonds to draw."""
    state.pile = PILE.read(bonds, field, state)


def last_action(text: str, field: str, _state: Any) -> int:
    """The last action that all saw."""
    try:
        return ACTIONS.parse(text)
    except BadNotation as error:
        raise BadPosition(field, str(error)) from None


def write_facts(player: Player) -> dict[str, Any]:
    """What others know of a seat; what they do not doubt or miss is left out."""
    facts = write(FactsPosition, player)
    for name in ("doubted", "missing"):
        if not facts[name]:
            del facts[name]
    return facts


def put_facts(player: Player, facts: FactsPosition | None, field: str, state: State) -> None:
    """What others know of a seat."""
    if facts is None:
        assume_facts(player, state.visit)
    else:
        fill(player, facts, f"{field}.", state)


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


PILE: Final = list_of(label(BOND), bytes)
TO_DRAW: Final = Derived(lambda state: labels(state.pile[state.drawn :]), put_pile)
BONDS: Final = Codec(labels, list_of(label(BOND), sorted_bytes).read)
CARDS: Final = list_of(label(CARD), sorted_bytes, numbered=False)
BID: Final = number(0, len(DECK))
OPTIONAL_SEAT: Final = optional(SEAT)
FIELDS: Final = set_of(number(1, FIELDS_OF_A_CARD, offset=1))
LAST: Final = optional(Codec(ACTIONS.text, last_action))
RIGHTS: Final = numbers_by_label(RIGHT, number(1, PILE_HEIGHT), bytes, list)
RANKS: Final = Codec(
    lambda ranks: dict(zip(COLOURS, ranks, strict=True)),
    numbers_by_label(COLOUR, number(1, TOP_RANK), bytes, list, nothing=1).read,
)
VALID_LEAST: Final = numbers_by_label(
    NOBLE,
    number(1, len(DECK)),
    lambda numbers: sum(shifted(least, 8 * visit) for visit, least in enumerate(numbers)),
    lambda packed: [packed >> 8 * visit & 255 for visit in range(len(VISITS))],
)
NOBLES: Final = set_of(label(NOBLE))
FACTS: Final = Derived(write_facts, put_facts)


class FactsPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What everybody knows of a seat's hidden hand and money (see `facts`)."""

    known: Annotated[list[str], BONDS]
    doubted: Annotated[list[str], BONDS] = []
    missing: int = 0
    valid_least: Annotated[dict[str, int], VALID_LEAST]
    true_least: Annotated[list[str], NOBLES]
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

    hand: Annotated[list[str], BONDS]
    money: int
    prestige: int = 0
    ranks: Annotated[dict[str, int], RANKS] = {}
    rights: Annotated[dict[str, int], RIGHTS] = {}
    offer: Annotated[list[str], BONDS] = []
    chosen: Annotated[list[str], BONDS] = []
    unbought: Annotated[list[str], BONDS] = []
    returned: Annotated[list[str], BONDS] = []
    shown: Annotated[list[str], BONDS] = []
    bid: Annotated[int, BID] = 0
    facts: Annotated[FactsPosition | None, FACTS] = None


class AugsburgPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The table. The pile is given from the top; `discard` is what all saw go there.

    `returned` is what all saw of the discard that last became the pile.
    """

    round: Annotated[int, number(0, rounds)]
    noble: Annotated[str, label(NOBLE).kept_in("visit")]
    opener: Annotated[int, SEAT]
    players: Annotated[list[PlayerPosition], players(PlayerPosition, Player)]
    pile: Annotated[list[str], TO_DRAW]
    discard: Annotated[list[str], BONDS] = []
    returned: Annotated[list[str], BONDS] = []
    face_up: Annotated[list[str], CARDS]
    face_down: Annotated[list[str], CARDS] = []
    bidders: Annotated[list[int], set_of(SEAT)] = []
    highest: Annotated[int, BID] = 0
    leader: Annotated[int | None, OPTIONAL_SEAT] = None
    user: Annotated[int | None, OPTIONAL_SEAT] = None
    card: Annotated[str | None, optional(label(CARD))] = None
    fields_used: Annotated[list[int], FIELDS] = []
    uses_left: Annotated[int, number(0, 2)] = 0
    builder_ready: bool = False
    climbing: Annotated[str | None, optional(label(COLOUR))] = None
    last: Annotated[str | None, LAST] = None
    last_seat: Annotated[int | None, OPTIONAL_SEAT] = None


def complete(state: State, _position: AugsburgPosition) -> None:
    """What a position must hold to as a whole."""
    check_components(state)
    for seat, player in enumerate(state.players):
        check_player(player, f"players[{seat}]")


dump: Final[Dump[State]] = dumper(AugsburgPosition)
load: Final[Load[State]] = loader(AugsburgPosition, "augsburg", State, complete)

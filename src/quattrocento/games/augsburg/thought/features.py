# mypyc: compile
"""What a learned value looks at in Augsburg 1520: hands, ranks and rights of every seat, supply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import all_below
from quattrocento.core.features import Features
from quattrocento.core.rows import above, as_byte
from quattrocento.games.augsburg.bonds import valid_bonds
from quattrocento.games.augsburg.components import (
    CATHEDRAL,
    CHURCH,
    COLOUR_COUNT,
    COLOURS,
    NOBLE_COUNT,
    NOBLES,
    PILE_HEIGHT,
    PRIVILEGE_CARDS,
    RIGHT_KINDS,
    RIGHTS,
    TOP_RANK,
    VALUE_OF,
    VISITS,
)
from quattrocento.games.augsburg.pile import bonds_to_draw
from quattrocento.games.augsburg.prestige import barrier
from quattrocento.games.augsburg.ranks import in_supply
from quattrocento.games.augsburg.rights import place_on_top, price_on_top
from quattrocento.games.augsburg.state import Player, Question, State
from quattrocento.games.augsburg.thought.valuation import (
    bonds_a_round,
    count_nobles,
    hand_worth,
    income_to_come,
    of_noble,
    outlook_with,
    rounds_to_come,
)

_FAR: Final[i64] = 50

SIDE: Final = [
    "prestige",
    "prestige missing to the next barrier",
    "what it may end with, thirds of points",
    "money, in fifties",
    "bonds in hand",
    "jokers in hand",
    *[f"bonds of {noble}" for noble in NOBLES],
    *[f"highest bond of {noble}" for noble in NOBLES],
    "bonds that count at this visit",
    "what the hand is worth, quarter points",
    "bonds that it can add a round, in tenths",
    "prestige that it receives a round",
    *[f"{colour} rank" for colour in COLOURS],
    *[f"place of its tile: {right}" for right in RIGHTS],
    "turns after the opener",
]

TABLE: Final = [
    "rounds to come",
    *[f"visit of {visit}" for visit in VISITS],
    *[f"privilege card {number + 1} lies open" for number in range(len(PRIVILEGE_CARDS))],
    "privilege cards lying face down",
    "price of the next church, in hundreds",
    "price of the next cathedral, in hundreds",
    *[
        f"{colour} cards of rank {rank} in the supply"
        for colour in COLOURS
        for rank in range(2, TOP_RANK + 1)
    ],
    *[f"tiles gone: {right}" for right in RIGHTS],
    "bonds to be drawn",
]


def row(state: State, seat: int) -> bytes:
    """The features from a seat's perspective."""
    found: list[int] = []
    count: i64 = state.seat_count
    for step in range(count):
        add_seat(found, state, (seat + step) % count)
    add_table(found, state)
    return bytes(found)


def add_seat(found: list[int], state: State, seat: i64) -> None:
    """Add what a seat has and may hope for."""
    player = state.players[seat]
    found.append(as_byte(player.prestige))
    missing: i64 = barrier(player) - player.prestige
    found.append(min(missing, _FAR))
    bonds = hand_worth(state, player)
    found.append(above(outlook_with(state, player, bonds), 0.0, 3.0))
    found.append(as_byte(player.money // 50))
    add_hand(found, player)
    found.append(valid_bonds(player.hand, state.visit))
    found.append(above(bonds, 0.0, 4.0))
    found.append(above(bonds_a_round(player), 0.0, 10.0))
    found.append(as_byte(income_to_come(player)))
    for colour in range(COLOUR_COUNT):
        found.append(player.ranks[colour])
    for right in range(RIGHT_KINDS):
        found.append(player.rights[right])
    found.append((seat - state.opener + state.seat_count) % state.seat_count)


def add_hand(found: list[int], player: Player) -> None:
    """Add how many bonds of each noble there are, and the highest of each."""
    hand = player.hand
    nobles = count_nobles(hand)
    found.append(len(hand))
    found.append(of_noble(nobles, NOBLE_COUNT))
    # In rising order, so that the highest of a noble comes after all others of his.
    before: i64 = 0
    for noble in range(NOBLE_COUNT):
        found.append(of_noble(nobles, noble))
    for noble in range(NOBLE_COUNT):
        number = of_noble(nobles, noble)
        before += number
        found.append(VALUE_OF[hand[before - 1]] if number > 0 else 0)


def add_table(found: list[int], state: State) -> None:
    """Add the course of the game, privilege cards, ranks and tiles left."""
    found.append(rounds_to_come(state))
    for visit in range(len(VISITS)):
        found.append(1 if visit == state.visit else 0)
    cards: list[int] = [0] * len(PRIVILEGE_CARDS)
    for place in range(len(state.face_up)):
        cards[state.face_up[place]] += 1
    found.extend(cards)
    found.append(len(state.face_down))
    add_price(found, state, CHURCH)
    add_price(found, state, CATHEDRAL)
    for colour in range(COLOUR_COUNT):
        for rank in range(2, TOP_RANK + 1):
            found.append(as_byte(in_supply(state, colour, rank)))
    for right in range(RIGHT_KINDS):
        found.append(place_on_top(state, right) - 1)
    found.append(as_byte(bonds_to_draw(state)))


def add_price(found: list[int], state: State, building: i64) -> None:
    """Add what the next building of a kind costs; nothing if there is none left."""
    if place_on_top(state, building) > PILE_HEIGHT:
        found.append(0)
    else:
        found.append(price_on_top(state, building) // 100)


def quiet(state: State) -> bool:
    """Before the first bid of a visit."""
    return state.question == Question.BID and (
        state.highest == 0 and state.bidders == all_below(state.seat_count)
    )


TOPICS: Final = [
    ("in the supply", "supply"),
    ("tiles gone", "supply"),
    ("to be drawn", "supply"),
    ("privilege card", "cards"),
    ("price of", "prices"),
    ("may end with", "outlook"),
    ("receives a round", "income"),
    ("can add a round", "growth"),
    ("money", "money"),
    ("turns after", "turn"),
    ("visit of", "course"),
    ("rounds to come", "course"),
    ("prestige", "prestige"),
    ("rank", "ranks"),
    ("place of its tile", "rights"),
    ("bond", "bonds"),
    ("jokers", "bonds"),
    ("hand is worth", "bonds"),
]

FEATURES: Final[Features[State]] = Features(
    version=1,
    side=SIDE,
    table=TABLE,
    row=row,
    quiet=quiet,
    routine=["show"],
    plain=["buy"],
    trust=0.2,
    simulations=160,
    topics=TOPICS,
)

"""How positions of Florence write members, scandal cards and boast markers."""

from __future__ import annotations

from typing import Final

from quattrocento.core.position import expect, looked_up
from quattrocento.games.florence.actions import BOX, CARD, RANK
from quattrocento.games.florence.components import (
    BOX_COUNT,
    LOCATIONS,
    SCANDAL_KINDS,
    STROZZI_COLOURS,
)
from quattrocento.games.florence.queues import member
from quattrocento.games.florence.state import State, is_solo

# A hand has one byte for a card and how often its discard had been shuffled.
MOST_SHUFFLES: Final = 20


def house_labels(solo: bool) -> list[str]:
    """What the houses are called: seats by number, Strozzi's by colour."""
    return ["0", *STROZZI_COLOURS] if solo else ["0", "1", "2", "3", "4"]


def member_label(state: State, piece: int) -> str:
    """A member: its house and rank."""
    return f"{house_labels(is_solo(state))[piece >> 2]} {RANK.label((piece & 3) - 1)}"


def member_called(label: str, field: str, state: State) -> int:
    """The member with this label."""
    house, _, rank = label.partition(" ")
    houses = house_labels(is_solo(state))
    expect(house in houses[: 3 if is_solo(state) else state.seats], field, f"unknown: {label!r}")
    return int(member(houses.index(house), looked_up(RANK.place, rank, field) + 1))


def hand_label(card: int) -> str:
    """A scandal card in a hand, with how often its discard had been shuffled."""
    label, shuffles = CARD.label(card % SCANDAL_KINDS), card // SCANDAL_KINDS
    return f"{label} +{shuffles}" if shuffles else label


def hand_card(label: str, field: str, _state: State) -> int:
    """The scandal card with this label."""
    name, plus, shuffles = label.partition(" +")
    counted = shuffles.isdecimal() and int(shuffles) < MOST_SHUFFLES
    expect(not plus or counted, field, f"unknown: {label!r}")
    return looked_up(CARD.place, name, field) + SCANDAL_KINDS * int(shuffles or 0)


def marker_label(place: int) -> str:
    """A boast marker: its location and box."""
    return f"{place // BOX_COUNT + 1} {BOX.label(place % BOX_COUNT)}"


def marker_called(label: str, field: str, _state: State) -> int:
    """The place of a boast marker."""
    location, _, box = label.partition(" ")
    number = int(location) if location.isdecimal() else 0
    expect(1 <= number <= LOCATIONS, field, "expected a location and a box, such as '5 middle'")
    return (number - 1) * BOX_COUNT + looked_up(BOX.place, box, field)

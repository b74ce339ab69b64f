"""Positions of Augsburg 1520, given by what matters; all else is filled in from the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import quattrocento as qc
from quattrocento.games.augsburg.bonds import labels
from quattrocento.games.augsburg.components import DECK
from quattrocento.games.augsburg.state import State
from tests.support import play

GAME = qc.game("augsburg")


def bonds(text: str) -> list[str]:
    """Bonds: `maria 4 8, leo 2, joker joker`."""
    found: list[str] = []
    for group in filter(None, (part.strip() for part in text.split(","))):
        first, *values = group.split()
        found += [first, *values] if first == "joker" else [f"{first} {v}" for v in values]
    return found


def seat(
    hand: str = "",
    money: int = 0,
    prestige: int = 0,
    *,
    yellow: int = 1,
    orange: int = 1,
    purple: int = 1,
    rights: Mapping[str, int] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A seat; `rights` gives each tile by its place in its pile, 1 for the top."""
    return {
        "hand": bonds(hand),
        "money": money,
        "prestige": prestige,
        "ranks": {"yellow": yellow, "orange": orange, "purple": purple},
        "rights": dict(rights or {}),
        **{name: bonds(value) if isinstance(value, str) else value for name, value in more.items()},
    }


def table(
    *seats: dict[str, Any],
    noble: str = "philipp",
    opener: int = 0,
    round: int = 1,  # noqa: A002 - the position's own word
    face_up: str = "1 2 3 4 5",
    face_down: str = "6 7 8 9 10",
    top: str = "",
    pile: str | None = None,
    discard: str = "",
    **more: Any,
) -> State:
    """A visit about to begin.

    `top` lies on the pile, the rest of the box below it; if the whole `pile` is given, the rest of
    the box is in the discard.
    """
    elsewhere = bonds(discard)
    for each in seats:
        elsewhere += each["hand"] + each.get("offer", []) + each.get("unbought", [])
    rest = left_in_box(elsewhere + bonds(top if pile is None else pile))
    position = {
        "game": "augsburg",
        "seats": len(seats),
        "question": "bid",
        "awaiting": [opener],
        "chance": 1520,
        "round": round,
        "noble": noble,
        "opener": opener,
        "players": list(seats),
        "pile": bonds(top) + rest if pile is None else bonds(pile),
        "discard": bonds(discard) + (rest if pile is not None else []),
        "face_up": face_up.split(),
        "face_down": face_down.split(),
        "bidders": list(range(len(seats))),
        **more,
    }
    state: State = GAME.load(position)
    return state


def left_in_box(elsewhere: list[str]) -> list[str]:
    left = Counter(labels(DECK))
    left.subtract(elsewhere)
    assert min(left.values()) >= 0, f"not in the box: {left}"
    return list(left.elements())


def using(card: str, *seats: dict[str, Any], **more: Any) -> State:
    """The first seat has just taken a privilege card at Philipp's."""
    up, down = ("1 2 3 4 5", "6 7 8 9 10") if int(card) <= 5 else ("6 7 8 9 10", "1 2 3 4 5")
    remaining = " ".join(each for each in up.split() if each != card)
    defaults = {"noble": "philipp", "bidders": [0], "highest": 1, "leader": 0}
    return table(
        *seats,
        face_up=remaining,
        face_down=down,
        **{
            **defaults,
            "question": "use",
            "awaiting": [0],
            "user": 0,
            "card": card,
            "uses_left": 2,
            "builder_ready": True,
            **more,
        },
    )


def pass_all(state: State) -> None:
    """All pass at the visit of the moment."""
    for _ in range(state.seats):
        play(state, "pass")


def end_of_round(*seats: dict[str, Any], **more: Any) -> State:
    """The end of a round at which nobody visited Maximilian: phase 2 has just happened."""
    state = table(*seats, noble="maximilian", **more)
    pass_all(state)
    return state


def hand(state: State, place: int = 0) -> list[str]:
    """The bonds that a seat holds."""
    held = state.view(place).players[place].hand
    assert held is not None
    return list(held)


def money(state: State, place: int = 0) -> int:
    """The florins that a seat has."""
    florins = state.view(place).players[place].money
    assert florins is not None
    return int(florins)


def offer(state: State, place: int = 0) -> list[str]:
    """The bonds offered to a seat."""
    offered = state.view(place).players[place].offer
    assert offered is not None
    return list(offered)


def prestige(state: State, place: int = 0) -> int:
    """The prestige of a seat."""
    return int(state.view(None).players[place].prestige)


def ranks(state: State, place: int = 0) -> dict[str, int]:
    """The ranks of a seat."""
    player = state.view(None).players[place]
    return {"yellow": player.yellow, "orange": player.orange, "purple": player.purple}


def rights(state: State, place: int = 0) -> dict[str, int]:
    """The rights tiles of a seat, with what is printed on them."""
    return {each.right: each.printed for each in state.view(None).players[place].rights}


def in_supply(state: State, rank: str) -> int:
    """How many rank cards of a kind, such as `purple 4`, are in the supply."""
    return next(pile.left for pile in state.view(None).ranks if pile.rank == rank)


def top_tile(state: State, right: str) -> int:
    """What is printed on the top tile of a pile."""
    return next(pile.printed for pile in state.view(None).rights if pile.right == right)


def buy_nothing(state: State) -> None:
    """All buy none of the bonds offered."""
    for place in state.awaiting():
        play(state, f"{place}: no more")


def cards(state: State) -> list[str]:
    """The privilege cards that lie face up."""
    return [each.card for each in state.view(None).face_up]

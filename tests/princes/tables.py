"""Positions of The Princes of Florence, given by what matters; all else comes from the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import quattrocento as qc
from quattrocento.games.princes.components import CARD_LABELS, DECK_STARTS, DECKS, PIECES
from quattrocento.games.princes.kept.position import piece_text
from quattrocento.games.princes.shapes import PLACED
from quattrocento.games.princes.shown.view_types import PlayerView
from quattrocento.games.princes.state import Player, State

GAME = qc.game("princes")
SEATS = 3
RICH = 3500


def cards(text: str) -> list[str]:
    """Cards: `poet, bell maker, large buildings`."""
    return [card.strip() for card in text.split(",") if card.strip()]


def player(
    hand: str = "",
    table: str = "",
    prestige: str = "",
    pieces: Sequence[str] = (),
    freedoms: str = "",
    *,
    money: int = RICH,
    points: int = 0,
    **more: Any,
) -> dict[str, Any]:
    """A seat; its pieces are written `opera at c4 turn 2`."""
    return {
        "hand": cards(hand),
        "table": cards(table),
        "prestige": cards(prestige),
        "pieces": list(pieces),
        "freedoms": cards(freedoms),
        "money": money,
        "points": points,
        **more,
    }


LETTERS = {
    "U": "university",
    "L": "laboratory",
    "W": "workshop",
    "B": "library",
    "O": "opera",
    "S": "studio",
    "H": "hospital",
    "T": "theater",
    "t": "tower",
    "c": "chapel",
    "f": "forest",
    "g": "forest",
    "l": "lake",
    "m": "lake",
    "p": "park",
    "q": "park",
}


def estate(*rows: str) -> list[str]:
    """The pieces of a drawn estate: a letter for each piece, `#` the palazzo, `.` free."""
    squares: dict[str, int] = {}
    for square, letter in enumerate("".join(rows)):
        if letter in LETTERS:
            squares[letter] = squares.get(letter, 0) | 1 << square
    return [placed(LETTERS[letter], where) for letter, where in squares.items()]


def placed(piece: str, squares: int) -> str:
    """A piece that covers just these squares."""
    placement = PLACED[PIECES.index(piece)].index(squares)
    return piece_text(1000 * PIECES.index(piece) + placement)


def table(
    players: Sequence[Mapping[str, Any]] = (),
    question: str = "action",
    seat: int = 0,
    top: Mapping[str, str] | None = None,
    **more: Any,
) -> State:
    """A position in which a question is put to a seat.

    At least three seats; `top` gives cards that lie on top of a pile.
    """
    seated = [dict(each) for each in players]
    seated += [player() for _ in range(SEATS - len(seated))]
    played = cards(more.pop("played", ""))
    elsewhere = [card for each in seated for key in HOLDING for card in each[key]] + played
    elsewhere += more.get("looked", [])
    position = {
        "game": "princes",
        "seats": len(seated),
        "question": question,
        "awaiting": [seat],
        "chance": 1520,
        "round": 3,
        "first": 0,
        "active": seat,
        "actions": 2,
        "players": seated,
        "piles": {
            deck: {"cards": pile(place, elsewhere, cards((top or {}).get(deck, "")))}
            for place, deck in enumerate(DECKS)
        },
        "played": played,
        **more,
    }
    state: State = GAME.load(position)
    return state


HOLDING = ("hand", "table", "prestige")


def pile(deck: int, elsewhere: list[str], first: list[str]) -> list[str]:
    """What is left of a deck, some cards of it on top."""
    box = CARD_LABELS[DECK_STARTS[deck] : DECK_STARTS[deck + 1]]
    return first + [card for card in box if card not in elsewhere and card not in first]


def auction(players: Sequence[Mapping[str, Any]] = (), starter: int = 0, **more: Any) -> State:
    """A round whose auctions begin with a starter; all seats are free unless said otherwise."""
    number = max(SEATS, len(players))
    more.setdefault("free", list(range(number)))
    more.setdefault("first", starter)
    question = "last" if len(more["free"]) == 1 else "start"
    return table(players, question, starter, auctioning=True, starter=starter, **more)


def seen(state: State, seat: int = 0, viewer: int | None = None) -> PlayerView:
    """A seat as it sees itself, or as another sees it."""
    view: PlayerView = state.view(seat if viewer is None else viewer).players[seat]
    return view


def held(state: State, seat: int = 0) -> Player:
    """The true seat."""
    return state.players[seat]


def piece_squares(state: State, seat: int = 0) -> dict[str, list[str]]:
    """The squares of each piece in an estate."""
    return {piece.piece: list(piece.squares) for piece in seen(state, seat).pieces}


def pile_labels(state: State, deck: str) -> list[str]:
    """The true cards of a pile, from the top."""
    found: list[str] = GAME.dump(state)["piles"][deck]["cards"]
    return found

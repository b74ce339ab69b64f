"""What a seat sees of a game of Augsburg 1520, as data for the page, the terminal and bots."""

from __future__ import annotations

import msgspec

from quattrocento.core.view import View as CoreView


class PrivilegeCard(msgspec.Struct, frozen=True, kw_only=True):
    """A privilege card, and which of its three fields have been used."""

    card: str
    privileges: tuple[str, ...]
    used: tuple[bool, ...]


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


class Income(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat gets at the end of a round: money, prestige of title and rights, and bonds."""

    florins: int
    title: int
    rights: int
    offered: int
    free: int


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """The rung above a seat's own: its rank, how many such cards the supply has left.

    `taken_from` are those who would lose theirs: none unless the supply has none.
    """

    colour: str
    rank: str
    number: int
    left: int
    taken_from: tuple[int, ...]


class Use(msgspec.Struct, frozen=True, kw_only=True):
    """An answer of the seat asked, allowed or not: which field it uses, and what it brings.

    `florins` and `prestige` are what the seat would have after it, `price` what it pays, `points`
    what comes each round, `rung` where it climbs; what it does not change is None. `final`: it is
    carried out at once and cannot be taken back.
    """

    move: str
    privilege: str | None
    florins: int | None
    prestige: int | None
    price: int | None
    points: int | None
    rung: Rung | None
    final: bool


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as the viewer sees it.

    `hand`, `money`, `offer` and `chosen` are given to the seat itself only; `known` are the bonds
    of its hand that all have seen; of those `doubted` it has all but at most `missing` (AUG-DCK-2);
    `shown` are those of the last showing, `valid` those of the own hand that count at this visit.
    `barrier` is where its prestige stops, None if nowhere. `best` is the bond of those shown that
    decides the showing; of its own hand a seat is told which bonds could decide one at this
    visit, the strongest first (`deciding`), and the `cost` of what it has chosen.
    """

    prestige: int
    barrier: int | None
    yellow: int
    orange: int
    purple: int
    rights: tuple[RightView, ...]
    income: Income
    bid: int
    bidding: bool
    known: tuple[str, ...]
    doubted: tuple[str, ...]
    missing: int
    shown: tuple[str, ...]
    offered: int
    hand: tuple[str, ...] | None
    money: int | None
    offer: tuple[str, ...] | None
    chosen: tuple[str, ...] | None
    valid: tuple[str, ...] | None
    best: str | None
    deciding: tuple[str, ...] | None
    cost: int | None


class View(CoreView, frozen=True, kw_only=True):
    """The table as a seat sees it. `last` is the last action that all saw, by `last_seat`.

    `rungs` are the viewer's next ones, by ladder, and `uses` what it may answer with its card.
    """

    round: int
    rounds: int
    noble: str
    opener: int
    highest: int
    leader: int | None
    players: tuple[PlayerView, ...]
    face_up: tuple[PrivilegeCard, ...]
    face_down: tuple[PrivilegeCard, ...]
    card: PrivilegeCard | None
    user: int | None
    uses_left: int
    builder_ready: bool
    climbing: str | None
    pile: int
    top_price: int | None
    ranks: tuple[RankPile, ...]
    rights: tuple[RightPile, ...]
    last: str | None
    last_seat: int | None
    rungs: tuple[Rung, ...]
    uses: tuple[Use, ...]

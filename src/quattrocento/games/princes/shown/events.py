"""What can happen in The Princes of Florence. Cards, lots and pieces are given in notation."""

from __future__ import annotations

from quattrocento.core.events import Event


class ProfessionReturned(Event, frozen=True, kw_only=True):
    """A seat gave one of its four professions back."""

    seat: int


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round began: who is first player, and what a work must be worth at least."""

    round: int
    first_seat: int
    minimum: int


class AuctionStarted(Event, frozen=True, kw_only=True):
    """A seat put a lot up for sale and bid 200 for it."""

    seat: int
    lot: str
    bid: int


class BidRaised(Event, frozen=True, kw_only=True):
    """A seat raised the bid."""

    seat: int
    bid: int


class Passed(Event, frozen=True, kw_only=True):
    """A seat left the auction of a lot."""

    seat: int


class Declined(Event, frozen=True, kw_only=True):
    """A seat buys nothing this round."""

    seat: int


class LotBought(Event, frozen=True, kw_only=True):
    """A seat bought a lot."""

    seat: int
    lot: str
    price: int


class PointsSold(Event, frozen=True, kw_only=True):
    """A seat gave up prestige points for money."""

    seat: int
    points: int
    money: int


class BuilderScored(Event, frozen=True, kw_only=True):
    """A second or third builder scored."""

    seat: int
    builders: int
    points: int


class PiecePlaced(Event, frozen=True, kw_only=True):
    """A seat placed a landscape or building, turned like this, and scored so many points."""

    seat: int
    piece: str
    square: str
    turn: int
    outline: list[str]
    points: int


class LookBegan(Event, frozen=True, kw_only=True):
    """A seat looks at the top cards of a pile, having paid so much for it just now."""

    seat: int
    deck: str
    number: int
    price: int


class CardsSeen(Event, frozen=True, kw_only=True):
    """What a seat sees on top of a pile; told to nobody else."""

    cards: list[str]


class LookEnded(Event, frozen=True, kw_only=True):
    """A seat kept one card and put so many under the pile."""

    seat: int
    deck: str
    number: int


class CardKept(Event, frozen=True, kw_only=True):
    """What a seat kept and how it put the others under the pile; told to nobody else."""

    card: str
    cards: list[str]


class Recruited(Event, frozen=True, kw_only=True):
    """A seat took a profession from another with a recruiting card."""

    seat: int
    card: str
    robbed_seat: int


class RecruitingKept(Event, frozen=True, kw_only=True):
    """A seat kept the recruiting card it had bought."""

    seat: int


class WorkCompleted(Event, frozen=True, kw_only=True):
    """A seat completed a work, with these bonus cards; its value and the parts of it."""

    seat: int
    card: str
    cards: list[str]
    value: int
    from_building: int
    from_landscape: int
    from_freedom: int
    from_jesters: int
    from_cards: int
    from_bonus: int


class PaySplit(Event, frozen=True, kw_only=True):
    """A seat took its pay, part of it as prestige points."""

    seat: int
    points: int
    money: int


class BuildingBought(Event, frozen=True, kw_only=True):
    """A seat paid for a building that it places next."""

    seat: int
    piece: str
    price: int


class FreedomIntroduced(Event, frozen=True, kw_only=True):
    """A seat introduced a freedom."""

    seat: int
    freedom: str


class TurnEnded(Event, frozen=True, kw_only=True):
    """A seat has ended its turn."""

    seat: int


class BestWork(Event, frozen=True, kw_only=True):
    """The best works of the round scored."""

    seats: list[int]
    value: int
    points: int


class PrestigeScored(Event, frozen=True, kw_only=True):
    """A prestige card was turned over at the end."""

    seat: int
    card: str
    points: int


class TieCompared(Event, frozen=True, kw_only=True):
    """What money a seat that is tied for the win has left (PRI-END-2)."""

    seat: int
    points: int
    money: int


class GameEnded(Event, frozen=True, kw_only=True):
    """The seventh round is over."""

    scores: list[int]
    winners: list[int]

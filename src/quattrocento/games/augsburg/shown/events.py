"""What can happen in Augsburg 1520. Bonds, ranks, rights and privileges are given in notation."""

from __future__ import annotations

from quattrocento.core.events import Event


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round began, with these privilege cards turned up."""

    round: int
    cards: list[str]


class VisitBegan(Event, frozen=True, kw_only=True):
    """A noble is visited; the seat opens the auction."""

    noble: str
    seat: int


class Passed(Event, frozen=True, kw_only=True):
    """A seat left an auction."""

    seat: int


class BidMade(Event, frozen=True, kw_only=True):
    """A seat named a number that is higher than all before."""

    seat: int
    number: int


class BidHeld(Event, frozen=True, kw_only=True):
    """A seat matched the highest number."""

    seat: int
    number: int


class NobodyBid(Event, frozen=True, kw_only=True):
    """All passed at a visit."""

    noble: str


class BondsShown(Event, frozen=True, kw_only=True):
    """A seat showed the bonds of its bid; `best` is the one that decides."""

    seat: int
    bonds: list[str]
    best: str | None


class VisitWon(Event, frozen=True, kw_only=True):
    """A seat won an auction against so many who showed, and discards the bonds that it showed."""

    seat: int
    noble: str
    bonds: list[str]
    rivals: int


class ShowingConsoled(Event, frozen=True, kw_only=True):
    """A seat that showed bonds and did not win takes them back and receives florins."""

    seat: int
    florins: int


class CardTaken(Event, frozen=True, kw_only=True):
    """A seat took a privilege card."""

    seat: int
    card: str
    privileges: list[str]


class FlorinsTaken(Event, frozen=True, kw_only=True):
    """A seat took money for a privilege."""

    seat: int
    florins: int
    privilege: str


class PrestigeTaken(Event, frozen=True, kw_only=True):
    """A seat moved forward for a privilege; `gained` is what the barriers let through."""

    seat: int
    points: int
    gained: int
    privilege: str


class PrestigeLost(Event, frozen=True, kw_only=True):
    """What a barrier took from the prestige due to a seat, for lack of a church or cathedral."""

    seat: int
    lost: int
    barrier: int
    missing: str


class PrivilegeGivenUp(Event, frozen=True, kw_only=True):
    """A seat gave up a use of its privilege card for prestige."""

    seat: int
    gained: int


class BondsDrawn(Event, frozen=True, kw_only=True):
    """A seat drew bonds for nothing."""

    seat: int
    number: int
    privilege: str


class BondsSeen(Event, frozen=True, kw_only=True):
    """Which bonds they were; for the seat only."""

    seat: int
    bonds: list[str]


class BondDiscarded(Event, frozen=True, kw_only=True):
    """A seat discarded a bond face up after drawing."""

    seat: int
    bond: str


class Climbed(Event, frozen=True, kw_only=True):
    """A seat took a rank card from the supply."""

    seat: int
    rank: str
    privilege: str


class Robbed(Event, frozen=True, kw_only=True):
    """A seat took a rank card from another."""

    seat: int
    robbed_seat: int
    rank: str
    privilege: str


class ConsoledWithFlorins(Event, frozen=True, kw_only=True):
    """A robbed seat chose money."""

    seat: int
    florins: int


class ConsoledWithPrestige(Event, frozen=True, kw_only=True):
    """A robbed seat chose prestige."""

    seat: int
    gained: int


class TileTaken(Event, frozen=True, kw_only=True):
    """A seat took a rights tile; `points` are printed on coats of arms and patents."""

    seat: int
    tile: str
    points: int
    privilege: str


class Built(Event, frozen=True, kw_only=True):
    """A seat built a church or a cathedral with a purple privilege."""

    seat: int
    building: str
    price: int
    privilege: str


class BuilderBuilt(Event, frozen=True, kw_only=True):
    """A seat's master builder built a church or a cathedral."""

    seat: int
    building: str
    price: int


class MoneyReceived(Event, frozen=True, kw_only=True):
    """A seat's trading post paid."""

    seat: int
    florins: int


class PrestigeReceived(Event, frozen=True, kw_only=True):
    """What a seat's title, coat of arms and patent brought, and what the barriers let through."""

    seat: int
    title: int
    coat_of_arms: int
    patent: int
    gained: int


class BondsDealt(Event, frozen=True, kw_only=True):
    """How many bonds a seat was dealt."""

    seat: int
    free: int
    offered: int


class BondsOffered(Event, frozen=True, kw_only=True):
    """Which bonds a seat may buy; for the seat only."""

    seat: int
    bonds: list[str]


class BondsBought(Event, frozen=True, kw_only=True):
    """What a seat bought, and what it paid; for the seat only."""

    seat: int
    bonds: list[str]
    florins: int


class PurchaseEnded(Event, frozen=True, kw_only=True):
    """All have paid what they bought and discarded the rest."""


class PileReshuffled(Event, frozen=True, kw_only=True):
    """The discarded bonds became the new draw pile."""

    number: int


class DiscardPutUnder(Event, frozen=True, kw_only=True):
    """Pile and discard were too few for the bonds due: the discard went under the pile."""

    due: int
    number: int


class TooFewBonds(Event, frozen=True, kw_only=True):
    """Pile and discard lack this many bonds: all give one of their hand."""

    number: int


class BondsGiven(Event, frozen=True, kw_only=True):
    """So many bonds were put under the pile."""

    number: int


class TieCompared(Event, frozen=True, kw_only=True):
    """What the building compared cost a seat that is tied for the win; 0 if it has none."""

    seat: int
    points: int
    compared: str
    price: int


class GameEnded(Event, frozen=True, kw_only=True):
    """The last round is over."""

    scores: list[int]
    winners: list[int]

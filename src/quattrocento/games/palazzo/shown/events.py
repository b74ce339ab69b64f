"""What can happen in Palazzo. Cards and tiles are given in notation.

What can be the first to happen in a turn says whether it is (`begins_turn`).
"""

from __future__ import annotations

from quattrocento.core.events import Event


class MoneyTurnedUp(Event, frozen=True, kw_only=True):
    """Money was turned up for everyone to take from."""

    cards: list[str]
    begins_turn: bool = False


class MoneyReshuffled(Event, frozen=True, kw_only=True):
    """The discarded money became the new draw pile."""

    number: int


class MoneyTaken(Event, frozen=True, kw_only=True):
    """A seat took a card that had been turned up."""

    seat: int
    card: str


class TileToDepot(Event, frozen=True, kw_only=True):
    """A tile was turned up for the depot."""

    tile: str
    begins_turn: bool = False


class TileToQuarry(Event, frozen=True, kw_only=True):
    """A tile was turned up for a quarry."""

    tile: str
    quarry: int


class RiderTurnedUp(Event, frozen=True, kw_only=True):
    """A rider was turned up."""

    number: int
    begins_turn: bool = False


class Bought(Event, frozen=True, kw_only=True):
    """A seat bought tiles from the depot with these cards."""

    seat: int
    tiles: list[str]
    cards: list[str]
    price: int


class ArchitectMoved(Event, frozen=True, kw_only=True):
    """The architect went to a quarry whose tiles are for sale."""

    quarry: int
    tiles: list[str]


class NothingToAuction(Event, frozen=True, kw_only=True):
    """An auction was chosen while all quarries were empty."""

    seat: int


class AuctionOpened(Event, frozen=True, kw_only=True):
    """The active seat opened with the certificate of 3."""

    seat: int
    total: int


class BidRaised(Event, frozen=True, kw_only=True):
    """A seat laid cards down and now bids this total."""

    seat: int
    cards: list[str]
    total: int


class Passed(Event, frozen=True, kw_only=True):
    """A seat left the auction and took its cards back."""

    seat: int
    cards: list[str]


class AuctionWon(Event, frozen=True, kw_only=True):
    """A seat won the lot and paid its bid."""

    seat: int
    tiles: list[str]
    cards: list[str]
    total: int


class LotShared(Event, frozen=True, kw_only=True):
    """A lot of four or more tiles is given away, one tile a seat."""

    quarry: int


class TileChosen(Event, frozen=True, kw_only=True):
    """A seat took a tile of a shared lot."""

    seat: int
    tile: str


class TilesLeftOver(Event, frozen=True, kw_only=True):
    """The rest of a shared lot went out of the game."""

    tiles: list[str]


class TileBuilt(Event, frozen=True, kw_only=True):
    """A seat built a tile on one of its palaces, or as a new one."""

    seat: int
    tile: str
    palace: int
    floors: int


class TileDiscarded(Event, frozen=True, kw_only=True):
    """A seat put a gained tile out of the game."""

    seat: int
    tile: str


class FloorTakenOut(Event, frozen=True, kw_only=True):
    """A seat took a floor out of a palace; it is a palace of its own now."""

    seat: int
    tile: str
    palace: int
    card: str
    begins_turn: bool = False


class FloorPutIn(Event, frozen=True, kw_only=True):
    """A seat put a one-floor palace into another."""

    seat: int
    tile: str
    palace: int
    card: str
    begins_turn: bool = False


class PalaceRemoved(Event, frozen=True, kw_only=True):
    """A seat put a one-floor palace out of the game."""

    seat: int
    tile: str
    card: str
    begins_turn: bool = False


class TieCompared(Event, frozen=True, kw_only=True):
    """What a seat that is tied for the win could still pay in one payment (PAL-SCO-3)."""

    seat: int
    points: int
    money: int


class GameEnded(Event, frozen=True, kw_only=True):
    """The fifth rider ended the game."""

    scores: list[int]
    winners: list[int]

"""What can happen in Florence; seat -1 is Strozzi. Cards, places and the like are in notation."""

from __future__ import annotations

from quattrocento.core.events import Event


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round began, and everyone gained this much time."""

    round: int
    noble: str
    time: int


class StrozziGainedTime(Event, frozen=True, kw_only=True):
    """Strozzi gained his time of a round."""

    time: int


class Deployed(Event, frozen=True, kw_only=True):
    """A debutant (or Strozzi's donna) came to a location."""

    seat: int
    rank: str
    location: int
    position: int


class Promoted(Event, frozen=True, kw_only=True):
    """A member rose in rank and took its new place."""

    seat: int
    rank: str
    location: int
    position: int


class Walked(Event, frozen=True, kw_only=True):
    """A member went along a street."""

    seat: int
    rank: str
    start: int
    end: int


class Arrived(Event, frozen=True, kw_only=True):
    """A member that moved took its place in a queue."""

    seat: int
    rank: str
    location: int
    position: int


class BodyguardHelped(Event, frozen=True, kw_only=True):
    """A seat passed its own bodyguard: time, and in the solo game points."""

    seat: int
    street: str
    points: int


class BodyguardTolled(Event, frozen=True, kw_only=True):
    """Somebody passed another's bodyguard."""

    seat: int
    street: str
    points: int


class Boasted(Event, frozen=True, kw_only=True):
    """A boast was made and its marker put on a box."""

    seat: int
    boast: str
    location: int
    points: int
    box: str


class GiftGiven(Event, frozen=True, kw_only=True):
    """A noble received a gift."""

    seat: int
    noble: str
    price: int


class GuardPosted(Event, frozen=True, kw_only=True):
    """A guard was placed on a shield."""

    seat: int
    shield: str


class ScandalPlayed(Event, frozen=True, kw_only=True):
    """A seat played a scandal card."""

    seat: int
    card: str


class ScandalDiscarded(Event, frozen=True, kw_only=True):
    """A seat discarded a scandal card for time."""

    seat: int
    card: str


class ScandalGained(Event, frozen=True, kw_only=True):
    """A seat drew a scandal card of a noble."""

    seat: int
    noble: str


class ScandalsSeen(Event, frozen=True, kw_only=True):
    """What a seat drew during the noble's move, for this seat alone."""

    cards: list[str]


class TooManyScandals(Event, frozen=True, kw_only=True):
    """A seat with a full hand gained time instead of a card."""

    seat: int


class ScandalsShuffled(Event, frozen=True, kw_only=True):
    """A noble's discarded scandal cards became a new deck."""

    noble: str


class StrozziTurnedUp(Event, frozen=True, kw_only=True):
    """Strozzi's scandal card was discarded face up for this much time; no card if none was left."""

    noble: str
    cards: list[str]
    time: int


class MembersSwapped(Event, frozen=True, kw_only=True):
    """Two members of a queue changed places; the seats are their owners, the front one first."""

    location: int
    first_seat: int
    second_seat: int
    ahead: int
    behind: int


class PlacesChanged(Event, frozen=True, kw_only=True):
    """Two members of neighbouring locations changed places."""

    seat: int
    other_seat: int
    location: int
    other_location: int


class MarkerTakenBack(Event, frozen=True, kw_only=True):
    """A seat took back a boast marker."""

    seat: int
    location: int


class MemberSentHome(Event, frozen=True, kw_only=True):
    """A seat removed a member from the game."""

    seat: int
    rank: str
    location: int


class Passed(Event, frozen=True, kw_only=True):
    """A seat passed; the first one gained time."""

    seat: int
    time: int


class RingPlaced(Event, frozen=True, kw_only=True):
    """A seat that passed put its ring on a location."""

    seat: int
    location: int


class TimeTaken(Event, frozen=True, kw_only=True):
    """A seat that has passed took time."""

    seat: int


class PointTaken(Event, frozen=True, kw_only=True):
    """A seat that has passed took a point."""

    seat: int


class NobleArrived(Event, frozen=True, kw_only=True):
    """The active noble entered a location."""

    noble: str
    location: int


class PrimeScored(Event, frozen=True, kw_only=True):
    """The prime position of a location entered brought points."""

    seat: int
    location: int
    points: int


class AudienceScored(Event, frozen=True, kw_only=True):
    """Cosimo or Contessina paid a member of the queue."""

    seat: int
    noble: str
    position: int
    points: int


class RewardTaken(Event, frozen=True, kw_only=True):
    """Giovanni was paid time and gave points."""

    seat: int
    reward: int
    time: int
    points: int


class RewardRefused(Event, frozen=True, kw_only=True):
    """A seat did not want to pay Giovanni."""

    seat: int
    reward: int


class RewardDeclined(Event, frozen=True, kw_only=True):
    """A seat kept its cards rather than pay for a reward handed down; it is not out."""

    seat: int
    reward: int


class RoundEnded(Event, frozen=True, kw_only=True):
    """Upkeep was done; this many gifts came, and another side is first player."""

    round: int
    seat: int
    gifts: int


class DialTurned(Event, frozen=True, kw_only=True):
    """A noble has a new destination."""

    noble: str
    location: int
    time: int


class MarkerRemoved(Event, frozen=True, kw_only=True):
    """A noble will not move any more."""

    noble: str


class TimeScored(Event, frozen=True, kw_only=True):
    """Time left over at the end of the game."""

    seat: int
    time: int
    points: int


class ObjectiveScored(Event, frozen=True, kw_only=True):
    """An objective card was revealed and scored."""

    seat: int
    locations: str
    members: int
    points: int


class TieCompared(Event, frozen=True, kw_only=True):
    """The members on the board and the gifts given of a seat that is tied for the win."""

    seat: int
    points: int
    members: int
    gifts: int


class GameEnded(Event, frozen=True, kw_only=True):
    """The ninth round is over."""

    scores: list[int]
    winners: list[int]


class SoloEnded(Event, frozen=True, kw_only=True):
    """The ninth round against Strozzi is over; a tie is his (FLO-SOL-13)."""

    seat: int
    points: int
    strozzi: int
    won: str


class StrozziDrew(Event, frozen=True, kw_only=True):
    """Strozzi drew a card and spent time on it."""

    number: int
    time: int


class StrozziPutBack(Event, frozen=True, kw_only=True):
    """Card 6 came first in a round and goes back into the pile."""


class StrozziPassed(Event, frozen=True, kw_only=True):
    """Strozzi passed; location 0 means that he keeps his ring."""

    location: int
    time: int


class StrozziScored(Event, frozen=True, kw_only=True):
    """Strozzi gained points: a turn after passing, card 6 or 10."""

    points: int


class StrozziWithdrew(Event, frozen=True, kw_only=True):
    """Strozzi's members of a colour returned to his supply."""

    colour: str
    number: int


class StrozziLacked(Event, frozen=True, kw_only=True):
    """A card of Strozzi's had no effect."""

"""What goes over the wire: every request, answer and live message of the API, as typed data.

The page's TypeScript types are generated from these. Seats are counted from 0; moves are given in
notation. Whatever a person receives is made from what their seats know.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from quattrocento.core.events import Event
from quattrocento.core.orders import Order
from quattrocento.core.view import View
from quattrocento.tables.limits import LARGEST_RECORD, LONGEST_CHAT, LONGEST_NAME, LONGEST_PLAN

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
SHORTEST_KEY = 8
LONGEST_KEY = 64
Key = Annotated[str, msgspec.Meta(min_length=SHORTEST_KEY, max_length=LONGEST_KEY)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
Sequence = Annotated[int, msgspec.Meta(ge=0)]
Named = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Move = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Entropy = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){16,32}$")]
Commitment = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
TableStatus = Literal["gathering", "playing", "finished", "abandoned"]
SeatKind = Literal["person", "bot", "open"]


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a person sends; unknown fields are refused."""


# Who I am


class Me(msgspec.Struct, kw_only=True):
    """The person behind a cookie."""

    id: str
    name: str


class Rename(Request):
    """Choose the name that others see."""

    name: Name


class PlayedSeat(msgspec.Struct, kw_only=True):
    """Somebody at a finished game, with their points."""

    name: str
    bot: str | None
    mine: bool
    points: int
    won: bool


class MyGame(msgspec.Struct, kw_only=True):
    """A finished game of mine."""

    id: str
    game: str
    ended: float
    seats: list[PlayedSeat]


class MyGames(msgspec.Struct, kw_only=True):
    """My finished games, the latest first."""

    games: list[MyGame]


class SourceAverage(msgspec.Struct, kw_only=True):
    """How many points I made with a source on the average; the game has its words."""

    source: str
    points: float


# The games


class OptionOffer(msgspec.Struct, kw_only=True):
    """An option of a game; with more than `most_players` it changes nothing."""

    name: str
    choices: list[bool | int | str]
    default: bool | int | str
    most_players: int | None = None


class GameOffer(msgspec.Struct, kw_only=True):
    """A game as it is offered, the bots that can play it, and whether there is a lesson.

    A bot of a level in `styled` may have one of the game's `styles`: `novice:miser`.
    """

    name: str
    least_players: int
    most_players: int
    options: list[OptionOffer]
    bots: list[str]
    styled: list[str]
    styles: list[str]
    lesson: bool


Part = str | int
Vocabulary = dict[str, dict[str, dict[str, Part]]]


class RuleText(msgspec.Struct, kw_only=True):
    """A rule in words (Markdown)."""

    id: str
    chapter: str
    title: str
    text: str


# Proofs


class NewCommitment(msgspec.Struct, kw_only=True):
    """The commitment to a fresh secret, for one table that I open before the time `until`."""

    commitment: str
    until: float


class ServerKey(msgspec.Struct, kw_only=True):
    """The public key that this server signs the heads of its tables with."""

    key: str
    algorithm: Literal["Ed25519"] = "Ed25519"


class TableProof(msgspec.Struct, kw_only=True):
    """What a table has promised: see docs/proofs.md.

    `commitment` is to its secret, `head` the hash of its log up to the last entry that the reader
    could notice. Snapshots, and what a finished table sends, carry the server's signature of it.
    """

    commitment: str
    head: str
    signature: str | None = None


# Tables


class SeatSettings(Request):
    """Who shall sit in a seat: me (also several times: hot-seat), a bot, or whoever joins."""

    kind: Literal["me", "bot", "open"]
    bot: str | None = None
    name: Name | None = None


class ClockSettings(Request):
    """The clock: seconds for each decision, or a bank of seconds for the whole game."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, msgspec.Meta(ge=10, le=1_209_600)]


class NewTable(Request):
    """A table to be opened; with `lot`, the seats are drawn by lot when the game begins.

    With `forced`, the table itself answers what has only one answer, after a pause that tells
    nothing; with `spectators_write`, whoever watches may chat too; with `agents`, programs may sit
    down by the agents' part of this API. A `practice` table is the second lesson: one person and
    bots. With a `commitment` that I was given before, `entropy` of mine goes into the seed.
    """

    game: str
    seats: Annotated[list[SeatSettings], msgspec.Meta(min_length=1, max_length=5)]
    options: dict[str, bool | int | str] = {}
    spectators: bool = True
    listed: bool = True
    clock: ClockSettings | None = None
    lot: bool = True
    forced: bool = True
    spectators_write: bool = False
    practice: bool = False
    agents: bool = False
    commitment: Commitment | None = None
    entropy: Entropy | None = None


class SeatInfo(msgspec.Struct, kw_only=True):
    """Who sits in a seat; `mine` if it is the reader's own, `stand_in` if a bot plays for them.

    `agent`: it is not a person but a program that came with a token. `vacation_until`: the clock
    stands still for them until then.
    """

    kind: SeatKind
    name: str
    bot: str | None = None
    mine: bool = False
    stand_in: bool = False
    connected: bool = False
    seconds_left: int | None = None
    vacation_until: float | None = None
    agent: bool = False


class PendingUndo(msgspec.Struct, kw_only=True):
    """A seat asks the others to let it take back; the seats in `agreed` already do."""

    seat: int
    agreed: list[int]


class TableInfo(msgspec.Struct, kw_only=True):
    """A table as anyone may see it who may see it at all; the seed only when the game is over.

    `sequence` counts what the reader could notice, so that it tells nothing of what stays hidden;
    `code` is for those who sit there, to invite others. With `lot`, the seats are drawn by lot when
    the game begins: until then nobody's seat is certain. A table of an `event` has a set deal.
    """

    id: str
    game: str
    status: TableStatus
    seats: list[SeatInfo]
    options: dict[str, bool | int | str]
    spectators: bool
    listed: bool
    clock: ClockSettings | None
    host: bool
    code: str | None
    sequence: int
    awaiting: list[int]
    created: float
    changed: float
    scores: list[int] | None = None
    winners: list[int] | None = None
    seed: int | None = None
    rematch: str | None = None
    undo: PendingUndo | None = None
    lot: bool = False
    forced: bool = False
    spectators_write: bool = False
    practice: bool = False
    agents: bool = False
    proof: TableProof | None = None
    event: str | None = None


class TableList(msgspec.Struct, kw_only=True):
    """The lobby: my tables, a page of open tables and finished games, and whether there is more."""

    mine: list[TableInfo]
    open: list[TableInfo]
    finished: list[TableInfo]
    more: bool = False


class Invitation(msgspec.Struct, kw_only=True):
    """What somebody sees who was given a table's code: the table, and what its host is called."""

    table: TableInfo
    host: str


Code = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]


class Join(Request):
    """Take an open seat, with the invitation's code where the table is not listed.

    `entropy` of mine goes into the seed.
    """

    code: Code | None = None
    seat: SeatNumber | None = None
    entropy: Entropy | None = None


class JoinByCode(Request):
    """Take an open seat at whatever table has this code; `entropy` of mine goes into the seed."""

    code: Code
    entropy: Entropy | None = None


class Rematch(Request):
    """Another game of the same players; the commitment and entropy are as for a new table."""

    commitment: Commitment | None = None
    entropy: Entropy | None = None


class SeatRequest(Request):
    """Something about one of my seats: leave it, come back to it."""

    seat: SeatNumber


# Playing


class Offer(msgspec.Struct, kw_only=True):
    """An action that a seat may take: its notation and its structured form."""

    move: str
    form: dict[str, str]


class SeatOrder(msgspec.Struct, kw_only=True):
    """An order of mine that stands, by its number; nobody else knows of it."""

    number: int
    order: Order


class SeatOffers(msgspec.Struct, kw_only=True):
    """What one of my seats may do now, and whether it may take back by itself.

    `forced`: there is one answer, and everybody can tell. In play `can_undo` and `forced` come with
    an update once the table has rested for a moment. `until` are the periods for which the seat may
    leave it at passing, `passing` the one for which it does. `bids` are the periods for which it
    may leave a maximum, `questions` those of the auctions then, `orders` what it has left to be
    done.
    """

    seat: int
    offers: list[Offer]
    can_undo: bool
    forced: bool = False
    until: list[str] = []
    passing: str | None = None
    bids: list[str] = []
    questions: list[str] = []
    orders: list[SeatOrder] = []


class LogLine(msgspec.Struct, kw_only=True):
    """Something that happened, as an event of the game or of the table; words are made of it."""

    sequence: int
    event: Event


class Snapshot(msgspec.Struct, tag="snapshot", kw_only=True):
    """The table as the reader knows it: one view for each of their seats, or a spectator's."""

    table: TableInfo
    views: dict[str, View]
    offers: list[SeatOffers]
    log: list[LogLine]
    chat: list[ChatLine]


class Update(msgspec.Struct, tag="update", kw_only=True):
    """What has changed since the sequence before: new lines of the log, and the table as it is."""

    table: TableInfo
    views: dict[str, View]
    offers: list[SeatOffers]
    log: list[LogLine]


class Patch(msgspec.Struct, tag="patch", kw_only=True):
    """An update for a connection that asked for patches: what differs from what it was last sent.

    Each change has a path into `table`, `views` and `offers`, and what stands there now. The log is
    that of an update.
    """

    changes: list[tuple[list[str | int], Any]]
    log: list[LogLine]


Answer = Annotated[list[Move], msgspec.Meta(min_length=1, max_length=LONGEST_PLAN)]


def whole_answer(move: str | UnsetType, moves: list[str] | UnsetType) -> list[str]:
    """The moves of an answer, of which a request has one or all."""
    if moves is UNSET:
        if move is UNSET:
            raise ValueError("Expected `move` or `moves`")
        return [move]
    if move is not UNSET:
        raise ValueError("Expected `move` or `moves`, not both")
    return moves


class MoveRequest(Request):
    """An answer of one of my seats to the given sequence; the key makes it count once.

    It is one `move`, or several `moves` that are all made or none; none but the last of them may
    show something hidden.
    """

    seat: SeatNumber
    sequence: Sequence
    key: Key
    move: Move | UnsetType = UNSET
    moves: Answer | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse what is no answer, or two."""
        whole_answer(self.move, self.moves)

    def answer(self) -> list[str]:
        """All moves of it."""
        return whole_answer(self.move, self.moves)


class Accepted(msgspec.Struct, tag="accepted", kw_only=True):
    """An answer is stored; the table has this sequence now."""

    key: str
    sequence: int


class Refused(msgspec.Struct, tag="refused", kw_only=True):
    """A request is not carried out: which rule, and why, in both languages.

    `field` is the part of the request at fault, `move` the one of several moves. At a table
    `sequence` is the table's, and a stale move is answered with the table as it is.
    """

    key: str | None = None
    reason: str
    rule: str | None = None
    words: dict[str, str] = {}
    field: str | None = None
    sequence: int = 0
    state: Snapshot | None = None
    move: str | None = None


class WhyNot(Request):
    """Ask why one of my seats may not do something now."""

    seat: SeatNumber
    move: Move


class PlanRequest(Request):
    """Try moves of one of my seats, answering the given sequence; nothing is stored."""

    seat: SeatNumber
    sequence: Sequence
    moves: Annotated[list[Move], msgspec.Meta(max_length=LONGEST_PLAN)]


class Plan(msgspec.Struct, kw_only=True):
    """What some moves would lead to, as far as the seat can know.

    `moves` stand in an order in which they may be made; `view` and `offers` are the seat's after
    them; `inserts` may be added too, though they come before something planned. `ends`: the seat
    is no longer asked. `reveals`: the last move shows something hidden; then there is no view.
    """

    moves: list[str]
    view: View | None
    offers: list[Offer]
    inserts: list[Offer]
    ends: bool
    reveals: bool


class PassUntil(Request):
    """Leave it at passing for a period that is offered; with none, be asked again."""

    seat: SeatNumber
    period: Named | None = None


class UndoRequest(Request):
    """Take back: by oneself while nothing hidden was shown, otherwise the others are asked."""

    seat: SeatNumber
    sequence: Sequence
    key: Key


class UndoResult(msgspec.Struct, kw_only=True):
    """Whether it is taken back already, or the others are asked."""

    done: bool
    sequence: int


class UndoAnswer(Request):
    """Agree or not to another's request to take back."""

    seat: SeatNumber
    agree: bool


# Agents


class NewToken(Request):
    """Ask for a token of an agent with this name."""

    name: Name


class AgentInfo(msgspec.Struct, kw_only=True):
    """My agent: none if I never had one; `active` if it has a token."""

    id: str | None = None
    name: str | None = None
    active: bool = False


class AgentToken(msgspec.Struct, kw_only=True):
    """My agent with its token, which is told only once."""

    id: str
    name: str
    token: str


class AgentTables(msgspec.Struct, kw_only=True):
    """The tables of an agent, and open ones where it may sit down."""

    mine: list[TableInfo]
    open: list[TableInfo]


class AgentMove(Request):
    """An answer of an agent to the given sequence, one move or several; its seat, if it has two."""

    sequence: Sequence
    move: Move | UnsetType = UNSET
    moves: Answer | UnsetType = UNSET
    seat: SeatNumber | None = None

    def __post_init__(self) -> None:
        """Refuse what is no answer, or two."""
        whole_answer(self.move, self.moves)

    def answer(self) -> list[str]:
        """All moves of it."""
        return whole_answer(self.move, self.moves)


# Chat


class Say(Request):
    """Something said at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class ChatLine(msgspec.Struct, tag="chat", kw_only=True):
    """Something that was said."""

    number: int
    name: str
    text: str
    at: float


# Records and replay


class ReplayRequest(Request):
    """A record to look at; `seat` None shows what a spectator sees, `open` shows all hands."""

    record: Annotated[str, msgspec.Meta(max_length=LARGEST_RECORD)]
    seat: SeatNumber | None = None
    open: bool = False


class ReplayStep(msgspec.Struct, kw_only=True):
    """The table after some moves, the move that led there, and what it brought."""

    move: str | None
    seat: int | None
    views: dict[str, View]
    log: list[LogLine]


class Replay(msgspec.Struct, kw_only=True):
    """A whole game, step by step."""

    game: str
    names: list[str]
    scores: list[int] | None
    steps: list[ReplayStep]


class LessonStep(msgspec.Struct, kw_only=True):
    """A decision of a lesson: what the learner sees, may do and shall do, and why.

    `note` names the message that explains it; `log` is what happened since the step before. A move
    that `ends` gives the turn away or shows something hidden. At the end there is no move.
    """

    view: View
    offers: list[Offer]
    move: str | None
    ends: bool
    note: str | None
    log: list[LogLine]


class Lesson(msgspec.Struct, kw_only=True):
    """A first game to be learnt from, for one seat."""

    game: str
    players: int
    seat: int
    steps: list[LessonStep]


# Health


class Health(msgspec.Struct, kw_only=True):
    """Whether the server can do its work."""

    status: Literal["ok", "failing"]
    store: bool


LiveMessage = Snapshot | Update | Patch | Accepted | Refused | ChatLine

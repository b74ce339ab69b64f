"""How a table was opened, as data: all that never changes about it."""

from __future__ import annotations

import msgspec

from quattrocento.core import chance
from quattrocento.core.errors import BadRecord
from quattrocento.core.options import OptionValue
from quattrocento.core.registry import game as find_game
from quattrocento.tables.messages import ClockSettings, SeatKind


class Chair(msgspec.Struct, kw_only=True, frozen=True):
    """Who sits in a seat; `stand_in` when a bot plays for the person, `agent` for a program."""

    kind: SeatKind
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: bool = False
    agent: bool = False


class Setup(msgspec.Struct, kw_only=True, frozen=True):
    """How a table was opened: all that never changes, the hidden secret included.

    The seed of the game is made of `secret`, of `entropy`, which the host added, and of what those
    add who join; tables of one `deal` of an `event` have the same. What has no secret cannot be
    proved: tables from before there was one, and records that were brought in, have a `seed`.

    With `lot`, the seats are drawn when the game begins. `kept` has for each seat of another game
    of the same players the person whom it waits for. `rules` is the version of the game's rules
    that the table was opened with; tables from before that was written down have the first. With
    `forced`, the table answers by itself what has only one answer; with `spectators_write`, whoever
    watches may chat; with `agents`, programs may sit down. A `practice` table is a lesson.
    """

    id: str
    code: str
    game: str
    options: dict[str, OptionValue]
    spectators: bool
    listed: bool
    clock: ClockSettings | None
    host: str
    chairs: list[Chair]
    created: float
    seed: int | None = None
    secret: str | None = None
    entropy: str | None = None
    deal: str | None = None
    event: str | None = None
    chance: int = chance.VERSION
    invited: list[str] = []
    lot: bool = False
    kept: list[str | None] = []
    rules: int = 1
    forced: bool = False
    spectators_write: bool = False
    practice: bool = False
    agents: bool = False


def must_replay(setup: Setup) -> None:
    """Refuse a table by older rules, whose log could lead elsewhere by those of today."""
    game = find_game(setup.game)
    if not game.replays(setup.rules):
        versions = {"found": setup.rules, "expected": game.rules_version}
        raise BadRecord("bad-table-rules", {"game": setup.game, **versions})

"""Whole games at tables where there is no server, no database, no NumPy and no cryptography.

Run in a process of its own: `python -m tests.tables.alone GAME PLAYERS`. It prints what happened.
"""

from __future__ import annotations

import sys
from collections import Counter
from importlib.abc import MetaPathFinder

BLOCKED = (
    "alembic",
    "asyncio",
    "asyncpg",
    "aiosqlite",
    "cryptography",
    "litestar",
    "multiprocessing",
    "numpy",
    "picows",
    "prometheus_client",
    "quattrocento.server",
    "socketserver",
    "sqlalchemy",
    "sqlite3",
    "uvicorn",
)


class Blocked(MetaPathFinder):
    """Whatever a table must do without cannot be found."""

    def find_spec(self, name: str, *_: object) -> None:
        """Refuse what is blocked, and leave all else to others."""
        if any(name == each or name.startswith(f"{each}.") for each in BLOCKED):
            raise ModuleNotFoundError(f"{name} is blocked", name=name)


assert not [each for each in BLOCKED if each in sys.modules]
sys.meta_path.insert(0, Blocked())

from quattrocento.bots import make_bot  # noqa: E402
from quattrocento.core.knowledge import Knowledge  # noqa: E402
from quattrocento.core.order_checks import checked_choices  # noqa: E402
from quattrocento.core.proof import new_secret  # noqa: E402
from quattrocento.tables import coaching, planning, show  # noqa: E402
from quattrocento.tables.decide import decide  # noqa: E402
from quattrocento.tables.entries import Undo  # noqa: E402
from quattrocento.tables.errors import RequestError  # noqa: E402
from quattrocento.tables.messages import (  # noqa: E402
    MoveRequest,
    NewTable,
    PlanRequest,
    SeatSettings,
    Snapshot,
    UndoRequest,
)
from quattrocento.tables.order_messages import ChoicesWish, GiveOrder  # noqa: E402
from quattrocento.tables.replay import replay  # noqa: E402
from quattrocento.tables.requests import AutomaticAnswer, BotMove, TableRequest  # noqa: E402
from quattrocento.tables.seating import opened, setup_of  # noqa: E402
from quattrocento.tables.table import Table  # noqa: E402

ME = "marie"
BOTS = ("master", "apprentice", "novice", "advised")


class Host:
    """What a host of tables does, with a list for its store: decide, keep, show."""

    def __init__(self, game: str, players: int) -> None:
        seats = [SeatSettings(kind="me")]
        seats += [SeatSettings(kind="bot", bot=BOTS[seat]) for seat in range(players - 1)]
        wish = NewTable(game=game, seats=seats, lot=False, forced=True)
        self.table = opened(setup_of(wish, ME, "Marie", 1.0), new_secret(), None)
        self.now = 1.0
        self.done: Counter[str] = Counter()

    def ask(self, request: TableRequest, who: str | None = None) -> Table:
        """Let a request be decided, keep the entries, and show everybody what they see."""
        self.now += 1.0
        before = self.table.sequence
        self.table = decide(self.table, request, who, self.now)
        for entry in self.table.entries.since(before):
            self.done[str(entry.__struct_config__.tag)] += 1
        return self.table

    def snapshot(self) -> Snapshot:
        """What I see."""
        return show.snapshot(self.table, self.table.reader(ME), [], self.now, frozenset({ME}))

    @property
    def sequence(self) -> int:
        """How much of the log I could notice."""
        return self.table.sequence_for(self.table.reader(ME))


def play(game: str, players: int) -> Host:
    """A whole game: I plan, move, take back, leave an order and ask for a hint on the way."""
    host = Host(game, players)
    for number in range(5000):
        table = host.table
        if table.status == "finished":
            return host
        bots = table.awaited_bots()
        if bots:
            bot_moves(host, bots[0], number)
        else:
            i_move(host, number)
    raise AssertionError(f"{game} did not end: {host.done}")


def bot_moves(host: Host, seat: int, number: int) -> None:
    """A bot moves, from what its seat knows."""
    table = host.table
    kind = table.seats.bots[seat]
    assert kind is not None
    action = make_bot(kind, number).choose(Knowledge(table.playing(), seat, number))
    move = table.game.actions.text(action)
    host.ask(BotMove(seat=seat, move=move, sequence=table.sequence))


def i_move(host: Host, number: int) -> None:
    """I move as advice says, after what is to be tried once."""
    table, seat = host.table, 0
    state = table.playing()
    options = [offer.move for offer in table.offers(table.reader(ME))[0].offers]
    advised = make_bot("advised", number).choose(Knowledge(state, seat, number))
    move = table.game.actions.text(advised)
    assert move in options
    if len(options) > 1:
        if not host.done["hint"]:
            position = coaching.hint_position(table, ME, seat)
            found = coaching.hint_of(table.game.name, position, seat)
            assert coaching.hint_given(table.game.actions, seat, found).offers
            host.done["hint"] += 1
        request = PlanRequest(seat=seat, sequence=host.sequence, moves=[move])
        wanted = planning.wanted(table, request, ME)
        plan = planning.plan_of(table.game.actions, planning.planned(state, seat, wanted))
        host.done["plan"] += 1
        if plan.reveals or host.done["order"] == 0:
            leave_an_order(host, move)
            return
    host.ask(MoveRequest(seat=seat, move=move, sequence=host.sequence, key=f"key-{number:06}"), ME)
    if not host.done["undo"]:
        take_back(host, number)


def leave_an_order(host: Host, move: str) -> None:
    """Leave it to the table to answer what I am asked."""
    state = host.table.playing()
    question = state.decision.name
    assert checked_choices(state, 0, question, [move]).moves == [move]
    wish = ChoicesWish(question=question, moves=[move])
    host.ask(GiveOrder(seat=0, order=wish), ME)
    host.ask(AutomaticAnswer(seats=[0]))


def take_back(host: Host, number: int) -> None:
    """Take my last choice back, if I may do so alone."""
    if host.table.undo_alone(0) is not None:
        request = UndoRequest(seat=0, sequence=host.sequence, key=f"undo-{number:06}")
        assert isinstance(host.ask(request, ME).entries[-1], Undo)


def main() -> None:
    """Play a game, let its log lead there again, look at all of it, and say what was done."""
    host = play(sys.argv[1], int(sys.argv[2]))
    table = host.table
    again = Table(table.setup).replay(table.entries)
    assert again.playing().fingerprint() == table.playing().fingerprint()
    steps = replay(table.record(), 0, all_open=True).steps
    assert len(steps) == len(table.moves) + 1
    assert host.snapshot().table.proof is not None
    assert RequestError("not-playing").sentence("fr")
    for wanted in ("hint", "plan", "order", "undo", "move"):
        assert host.done[wanted], (wanted, host.done)
    assert not [each for each in BLOCKED if each in sys.modules]
    sys.stdout.write(f"{table.setup.game} {dict(host.done)} {table.playing().scores()}\n")


if __name__ == "__main__":
    main()

"""The house: all live tables, everybody who watches them, and whatever may be done at one.

The order of work is always the same: check, store, commit, answer, tell the others. One lock a
table keeps its entries in a row; between processes the store does, where a sequence can be taken
only once.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from quattrocento.bots import bot_kinds
from quattrocento.core.errors import BadNotation, BadSetup, Illegal, QuattrocentoError
from quattrocento.core.options import chosen
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.server import limits, messages
from quattrocento.server.identity import new_id
from quattrocento.server.metrics import Metrics
from quattrocento.server.minds import Minds
from quattrocento.server.pace import Pace
from quattrocento.server.planning import BadPlan, Planned, parsed, planned
from quattrocento.server.problems import Trouble, in_words, sentences
from quattrocento.server.store import Addition, Entry, Line, Row, Store
from quattrocento.server.tables import Chair, Reader, Setup, Table
from quattrocento.server.watching import Watcher

log = logging.getLogger(__name__)

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
SEED_BITS = 62
NOT_FOUND = 404
FORBIDDEN = 403
CONFLICT = 409
TOO_MANY = 429
# A process that only hears of a move leaves the bots to the one that made it, unless it is gone.
HEARD_PAUSE = 5.0
CHAT_ATTEMPTS = 5


class Live:
    """A table that is held in memory, with whoever watches it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.chat_number = 0

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        waiting = self.lock.locked() or self.thinking is not None or self.alarm is not None
        return not self.watchers and not waiting

    def connected(self) -> set[str]:
        """The people who watch now."""
        return {watcher.person for watcher in self.watchers if watcher.person is not None}


class House:
    """Everything that can be done at tables."""

    def __init__(
        self,
        store: Store,
        minds: Minds,
        metrics: Metrics,
        bot_pause: float = 0.0,
        haste: int = 1,
    ) -> None:
        self.store = store
        self.minds = minds
        self.metrics = metrics
        self.bot_pause = bot_pause
        self.haste = haste
        self.closing = False
        self.loop = asyncio.get_running_loop()
        # Called with a table and the number of a line said there.
        self.after_saying: Callable[[str, int], Awaitable[None]] | None = None
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._new_tables = Pace(limits.NEW_TABLES_A_MINUTE * haste, 60)
        self._chat = Pace(limits.CHAT_LINES_A_MINUTE * haste, 60)

    # Opening and closing the house

    async def resume(self) -> None:
        """Go on with all games in play: bots that were thinking, clocks that were running."""
        for table_id in await self.store.running():
            live = await self._live(table_id)
            live.table.clock.restart(time.time())
            self._wake(live)

    async def close(self) -> None:
        """Let nobody in, say goodbye to whoever watches, and stop thinking."""
        self.closing = True
        for live in self._lives.values():
            if live.alarm is not None:
                live.alarm.cancel()
            for watcher in live.watchers:
                watcher.dismiss()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self._lives.values():
            # Whoever is in the middle of a change gets its answer first.
            async with live.lock:
                pass

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do something beside; it is stopped when the house closes."""

        async def done() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("task-failed")

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Tables in memory

    async def _live(self, table_id: str) -> Live:
        live = self._lives.get(table_id)
        if live is None:
            async with self._loading:
                live = self._lives.get(table_id) or await self._load(table_id)
        self._lives.move_to_end(table_id)
        return live

    async def _load(self, table_id: str) -> Live:
        row = await self.store.table(table_id)
        if row is None:
            raise Trouble("no-such-table", NOT_FOUND)
        setup = msgspec.json.decode(row.setup, type=Setup)
        live = Live(Table(setup).after(await self.store.entries(table_id)))
        said = await self.store.said(table_id)
        live.chat_number = said[-1].number if said else 0
        self._lives[table_id] = live
        self._make_room()
        self.metrics.live_tables.set(len(self._lives))
        return live

    def _make_room(self) -> None:
        if len(self._lives) > limits.LIVE_TABLES:
            idle = [table_id for table_id, live in self._lives.items() if live.idle]
            for table_id in idle[: len(self._lives) - limits.LIVE_TABLES]:
                del self._lives[table_id]

    async def look(self, table_id: str, person: str | None) -> Live:
        """A table that a person may look at."""
        if self.closing:
            raise Trouble("closing", 503)
        live = await self._live(table_id)
        if not may_look(live.table, person):
            raise Trouble("no-such-table", NOT_FOUND)
        return live

    async def refresh(self, table_id: str, sequence: int | None = None) -> None:
        """Catch up with what other processes stored, if the table is held here."""
        live = self._lives.get(table_id)
        if live is None or (sequence is not None and live.table.sequence >= sequence):
            return
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        entries = await self.store.entries(live.table.setup.id, live.table.sequence)
        if entries:
            live.table = live.table.after(entries)
            self._tell(live)
            self._wake(live, HEARD_PAUSE)

    def held(self) -> list[str]:
        """The tables held in memory that may change."""
        running = ("gathering", "playing")
        return [
            table_id
            for table_id, live in self._lives.items()
            if live.table.status in running or live.watchers
        ]

    # Adding to the log

    async def _add(
        self,
        live: Live,
        kind: str,
        *,
        seat: int | None = None,
        person: str | None = None,
        key: str | None = None,
        move: str | None = None,
        name: str | None = None,
        to: int | None = None,
        table: str | None = None,
        sitter: str | None = None,
        gone: str | None = None,
    ) -> None:
        """Store an entry, then let it be what everybody sees; the lock is held."""
        now = time.time()
        clock = live.table.clock
        refill = kind == "return" and seat is not None
        entry = Entry(
            sequence=live.table.sequence + 1,
            at=now,
            kind=kind,
            seen=0,
            seat=seat,
            person=person,
            key=key,
            move=move,
            name=name,
            to=to,
            table=table,
            banks=clock.refilled(seat, now) if refill and seat is not None else clock.charged(now),
        )
        ahead = live.table.ahead(entry)
        entry = msgspec.structs.replace(entry, seen=ahead.seen[-1])
        stored = await self.store.add(
            Addition(
                table_id=ahead.setup.id,
                entry=entry,
                status=ahead.status,
                summary=summary_of(ahead),
                sitter=sitter,
                gone=gone,
            )
        )
        if not stored:
            await self._catch_up(live)
            raise Trouble("stale", CONFLICT)
        live.table = ahead
        self.metrics.entries.labels(kind).inc()
        # The answer goes out first: the others are told when the event loop comes round again.
        self.loop.call_soon(self._tell, live)
        self._wake(live)

    # Those who watch

    async def watch(
        self, table_id: str, person: str | None, last: int | None, chat: int
    ) -> tuple[Live, Watcher]:
        """Begin to watch: what was missed since `last`, or everything, comes first."""
        live = await self.look(table_id, person)
        mine = sum(
            watcher.person == person for each in self._lives.values() for watcher in each.watchers
        )
        if person is not None and mine >= limits.LIVE_CONNECTIONS_A_PERSON:
            raise Trouble("too-many-connections", TOO_MANY)
        said = await self.store.said(table_id, chat if last is not None else 0)
        table = live.table
        reader = table.reader(person)
        watcher = Watcher(person, table.sequence)
        live.watchers.add(watcher)
        self.metrics.watchers.inc()
        if last is None or last > table.sequence_for(reader):
            watcher.send(self._snapshot(live, reader, [chat_line(line) for line in said]))
        else:
            watcher.send(self._update(live, reader, table.entry_of(reader, last)))
            for line in said:
                watcher.send(chat_line(line))
        self._tell(live, presence=True, but=watcher)
        return live, watcher

    def unwatch(self, live: Live, watcher: Watcher) -> None:
        """Watch no longer."""
        if watcher in live.watchers:
            live.watchers.discard(watcher)
            self.metrics.watchers.dec()
            if not self.closing:
                self._tell(live, presence=True)

    def _tell(self, live: Live, presence: bool = False, but: Watcher | None = None) -> None:
        """Send everybody who watches what they could notice."""
        table = live.table
        made: dict[tuple[str | None, int], bytes] = {}
        for watcher in list(live.watchers):
            reader = table.reader(watcher.person)
            if watcher is but or not (presence or table.noticed_since(reader, watcher.told)):
                continue
            key = (watcher.person, watcher.told)
            if key not in made:
                update = self._update(live, reader, watcher.told)
                made[key] = msgspec.json.encode(update)
            watcher.told = table.sequence
            watcher.send_encoded(made[key])

    def _update(self, live: Live, reader: Reader, after: int) -> messages.Update:
        table = live.table
        return messages.Update(
            table=table.info(reader, time.time(), live.connected()),
            views=table.views(reader),
            offers=table.offers(reader),
            log=table.log_for(reader, after),
        )

    def _snapshot(
        self, live: Live, reader: Reader, chat: list[messages.ChatLine]
    ) -> messages.Snapshot:
        table = live.table
        return messages.Snapshot(
            table=table.info(reader, time.time(), live.connected()),
            views=table.views(reader),
            offers=table.offers(reader),
            log=table.log_for(reader),
            chat=chat,
        )

    async def snapshot(self, table_id: str, person: str | None) -> messages.Snapshot:
        """The table as a person may see it now."""
        live = await self.look(table_id, person)
        said = await self.store.said(table_id)
        reader = live.table.reader(person)
        return self._snapshot(live, reader, [chat_line(line) for line in said])

    # Opening and joining

    async def open(self, person: str, wish: messages.NewTable) -> messages.TableInfo:
        """Open a table as its host."""
        await self._may_open(person)
        setup = await self._setup(person, wish)
        return await self._open(setup, person)

    async def _may_open(self, person: str) -> None:
        if not self._new_tables.allows(person):
            raise Trouble("too-many-new-tables", TOO_MANY)
        hosted, seated = await self.store.counts(person)
        if hosted >= limits.TABLES_A_PERSON:
            raise Trouble("too-many-tables", TOO_MANY, most=limits.TABLES_A_PERSON)
        if seated >= limits.SEATED_TABLES_A_PERSON:
            raise Trouble("too-many-seats", TOO_MANY, most=limits.SEATED_TABLES_A_PERSON)

    async def _setup(self, person: str, wish: messages.NewTable) -> Setup:
        game = find_game(wish.game)
        options = chosen(game.options, wish.options, game.name)
        if len(wish.seats) not in game.seats:
            game.new(players=len(wish.seats), seed=0)
        name = await self.store.name_of(person)
        return Setup(
            id=new_id(),
            code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
            game=game.name,
            seed=secrets.randbits(SEED_BITS),
            options=options,
            spectators=wish.spectators,
            listed=wish.listed,
            clock=wish.clock,
            host=person,
            chairs=[chair_of(seat, person, name) for seat in wish.seats],
            created=time.time(),
        )

    async def _open(self, setup: Setup, person: str) -> messages.TableInfo:
        table = Table(setup)
        row = Row(
            id=setup.id,
            code=setup.code,
            host=setup.host,
            status=table.status,
            listed=setup.listed,
            changed=setup.created,
            sequence=0,
            setup=msgspec.json.encode(setup).decode(),
            summary=summary_of(table),
        )
        sitters = {chair.person for chair in setup.chairs if chair.person is not None} | {person}
        await self.store.open_table(row, sorted(sitters))
        live = self._lives[setup.id] = Live(table)
        self._make_room()
        self.metrics.live_tables.set(len(self._lives))
        self._wake(live)
        return table.info(table.reader(person), time.time())

    async def join_by_code(self, person: str, code: str) -> messages.TableInfo:
        """Take an open seat at the table with this code."""
        row = await self.store.table_by_code(code.strip().upper())
        if row is None:
            raise Trouble("no-such-table", NOT_FOUND)
        return await self.join(row.id, person, messages.Join(code=code))

    async def join(self, table_id: str, person: str, wish: messages.Join) -> messages.TableInfo:
        """Take an open seat; the game begins when the last one is taken."""
        live = await self.look(table_id, person)
        _, seated = await self.store.counts(person)
        if seated >= limits.SEATED_TABLES_A_PERSON:
            raise Trouble("too-many-seats", TOO_MANY, most=limits.SEATED_TABLES_A_PERSON)
        name = await self.store.name_of(person)
        async with live.lock:
            table = live.table
            setup = table.setup
            code = (wish.code or "").strip().upper()
            known = table.seats_of(person) or person in (setup.host, *setup.invited)
            if table.status != "gathering":
                raise Trouble("not-gathering", CONFLICT)
            if not (
                setup.listed or known or secrets.compare_digest(code.encode(), setup.code.encode())
            ):
                raise Trouble("needs-code", FORBIDDEN, field="code")
            seat = chosen_seat(table, wish.seat)
            await self._add(live, "join", seat=seat, person=person, name=name, sitter=person)
            return self._info(live, person)

    def _info(self, live: Live, person: str | None) -> messages.TableInfo:
        reader = live.table.reader(person)
        return live.table.info(reader, time.time(), live.connected())

    async def leave(self, table_id: str, person: str, seat: int) -> messages.TableInfo:
        """Leave a seat: before the game it is open again, in play a bot stands in."""
        live = await self.look(table_id, person)
        async with live.lock:
            table = own_seat(live.table, person, seat)
            if table.status not in ("gathering", "playing"):
                raise Trouble("not-playing", CONFLICT)
            if table.chairs[seat].stand_in:
                raise Trouble("stand-in", CONFLICT)
            last = len(table.seats_of(person)) == 1 and person != table.setup.host
            gone = person if table.status == "gathering" and last else None
            await self._add(live, "leave", seat=seat, person=person, gone=gone)
            return self._info(live, person)

    async def come_back(self, table_id: str, person: str, seat: int) -> messages.TableInfo:
        """Take a seat back from the bot that stands in."""
        live = await self.look(table_id, person)
        async with live.lock:
            table = own_seat(live.table, person, seat)
            if table.status != "playing":
                raise Trouble("not-playing", CONFLICT)
            if not table.chairs[seat].stand_in:
                raise Trouble("not-away", CONFLICT)
            await self._add(live, "return", seat=seat, person=person)
            return self._info(live, person)

    async def end(self, table_id: str, person: str) -> messages.TableInfo:
        """Call a table off, as its host: before the game, or when no other person plays."""
        live = await self.look(table_id, person)
        async with live.lock:
            table = live.table
            if person != table.setup.host:
                raise Trouble("not-host", FORBIDDEN)
            if table.status not in ("gathering", "playing"):
                raise Trouble("not-playing", CONFLICT)
            others = set(table.people()) - set(table.seats_of(person))
            if table.status == "playing" and others:
                raise Trouble("others-play", CONFLICT)
            await self._add(live, "end", person=person)
            return self._info(live, person)

    async def archive(self, table_id: str, person: str) -> None:
        """Put an ended table away from one's own list."""
        live = await self.look(table_id, person)
        if live.table.status not in ("finished", "abandoned"):
            raise Trouble("not-finished", CONFLICT)
        await self.store.archive(table_id, person)

    async def rematch(self, table_id: str, person: str) -> messages.TableInfo:
        """Open a table for the same players; whoever asks later gets the same table."""
        live = await self.look(table_id, person)
        async with live.lock:
            table = live.table
            if not table.seats_of(person):
                raise Trouble("not-at-table", FORBIDDEN)
            if table.status != "finished":
                raise Trouble("not-finished", CONFLICT)
            if table.rematch is not None:
                again = await self.look(table.rematch, person)
                return self._info(again, person)
            await self._may_open(person)
            setup = rematch_of(table, person)
            info = await self._open(setup, person)
            await self._add(live, "rematch", person=person, table=setup.id)
            return info

    async def lobby(self, person: str) -> messages.TableList:
        """The tables of a person, open ones, and finished games that anyone may look at."""
        shown = limits.SHOWN_TABLES
        mine = await self.store.tables_of(person, shown)
        gathering = await self.store.listed_tables("gathering", shown)
        finished = await self.store.listed_tables("finished", shown)
        watchable = [self._shown(row, person) for row in finished]
        return messages.TableList(
            mine=[self._shown(row, person) for row in mine],
            open=[self._shown(row, person) for row in gathering],
            finished=[info for info in watchable if info.spectators],
        )

    def _shown(self, row: Row, person: str) -> messages.TableInfo:
        live = self._lives.get(row.id)
        if live is not None:
            return self._info(live, person)
        summary = msgspec.json.decode(row.summary, type=Summary)
        info = summary.info
        info.host = row.host == person
        for seat, owner in zip(info.seats, summary.owners, strict=True):
            seat.mine = owner == person
        if info.host or person in summary.owners:
            info.code = row.code
        return info

    # Playing

    async def move(
        self, table_id: str, person: str | None, wish: messages.MoveRequest
    ) -> messages.Accepted | messages.Refused:
        """Carry out a move: check, store, commit, and only then answer."""
        live = await self.look(table_id, person)
        async with live.lock:
            table = live.table
            reader = table.reader(person)
            if person is not None and (person, wish.key) in table.keys:
                done = table.sequence_for(reader, table.keys[person, wish.key])
                return messages.Accepted(key=wish.key, sequence=done)
            try:
                move = self._checked_move(table, reader, wish)
                await self._add(
                    live, "move", seat=wish.seat, person=person, key=wish.key, move=move
                )
            except (Trouble, QuattrocentoError) as problem:
                self.metrics.refusals.inc()
                return self._refused(live, reader, wish.key, problem)
            sequence = live.table.sequence_for(reader)
            return messages.Accepted(key=wish.key, sequence=sequence)

    def _checked_move(self, table: Table, reader: Reader, wish: messages.MoveRequest) -> str:
        """The move in its usual notation, if the seat may make it."""
        may_play(table, reader, wish.seat)
        answers_now(table, reader, wish.seat, wish.sequence)
        action = table.game.actions.parse(wish.move)
        refuse(table.playing(), wish.seat, action)
        return table.game.actions.text(action)

    def _refused(
        self,
        live: Live,
        reader: Reader,
        key: str | None,
        problem: Trouble | QuattrocentoError,
        move: str | None = None,
    ) -> messages.Refused:
        sequence = live.table.sequence_for(reader)
        if isinstance(problem, QuattrocentoError):
            rule = problem.rule if isinstance(problem, Illegal) else None
            return messages.Refused(
                key=key,
                reason=problem.key,
                rule=rule,
                words=sentences(problem),
                sequence=sequence,
                move=move,
            )
        stale = problem.reason == "stale"
        return messages.Refused(
            key=key,
            reason=problem.reason,
            rule=None,
            words=in_words(f"problem-{problem.reason}", problem.arguments),
            sequence=sequence,
            state=self._snapshot(live, reader, []) if stale else None,
            move=move,
        )

    async def why_not(self, table_id: str, person: str, wish: messages.WhyNot) -> messages.Reason:
        """Why a seat may not make a move now."""
        live = await self.look(table_id, person)
        table = live.table
        may_play(table, table.reader(person), wish.seat)
        try:
            refuse(table.playing(), wish.seat, table.game.actions.parse(wish.move))
        except (BadNotation, Illegal) as problem:
            rule = problem.rule if isinstance(problem, Illegal) else None
            return messages.Reason(
                allowed=False, reason=problem.key, rule=rule, words=sentences(problem)
            )
        return messages.Reason(allowed=True)

    async def plan(
        self, table_id: str, person: str, wish: messages.PlanRequest
    ) -> messages.Plan | messages.Refused:
        """What moves of a seat would lead to, as far as it can know; nothing is stored."""
        live = await self.look(table_id, person)
        table = live.table
        reader = table.reader(person)
        try:
            may_play(table, reader, wish.seat)
            answers_now(table, reader, wish.seat, wish.sequence)
            actions = parsed(table.game.actions, wish.moves)
            found = await asyncio.to_thread(planned, table.playing(), wish.seat, actions)
            return plan_of(table, found)
        except BadPlan as refused:
            move = wish.moves[refused.place]
            return self._refused(live, reader, None, refused.problem, move)
        except Trouble as problem:
            return self._refused(live, reader, None, problem)

    # Taking back

    async def undo(
        self, table_id: str, person: str, wish: messages.UndoRequest
    ) -> messages.UndoResult | messages.Refused:
        """Take back a seat's last move by itself, or ask the others."""
        live = await self.look(table_id, person)
        async with live.lock:
            table = live.table
            reader = table.reader(person)
            if (person, wish.key) in table.keys:
                return messages.UndoResult(
                    done=table.wish is None, sequence=table.sequence_for(reader)
                )
            try:
                done = await self._undo(live, reader, wish)
            except Trouble as problem:
                return self._refused(live, reader, wish.key, problem)
            return messages.UndoResult(done=done, sequence=live.table.sequence_for(reader))

    async def _undo(self, live: Live, reader: Reader, wish: messages.UndoRequest) -> bool:
        table = live.table
        seat = wish.seat
        may_play(table, reader, seat)
        if wish.sequence != table.sequence_for(reader):
            raise Trouble("stale", CONFLICT)
        if table.wish is not None:
            raise Trouble("undo-asked-already", CONFLICT)
        alone = table.undo_alone(seat)
        place = table.last_move_of(seat) if alone is None else alone
        if place is None:
            raise Trouble("nothing-to-undo", CONFLICT)
        done = alone is not None or not table.must_agree(seat)
        await self._add(
            live,
            "undo" if done else "ask_undo",
            seat=seat,
            person=reader.person,
            key=wish.key,
            to=table.moves[place].sequence,
        )
        return done

    async def answer_undo(
        self, table_id: str, person: str, wish: messages.UndoAnswer
    ) -> messages.TableInfo:
        """Agree or not to another's wish to take back; when all agree, it is done."""
        live = await self.look(table_id, person)
        async with live.lock:
            table = own_seat(live.table, person, wish.seat)
            asked = table.wish
            if asked is None:
                raise Trouble("no-undo-asked", CONFLICT)
            if wish.seat not in table.must_agree(asked.seat):
                raise Trouble("undo-not-yours-to-answer", CONFLICT)
            if not wish.agree:
                await self._add(live, "decline", seat=wish.seat, person=person)
            elif wish.seat not in asked.agreed:
                await self._add(live, "agree", seat=wish.seat, person=person)
                if live.table.must_agree(asked.seat) <= asked.agreed | {wish.seat}:
                    await self._add(live, "undo", seat=asked.seat, to=asked.first)
            return self._info(live, person)

    # Talking

    async def say(self, table_id: str, person: str, text: str) -> messages.ChatLine:
        """Say something at a table, to whoever is there."""
        live = await self.look(table_id, person)
        if not live.table.seats_of(person) and person != live.table.setup.host:
            raise Trouble("not-at-table", FORBIDDEN)
        if not self._chat.allows(person):
            raise Trouble("too-much-chat", TOO_MANY)
        name = await self.store.name_of(person)
        for _ in range(CHAT_ATTEMPTS):
            number = live.chat_number + 1
            line = Line(
                table_id=table_id,
                number=number,
                person=person,
                name=name,
                text=text,
                at=time.time(),
            )
            if await self.store.say(line):
                break
            await self.hear(table_id)
        else:
            raise Trouble("stale", CONFLICT)
        self._pass_on(live, [line])
        if self.after_saying is not None:
            await self.after_saying(table_id, number)
        return chat_line(line)

    async def hear(self, table_id: str) -> None:
        """Pass on what was said in other processes, if the table is held here."""
        live = self._lives.get(table_id)
        if live is not None:
            self._pass_on(live, await self.store.said(table_id, live.chat_number))

    def _pass_on(self, live: Live, said: list[Line]) -> None:
        for line in said:
            if line.number > live.chat_number:
                live.chat_number = line.number
                for watcher in live.watchers:
                    watcher.send(chat_line(line))

    # Bots and clocks

    def _wake(self, live: Live, pause: float = 0.0) -> None:
        """Let the bots think that must decide, and set the alarm of the clock."""
        if self.closing:
            return
        if live.table.awaited_bots() and live.thinking is None:
            live.thinking = self.spawn(self._play_bots(live, pause))
        self._set_alarm(live)

    async def _play_bots(self, live: Live, pause: float) -> None:
        try:
            await asyncio.sleep(pause)
            await self._play_while_asked(live)
        finally:
            # Here and not later: whoever wakes the bots from now on must find none thinking.
            live.thinking = None

    async def _play_while_asked(self, live: Live) -> None:
        while (seats := live.table.awaited_bots()) and not self.closing:
            table = live.table
            seat = seats[0]
            await asyncio.sleep(self.bot_pause * random.uniform(0.6, 1.4))
            kind = table.mind(seat)
            if kind is None or live.table is not table:
                continue
            with self.metrics.thinking.time():
                move = await self.minds.choose(table.playing(), kind, seat)
            async with live.lock:
                if live.table is table:
                    try:
                        await self._add(live, "move", seat=seat, move=move)
                    except Trouble:
                        continue

    def _set_alarm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        found = (live.table.clock.deadline(seat) for seat in live.table.awaited_people())
        deadlines = [deadline for deadline in found if deadline is not None]
        if deadlines and not self.closing:
            wait = max(0.0, min(deadlines) - time.time())
            live.alarm = self.loop.call_later(wait, lambda: self.spawn(self._ring(live)))

    async def _ring(self, live: Live) -> None:
        """Hand the seats whose time has run out to bots."""
        live.alarm = None
        async with live.lock:
            for seat in live.table.awaited_people():
                deadline = live.table.clock.deadline(seat)
                if deadline is not None and deadline <= time.time():
                    try:
                        await self._add(live, "timeout", seat=seat)
                    except Trouble:
                        break
        self._set_alarm(live)


# What the lobby shows


class Summary(msgspec.Struct):
    """A table as the lobby shows it to anyone, and whose the seats are."""

    info: messages.TableInfo
    owners: list[str | None]


def summary_of(table: Table) -> str:
    """What the store keeps for the lobby."""
    nobody = Reader(None, ())
    owners = [chair.person for chair in table.chairs]
    info = table.info(nobody, table.times[-1] if table.times else table.setup.created)
    return msgspec.json.encode(Summary(info, owners)).decode()


def chat_line(line: Line) -> messages.ChatLine:
    """Something said, as it goes over the wire."""
    return messages.ChatLine(number=line.number, name=line.name, text=line.text, at=line.at)


def plan_of(table: Table, found: Planned) -> messages.Plan:
    """A plan, as it goes over the wire."""
    return messages.Plan(
        moves=[table.game.actions.text(action) for action in found.actions],
        view=found.view,
        offers=[table.offer(action) for action in found.offers],
        inserts=[table.offer(action) for action in found.inserts],
        ends=found.ends,
        reveals=found.reveals,
    )


# Who may do what


def may_look(table: Table, person: str | None) -> bool:
    """Whether a person may look at a table whose id they know."""
    setup = table.setup
    if table.status == "gathering" or setup.spectators:
        return True
    return person is not None and (bool(table.seats_of(person)) or person == setup.host)


def own_seat(table: Table, person: str, seat: int) -> Table:
    """The table, if the seat there is the person's own."""
    if seat >= len(table.chairs):
        raise Trouble("no-such-seat", NOT_FOUND, field="seat")
    if seat not in table.seats_of(person):
        raise Trouble("not-your-seat", FORBIDDEN, field="seat")
    return table


def may_play(table: Table, reader: Reader, seat: int) -> None:
    """Refuse unless the reader plays this seat in a running game."""
    if seat not in reader.seats:
        raise Trouble("not-your-seat", FORBIDDEN, field="seat")
    if table.status != "playing":
        raise Trouble("not-playing", CONFLICT)
    if table.chairs[seat].stand_in:
        raise Trouble("stand-in", CONFLICT)


def answers_now(table: Table, reader: Reader, seat: int, sequence: int) -> None:
    """Refuse unless the reader knew what the seat is asked now."""
    now = table.sequence_for(reader)
    asked = table.asked_at[seat]
    oldest = now if asked is None else table.sequence_for(reader, asked)
    if not oldest <= sequence <= now:
        raise Trouble("stale", CONFLICT)


def refuse(state: State, seat: int, action: int) -> None:
    """Raise Illegal if a seat may not take an action."""
    refusal = state.why_not(seat, action)
    if refusal is not None:
        raise state.illegal(refusal, action)


# Seats


def chair_of(wish: messages.SeatWish, person: str, name: str) -> Chair:
    """A seat as the host wants it."""
    if wish.kind == "bot":
        kinds = bot_kinds()
        if wish.bot not in kinds:
            raise BadSetup("bad-bot", {"bot": wish.bot or "", "bots": ", ".join(kinds)})
        return Chair(kind="bot", bot=wish.bot, name=wish.name or "")
    if wish.kind == "me":
        return Chair(kind="person", person=person, name=wish.name or name)
    return Chair(kind="open")


def chosen_seat(table: Table, wanted: int | None) -> int:
    """The open seat that somebody wants, or the first."""
    open_seats = table.open_seats
    if wanted is None:
        if not open_seats:
            raise Trouble("no-open-seat", CONFLICT)
        return open_seats[0]
    if wanted >= len(table.chairs):
        raise Trouble("no-such-seat", NOT_FOUND, field="seat")
    if wanted not in open_seats:
        raise Trouble("seat-taken", CONFLICT, field="seat")
    return wanted


def rematch_of(table: Table, person: str) -> Setup:
    """A new table like an old one: the others' seats wait for them."""
    setup = table.setup
    chairs = [
        msgspec.structs.replace(chair, stand_in=False)
        if chair.kind == "bot" or chair.person == person
        else Chair(kind="open")
        for chair in table.chairs
    ]
    return msgspec.structs.replace(
        setup,
        id=new_id(),
        code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
        seed=secrets.randbits(SEED_BITS),
        host=person,
        chairs=chairs,
        created=time.time(),
        invited=sorted({chair.person for chair in table.chairs if chair.person is not None}),
    )

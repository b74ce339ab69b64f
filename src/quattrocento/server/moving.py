"""Moving: what seats do in the game, what they could do, and why not."""

from __future__ import annotations

import asyncio

from quattrocento.core.errors import BadNotation, Illegal, QuattrocentoError
from quattrocento.server import messages
from quattrocento.server.company import Reader
from quattrocento.server.floor import Floor, Live
from quattrocento.server.planning import BadPlan, Planned, parsed, planned
from quattrocento.server.problems import UNAVAILABLE, Trouble, in_words, sentences
from quattrocento.server.rights import answers_now, may_play, refuse
from quattrocento.server.rows import Entry
from quattrocento.server.tables import Table


class Moving:
    """Moves of people's seats."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor

    async def move(
        self, table_id: str, person: str | None, wish: messages.MoveRequest
    ) -> messages.Accepted | messages.Refused:
        """Carry out a move: check, store, commit, and only then answer."""
        return await self.move_at(await self.floor.look(table_id, person), person, wish)

    async def move_at(
        self, live: Live, person: str | None, wish: messages.MoveRequest
    ) -> messages.Accepted | messages.Refused:
        """Carry out a move of somebody who looks at the table already."""
        self.floor.must_be_open()
        async with live.lock:
            known = live.table
            answer = await self._answer(live, person, wish)
            if isinstance(answer, messages.Refused) and await self.floor.was_behind(live, known):
                # Maybe this very message was carried out by another process.
                answer = await self._answer(live, person, wish)
        if isinstance(answer, messages.Refused):
            self.floor.metrics.refusals.inc()
        return answer

    async def _answer(
        self, live: Live, person: str | None, wish: messages.MoveRequest
    ) -> messages.Accepted | messages.Refused:
        reader = live.table.reader(person)
        done = None if person is None else live.table.done(person, wish.key)
        if done is not None:
            sequence = live.table.sequence_for(reader, done.sequence)
            return messages.Accepted(key=wish.key, sequence=sequence)
        try:
            move = checked(live.table, reader, wish)
            entry = Entry(kind="move", seat=wish.seat, person=person, key=wish.key, move=move)
            await self.floor.add(live, entry)
        except (Trouble, QuattrocentoError) as problem:
            return refused(live, reader, wish.key, problem)
        return messages.Accepted(key=wish.key, sequence=live.table.sequence_for(reader))

    async def why_not(self, table_id: str, person: str, wish: messages.WhyNot) -> messages.Reason:
        """Why a seat may not make a move now."""
        live = await self.floor.look(table_id, person)
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
        live = await self.floor.look(table_id, person)
        table = live.table
        reader = table.reader(person)
        try:
            may_play(table, reader, wish.seat)
            answers_now(table, reader, wish.seat, wish.sequence)
            actions = parsed(table.game.actions, wish.moves)
            found = await asyncio.to_thread(planned, table.playing(), wish.seat, actions)
            return plan_of(table, found)
        except BadPlan as bad:
            return refused(live, reader, None, bad.problem, wish.moves[bad.place])
        except Trouble as problem:
            return refused(live, reader, None, problem)


def checked(table: Table, reader: Reader, wish: messages.MoveRequest) -> str:
    """The move in its usual notation, if the seat may make it."""
    may_play(table, reader, wish.seat)
    answers_now(table, reader, wish.seat, wish.sequence)
    action = table.game.actions.parse(wish.move)
    refuse(table.playing(), wish.seat, action)
    return table.game.actions.text(action)


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


def refused(
    live: Live,
    reader: Reader,
    key: str | None,
    problem: Trouble | QuattrocentoError,
    move: str | None = None,
) -> messages.Refused:
    """Why something is not carried out; with the table as it is, if they knew an older one.

    That the server cannot do its work just now is no refusal, and raised again.
    """
    if isinstance(problem, Trouble) and problem.status == UNAVAILABLE:
        raise problem
    sequence = live.table.sequence_for(reader)
    if isinstance(problem, QuattrocentoError):
        return messages.Refused(
            key=key,
            reason=problem.key,
            rule=problem.rule if isinstance(problem, Illegal) else None,
            words=sentences(problem),
            sequence=sequence,
            move=move,
        )
    return messages.Refused(
        key=key,
        reason=problem.reason,
        rule=None,
        words=in_words(f"problem-{problem.reason}", problem.arguments),
        sequence=sequence,
        state=live.snapshot(reader, []) if problem.reason == "stale" else None,
        move=move,
    )

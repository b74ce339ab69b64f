"""The results of an event, compared as in duplicate bridge, and what bots make of its deals."""

from __future__ import annotations

import asyncio

import msgspec

from quattrocento.core.duplicate import Compared, Played, compared, deal_secret
from quattrocento.core.proof import seed_of
from quattrocento.server import limits
from quattrocento.server.events import messages
from quattrocento.server.events.event import read
from quattrocento.server.events.storage import EventRow, EventStore, EventTable
from quattrocento.server.events.work import par_of
from quattrocento.server.store.store import Store
from quattrocento.server.tasks.background import Background
from quattrocento.server.tasks.fair_queue import FairQueue, KeptAnswers
from quattrocento.tables.lobby import Summary


class EventResults:
    """Compares the tables of an event that is no longer sealed."""

    def __init__(self, store: Store, background: Background) -> None:
        self._events = EventStore(store.engine)
        self.background = background
        self._queue = FairQueue(limits.WAITING_PARS, limits.WAITING_PARS_A_HOST)
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._kept: KeptAnswers[list[Compared]] = KeptAnswers(limits.KEPT_EVENT_RESULTS)

    def close_workers(self) -> None:
        """Let the process end that plays for comparison."""
        self._queue.close()

    def of(
        self, event: EventRow, finished: list[EventTable], person: str
    ) -> list[messages.EventResult]:
        """What everybody made of the deals, beside the others and, once it is known, the par."""
        summaries = {each.row.id: summary_of(each) for each in finished}
        results = []
        for each in self._compared(event, finished, summaries):
            summary = summaries[each.played.table]
            seat = summary.info.seats[each.played.seat]
            results.append(
                messages.EventResult(
                    table=each.played.table,
                    deal=each.played.deal,
                    seat=each.played.seat,
                    name=seat.name,
                    bot=seat.bot,
                    mine=summary.owners[each.played.seat] == person,
                    points=each.played.points,
                    average=each.average,
                    margin=each.margin,
                    par=each.par,
                )
            )
        return results

    def _compared(
        self, event: EventRow, finished: list[EventTable], summaries: dict[str, Summary]
    ) -> list[Compared]:
        question = (event.id, event.par, tuple(each.row.id for each in finished))
        found = self._kept.get(question)
        if found is None:
            played = [
                Played(table=each.row.id, deal=each.deal, seat=seat, points=points)
                for each in finished
                for seat, points in enumerate(summaries[each.row.id].info.scores or [])
            ]
            par = msgspec.json.decode(event.par, type=dict[int, list[int]]) if event.par else {}
            found = compared(played, par)
            self._kept.keep(question, found)
        return found

    def play_par(self, event: EventRow) -> asyncio.Task[None]:
        """Let a level play the deals of an event whose par is not known, once and beside."""
        task = self._playing.get(event.id)
        if task is None:
            task = self._playing[event.id] = self.background.spawn(self._play_par(event))
            task.add_done_callback(lambda _: self._playing.pop(event.id, None))
        return task

    async def _play_par(self, event: EventRow) -> None:
        """What a level makes of each deal, kept with the event."""
        settings = read(event)
        par = {}
        for deal in range(settings.deals):
            secret = deal_secret(event.secret, str(deal))
            added = [] if settings.entropy is None else [settings.entropy]
            par[deal] = await self._queue.run(
                event.host,
                par_of,
                settings.game,
                settings.par,
                len(settings.occupants),
                seed_of(secret, f"{event.id}/{deal}", added),
                settings.options,
            )
        await self._events.keep_par(event.id, msgspec.json.encode(par).decode())


def summary_of(table: EventTable) -> Summary:
    """What the lobby knows of a table."""
    return msgspec.json.decode(table.row.summary, type=Summary)

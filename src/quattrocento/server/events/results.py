"""The results of an event, compared as in duplicate bridge, and what bots make of its deals."""

from __future__ import annotations

import asyncio

import msgspec

from quattrocento.core.duplicate import Played, compared, deal_secret
from quattrocento.core.proof import seed_of
from quattrocento.server.events import messages
from quattrocento.server.events.settings import EventSettings
from quattrocento.server.events.work import par_of
from quattrocento.server.store.events import EventRow, EventTable
from quattrocento.server.store.store import Store
from quattrocento.server.tables.lobby import Summary
from quattrocento.server.tasks.workers import Workers


class EventResults:
    """Compares the tables of an event that is no longer sealed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._workers: Workers | None = None
        self._comparing = asyncio.Lock()

    def close_workers(self) -> None:
        """Let the process end that plays for comparison."""
        if self._workers is not None:
            self._workers.close()

    async def of(
        self, event: EventRow, settings: EventSettings, finished: list[EventTable], person: str
    ) -> list[messages.EventResult]:
        """What everybody made of the deals, beside the others and the bots' par."""
        summaries = {each.row.id: summary_of(each) for each in finished}
        played = [
            Played(table=each.row.id, deal=each.deal, seat=seat, points=points)
            for each in finished
            for seat, points in enumerate(summaries[each.row.id].info.scores or [])
        ]
        par = await self._par(event, settings) if played else {}
        results = []
        for each in compared(played, par):
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

    async def _par(self, event: EventRow, settings: EventSettings) -> dict[int, list[int]]:
        """What a level makes of each deal: played once, then kept."""
        async with self._comparing:
            latest = await self.store.events.event(event.id)
            kept = "" if latest is None else latest.par
            if kept:
                return msgspec.json.decode(kept, type=dict[int, list[int]])
            if self._workers is None:
                self._workers = Workers(1)
            par = {}
            for deal in range(settings.deals):
                secret = deal_secret(event.secret, str(deal))
                added = [] if settings.entropy is None else [settings.entropy]
                par[deal] = await self._workers.run(
                    par_of,
                    settings.game,
                    settings.par,
                    len(settings.chairs),
                    seed_of(secret, f"{event.id}/{deal}", added),
                    settings.options,
                )
            await self.store.events.keep_par(event.id, msgspec.json.encode(par).decode())
            return par


def summary_of(table: EventTable) -> Summary:
    """What the lobby knows of a table."""
    return msgspec.json.decode(table.row.summary, type=Summary)

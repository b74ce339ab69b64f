"""Agents of people: their tokens, and what follows when one holds no longer.

A token may be taken or replaced in any process; every one looks now and then whether those hold by
which agents watch here.
"""

from __future__ import annotations

from quattrocento.server.store.agents import AgentStore
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.tables.errors import UNAUTHORIZED, RequestError


class AgentService:
    """The tokens of agents."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._agents: AgentStore = registry.store.agents

    async def give_token(self, owner: str) -> tuple[str, str]:
        """A new token for somebody's agent, and the agent's id; the one before holds no longer."""
        given = await self._agents.give_token(owner)
        await self.look()
        return given

    async def take_token(self, owner: str) -> None:
        """Let the token of somebody's agent hold no longer."""
        await self._agents.take_token(owner)
        await self.look()

    async def look(self) -> None:
        """End the streams of agents whose tokens hold no longer."""
        used = {each.token for each in self._registry.watchers() if each.token is not None}
        if not used:
            return
        void = used - await self._agents.holding(used)
        if void:
            self._registry.send_away(lambda each: bad_token() if each.token in void else None)


def bad_token() -> RequestError:
    """A token holds no longer, or never did."""
    return RequestError("bad-token", UNAUTHORIZED)

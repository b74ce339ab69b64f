"""How many connections there are, from each address and in all, and which give way to others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from quattrocento.server.http.visitors import household, networks, within
from quattrocento.server.limits import (
    CONNECTIONS_AN_ADDRESS,
    KEPT_FREE_DESCRIPTORS,
    MOST_CONNECTIONS,
    WAITING_BYTES_AN_ADDRESS,
)


class Yielding(Protocol):
    """A connection that can give its place to somebody else."""

    def give_way(self) -> None:
        """End at once."""


class Unread(Protocol):
    """A connection over which something waits to be read."""

    def waiting(self) -> int:
        """How many bytes wait."""


class Admission:
    """How many connections there are, from each address and in all.

    When there is no room, one that nobody would miss ends for whoever comes: first the one that has
    asked for nothing for the longest time, then one over which somebody only watches. So silent
    strangers, however many, keep no player out. Who plays live never gives way.
    """

    def __init__(self, trusted: tuple[str, ...] = (), rate_factor: int = 1) -> None:
        self._trusted = networks(trusted)
        self._rate_factor = rate_factor
        self._addresses: Counter[str] = Counter()
        self._idle: dict[Yielding, None] = {}
        self._unread: dict[str, set[Unread]] = {}
        self._watching: dict[Yielding, Callable[[], bool]] = {}
        self.count = 0
        self.most = most_connections()

    def enter(self, address: str) -> bool:
        """Count a connection; whether it may stay."""
        room = within(address, self._trusted) or (
            self._addresses[household(address)] < CONNECTIONS_AN_ADDRESS * self._rate_factor
        )
        room = room and (self.count < self.most or self._make_room())
        self.count_in(address)
        return room

    def count_in(self, address: str) -> None:
        """Count a connection that was let in already."""
        self._addresses[household(address)] += 1
        self.count += 1

    def may_wait(self, connection: Unread, address: str) -> bool:
        """Note that bytes wait over a connection; whether those of its address are few enough."""
        own = household(address)
        others = self._unread.setdefault(own, set())
        others.add(connection)
        if within(address, self._trusted):
            return True
        most = WAITING_BYTES_AN_ADDRESS * self._rate_factor
        return sum(each.waiting() for each in others) <= most

    def is_read(self, connection: Unread, address: str) -> None:
        """Note that nothing waits any more, or nobody will read it."""
        own = household(address)
        others = self._unread.get(own, set())
        others.discard(connection)
        if not others:
            self._unread.pop(own, None)

    def rests(self, connection: Yielding) -> None:
        """Nothing is asked over a connection just now."""
        self._idle.pop(connection, None)
        self._idle[connection] = None

    def watches(self, connection: Yielding, plays: Callable[[], bool]) -> None:
        """A connection is live; it may give way unless somebody plays over it."""
        self._watching[connection] = plays

    def stays(self, connection: Yielding) -> None:
        """A connection does not give way any more, for it is busy or gone."""
        self._idle.pop(connection, None)
        self._watching.pop(connection, None)

    def _make_room(self) -> bool:
        """End a connection that nobody would miss; whether there was one."""
        found = next(iter(self._idle), None) or self._first_spectator()
        if found is None:
            return False
        self.stays(found)
        found.give_way()
        return True

    def _first_spectator(self) -> Yielding | None:
        while self._watching:
            connection = next(iter(self._watching))
            if not self._watching.pop(connection)():
                return connection
        return None

    def leave(self, address: str) -> None:
        """Count a connection no longer."""
        own = household(address)
        self.count -= 1
        self._addresses[own] -= 1
        if self._addresses[own] <= 0:
            del self._addresses[own]


def most_connections() -> int:
    """As many as are allowed, and as there are descriptors for, some kept free for the store."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return MOST_CONNECTIONS
    descriptors, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if descriptors == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    return max(1, min(MOST_CONNECTIONS, descriptors - KEPT_FREE_DESCRIPTORS))

"""How a server is run."""

from __future__ import annotations

import msgspec

from quattrocento.server.people.links import Links
from quattrocento.server.people.settings import PeopleSettings


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """How a server is run.

    `bot_pause` is about how many seconds a bot takes for each move, `answer_pause` a table that
    answers for somebody; `rate_factor` is how many times as often as usual people may do something,
    for measuring under load. `allowed_hosts` are names of ours beside this computer's own, `url` is
    the address of our page: links lead there, or else to such a name. `trusted_proxies` are the
    addresses or networks of proxies whose word we take, `metrics_from` those that may read the
    figures. `people` is what is offered to people beside playing.
    """

    database: str
    bot_pause: float = 0.8
    answer_pause: float = 4.0
    workers: int | None = None
    rate_factor: int = 1
    allowed_hosts: tuple[str, ...] = ()
    url: str | None = None
    trusted_proxies: tuple[str, ...] = ()
    metrics_from: tuple[str, ...] = ()
    people: PeopleSettings = PeopleSettings()

    @property
    def links(self) -> Links:
        """Where links to us may lead."""
        return Links(self.url, self.allowed_hosts)

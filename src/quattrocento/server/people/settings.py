"""What a server offers to people beside playing."""

from __future__ import annotations

import msgspec


class PeopleSettings(msgspec.Struct, kw_only=True, frozen=True):
    """What a server offers to people beside playing.

    `vacation_days` is how many days of vacation somebody has in a year. `smtp` is the server that
    takes our e-mail (`smtp://user:password@host:587`, `smtps://...`), `mail_from` whom it is from;
    without them there is none. Somebody is called to their turn when a table has waited for them
    for `call_after` seconds; by e-mail at most once in `digest_seconds`. With
    `private_endpoints`, people may name endpoints in our own network, also without TLS.
    """

    vacation_days: int = 21
    smtp: str | None = None
    mail_from: str | None = None
    call_after: float = 300.0
    digest_seconds: float = 6 * 3600.0
    private_endpoints: bool = False

    @property
    def sends_mail(self) -> bool:
        """Whether the host has configured e-mail."""
        return self.smtp is not None and self.mail_from is not None

# mypyc: compile
"""What each reader of a table gets: all they know of it, or what is new.

`present` are the people who are there. In play an update goes without the server's signature, for
signing takes longer than all else that a move needs.
"""

from __future__ import annotations

from quattrocento.core.errors import QuattrocentoError
from quattrocento.core.signatures import Signer
from quattrocento.tables.errors import CONFLICT, UNAVAILABLE, RequestError
from quattrocento.tables.messages import ChatLine, Snapshot, TableInfo, Update
from quattrocento.tables.seats import Reader
from quattrocento.tables.table import Table


def signed(info: TableInfo, signer: Signer | None) -> TableInfo:
    """The same with the signature of whoever keeps the table, if they sign."""
    proof = info.proof
    if proof is not None and signer is not None:
        proof.signature = signer.signature(info.id, proof.head)
    return info


def snapshot(
    table: Table,
    reader: Reader,
    chat: list[ChatLine],
    now: float,
    present: frozenset[str],
    signer: Signer | None = None,
) -> Snapshot:
    """Everything that a reader knows of the table."""
    table.compute_slow_offers(reader)
    return Snapshot(
        table=signed(table.info(reader, now, present), signer),
        views=table.views(reader),
        offers=table.offers(reader),
        log=table.log_for(reader),
        chat=chat,
    )


def update(
    table: Table,
    reader: Reader,
    after: int,
    now: float,
    present: frozenset[str],
    signer: Signer | None = None,
) -> Update:
    """The table as it is, and what a reader was told after an entry."""
    info = table.info(reader, now, present)
    return Update(
        table=info if table.status == "playing" else signed(info, signer),
        views=table.views(reader),
        offers=table.offers(reader),
        log=table.log_for(reader, after),
    )


def refused(
    table: Table,
    reader: Reader,
    error: QuattrocentoError,
    key: str | None,
    now: float,
    present: frozenset[str],
    signer: Signer | None = None,
) -> RequestError:
    """A refusal with the key of its request; with the table as it is, if they knew an older one.

    That nothing can be stored just now says nothing of the table.
    """
    refusal = RequestError.of(error)
    refusal.request_key = key
    if refusal.status != UNAVAILABLE:
        refusal.status = CONFLICT
        refusal.sequence = table.sequence_for(reader)
        if refusal.reason == "stale":
            refusal.state = snapshot(table, reader, [], now, present, signer)
    return refusal

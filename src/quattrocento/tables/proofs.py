# mypyc: compile
"""What a table proves: its opening, its entries as the chain has them, and the whole at the end."""

from __future__ import annotations

from collections.abc import Iterable

from quattrocento.core import proof
from quattrocento.core.proof import Chain, Leaf, Opening
from quattrocento.tables import entries
from quattrocento.tables.entries import Entry, kind_of
from quattrocento.tables.setup import Chair, Setup


def opening_of(setup: Setup, secret: str) -> Opening:
    """How a table was opened, as its chain begins with it."""
    return Opening(
        table=setup.id,
        game=setup.game,
        rules=setup.rules,
        chance=setup.chance,
        options=setup.options,
        seats=[kind_of_chair(chair) for chair in setup.chairs],
        lot=setup.lot,
        forced=setup.forced,
        created=milliseconds(setup.created),
        commitment=proof.commitment_of(secret),
        entropy=setup.entropy,
        deal=setup.deal,
    )


def kind_of_chair(chair: Chair) -> str:
    """Whether a person or a bot sits there, or nobody yet."""
    return f"bot:{chair.bot}" if chair.kind == "bot" else chair.kind


def milliseconds(seconds: float) -> int:
    """A time as a whole number, which has one spelling in every language."""
    return round(seconds * 1000)


def first_heads(setup: Setup) -> list[bytes]:
    """The heads of a table without entries; none if there is nothing to prove."""
    return [] if setup.secret is None else [proof.first_head(opening_of(setup, setup.secret))]


def chain_of(setup: Setup) -> Chain | None:
    """What chains the entries of a table; None if there is nothing to prove."""
    return None if setup.secret is None else Chain(setup.secret, setup.id)


def leaf_of(entry: Entry) -> Leaf:
    """An entry as the chain has it: what may be known at the end, nobody's name."""
    kind, at = kind_of(entry), milliseconds(entry.at)
    if isinstance(entry, entries.Move):
        return Leaf(
            kind=kind,
            sequence=entry.sequence,
            at=at,
            seen=entry.seen,
            seat=entry.seat,
            move=entry.move,
            by=entry.by,
            number=entry.number,
        )
    return Leaf(
        kind=kind,
        sequence=entry.sequence,
        at=at,
        seen=entry.seen,
        seat=getattr(entry, "seat", None),
        to=getattr(entry, "to", None),
        others_stay=getattr(entry, "others_stay", False),
        period=getattr(entry, "period", None),
        order=getattr(entry, "order", None),
        number=getattr(entry, "number", None),
        entropy=getattr(entry, "entropy", None),
    )


def seed_at_beginning(setup: Setup, before: Iterable[Entry], last: entries.Join | None) -> int:
    """The seed of a game that begins: all that was added counts, also by those who have left."""
    if setup.secret is None:
        assert setup.seed is not None, "a table has a secret or a seed"
        return setup.seed
    joined = [each for each in before if isinstance(each, entries.Join)]
    if last is not None:
        joined.append(last)
    joining = [] if setup.deal is not None else [each.entropy for each in joined]
    added = [setup.entropy, *joining]
    place = setup.id if setup.deal is None else setup.deal
    return proof.seed_of(setup.secret, place, [each for each in added if each is not None])

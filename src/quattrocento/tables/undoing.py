"""Taking back: by oneself while nothing hidden was shown, later if the others agree."""

from __future__ import annotations

from quattrocento.tables import entries, messages
from quattrocento.tables.errors import CONFLICT, RequestError
from quattrocento.tables.permissions import may_play, own_seat
from quattrocento.tables.table import Table


def take_back(table: Table, request: messages.UndoRequest, who: str | None, now: float) -> Table:
    """Take a seat's last choice back by itself, or ask the others."""
    if who is not None and table.done(who, request.key) is not None:
        return table
    return table.try_entry(undo_of(table, request, who), now)


def undo_of(
    table: Table, request: messages.UndoRequest, who: str | None
) -> entries.Undo | entries.AskUndo:
    """What a request to take back leads to: it is done, or the others are asked."""
    seat, key = request.seat, request.key
    reader = table.reader(who)
    may_play(table, reader, seat)
    if request.sequence != table.sequence_for(reader):
        raise RequestError("stale", CONFLICT)
    if table.proposal is not None:
        raise RequestError("undo-asked-already", CONFLICT)
    alone = table.undo_alone(seat)
    if alone is not None:
        return entries.Undo(seat=seat, person=who, key=key, to=alone, others_stay=True)
    last = table.last_choice_of(seat)
    if last is None:
        raise RequestError("nothing-to-undo", CONFLICT)
    if table.setup.event is not None:
        # Others play the same cards: what was seen stays seen.
        raise RequestError("event-undo", CONFLICT)
    first = table.moves[last].sequence
    if table.must_agree(seat):
        return entries.AskUndo(seat=seat, person=who, key=key, to=first)
    return entries.Undo(seat=seat, person=who, key=key, to=first)


def answer(table: Table, request: messages.UndoAnswer, who: str | None, now: float) -> Table:
    """Agree or not that another takes back; when all agree, it is done."""
    seat = request.seat
    own_seat(table, who, seat)
    asked = table.proposal
    if asked is None:
        raise RequestError("no-undo-asked", CONFLICT)
    if seat not in table.must_agree(asked.seat):
        raise RequestError("undo-not-yours-to-answer", CONFLICT)
    if not request.agree:
        return table.try_entry(entries.DeclineUndo(seat=seat, person=who), now)
    if seat in asked.agreed:
        return table
    agreed = table.try_entry(entries.AgreeUndo(seat=seat, person=who), now)
    if agreed.must_agree(asked.seat) <= asked.agreed | {seat}:
        return agreed.try_entry(entries.Undo(seat=asked.seat, to=asked.first), now)
    return agreed

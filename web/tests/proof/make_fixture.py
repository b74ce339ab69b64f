"""The proof of a small table and what a player kept of it, for the page to check."""

from __future__ import annotations

import random

import msgspec

from quattrocento.core.proof import Receipt, commitment_of
from quattrocento.core.signatures import Signer
from quattrocento.tables import entries
from quattrocento.tables.proving import proof_of
from quattrocento.tables.setup import Chair, Setup
from quattrocento.tables.table import Table

SECRET = "0b" * 32
ENTROPY = "a1" * 32
KEY = "07" * 32
MOVES = 40


def fixture() -> str:
    """What `proof.json` holds."""
    signer = Signer(KEY)
    table = Table(
        Setup(
            id="0" * 32,
            code="CODE",
            game="palazzo",
            secret=SECRET,
            options={},
            spectators=True,
            listed=True,
            clock=None,
            host="marie",
            chairs=[Chair(kind="person", person="marie"), Chair(kind="open")],
            created=1.5,
            lot=True,
        )
    )
    table = table.try_entry(
        entries.Join(seat=1, person="louis", name="Louis", entropy=ENTROPY), 2.0
    )
    chance = random.Random(1)
    for number in range(MOVES):
        state = table.playing()
        seat = state.awaiting()[0]
        move = table.game.actions.text(chance.choice(state.legal(seat)))
        table = table.try_entry(entries.Move(seat=seat, move=move, person="marie"), 3.0 + number)
    promised = table.proof_for(table.reader("louis"))
    assert promised is not None
    receipt = Receipt(
        table=table.setup.id,
        commitment=commitment_of(SECRET),
        entropy=ENTROPY,
        head=promised.head,
        signature=signer.signature(table.setup.id, promised.head),
        key=signer.public_key,
    )
    table = table.try_entry(entries.End(person="marie"), 100.0)
    papers = {"proof": proof_of(table, signer), "receipt": receipt}
    return msgspec.json.format(msgspec.json.encode(papers), indent=1).decode() + "\n"

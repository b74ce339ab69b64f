"""The proof of a table that has ended."""

from __future__ import annotations

from quattrocento.core.proof import Proof, Result
from quattrocento.core.signatures import Signer
from quattrocento.tables.proofs import leaf_of, opening_of
from quattrocento.tables.table import Table


def proof_of(table: Table, signer: Signer) -> Proof:
    """Everything that a table reveals when it has ended."""
    setup = table.setup
    assert setup.secret is not None
    head = table.heads[-1].hex()
    state = table.playing()
    result = Result(scores=state.scores(), winners=state.winners()) if state.over else None
    return Proof(
        opening=opening_of(setup, setup.secret),
        secret=setup.secret,
        seed=str(table.seed),
        entries=[leaf_of(entry) for entry in table.entries],
        head=head,
        key=signer.public_key,
        signature=signer.signature(setup.id, head),
        result=result,
    )

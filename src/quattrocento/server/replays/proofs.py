"""What can be asked about proofs: commitments before a table, the server's key, the whole after."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency

from quattrocento.core.proof import Proof
from quattrocento.server.events.service import EventService
from quattrocento.server.http.dependencies import PersonId, TableId, problems
from quattrocento.server.store.store import Store
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.seating import SeatingService
from quattrocento.tables import messages
from quattrocento.tables.errors import CONFLICT, RequestError
from quattrocento.tables.proving import proof_of


class Proofs(Controller):
    """Commitments, the key that signs, and proofs of tables that have ended."""

    path = "/api/v1"
    tags = ["proofs"]

    @post("/commitments", responses=problems())
    async def commit(
        self, seating: NamedDependency[SeatingService], person: PersonId
    ) -> messages.NewCommitment:
        """The commitment to a fresh secret, for a table that I open next."""
        return await seating.commit(person)

    @get("/key", responses=problems())
    async def key(self, store: NamedDependency[Store]) -> messages.ServerKey:
        """The public key that this server signs the heads of its tables with."""
        return messages.ServerKey(key=store.signer.public_key)

    @get("/tables/{table_id:str}/proof", responses=problems(404, 409))
    async def proof(
        self,
        registry: NamedDependency[TableRegistry],
        events: NamedDependency[EventService],
        store: NamedDependency[Store],
        person: PersonId,
        table_id: TableId,
    ) -> Response[Proof]:
        """Everything that a table reveals when it has ended."""
        table = (await registry.look(table_id, person)).table
        if table.status not in ("finished", "abandoned"):
            raise RequestError("not-finished", CONFLICT)
        await events.must_be_revealed(table)
        if table.setup.secret is None:
            raise RequestError("no-proof", CONFLICT)
        if table.seed is None:
            raise RequestError("not-begun", CONFLICT)
        name = f"{table.setup.game}-{table_id[:8]}-proof.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(proof_of(table, store.signer), headers=headers)

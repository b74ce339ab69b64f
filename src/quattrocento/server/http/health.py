"""What whoever runs the server can ask: whether it works, and its figures."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from quattrocento.server.monitoring.metrics import Metrics
from quattrocento.server.store.store import Store
from quattrocento.tables import messages


@get(
    "/health",
    tags=["health"],
    responses={503: ResponseSpec(messages.Health, description="Failing", generate_examples=False)},
)
async def health(store: NamedDependency[Store]) -> Response[messages.Health]:
    """Whether the server can do its work."""
    try:
        await store.ping()
    except Exception:  # noqa: BLE001 - whatever it is, the store does not answer
        return Response(messages.Health(status="failing", store=False), status_code=503)
    return Response(messages.Health(status="ok", store=True))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(metrics: NamedDependency[Metrics]) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

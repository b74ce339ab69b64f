"""What a handler of a request is given: who asks, from where, parts of the path, a service.

A handler names the service that it needs; the app says where each is found (`services.py`). So what
is asked about one thing knows nothing of the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, PathParameter
from litestar.types import Scope

from quattrocento.server.http.identity import Identity
from quattrocento.tables import messages

# What a request carries on its way from the gate to whoever handles it.
SERVICES = "quattrocento.services"
PERSON = "quattrocento.person"
AGENT = "quattrocento.agent"
DEVICE = "quattrocento.device"
# Set by whoever handles a request: the identity that the device has from now on.
BECOMES = "quattrocento.becomes"
ADDRESS = "quattrocento.address"
SCHEME = "quattrocento.scheme"

AnyRequest = Request[Any, Any, Any]
PersonId = NamedDependency[str]
Address = NamedDependency[str]
Who = NamedDependency[Identity]
Language = FromQuery[Literal["en", "fr"]]
TableId = Annotated[str, PathParameter(max_length=32)]
GameName = Annotated[str, PathParameter(max_length=40)]


def provide_person(scope: Scope) -> str:
    """The person who asks."""
    person: str = scope[PERSON]  # type: ignore[literal-required]
    return person


def provide_who(scope: Scope) -> Identity:
    """The person who asks, at their device."""
    return Identity(scope[PERSON], scope[DEVICE])  # type: ignore[literal-required]


def provide_address(scope: Scope) -> str:
    """Where they ask from."""
    address: str = scope[ADDRESS]  # type: ignore[literal-required]
    return address


def agent_of(request: AnyRequest) -> str:
    """What a browser says that it is."""
    return str(request.headers.get("user-agent", ""))


def own_origin(request: AnyRequest) -> str:
    """Where we are found, as whoever asks named us."""
    scheme: str = request.scope[SCHEME]  # type: ignore[literal-required]
    return origin_of(request.headers, scheme)


def origin_of(headers: Mapping[str, str], scheme: str) -> str:
    """Where we are found, by the headers of a request."""
    return f"{scheme}://{headers.get('host', 'localhost')}"


def accepts_gzip(encodings: str) -> bool:
    """Whether a browser takes compressed files."""
    return any(each.partition(";")[0].strip() == "gzip" for each in encodings.split(","))


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How a request can fail, for the API's description."""
    every = (400, *statuses, 403, 413, 429, 503)
    return {
        status: ResponseSpec(messages.Refused, description="Refused", generate_examples=False)
        for status in every
    }

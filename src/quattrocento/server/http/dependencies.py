"""What a handler of a request is given: the services, who asks, from where, parts of the path."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, PathParameter
from litestar.types import Scope

from quattrocento.server.http.gate import ADDRESS, DEVICE, PERSON, SERVICES
from quattrocento.server.http.identity import Identity
from quattrocento.server.services import Services
from quattrocento.tables import messages

AppServices = NamedDependency[Services]
PersonId = NamedDependency[str]
Address = NamedDependency[str]
Who = NamedDependency[Identity]
Language = FromQuery[Literal["en", "fr"]]
TableId = Annotated[str, PathParameter(max_length=32)]
GameName = Annotated[str, PathParameter(max_length=40)]


def provide_services(scope: Scope) -> Services:
    """The services, for whoever handles a request."""
    services: Services = scope[SERVICES]  # type: ignore[literal-required]
    return services


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


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How a request can fail, for the API's description."""
    every = (400, *statuses, 403, 413, 429, 503)
    return {
        status: ResponseSpec(messages.Refused, description="Refused", generate_examples=False)
        for status in every
    }

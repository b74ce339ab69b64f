"""What routes are given: by name, so no type checker sees whether it is what they ask for."""

from __future__ import annotations

from operator import attrgetter

from quattrocento.server.app import endpoints
from quattrocento.server.services import ASKED_FOR
from tests.server.clients import Server


def test_each_service_that_a_route_names_is_of_the_kind_that_it_says(quick_server: Server) -> None:
    paths = {path.rpartition(".")[2]: path for path in ASKED_FOR}
    asked: set[str] = set()
    for route in endpoints().routes:
        for handler in getattr(route, "route_handlers", None) or [route.route_handler]:
            for name, parameter in handler.parsed_fn_signature.parameters.items():
                if name in paths:
                    given = attrgetter(paths[name])(quick_server.services)
                    assert isinstance(given, parameter.annotation), (str(handler), name)
                    asked.add(name)
    assert asked == set(paths), "nobody asks for some"

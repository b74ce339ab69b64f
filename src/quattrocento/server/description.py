"""The description of the API (OpenAPI).

Beside what goes over HTTP it names what goes over the live connection (`LiveMessage`), what
happens at a table (`TableEvent`), and for each game what a seat sees (`PalazzoView`), what can
happen in it (`PalazzoEvent`) and what is in its box (`PalazzoBox`). The page's types are made
from it.
"""

from __future__ import annotations

import inspect
import sys
from functools import reduce
from operator import or_
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from quattrocento.core import proof
from quattrocento.core.events import Event
from quattrocento.core.game import Game
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games, package_of
from quattrocento.server.events import messages as event_messages
from quattrocento.server.people import messages as people_messages
from quattrocento.tables import coaching_messages, events, messages, order_messages

PLACE = "#/components/schemas/"

Schema = dict[str, Any]


class Description(JsonRenderPlugin):
    """Serves the whole description, which is made once for the games that there are."""

    _made: tuple[list[str], bytes] | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """The description as it goes out."""
        if self._made is None or self._made[0] != games():
            self._made = (games(), super().render(request, described(openapi_schema)))
        return self._made[1]


def described(document: Schema) -> Schema:
    """The description of what goes over HTTP, with all other types that the page needs."""
    schemas: Schema = document["components"]["schemas"] | message_types()
    happenings = ["TableEvent"]
    for name in games():
        schemas |= game_types(find_game(name))
        if f"{name.title()}Event" in schemas:
            happenings.append(f"{name.title()}Event")
    schemas["Event"] = {
        "description": "Something that happened at a table or in a game, by its type.",
        "anyOf": [{"$ref": PLACE + each} for each in happenings],
    }
    components = document["components"] | {"schemas": schemas}
    whole: Schema = tidied(document | {"components": components})
    return whole


def message_types() -> Schema:
    """What goes over the wire: every message, and what a live message can be."""
    rooms = (
        messages,
        coaching_messages,
        event_messages,
        order_messages,
        people_messages,
        proof,
    )
    named = [each for room in rooms for each in vars(room).values() if is_message(each)]
    kinds = list(dict.fromkeys(named))
    table_events = [each for each in vars(events).values() if is_event(each)]
    (*_, live, happened), found = msgspec.json.schema_components(
        [*kinds, messages.LiveMessage, union(table_events)], ref_template=PLACE + "{name}"
    )
    for kind in kinds:
        leaves_out = kind.__struct_config__.omit_defaults
        if not issubclass(kind, messages.Request) and not leaves_out:
            # Whatever else we send has all its fields; only who asks may leave some out.
            found[kind.__name__]["required"] = list(found[kind.__name__]["properties"])
    for answer in (messages.MoveRequest, messages.AgentMove):
        found[answer.__name__]["oneOf"] = [{"required": ["move"]}, {"required": ["moves"]}]
    return {**found, "LiveMessage": live, "TableEvent": happened}


def game_types(game: Game) -> Schema:
    """What a seat sees of a game, what can happen in it and what is in its box.

    The names begin with the game's.
    """
    prefix = game.name.title()
    view = type(game.new(players=game.seats[0], seed=0).view(None))
    happenings = events_of(package_of(game.name))
    box = game.box()
    # A game may have nothing in its box, and nothing happen in it but moves.
    others = [*([] if box is None else [type(box)]), *([union(happenings)] if happenings else [])]
    (*_, happened), found = msgspec.json.schema_components(
        [view, *others], ref_template=f"{PLACE}{prefix}{{name}}"
    )
    if happenings:
        found["Event"] = happened
    return {f"{prefix}{name}": schema for name, schema in found.items()}


def events_of(package: str) -> list[type[Event]]:
    """What can happen in a game, by the package that it lies in."""
    modules = [
        module
        for name, module in list(sys.modules.items())
        if name == package or name.startswith(f"{package}.")
    ]
    found = [each for module in modules for each in vars(module).values() if is_event(each)]
    return [each for each in dict.fromkeys(found) if each.__module__.startswith(package)]


def is_message(thing: object) -> bool:
    """Whether something is a kind of message."""
    return (
        isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing is not messages.Request
    )


def is_event(thing: object) -> bool:
    """Whether something is a kind of event."""
    return isinstance(thing, type) and issubclass(thing, Event) and thing is not Event


def union(kinds: list[Any]) -> Any:
    """Any of some types, in the order of their names."""
    return reduce(or_, sorted(kinds, key=lambda kind: str(kind.__name__)))


def tidied(part: Any) -> Any:
    """The same with names in order and texts without indentation, whatever Python made them."""
    if isinstance(part, dict):
        ordered = {name: tidied(part[name]) for name in sorted(part)}
        if isinstance(ordered.get("description"), str):
            ordered["description"] = inspect.cleandoc(ordered["description"])
        return ordered
    if isinstance(part, list):
        return [tidied(each) for each in part]
    return part

"""How an event was set up, as data."""

from __future__ import annotations

import msgspec

from quattrocento.bots import bot_kinds
from quattrocento.core.errors import BadSetup
from quattrocento.core.options import OptionValue, chosen
from quattrocento.core.registry import game as find_game
from quattrocento.server.events import messages
from quattrocento.server.store.events import EventRow
from quattrocento.tables.errors import RequestError
from quattrocento.tables.names import tidy_name
from quattrocento.tables.seating import chair_of
from quattrocento.tables.setup import Chair


class EventSettings(msgspec.Struct, kw_only=True, frozen=True):
    """What never changes about an event; `tables` 0 is as many as are wanted."""

    name: str
    game: str
    chairs: list[Chair]
    options: dict[str, OptionValue]
    deals: int
    tables: int
    par: str
    entropy: str | None = None
    week: int | None = None


def rotated(chairs: list[Chair], place: int) -> list[Chair]:
    """The seats of the how-manieth table of a deal: at each everybody sits one seat further."""
    turn = place % len(chairs)
    return [*chairs[-turn:], *chairs[:-turn]] if turn else list(chairs)


def settings_of(request: messages.NewEvent) -> EventSettings:
    """An event as its host wants it."""
    game = find_game(request.game)
    options = chosen(game.options, request.options, game.name)
    if len(request.seats) not in game.seats:
        game.new(players=len(request.seats), seed=0)
    name = tidy_name(request.name)
    if name is None:
        raise RequestError("bad-name", field="name")
    kinds = [each.kind for each in request.seats]
    if "me" in kinds or "open" not in kinds:
        raise RequestError("event-seats", field="seats")
    if request.par not in bot_kinds():
        raise BadSetup("bad-bot", {"bot": request.par, "bots": ", ".join(bot_kinds())})
    return EventSettings(
        name=name,
        game=game.name,
        chairs=[chair_of(game, each, "", "") for each in request.seats],
        options=options,
        deals=request.deals,
        tables=request.tables,
        par=request.par,
        entropy=request.entropy,
    )


def read(event: EventRow) -> EventSettings:
    """How an event was set up."""
    return msgspec.json.decode(event.settings, type=EventSettings)

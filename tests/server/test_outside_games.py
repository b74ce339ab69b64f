"""A game from outside, found by its entry point, at a table of the server."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import quattrocento as qc
from quattrocento.server.description import game_types
from tests.core.planted import NAME, planted
from tests.server.clients import Server
from tests.server.conftest import Start

EVENTS = ("CardPlayed", "TrickTaken")


def test_a_game_from_outside_is_played_over_the_api_like_any_other(
    start: Start, on_sqlite: str, tmp_path: Path
) -> None:
    with planted(tmp_path / "outside"):
        marie = start(on_sqlite).person("Marie")
        (offer,) = (each for each in marie.get("/games") if each["name"] == NAME)
        assert (offer["least_players"], offer["most_players"]) == (2, 5)
        assert len(marie.get(f"/games/{NAME}/rules?lang=fr")) == 5
        assert "takes the trick" in marie.get(f"/games/{NAME}/words?lang=en")
        assert marie.get(f"/games/{NAME}/vocabulary")["card"]["24"]
        assert marie.get(f"/games/{NAME}/box") == {}

        table = marie.open("me", "me", game=NAME)["id"]
        seen = marie.look(table)
        assert [len(view["hand"]) for view in seen["views"].values()] == [4, 4]
        other = seen["views"]["1"]["hand"][0]
        refused = marie.move(table, 0, f"play {other}", seen["table"]["sequence"], status=409)
        assert refused["rule"] == "PLA-PLY-1"
        assert refused["words"]["en"] == "That card is not in your hand. (PLA-PLY-1)"

        seen = marie.play_any(table, random.Random(1))
        assert seen["table"]["status"] == "finished"
        assert sum(seen["views"]["0"]["points"]) == 8
        log = marie.look(table)["log"]
        assert {"CardPlayed", "TrickTaken"} <= {each["event"]["type"] for each in log}
        record = qc.Record.loads(marie.get(f"/tables/{table}/record"))
        assert record.game == NAME
        assert record.replay().over


def schemas(server: Server) -> dict[str, Any]:
    """The types in a server's description of the API."""
    described: dict[str, Any] = json.loads(server.person().get("/openapi.json"))
    found: dict[str, Any] = described["components"]["schemas"]
    return found


def test_the_description_of_the_api_holds_a_game_from_outside(
    start: Start, on_sqlite: str, tmp_path: Path
) -> None:
    with planted(tmp_path / "outside"):
        described = schemas(start(on_sqlite))
        happens = [each["$ref"].rpartition("/")[2] for each in described["PlantedEvent"]["anyOf"]]
        assert happens == ["PlantedCardPlayed", "PlantedTrickTaken"]
        assert "hand" in described["PlantedView"]["properties"]
        events = [each["$ref"].rpartition("/")[2] for each in described["Event"]["anyOf"]]
        assert {"PlantedEvent", "PalazzoEvent"} <= set(events)


def test_a_game_in_which_nothing_happens_but_moves_is_described(tmp_path: Path) -> None:
    quiet = [(f"class {name}(Event,", f"class {name}(Noted,") for name in EVENTS]
    noted = ("class Table(PlainState):", "Noted = msgspec.Struct\n\n\nclass Table(PlainState):")
    first = "from quattrocento.core.actions"
    with planted(
        tmp_path / "outside", (first, f"import msgspec\n\n{first}"), noted, *quiet
    ) as game:
        types = game_types(game)
        assert "PlantedView" in types
        assert "PlantedEvent" not in types

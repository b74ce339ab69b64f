"""A game from outside, found by its entry point, at a table of the server."""

from __future__ import annotations

import random
from pathlib import Path

import quattrocento as qc
from tests.core.planted import NAME, planted
from tests.server.conftest import Start


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

"""My games: what I have played, with results, and where my points came from."""

from __future__ import annotations

import csv
import io
import random

from tests.server.clients import Person, Server


def finished(person: Person, *seats: str, seed: int = 1, **more: object) -> str:
    table: str = person.open(*seats, **more)["id"]
    person.play_any(table, random.Random(seed))
    return table


def test_my_games_are_told_with_results_the_latest_first(quick_server: Server) -> None:
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    first = finished(marie, "me", "random")
    second = finished(marie, "random", "me", "random", seed=2)
    marie.post(f"/tables/{second}/archive", status=204)
    finished(louis, "me", "random", seed=3)
    games = marie.get("/me/games")["games"]
    assert [game["id"] for game in games] == [second, first]
    ended = marie.look(second)["table"]
    seats = games[0]["seats"]
    assert [seat["points"] for seat in seats] == ended["scores"]
    assert [number for number, seat in enumerate(seats) if seat["won"]] == ended["winners"]
    assert [seat["mine"] for seat in seats] == [False, True, False]
    assert [seat["bot"] for seat in seats] == ["random", None, "random"]


def test_a_lesson_is_not_counted(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    finished(marie, "me", "random", practice=True)
    assert marie.get("/me/games")["games"] == []


def test_my_games_can_be_taken_along(quick_server: Server) -> None:
    marie = quick_server.person("=Marie")
    table = finished(marie, "me", "random")
    lines = list(csv.DictReader(io.StringIO(marie.get("/me/games.csv"))))
    assert [line["table"] for line in lines] == [table, table]
    assert [int(line["points"]) for line in lines] == marie.look(table)["table"]["scores"]
    assert [line["me"] for line in lines] == ["1", "0"]
    assert lines[0]["name"] == "'=Marie"


def test_the_points_of_my_games_are_told_by_source(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    games = [finished(marie, "me", "random", game="augsburg", seed=seed) for seed in (1, 2)]
    found = marie.get("/me/games/sources?game=augsburg")
    scores = [marie.look(table)["table"]["scores"][0] for table in games]
    assert abs(sum(each["points"] for each in found) - sum(scores) / 2) < 0.1
    assert marie.get("/me/games/sources?game=palazzo") == []
    assert marie.get("/me/games/sources?game=chess", status=404)["reason"] == "bad-game"

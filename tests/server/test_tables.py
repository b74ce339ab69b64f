"""Opening, joining, leaving, coming back, ending, playing again."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import quattrocento as qc
from tests.server.clients import PATIENCE, Server, fresh_key, until
from tests.server.conftest import Start

pytestmark = pytest.mark.usefixtures("the_same_deal")


def test_friends_join_by_code_and_the_game_begins_when_the_last_seat_is_taken(
    server: Server,
) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open", "random", listed=False)
    assert table["status"] == "gathering"
    assert louis.get("/tables")["open"] == []
    assert louis.look(table["id"])["table"]["code"] is None
    louis.post(f"/tables/{table['id']}/join", {}, status=403)
    joined = louis.post("/tables/join", {"code": table["code"].lower()})
    assert joined["status"] == "playing"
    assert [seat["name"] for seat in joined["seats"]] == ["Marie", "Louis", ""]
    assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
    assert joined["code"] == table["code"]
    log = [line["event"] for line in marie.look(table["id"])["log"]]
    assert log[:2] == [{"type": "Joined", "seat": 1, "name": "Louis"}, {"type": "Began"}]
    louis.post(f"/tables/{table['id']}/join", {}, status=409)


def test_the_lobby_shows_my_tables_open_ones_and_finished_games(server: Server) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    mine = marie.open("me", "open")["id"]
    done = marie.open("me", "me")["id"]
    marie.play_any(done, random.Random(1))
    lobby = marie.get("/tables")
    assert {table["id"] for table in lobby["mine"]} == {mine, done}
    assert [table["id"] for table in louis.get("/tables")["open"]] == [mine]
    (finished,) = louis.get("/tables")["finished"]
    assert finished["id"] == done
    assert finished["code"] is None
    assert not any(seat["mine"] for seat in finished["seats"])
    marie.post(f"/tables/{mine}/archive", status=409)
    marie.post(f"/tables/{done}/archive", status=204)
    assert [table["id"] for table in marie.get("/tables")["mine"]] == [mine]


def test_the_lobby_shows_a_game_as_it_stands_after_a_restart(start: Start, database: str) -> None:
    server = start(database)
    marie = server.person("Marie")
    playing = marie.open("me", "me")["id"]
    marie.open("me", "open")
    ended = marie.open("me", "me")["id"]
    marie.play_any(playing, random.Random(2), moves=5)
    marie.post(f"/tables/{ended}/end")
    before = marie.get("/tables")
    server.stop()
    marie = start(database).person(like=marie)
    assert marie.get("/tables") == before


def test_a_seat_left_before_the_game_is_open_again_and_the_host_may_call_off(
    quick_server: Server,
) -> None:
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    table = marie.open("me", "open", "open")["id"]
    louis.post(f"/tables/{table}/join", {"seat": 2})
    louis.post(f"/tables/{table}/join", {"seat": 2}, status=409)
    louis.post(f"/tables/{table}/leave", {"seat": 0}, status=403)
    left = louis.post(f"/tables/{table}/leave", {"seat": 2})
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    assert louis.get("/tables")["mine"] == []
    louis.post(f"/tables/{table}/end", status=403)
    assert marie.post(f"/tables/{table}/end")["status"] == "abandoned"
    louis.post(f"/tables/{table}/join", {}, status=409)


def test_a_bot_stands_in_for_whoever_leaves_until_they_come_back(server: Server) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    marie.post(f"/tables/{table}/end", status=409)
    left = marie.post(f"/tables/{table}/leave", {"seat": 0})
    assert left["seats"][0]["stand_in"]
    seen = until(lambda: (now := louis.look(table)) and now["offers"][0]["offers"] and now)
    assert seen["table"]["awaiting"] == [1]
    refused = marie.move(table, 0, "take money", 0, status=409)
    assert refused["reason"] == "stand-in"
    assert marie.look(table)["offers"] == []
    assert set(marie.look(table)["views"]) == {"0"}
    back = marie.post(f"/tables/{table}/return", {"seat": 0})
    assert not back["seats"][0]["stand_in"]
    marie.post(f"/tables/{table}/return", {"seat": 0}, status=409)
    events = [line["event"]["type"] for line in louis.look(table)["log"]]
    assert "Left" in events
    assert "Returned" in events


def test_bots_wait_while_nobody_is_there(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "random")["id"]
    marie.post(f"/tables/{table}/leave", {"seat": 0})
    before = marie.look(table)["table"]
    assert before["status"] == "playing"
    assert marie.look(table)["table"]["sequence"] == before["sequence"]
    marie.post(f"/tables/{table}/return", {"seat": 0})


def test_a_rematch_seats_the_same_players(server: Server) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    other = server.person("Jeanne")
    table = marie.open("me", "open")
    louis.post("/tables/join", {"code": table["code"]})
    marie.post(f"/tables/{table['id']}/rematch", status=409)
    louis.post(f"/tables/{table['id']}/leave", {"seat": 1})
    marie.play_any(table["id"], random.Random(2))
    other.post(f"/tables/{table['id']}/rematch", status=403)
    again = marie.post(f"/tables/{table['id']}/rematch")
    assert again["status"] == "gathering"
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
    assert louis.look(table["id"])["table"]["rematch"] == again["id"]
    # Louis finds it among his own, and nobody else at all, however open the first game was.
    assert again["id"] in [each["id"] for each in louis.get("/tables")["mine"]]
    seen = other.get("/tables")
    assert again["id"] not in [each["id"] for each in seen["mine"] + seen["open"]]
    assert louis.post(f"/tables/{table['id']}/rematch")["id"] == again["id"]
    assert louis.post(f"/tables/{again['id']}/join", {})["status"] == "playing"


def test_who_may_not_watch_finds_no_table(quick_server: Server) -> None:
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    closed = marie.open("me", "random", spectators=False)["id"]
    watched = marie.open("me", "random")["id"]
    assert louis.look(closed, status=404) == louis.look("nothing", status=404)
    seen = louis.look(watched)
    assert set(seen["views"]) == {"spectator"}
    assert seen["offers"] == []
    with louis.live(closed) as live:
        assert live.next()["reason"] == "no-such-table"
    louis.post(f"/tables/{watched}/chat", {"text": "Hello"}, status=403)


def test_what_cannot_be_opened_is_refused_with_a_reason_in_both_languages(
    quick_server: Server,
) -> None:
    marie = quick_server.person("Marie")
    me = {"kind": "me"}
    wrong: list[tuple[dict[str, object], int, str]] = [
        ({"game": "chess", "seats": [me, me]}, 404, "bad-game"),
        ({"game": "palazzo", "seats": [me]}, 400, "bad-players"),
        ({"game": "palazzo", "seats": [me, {"kind": "bot", "bot": "deep"}]}, 400, "bad-bot"),
        ({"game": "palazzo", "seats": [me, me], "options": {"x": 1}}, 400, "bad-option-name"),
        ({"game": "palazzo", "seats": [me, me], "seed": 7}, 400, "bad-request"),
    ]
    for body, status, reason in wrong:
        problem = marie.post("/tables", body, status)
        assert problem["reason"] == reason
        assert problem["words"]["en"] != problem["words"]["fr"]


def test_chat_reaches_everybody_and_stays(server: Server) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open", "random")["id"]
    with louis.live(table) as live:
        marie.post(f"/tables/{table}/chat", {"text": "Who plays?"})
        said = live.until("chat")
    assert (said["name"], said["text"], said["number"]) == ("Marie", "Who plays?", 1)
    assert [line["text"] for line in louis.look(table)["chat"]] == ["Who plays?"]
    for _ in range(3):
        marie.post(f"/tables/{table}/chat", {"text": "…"})
    numbers = [line["number"] for line in louis.look(table)["chat"]]
    assert all(later == earlier + 1 for earlier, later in pairwise(numbers))


def test_the_table_with_the_latest_move_comes_first(start: Start, on_sqlite: str) -> None:
    server = start(on_sqlite)
    marie = server.person("Marie")
    first, second = (marie.open("me", "me")["id"] for _ in range(2))
    assert [table["id"] for table in marie.get("/tables")["mine"]] == [second, first]
    marie.move(first, 0, "take money", 0)
    assert [table["id"] for table in marie.get("/tables")["mine"]] == [first, second]
    server.stop()
    again = start(on_sqlite).person(like=marie)
    assert [table["id"] for table in again.get("/tables")["mine"]] == [first, second]


# Taking back


def test_who_may_take_back_is_told_once_the_table_rests(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "me")["id"]
    marie.move(table, 0, "take money", 0)
    with marie.live(table) as live:
        seen = live.next()
        live.move(0, seen["offers"][0]["offers"][0]["move"], seen)
        at_once, at_rest = live.until("update"), live.until("update")
    assert [seat["can_undo"] for seat in at_once["offers"]] == [False, False]
    assert [seat["can_undo"] for seat in at_rest["offers"]] == [True, False]
    for part in ("views", "table"):
        assert at_rest[part] == at_once[part]
    assert at_rest["log"] == []


def test_a_seat_takes_back_by_itself_while_nothing_hidden_was_shown(server: Server) -> None:
    marie = server.person("Marie")
    table = marie.open("me", "me")["id"]
    marie.move(table, 0, "take money", 0)
    seen = marie.look(table)
    assert not seen["offers"][0]["can_undo"]
    marie.move(table, 0, seen["offers"][0]["offers"][0]["move"], 1)
    assert marie.look(table)["offers"][0]["can_undo"]
    body = {"seat": 0, "sequence": 2, "key": fresh_key()}
    assert marie.post(f"/tables/{table}/undo", body) == {"done": True, "sequence": 3}
    assert marie.post(f"/tables/{table}/undo", body) == {"done": True, "sequence": 3}
    back = marie.look(table)
    assert back["views"]["0"] == seen["views"]["0"]
    assert back["log"][-1]["event"] == {"type": "TakenBack", "seat": 0}
    chance = random.Random(5)
    marie.play_any(table, chance)
    record = qc.Record.loads(marie.get(f"/tables/{table}/record"))
    assert record.replay().scores() == marie.look(table)["table"]["scores"]


def test_later_the_others_must_agree(server: Server) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})

    def undo(status: int = 200) -> dict[str, object]:
        sequence = marie.look(table)["table"]["sequence"]
        body = {"seat": 0, "sequence": sequence, "key": fresh_key()}
        answer: dict[str, object] = marie.post(f"/tables/{table}/undo", body, status)
        return answer

    assert undo(409)["reason"] == "nothing-to-undo"
    before = marie.look(table)["views"]
    marie.move(table, 0, "take money", 1)
    assert not undo()["done"]
    assert undo(409)["reason"] == "undo-asked-already"
    assert louis.look(table)["table"]["undo"] == {"seat": 0, "agreed": []}
    marie.post(f"/tables/{table}/undo-answer", {"seat": 0, "agree": True}, status=409)
    declined = louis.post(f"/tables/{table}/undo-answer", {"seat": 1, "agree": False})
    assert declined["undo"] is None
    assert marie.look(table)["views"] != before
    sequence = marie.look(table)["table"]["sequence"]
    body = {"seat": 0, "sequence": sequence, "key": fresh_key()}
    asked = marie.post(f"/tables/{table}/undo", body)
    assert not asked["done"]
    louis.post(f"/tables/{table}/undo-answer", {"seat": 1, "agree": True})
    assert marie.look(table)["views"] == before
    assert marie.post(f"/tables/{table}/undo", body) == asked
    louis.post(f"/tables/{table}/undo-answer", {"seat": 1, "agree": True}, status=409)


# The clock


def test_a_seat_whose_time_runs_out_is_played_by_a_bot(server: Server) -> None:
    marie, louis = server.person("Marie"), server.person("Louis")
    for kind in ("move", "bank"):
        table = marie.open("me", "open", clock={"kind": kind, "seconds": 10})["id"]
        louis.post(f"/tables/{table}/join", {})
        seats = louis.look(table)["table"]["seats"]
        assert 8 <= seats[0]["seconds_left"] <= 10
        assert seats[1]["seconds_left"] == 10
        server.hasten(table)
        until(lambda: marie.look(table)["table"]["seats"][0]["stand_in"])  # noqa: B023
        back = marie.post(f"/tables/{table}/return", {"seat": 0})
        assert not back["seats"][0]["stand_in"]
        left = back["seats"][0]["seconds_left"]
        assert left > 8
        assert left <= max(PATIENCE, 60)
        types = [line["event"]["type"] for line in louis.look(table)["log"]]
        assert "TimedOut" in types

"""The coach and the puzzles over the wire."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import msgspec
import pytest

import quattrocento as qc
from quattrocento.bots import coach
from quattrocento.bots.match import play_match
from quattrocento.bots.puzzles.explaining import explained
from quattrocento.bots.puzzles.store import shipped
from quattrocento.bots.values.store import BadValues
from quattrocento.core.words import LANGUAGES, words
from quattrocento.server.tasks.workers import Workers
from quattrocento.tables import coaching
from quattrocento.tables.coaching import moments
from tests.server.clients import Server


@pytest.mark.usefixtures("the_same_deal")
def test_a_hint_is_given_where_one_plays_with_bots_alone(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    table = marie.open("me", "random")["id"]
    offers = [each["move"] for each in marie.look(table)["offers"][0]["offers"]]
    hint = marie.post(f"/tables/{table}/hint", {"seat": 0})
    assert 1 <= len(hint["offers"]) <= 3
    for each in hint["offers"]:
        assert each["offer"]["move"] in offers
        assert 0 <= each["chance"] <= 1
        for motive in each["motives"]:
            for language in LANGUAGES:
                said = words("palazzo", language)
                facts = {"topic": said.say(motive["topic"]), "effect": "", "who": ""}
                assert said.say(motive["key"], facts)
        for term in each["terms"]:
            assert abs(term["points"]) >= 0.5
            assert all(words("palazzo", language).has(term["topic"]) for language in LANGUAGES)
    assert hint["offers"][0]["terms"]
    marie.post(f"/tables/{table}/hint", {"seat": 1}, status=403)


def test_no_hint_is_given_where_others_play_or_to_others(quick_server: Server) -> None:
    marie, louis = quick_server.person("Marie"), quick_server.person("Louis")
    table = marie.open("me", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    refused = marie.post(f"/tables/{table}/hint", {"seat": 0}, status=409)
    assert refused["reason"] == "no-hints"
    assert set(refused["words"]) == {"en", "fr"}
    own = marie.open("me", "random")["id"]
    louis.post(f"/tables/{own}/hint", {"seat": 0}, status=403)
    marie.get(f"/tables/{own}/review?seat=0", status=409)


def test_no_hint_is_given_at_a_hot_seat(quick_server: Server) -> None:
    marie = quick_server.person("Marie")
    for bots in ([], ["random"]):
        table = marie.open("me", "me", *bots)["id"]
        assert marie.look(table)["offers"][0]["offers"]
        refused = marie.post(f"/tables/{table}/hint", {"seat": 0}, status=409)
        assert refused["reason"] == "no-hints"


def test_a_finished_game_is_reviewed_from_one_seat() -> None:
    record = play_match("palazzo", ["random", "apprentice"], 3)
    found, when = coaching.review_of(record.dumps(), 0)
    assert found.costly
    assert list(when) == sorted(each.move for each in found.costly)
    said = words("palazzo", "fr")
    assert said.has(f"habit-{found.habit}")


@pytest.mark.parametrize("name", qc.games())
def test_a_review_says_what_was_asked_and_in_which_round(name: str) -> None:
    record = play_match(name, ["random", "random", "random"], 3)
    own = [number for number, move in enumerate(record.moves, start=1) if move.seat == 0]
    found = moments(record, 0, own)
    assert list(found) == own
    said = words(name, "en")
    for moment in found.values():
        assert moment.asked is not None
        assert 0 in moment.asked.seats
    rounds = [moment.round for moment in found.values()]
    assert rounds == sorted(rounds, key=lambda each: each or 0)
    last = {"palazzo": None, "princes": 7, "augsburg": 5, "florence": 9}[name]
    assert rounds[-1] == last
    assert said.has("of-round") == (last is not None)


def test_without_whole_values_the_coach_says_so_and_puzzles_are_judged_all_the_same(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(*_asked: object) -> NoReturn:
        raise BadValues("bad-values-damaged", {"file": "palazzo-2.values"})

    async def run(_workers: Workers, task: Callable[..., object], *given: object) -> object:
        return task(*given)

    monkeypatch.setattr(coach, "find_values", damaged)
    monkeypatch.setattr(Workers, "run", run)
    marie = quick_server.person("Marie")
    table = marie.open("me", "random")["id"]
    refused = marie.post(f"/tables/{table}/hint", {"seat": 0}, status=503)
    assert refused["reason"] == "coach-without-values"
    assert "palazzo-2.values" not in refused["words"]["en"]
    puzzle = shipped("palazzo")[0]
    right = marie.post("/games/palazzo/puzzles/1", {"move": puzzle.solution})
    assert right["solved"]
    assert right["motives"] == right["terms"] == []


@pytest.mark.parametrize("name", qc.games())
def test_a_puzzle_is_asked_and_its_answer_judged(quick_server: Server, name: str) -> None:
    marie = quick_server.person("Marie")
    shelf = {each["game"]: each["count"] for each in marie.get("/puzzles")}
    assert shelf[name] == len(shipped(name)) > 0
    task = marie.get(f"/games/{name}/puzzles/1")
    moves = [each["move"] for each in task["offers"]]
    puzzle = shipped(name)[0]
    assert task["view"]["asked"] is not None
    assert "position" not in task
    right = marie.post(f"/games/{name}/puzzles/1", {"move": puzzle.solution})
    assert right["solved"]
    assert right["cost"] == 0
    other = next(move for move in moves if move != puzzle.solution)
    wrong = marie.post(f"/games/{name}/puzzles/1", {"move": other})
    assert not wrong["solved"]
    assert wrong["solution"]["move"] == puzzle.solution
    told = explained(name, puzzle, other)
    assert (wrong["motives"], wrong["terms"]) == msgspec.to_builtins((told.motives, told.terms))


def test_puzzles_that_are_not_there_and_answers_that_are_none_are_refused(
    quick_server: Server,
) -> None:
    marie = quick_server.person("Marie")
    marie.get("/games/palazzo/puzzles/99999", status=404)
    marie.get("/games/chess/puzzles/1", status=404)
    marie.post("/games/palazzo/puzzles/1", {"move": "castle"}, status=400)
    marie.get("/games/palazzo/puzzles/0", status=400)


def test_puzzles_by_rules_that_have_changed_are_refused_in_a_sentence(
    quick_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    marie = quick_server.person("Marie")
    palazzo = qc.game("palazzo")
    shipped.cache_clear()
    with monkeypatch.context() as changed:
        changed.setattr(palazzo, "replays_from", palazzo.rules_version + 1)
        changed.setattr(palazzo, "rules_version", palazzo.rules_version + 1)
        shelf = {each["game"]: each["count"] for each in marie.get("/puzzles")}
        refused = marie.get("/games/palazzo/puzzles/1", status=400)
    shipped.cache_clear()
    assert (shelf["palazzo"], shelf["princes"] > 0) == (0, True)
    assert f"version {palazzo.rules_version + 1}" in refused["words"]["fr"]

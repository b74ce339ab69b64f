"""Names and chat: what may be written, and that nobody can be taken for another at a table."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quattrocento.tables.names import skeleton, tidy_name, tidy_text
from tests.server.clients import Server

HANGUL_FILLER, CHOSEONG, JUNGSEONG, HALFWIDTH = "\u3164", "\u115f", "\u1160", "\uffa0"
CYRILLIC_A, GREEK_OMICRON = "\u0410", "\u039f"
ACUTE = "\u0301"


@pytest.mark.parametrize(
    "name",
    [
        HANGUL_FILLER,
        CHOSEONG,
        JUNGSEONG + JUNGSEONG,
        HALFWIDTH,
        "Anna" + HANGUL_FILLER,
        "Anna\ufe0f",
        "An\u034fna",
        "An\u200bna",
        "Anna\u200d",
        "\u202eannA",
        "Anna\U000e0041",
        "A" + ACUTE * 39,
        "A" + ACUTE * 3,
        "\u2764\ufe0f",
        "...",
    ],
)
def test_a_name_that_cannot_be_seen_or_read_is_none(name: str) -> None:
    assert tidy_name(name) is None


@pytest.mark.parametrize(
    "name",
    [
        "Marie",
        "Ngu\u1ec5n",
        unicodedata.normalize("NFD", "Ngu\u1ec5n"),
        "\u0e01\u0e31\u0e49",
        "Ren\u00e9e \u2764\ufe0f",
        "Lou \U0001f469\u200d\U0001f469\u200d\U0001f467",
        "\u5f20\u4f1f",
        "\u0645\u0631\u064a\u0645",
    ],
)
def test_names_of_the_world_are_names(name: str) -> None:
    assert tidy_name(name) == name


@given(st.text(max_size=60))
def test_what_was_tidied_stays_as_it_is(text: str) -> None:
    tidied = tidy_text(text)
    assert tidied is None or tidy_text(tidied) == tidied


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", CYRILLIC_A + "nna"),
        ("Otto", GREEK_OMICRON + "tto"),
        ("Emma", "Ernrna"),
        ("Louis", "Lou\u0456s"),
        ("Ren\u00e9e", unicodedata.normalize("NFD", "Ren\u00e9e")),
        ("Lou \u2764", "Lou \u2764\ufe0f"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Jean", "Je\u00e4n"), ("Anna", "Hanna")])
def test_other_names_have_another(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_nobody_sits_down_with_a_name_that_looks_like_anothers(quick_server: Server) -> None:
    anna, false = quick_server.person("Anna"), quick_server.person(CYRILLIC_A + "nna")
    table = anna.open("me", "open", "open")["id"]
    refusal = false.post(f"/tables/{table}/join", {}, 409)
    assert (refusal["reason"], refusal["field"]) == ("name-taken", "name")
    assert [seat["kind"] for seat in anna.look(table)["table"]["seats"]] == [
        "person",
        "open",
        "open",
    ]
    false.put("/me", {"name": "Hanna"})
    false.post(f"/tables/{table}/join", {})
    anna.post(f"/tables/{table}/join", {"seat": 2})


def test_at_a_table_one_speaks_under_the_name_of_ones_seat(quick_server: Server) -> None:
    """Else who has sat down could take another's name, and write what they seem to say."""
    anna, louis = quick_server.person("Anna"), quick_server.person("Louis")
    table = anna.open("me", "open", "open")["id"]
    louis.post(f"/tables/{table}/join", {})
    louis.put("/me", {"name": "Anna"})
    assert louis.post(f"/tables/{table}/chat", {"text": "Ciao"})["name"] == "Louis"


def test_who_watches_cannot_speak_as_somebody_who_sits_there(quick_server: Server) -> None:
    anna, false = quick_server.person("Anna"), quick_server.person(CYRILLIC_A + "nna")
    table = anna.open("me", "open", spectators_write=True)["id"]
    refusal = false.post(f"/tables/{table}/chat", {"text": "I resign"}, 409)
    assert refusal["reason"] == "name-taken"

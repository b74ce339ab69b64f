"""Positions that cannot be are refused, with the field that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import quattrocento as qc
from tests.augsburg.tables import GAME, seat, table, using


def refused_field(change: dict[str, Any], players: dict[str, Any] | None = None) -> str:
    """The field for which a position with something changed is refused."""
    position = GAME.dump(table(seat("leo 3", 100), seat("maria 4", 50)))
    position.update(change)
    position["players"][0].update(players or {})
    with pytest.raises(qc.BadPosition) as refusal:
        GAME.load(position)
    return refusal.value.field


def test_a_position_without_facts_reads_back_with_them() -> None:
    state = table(seat("leo 3", 100), seat("maria 4"))
    assert GAME.load(GAME.dump(state)).fingerprint() == state.fingerprint()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seats": 6}, "seats"),
        ({"round": 9}, "round"),
        ({"noble": "karl"}, "noble"),
        ({"opener": 2}, "opener"),
        ({"question": "dance"}, "question"),
        ({"pile": []}, "bonds"),
        ({"face_up": ["1", "1"]}, "face_up"),
        ({"highest": 81}, "highest"),
        ({"card": "11"}, "card"),
        ({"fields_used": [4]}, "fields_used"),
        ({"uses_left": 3}, "uses_left"),
        ({"climbing": "green"}, "climbing"),
        ({"last": "sing"}, "last"),
        ({"question": "use"}, "card"),
        ({"question": "rob"}, "climbing"),
        ({"question": "take-card"}, "user"),
        ({"question": "show", "bidders": [1]}, "bidders"),
        ({"bidders": [7]}, "bidders"),
    ],
)
def test_a_wrong_table_is_refused(change: dict[str, Any], field: str) -> None:
    assert refused_field(change) == field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"money": -50}, "players[0].money"),
        ({"prestige": 26}, "players[0].prestige"),
        ({"ranks": {"green": 2}}, "players[0].ranks"),
        ({"ranks": {"yellow": 5}}, "players[0].ranks"),
        ({"rights": {"church": 6}}, "players[0].rights"),
        ({"rights": {"church": 2}}, "players.rights"),
        ({"chosen": ["leo 9"]}, "players[0].chosen"),
        ({"bid": 81}, "players[0].bid"),
        ({"hand": ["leo 18"]}, "players[0].hand[0]"),
    ],
)
def test_a_wrong_seat_is_refused(change: dict[str, Any], field: str) -> None:
    assert refused_field({}, change) == field


@pytest.mark.parametrize(
    ("fact", "value", "field"),
    [
        ("known", ["maria 4"], "known"),
        ("valid_least", {"leo": 2}, "valid_least"),
        ("true_least", ["maria"], "true_least"),
        ("held_most", 0, "held_least"),
        ("refusable", -1, "refusable"),
        ("money_least", 150, "money_least"),
        ("wealth_most", 250, "wealth_least"),
    ],
)
def test_what_all_know_of_a_seat_must_be_true(fact: str, value: object, field: str) -> None:
    facts = GAME.dump(table(seat("leo 3", 100), seat("maria 4", 50)))["players"][0]["facts"]
    assert refused_field({}, {"facts": {**facts, fact: value}}) == f"players[0].facts.{field}"


def test_there_are_no_more_rank_cards_than_in_the_box() -> None:
    with pytest.raises(qc.BadPosition, match="at most 1 of purple 4"):
        using("1", seat(purple=4), seat(purple=4))

"""Buying bonds: all at the same time, card by card, hidden until all have chosen."""

from __future__ import annotations

from quattrocento.core.words import words
from quattrocento.games.augsburg.state import State
from tests.augsburg.tables import buy_nothing, hand, money, seat, table
from tests.support import offered, play, refused, rule


def purchase(*seats: dict[str, object], **more: object) -> State:
    """All are choosing from the bonds offered to them."""
    return table(*seats, question="buy", awaiting=list(range(len(seats))), **more)


def two_buyers(money: int = 1000) -> State:
    return purchase(
        seat("joker", money, offer="maria 1 13 17, joker joker"),
        seat("leo 3", 300, offer="philipp 6, leo 2"),
    )


@rule("AUG-BUY-1")
def test_bonds_are_bought_at_their_printed_prices_and_the_rest_is_discarded() -> None:
    state = two_buyers()
    play(state, "0: buy maria 1", "0: buy maria 13", "0: buy joker", "0: no more")
    assert money(state, 0) == 1000
    play(state, "1: buy philipp 6", "1: no more")
    assert money(state, 0) == 1000 - 200 - 300 - 400
    assert hand(state, 0) == ["maria 1", "maria 13", "joker", "joker"]
    assert money(state, 1) == 50
    assert hand(state, 1) == ["philipp 6", "leo 3"]
    unbought = [player.unbought for player in state.players]
    assert [len(bonds) for bonds in unbought] == [2, 1]


@rule("AUG-BUY-1")
def test_the_question_says_that_bonds_are_named_in_order() -> None:
    state = two_buyers()
    play(state, "0: buy maria 17")
    assert offered(state, 0) == ["buy joker", "no more"]
    asked = state.view(0).asked
    assert asked is not None
    for language, order in (("en", "in the order given"), ("fr", "dans l’ordre indiqué")):
        assert order in words("augsburg", language).question(asked.question, asked.facts)


@rule("AUG-BUY-1")
def test_nobody_spends_more_than_there_is() -> None:
    state = two_buyers(money=650)
    play(state, "0: buy maria 1")
    assert offered(state, 0) == ["buy maria 13", "buy maria 17", "buy joker", "no more"]
    play(state, "0: buy maria 13")
    assert offered(state, 0) == ["no more"]
    assert refused(state, "0: buy joker") == "AUG-BUY-1"


@rule("AUG-BUY-1")
def test_the_same_bonds_have_one_spelling() -> None:
    state = two_buyers()
    play(state, "0: buy maria 13")
    assert "buy maria 1" not in offered(state, 0)
    assert refused(state, "0: buy maria 1") == "AUG-BUY-1"
    assert refused(state, "0: buy maria 13") == "AUG-BUY-1"
    assert refused(state, "0: buy leo 2") == "AUG-BUY-1"


@rule("AUG-BUY-1")
def test_a_second_joker_can_be_bought_but_no_third_that_is_not_there() -> None:
    state = two_buyers(money=2000)
    play(state, "0: buy joker", "0: buy joker")
    assert offered(state, 0) == ["no more"]


@rule("AUG-BUY-1", "AUG-HID-1")
def test_all_choose_at_the_same_time_and_see_only_who_is_still_deciding() -> None:
    state = two_buyers()
    before = state.view(1)
    play(state, "0: buy maria 1", "0: buy maria 13")
    assert state.view(1) == before
    play(state, "0: no more")
    assert state.awaiting() == [1]
    assert state.view(1).players[0] == before.players[0]
    assert state.view(0).players[0].chosen == ("maria 1", "maria 13")


@rule("AUG-BUY-1", "AUG-RND-1")
def test_when_all_have_paid_the_next_round_begins() -> None:
    state = two_buyers()
    buy_nothing(state)
    assert state.view(None).round == 2
    assert state.view(None).noble == "philipp"
    assert state.awaiting() == [0]

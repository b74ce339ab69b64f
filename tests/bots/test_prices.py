"""Fair prices: what a lot is worth, from what a seat knows, and what was paid for those bought."""

from __future__ import annotations

import msgspec
import pytest

import quattrocento as qc
from quattrocento.bots import make_bot
from quattrocento.bots.coach import hint, review
from quattrocento.bots.match import answer, play_match
from quattrocento.bots.prices import fair_price
from quattrocento.core.events import listening
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.state import State
from quattrocento.core.words import LANGUAGES, words
from tests.augsburg.tables import seat as banker
from tests.augsburg.tables import table as visit
from tests.support import play, rule

SELLING = [name for name in qc.games() if qc.game(name).sales is not None]


def at_an_auction(game: Game, seed: int) -> State:
    """A game of three at a bid with a choice."""
    assert game.sales is not None
    state = game.new(players=3, seed=seed)
    while True:
        seat = state.awaiting()[0]
        if seat in game.sales.bidders(state) and game.sales.prices(state, seat)[1:]:
            return state
        state.apply(seat, answer(make_bot("advised", 1), state, seat, 1))


@pytest.mark.parametrize("name", SELLING)
def test_a_fair_price_is_the_same_whatever_is_hidden(name: str) -> None:
    state = at_an_auction(qc.game(name), seed=2)
    seat = state.awaiting()[0]
    given = msgspec.json.encode(fair_price(Knowledge(state, seat, 5), 5))
    for world in range(3):
        other = state.resample(seat, world)
        assert msgspec.json.encode(fair_price(Knowledge(other, seat, 5), 5)) == given


@pytest.mark.parametrize("name", SELLING)
def test_a_fair_price_is_one_that_the_seat_can_pay_and_comes_with_a_hint(name: str) -> None:
    game = qc.game(name)
    state = at_an_auction(game, seed=3)
    seat = state.awaiting()[0]
    assert game.sales is not None
    found = hint(Knowledge(state, seat, 1), 1)
    assert found.fair is not None
    assert found.fair.price is None or found.fair.price in game.sales.prices(state, seat)
    for language in LANGUAGES:
        said = words(name, language)
        assert "7" in said.say("price-worth", {"price": 7})
        assert said.say("price-not-worth")


@pytest.mark.parametrize("name", SELLING)
def test_what_is_sold_is_paid_for_by_the_rules(name: str) -> None:
    """Nothing comes from nowhere, and the event tells who pays how much."""
    game = qc.game(name)
    state = at_an_auction(game, seed=4)
    sales = game.sales
    assert sales is not None
    for buyer in sales.bidders(state):
        for price in sales.prices(state, buyer)[:2]:
            after = sales.sold(state, buyer, price)
            assert game.census(after) == game.census(state)
            assert after.awaiting() == [buyer] or name == "princes"
    assert sales.bidders(after) == []


@pytest.mark.parametrize("name", SELLING)
def test_a_hint_never_says_both_to_bid_and_that_it_is_not_worth_a_bid(name: str) -> None:
    """As a new user was told in Augsburg: first of all hold; the visit is not worth a bid."""
    game = qc.game(name)
    assert game.sales is not None
    assert game.auctions is not None
    state, looked_at = game.new(players=game.seats[0], seed=6), 0
    while not state.over and looked_at < 12:
        seat = state.awaiting()[0]
        passing = game.auctions.passing.get(state.decision.name)
        if seat in game.sales.bidders(state) and len(state.legal(seat)) > 1 and passing:
            found = hint(Knowledge(state, seat, 1), 1)
            assert found.fair is not None
            assert (found.prospects[0].text == passing) == (found.fair.price is None)
            looked_at += 1
        state.apply(seat, answer(make_bot("advised", 1), state, seat, 1))
    assert looked_at == 12


@rule("AUG-BID-4")
def test_whoever_may_hold_can_have_the_visit_at_the_highest_number() -> None:
    state = visit(banker("leo 3 4 5"), banker("leo 6 7 8"), noble="leo", round=2)
    play(state, "bid 2")
    sales = state.game.sales
    assert sales is not None
    assert sales.prices(state, 1) == [2, 3]


def test_whoever_cannot_bid_is_told_no_price() -> None:
    state = visit(banker("maria 3"), banker("leo 6 7 8"), noble="leo", round=2)
    assert fair_price(Knowledge(state, state.awaiting()[0], 1), 1) is None


def test_where_nothing_is_sold_nothing_has_a_price() -> None:
    for name, players in (("florence", 2), ("princes", 3)):
        state = qc.game(name).new(players=players, seed=1)
        seat = state.awaiting()[0]
        assert fair_price(Knowledge(state, seat, 1), 1) is None


@pytest.mark.parametrize("name", SELLING)
def test_a_review_has_every_lot_that_the_seat_bought_with_bids(name: str) -> None:
    game = qc.game(name)
    record = play_match(name, ["apprentice", "novice", "advised"], 6)
    found = review(record, 0)
    assert game.sales is not None
    state = game.new(players=3, seed=record.seed, options=record.options)
    with listening(state) as chronicle:
        for move in record.moves:
            state.apply(move.seat, game.actions.parse(move.text))
    sold = [game.sales.sale(event) for event in chronicle.events]
    paid = [price for seat, price in filter(None, sold) if seat == 0]
    told = [lot.paid for lot in found.lots]
    assert told
    assert set(told) <= set(paid)
    assert len(told) <= len(paid)
    for lot in found.lots:
        assert words(name, "en").event(lot.event)

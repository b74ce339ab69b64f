"""Fair prices: what a lot is worth to a seat, by the learned value and by what the seat knows.

A price is fair as long as having the lot at it promises a seat at least as much as leaving it, at
the lowest price, to the rival who would do the seat most harm with it.
"""

from __future__ import annotations

import msgspec

from quattrocento.bots.levels import SEEDS, WORLDS
from quattrocento.bots.lookahead import play_until_quiet
from quattrocento.bots.values.store import find_values
from quattrocento.bots.values.value_net import ValueNet
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.events import Event, events_of
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.record import Record
from quattrocento.core.sales import Sales
from quattrocento.core.state import State


class FairPrice(msgspec.Struct, kw_only=True):
    """The most that the lot being sold is worth to a seat; None if it is not worth a bid."""

    seat: int
    price: int | None


class LotPaid(msgspec.Struct, kw_only=True):
    """A lot that a seat bought: at which move, the event that says so, and what it was worth."""

    move: int
    event: Event
    paid: int
    worth: int | None


def fair_price(knowledge: Knowledge, seed: int) -> FairPrice | None:
    """What the lot being sold is worth to a seat; None if there is no lot that it may have."""
    sales, seat = knowledge.game.sales, knowledge.seat
    chance = Chance(seeded(seed))
    worlds = [knowledge.resample(chance.below(SEEDS)) for _ in range(WORLDS)]
    if sales is None or seat not in sales.bidders(worlds[0]):
        return None
    prices = sales.prices(worlds[0], seat)
    if not prices:
        return None
    net = find_values(knowledge.game.name, knowledge.players)
    left = sum(left_to_a_rival(sales, net, world, seat) for world in worlds)
    lowest, beyond = 0, len(prices)
    while lowest < beyond:
        middle = (lowest + beyond) // 2
        had = sum(had_at(sales, net, world, seat, seat, prices[middle]) for world in worlds)
        if had >= left:
            lowest = middle + 1
        else:
            beyond = middle
    return FairPrice(seat=seat, price=prices[lowest - 1] if lowest else None)


def least_price(knowledge: Knowledge) -> int:
    """The lowest price at which a seat could have the lot being sold."""
    sales = knowledge.game.sales
    assert sales is not None
    return sales.prices(knowledge.resample(0), knowledge.seat)[0]


def left_to_a_rival(sales: Sales[State], net: ValueNet, world: State, seat: int) -> float:
    """What is promised to a seat that leaves the lot to whoever harms it most with it."""
    promises = []
    for rival in sales.bidders(world):
        prices = sales.prices(world, rival) if rival != seat else []
        if prices:
            promises.append(had_at(sales, net, world, seat, rival, prices[0]))
    return min(promises, default=0.0)


def had_at(
    sales: Sales[State], net: ValueNet, world: State, seat: int, buyer: int, price: int
) -> float:
    """What is promised to a seat once a buyer has the lot at a price and all is quiet."""
    after = sales.sold(world, buyer, price)
    play_until_quiet(after.game, after)
    if after.over:
        return net.value_result(after.winners(), after.scores(), seat)
    features = after.game.features
    assert features is not None
    return net.value_rows(features.row(after, seat), 1)[0]


# After a game


def lots_paid(game: Game, record: Record, seat: int, seed: int) -> list[LotPaid]:
    """Every lot that a seat bought at an auction: what it paid, and what it was worth."""
    sales = game.sales
    found: list[LotPaid] = []
    if sales is None:
        return found
    state = game.new(players=record.players, seed=record.seed, options=record.options)
    before: State | None = None
    for number, move in enumerate(record.moves, start=1):
        if seat in sales.bidders(state):
            before = state.clone()
        for event in events_of(state, move.seat, game.actions.parse(move.text)):
            bought = sales.sale(event)
            if bought is not None and bought[0] == seat and before is not None:
                fair = fair_price(Knowledge(before, seat, seed + number), seed + number)
                worth = None if fair is None else fair.price
                found.append(LotPaid(move=number, event=event, paid=bought[1], worth=worth))
            if bought is not None:
                before = None
    return found

"""Two small honest games: one in which nothing is ever hidden, one whose set-up hides nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from quattrocento.core.actions import ActionTable, numbers
from quattrocento.core.bits import all_below, bit, holds
from quattrocento.core.chance import seeded
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.options import OptionValue
from quattrocento.core.plain import PlainGame, PlainState
from quattrocento.core.view import View, asked

# Nim: whoever takes the last stick wins.

HEAPS = 3
LARGEST = 7
TAKING = ActionTable()
TAKE = TAKING.family(
    "take", "take {sticks} of {heap}", numbers("heap", 1, HEAPS), numbers("sticks", 1, LARGEST)
)


class Sticks(PlainState):
    heaps: list[int]
    last: int = -1


class Take(Decision[Sticks]):
    """NIM-1: take one stick or more of one heap."""

    def refusal(self, state: Sticks, _seat: int, action: int) -> Refusal | None:
        heap, sticks = divmod(action - TAKE.first, LARGEST)
        return None if sticks < state.heaps[heap] else Refusal("NIM-1", "refusal-too-few")

    def apply(self, state: Sticks, seat: int, action: int) -> None:
        heap, sticks = divmod(action - TAKE.first, LARGEST)
        state.heaps[heap] -= sticks + 1
        state.last = seat
        if any(state.heaps):
            state.ask(0, 1 - seat)
        else:
            state.finish()


class NimView(View, frozen=True, kw_only=True):
    heaps: tuple[int, ...]


def begin_nim(state: Sticks, options: dict[str, OptionValue]) -> None:
    state.heaps = [3, 5, 7]
    state.ask(0, 0)


def begin_drawn_nim(state: Sticks, options: dict[str, OptionValue]) -> None:
    """The heaps are drawn, and lie there for all to see."""
    state.heaps = [1 + state.below(LARGEST) for _ in range(HEAPS)]
    state.ask(0, 0)


def look(state: Sticks, seat: int | None) -> NimView:
    return NimView(
        seat=seat,
        asked=asked(state, {}),
        winners=tuple(state.winners()),
        heaps=tuple(state.heaps),
    )


def with_other_chance(state: Any, _seat: int | None, seed: int) -> Any:
    other = state.clone()
    other.chance = seeded(seed)
    return other


def last_takes_all(state: Sticks) -> list[int]:
    return [int(seat == state.last and state.over) for seat in range(state.seats)]


def look_at_covered_heaps(state: Sticks, seat: int | None) -> NimView:
    return msgspec.structs.replace(look(state, seat), heaps=())


def nim(name: str, begin: Any, view: Any = look) -> PlainGame:
    return PlainGame(
        name,
        Sticks,
        begin,
        view,
        with_other_chance,
        last_takes_all,
        seats=range(2, 3),
        actions=TAKING,
        decisions=[Take("take", "NIM-1", [TAKE])],
    )


NIM = nim("nim", begin_nim)
DRAWN_NIM = nim("drawn_nim", begin_drawn_nim)

# A sealed-bid auction: all name a price at the same time, and the highest alone pays and scores.

MONEY = 6
ROUNDS = 3
NONE = -1
BIDDING = ActionTable()
BID = BIDDING.family("bid", "bid {price}", numbers("price", 0, MONEY))


class Hall(PlainState):
    money: list[int]
    bids: list[int]
    lots: list[int]
    rounds: int


class Bid(Decision[Hall]):
    """BID-1: a price that one can pay, hidden until all have named theirs."""

    def refusal(self, state: Hall, seat: int, action: int) -> Refusal | None:
        return None if action <= state.money[seat] else Refusal("BID-1", "refusal-too-little")

    def apply(self, state: Hall, seat: int, action: int) -> None:
        state.bids[seat] = action
        state.waiting -= bit(seat)
        if state.waiting == 0:
            winner = state.bids.index(max(state.bids))
            state.money[winner] -= state.bids[winner]
            state.lots[winner] += 1
            state.rounds += 1
            ask_all(state)


def ask_all(state: Hall) -> None:
    state.bids = [NONE] * state.seats
    if state.rounds < ROUNDS:
        state.ask_all(0, all_below(state.seats))
    else:
        state.finish()


class HallView(View, frozen=True, kw_only=True):
    money: tuple[int, ...]
    lots: tuple[int, ...]
    bid: int


def begin_auction(state: Hall, options: dict[str, OptionValue]) -> None:
    state.money = [MONEY] * state.seats
    state.lots = [0] * state.seats
    ask_all(state)


def look_around(state: Hall, seat: int | None) -> HallView:
    return HallView(
        seat=seat,
        asked=asked(state, {}),
        winners=tuple(state.winners()),
        money=tuple(state.money),
        lots=tuple(state.lots),
        bid=NONE if seat is None else state.bids[seat],
    )


def draw_bids(state: Hall, seat: int | None, seed: int) -> Hall:
    drawn = state.clone()
    drawn.chance = seeded(seed)
    for other in range(state.seats):
        if other != seat and not state.over and not holds(state.waiting, other):
            drawn.bids[other] = drawn.below(1 + state.money[other])
    return drawn


def auction(name: str, resample: Any) -> PlainGame:
    return PlainGame(
        name,
        Hall,
        begin_auction,
        look_around,
        resample,
        lambda state: list(state.lots),
        seats=range(2, 5),
        actions=BIDDING,
        decisions=[Bid("bid", "BID-1", [BID])],
        uncovers=lambda before, after: after.rounds > before.rounds,
    )


AUCTION = auction("auction", draw_bids)

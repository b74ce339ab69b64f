"""Orders: what a seat leaves to be done for it when its turn comes, unseen by the others.

A `Maximum` bids in auctions as little as it can up to a secret sum; `Choices` answer the next
question of a kind by the first move of a list that is allowed. What an order does is made from what
the seat knows, and through what it may do; nothing else of a game is known here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from quattrocento.core.game import Game
from quattrocento.core.passing import Period
from quattrocento.core.state import State

WORLD = 0


class Maximum(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="maximum"):
    """Bid up to `most` in a period of the game, as little as it takes; then pass, or be asked."""

    most: int
    period: Period
    then: Literal["pass", "ask"] = "pass"


class Choices(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="choices"):
    """Answer the next `question` by the first of these moves that is allowed; else be asked."""

    question: str
    moves: list[str]


Order = Maximum | Choices


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """An order that stands, by its number among all that its seat has ever given."""

    number: int
    order: Order


def questions_of(order: Order, game: Game) -> frozenset[str]:
    """The questions that an order may answer."""
    if isinstance(order, Choices):
        return frozenset([order.question])
    return questions_of_auctions(game)


def questions_of_auctions(game: Game) -> frozenset[str]:
    """The questions that passing ahead or a maximum may answer."""
    auctions = game.auctions
    if auctions is None:
        return frozenset()
    return frozenset(auctions.passing) | auctions.bidding


def answer_of(order: Order, state: State, seat: int) -> int | None:
    """What an order does for a seat that is asked; None if the seat decides."""
    if isinstance(order, Choices):
        return chosen_of(order, state, seat)
    auctions = state.game.auctions
    asked = state.decision.name
    if auctions is None or auctions.bid is None or asked not in auctions.bidding:
        return None
    options = state.legal(seat)
    # The world and the true state are the same to the seat, so nothing hidden can be used.
    bid = auctions.bid(state.resample(seat, WORLD), seat, order.most)
    if bid in options:
        return bid
    move = auctions.passing.get(asked)
    if order.then == "ask" or move is None:
        return None
    passing = state.game.actions.parse(move)
    return passing if passing in options else None


def chosen_of(order: Choices, state: State, seat: int) -> int | None:
    """The first move of a list that a seat may make in the question that the list is for."""
    if state.decision.name != order.question:
        return None
    options = state.legal(seat)
    for move in order.moves:
        action = state.game.actions.parse(move)
        if action in options:
            return action
    return None


class OrderBook:
    """The orders that stand at a table. It never changes: what it becomes is another one."""

    def __init__(
        self,
        standing: dict[int, tuple[Standing, ...]] | None = None,
        counts: dict[int, int] | None = None,
    ) -> None:
        self._standing = standing or {}
        self._counts = counts or {}

    def __bool__(self) -> bool:
        return bool(self._standing)

    def of(self, seat: int) -> tuple[Standing, ...]:
        """The orders of a seat, in the order in which they were given."""
        return self._standing.get(seat, ())

    def found(self, seat: int, number: int) -> Order | None:
        """An order of a seat that stands, by its number."""
        return next((each.order for each in self.of(seat) if each.number == number), None)

    def next_number(self, seat: int) -> int:
        """The number that a seat's next order gets."""
        return self._counts.get(seat, 0) + 1

    def answer(self, state: State, seat: int) -> tuple[int, int] | None:
        """The number of the order that answers for a seat that is asked, and its action."""
        for each in self.of(seat):
            action = answer_of(each.order, state, seat)
            if action is not None:
                return each.number, action
        return None

    def placed(self, seat: int, order: Order) -> OrderBook:
        """With one more order of a seat."""
        number = self.next_number(seat)
        standing = (*self.of(seat), Standing(number=number, order=order))
        return OrderBook({**self._standing, seat: standing}, {**self._counts, seat: number})

    def without(self, seat: int, number: int) -> OrderBook:
        """Without one order of a seat."""
        return self._keeping(seat, lambda each: each.number != number)

    def cleared(self, seat: int) -> OrderBook:
        """Without the orders of a seat: somebody else plays it, or it has taken back."""
        return self._keeping(seat, lambda _: False)

    def answered(self, seat: int, question: str) -> OrderBook:
        """After a seat has answered a question: choices are for one decision only."""

        def is_for_another(each: Standing) -> bool:
            return not isinstance(each.order, Choices) or each.order.question != question

        return self._keeping(seat, is_for_another)

    def lapsed(self, game: Game, state: State | None, view: Callable[[int], Any]) -> OrderBook:
        """Without what can no longer be done: periods that are over, choices with none left."""
        book = self
        for seat in self._standing:
            periods: list[Period] = []
            if state is not None and not state.over and game.auctions is not None:
                periods = game.auctions.periods(view(seat), seat)

            def stands(each: Standing, seat: int = seat, now: list[Period] = periods) -> bool:
                order = each.order
                if isinstance(order, Maximum):
                    return order.period in now
                if state is None or state.over:
                    return False
                asked = seat in state.awaiting() and state.decision.name == order.question
                return not asked or chosen_of(order, state, seat) is not None

            book = book._keeping(seat, stands)
        return book

    def _keeping(self, seat: int, keeps: Callable[[Standing], bool]) -> OrderBook:
        kept = tuple(each for each in self.of(seat) if keeps(each))
        if len(kept) == len(self.of(seat)):
            return self
        standing = {other: each for other, each in self._standing.items() if other != seat}
        if kept:
            standing[seat] = kept
        return OrderBook(standing, self._counts)

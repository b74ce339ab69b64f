"""Which orders a seat may leave: refused when they cannot be carried out, as far as it knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from quattrocento.core.errors import BadNotation, BadOrder, Illegal
from quattrocento.core.orders import (
    WORLD,
    Choices,
    Maximum,
    Order,
    OrderBook,
    chosen_of,
    questions_of,
    questions_of_auctions,
)
from quattrocento.core.state import State


def checked_maximum(
    state: State, seat: int, most: int, period: str, then: Literal["pass", "ask"]
) -> Maximum:
    """A maximum for a period in which there may be auctions, between the least and all one has."""
    auctions = state.game.auctions
    if auctions is None or auctions.bid is None:
        raise BadOrder("order-no-auctions", {}, "order")
    offered = {each.name: each for each in auctions.periods(state.view(seat), seat)}
    if period not in offered:
        raise BadOrder("order-no-period", {"periods": ", ".join(offered) or "–"}, "period")
    if auctions.bounds is not None:
        least, largest = auctions.bounds(state.resample(seat, WORLD), seat)
        if least > largest:
            raise BadOrder("order-no-means", {"least": least}, "most")
        if not least <= most <= largest:
            raise BadOrder("order-bounds", {"least": least, "most": largest}, "most")
    return Maximum(most=most, period=offered[period], then=then)


def checked_choices(state: State, seat: int, question: str, moves: Sequence[str]) -> Choices:
    """A list of moves, each an answer to the question; if it is asked now, one must be allowed."""
    game = state.game
    asked = next((each for each in game.decisions if each.name == question), None)
    if asked is None:
        questions = ", ".join(each.name for each in game.decisions)
        raise BadOrder("order-question", {"question": question, "questions": questions}, "question")
    actions: list[int] = []
    for move in moves:
        try:
            action = game.actions.parse(move)
        except BadNotation as problem:
            raise BadOrder(problem.key, problem.arguments, "moves") from None
        except Illegal:
            facts = {"move": move, "question": question}
            raise BadOrder("order-no-answer", facts, "moves") from None
        if action in actions:
            raise BadOrder("order-repeated", {"move": move}, "moves")
        if action not in asked.answer_ids:
            raise BadOrder("order-no-answer", {"move": move, "question": question}, "moves")
        actions.append(action)
    order = Choices(question=question, moves=[game.actions.text(each) for each in actions])
    asks_now = seat in state.awaiting() and state.decision is asked
    if asks_now and chosen_of(order, state, seat) is None:
        raise BadOrder("order-impossible", {}, "moves")
    return order


def refuse_second(
    state: State, book: OrderBook, seat: int, order: Order | None, passing: bool = False
) -> None:
    """Refuse a second order for one decision: the first must be taken back.

    None is a pass for longer, which answers auctions as a maximum does; `passing` if one stands.
    """
    ahead = questions_of_auctions(state.game)
    wanted = ahead if order is None else questions_of(order, state.game)
    taken = [questions_of(each.order, state.game) for each in book.of(seat)]
    if passing:
        taken.append(ahead)
    if any(wanted & each for each in taken):
        raise BadOrder("order-stands", {}, "order")

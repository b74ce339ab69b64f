"""Orders at the terminal: leaving them, listing them, taking them back."""

from __future__ import annotations

from quattrocento.core.errors import BadOrder
from quattrocento.core.order_checks import checked_choices, checked_maximum, refuse_second
from quattrocento.core.orders import Maximum, Order, OrderBook, Standing
from quattrocento.core.state import State
from quattrocento.core.words import Words


def changed(book: OrderBook, state: State, seat: int, text: str) -> OrderBook:
    """The orders after what a person has said: `max ...`, `drop N`, or a question and moves."""
    command, _, rest = text.partition(" ")
    if command == "drop":
        number = int(rest) if rest.strip().isdigit() else 0
        if book.found(seat, number) is None:
            raise BadOrder("order-none", {}, "number")
        return book.without(seat, number)
    order = as_order(state, seat, command, rest.split())
    refuse_second(state, book, seat, order)
    return book.placed(seat, order)


def as_order(state: State, seat: int, command: str, rest: list[str]) -> Order:
    """`max 900 lot ask`, or `raise = raise, pass`."""
    if command == "max":
        if not rest or not rest[0].isdigit():
            raise BadOrder("order-how", {}, "most")
        auctions = state.game.auctions
        periods = [] if auctions is None else auctions.periods(state.view(seat), seat)
        named = [word for word in rest[1:] if word != "ask"]
        period = named[0] if named else next((each.name for each in periods), "")
        return checked_maximum(
            state, seat, int(rest[0]), period, "ask" if "ask" in rest else "pass"
        )
    moves = [move.strip() for move in " ".join(rest[1:]).split(",") if move.strip()]
    if rest[:1] != ["="] or not moves:
        raise BadOrder("order-how", {}, "order")
    return checked_choices(state, seat, command, moves)


def lines(book: OrderBook, seat: int, words: Words) -> list[str]:
    """The orders of a seat in words."""
    found = [line(each, words) for each in book.of(seat)]
    return found or [words.say("order-list-none")]


def line(standing: Standing, words: Words) -> str:
    """An order in words."""
    order, number = standing.order, standing.number
    if isinstance(order, Maximum):
        facts = {
            "number": number,
            "most": order.most,
            "period": words.say(f"bids-{order.period.name}"),
        }
        return words.say(f"order-list-{order.then}", facts)
    facts = {"number": number, "question": order.question, "moves": ", ".join(order.moves)}
    return words.say("order-list-choices", facts)


def after_move(book: OrderBook, before: State, state: State, seat: int) -> OrderBook:
    """The orders that stand after a seat has moved."""
    book = book.answered(seat, before.decision.name)
    return book.lapsed(state.game, state, state.view)

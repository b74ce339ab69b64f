"""Orders at the terminal: leaving them, listing them, taking them back."""

from __future__ import annotations

from quattrocento.cli.numbers import whole_number
from quattrocento.core.errors import BadOrder
from quattrocento.core.order_checks import checked_choices, checked_maximum, refuse_second
from quattrocento.core.orders import WORLD, Maximum, Order, OrderBook, Standing
from quattrocento.core.state import State
from quattrocento.core.words import Words


def changed(book: OrderBook, state: State, seat: int, text: str) -> OrderBook:
    """The orders after what a person has said: `max ...`, `drop N`, or a question and moves."""
    command, _, rest = text.partition(" ")
    if command == "drop":
        number = whole_number(rest)
        if number is None or book.found(seat, number) is None:
            raise BadOrder("order-none", {}, "number")
        return book.without(seat, number)
    order = as_order(state, seat, command, rest.split())
    refuse_second(state, book, seat, order)
    return book.placed(seat, order)


def example(state: State, seat: int) -> dict[str, str]:
    """What orders may look like now: a question with a move, and a maximum where one is taken."""
    move = state.game.actions.text(state.legal(seat)[0])
    found = {"question": state.decision.name, "move": move}
    most = least_maximum(state, seat)
    return found if most is None else {**found, "most": str(most)}


def least_maximum(state: State, seat: int) -> int | None:
    """The lowest maximum that a seat could leave now; None where there is no auction for it."""
    auctions = state.game.auctions
    if auctions is None or auctions.bid is None or auctions.bounds is None:
        return None
    least, largest = auctions.bounds(state.resample(seat, WORLD), seat)
    possible = least <= largest and auctions.periods(state.view(seat), seat)
    return least if possible else None


def how(state: State, seat: int, field: str) -> BadOrder:
    """How orders are written, for whoever wrote none."""
    facts = example(state, seat)
    return BadOrder("order-how-maximum" if "most" in facts else "order-how", facts, field)


def as_order(state: State, seat: int, command: str, rest: list[str]) -> Order:
    """`max 900 lot ask`, or `raise = raise, pass`."""
    if command == "max":
        most = whole_number(rest[0]) if rest else None
        if most is None:
            raise how(state, seat, "most")
        auctions = state.game.auctions
        periods = [] if auctions is None else auctions.periods(state.view(seat), seat)
        named = [word for word in rest[1:] if word != "ask"]
        period = named[0] if named else next((each.name for each in periods), "")
        return checked_maximum(state, seat, most, period, "ask" if "ask" in rest else "pass")
    moves = [move.strip() for move in " ".join(rest[1:]).split(",") if move.strip()]
    if rest[:1] != ["="] or not moves:
        raise how(state, seat, "order")
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

"""The table drawn for the terminal: in colour, and readable without it.

Each piece of an estate has two letters and a colour; the piece placed last is shown in capitals
and reversed. A free square that a building must leave free is crossed.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quattrocento.core.words import Words
from quattrocento.games.princes.components import ESTATE, SIDE
from quattrocento.games.princes.shapes import COLUMNS, square_label
from quattrocento.games.princes.shown.view_types import CardValue, Lot, PlayerView, View, Work

PIECE_STYLES = {
    "university": "bright_red",
    "laboratory": "red",
    "workshop": "dark_orange3",
    "library": "yellow",
    "opera": "bright_magenta",
    "studio": "magenta",
    "hospital": "bright_white",
    "theater": "purple",
    "tower": "orange1",
    "chapel": "bright_yellow",
    "forest": "green",
    "lake": "bright_blue",
    "park": "bright_green",
}
FREE, TOO_CLOSE, WALL = " ·", " ×", "##"
COVERED, NAMED = "■ ", "◆ "
PANEL_WIDTH = 40


def draw(view: View, words: Words, width: int) -> RenderableType:
    """The whole table: the round, the lots, the piles, the viewer's estate, then the others."""
    parts: list[RenderableType] = [round_line(view, words), lots(view, words), supply(view, words)]
    if view.seat is not None:
        parts.append(own_panel(view, view.seat, words))
    others = [seat for seat in range(len(view.players)) if seat != view.seat]
    across = max(1, min(len(others), width // PANEL_WIDTH))
    grid = Table.grid(expand=True)
    for _ in range(across):
        grid.add_column(ratio=1)
    for first in range(0, len(others), across):
        row = others[first : first + across]
        grid.add_row(*(seat_panel(view, seat, words) for seat in row))
    return Group(*parts, grid)


def round_line(view: View, words: Words) -> Text:
    """The round, its minimum, and its first player."""
    facts = {
        "round": max(1, view.round),
        "rounds": view.rounds,
        "phase": view.phase,
        "minimum": view.minimum,
        "seat": words.seat(view.first),
    }
    return Text(words.say("drawing-round", facts), style="bold")


# Lots and supply


def lots(view: View, words: Words) -> RenderableType:
    """The seven lots: how many are left, who bought one, and the bid."""
    table = Table(expand=False, pad_edge=False, padding=(0, 1, 0, 0), box=SIMPLE)
    for lot in view.lots:
        name = words.say("drawing-lot", {"lot": lot.lot})
        table.add_column(name, style="" if lot.open else "dim")
    table.add_row(*(words.say("drawing-left", {"number": lot.left}) for lot in view.lots))
    table.add_row(*(lot_state(view, lot, words) for lot in view.lots))
    return table


def lot_state(view: View, lot: Lot, words: Words) -> Text:
    """Who bought the lot this round, or what is bid for it now."""
    if lot.buyer is not None:
        return Text(words.say("drawing-buyer", {"seat": words.seat(lot.buyer)}))
    if lot.lot == view.lot and view.bidder is not None:
        facts = {"bid": view.bid, "seat": words.seat(view.bidder)}
        return Text(words.say("drawing-bid", facts), style="bold")
    return Text("")


def supply(view: View, words: Words) -> Text:
    """The piles, what the viewer knows of them, and what the supply lacks."""
    professions, bonus, prestige = (pile.number for pile in view.piles)
    facts = {"professions": professions, "bonus": bonus, "prestige": prestige}
    lines = [words.say("drawing-piles", facts)]
    known = [card for pile in view.piles for card in pile.known if card is not None]
    if known:
        lines.append(words.say("drawing-known", words.arguments({"cards": known})))
    lines.append(words.say("drawing-freedoms-left", view.freedoms_left))
    gone = [piece for piece, number in view.buildings_left.items() if number == 0]
    if gone:
        lines.append(words.say("drawing-sold-out", words.arguments({"pieces": gone})))
    return Text(" ".join(lines), style="dim")


# Estates


def estate(player: PlayerView, words: Words, gap: str) -> Text:
    """An estate with its coordinates; `gap` stands between its columns."""
    cells = {
        square_label(SIDE * row + column): Text(WALL, style="dim") if mark == "#" else Text(FREE)
        for row, line in enumerate(ESTATE)
        for column, mark in enumerate(line)
    }
    cells |= {square: Text(TOO_CLOSE, style="dim") for square in player.too_close}
    for number, piece in enumerate(player.pieces, start=1):
        code = words.say("drawing-code", {"piece": piece.piece})
        style = PIECE_STYLES[piece.piece]
        cell = Text(code, style=style)
        if number == len(player.pieces):
            cell = Text(code.upper(), style=f"reverse {style}")
        cells |= dict.fromkeys(piece.squares, cell)
    header = "  " + gap.join(f" {column}" for column in COLUMNS)
    lines = [Text(header, style="dim")]
    for row in range(SIDE):
        name = f"{SIDE - row} "
        squares = [cells[square_label(SIDE * row + column)] for column in range(SIDE)]
        lines.append(Text.assemble((name, "dim"), Text(gap).join(squares)))
    return Text("\n", no_wrap=True).join(lines)


def turns(view: View, words: Words) -> RenderableType:
    """The piece to be placed in all its turns, the square that names its place marked."""
    boxes = []
    for number, outline in enumerate(view.turns, start=1):
        drawn = "\n".join(outline).replace(".", "  ").replace("#", NAMED, 1).replace("#", COVERED)
        boxes.append(Text(f"{words.say('drawing-turn', {'turn': number})}\n{drawn}"))
    facts = words.arguments({"piece": view.placing})
    return Group(Text(words.say("drawing-turns", facts)), Columns(boxes, padding=(0, 3)))


# Seats


def title(view: View, seat: int, words: Words) -> Text:
    """A seat's name and points, marked if it must decide."""
    player = view.players[seat]
    awaited = view.asked is not None and seat in view.asked.seats
    name = Text(f"{'▶ ' if awaited else ''}{words.seat(seat)} ", style="bold")
    name.append(words.say("drawing-points", {"points": player.points}))
    if player.money is not None:
        name.append(f", {words.say('drawing-money', {'money': player.money})}")
    return name


def own_panel(view: View, seat: int, words: Words) -> RenderableType:
    """The viewer's own seat: the estate beside its cards with the playing aid."""
    player = view.players[seat]
    cards_beside = Group(*seat_lines(player, words), works(player, words))
    lines: list[RenderableType] = [side_by_side(estate(player, words, " "), cards_beside)]
    for key, cards in (
        ("drawing-bonus-cards", player.bonus_cards),
        ("drawing-prestige-cards", player.prestige_cards),
    ):
        if cards:
            lines.append(Text(words.say(key, {"cards": card_values(cards, words)})))
    if view.working is not None:
        facts = words.arguments({"card": view.working, "value": view.value})
        lines.append(Text(words.say("drawing-working", facts), style="bold"))
    if view.placing is not None and view.asked is not None and seat in view.asked.seats:
        lines.append(turns(view, words))
    return Panel(Group(*lines), title=title(view, seat, words), title_align="left")


def seat_panel(view: View, seat: int, words: Words) -> RenderableType:
    """Another seat: the estate beside what is open of it."""
    player = view.players[seat]
    beside = Group(*seat_lines(player, words))
    lines: list[RenderableType] = [side_by_side(estate(player, words, ""), beside)]
    for cards in (player.bonus_cards, player.prestige_cards):
        if cards:
            lines.append(Text(card_values(cards, words)))
    return Panel(Group(*lines), title=title(view, seat, words), title_align="left")


def side_by_side(left: RenderableType, right: RenderableType) -> RenderableType:
    """Two things beside each other, the left one as wide as it is."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(left, right)
    return grid


def seat_lines(player: PlayerView, words: Words) -> list[RenderableType]:
    """What everybody sees of a seat beside its estate."""
    facts = {
        "builders": player.builders,
        "jesters": player.jesters,
        "price": player.building_price,
    }
    lines = [words.say("drawing-estate", facts)]
    if player.freedoms:
        freedoms = [words.say("drawing-freedom", {"name": name}) for name in player.freedoms]
        lines.append(words.say("drawing-freedoms", {"freedoms": words.listing(freedoms)}))
    done = [words.value("card", card) for card in player.table]
    if player.recruiting_table:
        done.append(words.say("drawing-recruited", {"number": player.recruiting_table}))
    if done:
        lines.append(words.say("drawing-works", {"cards": words.listing(done)}))
    hand = {
        "professions": player.professions,
        "recruiting": player.recruiting_hand,
        "bonus": player.bonus,
        "prestige": player.prestige,
    }
    lines.append(words.say("drawing-in-hand", hand))
    if player.shown:
        lines.append(words.say("drawing-shown", words.arguments({"cards": player.shown})))
    if player.best:
        lines.append(words.say("drawing-best", {"best": player.best}))
    return [Text(line) for line in lines]


def card_values(cards: Sequence[CardValue], words: Words) -> str:
    """Cards, each with what it is worth as things stand."""
    said = [
        words.say("drawing-card-value", words.arguments({"card": card.card, "value": card.value}))
        for card in cards
    ]
    return " · ".join(said)


def works(player: PlayerView, words: Words) -> RenderableType:
    """The playing aid: what each profession's work is worth, and what would add to it."""
    if not player.works:
        return Text("")
    table = Table(expand=False, pad_edge=False, box=None)
    for key in ("profession", "value", "most", "prefers"):
        table.add_column(words.say(f"drawing-{key}"), header_style="dim")
    for work in player.works:
        table.add_row(
            words.value("card", work.card),
            Text(str(work.value), style="bold"),
            str(work.most),
            preferences(work, words),
        )
    return table


def preferences(work: Work, words: Words) -> Text:
    """A profession's building, landscape and freedom, with what a missing one would add."""
    named = [
        (words.value("piece", work.building), work.missing.get(work.building)),
        (words.value("piece", work.landscape), work.missing.get(work.landscape)),
        (
            words.say("drawing-freedom", {"name": work.freedom}),
            work.missing.get(work.freedom),
        ),
    ]
    said = [
        Text(name, style="green") if adds is None else Text(f"{name} +{adds}", style="dim")
        for name, adds in named
    ]
    return Text(", ").join(said)

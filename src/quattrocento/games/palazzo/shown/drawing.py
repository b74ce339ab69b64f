"""The table drawn for the terminal: in colour, and readable without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quattrocento.core.words import Words
from quattrocento.games.palazzo.actions import TILE
from quattrocento.games.palazzo.components import CURRENCIES, MOST_WINDOWS
from quattrocento.games.palazzo.shown.view_types import Palace, PlayerView, View

MATERIAL_STYLES = {"brick": "red", "sandstone": "yellow", "marble": "bright_cyan"}
CURRENCY_STYLES = {"red": "bright_red", "brown": "dark_orange3", "white": "bold white"}
WINDOW, NO_WINDOW = "▪", "·"
RIDER, NO_RIDER = "♞", "·"


def draw(view: View, words: Words, width: int) -> RenderableType:
    """The whole table: stacks, market, money turned up, and every seat."""
    parts: list[RenderableType] = [stacks_line(view, words), market(view, words)]
    if view.turned_up:
        parts.append(labelled(words, "drawing-turned-up", money(view.turned_up, words)))
    if view.going:
        going = money(view.going, words)
        going.append(f"  = {view.going_worth}", style="bold")
        parts.append(labelled(words, "drawing-going", going))
    gained = [*([view.building] if view.building else []), *view.gained, *view.chosen]
    if gained:
        parts.append(labelled(words, "drawing-gained", row_of_tiles(gained, words)))
    parts += [seat_panel(view, seat, words) for seat in range(len(view.players))]
    return Group(*parts)


def labelled(words: Words, key: str, content: Text) -> Text:
    """A line that begins with what it shows."""
    return Text.assemble((f"{words.say(key)}  ", "dim"), content)


# Stacks and market


def stacks_line(view: View, words: Words) -> Text:
    """How high the stacks are, and how many riders have come."""
    heights = "  ".join(
        f"{name} {height}" for name, height in zip(("I", "II", "III"), view.stacks, strict=True)
    )
    riders = RIDER * view.riders + NO_RIDER * view.riders_to_come
    piles = words.say(
        "drawing-money-piles", {"pile": view.money_pile, "discard": len(view.discard)}
    )
    stacks = words.say("drawing-stacks", {"heights": heights, "riders": riders})
    return Text.assemble((stacks, "bold"), ("   ", ""), (piles, "dim"))


def market(view: View, words: Words) -> RenderableType:
    """The four quarries clockwise, the architect on one of them, and the depot."""
    table = Table(expand=False, pad_edge=False)
    for number in range(len(view.quarries)):
        title = words.say("drawing-quarry", {"number": number + 1})
        here = number == view.architect
        table.add_column(f"♜ {title}" if here else title, style="" if not here else "on grey11")
    table.add_column(depot_title(view, words))
    heaps = [*view.quarries, view.depot]
    for row in range(max(1, *(len(heap) for heap in heaps))):
        table.add_row(*(tile(heap[row], words) if row < len(heap) else Text("") for heap in heaps))
    return table


def depot_title(view: View, words: Words) -> str:
    """PAL-DRW-1, PAL-BUY-2: what a tile costs the one who buys.

    Before the draw that is the price with one more tile there, unless a rider comes in its place.
    """
    if view.asked is None or view.asked.question != "turn":
        return words.say("drawing-depot", {"price": view.price})
    drawn = max(0, view.price - 1)
    if not any(view.stacks[:-1]) and view.riders_to_come > 0:
        return words.say("drawing-depot-or-rider", {"price": drawn, "otherwise": view.price})
    return words.say("drawing-depot-drawn", {"price": drawn})


def tile(label: str, words: Words) -> Text:
    """A tile: its material's letter, its floor, and its windows."""
    parts = TILE.values[TILE.place(label)].parts
    material, windows = str(parts["material"]), int(parts["windows"])
    letter = words.say(f"drawing-{material}")
    panes = WINDOW * windows + NO_WINDOW * (MOST_WINDOWS - windows)
    return Text(f"{letter}{parts['floor']} {panes}", style=MATERIAL_STYLES[material])


def row_of_tiles(labels: Sequence[str], words: Words) -> Text:
    """Tiles side by side."""
    return Text("   ").join([tile(label, words) for label in labels])


# Money


def money(cards: Sequence[str], words: Words) -> Text:
    """Cards sorted by currency, certificates last."""
    groups: list[Text] = []
    for currency in CURRENCIES:
        values = [card.split()[1] for card in cards if card.startswith(f"{currency} ")]
        if values:
            name = words.say(f"drawing-{currency}")
            groups.append(Text(f"{name} {' '.join(values)}", style=CURRENCY_STYLES[currency]))
    certificates = Counter(cards)["certificate"]
    if certificates:
        said = words.say("drawing-certificates", {"number": certificates})
        groups.append(Text(said, style="green"))
    return Text(" · ").join(groups) if groups else Text("-", style="dim")


# Seats


def seat_panel(view: View, seat: int, words: Words) -> RenderableType:
    """A seat: its money as far as the viewer knows it, its bid, its palaces."""
    player = view.players[seat]
    title = Text(words.seat(seat), style="bold")
    title.append(f" {words.say('drawing-points', {'points': player.points})}")
    if view.asked is not None and seat in view.asked.seats:
        title = Text.assemble("▶ ", title)
    lines: list[RenderableType] = [hand_line(player, words)]
    if player.bid or player.laid:
        bid = Text.assemble(
            (words.say("drawing-bid", {"bid": player.bid}), "bold"), "  ", money(player.laid, words)
        )
        lines.append(bid)
    if player.palaces:
        highest = max(len(each.tiles) for each in player.palaces)
        palaces = [
            palace(each, number + 1, highest, words) for number, each in enumerate(player.palaces)
        ]
        lines.append(Columns(palaces, padding=(0, 2)))
    return Panel(Group(*lines), title=title, title_align="left", padding=(0, 1))


def hand_line(player: PlayerView, words: Words) -> Text:
    """The hand if the viewer knows it; otherwise its size and what everybody has seen of it."""
    count = (words.say("drawing-cards", {"number": player.cards}), "dim")
    if player.hand is not None:
        return Text.assemble(count, "  ", money(player.hand, words))
    if not player.known:
        return Text.assemble(count)
    seen = (f"  {words.say('drawing-known')}  ", "dim")
    return Text.assemble(count, seen, money(player.known, words))


def palace(built: Palace, number: int, highest: int, words: Words) -> Text:
    """A palace from its roof down, with its number and its points; all stand on one line."""
    sky = [Text("") for _ in range(highest - len(built.tiles))]
    floors = [tile(label, words) for label in reversed(built.tiles)]
    foot = Text(f"{number}: {built.points:+d}", style="dim")
    return Text("\n").join([*sky, *floors, foot])

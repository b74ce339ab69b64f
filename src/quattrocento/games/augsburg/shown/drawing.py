"""The table drawn for the terminal: in colour, and readable without it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quattrocento.core.words import Words
from quattrocento.games.augsburg.actions import BOND
from quattrocento.games.augsburg.bonds import price_of
from quattrocento.games.augsburg.components import (
    COLOURS,
    FREE_BY_RANK,
    MONEY_BY_RANK,
    NOBLES,
    OFFER_BY_RANK,
    PRESTIGE_BY_RANK,
    TOP_RANK,
)
from quattrocento.games.augsburg.shown.view_types import PlayerView, PrivilegeCard, RightPile, View

NOBLE_STYLES = {
    "philipp": "dark_orange3",
    "louise": "bright_blue",
    "leo": "bright_red",
    "maria": "bright_green",
}
COLOUR_STYLES = {"yellow": "yellow", "orange": "dark_orange", "purple": "bright_magenta"}
RUNG, NO_RUNG = "■", "□"
# The tiles that lie beside each ladder on a player's board.
TILES_OF = {
    "yellow": (),
    "orange": ("coat of arms", "patent"),
    "purple": ("mint master", "master builder", "church", "cathedral"),
}


def draw(view: View, words: Words, width: int) -> RenderableType:
    """The whole table: round, privilege cards, supply, and every seat."""
    parts: list[RenderableType] = [round_line(view, words), cards(view, words)]
    parts += [supply(view, words), *(seat_panel(view, seat, words) for seat in seats(view))]
    return Group(*parts)


def seats(view: View) -> range:
    """All seats."""
    return range(len(view.players))


def labelled(words: Words, key: str, content: Text) -> Text:
    """A line that begins with what it shows."""
    return Text.assemble((f"{words.say(key)}  ", "dim"), content)


def bidding(view: View) -> bool:
    """Whether there are bids to be seen."""
    asked = view.asked.question if view.asked else ""
    return view.highest > 0 and asked in ("bid", "show")


# The table between the seats


def round_line(view: View, words: Words) -> Text:
    """The round, who is visited, the highest bid and the pile."""
    noble = words.value("noble", view.noble)
    where = words.say("drawing-round", {"round": view.round, "rounds": view.rounds, "noble": noble})
    line = Text(where, style="bold")
    if bidding(view):
        line.append(f"   {words.say('drawing-highest', {'number': view.highest})}", style="bold")
    pile = words.say("drawing-pile", {"number": view.pile, "price": view.top_price or 0})
    return line.append(f"   {pile}", style="dim")


def cards(view: View, words: Words) -> RenderableType:
    """The privilege cards that lie open, and the one in use."""
    lines = [card_line(card, "  ", words) for card in view.face_up]
    if view.card is not None:
        lines.insert(0, card_line(view.card, "▶ ", words))
    return Group(Text(words.say("drawing-cards"), style="dim"), *lines) if lines else Group()


def card_line(card: PrivilegeCard, mark: str, words: Words) -> Text:
    """A privilege card: its number and its three fields, those used crossed out."""
    fields = [
        Text(
            f"({words.value('privilege', field)})" if used else words.value("privilege", field),
            style="dim strike" if used else COLOUR_STYLES.get(field, ""),
        )
        for field, used in zip(card.privileges, card.used, strict=True)
    ]
    return Text.assemble(mark, (f"{card.card:>2}  ", "bold"), Text(" · ").join(fields))


def supply(view: View, words: Words) -> RenderableType:
    """The rank cards and rights tiles that can still be had."""
    ranks = Text()
    for colour in COLOURS:
        left = [pile.left for pile in view.ranks if pile.rank.startswith(colour)]
        numbers = " ".join(f"{rank}×{number}" for rank, number in enumerate(left, start=2))
        ranks.append(f"{words.value('colour', colour)} {numbers}   ", style=COLOUR_STYLES[colour])
    tiles = [pile_words(pile, words) for pile in view.rights]
    half = (len(tiles) + 1) // 2
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(words.say("drawing-ranks"), style="dim"), ranks)
    table.add_row(Text(words.say("drawing-rights"), style="dim"), Text(" · ".join(tiles[:half])))
    table.add_row("", Text(" · ".join(tiles[half:])))
    return table


def pile_words(pile: RightPile, words: Words) -> str:
    """A pile of rights tiles: what its top shows, and how many are left."""
    printed = f" {pile.printed}" if pile.printed else ""
    return f"{words.value('right', pile.right)}{printed} ×{pile.left}"


# Seats


def seat_panel(view: View, seat: int, words: Words) -> RenderableType:
    """A seat: prestige, ladders with their tiles, and its bonds as far as the viewer knows them."""
    player = view.players[seat]
    title = Text(words.seat(seat), style="bold")
    title.append(f" {prestige(player, words)}")
    if view.asked is not None and seat in view.asked.seats:
        title = Text.assemble("▶ ", title)
    if bidding(view):
        title.append(f" {bid(player, words)}", style="" if player.bidding else "dim")
    lines = [ladders(player, words), *holdings(player, words)]
    return Panel(Group(*lines), title=title, title_align="left", padding=(0, 1))


def prestige(player: PlayerView, words: Words) -> str:
    """The prestige of a seat, and where a barrier stops it."""
    if player.barrier is None:
        return words.say("drawing-prestige", {"prestige": player.prestige})
    facts = {"prestige": player.prestige, "barrier": player.barrier}
    return words.say("drawing-prestige-barred", facts)


def bid(player: PlayerView, words: Words) -> str:
    """What a seat bids at this visit."""
    if not player.bidding:
        return words.say("drawing-passed")
    return words.say("drawing-bid", {"number": player.bid}) if player.bid else ""


def ladders(player: PlayerView, words: Words) -> RenderableType:
    """The three ladders of a seat, each with what it brings and its tiles."""
    table = Table.grid(padding=(0, 1))
    printed = {each.right: each.printed for each in player.rights}
    for colour, rank in zip(COLOURS, (player.yellow, player.orange, player.purple), strict=True):
        rungs = RUNG * rank + NO_RUNG * (TOP_RANK - rank)
        tiles = [
            tile(right, printed[right], words) for right in TILES_OF[colour] if right in printed
        ]
        table.add_row(
            Text(words.value("colour", colour), style=COLOUR_STYLES[colour]),
            Text(rungs, style=COLOUR_STYLES[colour]),
            Text(words.value("rank", f"{colour} {rank}")),
            Text(income(colour, rank, words), style="dim"),
            Text(", ".join(tiles)),
        )
    return table


def tile(right: str, printed: int, words: Words) -> str:
    """A rights tile and what is printed on it."""
    name = words.value("right", right)
    return f"{name} {printed}" if printed else name


def income(colour: str, rank: int, words: Words) -> str:
    """What a rank brings at the end of a round."""
    amounts = {"yellow": MONEY_BY_RANK, "orange": PRESTIGE_BY_RANK, "purple": OFFER_BY_RANK}
    facts = {"amount": amounts[colour][rank - 1], "free": FREE_BY_RANK[rank - 1]}
    return words.say(f"drawing-income-{colour}", facts)


def holdings(player: PlayerView, words: Words) -> list[Text]:
    """Hand and money if the viewer knows them, what all have seen of them, and what is offered."""
    lines: list[Text] = []
    if player.hand is not None and player.money is not None:
        florins = words.say("drawing-money", {"florins": player.money})
        lines.append(Text.assemble((f"{florins}  ", "bold"), bonds(player.hand, words)))
    elif player.known:
        lines.append(labelled(words, "drawing-known", bonds(player.known, words)))
    if player.hand is None and player.doubted:
        label = words.say("drawing-doubted", {"missing": player.missing})
        lines.append(Text.assemble((f"{label}  ", "dim"), bonds(player.doubted, words)))
    if player.shown:
        lines.append(labelled(words, "drawing-shown", bonds(player.shown, words)))
    if player.offer:
        lines.append(labelled(words, "drawing-offer", bonds(player.offer, words, priced=True)))
        lines += purchase(player, words)
    elif player.chosen:
        lines.append(labelled(words, "drawing-chosen", bonds(player.chosen, words)))
    return lines


def purchase(player: PlayerView, words: Words) -> list[Text]:
    """AUG-BUY-1: what a seat has chosen to buy, what that costs, and the money left of it."""
    if player.money is None or player.chosen is None:
        return []
    cost = sum(price_of(BOND.place(label)) for label in player.chosen)
    said = words.say("drawing-purchase", {"cost": cost, "left": player.money - cost})
    chosen = bonds(player.chosen, words, priced=True)
    return [Text.assemble(labelled(words, "drawing-chosen", chosen), (f"  {said}", "bold"))]


def bonds(labels: Sequence[str], words: Words, *, priced: bool = False) -> Text:
    """Bonds sorted by noble, jokers last; if asked for with their prices."""

    def price(label: str) -> str:
        if not priced:
            return ""
        return " " + words.say("drawing-price", {"price": price_of(BOND.place(label))})

    groups: list[Text] = []
    for noble in NOBLES:
        own = [label for label in labels if label.startswith(f"{noble} ")]
        if own:
            name = words.value("noble", noble)
            between = ", " if priced else " "
            values = between.join(f"{label.split()[1]}{price(label)}" for label in own)
            groups.append(Text(f"{name} {values}", style=NOBLE_STYLES[noble]))
    jokers = labels.count("joker")
    if jokers:
        said = words.say("drawing-jokers", {"number": jokers})
        groups.append(Text(f"{said}{price('joker')}", style="bold"))
    return Text(" · ").join(groups) if groups else Text("-", style="dim")

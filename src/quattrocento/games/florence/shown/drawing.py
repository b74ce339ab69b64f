"""The table drawn for the terminal: in colour, and readable without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quattrocento.core.words import Words
from quattrocento.games.florence.components import BOX_COUNT, COLUMNS, NOBLES
from quattrocento.games.florence.shown.view_types import (
    Dial,
    Location,
    Member,
    PlayerView,
    Street,
    View,
)

SEAT_STYLES = ("bright_blue", "bright_red", "green", "yellow", "magenta")
STROZZI_STYLES = {"orange": "dark_orange", "blue": "dodger_blue1"}
NOBLE_STYLES = {"cosimo": "red", "contessina": "bright_magenta", "giovanni": "bright_cyan"}
RANK_SIGNS = {"debutant": "♟", "donna": "♝", "maestro": "♛"}
BOX_SIGNS = ("▁", "━", "▔")
CARRIAGE, DESTINATION, RING, SPY, BOUNCER, BODYGUARD = "♞", "⚑", "○", "◉", "▣", "◆"
FREE_SLOT, NOBODY = "·", "–"
STREET_WIDTH = 6
# What a panel puts on both sides of its title: the corner, a line, and a space.
FRAME_OF_TITLE = 6


def draw(view: View, words: Words, width: int) -> RenderableType:
    """The whole table: the dial, the city, every side, and what the viewer holds.

    Once the game is over nothing is said of a round, for none is played.
    """
    parts: list[RenderableType] = [dial(view, words)]
    if not is_over(view):
        parts.append(audience_line(view, words))
    parts.append(city(view, words, width))
    if view.walking is not None:
        parts.append(walking_line(view, words))
    if view.offers is not None:
        parts.append(offers_line(view, words))
    parts.append(sides(view, words))
    if not is_over(view):
        parts += helps_lines(view, words)
    parts += own_lines(view, words)
    if view.strozzi is not None:
        parts.append(strozzi_line(view, words))
    parts.append(legend(words))
    return Group(*parts)


def is_over(view: View) -> bool:
    """Whether the game is over: then nobody is asked anything."""
    return view.asked is None


# Signs


def seat_sign(seat: int) -> str:
    """A seat's number, counted from 1; Strozzi's letter."""
    return "S" if seat < 0 else str(seat + 1)


def seat_style(seat: int) -> str:
    """A seat's colour."""
    return "bold" if seat < 0 else SEAT_STYLES[seat]


def signs(sign: str, seats: Sequence[int]) -> Text:
    """A sign with the seats that it belongs to."""
    text = Text(sign)
    for seat in seats:
        text.append(seat_sign(seat), style=seat_style(seat))
    return text


def member(each: Member, words: Words) -> Text:
    """A member: its seat's number, or Strozzi's colour, and its rank."""
    sign = RANK_SIGNS[each.rank]
    if each.colour is None:
        return Text(f"{seat_sign(each.seat)}{sign}", style=seat_style(each.seat))
    return Text(f"{words.say(f'drawing-{each.colour}')}{sign}", style=STROZZI_STYLES[each.colour])


def noble_name(noble: str, words: Words) -> Text:
    """A noble's short name."""
    return Text(words.say(f"drawing-{noble}"), style=NOBLE_STYLES[noble])


# The dial


def dial(view: View, words: Words) -> RenderableType:
    """The nine rounds: who moves where, and the time they give."""
    table = Table(pad_edge=False, box=None, padding=(0, 1))
    table.add_column(words.say("drawing-round"), style="dim")
    for segment in view.dial:
        here = segment.round == view.round and not is_over(view)
        table.add_column(f"▶{segment.round}" if here else str(segment.round))
    table.add_row(
        words.say("drawing-noble"), *(noble_name(each.noble, words) for each in view.dial)
    )
    table.add_row(
        words.say("drawing-destination"),
        *(f"{DESTINATION}{each.location}" if each.location else "?" for each in view.dial),
    )
    table.add_row(words.say("drawing-time"), *(segment_time(each) for each in view.dial))
    return table


def segment_time(segment: Dial) -> str:
    """The time that a round gives; in the first everybody has twelve."""
    if segment.round == 1:
        return "12"
    return "?" if segment.time is None else f"+{segment.time}"


def audience_line(view: View, words: Words) -> Text:
    """What the active noble pays."""
    now = view.dial[view.round - 1]
    if now.queue:
        pay = " / ".join(map(str, now.queue))
    else:
        pay = ", ".join(
            words.say("drawing-reward", {"price": price, "points": points})
            for price, points in zip(now.prices, now.rewards, strict=True)
        )
    said = words.say("drawing-audience", {"prime": now.prime, "pay": pay})
    return Text.assemble(noble_name(now.noble, words), f" {said}")


# The city


def city(view: View, words: Words, width: int) -> RenderableType:
    """The nine locations with the streets between them, and the bodyguards on these."""
    guards = {each.street: each for each in view.streets}
    side = max(20, (width - 2 * STREET_WIDTH) // COLUMNS)
    grid = Table.grid(padding=0)
    for column in range(2 * COLUMNS - 1):
        wide = column % 2 == 0
        grid.add_column(width=side if wide else STREET_WIDTH, justify="left" if wide else "center")
    for row in range(COLUMNS):
        first = COLUMNS * row + 1
        across: list[RenderableType] = []
        down: list[RenderableType] = []
        for number in range(first, first + COLUMNS):
            across.append(location(view, view.locations[number - 1], words, side))
            down.append(street("│", guards.get(f"{number}-{number + COLUMNS}"), side))
            if number < first + COLUMNS - 1:
                across.append(street("──", guards.get(f"{number}-{number + 1}"), STREET_WIDTH, 2))
                down.append(Text("╲" if number == 1 else "", style="dim"))
        grid.add_row(*across)
        if row < COLUMNS - 1:
            grid.add_row(*down)
    return grid


def street(way: str, guarded: Street | None, width: int, lines: int = 0) -> Text:
    """A street with the bodyguards on it, in the middle of its place."""
    bodyguards = guarded.bodyguards if guarded is not None else []
    sign = signs(BODYGUARD, bodyguards) if bodyguards else Text(way, style="dim")
    sign.pad_left((width - sign.cell_len) // 2)
    return Text("\n" * lines).append_text(sign)


def location(view: View, at: Location, words: Words, width: int) -> RenderableType:
    """A location: its queue, the boxes of its tile, and who and what else is there."""
    return Panel(
        Group(queue(view, at, words), boxes(at), visitors(at, words)),
        title=location_title(at, words, width - FRAME_OF_TITLE),
        title_align="left",
        padding=(0, 1),
    )


def location_title(at: Location, words: Words, width: int) -> Text:
    """Its number, its boast tile, shortened to what fits, and what a boast would score."""
    number = Text(f"{at.number} ", style="bold")
    points = Text("" if at.boast_points is None else f" {at.boast_points}", style="dim")
    boast = Text(words.value("boast", at.boast), style="italic")
    boast.truncate(width - number.cell_len - points.cell_len, overflow="ellipsis")
    return Text.assemble(number, boast, points)


def queue(view: View, at: Location, words: Words) -> Text:
    """The members from the front, then the free slots."""
    slots = [member(each, words) for each in at.queue]
    slots += [Text(FREE_SLOT, style="dim") for _ in range(view.slots - len(at.queue))]
    return Text(" ").join(slots)


def boxes(at: Location) -> Text:
    """The three boxes of the boast tile from the top, and the guards of the location."""
    owners = {each.box: each.seat for each in at.markers}
    parts = [
        signs(BOX_SIGNS[box], [owners[box]])
        if box in owners
        else Text(f"{BOX_SIGNS[box]}{NOBODY}", style="dim")
        for box in reversed(range(BOX_COUNT))
    ]
    if at.spies:
        parts.append(signs(SPY, at.spies))
    if at.bouncers:
        parts.append(signs(BOUNCER, at.bouncers))
    return Text(" ").join(parts)


def visitors(at: Location, words: Words) -> Text:
    """Carriages, destinations and rings."""
    parts = [Text.assemble(CARRIAGE, noble_name(noble, words)) for noble in at.carriages]
    parts += [Text.assemble(DESTINATION, noble_name(noble, words)) for noble in at.destinations]
    parts += [signs(RING, [seat]) for seat in at.rings]
    return Text(" ").join(parts)


def walking_line(view: View, words: Words) -> Text:
    """The member that is between two queues."""
    assert view.walking is not None
    said = words.say(
        "drawing-walking",
        {"location": view.walking.location, "steps": view.walking.steps_left},
    )
    return Text.assemble(member(view.walking.member, words), f" {said}")


def offers_line(view: View, words: Words) -> Text:
    """The families as Giovanni ranks them; who is out stands in brackets."""
    assert view.offers is not None
    parts: list[Text] = []
    for rank, seat in enumerate(view.offers.ranking, start=1):
        name = f"{rank} {words.seat(seat)}"
        if seat == view.offers.seat:
            parts.append(Text(f"▶ {name}", style="bold"))
        elif seat in view.offers.out:
            parts.append(Text(f"({name})", style="dim"))
        else:
            parts.append(Text(name))
    label = words.say("drawing-offers", {"reward": view.offers.reward})
    return Text.assemble((f"{label}  ", "dim"), Text(" · ").join(parts))


# The sides


def sides(view: View, words: Words) -> RenderableType:
    """Each side in a row: points, time, pieces, gifts, guards, markers, cards."""
    table = Table(pad_edge=False, box=None, padding=(0, 1))
    table.add_column("")
    for key in ("points", "time", "pieces", "gifts", "guards", "markers", "scandals"):
        table.add_column(words.say(f"drawing-{key}"), header_style="dim")
    for player in view.players:
        table.add_row(*side_row(view, player, words))
    return table


def side_row(view: View, player: PlayerView, words: Words) -> list[RenderableType]:
    """A side: who it is, and what it has."""
    asked = view.asked is not None and player.seat in view.asked.seats
    name = Text("▶ " if asked else "  ")
    name.append(f"{seat_sign(player.seat)} {words.seat(player.seat)}", seat_style(player.seat))
    if player.seat == view.first:
        name.append(" ★")
    if player.passed and not is_over(view):
        name.append(f" {words.say('drawing-passed')}", style="dim")
    pieces = piece_counts(player.supply)
    if player.supply_blue is not None:
        pieces = f"{pieces}  {piece_counts(player.supply_blue)}"
    given = "/".join(str(player.given[noble]) for noble in NOBLES)
    return [
        name,
        str(player.points),
        str(player.time),
        pieces,
        words.say("drawing-gift-counts", {"gifts": player.gifts, "given": given}),
        str(player.guards),
        str(player.markers_left),
        scandal_counts(player, words),
    ]


def piece_counts(supply: dict[str, int]) -> str:
    """The pieces that are not on the board."""
    return " ".join(f"{supply[rank]}{sign}" for rank, sign in RANK_SIGNS.items())


def scandal_counts(player: PlayerView, words: Words) -> Text:
    """How many scandal cards of each noble a side holds."""
    counts = Counter(player.scandals)
    parts = [
        Text.assemble(str(counts[noble]), " ", noble_name(noble, words))
        for noble in NOBLES
        if counts[noble]
    ]
    return Text(" ").join(parts) if parts else Text(NOBODY, style="dim")


def helps_lines(view: View, words: Words) -> list[RenderableType]:
    """How often each bodyguard can still help its owner this round (FLO-GRD-2)."""
    helps = [
        signs(BODYGUARD, [seat]).append(f" {words.value('street', each.street)}×{left}")
        for each in view.streets
        for seat, left in zip(each.bodyguards, each.helps_left, strict=True)
        if seat >= 0
    ]
    if not helps:
        return []
    return [Text.assemble((f"{words.say('drawing-helps')}  ", "dim"), Text(" · ").join(helps))]


def own_lines(view: View, words: Words) -> list[RenderableType]:
    """The objective and the hand of the viewer, or of everybody at the end."""
    lines: list[RenderableType] = []
    for player in view.players:
        whose = words.seat(player.seat)
        if player.objective is not None:
            places = " ".join(map(str, player.objective.locations))
            facts = {"seat": whose, "locations": places, "members": player.objective.members}
            lines.append(Text(words.say("drawing-objective", facts)))
        if player.hand:
            hand = words.listing([words.value("card", card) for card in player.hand])
            lines.append(Text(words.say("drawing-hand", {"seat": whose, "cards": hand})))
    return lines


def strozzi_line(view: View, words: Words) -> Text:
    """Strozzi's cards and the adjustments."""
    assert view.strozzi is not None
    drawn = " ".join(map(str, view.strozzi.drawn)) or NOBODY
    discard = " ".join(map(str, view.strozzi.discard)) or NOBODY
    facts = {"pile": view.strozzi.pile, "drawn": drawn, "discard": discard}
    text = Text(words.say("drawing-strozzi", facts))
    for name in view.strozzi.adjustments:
        text.append(f"\n+ {words.say(f'option-{name}')}", style="dim")
    return text


def legend(words: Words) -> Text:
    """What the signs mean."""
    return Text(words.say("drawing-legend"), style="dim")

"""The coach at the terminal: hints while playing, and the review of a recorded game."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from quattrocento.bots.coach import Motive, Prospect, Review, hint, review
from quattrocento.bots.prices import LotPaid
from quattrocento.bots.values.store import BadValues
from quattrocento.cli.output import print_json
from quattrocento.cli.records import read_record
from quattrocento.core.errors import BadSetup
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.words import Words


def hint_lines(words: Words, knowledge: Knowledge, seed: int) -> list[str]:
    """The best options with what they promise, or why there is no hint."""
    try:
        found = hint(knowledge, seed)
    except BadValues as problem:
        return [problem.sentence(words.language)]
    lines: list[str] = []
    for rank, each in enumerate(found.prospects, start=1):
        lines.append(prospect_line(words, knowledge, rank, each))
        lines += [f"   {motive_line(words, motive)}" for motive in each.motives]
    if found.fair is not None:
        lines.append(price_line(words, found.fair.price))
    return lines


def price_line(words: Words, price: int | None) -> str:
    """What the lot being sold is worth."""
    return (
        words.say("price-not-worth")
        if price is None
        else words.say("price-worth", {"price": price})
    )


def prospect_line(words: Words, knowledge: Knowledge, rank: int, prospect: Prospect) -> str:
    """An option with what it promises."""
    actions = knowledge.game.actions
    return words.say(
        "hint-line",
        {
            "rank": rank,
            "move": words.action(actions.family_of(prospect.action), prospect.action),
            "text": prospect.text,
            "chance": round(100 * prospect.chance),
            "margin": f"{prospect.margin:+.1f}",
            "place": f"{prospect.place:.1f}",
            "advice": prospect.advice,
        },
    )


def motive_line(words: Words, motive: Motive) -> str:
    """Why, in words: what the option changes, and how many hundredths of a win that is worth."""
    effect = f"{100 * motive.effect:+.0f} %"
    return words.say(motive.key, {"topic": words.say(motive.topic), "effect": effect})


def show_review(console: Console, file: Path, seat: int, language: str, as_json: bool) -> None:
    """What a recorded game shows, with the knowledge of one seat, counted from 1."""
    record = read_record(file)
    if not 1 <= seat <= record.players:
        raise BadSetup("bad-seat-number", {"seat": seat, "seats": record.players})
    found = review(record, seat - 1, record.seed)
    if as_json:
        print_json(console, found)
        return
    words = Words(record.game, language, room="cli")
    table = Table(title=words.say("review-title", {"seat": words.seat(seat - 1)}))
    for column in ("move", "done", "better", "cost"):
        table.add_column(words.say(f"column-{column}"))
    for each in found.costly:
        table.add_row(str(each.move), each.done, each.better, f"{100 * each.cost:.0f}")
    console.print(curve_line(words, found), markup=False)
    console.print(table)
    for lot in found.lots:
        console.print(lot_line(words, lot), markup=False)
    console.print(habit_line(words, found), markup=False)
    if found.costly:
        facts = {"file": str(file), "seat": seat, "move": found.costly[0].move}
        console.print(words.say("review-try", facts), markup=False, soft_wrap=True)


def lot_line(words: Words, lot: LotPaid) -> str:
    """A lot that was bought: what was paid, and what it was worth."""
    return f"{words.event(lot.event)} {price_line(words, lot.worth)}"


def curve_line(words: Words, found: Review) -> str:
    """The chance of winning over the game, in a few numbers."""
    step = max(1, len(found.curve) // 12)
    chances = [f"{100 * chance:.0f}" for _, chance in found.curve[::step]]
    return words.say("review-curve", {"chances": " ".join(chances)})


def habit_line(words: Words, found: Review) -> str:
    """The sentence at the end."""
    if found.habit is None:
        return words.say("coach-no-habit")
    habit = words.say(f"habit-{found.habit}")
    return words.say("coach-habit", {"habit": habit, "cost": round(100 * found.habit_cost)})

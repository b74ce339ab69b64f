"""The coach at the terminal: hints while playing, and the review of a recorded game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from quattrocento.bots.coach import (
    LEAST,
    Costly,
    Motive,
    Prospect,
    Reasons,
    Review,
    Term,
    hint,
    review,
)
from quattrocento.bots.prices import LotPaid
from quattrocento.bots.values.store import BadValues
from quattrocento.cli.output import print_json
from quattrocento.cli.records import called, read_record
from quattrocento.cli.speech import sign
from quattrocento.core.account import rounds_of
from quattrocento.core.errors import BadSetup
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.registry import game as find_game
from quattrocento.core.words import Words

# How many numbers and how many heights of a curve fit into a line.
NUMBERS = 12
DRAWN = 72
HEIGHTS = "▁▂▃▄▅▆▇█"
# So that a number never stands without its sign.
NARROW_SPACE = "\u202f"


def hint_lines(words: Words, knowledge: Knowledge, seed: int) -> list[str]:
    """The best options with what they promise, or why there is no hint."""
    try:
        found = hint(knowledge, seed)
    except BadValues as problem:
        return [problem.sentence(words.language)]
    lines: list[str] = []
    for rank, each in enumerate(found.prospects, start=1):
        lines.append(prospect_line(words, knowledge, rank, each))
        reasons = reason_lines(words, each)
        if reasons:
            lines.append(f"   {words.say(beside(rank))}")
        lines += [f"   · {reason}" for reason in reasons]
    if alike(found.prospects):
        lines.append(words.say("coach-no-difference"))
    if found.fair is not None:
        lines.append(price_line(words, found.fair.price))
    return [*lines, words.say("coach-percentages")]


def alike(prospects: list[Prospect]) -> bool:
    """Whether nothing that the coach tells makes one of several answers better than another."""
    chances = [each.chance for each in prospects]
    told = any(each.motives or each.terms for each in prospects)
    return len(prospects) > 1 and not told and max(chances) - min(chances) < LEAST


def price_line(words: Words, price: int | None) -> str:
    """What the lot being sold is worth."""
    return (
        words.say("price-not-worth")
        if price is None
        else words.say("price-worth", {"price": price})
    )


def beside(rank: int) -> str:
    """The message that says which answer the one of this rank is compared with."""
    return "coach-beside-second" if rank == 1 else "coach-beside-first"


def prospect_line(words: Words, knowledge: Knowledge, rank: int, prospect: Prospect) -> str:
    """An option with what it promises."""
    facts = {
        "chance": round(100 * prospect.chance),
        "lead": lead(knowledge.players, prospect.margin),
        "margin": round(abs(prospect.margin), 1),
        "place": round(prospect.place, 1),
        "advice": prospect.advice,
    }
    return words.say(
        "hint-line",
        {
            "rank": rank,
            "move": spoken(words, knowledge.game, prospect.text),
            "promise": words.say("coach-promise", facts),
        },
    )


def lead(players: int, margin: float) -> str:
    """How a margin is to be understood; whoever plays alone has it as points."""
    if players == 1:
        return "alone"
    return "ahead" if margin >= 0 else "behind"


def spoken(words: Words, game: Game, move: str) -> str:
    """A move as a player would say it, with its notation."""
    action = game.actions.parse(move)
    return f"{words.action(game.actions.family_of(action), action)} ({move})"


def reason_lines(words: Words, reasons: Reasons, seat: int | None = None) -> list[str]:
    """Why: each motive by itself, then in points what advice thinks of it.

    For the seat that is named; without one, for whoever reads it.
    """
    who = words.say("coach-you") if seat is None else words.seat(seat)
    lines = [motive_line(words, motive, who) for motive in reasons.motives]
    if reasons.terms:
        terms = words.listing([term_text(words, term) for term in reasons.terms])
        lines.append(words.say("coach-terms", {"terms": terms}))
    return lines


def motive_line(words: Words, motive: Motive, who: str) -> str:
    """Why, in words: what the option changes, and how much of the chance of winning that is."""
    effect = f"{sign(motive.effect)}{abs(100 * motive.effect):.0f}{NARROW_SPACE}%"
    facts = {"topic": words.say(motive.topic), "effect": effect, "who": who}
    return words.say(motive.key, facts)


def term_text(words: Words, term: Term) -> str:
    """A term of advice, and how many points more it is worth."""
    facts = {"sign": sign(term.points), "points": round(abs(term.points), 1)}
    return words.say("coach-term", {"topic": words.say(term.topic), **facts})


def show_review(console: Console, file: Path, seat: int, language: str, as_json: bool) -> None:
    """What a recorded game shows, with the knowledge of one seat, counted from 1."""
    record = read_record(file)
    if not 1 <= seat <= record.players:
        raise BadSetup("bad-seat-number", {"seat": seat, "seats": record.players})
    found = review(record, seat - 1)
    if as_json:
        print_json(console, found)
        return
    words = Words(record.game, language, called(record, language), rooms=("cli",))
    rounds = rounds_of(record)
    for line in review_lines(words, find_game(record.game), found, rounds):
        console.print(line, markup=False, highlight=False)
    if found.costly:
        facts = {"file": str(file), "seat": seat, "move": str(found.costly[0].move)}
        console.print(words.say("review-try", facts), markup=False, soft_wrap=True)


def review_lines(
    words: Words, game: Game, found: Review, rounds: Mapping[int, int] | None = None
) -> list[str]:
    """All that a review says; `rounds` are those in which moves were made, if they are known."""
    title = words.say("review-title", {"seat": words.seat(found.seat)})
    lines = [title, f"{words.say('coach-percentages')}\n"]
    if found.curve:
        lines += [curve_line(words, found), ""]
    for each in found.costly:
        lines += costly_lines(words, game, found.seat, each, (rounds or {}).get(each.move))
        lines.append("")
    if found.lots:
        lines += [words.say("review-lots")]
        lines += [f"· {lot_line(words, lot)}" for lot in found.lots] + [""]
    return [*lines, habit_line(words, found)]


def costly_lines(
    words: Words, game: Game, seat: int, costly: Costly, number: int | None
) -> list[str]:
    """A decision that cost a seat much, with its round: what it did, what was better, and why."""
    return [
        words.say("review-cost", {"move": when(words, costly.move, number), "cost": cost(costly)}),
        f"  {words.say('review-done', {'move': spoken(words, game, costly.done)})}",
        f"  {words.say('review-better', {'move': spoken(words, game, costly.better)})}",
        *(f"  · {reason}" for reason in reason_lines(words, costly, seat)),
    ]


def when(words: Words, move: int, number: int | None) -> str:
    """A move by its number, and by its round where the game has a word for it."""
    plain = words.say("review-move", {"move": move})
    if number is None or not words.has("of-round"):
        return plain
    return f"{plain} ({words.say('of-round', {'round': number})})"


def cost(costly: Costly) -> str:
    """How much less the chance of winning is, in per cent."""
    return f"−{100 * costly.cost:.0f}{NARROW_SPACE}%"


def lot_line(words: Words, lot: LotPaid) -> str:
    """A lot that was bought: what was paid, and what it was worth."""
    return f"{words.event(lot.event)} {price_line(words, lot.worth)}"


def curve_line(words: Words, found: Review) -> str:
    """The chance of winning over the game: drawn, and in a few numbers."""
    step = max(1, -(-len(found.curve) // NUMBERS))
    chances = [chance for _, chance in found.curve]
    drawn = "".join(HEIGHTS[round(chance * (len(HEIGHTS) - 1))] for chance in thinned(chances))
    numbers = " ".join(f"{100 * chance:.0f}" for chance in chances[::step])
    return f"{drawn}\n{words.say('review-curve', {'chances': numbers})}"


def thinned(chances: list[float]) -> list[float]:
    """As many of the chances as fit into a line, from the first to the last."""
    if len(chances) <= DRAWN:
        return chances
    return [chances[place * (len(chances) - 1) // (DRAWN - 1)] for place in range(DRAWN)]


def habit_line(words: Words, found: Review) -> str:
    """The sentence at the end."""
    if found.habit is None:
        return words.say("coach-no-habit")
    habit = words.say(f"habit-{found.habit}")
    each = round(100 * found.habit_cost / found.habit_times)
    return words.say("coach-habit", {"habit": habit, "cost": each, "times": found.habit_times})

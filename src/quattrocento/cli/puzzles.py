"""Puzzles at the terminal: solving those that come with the package, making and checking them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from rich.console import Console

from quattrocento.bots.puzzles import making, store
from quattrocento.bots.puzzles.explaining import explained
from quattrocento.bots.puzzles.store import Collection, Puzzle
from quattrocento.bots.values.store import find_values
from quattrocento.cli.coaching import reason_lines, spoken
from quattrocento.cli.contests import progress_bar
from quattrocento.cli.files import must_be_writable
from quattrocento.cli.numbers import whole_number
from quattrocento.cli.seating import usual_players
from quattrocento.cli.speech import say
from quattrocento.core.errors import BadSetup
from quattrocento.core.registry import game as find_game
from quattrocento.core.words import Words

LEAVE = ("q", "quit")


def make(
    console: Console,
    game: str,
    players: int | None,
    number: int,
    seed: int,
    minutes: float | None,
    file: Path | None,
) -> None:
    """Make puzzles, and add each to those that the file has as soon as it is found."""
    found = find_game(game)
    wanted = usual_players(found, players)
    found.new(players=wanted, seed=seed)
    find_values(game, wanted)
    target = file or Path(store.file_name(game))
    collection = store.read_file(target, game)
    # At once, so that a file that cannot be written is not found out after hours.
    store.write_file(target, collection)
    known = {str(each.position) for each in collection.puzzles}
    new = islice(making.puzzles(game, wanted, seed, minutes), number)
    with progress_bar(say("progress-puzzles"), number) as told:
        for count, puzzle in enumerate(new, 1):
            if str(puzzle.position) not in known:
                known.add(str(puzzle.position))
                collection.puzzles.append(puzzle)
                store.write_file(target, collection)
            told(count)
    console.print(
        say("puzzles-written", count=len(collection.puzzles), file=str(target)), markup=False
    )


def check(console: Console, game: str, seed: int, file: Path | None) -> None:
    """Search the puzzles of a file again, and leave out those that no longer are any."""
    found = find_game(game)
    target = file or Path(store.file_name(game))
    collection = store.read(target.read_bytes(), game, target.name)
    must_be_writable(target)
    for players in {each.players for each in collection.puzzles}:
        find_values(game, players)
    kept = []
    with progress_bar(say("progress-puzzles"), len(collection.puzzles)) as told:
        for number, puzzle in enumerate(collection.puzzles, start=1):
            again = making.searched_again(found, puzzle, seed + number)
            if again is not None:
                kept.append(again)
            told(number)
    lost = len(collection.puzzles) - len(kept)
    collection.puzzles = kept
    store.write_file(target, collection)
    console.print(say("puzzles-left-out", count=lost), markup=False)
    console.print(say("puzzles-written", count=len(kept), file=str(target)), markup=False)


def solve(console: Console, game: str, first: int, language: str) -> None:
    """Show one puzzle after the other, and count how many are solved in a row."""
    puzzles = store.shipped(game)
    if not 1 <= first <= len(puzzles):
        raise BadSetup("no-puzzle", {"game": game, "number": first, "puzzles": len(puzzles)})
    words = Words(game, language, rooms=("cli",))
    collection = Collection(game=game, rules_version=0, puzzles=puzzles)
    streak = 0
    for number in range(first, len(puzzles) + 1):
        chosen = ask(console, words, collection, number)
        if chosen is None:
            return
        puzzle = puzzles[number - 1]
        streak = streak + 1 if chosen == puzzle.solution else 0
        for line in (verdict(words, game, puzzle, chosen), *why(words, game, puzzle, chosen)):
            console.print(line, markup=False)
        console.print(words.say("puzzle-streak", {"streak": streak}), markup=False)


def ask(console: Console, words: Words, collection: Collection, number: int) -> str | None:
    """Show a puzzle and wait for an answer in notation or by its number; None to leave."""
    puzzle = collection.puzzles[number - 1]
    state = store.state_of(collection.game, puzzle)
    game = state.game
    title = {"number": number, "count": len(collection.puzzles), "seat": words.seat(puzzle.seat)}
    console.print(words.say("puzzle-title", title), markup=False)
    console.print(game.draw(state.view(puzzle.seat), words, console.width))
    asked = state.view(puzzle.seat).asked
    console.print(words.question(asked.question, asked.facts), style="bold", markup=False)
    options = state.legal(puzzle.seat)
    texts = [game.actions.text(option) for option in options]
    for place, option in enumerate(options, start=1):
        said = words.action(game.actions.family_of(option), option)
        console.print(f"{place:3}  {said} ({texts[place - 1]})", markup=False)
    while True:
        try:
            typed = console.input(words.say("prompt")).strip()
        except EOFError:
            return None
        if typed in LEAVE:
            return None
        chosen = whole_number(typed)
        if chosen is not None and 1 <= chosen <= len(texts):
            return texts[chosen - 1]
        if typed in texts:
            return typed
        console.print(words.say("number-out-of-range", {"most": len(texts)}), markup=False)


def verdict(words: Words, game: str, puzzle: Puzzle, chosen: str) -> str:
    """Whether an answer is the best, and else how much it gives away."""
    solution = spoken(words, find_game(game), puzzle.solution)
    if chosen == puzzle.solution:
        return words.say("puzzle-solved", {"solution": solution})
    cost = puzzle.cost_of(chosen)
    if cost is None:
        return words.say("puzzle-missed", {"solution": solution})
    return words.say("puzzle-missed-by", {"solution": solution, "cost": cost})


def why(words: Words, game: str, puzzle: Puzzle, chosen: str) -> list[str]:
    """What speaks for the solution beside an answer, or beside advice where it was found."""
    lines, heading = [], "puzzle-beside-given"
    if chosen == puzzle.solution:
        advice = spoken(words, find_game(game), puzzle.advice)
        lines, heading = [words.say("puzzle-advice", {"move": advice})], "puzzle-beside-advice"
    reasons = reason_lines(words, explained(game, puzzle, chosen))
    if not reasons:
        return [*lines, words.say("puzzle-deeper")]
    return [*lines, words.say(heading), *(f"   · {reason}" for reason in reasons)]

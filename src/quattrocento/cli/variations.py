"""Trying a decision of a recorded game again at the terminal, against bots of the same kinds."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from quattrocento.bots.variations import kinds_of, world_before
from quattrocento.cli.coaching import spoken
from quattrocento.cli.playing import TerminalTable
from quattrocento.cli.records import read_record
from quattrocento.cli.seating import HUMAN
from quattrocento.core.errors import BadSetup
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game


def try_again(console: Console, file: Path, seat: int, move: int, language: str) -> None:
    """Play on from before a move of a seat, both counted from 1, in a world that it could be."""
    record = read_record(file)
    if not 1 <= seat <= record.players:
        raise BadSetup("bad-seat-number", {"seat": seat, "seats": record.players})
    VariationTable(console, record, seat - 1, move, language).play_or_leave()


class VariationTable(TerminalTable):
    """A game that goes on from a decision of another one; it has no record of its own."""

    def __init__(
        self, console: Console, record: Record, seat: int, move: int, language: str
    ) -> None:
        kinds = kinds_of(record)
        kinds[seat] = HUMAN
        game = find_game(record.game)
        super().__init__(console, game, kinds, record.seed, record.options, language)
        self.state = world_before(record, seat, move, record.seed)
        done = spoken(self.words, game, record.moves[move - 1].text)
        console.print(
            self.words.say("variation-begins", {"move": move, "done": done}), markup=False
        )

    def show_points(self) -> None:
        """Where points came from is known only of whole games."""

    def save(self, file: Path) -> None:
        """There is nothing that could be replayed."""
        self.console.print(self.words.say("variation-not-saved"), markup=False)

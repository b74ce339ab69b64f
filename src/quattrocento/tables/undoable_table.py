# mypyc: compile
"""What a seat may take back at a table: alone, or when the others agree."""

from __future__ import annotations

from typing import Any

from quattrocento.core.errors import Illegal
from quattrocento.core.state import State
from quattrocento.core.undo import reveals
from quattrocento.tables.table_state import Played, TableState


class UndoableTable(TableState):
    """A table after some entries of its log, with what may be taken back."""

    def undo_alone(self, seat: int) -> int | None:
        """The sequence of the move that a seat may take back by itself, if there is one.

        It may while its action showed it nothing hidden and, as far as it can see, nobody else
        has acted since. What others did unseen stays.
        """
        if seat not in self._alone:
            self._alone[seat] = self._undo_alone(seat)
        return self._alone[seat]

    def known_undo(self, seat: int) -> bool:
        """Whether it was found out already that a seat may take back by itself."""
        return self._alone.get(seat) is not None

    def _undo_alone(self, seat: int) -> int | None:
        first = self.last_choice_of(seat)
        if first is None or self.status != "playing":
            return None
        mine = self.seats.bit(seat)
        others: list[Played] = []
        # Nothing that others did since then changed what the seat sees.
        seen: Any = self.view(seat)
        for place in range(len(self.moves) - 1, first - 1, -1):
            move = self.moves[place]
            before = self.befores[place]
            if move.seat == seat:
                if reveals(before, seat, move.action, seen):
                    return None
                seen = before.view(seat)
            elif self.entries[move.sequence - 1].seen & mine:
                return None
            else:
                others.insert(0, move)
        if others and not self._can_be_made(self.befores[first], others):
            return None
        return self.moves[first].sequence

    def _can_be_made(self, state: State, moves: list[Played]) -> bool:
        """Whether moves may be made one after the other."""
        state = state.clone()
        try:
            for move in moves:
                state.apply(move.seat, move.action)
        except Illegal:
            return False
        return True

    def last_choice_of(self, seat: int) -> int | None:
        """The place where the last answer of a seat begins that could have been another one.

        What had to be done would only be done again, so it goes with the choice before it.
        """
        for place in range(len(self.moves) - 1, -1, -1):
            if self.moves[place].seat == seat and len(self.befores[place].legal(seat)) > 1:
                return self._beginning_of_answer(place)
        return None

    def _beginning_of_answer(self, place: int) -> int:
        """The place of the first move that was sent with a move: they have one key."""
        sent = self.entries[self.moves[place].sequence - 1]
        while place > 0 and sent.key is not None:
            before = self.entries[self.moves[place - 1].sequence - 1]
            if (before.person, before.key) != (sent.person, sent.key):
                break
            place -= 1
        return place

    def must_agree(self, seat: int) -> set[int]:
        """The seats of the other people, who must agree when a seat wants to take back.

        Agents are not asked: they could not say why not.
        """
        mine = self.seats.owned_by(self.chairs[seat].person)
        others = [other for other in self.seats.people if other not in mine]
        return {other for other in others if not self.chairs[other].agent}

# mypyc: compile
"""Augsburg 1520, by Karsten Hartwig: two to five bankers turn the debts of nobles into prestige."""

from __future__ import annotations

from typing import Any, Final, final

from quattrocento.core.chapters import chapters_of
from quattrocento.core.decision import Decision
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue
from quattrocento.games.augsburg import (
    periods,
    privileges,
    purchase,
    ranks,
    scoring,
    shortage,
    showing,
    visits,
)
from quattrocento.games.augsburg.actions import (
    ACTIONS,
    BOND,
    BUILDING,
    CARD,
    COLOUR,
    NOBLE,
    PRIVILEGE,
    RANK,
    RIGHT,
    TILE,
)
from quattrocento.games.augsburg.preparation import prepare, prepare_shortage
from quattrocento.games.augsburg.state import Question, State
from quattrocento.games.augsburg.thought import lot_values

_ANSWERED_BY: Final[dict[Question, Decision[Any]]] = {
    Question.BUY: purchase.BUY,
    Question.BID: visits.BID,
    Question.SHOW: showing.SHOW,
    Question.TAKE_CARD: privileges.TAKE_CARD,
    Question.USE: privileges.USE,
    Question.ROB: ranks.ROB,
    Question.CONSOLE: ranks.CONSOLE,
    Question.DISCARD: privileges.DISCARD,
    Question.BUILDER: privileges.BUILDER,
    Question.GIVE: shortage.GIVE,
}


@final
class Augsburg(Game):
    """The game: its facts and how it begins; its chapters do the rest."""

    def __init__(self) -> None:
        """Two to five players, no options."""
        super().__init__(
            name="augsburg",
            rules_version=2,
            seats=range(2, 6),
            options=[],
            actions=ACTIONS,
            decisions=[_ANSWERED_BY[question] for question in Question],
            vocabulary=[BOND, BUILDING, CARD, COLOUR, NOBLE, PRIVILEGE, RANK, RIGHT, TILE],
            chapters=chapters_of(
                __name__,
                scores=scoring.scores,
                winners=scoring.winners,
                auctions=periods.AUCTIONS,
                sales=lot_values.SALES,
            ),
            # By the first rules the privilege cards lay open only after the first purchase.
            replays_from=1,
        )

    def blank(self) -> State:
        """A state with nothing set up."""
        return State()

    def begin(self, state: State, options: dict[str, OptionValue]) -> None:
        """AUG-SET: set up the table."""
        prepare(state)

    def seldom(self) -> list[Any]:
        """A shortage of bonds for each number of players (AUG-DCK-2)."""
        states: list[Any] = []
        for players in self.seats:
            state = self.new(players, seed=players)
            assert isinstance(state, State)
            prepare_shortage(state)
            states.append(state)
        return states


GAME: Final = Augsburg()

# mypyc: compile
"""The Princes of Florence, by Richard Ulrich and Wolfgang Kramer: seven rounds of patronage."""

from __future__ import annotations

from typing import Any, Final, final

from quattrocento.core.chapters import Chapters
from quattrocento.core.decision import Decision
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue
from quattrocento.games.princes import (
    auction,
    estate,
    knowledge,
    periods,
    piles,
    preparation,
    recruiting,
    scoring,
    turn,
    works,
)
from quattrocento.games.princes.actions import (
    ACTIONS,
    CARD,
    DECK,
    FREEDOM,
    LOT,
    PIECE,
    POINTS,
    SQUARE,
    TURN,
)
from quattrocento.games.princes.kept import component_count, position
from quattrocento.games.princes.shown import account, box, drawing, view_build
from quattrocento.games.princes.shown.view_types import View
from quattrocento.games.princes.state import Question, State
from quattrocento.games.princes.thought import (
    advice,
    advice_terms,
    features,
    lot_values,
    observation,
)

_ANSWERED_BY: Final[dict[Question, Decision[Any]]] = {
    Question.RETURN: preparation.RETURN,
    Question.START: auction.START,
    Question.RAISE: auction.RAISE,
    Question.LAST: auction.LAST,
    Question.RECRUIT: recruiting.RECRUIT,
    Question.PLACE: estate.PLACE,
    Question.KEEP: piles.KEEP,
    Question.ORDER: piles.ORDER,
    Question.ACTION: turn.ACTION,
    Question.BONUS: works.BONUS,
    Question.SPLIT: works.SPLIT,
}

_CHAPTERS: Final[Chapters[State, View]] = Chapters(
    scores=scoring.scores,
    winners=scoring.winners,
    view=view_build.view,
    resample=knowledge.resample,
    uncovers=knowledge.uncovers,
    dump=position.dump,
    load=position.load,
    check_question=component_count.check_question,
    census=component_count.census,
    advise=advice.advise,
    draw=drawing.draw,
    box=box.box,
    features=features.FEATURES,
    terms=advice_terms.TERMS,
    observer=observation.OBSERVER,
    account=account.ACCOUNT,
    auctions=periods.AUCTIONS,
    sales=lot_values.SALES,
    styles=advice.STYLES,
)


@final
class Princes(Game):
    """The game: its facts and how it begins; its chapters do the rest."""

    def __init__(self) -> None:
        """Three to five players, no options."""
        super().__init__(
            name="princes",
            rules_version=1,
            seats=range(3, 6),
            options=[],
            actions=ACTIONS,
            decisions=[_ANSWERED_BY[question] for question in Question],
            vocabulary=[CARD, LOT, PIECE, FREEDOM, DECK, TURN, SQUARE, POINTS],
            chapters=_CHAPTERS,
        )

    def blank(self) -> State:
        """A state with nothing set up."""
        return State()

    def begin(self, state: State, options: dict[str, OptionValue]) -> None:
        """PRI-SET: set up the table."""
        preparation.prepare(state)


GAME: Final = Princes()

"""A lesson as the page shows it: the learner's decisions one by one, and what happened between."""

from __future__ import annotations

from functools import cache

from quattrocento.core.lesson import LEARNER, lesson
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.core.steps import begun, steps
from quattrocento.core.undo import reveals
from quattrocento.tables.messages import Lesson, LessonStep, LogLine
from quattrocento.tables.table import offered


@cache
def lesson_of(name: str) -> Lesson:
    """The whole lesson of a game: each decision with its view, its offers and the move to make."""
    game = find_game(name)
    taught = lesson(name)
    record = taught.record
    state = begun(record)
    shown: list[LessonStep] = []
    told: list[LogLine] = []

    def stop(made: int, move: str | None) -> None:
        shown.append(
            LessonStep(
                view=state.view(LEARNER),
                offers=[offered(game.actions, action) for action in state.legal(LEARNER)],
                move=move,
                ends=move is None or settles(state, game.actions.parse(move)),
                note=taught.notes.get(made),
                log=told.copy(),
            )
        )
        told.clear()

    made = steps(record, state)
    for number, move in enumerate(record.moves):
        if move.seat == LEARNER:
            stop(number, move.text)
        step = next(made)
        told += [
            LogLine(sequence=step.number, event=event)
            for event in step.events
            if event.seen_by(LEARNER)
        ]
    stop(len(record.moves), None)
    return Lesson(game=name, players=record.players, seat=LEARNER, steps=shown)


def settles(before: State, action: int) -> bool:
    """Whether an action of the learner gives the turn away or shows something hidden."""
    after = before.clone()
    after.apply(LEARNER, action)
    return after.awaiting() != [LEARNER] or reveals(before, LEARNER, action)

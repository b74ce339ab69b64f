"""What a person at the terminal is asked, and what they may say."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from quattrocento.cli import ordering
from quattrocento.cli.numbers import whole_number
from quattrocento.core.errors import BadNotation, Illegal
from quattrocento.core.state import State
from quattrocento.core.words import Words

LONG_LIST = 12
NEAR = 3


class Choice(msgspec.Struct, frozen=True):
    """An action that is allowed."""

    action: int


class TakeBack(msgspec.Struct, frozen=True):
    """`undo`: take the last action back."""


class Save(msgspec.Struct, frozen=True):
    """`save FILE`: write the record."""

    file: Path


class ShowRule(msgspec.Struct, frozen=True):
    """`rules ID`: show a rule, or without an id their list."""

    rule: str


class WhyNot(msgspec.Struct, frozen=True):
    """`?` or `help` explains the question, `? MOVE` why a move is not allowed."""

    text: str


class Try(msgspec.Struct, frozen=True):
    """`try MOVE`: see the table as it would be, without making the move."""

    action: int


class AskHint(msgspec.Struct, frozen=True):
    """`hint`: what the coach would look at."""


class LeaveOrder(msgspec.Struct, frozen=True):
    """`order ...`: leave something to be done when one's turn comes, or see what was left."""

    text: str


class Quit(msgspec.Struct, frozen=True):
    """`quit`: leave the game."""


Said = Choice | TakeBack | Save | ShowRule | WhyNot | Try | AskHint | LeaveOrder | Quit


class Prompt:
    """The question to one seat, with its numbered choices."""

    def __init__(self, console: Console, words: Words, state: State, seat: int) -> None:
        self.console = console
        self.words = words
        self.state = state
        self.seat = seat
        self.options = state.legal(seat)

    def show_choices(self) -> None:
        """The question in words, and each choice with its number and notation."""
        asked = self.state.view(self.seat).asked
        question = self.words.question(asked.question, asked.facts)
        asking = {"seat": self.words.seat(self.seat), "question": question}
        self.console.print(self.words.say("prompt-asks", asking), style="bold", markup=False)
        lines = [self.choice_line(number) for number in range(len(self.options))]
        if len(lines) > LONG_LIST:
            self.console.print(Columns(lines, padding=(0, 3)))
        else:
            for line in lines:
                self.console.print(line)

    def choice_line(self, number: int) -> Text:
        """A choice: its number, what it means, and its notation."""
        action = self.options[number]
        actions = self.state.game.actions
        said = self.words.action(actions.family_of(action), action)
        return Text.assemble(
            (f"{number + 1:>3}", "bold cyan"),
            f"  {said}  ",
            (actions.text(action), "dim italic"),
        )

    def read(self) -> Said:
        """Read lines until one can be understood."""
        while True:
            line = self.console.input(self.words.say("prompt")).strip()
            said = self.understood(line)
            if said is not None:
                return said

    def understood(self, line: str) -> Said | None:
        """What a line means; when it means nothing, say why."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        if not line or command in ("?", "help"):
            return WhyNot(rest)
        if command in ("quit", "exit", "q"):
            return Quit()
        if command == "hint":
            return AskHint()
        if command == "undo":
            return TakeBack()
        if command == "order":
            return LeaveOrder(rest)
        if command == "save":
            if rest:
                return Save(Path(rest))
            self.console.print(self.words.say("save-needs-file"))
            return None
        if command == "rules":
            return ShowRule(rest)
        if command == "try":
            tried = self.as_choice(rest)
            return None if tried is None else Try(tried.action)
        return self.as_choice(line)

    def as_choice(self, text: str) -> Choice | None:
        """An action by its number or in notation; when it is neither, say why."""
        number = whole_number(text)
        if number is None:
            return self.as_move(text)
        if 1 <= number <= len(self.options):
            return Choice(self.options[number - 1])
        self.console.print(self.words.say("number-out-of-range", {"most": len(self.options)}))
        return None

    def as_move(self, text: str) -> Choice | None:
        """An action in notation, if it is allowed; otherwise say which rule refuses it."""
        try:
            action = self.state.game.actions.parse(text)
        except BadNotation as error:
            self.console.print(self.near_words(error), markup=False)
            return None
        except Illegal as error:
            self.console.print(error.sentence(self.words.language), markup=False)
            return None
        refusal = self.state.why_not(self.seat, action)
        if refusal is None:
            return Choice(action)
        illegal = self.state.illegal(refusal, self.seat, action)
        self.console.print(illegal.sentence(self.words.language), markup=False)
        return None

    def near_words(self, error: BadNotation) -> str:
        """What is like a text that is no move: of what is offered now, or else of any question."""
        wanted = " ".join(error.text.lower().split())
        offered = [self.state.game.actions.text(option) for option in self.options]
        begun = [text for text in offered if text.startswith(wanted)]
        near = begun[:NEAR] or get_close_matches(wanted, offered, n=NEAR)
        if error.near and not near:
            return self.words.say("near-not-now", error.arguments)
        return BadNotation(error.text, near).sentence(self.words.language)

    def explain(self, text: str) -> None:
        """Help, or why a move is not allowed."""
        if text:
            if self.as_choice(text) is not None:
                self.console.print(self.words.say("why-allowed"))
            return
        for line in self.help_lines():
            self.console.print(line, markup=False)
        self.show_choices()

    def help_lines(self) -> list[str]:
        """What may be said, with examples of what is offered now."""
        decision = self.state.decision
        example = ordering.example(self.state, self.seat)
        facts = {
            "move": self.state.game.actions.text(self.options[0]),
            "rule": decision.rule,
            **example,
        }
        parts = ["moves", *(["maximum"] if "most" in example else []), "orders"]
        return [self.words.say(f"prompt-help-{part}", facts) for part in parts]

"""Playing at the terminal: choosing seats, the table, the prompt, undo and save."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from rich.console import Console

from quattrocento.bots import Bot, bot_kinds, make_bot
from quattrocento.bots.match import answer
from quattrocento.cli import ordering
from quattrocento.cli.afterwards import look_back
from quattrocento.cli.coaching import hint_lines
from quattrocento.cli.files import must_be_new, problem_words
from quattrocento.cli.games import show_rules
from quattrocento.cli.numbers import whole_number
from quattrocento.cli.prompt import (
    AskHint,
    Choice,
    LeaveOrder,
    Prompt,
    Quit,
    Save,
    ShowRule,
    TakeBack,
    Try,
    WhyNot,
)
from quattrocento.cli.seating import (
    HUMAN,
    as_kind,
    checked_kinds,
    read_options,
    split_list,
    usual_players,
)
from quattrocento.core.account import standing
from quattrocento.core.drawing import drawn_points
from quattrocento.core.errors import BadSetup, QuattrocentoError
from quattrocento.core.events import listening
from quattrocento.core.game import Game
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.lot import seated_by_lot
from quattrocento.core.orders import OrderBook
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State
from quattrocento.core.undo import reveals
from quattrocento.core.words import Words

OPPONENT = "apprentice"


def play(
    console: Console,
    game: str,
    players: int | None,
    seats: str | None,
    seed: int | None,
    options: list[str],
    save: Path | None,
    lot: bool,
    language: str,
) -> None:
    """Play a game to its end, or until a player leaves; the seats are drawn by lot or as named."""
    found = find_game(game)
    if save is not None:
        # At once, so that no game is lost at its end.
        must_be_new(save)
    words = Words(game, language, rooms=("cli",))
    kinds = chosen_seats(console, words, found, players, seats)
    chosen = read_options(found, options)
    number = secrets.randbelow(2**32) if seed is None else seed
    drawn = lot and len(kinds) > 1
    seated = seated_by_lot(number, kinds) if drawn else kinds
    table = TerminalTable(console, found, seated, number, chosen, language)
    if drawn:
        console.print(words.say("play-lot", {"seats": seating_words(words, seated)}))
    table.play_or_leave()
    if save is not None:
        table.save(save)
    people = [seat for seat, kind in enumerate(seated) if kind == HUMAN]
    if table.state.over and people:
        look_back(console, words, table.record, people, table.save)


def chosen_seats(
    console: Console, words: Words, game: Game, players: int | None, seats: str | None
) -> list[str]:
    """Who sits where: as given, or asked for at a terminal, or one person among bots."""
    if seats is not None:
        named = [as_kind(words, each) for each in split_list(seats)]
        kinds = checked_kinds(game, named, people=True)
        if players is not None and len(kinds) != players:
            raise BadSetup("bad-bot-count", {"bots": len(kinds), "players": players})
        return kinds
    if players is None and sys.stdin.isatty():
        players = asked_number(console, words, game)
        asked = [asked_kind(console, words, game, seat) for seat in range(players)]
        return checked_kinds(game, asked, people=True)
    return [HUMAN] + [OPPONENT] * (usual_players(game, players) - 1)


def seating_words(words: Words, kinds: list[str]) -> str:
    """Who sits where, the first seat first."""
    person = "play-seated-you" if kinds.count(HUMAN) == 1 else "play-seated-person"
    seats = [
        words.say(
            person if kind == HUMAN else "play-seated", {"seat": words.seat(seat), "kind": kind}
        )
        for seat, kind in enumerate(kinds)
    ]
    return words.listing(seats)


def asked_number(console: Console, words: Words, game: Game) -> int:
    """How many play, asked until it is a number that the game allows."""
    usual = usual_players(game, None)
    facts = {"least": game.seats.start, "most": game.seats.stop - 1, "usual": usual}
    while True:
        said = console.input(words.say("ask-players", facts), markup=False).strip()
        if not said:
            return usual
        number = whole_number(said)
        if number is not None and number in game.seats:
            return number


def asked_kind(console: Console, words: Words, game: Game, seat: int) -> str:
    """Who sits in a seat, asked until it is known."""
    person = words.say("seat-me")
    usual = person if seat == 0 else OPPONENT
    kinds = ", ".join([person, *bot_kinds()])
    facts = {"seat": words.seat(seat), "kinds": kinds, "usual": usual}
    while True:
        said = console.input(words.say("ask-seat", facts), markup=False).strip().lower() or usual
        try:
            return checked_kinds(game, [as_kind(words, said)], people=True)[0]
        except BadSetup as problem:
            console.print(problem.sentence(words.language), markup=False)


class TerminalTable:
    """A game at the terminal: people and bots in its seats, its record, and what can be undone."""

    def __init__(
        self,
        console: Console,
        game: Game,
        kinds: list[str],
        seed: int,
        options: dict[str, bool | int | str],
        language: str,
    ) -> None:
        self.console = console
        self.kinds = kinds
        self.state = game.new(players=len(kinds), seed=seed, options=options)
        self.language = language
        self.words = Words(game.name, language, rooms=("cli",))
        self.record = Record.begin(game.name, len(kinds), seed, options, kinds)
        self.bots: dict[int, Bot] = {
            seat: make_bot(kind, seed + seat) for seat, kind in enumerate(kinds) if kind != HUMAN
        }
        self.orders = OrderBook()
        self.undoable: list[State] = []
        self.last_person: int | None = None
        self.told_help = False

    # The course of the game

    def play_or_leave(self) -> None:
        """Play until the game is over or nobody is at the terminal any more."""
        try:
            self.play()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(self.words.say("play-left"))

    def play(self) -> None:
        """Ask whoever is awaited until the game is over or a person leaves."""
        while not self.state.over:
            seat = self.state.awaiting()[0]
            if seat in self.bots:
                bot = self.bots[seat]
                action = answer(bot, self.state, seat, self.record.seed + len(self.record.moves))
                self.undoable.clear()
                self.act(seat, action)
            elif (ordered := self.orders.answer(self.state, seat)) is not None:
                self.undoable.clear()
                self.act(seat, ordered[1])
            elif (forced := self.forced_answer(seat)) is not None:
                self.tell_forced(seat, forced)
                self.take(seat, forced)
            elif not self.ask(seat):
                self.record.finish(self.state)
                return
        self.show_end()

    def act(self, seat: int, action: int) -> None:
        """Take an action and tell what happened."""
        before = self.state.clone() if self.orders else self.state
        with listening(self.state) as chronicle:
            self.state.apply(seat, action)
        if self.orders:
            self.orders = ordering.after_move(self.orders, before, self.state, seat)
        self.record.add(seat, action)
        for event in chronicle.seen_by(self.listener()):
            self.console.print(f"  {self.words.event(event)}", style="dim", markup=False)

    def listener(self) -> int | None:
        """Whose knowledge the log may show: the one person's, or with several what all know."""
        people = [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]
        return people[0] if len(people) == 1 else None

    def show_end(self) -> None:
        """The table as all see it when the game is over."""
        self.record.finish(self.state)
        self.console.print(self.state.game.draw(self.state.view(None), self.words, self.width))
        self.show_points()
        winners = [self.words.seat(seat) for seat in self.state.winners()]
        self.console.print(
            self.words.say("play-winners", {"winners": self.words.listing(winners)}), style="bold"
        )

    def show_points(self) -> None:
        """Where everybody's points came from."""
        found = standing(self.record, None)
        if found is not None:
            self.console.print(drawn_points(found, self.words))

    @property
    def width(self) -> int:
        """How wide the table may be drawn."""
        return self.console.width

    # A person's turn

    def ask(self, seat: int) -> bool:
        """Let a person act; False when the person leaves."""
        self.hand_over(seat)
        prompt = self.put_question(seat)
        while True:
            said = prompt.read()
            if isinstance(said, Quit):
                return False
            if isinstance(said, Choice):
                self.take(seat, said.action)
                return True
            if isinstance(said, TakeBack):
                if self.take_back():
                    return True
            elif isinstance(said, Save):
                self.save(said.file)
            elif isinstance(said, ShowRule):
                self.show_rule(said.rule)
            elif isinstance(said, WhyNot):
                prompt.explain(said.text)
            elif isinstance(said, AskHint):
                self.show_hint(seat)
            elif isinstance(said, LeaveOrder):
                if self.order(seat, said.text):
                    return True
            elif isinstance(said, Try):
                self.preview(seat, said.action)

    def put_question(self, seat: int) -> Prompt:
        """The table as a person sees it, and what may be answered."""
        view = self.state.view(seat)
        self.console.print(self.state.game.draw(view, self.words, self.width))
        prompt = Prompt(self.console, self.words, self.state, seat)
        prompt.show_choices()
        if not self.told_help:
            self.console.print(self.words.say("prompt-first"), style="dim", markup=False)
            self.told_help = True
        if len(prompt.options) == 1 and self.may_take_back():
            self.console.print(self.words.say("play-forced-undo"), style="dim")
        return prompt

    # What has only one answer

    def forced_answer(self, seat: int) -> int | None:
        """The only answer of the one person here, unless it ends what can still be taken back.

        With several people at one terminal all are asked: whoever is not would give away why.
        """
        options = self.state.legal(seat)
        if len(options) > 1 or self.listener() is None:
            return None
        if self.may_take_back() and self.is_final(seat, options[0]):
            return None
        return options[0]

    def tell_forced(self, seat: int, action: int) -> None:
        """Say what is answered for a person."""
        said = self.words.action(self.state.game.actions.family_of(action), action)
        facts = {"seat": self.words.seat(seat), "move": said}
        self.console.print(f"  {self.words.say('play-forced', facts)}", style="dim", markup=False)

    def is_choice(self, state: State) -> bool:
        """Whether a person's question, as it was, is one that the person is asked."""
        return self.listener() is None or len(state.legal(state.awaiting()[0])) > 1

    def may_take_back(self) -> bool:
        """Whether a choice can be taken back."""
        return any(self.is_choice(state) for state in self.undoable)

    def order(self, seat: int, text: str) -> bool:
        """Leave an order or take one back, and list what stands; whether one acts at once."""
        if text:
            try:
                self.orders = ordering.changed(self.orders, self.state, seat, text)
            except QuattrocentoError as error:
                self.console.print(error.sentence(self.language), markup=False)
                return False
        for line in ordering.lines(self.orders, seat, self.words):
            self.console.print(line, markup=False)
        return self.orders.answer(self.state, seat) is not None

    def show_hint(self, seat: int) -> None:
        """What the coach would look at, from what the seat knows."""
        seed = self.record.seed + len(self.record.moves)
        for line in hint_lines(self.words, Knowledge(self.state, seat, seed), seed):
            self.console.print(line, markup=False)

    def hand_over(self, seat: int) -> None:
        """With several people at one terminal, hide one hand before the next is shown."""
        people = self.kinds.count(HUMAN)
        if people > 1 and self.last_person not in (None, seat):
            self.console.clear()
            self.console.input(self.words.say("play-hand-over", {"seat": self.words.seat(seat)}))
        self.last_person = seat

    def preview(self, seat: int, action: int) -> None:
        """Show the table as it would be after an action that shows nothing hidden."""
        if reveals(self.state, seat, action):
            self.console.print(self.words.say("try-hidden"))
            return
        after = self.state.clone()
        after.apply(seat, action)
        self.console.print(self.words.say("try-shown"), style="bold")
        self.console.print(after.game.draw(after.view(seat), self.words, self.width))
        self.console.print(self.words.say("try-end"), style="bold")

    def take(self, seat: int, action: int) -> None:
        """Take a person's action; remember the state before if it can be taken back."""
        if self.is_final(seat, action):
            self.undoable.clear()
        else:
            self.undoable.append(self.state.clone())
        self.act(seat, action)

    def is_final(self, seat: int, action: int) -> bool:
        """Whether an action could not be taken back: it shows what is hidden, or ends the turn."""
        if reveals(self.state, seat, action):
            return True
        after = self.state.clone()
        after.apply(seat, action)
        return seat not in after.awaiting()

    def take_back(self) -> bool:
        """Undo the last choice, unless something hidden was shown or somebody else acted.

        What had to be answered after it goes with it, for it would only be answered again.
        """
        choices = [place for place, state in enumerate(self.undoable) if self.is_choice(state)]
        if not choices:
            self.console.print(self.words.say("undo-not"))
            return False
        last = choices[-1]
        del self.record.moves[last - len(self.undoable) :]
        self.state = self.undoable[last]
        del self.undoable[last:]
        if self.last_person is not None:
            self.orders = self.orders.cleared(self.last_person)
        self.console.print(self.words.say("undo-done"))
        return True

    def save(self, file: Path) -> None:
        """Write the record, never over another file."""
        self.record.finish(self.state)
        try:
            with file.open("x", encoding="utf-8") as out:
                out.write(self.record.dumps())
        except OSError as error:
            problem = {"file": str(file), "problem": problem_words(self.words, error)}
            self.console.print(self.words.say("save-failed", problem), markup=False)
        else:
            self.console.print(self.words.say("save-done", {"file": str(file)}), markup=False)

    def show_rule(self, rule: str) -> None:
        """A rule, in words."""
        try:
            show_rules(self.console, self.state.game.name, rule or None, self.language, False)
        except QuattrocentoError as error:
            self.console.print(error.sentence(self.language), markup=False)

"""Records: a whole game as plain text, in the spirit of PGN.

    [Game "palazzo"]
    [Rules "1"]
    [Chance "1"]
    [Players "2"]
    [Seed "7"]
    [Seat 1 "advised"]
    [Seat 2 "random"]
    [Result "21 -10"]
    [Winners "1"]
    [Fingerprint "0f..."]

    1. take money
    1. take red 5

Each line of moves gives the seat, counted from 1, and the move in notation; `;` begins a comment,
but not between quotes. There a quote or backslash has a backslash before it, and what cannot be
seen is given by its number, as in JSON.
Seed and moves replay to the same end for ever; result, winners and fingerprint are checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from quattrocento.core import chance
from quattrocento.core.errors import BadNotation, BadRecord, BadSetup, Illegal
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State

_HEADER = re.compile(r'^\[(?P<name>\w+(?: [\w-]+)?) "(?P<value>(?:[^"\\]|\\.)*)"\]$')
_MOVE = re.compile(r"^(?P<seat>[0-9]{1,3})\. (?P<text>.+)$")
_ESCAPE = re.compile(r"\\(u[0-9a-f]{4}|.)")
_LONGEST_NUMBER = 40


class Move(msgspec.Struct, frozen=True):
    """A seat, counted from 0, and what it did, in notation."""

    seat: int
    text: str


class Record(msgspec.Struct, kw_only=True):
    """A game as it was played; unfinished games have no scores."""

    game: str
    players: int
    seed: int
    options: dict[str, OptionValue] = {}
    moves: list[Move] = []
    names: list[str] = []
    scores: list[int] | None = None
    winners: list[int] | None = None
    fingerprint: str | None = None
    rules_version: int = 0
    chance_version: int = chance.VERSION

    def __post_init__(self) -> None:
        """A record that names no version of the rules is one by those of today."""
        if self.rules_version == 0:
            self.rules_version = find_game(self.game).rules_version

    @classmethod
    def begin(
        cls,
        game: str,
        players: int,
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        names: list[str] | None = None,
    ) -> Record:
        """The record of a game that is about to be played."""
        return cls(
            game=game,
            players=players,
            seed=seed,
            options=dict(options or {}),
            names=list(names or []),
        )

    def add(self, seat: int, action: int) -> None:
        """Write down a move."""
        self.moves.append(Move(seat, find_game(self.game).actions.text(action)))

    def finish(self, state: State) -> None:
        """Write down how the game stands: its end, or where it was left."""
        self.scores = state.scores() if state.over else None
        self.winners = state.winners() if state.over else None
        self.fingerprint = state.fingerprint()

    # Text

    def dumps(self) -> str:
        """The record as text."""
        headers = [
            ("Game", self.game),
            ("Rules", str(self.rules_version)),
            ("Chance", str(self.chance_version)),
            ("Players", str(self.players)),
            ("Seed", str(self.seed)),
        ]
        headers += [(f"Option {name}", _written(value)) for name, value in self.options.items()]
        headers += [(f"Seat {seat + 1}", name) for seat, name in enumerate(self.names)]
        if self.scores is not None:
            headers.append(("Result", " ".join(map(str, self.scores))))
        if self.winners is not None:
            headers.append(("Winners", " ".join(str(seat + 1) for seat in self.winners)))
        if self.fingerprint is not None:
            headers.append(("Fingerprint", self.fingerprint))
        lines = [f'[{name} "{_quoted(value)}"]' for name, value in headers]
        lines.append("")
        lines += [f"{move.seat + 1}. {move.text}" for move in self.moves]
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """The record that a text describes; BadRecord names the line that is wrong."""
        headers: dict[str, str] = {}
        moves: list[Move] = []
        for number, line in _lines(text):
            header = _HEADER.match(line)
            move = _MOVE.match(line)
            if header and not moves:
                headers[header["name"]] = _unquoted(header["value"])
            elif move and int(move["seat"]) > 0:
                moves.append(Move(int(move["seat"]) - 1, move["text"]))
            else:
                raise BadRecord("bad-record-line", {"line": number, "text": line})
        return _from_headers(headers, moves)

    # Playing it again

    def states(self) -> Iterator[State]:
        """The states of the game, from its beginning to after its last move, always one object.

        BadRecord names the first move that cannot be made.
        """
        game = self._checked_game()
        state = game.new(players=self.players, seed=self.seed, options=self.options)
        yield state
        for number, move in enumerate(self.moves, start=1):
            self._make(game, state, number, move)
            yield state

    def replay(self) -> State:
        """The state after the last move; BadRecord when the record does not lead there."""
        states = self.states()
        state = next(states)
        for _ in states:
            pass
        self._check_end(state)
        return state

    def _checked_game(self) -> Game:
        game = find_game(self.game)
        if not game.replays(self.rules_version):
            versions = {"found": self.rules_version, "expected": game.rules_version}
            raise BadRecord("bad-record-rules", {"game": self.game, **versions})
        if self.chance_version != chance.VERSION:
            versions = {"found": self.chance_version, "expected": chance.VERSION}
            raise BadRecord("bad-record-chance", versions)
        return game

    def _make(self, game: Game, state: State, number: int, move: Move) -> None:
        try:
            state.apply(move.seat, game.actions.parse(move.text))
        except (BadNotation, Illegal) as error:
            arguments = {"text": move.text, "why": error.sentence()}
            numbers = {"move": number, "seat": move.seat + 1}
            raise BadRecord("bad-record-move", {**arguments, **numbers}, number) from error

    def _check_end(self, state: State) -> None:
        ends = (
            ("Result", self.scores, state.scores()),
            ("Winners", self.winners, state.winners()),
            ("Fingerprint", self.fingerprint, state.fingerprint()),
        )
        for name, written, reached in ends:
            if written is not None and written != reached:
                arguments = {"header": name, "written": str(written), "reached": str(reached)}
                raise BadRecord("bad-record-end", {**arguments, "moves": len(self.moves)})


# Reading


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), start=1):
        content = _without_comment(line).strip()
        if content:
            yield number, content


def _without_comment(line: str) -> str:
    """The part of a line before a `;`, which inside quotes is a sign like any other."""
    quoted = False
    place = 0
    while place < len(line):
        if line[place] == ";" and not quoted:
            return line[:place]
        if line[place] == '"':
            quoted = not quoted
        elif line[place] == "\\" and quoted:
            place += 1
        place += 1
    return line


def _quoted(value: str) -> str:
    """A value as it stands between quotes: on one line, its quotes and backslashes marked."""
    marked = value.replace("\\", "\\\\").replace('"', '\\"')
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in marked)


def _unquoted(value: str) -> str:
    """The value that stands between quotes."""
    return _ESCAPE.sub(
        lambda found: chr(int(found[1][1:], 16)) if len(found[1]) > 1 else found[1], value
    )


def _from_headers(headers: dict[str, str], moves: list[Move]) -> Record:
    names = {name: value for name, value in headers.items() if name.startswith("Seat ")}
    options = {
        name.removeprefix("Option "): _read(value)
        for name, value in headers.items()
        if name.startswith("Option ")
    }
    winners = _numbers(headers, "Winners")
    record = Record(
        game=_needed(headers, "Game"),
        players=_number(headers, "Players"),
        seed=_number(headers, "Seed"),
        rules_version=_number(headers, "Rules"),
        chance_version=_number(headers, "Chance"),
        options=options,
        moves=moves,
        names=[names[name] for name in sorted(names)],
        scores=_numbers(headers, "Result"),
        winners=None if winners is None else [seat - 1 for seat in winners],
        fingerprint=headers.get("Fingerprint"),
    )
    known = {"Game", "Players", "Seed", "Rules", "Chance", "Result", "Winners", "Fingerprint"}
    for name, value in headers.items():
        if name not in known and not name.startswith(("Seat ", "Option ")):
            raise BadRecord("bad-record-header", {"header": name, "value": value})
    return record


def _needed(headers: Mapping[str, str], name: str) -> str:
    if name not in headers:
        raise BadRecord("missing-record-header", {"header": name})
    return headers[name]


def _number(headers: Mapping[str, str], name: str) -> int:
    value = _needed(headers, name)
    try:
        return _int(value)
    except ValueError:
        raise BadRecord("bad-record-header", {"header": name, "value": value}) from None


def _numbers(headers: Mapping[str, str], name: str) -> list[int] | None:
    if name not in headers:
        return None
    try:
        return [_int(part) for part in headers[name].split()]
    except ValueError:
        arguments = {"header": name, "value": headers[name]}
        raise BadRecord("bad-record-header", arguments) from None


def _int(text: str) -> int:
    """A number, of a length that any could have."""
    if len(text) > _LONGEST_NUMBER:
        raise ValueError(text)
    return int(text)


def _written(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(text: str) -> OptionValue:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else text


__all__ = ["BadRecord", "BadSetup", "Move", "Record"]

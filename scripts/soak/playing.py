"""Play and secrecy: every game and count through the kit, and all that goes over the wire."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from quattrocento.bots import bot_kinds
from quattrocento.bots.bot import STYLE_MARK, styled_levels
from quattrocento.bots.match import play_match
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.conformance import check
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue
from quattrocento.core.playout import play_randomly
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games
from quattrocento.tables.seats import Reader
from scripts.soak.kinds import Counts
from studies.strength.studies import unhurried
from tests.server.test_secrecy import (
    a_table,
    all_that_goes_out,
    all_that_is_answered,
    in_another_world,
    moved,
    some_moves,
)

GAMES = 20
PLAYOUTS = 400
STATES = 60
LONGEST_GAME = 20_000


def chosen(seed: int) -> str:
    """The game whose turn it is."""
    found = games()
    return found[seed % len(found)]


def drawn_options(game: Game, chance: random.Random) -> dict[str, OptionValue]:
    """The options of a game, drawn by chance."""
    return {option.name: chance.choice(list(option.choices)) for option in game.options}


def drawn_bot(game: Game, chance: random.Random) -> str:
    """A bot of any kind as people meet it, with or without a style where it may have one."""
    kind = chance.choice(bot_kinds())
    style = chance.choice([None, *game.styles]) if kind in styled_levels() else None
    return unhurried(kind, game.name) if style is None else f"{kind}{STYLE_MARK}{style}"


def play(seed: int, _folder: Path) -> Counts:
    """Random games with every count and options drawn by chance; each must end."""
    counts: Counts = Counter()
    name = chosen(seed)
    game = find_game(name)
    chance = random.Random(seed)
    for number in range(GAMES):
        players = chance.choice(list(game.seats))
        options = drawn_options(game, chance)
        state = game.new(players=players, seed=seed * GAMES + number, options=options)
        moves = 0
        while not state.over:
            seat = chance.choice(state.awaiting())
            state.apply(seat, chance.choice(state.legal(seat)))
            moves += 1
            assert moves < LONGEST_GAME, f"{name} with {options} does not end"
        again = game.load(game.dump(state))
        assert again.fingerprint() == state.fingerprint(), "the position loses something"
        assert len(state.scores()) == players
        counts.update(games=1, moves=moves)
    for number in range(PLAYOUTS):
        state = game.new(players=chance.choice(list(game.seats)), seed=seed * PLAYOUTS + number)
        counts.update(games=1, moves=play_randomly(state, Chance(seeded(number))))
        assert state.over
    return counts


def levels(seed: int, _folder: Path) -> Counts:
    """A game between bots of every kind, with any options; its record ends the same."""
    name = chosen(seed)
    game = find_game(name)
    chance = random.Random(seed)
    seated = [drawn_bot(game, chance) for _ in range(chance.choice(list(game.seats)))]
    record = play_match(name, seated, seed, drawn_options(game, chance))
    again = type(record).loads(record.dumps())
    assert again.replay().scores() == record.replay().scores()
    return Counter(games=1, moves=len(record.moves))


def conform(seed: int, _folder: Path) -> Counts:
    """The conformance kit: legality, clones, records, conservation, secrecy by resampling."""
    check(find_game(chosen(seed)), 2, seed, every=8, reach=False)
    return Counter(games=2)


def secrecy(seed: int, _folder: Path) -> Counts:
    """What each reader is sent and answered, in the true world and others they hold possible."""
    counts: Counts = Counter()
    game = find_game(chosen(seed))
    chance = random.Random(seed)
    players = chance.choice(list(game.seats))
    table = a_table(game, players, seed)
    for _ in range(STATES):
        if table.playing().over:
            break
        for seat in (*range(players), None):
            reader = Reader(None, ()) if seat is None else table.reader(f"p{seat}")
            other = in_another_world(table, seat, chance.getrandbits(20))
            assert all_that_goes_out(table, reader) == all_that_goes_out(other, reader), (
                f"{game.name}: seat {seat} can tell two worlds apart after {table.sequence} entries"
            )
            if seat is not None:
                moves = some_moves(game, chance)
                told = all_that_is_answered(table, seat, moves)
                assert told == all_that_is_answered(other, seat, moves), (
                    f"{game.name}: a refusal or a plan tells seat {seat} two worlds apart: {moves}"
                )
                counts.update(answers=3 * len(moves))
            counts.update(pairs=1)
        seat = chance.choice(table.playing().awaiting())
        action = chance.choice(table.playing().legal(seat))
        later = moved(table, seat, game.actions.text(action))
        for viewer in table.seats.viewers:
            watcher = Reader(None, () if viewer is None else (viewer,))
            quiet = later.sequence_for(watcher) == table.sequence_for(watcher)
            assert not quiet or later.view(viewer) == table.view(viewer)
        table = later
        counts.update(states=1)
    return counts

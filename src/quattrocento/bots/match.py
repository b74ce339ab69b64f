"""A match: one game between bots, from its beginning to its end, as a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quattrocento.bots.bot import Bot, make_bot
from quattrocento.core.knowledge import Knowledge
from quattrocento.core.options import OptionValue
from quattrocento.core.record import Record
from quattrocento.core.registry import game as find_game
from quattrocento.core.state import State

SEATS_APART = 1_000_003


def play_match(
    game: str,
    kinds: Sequence[str],
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
) -> Record:
    """Play a game between bots, one for each seat; the seed decides the game and the bots."""
    state = find_game(game).new(players=len(kinds), seed=seed, options=options)
    record = Record.begin(game, len(kinds), seed, options, list(kinds))
    bots = [make_bot(kind, seed * SEATS_APART + seat) for seat, kind in enumerate(kinds)]
    while not state.over:
        seat = state.awaiting()[0]
        action = answer(bots[seat], state, seat, seed + len(record.moves))
        state.apply(seat, action)
        record.add(seat, action)
    record.finish(state)
    return record


def answer(bot: Bot, state: State, seat: int, seed: int) -> int:
    """What a bot does in a seat, told only what the seat knows."""
    return bot.choose(Knowledge(state, seat, seed))

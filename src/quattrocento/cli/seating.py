"""Reading what a person says about seats and options."""

from __future__ import annotations

from quattrocento.bots import make_bot
from quattrocento.bots.bot import check_style
from quattrocento.bots.levels import LEARNED
from quattrocento.bots.values.store import find_values
from quattrocento.core.errors import BadSetup
from quattrocento.core.game import Game
from quattrocento.core.options import OptionValue, chosen
from quattrocento.core.words import Words

USUAL_PLAYERS = 3
HUMAN = "me"


def usual_players(game: Game, players: int | None) -> int:
    """How many play: as asked for, or three, or as near to it as the game allows."""
    if players is not None:
        return players
    return min(max(USUAL_PLAYERS, game.seats.start), game.seats.stop - 1)


def split_list(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def as_kind(words: Words, said: str) -> str:
    """The kind of who sits in a seat; a person may say it in their language too."""
    return HUMAN if said == words.say("seat-me") else said


def read_bots(text: str | None, game: Game, players: int | None, otherwise: str) -> list[str]:
    """The bots in the seats: as named, a single name standing for all seats."""
    kinds = split_list(text) if text else [otherwise]
    if len(kinds) == 1:
        kinds *= usual_players(game, players)
    if players is not None and len(kinds) != players:
        raise BadSetup("bad-bot-count", {"bots": len(kinds), "players": players})
    return checked_kinds(game, kinds)


def checked_kinds(game: Game, kinds: list[str], people: bool = False) -> list[str]:
    """The kinds themselves, if they are all known in the game; with `people` also a person.

    BadValues if one of them needs learned values that are missing or damaged.
    """
    for kind in kinds:
        if not (people and kind == HUMAN):
            make_bot(kind, 0)
            check_style(kind, game)
    if any(kind.startswith(LEARNED) for kind in kinds) and len(kinds) in game.seats:
        # Else they would follow advice, and be taken for what they are not.
        find_values(game.name, len(kinds))
    return kinds


def read_options(game: Game, texts: list[str]) -> dict[str, OptionValue]:
    """Options given as `name=value`."""
    given: dict[str, OptionValue] = {}
    for text in texts:
        name, _, value = text.partition("=")
        given[name.strip()] = as_offered(game, name.strip(), value.strip())
    chosen(game.options, given, game.name)
    return given


def as_offered(game: Game, name: str, value: str) -> OptionValue:
    """The choice of an option that is written like this, or the text itself if none is."""
    for option in game.options:
        if option.name == name:
            for choice in option.choices:
                if str(choice).lower() == value.lower():
                    return choice
    return value

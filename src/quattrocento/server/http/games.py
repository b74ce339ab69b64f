"""What can be asked about the games: which there are, their rules, words, boxes and lessons."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from importlib.resources import files

from litestar import Controller, MediaType, get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

from quattrocento.bots.bot import bot_kinds, styled_levels
from quattrocento.core.box import Box
from quattrocento.core.game import Game
from quattrocento.core.lesson import has_lesson
from quattrocento.core.registry import game as find_game
from quattrocento.core.registry import games, package_of
from quattrocento.core.rules import rules
from quattrocento.core.words import box_terms
from quattrocento.server.http.dependencies import GameName, Language, problems
from quattrocento.tables import messages
from quattrocento.tables.errors import NOT_FOUND, RequestError
from quattrocento.tables.lessons import lesson_of

SHARED_TEXTS = ("quattrocento.core", "quattrocento.tables", "quattrocento.server")


class Games(Controller):
    """The games, their rules and their words."""

    path = "/api/v1"
    # What games say and are made of is much alike; all else is small, or packed already.
    middleware = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))]
    tags = ["games"]

    @get("/games", sync_to_thread=False, responses=problems())
    def games(self) -> list[messages.GameOffer]:
        """All games, with the bots that can play them."""
        return [offer_of(name) for name in games()]

    @get("/games/{game:str}/rules", sync_to_thread=False, responses=problems(404))
    def rules(self, game: GameName, lang: Language = "en") -> list[messages.RuleText]:
        """All rules of a game, in the order in which a player learns them."""
        find_game(game)
        return [
            messages.RuleText(id=rule.id, chapter=rule.chapter, title=rule.title, text=rule.text)
            for rule in rules(game, lang).values()
        ]

    @get(
        "/games/{game:str}/words",
        media_type=MediaType.TEXT,
        sync_to_thread=False,
        responses=problems(404),
    )
    def words(self, game: GameName, lang: Language = "en") -> str:
        """The Fluent catalogues of the core, the tables and a game, and its box's numbers."""
        find_game(game)
        return catalogues([*SHARED_TEXTS, package_of(game)], lang) + box_terms(game)

    @get("/games/{game:str}/box", sync_to_thread=False, responses=problems(404))
    def box(self, game: GameName) -> Box:
        """What is in a game's box (`PalazzoBox`, ...): empty if the game gives out no facts."""
        return find_game(game).box() or Box()

    @get("/games/{game:str}/vocabulary", sync_to_thread=False, responses=problems(404))
    def vocabulary(self, game: GameName) -> messages.Vocabulary:
        """What the words of a game are made of: for each parameter its values, and their parts."""
        return vocabulary_of(find_game(game))

    @get("/games/{game:str}/lesson", responses=problems(404))
    async def lesson(self, game: GameName) -> messages.Lesson:
        """A first lesson: some moves of a game, each to be made by the learner, and why."""
        find_game(game)
        if not has_lesson(game):
            raise RequestError("not-found", NOT_FOUND)
        return await asyncio.to_thread(lesson_of, game)

    @get("/words", media_type=MediaType.TEXT, sync_to_thread=False, responses=problems())
    def common_words(self, lang: Language = "en") -> str:
        """The Fluent catalogues of the core and the tables."""
        return catalogues(SHARED_TEXTS, lang)


def offer_of(name: str) -> messages.GameOffer:
    """A game as it is offered."""
    game = find_game(name)
    return messages.GameOffer(
        name=name,
        least_players=game.seats.start,
        most_players=game.seats.stop - 1,
        options=[
            messages.OptionOffer(
                name=option.name,
                choices=list(option.choices),
                default=option.default,
                most_players=option.most_players,
            )
            for option in game.options
        ],
        bots=bot_kinds(),
        styled=styled_levels(),
        styles=list(game.styles),
        lesson=has_lesson(name),
    )


def vocabulary_of(game: Game) -> messages.Vocabulary:
    """The parts of each value of each parameter, for its message in the catalogues."""
    found: messages.Vocabulary = {}
    declared = [each for family in game.actions.families for each in family.parameters]
    for parameter in (*declared, *game.vocabulary.values()):
        labels = found.setdefault(parameter.name, {})
        for value in parameter.values:
            labels[value.label] = dict(value.parts)
    return found


def catalogues(packages: Sequence[str], language: str) -> str:
    """The texts of some packages, one after the other."""
    return "\n".join(
        files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        for package in packages
    )

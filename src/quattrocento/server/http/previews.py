"""What a link to us looks like where it is shared: a title, a sentence and a picture."""

from __future__ import annotations

from html import escape
from pathlib import Path, PurePosixPath

from quattrocento.core.registry import games
from quattrocento.core.words import LANGUAGES
from quattrocento.server.store.problems import STORE_PROBLEMS
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.seating import SeatingService
from quattrocento.server.tables.titles import title_of
from quattrocento.tables import messages
from quattrocento.tables.errors import RequestError, speech

PICTURES = "previews"
USUAL_PICTURE = "quattrocento"
MARK = "</title>"


async def with_preview(
    page: str,
    folder: Path,
    path: str,
    registry: TableRegistry,
    seating: SeatingService,
    origin: str,
    languages: str,
) -> str:
    """The page with what whoever shares a link to a path shows of it."""
    language = preferred(languages)
    try:
        game, title, text = await told_of(
            PurePosixPath(path).parts[1:], registry, seating, language
        )
    except (RequestError, *STORE_PROBLEMS):
        game, title, text = None, "Quattrocento", speech(language).say("preview-house")
    picture = game if game and (folder / PICTURES / f"{game}.jpg").is_file() else USUAL_PICTURE
    tags = {
        "og:site_name": "Quattrocento",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:url": f"{origin}{path}",
        "og:image": f"{origin}/{PICTURES}/{picture}.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{escape(tags[name])}" />' for name in tags]
    lines.append(f'<meta name="description" content="{escape(text)}" />')
    return page.replace(MARK, MARK + "".join(f"\n    {line}" for line in lines), 1)


async def told_of(
    parts: tuple[str, ...], registry: TableRegistry, seating: SeatingService, language: str
) -> tuple[str | None, str, str]:
    """The game that a path speaks of, a title and a sentence."""
    room, name = (*parts, "", "")[:2]
    words = speech(language)
    if room == "join" and name:
        invitation = await seating.invitation(name)
        title = words.say("preview-invitation", {"game": title_of(invitation.table.game, language)})
        return invitation.table.game, title, sentence_of(invitation, language)
    if room in ("rules", "learn", "new", "puzzles") and name in games():
        return name, title_of(name, language), words.say("preview-house")
    if room in ("table", "replay") and name:
        game = (await registry.look(name, None)).table.game.name
        return game, title_of(game, language), words.say("preview-table")
    return None, "Quattrocento", words.say("preview-house")


def sentence_of(invitation: messages.Invitation, language: str) -> str:
    """Who invites, and how many seats are open."""
    open_seats = sum(seat.kind == "open" for seat in invitation.table.seats)
    seats = {"open": open_seats, "all": len(invitation.table.seats)}
    said = speech(language).say("preview-seats", seats)
    if not invitation.host:
        return said
    return speech(language).say("preview-host", {"name": invitation.host}) + " " + said


def preferred(languages: str) -> str:
    """The language that somebody would rather read, of ours."""
    wanted = [each.partition(";")[0].strip()[:2].lower() for each in languages.split(",")]
    return next((each for each in wanted if each in LANGUAGES), LANGUAGES[0])

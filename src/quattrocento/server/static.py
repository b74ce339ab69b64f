"""The page: the files that its build has put into `server/page`, and where they are found.

A path that is no file belongs to the page's own routes (`/table/...`, `/replay`): it gets
`index.html`, which finds out by itself what to show; what others show of a link goes in there.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from html import escape
from mimetypes import guess_type
from pathlib import Path, PurePosixPath

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from quattrocento.core.registry import games
from quattrocento.core.words import LANGUAGES
from quattrocento.server.http.dependencies import AnyRequest, accepts_gzip, own_origin
from quattrocento.server.people.links import Links, title_of
from quattrocento.server.store.database import STORE_PROBLEMS
from quattrocento.server.tables.registry import TableRegistry
from quattrocento.server.tables.seating import SeatingService
from quattrocento.tables import messages
from quattrocento.tables.errors import RequestError, in_words, speech

# Links followed, as in what is asked for: an environment may be a link.
FOLDER = (Path(__file__).parent / "page").resolve()
INDEX = "index.html"
# The build puts a digest of their content into the names of the files in here.
HASHED = "assets"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_ANEW = "no-cache"
PACKED_BY_NATURE = frozenset({".gz", ".jpg", ".png", ".webp", ".woff", ".woff2"})
LEAST_TO_PACK = 1024
FILES_CACHE_SIZE = 500
PICTURES = "previews"
USUAL_PICTURE = "quattrocento"
MARK = "</title>"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: AnyRequest,
    registry: NamedDependency[TableRegistry],
    seating: NamedDependency[SeatingService],
    links: NamedDependency[Links],
    path: FromPath[str] = "/",
) -> Response[bytes]:
    """A file of the page, or the page itself."""
    file = found(path)
    if file is None:
        return not_built()
    if file == FOLDER / INDEX:
        return await index(request, registry, seating, links)
    packed = can_pack(file) and accepts_gzip(request.headers.get("accept-encoding", ""))
    headers = {
        "cache-control": FOR_EVER if file.parent == FOLDER / HASHED else ASK_ANEW,
        "vary": "accept-encoding",
    }
    if packed:
        headers["content-encoding"] = "gzip"
    kind = guess_type(file.name)[0] or "application/octet-stream"
    content = content_of(file, file.stat().st_mtime_ns, packed)
    return Response(content, media_type=kind, headers=headers)


async def index(
    request: AnyRequest, registry: TableRegistry, seating: SeatingService, links: Links
) -> Response[bytes]:
    """The page itself, with what a link to it looks like elsewhere."""
    file = FOLDER / INDEX
    plain = content_of(file, file.stat().st_mtime_ns, False).decode()
    shown = await with_preview(
        plain,
        FOLDER,
        request.url.path,
        registry,
        seating,
        links.origin(own_origin(request)),
        request.headers.get("accept-language", ""),
    )
    headers = {"cache-control": ASK_ANEW, "vary": "accept-encoding, accept-language"}
    content = shown.encode()
    if accepts_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        content = gzip.compress(content, mtime=0)
    return Response(content, media_type="text/html; charset=utf-8", headers=headers)


def found(path: str) -> Path | None:
    """The file for a path; None if the page was not built."""
    asked = PurePosixPath(path.lstrip("/"))
    try:
        file = FOLDER.joinpath(asked).resolve()
        if asked.parts and file.is_relative_to(FOLDER) and file.is_file():
            return file
    except (OSError, ValueError):
        # Nothing on a disk can be called that.
        raise RequestError("not-found", 404) from None
    if asked.suffix:
        raise RequestError("not-found", 404)
    index = FOLDER / INDEX
    return index if index.is_file() else None


def not_built() -> Response[bytes]:
    """What is shown where there is no page."""
    text = "\n".join(in_words("page-not-built", {}).values()) + "\n"
    return Response(text.encode(), status_code=503, media_type=MediaType.TEXT)


def can_pack(file: Path) -> bool:
    """Whether a file gets smaller when it is compressed."""
    return file.suffix not in PACKED_BY_NATURE and file.stat().st_size >= LEAST_TO_PACK


@lru_cache(maxsize=FILES_CACHE_SIZE)
def content_of(file: Path, _changed: int, packed: bool) -> bytes:
    """What is in a file, read and compressed once for each time that it changes."""
    content = file.read_bytes()
    return gzip.compress(content, mtime=0) if packed else content


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

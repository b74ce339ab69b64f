"""What goes over the wire about people, beside their names and games."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from quattrocento.server.limits import LONGEST_NOTE
from quattrocento.tables.messages import Request

Days = Annotated[int, msgspec.Meta(ge=1, le=366)]
# Whoever refuses for these says so in words of its own, so they are described here and not checked.
NOTE_PATTERN = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$"
# Somebody at a place with a dot, and nothing that a message's head could take for more.
MAIL_PATTERN = r"^[!#-'*+\-./-9=?A-Z^-~]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"
# Over TLS, and by a name with a dot.
ENDPOINT_PATTERN = (
    r"^https://([A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]*"
    r"(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?"
    r"([/?][!-~]*)?$"
)
NoteText = Annotated[
    str, msgspec.Meta(max_length=LONGEST_NOTE, extra_json_schema={"pattern": NOTE_PATTERN})
]
# What a browser hands over in base64url.
Binary = Annotated[str, msgspec.Meta(min_length=1, max_length=8192, pattern="^[A-Za-z0-9_-]+$")]
PasskeyId = Annotated[str, msgspec.Meta(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]
MailAddress = Annotated[
    str, msgspec.Meta(min_length=1, max_length=254, extra_json_schema={"pattern": MAIL_PATTERN})
]
Endpoint = Annotated[
    str,
    msgspec.Meta(min_length=8, max_length=2000, extra_json_schema={"pattern": ENDPOINT_PATTERN}),
]
Language = Literal["en", "fr"]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]


class DeviceInfo(msgspec.Struct, kw_only=True):
    """A device of mine; `here` is the one that asks."""

    id: str
    name: str
    added: float
    seen: float
    here: bool


class DeviceList(msgspec.Struct, kw_only=True):
    """My devices, in the order in which they came."""

    devices: list[DeviceInfo]


class DeviceLink(msgspec.Struct, kw_only=True):
    """A link by which another device becomes mine: once, until a time; `qr` is it as SVG.

    Where the server knows no address of its own, the link is relative, and there is no picture.
    """

    url: str
    qr: str | None
    until: float


class UseLink(Request):
    """The token of a link to a device."""

    token: Token


class LinkOffer(msgspec.Struct, kw_only=True):
    """Whom this device would become, and what becomes of whom it is now.

    `same`: it is them already. `playing`: it has tables in play, and must finish or leave them
    first. `games` ended games come along; with `stays`, they stay with who this device is now, whom
    other devices or a passkey still know.
    """

    name: str
    now: str
    same: bool
    playing: bool
    games: int
    stays: bool


class Note(msgspec.Struct, kw_only=True):
    """What I have noted for myself about a table; nobody else sees it."""

    text: str


class WriteNote(Request):
    """Note something about a table, in place of what was noted; nothing takes the note away."""

    text: NoteText


class VacationInfo(msgspec.Struct, kw_only=True):
    """Until when I am on vacation, if I am; how many days I have left, of how many in a year."""

    until: float | None
    days_left: int
    most: int


class GoOnVacation(Request):
    """Let the clocks of slow games stand still for some days, from now on."""

    days: Days


class PasskeyInfo(msgspec.Struct, kw_only=True):
    """A passkey of mine; `used` is when somebody last came back by it."""

    id: str
    name: str
    added: float
    used: float


class PasskeyList(msgspec.Struct, kw_only=True):
    """My passkeys, in the order in which they came."""

    passkeys: list[PasskeyInfo]


class PasskeyCreation(msgspec.Struct, kw_only=True):
    """What a browser needs to make a passkey; what is binary is in base64url."""

    challenge: str
    server: str
    user: str
    name: str
    known: list[str]


class PasskeyRequest(msgspec.Struct, kw_only=True):
    """What a browser needs to show a passkey."""

    challenge: str
    server: str


class NewPasskey(Request):
    """A passkey that a browser has made."""

    id: PasskeyId
    client_data: Binary
    attestation: Binary


class ShownPasskey(Request):
    """What a browser has signed with a passkey."""

    id: PasskeyId
    client_data: Binary
    authenticator_data: Binary
    signature: Binary


class PasskeyChoice(Request):
    """One of my passkeys."""

    id: PasskeyId


class CallTarget(msgspec.Struct, kw_only=True):
    """Where I am called when it is my turn; `here` is this browser.

    An address is called only once it is `verified`.
    """

    id: str
    kind: Literal["push", "mail", "hook"]
    target: str
    verified: bool
    here: bool


class CallSettings(msgspec.Struct, kw_only=True):
    """Where I am called, the key for pushing if this server does, and whether it sends e-mail."""

    push_key: str | None
    mail: bool
    targets: list[CallTarget]


class NewPush(Request):
    """Call this browser, by the subscription that it has made."""

    endpoint: Endpoint
    p256dh: Binary
    auth: Binary
    language: Language = "en"


class NewMail(Request):
    """Call me by e-mail; a message asks first whether the address is mine."""

    mail: MailAddress
    language: Language = "en"


class NewHook(Request):
    """Call an endpoint of mine."""

    url: Endpoint
    language: Language = "en"


class HookSecret(msgspec.Struct, kw_only=True):
    """What signs the calls to my endpoint, told only now."""

    id: str
    secret: str


class MailToken(Request):
    """What a link in an e-mail holds."""

    token: Annotated[str, msgspec.Meta(min_length=40, max_length=120)]

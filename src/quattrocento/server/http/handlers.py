"""All that can be asked over HTTP, by what it is about."""

from __future__ import annotations

from typing import Any

from quattrocento.server.http.coaching import Coaching, Puzzles
from quattrocento.server.http.events import Events
from quattrocento.server.http.games import Games
from quattrocento.server.http.health import health, metrics
from quattrocento.server.http.people import People
from quattrocento.server.http.playing import Playing
from quattrocento.server.http.proofs import Proofs
from quattrocento.server.http.replays import Replays, replay_upload
from quattrocento.server.http.static import page
from quattrocento.server.http.tables import Tables
from quattrocento.server.people.agents import Agents, MyAgent
from quattrocento.server.people.calls import Calls, MailLinks
from quattrocento.server.people.devices import Devices
from quattrocento.server.people.notes import Notes
from quattrocento.server.people.passkeys import Passkeys
from quattrocento.server.people.vacations import Vacations

HANDLERS: list[Any] = [
    People,
    Devices,
    Passkeys,
    Calls,
    MailLinks,
    Notes,
    Vacations,
    MyAgent,
    Agents,
    Games,
    Tables,
    Playing,
    Replays,
    Proofs,
    Events,
    replay_upload,
    Coaching,
    Puzzles,
    health,
    metrics,
    page,
]

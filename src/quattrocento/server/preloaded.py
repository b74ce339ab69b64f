"""What several processes share, loaded before they are forked: importing this does it."""

from __future__ import annotations

from quattrocento.server.app import endpoints
from quattrocento.server.run import options
from quattrocento.server.settings import Settings

endpoints()
options(Settings(database=""))

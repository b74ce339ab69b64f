"""Prints the description of the API (OpenAPI): `python -m quattrocento.server.openapi`."""

from __future__ import annotations

import sys

import msgspec

from quattrocento.server.app import endpoints
from quattrocento.server.description import described


def main() -> None:
    """Print the description."""
    document = described(endpoints().openapi_schema.to_schema())
    text = msgspec.json.format(msgspec.json.encode(document), indent=2)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()

"""An agent at a real table, in forty lines and with nothing but Python: it plays at random.

Open a table with agents allowed, get a token on the page (Settings), and then:

QUATTROCENTO_TOKEN=... python examples/agents/at_a_table.py http://localhost:8000 CODE
"""

import json
import os
import random
import sys
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

URL, CODE = sys.argv[1:]
HEADERS = {
    "Authorization": f"Bearer {os.environ['QUATTROCENTO_TOKEN']}",
    "Content-Type": "application/json",
}


def ask(path: str, body: object = None) -> Any:
    """An open answer of the server."""
    content = None if body is None else json.dumps(body).encode()
    return urlopen(Request(f"{URL}/api/v1/agent{path}", content, HEADERS))


def messages(table: str) -> Iterator[dict[str, Any]]:
    """What happens at the table, line by line; empty lines say that the connection holds."""
    with ask(f"/tables/{table}/stream") as stream:
        yield from (json.loads(line) for line in stream if line.strip())


with ask("/tables/join", {"code": CODE}) as joined:
    table = json.load(joined)["id"]
for message in messages(table):
    if message["type"] not in {"snapshot", "update"}:
        continue
    if message["table"]["status"] in {"finished", "abandoned"}:
        print("scores", message["table"]["scores"])
        break
    for seat in message["offers"]:
        if seat["offers"]:
            move = random.choice(seat["offers"])["move"]
            try:
                sequence = message["table"]["sequence"]
                ask(f"/tables/{table}/moves", {"move": move, "sequence": sequence}).close()
            except HTTPError as refused:
                print(refused.code, json.load(refused)["words"]["en"])

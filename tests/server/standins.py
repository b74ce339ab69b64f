"""Stand-ins on loopback for what we send to: an endpoint over HTTP, and a server for e-mail."""

from __future__ import annotations

import email
import socketserver
import threading
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple, Self


class Posted(NamedTuple):
    """What came to an endpoint; the names of headers are in lower case."""

    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    """Takes what is posted, and answers with `status`."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.came: list[Posted] = []
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                endpoint.came.append(Posted(self.path, headers, body))
                self.send_response(endpoint.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/call"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class MailSink:
    """Takes e-mail."""

    def __init__(self) -> None:
        self.came: list[Message] = []
        sink = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 here")
                while line := self.rfile.readline():
                    word = line.split()[0].upper()
                    if word == b"DATA":
                        self.say("354 go on")
                        sink.came.append(email.message_from_bytes(self.data()))
                    self.say("221 bye" if word == b"QUIT" else "250 fine")
                    if word == b"QUIT":
                        return

            def data(self) -> bytes:
                lines: list[bytes] = []
                while (line := self.rfile.readline()).rstrip() != b".":
                    lines.append(line)
                return b"".join(lines)

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.url = f"smtp://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

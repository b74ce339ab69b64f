"""Stand-ins on loopback for what we send to: an endpoint over HTTP, and a server for e-mail.

And one for both that answers a byte at a time and never comes to an end.
"""

from __future__ import annotations

import email
import socketserver
import threading
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import chain, repeat
from typing import ClassVar, NamedTuple, Self


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


class Drip:
    """Answers whoever connects, over HTTP or by e-mail, a byte at a time, without an end."""

    ANSWERS: ClassVar = {"http": b"HTTP/1.1 200 OK\r\nx: ", "smtp": b"220-here\r\n220-"}
    SECONDS = 0.05

    def __init__(self, kind: str) -> None:
        # How many have connected, and how many of them have gone away again.
        self.came = self.gone = 0
        self._closing = threading.Event()
        counted = threading.Lock()
        drip = self

        class Handler(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                with counted:
                    drip.came += 1
                try:
                    for byte in chain(drip.ANSWERS[kind], repeat(ord("a"))):
                        self.request.sendall(bytes([byte]))
                        if drip._closing.wait(drip.SECONDS):
                            return
                except OSError:
                    with counted:
                        drip.gone += 1

        class Server(socketserver.ThreadingTCPServer):
            request_queue_size = 100

        self._server = Server(("127.0.0.1", 0), Handler)
        self.url = f"{kind}://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

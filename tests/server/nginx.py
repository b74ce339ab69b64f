"""Nginx with what `deploy/` gives to hosts, in front of a server."""

from __future__ import annotations

import socket
import ssl
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Self

import httpx
from websockets.sync.client import ClientConnection, connect

from quattrocento.cli.serving import USUAL_PORT as PORT
from scripts.postgres import free_port
from tests.server.clients import PATIENCE, until

DEPLOY = Path(__file__).parents[2] / "deploy"
FILES = {file.name: file.read_text(encoding="utf-8") for file in sorted(DEPLOY.glob("[!.]*"))}


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)


def nginx_file(example: str, folder: Path) -> Path:
    """A whole configuration of nginx with the example in it, and all that it needs in a folder."""
    key, certificate = folder / "key", folder / "certificate"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    subject = ["-nodes", "-subj", "/CN=tables.example", "-days", "1"]
    assert run(*made, *subject, "-keyout", str(key), "-out", str(certificate)).returncode == 0
    example = example.replace("/etc/ssl/certs/tables.example.pem", str(certificate))
    example = example.replace("/etc/ssl/private/tables.example.key", str(key))
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off;\nmaster_process off;\nworker_processes 1;\npid {folder}/pid;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{example}}}\n"
    )
    return config


class Proxied:
    """Nginx with an example before the port of a server, at one that is not the usual."""

    def __init__(self, behind: int, example: str, folder: Path) -> None:
        self.port = free_port()
        example = example.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;")
        example = example.replace(f"127.0.0.1:{PORT}", f"127.0.0.1:{behind}")
        command = ["nginx", "-c", str(nginx_file(example, folder)), "-e", str(folder / "errors")]
        self._nginx = subprocess.Popen(command)
        self.name = f"tables.example:{self.port}"
        self.trusted = ssl.create_default_context(cafile=folder / "certificate")
        until(self._listens)

    def _listens(self) -> bool:
        assert self._nginx.poll() is None, "nginx did not start"
        with suppress(OSError), self._connection():
            return True
        return False

    def _connection(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE)

    def post(self, path: str, body: object, cookie: str = "") -> httpx.Response:
        """What the page posts, as a browser sends it."""
        sent = {
            "host": self.name,
            "origin": f"https://{self.name}",
            "sec-fetch-site": "same-origin",
            "x-quattrocento": "page",
            "x-quattrocento-host": self.name,
            "cookie": cookie,
        }
        with httpx.Client(verify=self.trusted, timeout=PATIENCE) as client:
            more = {"sni_hostname": "tables.example"}
            url = f"https://127.0.0.1:{self.port}/api/v1{path}"
            return client.post(url, json=body, headers=sent, extensions=more)

    def live(self, table: str, cookie: str) -> ClientConnection:
        """A live connection to a table, as a browser opens it."""
        return connect(
            f"wss://{self.name}/api/v1/tables/{table}/live",
            sock=self._connection(),
            ssl=self.trusted,
            server_hostname="tables.example",
            additional_headers={"Cookie": cookie, "Origin": f"https://{self.name}"},
            proxy=None,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._nginx.terminate()
        self._nginx.wait(PATIENCE)

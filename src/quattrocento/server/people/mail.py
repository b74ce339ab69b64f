"""E-mail, where the host has configured a server that takes it."""

from __future__ import annotations

import asyncio
import socket
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import SplitResult, unquote, urlsplit

import aiosmtplib

from quattrocento.server import limits
from quattrocento.server.people.outside import addresses_of, certificates, in_thread

# A link is one line, in the head too.
POLICY = SMTP.clone(max_line_length=900)
USUAL_PORTS = {"smtp": 587, "smtps": 465}
# What sending fails with: no connection, a refusal, or the deadline (a TimeoutError is an OSError).
PROBLEMS = (OSError, aiosmtplib.SMTPException)
Refused = aiosmtplib.SMTPRecipientsRefused


def server_of(url: str) -> SplitResult:
    """The parts of a server's address; ValueError if it is none."""
    parts = urlsplit(url)
    if parts.scheme not in USUAL_PORTS or not parts.hostname or parts.port == 0:
        raise ValueError(url)
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError(url)
    return parts


async def send(
    server: str, sender: str, to: str, subject: str, text: str, stop: str | None
) -> None:
    """Send a message before the deadline; `stop` is a link to end such messages."""
    message = EmailMessage(policy=POLICY)
    message["From"] = sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">") or None)
    message["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(text)
    async with asyncio.timeout(limits.MAIL_SECONDS):
        client = await client_of(server_of(server))
        try:
            await client.connect()
            await client.sendmail(parseaddr(sender)[1], to, message.as_bytes())
            await client.quit()
        finally:
            client.close()


async def client_of(parts: SplitResult) -> aiosmtplib.SMTP:
    """A client for the server, which encrypts where it can."""
    host, port = parts.hostname or "", parts.port or USUAL_PORTS[parts.scheme]
    local, tls = await in_thread(socket.getfqdn), await in_thread(certificates)
    return aiosmtplib.SMTP(
        hostname=host,
        sock=await reached(await in_thread(addresses_of, host, port), port),
        username=None if parts.username is None else unquote(parts.username),
        password=None if parts.username is None else unquote(parts.password or ""),
        local_hostname=local,
        timeout=limits.MAIL_SECONDS,
        use_tls=parts.scheme == "smtps",
        tls_context=tls,
    )


async def reached(addresses: list[str], port: int) -> socket.socket:
    """A connection to the first of some addresses that takes one."""
    problems: list[OSError] = []
    for address in addresses:
        plain = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
        plain.setblocking(False)
        try:
            await asyncio.get_running_loop().sock_connect(plain, (address, port))
        except OSError as problem:
            plain.close()
            problems.append(problem)
        except BaseException:
            plain.close()
            raise
        else:
            return plain
    raise problems[-1]

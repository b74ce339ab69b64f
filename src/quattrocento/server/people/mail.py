"""E-mail, where the host has configured a server that takes it."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

SECONDS = 15.0
# A link is one line, in the head too.
POLICY = SMTP.clone(max_line_length=900)
USUAL_PORTS = {"smtp": 587, "smtps": 465}


def send(server: str, sender: str, to: str, subject: str, text: str, stop: str | None) -> None:
    """Send a message, in a thread that may block; `stop` is a link to end such messages."""
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
    parts = urlsplit(server)
    host, port = parts.hostname or "localhost", parts.port or USUAL_PORTS.get(parts.scheme, 25)
    with connected(parts.scheme, host, port) as client:
        if parts.username is not None:
            client.login(unquote(parts.username), unquote(parts.password or ""))
        client.send_message(message)


def connected(scheme: str, host: str, port: int) -> smtplib.SMTP:
    """A connection to the server, encrypted where it can be."""
    context = ssl.create_default_context()
    if scheme == "smtps":
        return smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
    client = smtplib.SMTP(host, port, timeout=SECONDS)
    client.ehlo()
    if client.has_extn("starttls"):
        client.starttls(context=context)
    return client

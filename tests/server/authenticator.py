"""An authenticator in software: it makes passkeys and signs challenges, also wrongly."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import encode_cbor

USER_PRESENT = 0x01
ATTESTED = 0x40


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, for one server."""

    def __init__(self, origin: str, server: str = "localhost") -> None:
        self.origin = origin
        self.server = server
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0

    def make(self, creation: dict[str, Any]) -> dict[str, str]:
        """A passkey for whoever asked."""
        numbers = self.key.public_key().public_numbers()
        public: dict[int, Any] = {1: 2, 3: -7, -1: 1}
        public |= {-2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + encode_cbor(public)
        data = self._data(USER_PRESENT | ATTESTED) + attested
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", creation["challenge"])
        return {
            "id": text(self.id),
            "client_data": text(client),
            "attestation": text(attestation),
        }

    def show(self, request: dict[str, Any]) -> dict[str, str]:
        """A challenge signed with the passkey."""
        self.count += 1
        client = self._client("webauthn.get", request["challenge"])
        data = self._data(USER_PRESENT)
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": text(self.id),
            "client_data": text(client),
            "authenticator_data": text(data),
            "signature": text(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
        }

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps(
            {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        ).encode()

    def _data(self, flags: int) -> bytes:
        return (
            hashlib.sha256(self.server.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)
        )

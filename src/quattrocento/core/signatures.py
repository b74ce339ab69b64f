"""Signatures of a server: Ed25519 (RFC 8032), by the library `cryptography`.

It is loaded only where something is signed or checked: a table is played without it as well.
"""

from __future__ import annotations

from functools import lru_cache

from quattrocento.core.errors import BadProof
from quattrocento.core.proof import Proof, Receipt, signed_bytes

KEPT_SIGNATURES = 4096


def new_key() -> str:
    """A private key, in hexadecimal digits."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


class Signer:
    """Signs the heads of tables with a server's key."""

    def __init__(self, private_key: str) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private_key))
        self.public_key = self._key.public_key().public_bytes_raw().hex()
        # The same head goes to many readers.
        self.signature = lru_cache(maxsize=KEPT_SIGNATURES)(self._signature)

    def _signature(self, table: str, head: str) -> str:
        """The signature of a table's head."""
        return self._key.sign(signed_bytes(table, head)).hex()


def is_signed(key: str, signature: str, table: str, head: str) -> bool:
    """Whether a server with this public key has signed a table's head."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        public.verify(bytes.fromhex(signature), signed_bytes(table, head))
    except (InvalidSignature, ValueError):
        return False
    return True


def check_signatures(proof: Proof, receipt: Receipt | None = None) -> None:
    """Check the signature of the last head, and that of a player's receipt."""
    table = proof.opening.table
    if not is_signed(proof.key, proof.signature, table, proof.head):
        raise BadProof("bad-proof-signature", {})
    if receipt is None or receipt.signature is None or receipt.head is None:
        return
    if not is_signed(receipt.key or proof.key, receipt.signature, table, receipt.head):
        raise BadProof("bad-receipt-signature", {})

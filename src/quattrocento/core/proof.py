"""Proofs of fair play: what a table promises at its beginning, and shows at its end.

Before anybody adds chance of their own, a table shows the commitment to its secret; the seed of the
game is made of that secret and of what the players added, and every entry of the log is chained to
the one before. The format is described in `docs/proofs.md`, so that anybody can write a checker;
`core/proof_rules.py` checks by the rules of the game what was played.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from quattrocento.core.errors import BadProof
from quattrocento.core.options import OptionValue
from quattrocento.core.orders import Order
from quattrocento.core.passing import Period

VERSION = 1
FORMAT: Literal["quattrocento-proof"] = "quattrocento-proof"
RECEIPT: Literal["quattrocento-receipt"] = "quattrocento-receipt"
DOMAIN = "quattrocento/proof/1/"
SECRET_BYTES = 32
SEED_BITS = 62
LARGEST_PROOF = 16 * 1024 * 1024

Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Signature = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{128}$")]


class Opening(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How a provable table was opened: all that its first hash fixes.

    `seats` has for each seat `person`, `open` or `bot:` and its kind; `created` is in milliseconds;
    `entropy` is what the host added, who had seen the commitment before. Tables of one `deal` have
    the same seed.
    """

    version: int = VERSION
    table: str
    game: str
    rules: int
    chance: int
    options: dict[str, OptionValue]
    seats: list[str]
    lot: bool
    forced: bool
    created: int
    commitment: str
    entropy: str | None = None
    deal: str | None = None


class Leaf(
    msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True
):
    """An entry of the log as the chain has it: without names, people and keys.

    `at` is in milliseconds; `seen` is the set of viewers who could notice it, a bit for each seat
    and the next one for spectators. A move is a person's, or made `by` a bot or the table itself,
    then maybe by an order of the seat (its number there).
    """

    kind: str
    sequence: int
    at: int
    seen: int
    seat: int | None = None
    move: str | None = None
    by: Literal["person", "bot", "table"] = "person"
    to: int | None = None
    others_stay: bool = False
    period: Period | None = None
    order: Order | None = None
    number: int | None = None
    entropy: str | None = None


class Result(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class Proof(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """All that a table reveals when it has ended; `result` is None if it was called off."""

    format: Literal["quattrocento-proof"] = FORMAT
    version: int = VERSION
    opening: Opening
    secret: Hash
    seed: str
    entries: list[Leaf]
    head: Hash
    key: Hash
    signature: Signature
    result: Result | None = None


class Receipt(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a player kept: the commitment as first seen, what they added, and the last head.

    `view` is what their seat saw of the game at that head.
    """

    format: Literal["quattrocento-receipt"] = RECEIPT
    version: int = VERSION
    table: str
    commitment: Hash
    entropy: str | None = None
    head: Hash | None = None
    signature: Signature | None = None
    key: Hash | None = None
    seat: int | None = None
    view: dict[str, Any] | None = None


Paper = TypeVar("Paper", Proof, Receipt)

# What is hashed

CANONICAL = msgspec.json.Encoder(order="sorted")


def canonical(value: Any) -> bytes:
    """Data as JSON that has one spelling: names sorted, no blanks, UTF-8, whole numbers only."""
    return CANONICAL.encode(value)


def digest(purpose: str, *parts: bytes) -> bytes:
    """SHA-256 of some bytes, for one purpose and no other."""
    return hashlib.sha256(b"".join(((DOMAIN + purpose + "\n").encode(), *parts))).digest()


def new_secret() -> str:
    """A secret for a table."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """What may be shown of a secret, so that it cannot be another one later."""
    return digest("commitment", bytes.fromhex(secret)).hex()


def seed_of(secret: str, place: str, entropy: Sequence[str]) -> int:
    """The seed of a game: from the secret, the table or deal, and what the players added."""
    made = digest("seed", bytes.fromhex(secret), canonical({"entropy": entropy, "place": place}))
    return int.from_bytes(made[:8], "big") >> (64 - SEED_BITS)


def first_head(opening: Opening) -> bytes:
    """The hash that the chain of a table begins with."""
    return digest("opening", canonical(opening))


class Chain:
    """Chains the entries of one table: the hash after each, from the one before.

    Each is blinded by a salt of the secret: nobody can try out which hidden move it may stand for.
    What is the same for all entries is hashed once.
    """

    def __init__(self, secret: str, table: str) -> None:
        place = f"{DOMAIN}salt\n{table}\n".encode()
        self._salt = hmac.new(bytes.fromhex(secret), place, "sha256")
        self._entry = hashlib.sha256((DOMAIN + "entry\n").encode())

    def salt(self, sequence: int) -> bytes:
        """What blinds the entry with this number."""
        salt = self._salt.copy()
        salt.update(str(sequence).encode())
        return salt.digest()

    def next_head(self, head: bytes, leaf: Leaf) -> bytes:
        """The hash after one more entry."""
        entry = self._entry.copy()
        entry.update(head + self.salt(leaf.sequence) + canonical(leaf))
        return entry.digest()


def signed_bytes(table: str, head: str) -> bytes:
    """What a server signs of a table."""
    return f"{DOMAIN}head\n".encode() + canonical({"head": head, "table": table})


# Checking


def is_proof(text: bytes) -> bool:
    """Whether a file is meant to be a proof, or anything else than a record."""
    return text.lstrip()[:1] == b"{"


def read_proof(text: bytes) -> Proof:
    """The proof in a file."""
    proof = read(text, Proof, "proof")
    if canonical(msgspec.json.decode(text)) != canonical(proof):
        # Others hash what is written: what can be left out must be.
        raise BadProof("bad-proof-spelling", {})
    return proof


def read_receipt(text: bytes) -> Receipt:
    """The receipt in a file."""
    return read(text, Receipt, "receipt")


def read(text: bytes, kind: type[Paper], name: str) -> Paper:
    """A proof or a receipt, if its format and version are known."""
    if len(text) > LARGEST_PROOF:
        raise BadProof("bad-proof-size", {"most": LARGEST_PROOF})
    try:
        paper = msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadProof("bad-proof-damaged", {"what": name, "problem": str(problem)}) from None
    if paper.version != VERSION:
        raise BadProof("bad-proof-version", {"found": paper.version, "expected": VERSION})
    return paper


def entropy_of(opening: Opening, entries: Sequence[Leaf]) -> list[str]:
    """What the host and those who joined added, in order; a deal for several tables is set."""
    if opening.deal is not None:
        return [] if opening.entropy is None else [opening.entropy]
    added = [leaf.entropy for leaf in entries if leaf.kind == "join"]
    return [each for each in (opening.entropy, *added) if each is not None]


def heads_of(proof: Proof) -> list[str]:
    """The chain anew, from the opening to the last entry."""
    chain = Chain(proof.secret, proof.opening.table)
    head = first_head(proof.opening)
    heads = [head.hex()]
    for place, leaf in enumerate(proof.entries, 1):
        if leaf.sequence != place:
            raise BadProof("bad-proof-order", {"found": leaf.sequence, "expected": place})
        head = chain.next_head(head, leaf)
        heads.append(head.hex())
    return heads


def check_chain(proof: Proof) -> list[str]:
    """Check commitment, seed and chain; the heads, from the opening on."""
    opening = proof.opening
    if commitment_of(proof.secret) != opening.commitment:
        raise BadProof("bad-proof-commitment", {})
    entropy = entropy_of(opening, proof.entries)
    place = opening.table if opening.deal is None else opening.deal
    if str(seed_of(proof.secret, place, entropy)) != proof.seed:
        raise BadProof("bad-proof-seed", {})
    heads = heads_of(proof)
    if heads[-1] != proof.head:
        raise BadProof("bad-proof-chain", {})
    return heads


def check_receipt(proof: Proof, receipt: Receipt, heads: Sequence[str]) -> None:
    """Check that what a player kept is in what the server shows."""
    opening = proof.opening
    if receipt.table != opening.table:
        raise BadProof("bad-receipt-table", {})
    if receipt.commitment != opening.commitment:
        raise BadProof("bad-receipt-commitment", {})
    if receipt.entropy is not None and receipt.entropy not in entropy_of(opening, proof.entries):
        raise BadProof("bad-receipt-entropy", {})
    if receipt.key is not None and receipt.key != proof.key:
        raise BadProof("bad-receipt-key", {})
    if receipt.head is not None and receipt.head not in heads:
        raise BadProof("bad-receipt-head", {})

"""Ids of people and tables, codes of invitations, seeds: drawn so that nobody can guess them."""

from __future__ import annotations

import secrets

ID_BYTES = 16
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_hex(ID_BYTES)


def is_id(text: str) -> bool:
    """Whether a text can be an id at all."""
    return len(text) == 2 * ID_BYTES and text.isascii() and text.isalnum()


def new_code() -> str:
    """A code for an invitation, without letters that look like digits."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a text can be the code of an invitation."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)

"""Tokens: who knows one may do what it is for. The server keeps only their hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

BITS: Final = 192
_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without letters that are taken for each other."""


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(BITS // 8)


def new_table_id() -> str:
    """The name of a table in links and lists; no secret."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


def hash_of(token: str) -> str:
    """What is stored of a token; a token is long enough that a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, stored: str | None) -> bool:
    """Whether this is the token that was stored, in a time that tells nothing."""
    return is_same(hash_of(token), stored)


def is_same(hashed: str, stored: str | None) -> bool:
    """Whether two hashes are the same, in a time that tells nothing."""
    return stored is not None and hmac.compare_digest(hashed, stored)

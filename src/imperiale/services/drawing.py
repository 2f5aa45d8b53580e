"""Which names, tokens and secrets does a game get?"""

from __future__ import annotations

import secrets
import unicodedata

__all__ = ["Draw", "tidy_name"]


class Draw:
    """Draws what nobody may guess."""

    _LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"

    def word(self, length: int) -> str:
        """Return a word of letters and digits that are not taken for each other."""
        return "".join(secrets.choice(self._LETTERS) for _ in range(length))

    def token(self) -> str:
        """Return a token, 192 bits."""
        return secrets.token_urlsafe(24)

    def secret(self) -> str:
        """Return a secret of 32 bytes in hexadecimal."""
        return secrets.token_hex(32)


def tidy_name(name: str) -> str:
    """Return a name as it is shown: in one form, without signs that cannot be seen.

    >>> tidy_name("  Ann\\u202e\\u00a0 Lee ")
    'Ann Lee'
    """
    plain = unicodedata.normalize("NFKC", name)
    seen = "".join(sign for sign in plain if sign.isprintable())
    return " ".join(seen.split())[:24]

"""In which order do the cards lie after the shuffle?

The one place where chance enters, and it is a function: the same seed gives the same order, on
every machine and in every version.  The stream is SHA-256 in counter mode, the shuffle is Fisher
and Yates' with rejection, so every order is as likely as the seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import unpack
from typing import TypeVar

from imperiale.domain.cards import Card, cards
from imperiale.domain.ruleset import Rules

__all__ = ["Seed", "shuffled", "shuffled_pack", "subseed"]

Seed = bytes
"""What a shuffle is made of: any bytes; 32 unguessable ones for a game that matters."""

_T = TypeVar("_T")


def subseed(seed: Seed, *names: str | int) -> Seed:
    """Return the seed of a part, e.g. of one deal of a partie.

    >>> subseed(b"x", "deal", 1) == subseed(b"x", "deal", 2)
    False
    """
    text = "\x1f".join(map(str, names)).encode()
    return sha256(len(seed).to_bytes(8, "big") + seed + text).digest()


_WORDS = 1 << 32


def _words(seed: Seed) -> Iterator[int]:
    """Yield 32-bit numbers without end."""
    block = 0
    while True:
        digest = sha256(seed + block.to_bytes(8, "big")).digest()
        yield from unpack(">8I", digest)
        block += 1


def shuffled(things: Sequence[_T], seed: Seed) -> tuple[_T, ...]:
    """Return things in the order that a seed gives them.

    >>> shuffled("abcdef", b"seed") == shuffled("abcdef", b"seed")
    True
    """
    order = list(things)
    last = len(order) - 1
    for word in _words(seed):
        if last < 1:
            break
        # the words above the last full round of choices would favour the first of them
        if word < _WORDS - _WORDS % (last + 1):
            chosen = word % (last + 1)
            order[last], order[chosen] = order[chosen], order[last]
            last -= 1
    return tuple(order)


def shuffled_pack(rules: Rules, seed: Seed) -> tuple[Card, ...]:
    """Return the pack of a rule set, shuffled; its first card is on top."""
    return shuffled(cards(rules.pack), seed)

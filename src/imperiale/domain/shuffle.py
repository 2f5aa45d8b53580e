"""In which order do the cards lie after the shuffle?

The one place where chance enters, and it is a function: the same seed gives the same order, on
every machine and in every version.  The stream is SHA-256 in counter mode, the shuffle is Fisher
and Yates' with rejection, so every order is as likely as the seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import chain, count
from struct import Struct
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
    blocks = (sha256(seed + block.to_bytes(8, "big")).digest() for block in count())
    return chain.from_iterable(map(_EIGHT_WORDS, blocks))


_EIGHT_WORDS = Struct(">8I").unpack


@lru_cache
def _choices(things: int) -> tuple[tuple[int, int], ...]:
    """Return, from all things down to two, how many there are to choose from, and the bound.

    The words from the bound on, above the last full round of choices, would favour the first.
    """
    return tuple((left, _WORDS - _WORDS % left) for left in range(things, 1, -1))


def shuffled(things: Sequence[_T], seed: Seed) -> tuple[_T, ...]:
    """Return things in the order that a seed gives them.

    >>> shuffled("abcdef", b"seed") == shuffled("abcdef", b"seed")
    True
    """
    order = list(things)
    words = _words(seed)
    for left, bound in _choices(len(order)):
        word = next(words)
        while word >= bound:
            word = next(words)
        chosen = word % left
        order[left - 1], order[chosen] = order[chosen], order[left - 1]
    return tuple(order)


def shuffled_pack(rules: Rules, seed: Seed) -> tuple[Card, ...]:
    """Return the pack of a rule set, shuffled; its first card is on top."""
    return shuffled(cards(rules.pack), seed)

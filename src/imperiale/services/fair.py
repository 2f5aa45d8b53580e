"""How are cards dealt so that nobody, the host included, can have chosen them?

Before a deal the server tells the SHA-256 of a secret, then each person adds a nonce, and both
together give the key of the shuffle.  The server cannot choose, for it was bound before it knew the
nonces; the players cannot, for they do not know the secret, which is told when the deal is over.
``docs/guide/protocol.md`` has it in full.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import unpack
from typing import TypeVar

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from imperiale.domain.cards import Card, cards
from imperiale.domain.dealing import cut_for_deal
from imperiale.domain.partie import PartieOpened
from imperiale.domain.ruleset import Rules
from imperiale.domain.shuffle import Seed, subseed

__all__ = ["FairDealer", "commitment", "deal_key", "shuffled"]

_T = TypeVar("_T")
_BLOCK = 256
_WORDS = 1 << 32


def commitment(secret: bytes) -> str:
    """Return what binds the server to a secret, in hexadecimal.

    >>> commitment(bytes(32))[:8]
    '66687aad'
    """
    return sha256(secret).hexdigest()


def deal_key(secret: bytes, game: str, deal: int, nonces: Sequence[str]) -> bytes:
    """Return the key of a deal, 32 bytes.

    Args:
        secret: what the server bound itself to.
        game: the name of the game.
        deal: the number of the deal, from 1.
        nonces: by seat, what its player added; empty where nobody did.

    >>> deal_key(bytes(32), "g", 1, ["00", ""]) == deal_key(bytes(32), "g", 2, ["00", ""])
    False
    """
    info = "\n".join(("imperiale/1", game, str(deal), *nonces)).encode()
    return HKDF(SHA256(), 32, salt=None, info=info).derive(secret)


def _words(key: bytes) -> Iterator[int]:
    """Yield the 32-bit words of the ChaCha20 stream of a key, without end."""
    stream = Cipher(algorithms.ChaCha20(key, bytes(16)), mode=None).encryptor()
    while True:
        yield from unpack(f"<{_BLOCK // 4}I", stream.update(bytes(_BLOCK)))


def shuffled(things: Sequence[_T], key: bytes) -> tuple[_T, ...]:
    """Return things in the order that a key gives them; each order is as likely as the key.

    >>> "".join(shuffled("abcdefgh", bytes(32)))
    'dcfhbaeg'
    """
    order = list(things)
    last = len(order) - 1
    for word in _words(key):
        if last < 1:
            break
        # the words above the last full round of choices would favour the first of them
        if word < _WORDS - _WORDS % (last + 1):
            chosen = word % (last + 1)
            order[last], order[chosen] = order[chosen], order[last]
            last -= 1
    return tuple(order)


class FairDealer:
    """Deals a partie from the keys of its deals.

    Args:
        rules: what is played.
        agents: the secret from which the agents' seeds come.
    """

    def __init__(self, rules: Rules, agents: Seed) -> None:
        self.rules = rules
        self.keys: list[bytes] = []
        self._agents = agents

    def open(self) -> PartieOpened:
        """Cut for the deal with the key of the first one."""
        cut = cut_for_deal(self.rules, subseed(self.keys[0], "cut"))
        return PartieOpened(cut, max(self.rules.packets))

    def pack(self, deal: int) -> tuple[Card, ...]:
        """Return the pack of a deal, whose key is known."""
        return shuffled(cards(self.rules.pack), self.keys[deal - 1])

    def agent_seed(self, seat: int) -> Seed:
        """Return the seed of the agent at a seat."""
        return subseed(self._agents, "agent", seat)

"""Who is let in, and who has knocked too often?

What somebody sends is limited where it comes in; the door is for those who come again and again to
be refused: for a while their lines are left hanging unread, before anything is made of them.
Whoever is in already, perhaps at the same address, plays on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from imperiale.server.limits import Rate

__all__ = ["Door", "household"]

MOST_FAULTS = 10
"""Refusals in 20 seconds after which the door is shut."""

SHUT = 60.0
"""Seconds for which it stays so."""


class Door:
    """Counts by address.

    Args:
        sockets: how many may be open from an address, and how many may be opened in 20 seconds.
        requests: how many requests may come from an address in 20 seconds.
        clock: seconds that never go back.
    """

    def __init__(self, sockets: int, requests: int, clock: Callable[[], float] = monotonic) -> None:
        self.sockets = sockets
        self._clock = clock
        self._open: Counter[str] = Counter()
        self._visits = Rate(sockets, 20.0, clock)
        self._requests = Rate(requests, 20.0, clock)
        self._faults = Rate(MOST_FAULTS, 20.0, clock)
        self._shut: dict[str, float] = {}

    def fault(self, address: str) -> None:
        """Note that something was refused; whoever has that happen too often is shut out."""
        who = household(address)
        if self._faults.exceeded(who):
            now = self._clock()
            self._shut = {other: until for other, until in self._shut.items() if until > now}
            self._shut[who] = now + SHUT

    def shut(self, address: str) -> bool:
        """Tell whether nobody is let in from an address now."""
        return self._shut.get(household(address), 0.0) > self._clock()

    def asked(self, address: str) -> bool:
        """Note a request; tell whether it is answered."""
        too_often = self._requests.exceeded(household(address))
        if too_often:
            self.fault(address)
        return not too_often and not self.shut(address)

    def enter(self, address: str) -> bool:
        """Note that a socket is to be opened; tell whether it may, and then it has to leave."""
        who = household(address)
        full = self._open[who] >= self.sockets or self._visits.exceeded(who)
        if full:
            self.fault(address)
        if full or self.shut(address):
            return False
        self._open[who] += 1
        return True

    def leave(self, address: str) -> None:
        """Note that a socket is closed."""
        who = household(address)
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]


def household(address: str) -> str:
    """Return by what an address is counted: of the newer kind everybody has a network of his own.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3::4")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    with suppress(ValueError):
        found = ip_address(address)
        if isinstance(found, IPv6Address):
            return str(ip_network((found, 64), strict=False))
    return address

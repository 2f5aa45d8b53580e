"""How much may one ask for, and from where?"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

__all__ = ["HEADERS", "Origins", "Rate", "headers"]

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html imperiale-worker; "
    "frame-ancestors "
)

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""What every answer says of itself, beside what may be loaded."""


def headers(path: str) -> dict[str, str]:
    """Return what the answer at a path says of itself; only an embedded table may be framed.

    >>> headers("/embed/x")["content-security-policy"][-1], headers("/x")["referrer-policy"]
    ('*', 'no-referrer')
    """
    framed = "*" if path.startswith("/embed/") else "'none'"
    return {**HEADERS, "content-security-policy": _POLICY + framed}


class Rate:
    """Counts what somebody asks for in a span of time, and says when it is too much.

    Args:
        most: how often.
        span: in so many seconds.
        clock: seconds that never go back.
    """

    __slots__ = ("_clock", "_times", "most", "span")

    def __init__(self, most: int, span: float, clock: Callable[[], float]) -> None:
        self.most = most
        self.span = span
        self._clock = clock
        self._times: dict[Hashable, deque[float]] = {}

    def part(self, of: int = 1) -> Rate:
        """Return another one, which has counted nothing and allows a part of it."""
        return Rate(max(1, self.most // of), self.span, self._clock)

    def exceeded(self, who: Hashable = None) -> bool:
        """Count once more; tell whether it was too often."""
        now = self._clock()
        if len(self._times) > 10_000:
            self._forget(now)
        times = self._times.setdefault(who, deque())
        while times and times[0] <= now - self.span:
            times.popleft()
        if len(times) >= self.most:
            return True
        times.append(now)
        return False

    def _forget(self, now: float) -> None:
        for who in [who for who, t in self._times.items() if not t or t[-1] <= now - self.span]:
            del self._times[who]


class Origins:
    """From which pages a socket may be opened, or a game changed.

    Our own page is at one of the given origins, or at an address in numbers: only a name can be
    made to mean another machine than it did when the page was loaded.

    Args:
        allowed: origins such as ``https://cards.example``.
    """

    def __init__(self, allowed: Iterable[str]) -> None:
        self.allowed = frozenset(origin.rstrip("/").lower() for origin in allowed)

    def allow(self, origin: str | None, host: str | None) -> bool:
        """Tell whether a page of an origin may speak with us, whom it called by a host.

        >>> own = Origins(["https://cards.example"])
        >>> own.allow("https://cards.example", "cards.example"), own.allow(None, "127.0.0.1:8000")
        (True, False)
        >>> own.allow("http://127.0.0.1:8000", "127.0.0.1:8000")
        True
        >>> own.allow("http://evil.example", "evil.example")
        False
        """
        if not origin:
            return False
        if origin.lower() in self.allowed:
            return True
        parts = urlsplit(origin)
        return (
            parts.netloc == host and parts.scheme in ("http", "https") and _numeric(parts.hostname)
        )


def _numeric(host: str | None) -> bool:
    if host == "localhost":
        return True
    try:
        ip_address(host or "")
    except ValueError:
        return False
    return True

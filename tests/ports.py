"""Where may a server of a test listen, and listen again after it was ended?"""

from __future__ import annotations

import os
import socket
from itertools import count

LOWEST, MOST = 10_000, 20_000
"""Below what the system hands out: there it would give the port of a server that is away for a
moment to whoever asks for any, even to a client that is calling that server."""

_tried = count(os.getpid() * 101)


def free_port() -> int:
    """Return a port that nobody uses, and that no other process of the tests is about to use."""
    for number in _tried:
        port = LOWEST + number % MOST
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue
    raise AssertionError("there is always another one")

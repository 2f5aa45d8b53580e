"""How do several processes serve one address?

One holds the address and looks after the others; each of these is a server of its own, and they
have the store in common and nothing else.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import parent_process
from socket import socket
from typing import Any

from uvicorn import Config
from uvicorn.supervisors import Multiprocess

__all__ = ["Workers", "end_with_parent"]

STARTING = 60.0
"""Seconds that the processes may take to be ready."""


class Workers(Multiprocess):
    """Processes that serve one address; one that dies is begun anew.

    Args:
        config: what each serves, and how many there are.
        sockets: what listens.
        ready: told when all of them serve.
    """

    def __init__(self, config: Config, sockets: list[socket], ready: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._ready = ready

    def init_processes(self) -> None:
        """Begin all of them, and wait until they serve."""
        super().init_processes()
        if all(each.wait_until_ready(STARTING, self.should_exit) for each in self.processes):
            self._ready()


def end_with_parent() -> None:
    """Let this process end when the one that began it does, however that ends."""
    parent: Any = parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()

"""How is a server run for a test, and ended as hard as a test likes?"""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.ports import free_port
from tests.seeded import IMPERIALE

ROOT = Path(__file__).parents[2]


class Server:
    """A server in a process of its own.

    Args:
        folder: where its games are kept.
        port: the port; 0 takes one that is free.
    """

    def __init__(self, folder: Path, port: int = 0, *more: str) -> None:
        command = [*IMPERIALE, "serve", "--no-open", "--thinkers", "1"]
        if "--database" not in more:
            more = ("--database", str(folder / "games.db"), *more)
        command += ["--port", str(port or free_port())]
        if "--posts" not in more:
            more = ("--posts", "1000000", *more)
        if "--sockets" not in more:
            more = ("--sockets", "1000000", *more)
        if "--actions" not in more:
            more = ("--actions", "1000000", *more)
        command += more
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", line)
        if found is None:
            _, errors = self.process.communicate(timeout=60)
            raise AssertionError(line + errors)
        self.port = int(found[1])
        self.address = found[0].rstrip("/")

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=60)

    def end(self) -> tuple[int, str]:
        """End it as Ctrl+C does; return its status and what it complained of."""
        self.process.send_signal(signal.SIGINT)
        _, errors = self.process.communicate(timeout=60)
        return self.process.returncode, errors


@contextmanager
def served(folder: Path, *more: str) -> Iterator[Server]:
    """Serve; at the end nothing may have been complained of."""
    server = Server(folder, 0, *more)
    try:
        yield server
    except BaseException:
        server.kill()
        raise
    status, complaints = server.end()
    assert (status, complaints) == (0, ""), complaints

"""How are PostgreSQL and Redis run for a test, on loopback, and ended with it?"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import redis
from tests.ports import free_port


def program(name: str) -> str:
    """Return where a program of PostgreSQL is; Debian keeps most of them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    assert path is not None, f"{name} is not installed: see .ci/run"
    return path


class Postgres:
    """A server of PostgreSQL, which no root may run."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self.folder = folder / "postgres"
        self._durable = durable
        self.port = free_port()
        self._user: dict[str, Any] = {}
        self._made = 0
        if os.geteuid() == 0:
            person = pwd.getpwnam("postgres")
            self._user = {"user": person.pw_uid, "group": person.pw_gid, "extra_groups": []}
            self.folder.mkdir()
            os.chown(self.folder, person.pw_uid, person.pw_gid)
        self._run(
            program("initdb"), "-D", self.folder, "-U", "club", "--auth=trust", "--no-sync", "-N"
        )
        self.begin()

    def _run(self, *command: object) -> None:
        done = subprocess.run(
            [str(word) for word in command],
            cwd="/",
            capture_output=True,
            text=True,
            check=False,
            **self._user,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def _control(self, *words: object) -> None:
        log = self.folder / "log"
        self._run(program("pg_ctl"), "-D", self.folder, "-w", "-t", 120, "-l", log, *words)

    def begin(self) -> None:
        """Let it run."""
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        if not self._durable:
            settings += " -c fsync=off"  # it is killed, and not the machine
        self._control("-o", settings, "start")

    def end(self, how: str = "fast") -> None:
        """Let it end; ``immediate`` is as it dies."""
        self._control("-m", how, "stop")

    def place(self, name: str = "") -> str:
        """Return where a new database is, or one of a name."""
        if not name:
            self._made += 1
            name = f"games{self._made}"
            with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}".encode())
        return self._address(name)

    def _address(self, name: str) -> str:
        return f"postgresql://club@127.0.0.1:{self.port}/{name}"


class Word:
    """A server of Redis, which keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self.begin()

    def begin(self) -> None:
        """Let it run."""
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no", "--dir", tempfile.gettempdir()]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        with redis.Redis.from_url(self.address) as asked:
            for _ in range(600):
                try:
                    asked.ping()
                except redis.ConnectionError:
                    time.sleep(0.05)
                else:
                    return
        raise AssertionError("Redis does not begin")

    def freeze(self) -> None:
        """Let it answer nothing."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        """Let it end."""
        self._process.send_signal(signal.SIGCONT)
        self._process.kill()
        self._process.wait(60)


@contextmanager
def postgres(*, durable: bool = False) -> Iterator[Postgres]:
    """Run PostgreSQL; one that is durable waits for the disk."""
    with tempfile.TemporaryDirectory(prefix="club") as folder:
        Path(folder).chmod(0o755)
        running = Postgres(Path(folder), durable=durable)
        try:
            yield running
        finally:
            running.end("immediate")


@contextmanager
def word() -> Iterator[Word]:
    """Run Redis."""
    running = Word()
    try:
        yield running
    finally:
        running.end()

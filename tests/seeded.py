"""How does every deal of the tests follow from the name of the test that deals it?

The product draws seeds, names and secrets from the operating system.  Here they are drawn from the
name of the test and from ``IMPERIALE_TEST_SEED``, so that a test plays the same deals every time,
alone and among others, and other deals with another seed.  The product has no switch for it: what
a test starts as a process runs this file, which takes the place of ``python -m imperiale``.
"""

from __future__ import annotations

import atexit
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256, shake_256
from importlib import import_module
from pathlib import Path
from threading import Thread
from time import sleep
from types import SimpleNamespace
from typing import Any

IMPERIALE = (sys.executable, "-P", __file__)
"""The command, as ``imperiale`` would be typed."""

SEED = os.environ.get("IMPERIALE_TEST_SEED", "1")
PLACE = "IMPERIALE_TEST_DRAWS"
"""Names the folder that tells a process which test runs, and how often it has drawn."""

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
WORD = "word of {}"  # those of each length by themselves


def begin() -> None:
    """Let this process, and those that it starts, know of no test yet."""
    folder = tempfile.TemporaryDirectory(prefix="imperiale-draws-")
    atexit.register(folder.cleanup)
    os.environ[PLACE] = folder.name


@contextmanager
def named(name: str) -> Iterator[None]:
    """Let everything be drawn from a name meanwhile."""
    before = _name()
    _call(name)
    yield
    _call(before)


def _call(name: str) -> None:
    place = Path(os.environ[PLACE])
    (place / "new").write_text(name, encoding="utf-8")
    (place / "new").replace(place / "name")  # at once: a server may be reading


def _name() -> str:
    try:
        return (Path(os.environ[PLACE]) / "name").read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


def told(*words: object, size: int = 32) -> bytes:
    """Return the bytes that follow from some words and the seed of all tests."""
    return shake_256("\n".join(map(str, (SEED, *words))).encode()).digest(size)


def drawn(what: str, size: int = 32) -> bytes:
    """Return bytes that nothing in the test that runs has drawn yet, in whatever process."""
    name = _name()
    tally = Path(os.environ[PLACE]) / sha256(f"{name}\n{what}".encode()).hexdigest()
    counted = os.open(tally, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    try:
        os.write(counted, b".")
        number = os.lseek(counted, 0, os.SEEK_CUR)
    finally:
        os.close(counted)
    return told(name, what, number, size=size)


def first(name: str, what: str, size: int) -> bytes:
    """Return what is drawn first under a name."""
    return told(name, what, 1, size=size)


def spelt(drawn: bytes) -> str:
    """Return a word of letters and digits."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in drawn)


def secret_of(game: str, deals: int) -> bytes:
    """Return the secret of a deal of a game, before which there were others."""
    return told("deal", game, deals)


def install() -> None:
    """Let the program draw from the name of the test."""
    # late, for nothing of it may be loaded before the coverage of it is measured
    dealer: Any = import_module("imperiale.services.dealer")
    drawing: Any = import_module("imperiale.services.drawing")
    house: Any = import_module("imperiale.services.house")
    follows = house.follows

    def word(_: object, length: int) -> str:
        return spelt(drawn(WORD.format(length), length))

    def token(_: object) -> str:
        return drawn("token", 24).hex()

    def secret(_: object) -> str:
        return drawn("secret").hex()

    def follows_by_game(game: Any, draw: Callable[[], str]) -> Any:
        """Let a deal hang on its game, not on what else is played meanwhile."""
        if getattr(draw, "__func__", None) is not secret:
            return follows(game, draw)
        return follows(game, lambda: secret_of(game.name, len(game.secrets)).hex())

    house.follows = follows_by_game
    dealer.secrets = SimpleNamespace(token_hex=lambda size: drawn("seed", size).hex())
    for stand_in in (word, token, secret):
        setattr(drawing.Draw, stand_in.__name__, stand_in)


def _end_with(parent: int) -> None:
    """Outlive no test that was ended."""
    while os.getppid() == parent:
        sleep(1)
    os._exit(1)


if PLACE not in os.environ:  # where no tests are run, but what proves or measures something
    begin()

if __name__ in ("__main__", "__mp_main__"):  # the second in what serves beside the first
    install()

if __name__ == "__main__":
    from imperiale.main import main

    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    main()

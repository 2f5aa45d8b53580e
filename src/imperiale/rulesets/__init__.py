"""Where do the rule sets come from?

Each is one ``.toml`` file of this folder, found by listing it, or a file of the user's own.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from imperiale.domain.errors import Code, Fault, RulesetError
from imperiale.domain.house import read_ruleset
from imperiale.domain.ruleset import Ruleset

__all__ = ["load", "load_file", "names"]

LARGEST = 1 << 20
"""Bytes of the largest file that is read as a rule set; one needs some thousand."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of the rule sets that are shipped, in alphabetical order."""
    found = (file.name for file in files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


@cache
def load(name: str) -> Ruleset:
    """Return the shipped rule set of a name.

    >>> load("academie").players
    (2, 3)

    Raises:
        RulesetError: there is none of that name.
    """
    if name not in names():
        facts = {"found": repr(name), "allowed": " | ".join(names())}
        raise RulesetError([Fault(Code.UNKNOWN_RULES, "rules", facts)])
    text = (files(__name__) / f"{name}.toml").read_text(encoding="utf-8")
    return read_ruleset(tomllib.loads(text), load)


def load_file(path: Path) -> Ruleset:
    """Return the rule set of a user's own file, which may extend a shipped one.

    Raises:
        OSError: the file cannot be read.
        RulesetError: with every fault of what it says.
    """
    try:
        # utf-8-sig: some editors put a mark in front that TOML does not know.
        data = tomllib.loads(_read(path).decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:  # not UTF-8, not TOML, too long, too deep
        raise RulesetError([Fault(Code.NOT_TOML, "", {"found": str(error)})]) from None
    own = read_ruleset(data, load)
    if own.id in names():
        # a deal that names it could mean either
        facts = {"found": repr(own.id), "allowed": f"another word than {', '.join(names())}"}
        raise RulesetError([Fault(Code.NOT_ALLOWED, "id", facts)])
    return own


def _read(path: Path) -> bytes:
    """Return what a file holds, unless it is no rule set by its size alone.

    Raises:
        OSError: it cannot be read.
        ValueError: it is too large.
    """
    with path.open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise ValueError(f"more than {LARGEST} bytes")
    return raw

"""How does a command read what it is given, and say what it has to say?"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer

from imperiale.domain.errors import (
    Fault,
    ImperialeError,
    Invalid,
    NotationError,
    Refused,
)
from imperiale.domain.ruleset import Ruleset
from imperiale.locales import COMPLETE, Catalogue
from imperiale.locales.sentences import (
    fault_sentence,
    notation_sentence,
    refusal_sentence,
    tidy,
)
from imperiale.locales.texts import told
from imperiale.rulesets import load, load_file

__all__ = [
    "INPUT_WRONG",
    "USED_WRONGLY",
    "Complaint",
    "HouseRules",
    "Json",
    "Options",
    "Players",
    "complain",
    "fault_data",
    "finder",
    "on_terminal",
    "one_form",
    "ruleset",
    "say",
    "sentence",
    "tell",
    "translated",
    "unreadable",
]

INPUT_WRONG = 1
USED_WRONGLY = 2


class Voice(Catalogue):
    """The messages of the commands, in the language of whoever runs them."""

    def speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        self.language = language


say = Voice(COMPLETE)

Players = Annotated[int | None, typer.Option("--players", help="How many play.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="key=value: otherwise than the rule set; may be repeated."),
]
Json = Annotated[bool, typer.Option("--json", help="Write JSON, for machines.")]
HouseRules = Annotated[
    list[str] | None,
    typer.Option("--rules", help="A file of house rules that deals may name; may be repeated."),
]


class Complaint(Exception):
    """A command cannot go on, for a reason of the command line itself.

    Attributes:
        name: the message that says why.
        facts: its variables.
        status: the exit status.
    """

    def __init__(self, name: str, /, status: int = USED_WRONGLY, **facts: str) -> None:
        self.name = name
        self.facts = facts
        self.status = status
        super().__init__(name)


def complain(message: str) -> None:
    """Say on standard error what is wrong."""
    typer.echo(say("error", message=message), err=True)


def translated(text: str) -> str:
    """Return a text of a rule set or an agent in the language of whoever runs the command."""
    return told(say, text)


def sentence(fault: Fault) -> str:
    """Return the sentence of a fault."""
    return fault_sentence(say, fault)


def tell(error: Exception) -> int | None:
    """Say what went wrong; return the exit status, or ``None`` where it is nobody's input."""
    match error:
        case Complaint():
            complain(say(error.name, error.facts))
            return error.status
        case Invalid():
            for fault in error.faults:
                complain(sentence(fault))
        case NotationError():
            complain(notation_sentence(say, error))
        case Refused():
            complain(refusal_sentence(say, error))
        case OSError() | UnicodeDecodeError():
            complain(say("system", reason=tidy(str(error))))
        case _:
            return None
    return INPUT_WRONG


def fault_data(faults: Iterable[Fault]) -> dict[str, Any]:
    """Return faults as the deal records have them: the first, and under ``all`` every one."""
    told = [
        {"code": str(fault.code), "message": sentence(fault), "at": tidy(fault.at)}
        for fault in faults
    ]
    return {**told[0], "all": told} if len(told) > 1 else dict(told[0])


def on_terminal() -> bool:
    """Tell whether there is a terminal on which a table can be drawn."""
    # the shell can have closed them
    streams: tuple[TextIO | None, ...] = (sys.stdin, sys.stdout)
    drawn = all(stream is not None and stream.isatty() for stream in streams)
    return drawn and os.environ.get("TERM", "dumb") not in ("dumb", "unknown")


def one_form(**given: object) -> None:
    """Demand that at most one of some options, or arguments in capitals, is given; else ``None``.

    Raises:
        Complaint: naming those that are.
    """
    forms = [n if n.isupper() else f"--{n}" for n, value in given.items() if value is not None]
    if len(forms) > 1:
        raise Complaint("too-many-forms", forms=", ".join(forms))


def ruleset(name: str) -> Ruleset:
    """Return the rule set of a name, or of a file if it names one.

    Raises:
        Complaint: the file cannot be read.
        RulesetError: there is no such rule set, or the file holds none; with every fault.
    """
    if name.endswith(".toml") or "/" in name or "\\" in name:
        return house_rules(Path(name))
    return load(name)


def house_rules(path: Path) -> Ruleset:
    """Return the rule set of a file.

    Raises:
        Complaint: it cannot be read.
        RulesetError: it holds none; with every fault.
    """
    try:
        return load_file(path)
    except (OSError, ValueError) as error:
        if isinstance(error, ImperialeError):
            raise
        raise unreadable(str(path), error) from None


def finder(files: Iterable[str] | None) -> Callable[[str], Ruleset]:
    """Return what finds a rule set by the name that a deal gives: shipped, or of a file.

    Raises:
        Complaint: a file cannot be read, or two hold rule sets of one name that are not the same.
        RulesetError: it holds no rule set.
    """
    own: dict[str, Ruleset] = {}
    for rules in map(ruleset, files or ()):
        if own.setdefault(rules.id, rules) != rules:
            raise Complaint("rules-same-id", id=rules.id)
    return lambda name: own[name] if name in own else load(name)


def unreadable(file: str, error: Exception) -> Complaint:
    """Return what is said of a file that cannot be read."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            reason = say("reason-missing")
        case IsADirectoryError():
            reason = say("reason-folder")
        case PermissionError():
            reason = say("reason-forbidden")
        case _:
            reason = tidy(str(error))
    return Complaint("file-unreadable", file=tidy(file), reason=reason)

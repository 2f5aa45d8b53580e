"""Which commands are there, and what becomes of what goes wrong in them?

A command's module is imported when the command is asked for, so that none waits for the others.
Exit status: 0 all is well, 1 the input was wrong or a check failed, 2 the command was used wrongly.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from imperiale import __version__

__all__ = ["COMMANDS", "app"]

COMMANDS = (
    "play",
    "tui",
    "serve",
    "backup",
    "restore",
    "verify",
    "rules",
    "score",
    "deal",
    "perft",
    "solve",
    "hint",
    "review",
    "calibrate",
    "problems",
    "mistakes",
    "daily",
    "duplicate",
    "equity",
    "arena",
    "simulate",
    "exploitability",
    "bounds",
    "bench",
    "records",
    "counts",
    "chances",
    "stats",
)
"""Each is a module of its name here, which holds the command."""


def _common() -> Any:
    return import_module("imperiale.cli.common")


def _load(name: str, shared: list[Any]) -> Any:
    """Return a command: the module's ``app``, or its function ``<name>_command``.

    Args:
        name: the command.
        shared: options that every command has.
    """
    module = import_module(f"imperiale.cli.{name}")
    held = getattr(module, "app", None)
    if held is None:
        held = typer.Typer(add_completion=False)
        held.command(epilog=module.EPILOG)(getattr(module, f"{name}_command"))
    command = get_command(held)
    command.name = name
    for each in (command, *getattr(command, "commands", {}).values()):
        each.params += shared
        each.parse_args = partial(_parse_once, each, each.parse_args)
    return command


def _parse_once(command: Any, parse: Any, ctx: Any, args: list[str]) -> Any:
    """Read what stands after a command; of an option given twice nobody knows which was meant."""
    seen: set[str] = set()
    order = command.make_parser(ctx).parse_args([*args])[2]
    for param in order:
        once = param.param_type_name == "option" and not (param.multiple or param.is_flag)
        if once and param.name in seen:
            raise _common().Complaint("option-twice", option=param.opts[0])
        seen.add(param.name)
    return parse(ctx, args)


class _Commands(TyperGroup):
    """Finds commands by their names; alone, ``imperiale`` opens the table."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in COMMANDS:
            return _load(cmd_name, [param for param in self.params if param.name == "lang"])
        self.commands: Any = dict.fromkeys(COMMANDS)  # of which Typer suggests one
        return None

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        # a stream in memory has no encoding, and none at all is told later
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        _common().say.speak(import_module("imperiale.locales").preferred(os.environ, encoding))
        alone = not args or (args[0].partition("=")[0] == "--lang" and args[-1] in args[:2])
        if alone:
            args = [*args, "tui" if _common().on_terminal() else "play"]
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            if sys.stdout is None:  # pyright: ignore[reportUnnecessaryComparison] - by the shell
                raise _common().Complaint("stdout-closed", 1)
            done = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            raise  # nobody listens any more: Typer ends in silence
        except Exception as error:
            told = _common().tell(error)
            if told is None:
                raise
            _let_go()
            raise typer.Exit(told) from None
        return done


def _let_go() -> None:
    """Let nothing that cannot be written stand in the way of the exit status."""
    if sys.stdout is None:  # pyright: ignore[reportUnnecessaryComparison] - closed by the shell
        return
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        # Python would try once more at its end, and exit with a status of its own
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


app = typer.Typer(
    cls=_Commands,
    help="The card game Impériale: play it, look up its rules, score and check deals.",
    epilog="Example: imperiale play --rules academie\n\nAlone, imperiale opens the table.",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:  # noqa: FBT001 - the form of Typer's callbacks
    if wanted:
        typer.echo(f"imperiale {__version__}")
        raise typer.Exit


def _speak(language: str | None) -> str | None:
    if language is None:
        return None
    locales = import_module("imperiale.locales")
    say = _common().say
    spoken = locales.known(language)
    if spoken is None:
        found, allowed = _common().tidy(language, 40), ", ".join(locales.languages())
        raise typer.BadParameter(say("lang-unknown", found=found, allowed=allowed))
    say.speak(spoken)
    return language


@app.callback()
def options(
    version: Annotated[  # noqa: FBT002 - the form of Typer's options
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            callback=_speak,
            is_eager=True,
            expose_value=False,
            help="Speak this language, e.g. fr; else that of LC_ALL, LC_MESSAGES or LANG.",
        ),
    ] = None,
) -> None:
    """Hold what stands before the command."""

"""Is everything that a person can name explained somewhere in the documents?"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer import Context
from typer.main import get_command

from imperiale import agents
from imperiale.cli.app import app
from imperiale.domain.errors import Why

ROOT = Path(__file__).parents[2]
RULE_SETS = {path.stem for path in (ROOT / "src" / "imperiale" / "rulesets").glob("*.toml")}
DOCS = "\n".join(
    path.read_text(encoding="utf-8")
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
)


def undocumented(names: set[str]) -> set[str]:
    """Return the names that no page gives as code; there must be names at all."""
    assert names
    return {name for name in names if f"`{name}`" not in DOCS}


def test_a_missing_name_is_seen() -> None:
    assert undocumented({"no-such-name", "academie"}) == {"no-such-name"}


def test_rule_sets_are_documented() -> None:
    assert not undocumented(RULE_SETS)


def test_refusals_are_documented() -> None:
    assert not undocumented({str(why) for why in Why})


def test_agents_are_documented() -> None:
    assert not undocumented(set(agents.names()))


def commands(command: Any, path: str) -> Iterator[str]:
    """Yield every command below one, as a person types it."""
    for name in command.list_commands(Context(command)):
        found = command.get_command(Context(command), name)
        if hasattr(found, "list_commands"):
            yield from commands(found, f"{path} {name}")
        else:
            yield f"{path} {name}"


def test_commands_are_documented() -> None:
    found = set(commands(get_command(app), "imperiale"))
    assert {"imperiale play", "imperiale records check"} <= found
    assert not {name for name in found if name not in DOCS}

"""By which licences may be used what the package needs, ships and is tested with?

``python _build/licences.py`` writes docs/guide/licences.md anew from what is installed and from the
lock of the page; it refuses a licence that is not on the list here.
"""

import json
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

__all__ = ["PAGE", "page"]

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "guide" / "licences.md"

FREE = (
    "0BSD",
    "Apache",
    "BSD",
    "BlueOak",
    "CC-BY-4.0",
    "CC0",
    "ISC",
    "LGPL",
    "MIT",
    "MPL",
    "Mozilla",
    "OFL",
    "PSF",
    "Python Software Foundation",
    "Python-2.0",
    "Unlicense",
    "Zlib",
    "ZPL",
)
"""What a licence must name to be used here: free ones; LGPL for libraries used as they are."""

PYTHONS = ("3.11.0", "3.11.9", "3.12.9", "3.13.9")
"""What may be needed by one of them alone does not stand in the list."""

HEAD = """# Licences

Imperiale is under the MIT licence. Below stands what it needs, what travels in its page, and what
it is tested with, each with its own. The page is written by `make licences`; a test holds it to
what is installed, and refuses a licence that is not free. `make sbom` writes the same with
versions, as CycloneDX, to `build/sbom`.
"""


def needed(name: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """Return the distributions that one needs, however far, as they are installed here."""
    found: set[str] = set()
    todo = [(name, extras)]
    while todo:
        one, wanted = todo.pop()
        try:
            lines = requires(one) or []
        except PackageNotFoundError:
            continue  # not for this system
        for line in lines:
            other = Requirement(line)
            marks = [{"extra": extra} for extra in (*wanted, "")]
            if other.marker and not any(map(other.marker.evaluate, marks)):
                continue
            key = canonicalize_name(other.name)
            if key not in found:
                found.add(key)
                todo.append((key, frozenset(other.extras)))
    return found


def always(lock: str) -> set[NormalizedName]:
    """Return the distributions of a lock that every Python needs, so that each makes one list."""
    found: dict[str, set[str]] = {}
    for line in re.findall(r"^[a-z0-9-]+==.*?(?= *\\$)", lock, re.MULTILINE):
        pin = Requirement(line)
        for python in PYTHONS:
            here = {"python_full_version": python, "python_version": python.rpartition(".")[0]}
            if not pin.marker or pin.marker.evaluate(here):
                found.setdefault(pin.name, set()).add(python)
    return {canonicalize_name(name) for name, pythons in found.items() if pythons == set(PYTHONS)}


def installed() -> dict[str, str]:
    """Return by distribution of the lock the licence that it states."""
    locked = always((ROOT / "requirements-lab.lock").read_text(encoding="utf-8"))
    program = Path(sys.executable).with_name("pip-licenses")
    done = subprocess.run(
        [program, "--from=mixed", "--format=json", "--with-system"],
        capture_output=True,
        text=True,
        check=True,
    )
    rows = {canonicalize_name(row["Name"]): row["License"] for row in json.loads(done.stdout)}
    # some state the whole text for its name
    plain = {name: " ".join(row.split()).partition(" Copyright")[0] for name, row in rows.items()}
    return {name: plain[name] for name in sorted(locked & plain.keys())}


def of_page() -> tuple[dict[str, str], dict[str, str]]:
    """Return by npm package the licence: of those that travel in the page, and of its tools."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    found: tuple[dict[str, str], dict[str, str]] = {}, {}
    for path, package in lock["packages"].items():
        if path:
            name = path.rpartition("node_modules/")[2]
            found[bool(package.get("dev"))][name] = str(package.get("license", ""))
    return found


def page() -> str:
    """Return the page as it should be.

    Raises:
        SystemExit: naming what has no licence, or none of the list.
    """
    python = installed()
    run = {name: python[name] for name in python if name in needed("imperiale")}
    tested = {name: python[name] for name in python if name not in run}
    shipped, tools = of_page()
    sections = {
        "Needed to play": run,
        "In the page": shipped,
        "Extras, and what is tested, built and documented with": tested,
        "What the page is built and tested with": tools,
    }
    strange = [
        f"{name}: {licence or 'none'}"
        for rows in sections.values()
        for name, licence in rows.items()
        if not any(word in licence for word in FREE)
    ]
    if strange:
        sys.exit("not on the list of free licences (_build/licences.py):\n" + "\n".join(strange))
    parts = [HEAD]
    for title, rows in sections.items():
        lines = [f"| {name} | {licence} |" for name, licence in sorted(rows.items())]
        parts.append("\n".join((f"## {title}\n", "| package | licence |", "|---|---|", *lines, "")))
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

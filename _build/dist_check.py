"""Do the archives of a release install where there is next to nothing?

``python _build/dist_check.py FOLDER`` installs the wheel of a folder into an empty environment
with neither Node nor a compiler in reach, and the sdist into one without Node, and asks each
whether it is whole.
"""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

NODE = ("node", "npm", "npx", "nodejs", "corepack")
COMPILERS = ("c++", "g++", "cc", "gcc", "clang", "clang++", "c89", "c99", "cmake", "ninja", "make")

WHOLE = """
from importlib.resources import files
from imperiale import agents, locales, rulesets
from imperiale.engine import native
assert native.available(), "the C++ core is missing"
assert (files("imperiale.server") / "static" / "index.html").is_file(), "the page is missing"
assert locales.languages() and agents.names() and rulesets.names()
"""


def farm(folder: Path, without: Callable[[str], bool]) -> Path:
    """Return a folder with the programs of this machine but for some."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).glob("*") if Path(place).is_dir() else ():
            link = folder / program.name
            if not without(program.name) and not link.is_symlink():
                link.symlink_to(program)
    return folder


def unlike(*names: str) -> Callable[[str], bool]:
    """Tell whether a program is one of some, by whatever version or target it is called."""

    def found(program: str) -> bool:
        plain = program.rpartition("linux-gnu-")[2].rstrip("0123456789.-")
        return plain in names

    return found


def installs(archive: Path, path: Path, folder: Path) -> None:
    """Install an archive into an empty environment, and ask it whether it is whole.

    Raises:
        SystemExit: it does not, or is not.
    """
    home = folder / "venv"
    venv.create(home, with_pip=True)
    around = {"PATH": f"{home / 'bin'}{os.pathsep}{path}", "HOME": str(folder), "LANG": "C.UTF-8"}
    around |= {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    python, command = home / "bin" / "python", home / "bin" / "imperiale"
    install = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", archive)
    deal = ("deal", "--seed", "a", "--rules", "academie")
    for words in ((python, *install), (python, "-c", WHOLE), (command, *deal)):
        done = subprocess.run(
            words, cwd=folder, env=around, check=False, capture_output=True, text=True
        )
        if done.returncode:
            what = " ".join(map(str, words))[:80]
            sys.exit(f"{archive.name}: {what} failed:\n{done.stdout}{done.stderr}")
    print(f"{archive.name}: installed, and whole")


def main(folder: Path) -> None:
    """Check the wheel and the sdist of a folder."""
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    if node := [name for name in NODE if shutil.which(name)]:
        print(f"leaving out {', '.join(node)}")
    for archive, missing in ((wheel, NODE + COMPILERS), (sdist, NODE)):
        with TemporaryDirectory() as place:
            installs(archive, farm(Path(place) / "bin", unlike(*missing)), Path(place))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())

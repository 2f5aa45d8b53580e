"""How does Lighthouse judge the page: how fast it is there, and whether everybody can use it?

``make lighthouse`` installs it under ``build/`` and writes its figures; on a busy machine they are
lower than they are.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.player import ask
from tests.server.running import served

LIGHTHOUSE = Path("build/lighthouse/node_modules/lighthouse/cli/index.js")
CHROMIUM = "/usr/bin/chromium"
FLAGS = (
    "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
)
WANTED = {"performance": 95, "accessibility": 100}
SEATS = [{"who": "me"}, {"who": "agent", "agent": "greedy"}]


def judged(url: str, *more: str) -> dict[str, int]:
    """Return what Lighthouse gives a page, of 100.

    Raises:
        SystemExit: it gave none, twice; with what it said.
    """
    only = f"--only-categories={','.join(WANTED)}"
    words = ["node", str(LIGHTHOUSE), url, "--output=json", "--quiet", only, *more]
    words.append(f"--chrome-flags={FLAGS}")
    environment = {**os.environ, "CHROME_PATH": CHROMIUM}
    for _ in range(2):  # now and then the browser is not there yet when it is called
        told = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
        if told.returncode == 0:
            break
    else:
        sys.exit(f"Lighthouse gave no figures of {url}:\n{told.stderr}")
    found: dict[str, Any] = json.loads(told.stdout)["categories"]
    return {name: round(100 * found[name]["score"]) for name in WANTED}


def main() -> int:
    """Judge pages as a phone and as a desk; return 1 if one is below what is wanted."""
    short = False
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        game = ask(server.address, "/api/games", {"rules": "academie", "seats": SEATS})["game"]
        for path in ("/", f"/g/{game}", "/rules/academie", "/deal"):
            for device, more in (("phone", ()), ("desk", ("--preset=desktop",))):
                found = judged(server.address + path, *more)
                short |= any(found[name] < wanted for name, wanted in WANTED.items())
                told = ", ".join(f"{name} {score}" for name, score in found.items())
                sys.stdout.write(f"{path:16} {device:6} {told}\n")
                sys.stdout.flush()
    return int(short)


if __name__ == "__main__":
    sys.exit(main())

"""Do the steps of the container file and the settings of the compose file make a server that plays?

``python -m tests.scale.deploying`` builds the wheel and installs it into an empty place by the same
scripts, starts what the compose file starts, and plays a partie.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]  # it brings no types
from tests.ports import free_port
from tests.scale.services import postgres, word
from tests.server.player import ask, play, run

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def steps() -> list[list[str]]:
    """Return the scripts that the container file runs, with their arguments."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    return [line.split() for line in re.findall(r"^RUN (\S+\.sh \S+ \S+)", text, re.MULTILINE)]


def entry() -> list[str]:
    """Return the command of the container."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    words = (re.findall(rf"^{name} (\[.*\])", text, re.MULTILINE) for name in ("ENTRYPOINT", "CMD"))
    return [word for found in words for word in json.loads(found[0])]


def settings() -> dict[str, str]:
    """Return the settings of the container and of the compose file."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    [line] = re.findall(r"^ENV (.*)", text, re.MULTILINE)
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    own: dict[str, str] = compose["services"]["table"]["environment"]
    return {**dict(word.split("=") for word in line.split()), **own}


def ready(address: str) -> None:
    """Wait until a server can keep games."""
    for _ in range(300):
        try:
            ask(address, "/readyz")
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.2)
        else:
            return
    raise AssertionError("it is not ready")


def deployed(folder: Path) -> str:
    """Do all of it; return what was seen."""
    places = {
        "/source": str(ROOT),
        "/wheels": f"{folder}/wheels",
        "/opt/imperiale": f"{folder}/place",
    }
    for script, *words in steps():
        own = DEPLOY / Path(script).name
        subprocess.run([own, *(places[word] for word in words)], check=True, cwd=folder)
    program, *words = entry()
    port = free_port()
    with postgres() as cluster, word() as redis:
        more = {
            "IMPERIALE_DATABASE": cluster.place(),
            "IMPERIALE_REDIS": redis.address,
            "IMPERIALE_ORIGIN": "http://cards.example",
            "IMPERIALE_PORT": str(port),
            "IMPERIALE_HOST": "127.0.0.1",
        }
        env = {"PATH": os.environ["PATH"], **settings(), **more}
        command = [program.replace("/opt/imperiale", places["/opt/imperiale"]), *words]
        address = f"http://127.0.0.1:{port}"
        with subprocess.Popen(command, cwd=folder, env=env, stderr=subprocess.DEVNULL) as server:
            try:
                ready(address)
                seats = [{"who": "me"}, {"who": "agent", "agent": "greedy"}]
                form: dict[str, Any] = {"rules": "academie", "seats": seats}
                game = ask(address, "/api/games", {**form, "options": {"target": 1}})
                table = run(play(address, game["game"], game["token"], 1))
            finally:
                server.send_signal(signal.SIGTERM)
                status = server.wait(30)
    assert status == 0
    assert table.view["phase"] == "over"
    return f"installed, ready, a partie of {table.view['deal']} deals played, ended with {status}"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        sys.stdout.write(f"{deployed(Path(place))}\n")

"""Does ``imperiale serve`` serve a page, and a whole partie over a socket?"""

from __future__ import annotations

import asyncio
import gzip
import re
import signal
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import process
from tests.server.player import Table, ask, play, run
from tests.server.running import Server

from imperiale import __version__
from imperiale.agents import names


def made(server: Server, *seats: str, **form: Any) -> dict[str, Any]:
    wishes = [{"who": s} if s in ("me", "open") else {"who": "agent", "agent": s} for s in seats]
    form = {"rules": "academie", "options": {"target": 2}, **form, "seats": wishes}
    answer: dict[str, Any] = ask(server.address, "/api/games", form)
    return answer


def test_it_says_that_it_is_there(server: Server) -> None:
    assert ask(server.address, "/healthz") == {"status": "ok", "version": __version__}


@pytest.mark.parametrize("agent", [name for name in names() if name in ("greedy", "random")])
@pytest.mark.parametrize("marking", ["automatic", "by_hand"])
def test_a_partie_against_an_agent_is_played_to_its_end(
    any_server: Server, agent: str, marking: str
) -> None:
    game = made(any_server, agent, "me", options={"target": 2, "marking": marking})
    table: Table = run(play(any_server.address, game["game"], game["token"], 7))
    assert table.view["winner"] in (0, 1)
    assert table.view["you"] == 1
    assert sorted(table.log) == list(range(1, table.n + 1))


def test_two_play_and_a_third_looks_on(any_server: Server) -> None:
    game = made(any_server, "me", "open")
    other = ask(any_server.address, f"/api/games/{game['game']}/seats", {"name": "Bea"})

    async def all_three() -> list[Table]:
        tokens = (game["token"], other["token"], "")
        return await asyncio.gather(*(play(any_server.address, game["game"], t, 3) for t in tokens))

    mine, theirs, public = run(all_three())
    assert mine.n == theirs.n == public.n
    public_facts = ("n", "phase", "winner", "deal", "marks", "last_trick", "dealt", "fair")
    for name in public_facts:
        assert mine.view[name] == theirs.view[name] == public.view[name]
    assert (mine.view["you"], theirs.view["you"], public.view["you"]) == (0, 1, None)
    assert public.view["seats"][1]["name"] == "Bea"


@pytest.mark.parametrize(
    ("path", "framed"),
    [
        *((path, "'none'") for path in ("/", "/g/some-game", "/lobby", "/rules", "/embedded")),
        ("/embed/some-game", "*"),
    ],
)
def test_the_page_has_strict_headers(server: Server, path: str, framed: str) -> None:
    """Also what is shown within other pages, which differs in nothing but that."""
    with urllib.request.urlopen(server.address + path, timeout=60) as answer:
        assert answer.status == 200
        assert answer.headers["content-type"].startswith("text/html")
        policy = dict(
            part.strip().partition(" ")[::2]
            for part in answer.headers["content-security-policy"].split(";")
        )
        assert policy.pop("frame-ancestors") == framed
        assert policy["default-src"] == "'none'"
        assert policy["require-trusted-types-for"] == "'script'"
        loaded = {name: value for name, value in policy.items() if name.endswith("-src")}
        allowed = {"'self'", "'none'", "data:"}
        assert {word for value in loaded.values() for word in value.split()} <= allowed
        assert policy["script-src"] == policy["style-src"] == "'self'"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_never_changes_is_packed_for_who_unpacks_it(server: Server) -> None:
    with urllib.request.urlopen(f"{server.address}/", timeout=60) as answer:
        script = re.search(r'src="(/assets/[^"]+\.js)"', answer.read().decode())
    assert script is not None
    told: dict[str, bytes] = {}
    for coding in ("gzip", "identity"):
        request = urllib.request.Request(server.address + script[1])
        request.add_header("accept-encoding", coding)
        with urllib.request.urlopen(request, timeout=60) as answer:
            assert answer.headers["content-encoding"] == (coding if coding == "gzip" else None)
            assert answer.headers["vary"] == "accept-encoding"
            told[coding] = answer.read()
    # packed smaller still when the page was built
    request = urllib.request.Request(server.address + script[1])
    request.add_header("accept-encoding", "gzip, deflate, br")
    with urllib.request.urlopen(request, timeout=10) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert len(answer.read()) < len(told["gzip"])
    assert gzip.decompress(told["gzip"]) == told["identity"]
    assert len(told["gzip"]) < len(told["identity"]) / 2


def test_the_messages_are_served(server: Server) -> None:
    with urllib.request.urlopen(f"{server.address}/locales/en.ftl", timeout=60) as answer:
        text = answer.read().decode()
    assert "told-mark =" in text
    assert "prompt-lead =" in text


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        "/locales/xx.ftl",
        "/locales/en.txt",
        "/assets/none.js",
        "/..%2f..%2fapp.py",
        "/%00",
        "/api/games/nothing/proof",
    ],
)
def test_what_is_not_there_is_told_as_data(server: Server, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as error:
        ask(server.address, path)
    assert error.value.code == 404
    with error.value:
        assert b"failed-no" in error.value.read()


def test_a_port_that_is_taken_is_told(server: Server, tmp_path: Path) -> None:
    taken = ("--port", str(server.port), "--database", str(tmp_path / "g.db"), "--no-open")
    told = process("serve", *taken)
    assert told.status == 1
    assert f"port {server.port}: Address already in use" in told.err
    assert "Choose another --port" in told.err


@pytest.mark.parametrize("content", [b"this is no database" * 100])
def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(content)
    told = process("serve", "--port", "0", "--database", str(file), "--no-open")
    assert told.status == 1
    assert "cannot be kept" in told.err
    assert "--database" in told.err
    assert file.read_bytes() == content


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("began", [signal.default_int_handler, signal.SIG_IGN])
def test_it_ends_when_it_is_asked_to(tmp_path: Path, number: signal.Signals, began: Any) -> None:
    before = signal.signal(signal.SIGINT, began)  # a shell lets what it begins behind it ignore it
    running = Server(tmp_path)
    signal.signal(signal.SIGINT, before)
    game = made(running, "me", "greedy")
    run(play(running.address, game["game"], game["token"], 1, most=4))
    running.process.send_signal(number)
    out, errors = running.process.communicate(timeout=60)
    assert (running.process.returncode, errors) == (0, "")
    assert "Every game is kept" in out


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--port", "70000"), "65535"),
        (("--budget", "0"), "--budget"),
        (("--database", "/dev/null/games.db"), "Name another --database"),
        (("--host", "no.such.host.invalid"), "Choose another --port"),
    ],
)
def test_what_cannot_be_served_is_told(options: tuple[str, ...], words: str) -> None:
    told = process("serve", "--no-open", *options)
    assert told.status in (1, 2)
    assert words in told.err
    assert "Traceback" not in told.err

"""Does the installed command behave in a real process: its pipes, its signals, its closed doors?"""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.running import GOLDEN, LINE, ROOT, Ran, process, records, run
from tests.services.common import play_out, terms

from imperiale import __version__
from imperiale.cli import play_files
from imperiale.cli.app import COMMANDS
from imperiale.services.table import Table
from imperiale.storage.copying import backup
from imperiale.storage.store import Store

COMMAND = [sys.executable, "-m", "imperiale"]


def test_the_version() -> None:
    assert run("--version").out == f"imperiale {__version__}\n"
    before = os.times()
    assert process("--version") == Ran(0, f"imperiale {__version__}\n", "")
    after = os.times()
    # of the processor's time, which others do not take: it needs a tenth of a second
    spent = after.children_user + after.children_system
    assert spent - before.children_user - before.children_system < 2


def test_the_version_waits_for_no_command() -> None:
    ask = "import sys; from imperiale.cli import app; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "imperiale.cli.app" in loaded
    assert not {"fluent", "babel", "rich", "imperiale.domain", "imperiale.rulesets"} & loaded


def test_the_script_is_installed() -> None:
    script = Path(sys.executable).with_name("imperiale")
    done = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"imperiale {__version__}\n"


def test_all_commands_are_listed() -> None:
    text = run("--help").out
    for name in COMMANDS:
        assert f" {name} " in text


def lay_out(folder: Path) -> None:
    """Write what the examples begin with: deals, a proof, a partie, games and a copy of them."""
    (folder / "deals.jsonl").write_bytes(GOLDEN.read_bytes())
    (folder / "proof.json").write_bytes((ROOT / "tests" / "server" / "proof.json").read_bytes())
    partie = play_out(Table(terms("academie", seed="1")))
    (folder / "partie-0001.json").write_text(partie.text(), encoding="utf-8")
    served = folder / "imperiale" / "games.db"
    served.parent.mkdir()
    asyncio.run(made(str(served)))
    backup(str(served), folder / "games.jsonl")


async def made(place: str) -> None:
    store = Store(place)
    await store.open()
    await store.close()


@pytest.mark.parametrize("words", ["", *COMMANDS, "records check"])
def test_the_example_of_a_command_can_be_pasted_from_its_help(words: str, tmp_path: Path) -> None:
    text = process(*words.split(), "--help", env={**os.environ, "COLUMNS": "80"}).out
    (line,) = re.findall(r"^ Example:\s+(imperiale .*\S) *$", text, re.MULTILINE)
    assert words in line
    lay_out(tmp_path)
    given = sorted(file.name for file in tmp_path.iterdir())
    if words == "serve":  # which goes on until it is interrupted
        line = f"{line} --port 0 > told & until grep -q http told; do"
        line += " kill -0 $! && sleep 0.1 || exit; done; kill -TERM $!; wait $!"
    if words == "tui":  # which wants a terminal, and goes on until it is quit
        line = f"while sleep 1; do printf '\\021'; done | script -qec '{line}' screen"
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    done = subprocess.run(
        ["sh", "-c", f"{line} && ls"],
        cwd=tmp_path,
        env={
            **os.environ,
            "PATH": path,
            "TERM": "xterm-256color",
            "XDG_STATE_HOME": str(tmp_path),
            "XDG_DATA_HOME": str(tmp_path),
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=240,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() != given, "it says something, or writes a file"


def test_alone_it_starts_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # no unfinished partie of whoever runs the tests
    monkeypatch.setattr(play_files, "user_state_path", lambda *_, **__: tmp_path)
    alone = run(given="q\n")
    assert alone == run("play", given="q\n")
    assert "academie" in alone.out


def test_a_pipe_runs_through_real_processes() -> None:
    notation = process("deal", "--seed", "111", "--rules", "academie", "--notation")
    counts = process("perft", "--depth", "2", given=notation.out.encode())
    assert counts == Ran(0, "perft 1 12\nperft 2 29\n", "")


def test_errors_of_a_real_process() -> None:
    ran = process("rules", "acadmie")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("Error: There is no rule set 'acadmie'")
    assert "Traceback" not in ran.err


def test_a_reader_that_goes_away_is_no_error_to_talk_about() -> None:
    many = GOLDEN.read_bytes() * 40
    with subprocess.Popen(
        [*COMMAND, "score", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as score:
        assert score.stdin is not None
        assert score.stdout is not None
        assert score.stderr is not None
        os.set_blocking(score.stdin.fileno(), False)
        score.stdin.write(many[:60_000])
        score.stdout.readline()
        score.stdout.close()
        score.stdin.close()
        assert score.stderr.read() == b""
        assert score.wait(20) == 1


def ended_by_interrupts(process: subprocess.Popen[bytes]) -> int:
    """Interrupt a process until it ends: what comes just before it waits for input is lost."""
    for _ in range(20):
        process.send_signal(signal.SIGINT)
        try:
            return process.wait(1)
        except subprocess.TimeoutExpired:
            continue
    raise AssertionError("not ended by interrupts")


def test_an_interrupt_ends_quietly() -> None:
    # a runner in the background hands down that interrupts are ignored, as a terminal never does
    launch = (
        "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
        "runpy.run_module('imperiale', run_name='__main__')"
    )
    with subprocess.Popen(
        [sys.executable, "-c", launch, "score", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as score:
        assert score.stdin is not None
        assert score.stdout is not None
        assert score.stderr is not None
        score.stdin.write(json.dumps(records()[0]).encode() + b"\n")
        score.stdin.flush()
        assert score.stdout.readline()
        assert ended_by_interrupts(score) == 130
        assert b"Traceback" not in score.stderr.read()


@pytest.mark.parametrize(
    "words",
    ["score -", "rules", "play --seed 1", "deal --seed 1 --rules dobor", "records check -"],
)
def test_a_closed_standard_output_is_told(words: str) -> None:
    shell = f"{sys.executable} -m imperiale {words} >&-"
    done = subprocess.run(["sh", "-c", shell], input="", stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert "Standard output is closed" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_closed_standard_input_is_a_person_who_leaves(state: Path) -> None:
    shell = f"{sys.executable} -m imperiale play --plain --seed 1 <&-"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Play on with: imperiale play --resume" in done.stdout
    assert len(list(state.glob("*.json"))) == 1


def test_a_closed_standard_input_is_told() -> None:
    shell = ["sh", "-c", '"$0" -m imperiale score - <&-', sys.executable]
    done = subprocess.run(shell, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "it is closed" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_disk_is_told(unbuffered: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "deal", LINE],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        )
    assert done.returncode == 1
    assert done.stderr.startswith("Error: The system says: ")
    assert len(done.stderr.splitlines()) == 1


def test_a_terminal_without_letters_still_gets_its_answer() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii:strict"}
    ran = process("rules", "academie", env=env)
    assert ran.status == 0
    assert "Acad\\xe9mie" in ran.out
    assert "Traceback" not in ran.err

"""Does a partie survive whatever ends the program, and does nothing else pass for one?"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import pytest
from tests.cli.playing import script, twin
from tests.cli.running import run

from imperiale.cli.play_files import FileKeeper, copy
from imperiale.services.table import Table

# a runner in the background hands down that interrupts are ignored, as a terminal never does
LAUNCH = (
    "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "runpy.run_module('imperiale', run_name='__main__')"
)
COMMAND = [sys.executable, "-c", LAUNCH, "play", "--plain"]


def kept(state: Path) -> Table:
    (file,) = state.glob("*.json")
    return Table.from_text(file.read_text(encoding="utf-8"))


class Process:
    """The real command in a process of its own, spoken to line by line."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )

    def hear(self) -> str:
        """Read until the prompt."""
        assert self.process.stdout is not None
        text = ""
        while not text.endswith("> "):
            read = self.process.stdout.read(1)
            if not read:
                break
            text += read
        return text

    def say(self, line: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.hear()

    def end(self, number: signal.Signals) -> int:
        # what comes between the prompt and the wait for an answer is noticed only with the next
        for _ in range(30):
            os.kill(self.process.pid, number)
            try:
                return self.process.wait(1)
            except subprocess.TimeoutExpired:
                continue
        raise AssertionError(f"not ended by {number!r}")


@contextmanager
def playing(*arguments: str) -> Iterator[Process]:
    one = Process(*arguments)
    watchdog = threading.Timer(60, one.process.kill)
    watchdog.start()
    try:
        one.hear()
        yield one
    finally:
        watchdog.cancel()
        one.process.kill()
        one.process.communicate()


@pytest.mark.parametrize("moves", [0, 1, 7])
def test_a_killed_partie_is_played_on_to_the_same_end(moves: int, state: Path) -> None:
    lines = list(script(twin("biblioteka", 2)))
    with playing("--rules", "biblioteka", "--seed", "1") as process:
        for line in lines[:moves]:
            process.say(line)
        assert process.end(signal.SIGKILL) == -signal.SIGKILL
    assert not list(state.glob("*.new"))
    ran = run("play", "--resume", "--plain", given="\n".join([*lines[moves:], "n"]) + "\n")
    assert ran.status == 0
    whole = twin("biblioteka", 2)
    list(script(whole))
    assert kept(state).moves == whole.moves
    assert kept(state).log == whole.log


def test_an_interrupt_keeps_the_partie(state: Path) -> None:
    with playing("--seed", "1") as process:
        process.say("Kc")
        assert process.end(signal.SIGINT) == 130
        assert process.process.stdout is not None
        assert "imperiale play --resume" in process.process.stdout.read()
        assert process.process.stderr is not None
        assert process.process.stderr.read() == ""
    assert len(kept(state).moves) >= 2


@pytest.mark.parametrize("given", ["Kc\n", "Kc\nq\n", "Kc\nquit\n"])
def test_the_end_of_input_and_quit_keep_the_partie(given: str, state: Path) -> None:
    ran = run("play", "--seed", 1, given=given)
    assert ran.status == 0
    assert "Play on with: imperiale play --resume" in ran.out
    moves = len(kept(state).moves)
    again = run("play", "--resume", given="t\n")
    assert again.status == 0
    assert "The partie goes on: academie, you, Greedy, deal 1." in again.out
    assert len(kept(state).moves) == moves


def test_taking_back_lasts(state: Path) -> None:
    run("play", "--seed", 1, given="Kc\nq\n")
    played = kept(state).moves
    ran = run("play", "--resume", given="u\nq\n")
    assert "Taken back: K♣" in ran.out
    assert kept(state).moves == played[:1]


def test_the_latest_unfinished_partie_is_resumed(state: Path) -> None:
    run("play", "--seed", "a", given="q\n")
    run("play", "--seed", "b", "--rules", "dobor", given="q\n")
    for number, file in enumerate(sorted(state.glob("*.json"))):
        os.utime(file, (number, number))
    assert "dobor" in run("play", "--resume", given="q\n").out
    lines = [*script(twin("dobor", 2, seed="b")), "n"]
    assert run("play", "--resume", given="\n".join(lines) + "\n").status == 0
    assert "academie" in run("play", "--resume", given="q\n").out


def test_who_leaves_is_told_the_file_where_another_would_be_resumed(state: Path) -> None:
    run("play", "--seed", "a", given="q\n")
    (first,) = state.glob("*.json")
    ran = run("play", "--seed", "b", given="q\n")
    assert ran.out.rstrip().endswith("imperiale play --resume")
    os.utime(first, (2**32, 2**32))  # the clock was wrong
    ran = run("play", "--seed", "c", given="q\n")
    assert "partie-0003.json" in "".join(ran.out.split()).rpartition("imperialeplay--resume")[2]
    first.write_bytes(b"{}")
    os.utime(first, (2**32, 2**32))
    ran = run("play", "--seed", "d", given="q\n")
    assert "partie-0004.json" in "".join(ran.out.split()).rpartition("imperialeplay--resume")[2]


def test_an_unfinished_partie_is_offered(state: Path) -> None:
    run("play", "--seed", "a", "--rules", "pierer", given="q\n")
    ran = run("play", given="what\n\nq\n")
    assert "There is an unfinished partie (pierer, you, Greedy, deal 1)" in ran.out
    assert "Type y for yes or n for no" in ran.out
    assert "The partie goes on" in ran.out
    assert len(list(state.glob("*.json"))) == 1
    ran = run("play", given="n\n\n\n\nq\n")
    assert "Which rules?" in ran.out
    assert len(list(state.glob("*.json"))) == 2


def test_a_copy_is_a_partie_of_its_own(state: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    ran = run("play", "--seed", 1, given=f"Kc\ns\ns {copy}\ns {copy}\n1\nq\n")
    assert "A copy is in" in ran.out
    assert "nothing was written" in ran.out
    before = kept(state).moves
    ran = run("play", copy, given="u\nq\n")
    assert "copy.json" in " ".join(ran.out.split()).rpartition("imperiale play --resume")[2]
    assert kept(state).moves == before
    assert len(Table.from_text(copy.read_text(encoding="utf-8")).moves) < len(before)


@pytest.mark.parametrize("name", ["~nobody-of-that-name/x", "/dev/null/x", "no/folder/x"])
def test_a_copy_that_cannot_be_made_ends_nothing(name: str) -> None:
    ran = run("play", "--seed", 1, given=f"s {name}\nKc\nq\n")
    assert ran.status == 0
    assert "A copy cannot be kept in" in " ".join(ran.out.split())
    assert "Play on with" in ran.out


class Full(StringIO):
    """A file on a full disk."""

    def flush(self) -> None:
        raise OSError(28, "No space left on device")


def test_of_a_copy_on_a_full_disk_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "copy.json"
    place.touch()
    monkeypatch.setattr(Path, "open", lambda *_, **__: Full())
    with pytest.raises(OSError, match="No space"):
        copy(place, "text")
    assert not place.exists()


def spoiled(state: Path) -> dict[str, bytes]:
    run("play", "--seed", 1, given="Kc\nq\n")
    (file,) = state.glob("*.json")
    whole = file.read_bytes()
    data = json.loads(whole)
    return {
        "damaged": whole.replace(b'"seed": "1"', b'"seed": "2"'),
        "newer": json.dumps({**data, "version": 99, "program": "7.0"}).encode(),
        "no kept partie": b"{}",
        "too large": b" " * 4_000_001,
    }


@pytest.mark.parametrize("kind", ["damaged", "newer", "no kept partie", "too large"])
def test_what_is_no_partie_is_refused_and_left_as_it_is(kind: str, state: Path) -> None:
    content = spoiled(state)[kind]
    (file,) = state.glob("*.json")
    file.write_bytes(content)
    for arguments in (("--resume",), (str(file),), ("--resume", str(file))):
        ran = run("play", *arguments)
        assert ran.status == 1
        assert kind in ran.err
        assert "left as it is" in ran.err
        assert "Traceback" not in ran.err
    # a new partie can be begun all the same, in a file of its own
    assert run("play", given="\n\n\nq\n").status == 0
    assert file.read_bytes() == content
    assert len(list(state.glob("*.json"))) == 2


def test_there_is_nothing_to_resume(state: Path) -> None:
    ran = run("play", "--resume")
    assert ran.status == 1
    assert "no unfinished partie" in ran.err
    assert not state.exists()
    assert "there is no such file" in run("play", "nowhere.json").err


def test_a_full_disk_does_not_end_the_game(state: Path) -> None:
    state.parent.mkdir(parents=True)
    state.write_text("a file where the folder should be")
    ran = run("play", "--seed", 1, given="Kc\ns\nq\n")
    assert ran.status == 0
    assert "The partie cannot be kept" in ran.out
    assert "could not be kept and is lost" in ran.err


def test_a_text_is_kept_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = FileKeeper(tmp_path / "partie-0001.json")
    keeper.keep("old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    keeper.keep("new")
    assert keeper.trouble == "No space left on device"
    assert keeper.path.read_text(encoding="utf-8") == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["partie-0001.json"]
    monkeypatch.undo()
    keeper.keep("new")
    assert (keeper.trouble, keeper.path.read_text(encoding="utf-8")) == ("", "new")


def test_of_two_programs_at_one_partie_neither_loses_its_own(state: Path) -> None:
    run("play", "--seed", 1, given="q\n")
    lines = list(script(twin("academie", 2)))
    with playing("--resume") as one, playing("--resume") as other:
        one.say(lines[0])
        assert "Another program has changed the file" in other.say(lines[0])
        told = [other.say(line) for line in lines[1:3]]
        assert not [text for text in told if "Another program" in text]
        first, second = sorted(state.glob("*.json"))
        one.say(lines[1])
        assert second.name in "".join(other.say("q").split())
    parties = [Table.from_text(file.read_text(encoding="utf-8")) for file in (first, second)]
    shorter, longer = (partie.moves for partie in parties)
    assert longer[: len(shorter)] == shorter
    assert len(longer) > len(shorter) > 1
    assert not list(state.glob(".*"))


@pytest.mark.parametrize("links", [True, False])
def test_two_new_parties_never_share_a_file(
    links: bool, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not links:

        def none(path: Path, target: Path) -> None:
            raise PermissionError(1, "Operation not permitted")

        monkeypatch.setattr(Path, "hardlink_to", none)
    one, other = FileKeeper(state / "partie-0001.json"), FileKeeper(state / "partie-0001.json")
    one.keep("one")
    other.keep("other")
    one.keep("one, later")
    assert (one.trouble, one.moved, other.trouble, other.moved) == ("", False, "", False)
    kept_texts = {file.name: file.read_text(encoding="utf-8") for file in state.iterdir()}
    assert kept_texts == {"partie-0001.json": "one, later", "partie-0002.json": "other"}


def test_a_partie_that_was_thrown_away_is_kept_again(tmp_path: Path) -> None:
    keeper = FileKeeper(tmp_path / "partie-0001.json")
    keeper.keep("old")
    keeper.path.unlink()
    keeper.keep("new")
    assert (keeper.trouble, keeper.moved) == ("", False)
    assert keeper.path.read_text(encoding="utf-8") == "new"

"""Do all games come through a copy whole, and is a copy that is not whole left alone?"""

from __future__ import annotations

import json
import stat
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from tests.cli.running import process
from tests.scale.services import Postgres
from tests.services.houses import Host, run
from tests.services.test_house import play_on

from imperiale.services.facts import ClockTerms
from imperiale.services.ports import Row
from imperiale.storage.copying import NotCopyError, ThereError, backup, restore
from imperiale.storage.schema import UnusableError
from imperiale.storage.store import Store

Logs = dict[str, list[Row]]


async def filled(place: str, games: int) -> Logs:
    """Play some games in a database for a while; return their logs."""
    log = Store(place)
    await log.open()
    host = Host(log, seed=games)  # type: ignore[arg-type]
    kept: Logs = {}
    for i in range(games):
        room, _ = await host.table("", "", listed=True)
        await play_on(host, room, 5 * i, Random(i))
        kept[room.game.name] = await log.read(room.game.name)
    await host.house.stop()
    await log.close()
    return kept


async def read(place: str, names: Logs) -> tuple[Logs, dict[str, int]]:
    log = Store(place)
    await log.open()
    found = {name: await log.read(name) for name in names}
    numbers = await log.numbers(names)
    await log.close()
    return found, numbers


def test_games_go_from_any_database_to_any_other(
    place: str, cluster: Postgres, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.jsonl"
    kept = run(filled(place, 4))
    assert backup(place, copy) == 4
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    for there in (str(tmp_path / "other.db"), cluster.place()):
        assert restore(there, copy) == 4
        again = tmp_path / "again.jsonl"
        assert backup(there, again) == 4
        assert again.read_bytes() == copy.read_bytes()
        assert run(read(there, kept)) == (kept, {name: len(rows) for name, rows in kept.items()})
        with pytest.raises(ThereError):
            restore(there, copy)


def broken(lines: list[str]) -> dict[str, list[str]]:
    """Return copies that are not whole, by what is said of them."""
    game = json.loads(lines[1])
    gap = json.dumps({**game, "rows": game["rows"][1:]})
    return {
        "breaks off after line 2": lines[:2],
        "line 1 is no head": lines[1:],
        "line 2 is a second head": [lines[0], *lines],
        "stands after the end": [*lines, lines[1]],
        "not as it was written": [lines[0], *lines[2:]],
        "has a gap": [lines[0], gap, *lines[2:]],
        "line 2": [lines[0], "{", *lines[2:]],
        "line 1": ["\x00" * 30],
    }


def test_a_copy_that_is_not_whole_changes_nothing(tmp_path: Path) -> None:
    here, copy = str(tmp_path / "games.db"), tmp_path / "copy.jsonl"
    run(filled(here, 3))
    backup(here, copy)
    for words, lines in broken(copy.read_text().splitlines()).items():
        copy.write_text("\n".join(lines) + "\n")
        with pytest.raises(NotCopyError, match=words):
            restore(str(tmp_path / "new.db"), copy)
    assert not (tmp_path / "new.db").exists()


def test_one_game_that_is_there_keeps_all_others_out(tmp_path: Path) -> None:
    here, there, copy = (str(tmp_path / name) for name in ("a.db", "b.db", "copy.jsonl"))
    kept = run(filled(here, 1))
    backup(here, Path(copy))
    restore(there, Path(copy))
    kept |= run(filled(here, 3))
    backup(here, Path(copy))
    with pytest.raises(ThereError):
        restore(there, Path(copy))
    assert sum(map(bool, run(read(there, kept))[0].values())) == 1


def test_what_is_no_database_is_not_made_one(tmp_path: Path) -> None:
    with pytest.raises(UnusableError):
        backup(str(tmp_path / "none.db"), tmp_path / "copy.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_the_commands_say_what_they_did_and_what_they_could_not(tmp_path: Path) -> None:
    here, there, copy = (str(tmp_path / name) for name in ("a.db", "b.db", "copy.jsonl"))
    run(filled(here, 2))
    done = process("backup", copy, "--database", here)
    assert (done.status, done.err) == (0, "")
    assert "2 games are copied" in done.out
    done = process("restore", copy, "--database", there)
    assert (done.status, done.err) == (0, "")
    assert f"2 games of {copy} are now in {there}" in done.out
    for words, command in {
        "is in": ("restore", copy, "--database", there),
        "is no backup": ("restore", here, "--database", there),
        "cannot be read": ("restore", str(tmp_path / "none.jsonl"), "--database", there),
        "there is no such file": ("backup", copy, "--database", str(tmp_path / "c.db")),
        "cannot be written": ("backup", "/dev/null/copy", "--database", here),
        "refused": ("backup", copy, "--database", "postgresql://a:secret@127.0.0.1:1/x"),
    }.items():
        failed = process(*command)
        assert failed.status == (2 if "read" in words else 1)
        assert words in failed.err
        assert "secret" not in failed.err
        assert "Traceback" not in failed.err


def test_a_copy_of_an_older_version_is_reckoned_anew(tmp_path: Path) -> None:
    """It told whether time passes in a game, and not when it is due."""
    place, copy, there = str(tmp_path / "a.db"), tmp_path / "copy.jsonl", str(tmp_path / "b.db")

    async def begun() -> tuple[str, int | None]:
        log = Store(place)
        await log.open()
        host = Host(log)  # type: ignore[arg-type]
        room, _ = await host.table("", "", clock=ClockTerms("days", 86_400))
        await play_on(host, room, 6, Random(6))
        await host.house.stop()
        await log.close()
        return room.game.name, room.game.deadline()

    async def due(*, sweep: bool) -> list[tuple[int, str]]:
        log = Store(there)
        await log.open()
        if sweep:
            await Host(log).house.sweep.once()  # type: ignore[arg-type]
        found = await log.due(10**12, 9, (-1, ""))
        await log.close()
        return found

    name, deadline = run(begun())
    backup(place, copy)
    head, game, _ = map(json.loads, copy.read_text().splitlines())
    assert game["summary"] == [False, False, deadline]
    lines = [
        json.dumps(line)
        for line in ({**head, "version": 2}, game | {"summary": [False, False, True]})
    ]
    body = "".join(f"{line}\n" for line in lines)
    end = {"is": "end", "games": 1, "sha256": sha256(body.encode()).hexdigest()}
    copy.write_text(body + json.dumps(end) + "\n")
    assert restore(there, copy) == 1
    assert run(due(sweep=False)) == [(0, name)]
    assert run(due(sweep=True)) == [(deadline, name)]

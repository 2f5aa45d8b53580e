"""Does `score` say what every record comes to, line by line, whatever else is in the file?"""

import json
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest
from tests.cli.running import GOLDEN, LINE, RECORDS, process, records, run

from imperiale.cli.lines import lines
from imperiale.rulesets import load, names

STATED = ("events", "tricks", "score", "winner", "card_points")


def stated(record: dict[str, object]) -> dict[str, object]:
    return {name: record[name] for name in STATED if name in record}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_comes_out(path: Path) -> None:
    ran = run("score", path)
    assert ran.status == 0, ran.err
    assert ran.lines == [stated(record) for record in records(path)]


def test_the_golden_records_show_every_rule_set_and_every_mark() -> None:
    found = records()
    assert len(found) >= 60
    tables = {(record["rules"], record["players"]) for record in found}
    assert tables == {(name, n) for name in names() for n in load(name).players}
    events = {(e["step"], e.get("kind")) for record in found for e in record["events"]}
    kinds = ("sequence", "four", "carte_blanche", "white", "turn_up_imperial", "won_in_play")
    assert {("imperial", kind) for kind in kinds} <= events
    steps = ("turn_up", "point", "honours", "tricks", "capot", "no_trick")
    assert {(step, None) for step in steps} <= events


def test_what_can_be_computed_need_not_be_there() -> None:
    for record in records():
        bare = {name: value for name, value in record.items() if name not in STATED}
        if record["rules"] != "dobor":
            del bare["stock"]
        assert run("score", "-", given=json.dumps(bare)).lines == [stated(record)]


def test_a_wrong_line_is_told_in_its_place() -> None:
    good = records()[:2]
    text = f"{json.dumps(good[0])}\n{{broken\n{json.dumps(good[1])}\n"
    ran = run("score", "-", given=text)
    first, wrong, last = ran.lines
    assert (first, last) == (stated(good[0]), stated(good[1]))
    assert wrong["line"] == 2
    assert wrong["error"]["code"] == "not-json"
    assert wrong["error"]["at"] == "column 2"
    assert "Not JSON at column 2" in wrong["error"]["message"]
    assert ran.status == 1


def test_all_faults_of_a_line_are_told_at_once() -> None:
    record = {**records()[0], "dealer": 7, "turn_up": "1h", "colour": "red"}
    error = run("score", "-", given=json.dumps(record)).lines[0]["error"]
    assert [fault["at"] for fault in error["all"]] == ["colour", "dealer", "turn_up"]
    assert {key: error[key] for key in ("code", "message", "at")} == error["all"][0]


def test_lines_are_counted_in_each_file(tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n" + "[]\n")
    ran = run("score", GOLDEN, broken)
    assert len(ran.lines) == len(records()) + 2
    assert [(wrong["file"], wrong["line"]) for wrong in ran.lines[-2:]] == [
        (str(broken), 1),
        (str(broken), 2),
    ]
    assert ran.status == 1


def test_a_file_that_is_not_there_stops_no_other() -> None:
    ran = run("score", "nowhere.jsonl", GOLDEN)
    assert ran.lines == [stated(record) for record in records()]
    assert "nowhere.jsonl cannot be read: there is no such file" in ran.err
    assert ran.status == 2


def test_empty_lines_count_but_not_at_the_end() -> None:
    line = json.dumps(records()[0])
    ran = run("score", "-", given=f"{line}\n\n  \n{line}\n\n\n")
    codes = [answer.get("error", {}).get("code") for answer in ran.lines]
    assert codes == [None, "not-json", "not-json", None]
    assert run("score", "-", given=f"{line}\n\n").status == 0
    assert run("score", "-", given="") == (0, "", "")


def test_a_mark_of_byte_order_at_the_beginning_is_no_fault() -> None:
    line = json.dumps(records()[0]).encode()
    assert run("score", "-", given=b"\xef\xbb\xbf" + line).status == 0


def test_a_line_without_end_costs_no_memory_and_no_other_line() -> None:
    line = json.dumps(records()[0]).encode()
    ran = run("score", "-", given=b'"' + b"x" * 3_000_000 + b"\n" + line + b"\n")
    assert ran.lines[0]["error"]["code"] == "too-long"
    assert ran.lines[1] == stated(records()[0])


def test_a_cut_play_is_wrong_unless_it_is_allowed() -> None:
    record = next(record for record in records() if len(record["play"]) == 24)
    cut = json.dumps({**record, "play": record["play"][:5]})
    error = run("score", "-", given=cut).lines[0]["error"]
    assert (error["code"], error["at"]) == ("play-too-short", "play")
    ran = run("score", "--partial", "-", given=cut)
    assert ran.status == 0
    assert sum(ran.lines[0]["tricks"]) == 2


def test_house_rules_may_be_named_by_records(tmp_path: Path) -> None:
    house = tmp_path / "ours.toml"
    house.write_text('id = "ours"\nextends = "academie"\npoint_value = 3\n')
    record = run("deal", "--record", LINE.replace("academie", "ours"), "--rules", house)
    ran = run("score", "--partial", "--rules", house, "-", given=record.out)
    assert ran.lines[0]["events"][-1] == {"seat": 1, "step": "point", "counters": 3}
    assert run("score", "-", given=record.out).lines[0]["error"]["code"] == "unknown-rules"


def test_empty_lines_without_end_are_not_held_in_memory(tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_bytes(b"\n" * 300_000)
    tracemalloc.start()
    try:
        assert not list(lines(str(file)))
        assert tracemalloc.get_traced_memory()[1] < 3_000_000
    finally:
        tracemalloc.stop()


def test_of_two_house_rules_of_one_name_neither_is_chosen(tmp_path: Path) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text('id = "ours"\nextends = "academie"\npoint_value = 3\n')
    other.write_text('id = "ours"\nextends = "academie"\npoint_value = 2\n')
    record = run("deal", "--record", LINE.replace("academie", "ours"), "--rules", one).out
    ran = run("score", "--partial", "--rules", one, "--rules", other, "-", given=record)
    assert ran.status == 2
    assert "Two files of house rules have the id ours" in ran.err
    assert run("score", "--partial", "--rules", one, "--rules", one, "-", given=record).status == 0


def test_each_line_is_answered_at_once() -> None:
    line = json.dumps(records()[0]).encode() + b"\n"
    command = [sys.executable, "-m", "imperiale", "score", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as score:
        assert score.stdin is not None
        assert score.stdout is not None
        for _ in range(3):
            score.stdin.write(line)
            score.stdin.flush()
            assert json.loads(score.stdout.readline()) == stated(records()[0])
        score.stdin.close()
        assert score.wait(10) == 0


def test_standard_input_cannot_be_read_twice() -> None:
    ran = run("score", "-", "-")
    assert ran.status == 2
    assert "only once" in ran.err


def test_output_is_plain_ascii_in_any_locale() -> None:
    ran = process("score", "-", given=b'{"\xc3\xa9": 1}\n', env={"PATH": "", "LC_ALL": "C"})
    assert ran.out.isascii()
    assert ran.lines[0]["error"]["at"] == "é"

"""Does `rules` tell every decision with its source, and what differs?"""

import json
from pathlib import Path

import pytest
from tests.cli.running import run

from imperiale.domain.keys import KEYS
from imperiale.rulesets import load, names


def flat(text: str) -> str:
    """Return a text without its line breaks and borders."""
    return " ".join(text.replace("│", " ").split())


def test_all_rule_sets_are_listed() -> None:
    ran = run("rules")
    assert ran.status == 0
    for name in names():
        for text in (name, load(name).name, load(name).summary, load(name).source):
            assert flat(text) in flat(ran.out)
    listed = run("rules", "--json").json
    assert [one["id"] for one in listed] == list(names())
    assert listed[0]["players"] == [2, 3]


@pytest.mark.parametrize("name", names())
def test_every_decision_is_shown_with_its_source(name: str) -> None:
    rules = load(name)
    text = flat(run("rules", name).out)
    for key, decision in rules.decisions.items():
        assert f"[{key}] {decision.status}: {flat(decision.source)}" in text
        assert flat(decision.note) in text
    data = run("rules", name, "--json").json
    assert set(KEYS) <= set(data)
    for key, decision in rules.decisions.items():
        value = list(decision.value) if isinstance(decision.value, tuple) else decision.value
        assert data[key]["is"] == value
        assert data[key]["source"] == decision.source


def test_sections_follow_the_deal() -> None:
    text = run("rules", "academie").out
    titles = ("The table and the pack", "Honours", "Imperials", "The point", "The tricks")
    places = [text.index(f"\n{title}\n") for title in (*titles, "The score")]
    assert places == sorted(places)


def test_answers_for_a_number_of_players() -> None:
    assert "A K Q J 7; with three: A K Q J 6 [honours]" in flat(run("rules", "academie").out)
    assert "A K Q J 6 [honours]" in flat(run("rules", "academie", "--players", 3).out)
    data = run("rules", "academie", "--players", 3, "--json").json
    assert (data["deck"]["is"], data["honours"]["is"]) == (36, "AKQJ6")
    assert "for_3" not in data["deck"]


def test_only_what_differs_is_compared() -> None:
    ran = run("rules", "--diff", "academie", "pierer", "--players", 2)
    text = flat(ran.out)
    assert "[follow]" in text
    assert "[target]" in text
    assert "[hand_size]" not in text
    assert "[fours]" not in text, "the order of ranks is no difference"
    data = run("rules", "--diff", "academie", "pierer", "--players", 2, "--json").json
    assert data["rules"] == ["academie", "pierer"]
    assert [side["is"] for side in data["differ"]["target"]] == [5, 3]
    for key in KEYS:
        first, second = (getattr(load(n).rules(2), key) for n in data["rules"])
        same = sorted(str(first)) == sorted(str(second)) if KEYS[key].ranks else first == second
        assert (key in data["differ"]) is not same or key == "players"


def test_with_all_players_the_packs_differ() -> None:
    differ = run("rules", "--diff", "biblioteka", "pierer", "--json").json["differ"]
    assert "fours" in differ, "six of them with three"
    assert "deck" not in differ


def test_a_rule_set_is_like_itself() -> None:
    ran = run("rules", "--diff", "dobor", "dobor")
    assert ran.out == "dobor and dobor decide everything alike.\n"
    assert run("rules", "--diff", "dobor", "dobor", "--json").json["differ"] == {}


def test_a_sound_file_of_house_rules(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    text = 'id = "ours"\nname = "Ours"\nextends = "academie"\ntarget = 6\n'
    file.write_bytes(b"\xef\xbb\xbf" + text.encode())
    ran = run("rules", "--check", file)
    assert ran.status == 0
    assert "ours.toml is a sound rule set: Ours (ours), for 2 or 3 players." in flat(ran.out)
    data = run("rules", "--check", file, "--json").json
    assert data["sound"]
    assert data["rules"]["target"] == {
        "is": 6,
        "status": "house",
        "source": "house rules",
        "note": "",
    }
    shown = flat(run("rules", file).out)
    assert "Builds on academie" in shown
    assert "6 [target] house rule: house rules" in shown
    assert set(run("rules", "--diff", "academie", file, "--json").json["differ"]) == {"target"}


def test_output_to_a_file_has_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    for words in (["rules"], ["rules", "dobor"], ["rules", "--diff", "dobor", "pierer"]):
        assert "\x1b" not in run(*words).out


def test_json_is_json() -> None:
    assert json.loads(run("rules", "pierer", "--json").out)["extends"] is None

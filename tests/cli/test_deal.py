"""Does `deal` value a deal before the play, and write it in both forms?"""

import json
from pathlib import Path

import pytest
from tests.cli.running import LINE, records, run

from imperiale.domain.dealing import dealt
from imperiale.domain.rules.marking import NOTHING
from imperiale.rulesets import load
from imperiale.services.dealer import Dealer


def test_what_each_seat_holds() -> None:
    found = run("deal", LINE, "--json").json
    elder, dealer = found["seats"]
    assert elder["imperials"] == [
        {"kind": "four", "cards": ["7c", "7d", "7h", "7s"], "imperials": 1}
    ]
    assert elder["point"] == {"length": 4, "worth": 37}
    assert elder["honours"] == ["7h"]
    assert dealer["imperials"][0]["imperials"] == 2
    assert dealer["point"] == {"length": 5, "worth": 49}
    assert dealer["honours"] == ["Ah", "Jh", "Qh", "Kh"]
    assert found["marks"] == [
        {"seat": 0, "step": "imperial", "imperials": 1, "kind": "four"},
        {"seat": 1, "step": "imperial", "imperials": 2, "kind": "sequence"},
        {"seat": 1, "step": "point", "counters": 1},
    ]
    # elder's imperial wipes the dealer's counters, the dealer's those of elder
    assert found["score"] == [
        {"imperials": 1, "counters": 0},
        {"imperials": 3, "counters": 1},
    ]
    assert (found["leader"], found["ending"]) == (0, None)
    assert found["notation"] == LINE


def test_an_imperial_of_the_turn_up() -> None:
    line = "pierer | 1 | | AK98c AK98d A98h 8s / 7c 7d 7s QJc JTd KQh KAQs | 7h"
    found = run("deal", line, "--json").json
    assert [held["kind"] for held in found["seats"][1]["imperials"]] == ["turn_up_imperial"]
    assert found["marks"][0]["kind"] == "turn_up_imperial"


def test_imperials_that_are_shown_later_are_held_all_the_same() -> None:
    found = run("deal", LINE.replace("academie", "dobor"), "--json").json
    assert [len(seat["imperials"]) for seat in found["seats"]] == [1, 1]
    assert found["marks"] == []
    assert found["leader"] == 1, "the point leads"


def test_a_deal_that_is_not_played() -> None:
    record = next(r for r in records() if r["rules"] == "academie" and not r["play"])
    found = run("deal", json.dumps(record), "--json").json
    assert found["leader"] is None
    assert found["ending"] in ("not_played", "won")


def test_the_page_for_people() -> None:
    ran = run("deal", LINE)
    for text in (
        "academie, dealer seat 1, turn-up Th",
        "seat 1: sequence, imperials 2",
        "5 cards, 49",
        "Seat 0 leads.",
        LINE,
    ):
        assert text in ran.out


def test_options_are_shown() -> None:
    line = LINE.replace("academie", "academie target=7 tricks=difference")
    assert "Imperials" not in run("deal", line).err
    assert "target=7, tricks=the difference" in run("deal", line).out


@pytest.mark.parametrize("record", records(), ids=lambda r: f"{r['rules']}-{r['players']}")
def test_both_forms_say_the_same(record: dict[str, object]) -> None:
    notation = run("deal", "--notation", json.dumps(record))
    assert notation.status == 0
    again = run("deal", "--record", notation.out).json
    for name in ("rules", "options", "players", "dealer", "start", "turn_up", "stock", "play"):
        assert again[name] == record[name]
    assert [sorted(held) for held in again["hands"]] == [
        sorted(held)
        for held in record["hands"]  # type: ignore[attr-defined]
    ]
    assert run("deal", "--notation", json.dumps(again)).out == notation.out
    assert run("score", "-", given=json.dumps(again)).lines[0]["score"] == record["score"]


def test_lines_of_both_forms_come_through_a_pipe() -> None:
    given = f"{json.dumps(records()[0])}\n{LINE}\nnonsense\n"
    ran = run("deal", "--notation", given=given)
    assert len(ran.out.splitlines()) == 2
    assert "line 3: This is not a deal of one line" in ran.err
    assert ran.status == 1
    errors = run("deal", "--json", given=given).lines
    assert errors[2]["line"] == 3
    assert errors[2]["error"]["code"] == "not-a-line"


def test_a_seed_deals_the_same_on_every_machine() -> None:
    ran = run("deal", "--seed", "111", "--rules", "academie", "--notation")
    assert ran.out.strip() == (
        "academie | 1 | 0i0c 0i0c | Q87c 97d 97h QJT97s / T9c KQJAT8d QJh A8s"
        " | Ac | Jc Kh Ah 8h Th Kc Ks"
    )


@pytest.mark.parametrize("seed", ["", "a word", "\udcff"])
def test_any_seed_deals_the_first_deal_of_its_partie(seed: str) -> None:
    rules = load("pierer").rules(3)
    chance = Dealer(rules, seed)
    found = run("deal", "--seed", seed, "--rules", "pierer", "--players", 3, "--record").json
    assert found["dealer"] == chance.open().cut.dealer
    setup = dealt(rules, found["dealer"], (NOTHING,) * 3, chance.pack(1))
    assert found["hands"] == [[str(card) for card in held] for held in setup.hands]


def test_a_seed_deals_by_the_rules_asked_for(tmp_path: Path) -> None:
    house = tmp_path / "ours.toml"
    house.write_text('extends = "imperialas"\ntarget = 9\n')
    ran = run("deal", "--seed", "x", "--rules", house, "--players", 4, "--dealer", 2, "--record")
    found = ran.json
    assert (found["players"], found["dealer"]) == (4, 2)
    assert [len(held) for held in found["hands"]] == [8] * 4
    assert found["turn_up"] == found["hands"][2][-1]
    options = run(
        "deal", "--seed", "1", "--rules", "biblioteka", "--option", "target=6", "--record"
    )
    assert options.json["options"] == {"target": 6}

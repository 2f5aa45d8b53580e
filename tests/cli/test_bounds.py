"""Does `imperiale bounds` tell both bounds of an agent, and go on from its results?"""

from __future__ import annotations

import json
from pathlib import Path
from statistics import correlation, covariance, fmean, variance

import pytest
from tests.cli.running import Ran, run

from imperiale.cli import bounds

GREEDY = ("bounds", "greedy", "--deals", 6, "--upper-tricks", 4)
WHOLE = ("bounds", "greedy", "--whole", "--marks", "--more", 30)


def clean(ran: Ran) -> Ran:
    assert (ran.status, ran.err) == (0, "")
    return ran


def test_it_tells_both_bounds() -> None:
    ran = clean(run(*GREEDY, "--json")).json
    assert (ran["agent"], ran["deals"], ran["aim"]) == ("greedy", 6, "chance")
    lower, upper = ran["bounds"]
    assert (lower["name"], lower["tricks"]) == ("lower", 3)
    assert (upper["name"], upper["tricks"]) == ("upper", 4)
    for bound in (lower, upper):
        assert bound["low"] < bound["mean"] < bound["high"]
        assert bound["mean"] - bound["low"] > 2 * bound["error"]
    told = clean(run(*GREEDY)).out.splitlines()
    assert told[0].startswith("greedy, academie, 6 deals:")
    assert f"at least {lower['mean']:.4f}" in told[1]
    assert f"at most {upper['mean']:.4f}" in told[2]
    assert "of those tricks only" in told[3]


def test_of_the_whole_deal_the_upper_bound_is_whole() -> None:
    short = ("--option", "hand_size=4", "--option", "packets=4", "--option", "tricks_over=2")
    told = clean(run("bounds", "greedy", "--deals", 2, "--marks", *short)).out
    assert "in counters" in told
    assert "in the last 4 tricks" in told
    assert "of those tricks only" not in told


def test_of_whole_deals(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    ask = (*WHOLE, "--hands", 5, "--questions", 20)
    told = clean(run(*ask, "--deals", 3, "--out", out)).out.splitlines()
    assert "by who weighs 5 of its hands" in told[1]
    assert "by who sees all cards and asks 20 times" in told[2]
    assert len(told) == 3
    lower, upper = clean(run(*ask, "--deals", 3, "--out", out, "--json")).json["bounds"]
    assert f"at least {lower['mean']:.4f}" in told[1]
    assert upper["tricks"] == 12
    assert lower["mean"] <= upper["mean"]


def test_who_weighs_no_hands_wins_in_the_last_tricks_only() -> None:
    whole = clean(run(*WHOLE, "--hands", 0, "--questions", 0, "--deals", 6))
    last = clean(run("bounds", "greedy", "--marks", "--deals", 6, "--upper-tricks", 1))
    assert whole.out.splitlines()[1] == last.out.splitlines()[1]


def test_deals_in_which_nothing_is_asked_make_the_upper_bound_surer(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    ask = (*WHOLE, "--hands", 0, "--questions", 40, "--deals", 8, "--out", out, "--json")
    _, upper = clean(run(*ask)).json["bounds"]
    kept = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    many = next(one["unasked"] for one in kept if one["of"] == "more")
    before, most = (
        [one[what] for one in kept if what in one and one["of"] != "more"]
        for what in ("unasked", "upper")
    )
    assert (len(many), len(most)) == (30, 8)
    assert all(m <= b for m, b in zip(most, before, strict=True))
    assert most != before
    told = correlation(before, most) ** 2
    slope = covariance(before, most) / variance(before)
    assert upper["mean"] == pytest.approx(fmean(most) + slope * (fmean(many) - fmean(before)))
    of_these = variance(most) * (1 - told) * 7 / 6 / 8
    assert upper["error"] ** 2 == pytest.approx(of_these + slope**2 * variance(many) / 30)
    assert clean(run(*ask)).json["bounds"][1] == upper


def test_what_is_known_is_not_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "results.jsonl"
    clean(run("bounds", "greedy", "--deals", 3, "--upper-tricks", 4, "--out", out))
    whole = clean(run(*GREEDY, "--out", out, "--json")).json
    assert whole == clean(run(*GREEDY, "--json")).json
    monkeypatch.setattr(bounds, "gains", None)
    assert clean(run(*GREEDY, "--out", out, "--json")).json == whole
    ran = run(*GREEDY, "--marks", "--out", out)
    assert (ran.status, "of other options" in ran.err) == (1, True)


def test_a_break_tells_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "results.jsonl"
    clean(run("bounds", "greedy", "--deals", 3, "--out", out))

    def broken(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bounds, "gains", broken)
    ran = run("bounds", "greedy", "--deals", 9, "--out", out, "--json")
    assert (ran.status, ran.json["deals"]) == (130, 3)


@pytest.mark.parametrize(
    ("given", "status", "told"),
    [
        (["nobody"], 2, "There is no agent nobody"),
        (["greedy", "--rules", "dobor"], 2, "the hands are refilled"),
        (["greedy", "--option", "marking=by_hand"], 2, "the players mark by hand"),
        (["greedy", "--option", "win_by=card_points"], 1, "Ask for counters with --marks"),
        (["greedy", "--lower-tricks", "5"], 2, "--lower-tricks"),
        (["greedy", "--deals", "1"], 2, "--deals"),
    ],
)
def test_what_cannot_be_bounded_is_refused(given: list[str], status: int, told: str) -> None:
    ran = run("bounds", *given)
    assert (ran.status, told in ran.err) == (status, True)

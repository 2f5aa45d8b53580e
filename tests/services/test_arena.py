"""Does an arena come to the same results however it is run, and are they kept?"""

import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

import pytest
from tests.services.arena_toys import TABLES, TOYS

from imperiale import agents, rulesets
from imperiale.agents import AgentSpec, UnknownAgentError
from imperiale.domain.errors import RulesetError
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.services.arena import Arena
from imperiale.services.arena_pairs import Scores
from imperiale.services.arena_plan import Plan, PlanError
from imperiale.services.arena_results import HeaderError, header, line, read_header, read_line
from imperiale.services.arena_stats import Sprt, Verdict
from imperiale.services.pool import WorkerLostError

ACADEMIE = rulesets.load("academie")


def plan(*names: str, pairs: int = 6, **more: object) -> Plan:
    return Plan(names or ("greedy", "random"), ACADEMIE, 2, "test", pairs, **more)  # type: ignore[arg-type]


def text(plan: Plan, workers: int = 1, most: int | None = None) -> str:
    """Return what a run writes, broken off after some pairs."""
    lines = (line(plan, result) for result in Arena(plan).run(workers))
    return header(plan) + "".join(islice(lines, most))


def resumed(kept: str, workers: int = 1) -> str:
    """Return what a file holds after it was gone on with."""
    first, *rest = kept.splitlines(keepends=True)
    plan = read_header(first)
    arena = Arena(plan)
    for one in rest:
        arena.take(read_line(plan, one))
    return kept + "".join(line(plan, result) for result in arena.run(workers))


PLANS = {
    "a pair": plan(),
    "a round": plan("greedy", "random", "greedy", pairs=3),
    "a ladder": plan("random", "greedy", "random", ladder=True, pairs=3),
    "any score": plan(scores=Scores.RANDOM),
    "by hand": plan(options={"marking": "by_hand", "wipe": False}),
    "a test": plan(sprt=Sprt(0, 1), pairs=200),
    "three": replace(plan(), players=3),
}


@pytest.mark.parametrize("wanted", PLANS.values(), ids=PLANS)
def test_the_same_bytes_by_one_process_and_by_two_and_after_an_interruption(wanted: Plan) -> None:
    whole = text(wanted)
    assert text(wanted, workers=2) == whole
    for stop in (0, 1, 4):
        kept = text(wanted, most=stop)
        assert kept != whole
        assert resumed(kept, workers=1 + stop % 2) == whole
    assert resumed(whole) == whole


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_greedy_beats_random(name: str, players: int) -> None:
    wanted = Plan(("greedy", "random"), rulesets.load(name), players, "test", 60)
    arena = Arena(wanted)
    assert len(list(arena.run())) == 60
    (standing,) = arena.standings
    assert standing.margin.interval is not None
    assert standing.margin.interval[0] > 0
    assert standing.mishaps == []
    assert standing.deals == 60 * players
    assert standing.waited > sum(standing.seconds) > 0


def test_who_plays_whom() -> None:
    def met(wanted: Plan) -> list[tuple[str, str]]:
        return [(contest.a.id, contest.b.id) for contest in wanted.contests]

    assert met(plan()) == [("greedy", "random")]
    assert met(plan("random", "greedy", ladder=True)) == [("greedy", "random")]
    three = ("random", "greedy", "random")
    assert met(plan(*three)) == [("random", "greedy"), ("random", "random"), ("greedy", "random")]
    assert met(plan(*three, ladder=True)) == [("greedy", "random"), ("random", "greedy")]


def test_a_test_stops_as_soon_as_it_is_clear() -> None:
    arena = Arena(plan(sprt=Sprt(0, 1), pairs=200))
    played = len(list(arena.run()))
    (standing,) = arena.standings
    assert standing.pairs == played < 200
    assert standing.verdict is Verdict.HIGH
    with pytest.raises(ValueError, match="next"):
        arena.take(next(Arena(plan()).run()))


def test_a_second_margin_comes_with_a_table_of_chances() -> None:
    def chance(rules: Rules, scores: Sequence[Score], dealer: int) -> Sequence[float]:
        ahead = scores[0].marks - scores[1].marks
        return (0.5 + ahead / 60, 0.5 - ahead / 60)

    arena = Arena(plan(), chance)
    list(arena.run())
    (standing,) = arena.standings
    # from fresh scores the marks ahead are the margin
    assert standing.chance.mean == pytest.approx(standing.margin.mean / 60)
    assert standing.chance.size == 6


def toy(name: str) -> AgentSpec:
    return TOYS[name]


@pytest.mark.usefixtures("toys")
def test_a_process_that_dies_is_told() -> None:
    arena = Arena(plan("killer", "honest"))
    with pytest.raises(WorkerLostError) as caught:
        list(arena.run(workers=2))
    assert caught.value.number == 0


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agents, "load", toy)


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("name", ["liar", "crasher", "dreamer", "unborn"])
def test_mishaps_are_kept_and_come_back(name: str) -> None:
    wanted = plan(name, "honest", pairs=2)
    whole = text(wanted)
    assert name in json.loads(whole.splitlines()[1])["mishaps"][0]["agent"]
    assert resumed(text(wanted, most=1)) == whole
    assert text(wanted, workers=2) == whole


def changed(text: str, **fields: object) -> str:
    return json.dumps({**json.loads(text), **fields}) + "\n"


@pytest.mark.parametrize(
    "field",
    [
        {"contest": 1},
        {"contest": "x"},
        {"a": "random"},
        {"pair": 1},
        {"pair": None},
        {"deal": "x"},
        {"margin": 99},
        {"gains": [[1, 2]]},
        {"gains": []},
        {"gains": 5},
        {"scores": [["1i2"], ["x"]]},
        {"scores": None},
        {"decisions": [1]},
        {"decisions": ["a", "b", "c"]},
        {"mishaps": [{}]},
        {"mishaps": 3},
        {"more": 1},
    ],
    ids=str,
)
def test_a_changed_line_is_refused(field: dict[str, object]) -> None:
    wanted = plan()
    good = text(wanted, most=1).splitlines(keepends=True)[1]
    assert read_line(wanted, good).pair.number == 0
    with pytest.raises(ValueError):  # noqa: PT011 - of whatever kind
        read_line(wanted, changed(good, **field))


def test_every_cut_of_a_line_is_noticed() -> None:
    wanted = plan()
    good = text(wanted, most=1).splitlines(keepends=True)[1]
    for end in range(len(good)):
        with pytest.raises(ValueError):  # noqa: PT011
            read_line(wanted, good[:end])


def test_lines_come_in_their_order() -> None:
    wanted = plan()
    lines = text(wanted).splitlines(keepends=True)[1:]
    arena = Arena(wanted)
    arena.take(read_line(wanted, lines[0]))
    for wrong in (lines[0], lines[2]):
        with pytest.raises(ValueError, match="next"):
            arena.take(read_line(wanted, wrong))


@pytest.mark.parametrize("wanted", PLANS.values(), ids=PLANS)
def test_a_header_comes_back(wanted: Plan) -> None:
    again = read_header(header(wanted))
    assert again == wanted
    assert header(again) == header(wanted)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "imperiale-partie"}, "not-results"),
        ({"version": 2}, "other-program"),
        ({"program": "0.0.1"}, "other-program"),
        ({"rules": {"id": "x"}}, "not-playable"),
        ({"rules": None}, "not-playable"),
        ({"players": 9}, "not-playable"),
        ({"players": "two"}, "not-playable"),
        ({"agents": ["greedy"]}, "not-playable"),
        ({"agents": None}, "not-playable"),
        ({"pairs": 0}, "not-playable"),
        ({"pairs": "x"}, "not-playable"),
        ({"seed": ""}, "not-playable"),
        ({"seed": 5}, "not-playable"),
        ({"scores": "x"}, "not-playable"),
        ({"sprt": [1]}, "not-playable"),
        ({"sprt": [2, 1]}, "not-playable"),
        ({"sprt": "ab"}, "not-playable"),
        ({"limit": "x"}, "not-playable"),
        ({"options": {"wipe": 3}}, "not-playable"),
        ({"options": 3}, "not-playable"),
    ],
    ids=str,
)
def test_a_header_that_cannot_be_played_is_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(HeaderError) as caught:
        read_header(changed(header(plan()), **change))
    assert caught.value.code == code


@pytest.mark.parametrize("other", ["", "{", "[]", "null", "{}", "[" * 100_000])
def test_another_text_is_no_header(other: str) -> None:
    with pytest.raises(HeaderError) as caught:
        read_header(other)
    assert caught.value.code == "not-results"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"agents": ("greedy",)}, "agents"),
        ({"pairs": 0}, "pairs"),
        ({"pairs": 10**8}, "pairs"),
        ({"seed": "a\nb"}, "seed"),
        ({"seed": "x" * 201}, "seed"),
        ({"sprt": Sprt(1, 1)}, "sprt"),
        ({"sprt": Sprt(0, float("nan"))}, "sprt"),
        ({"limit": 0.0}, "limit"),
        ({"limit": float("inf")}, "limit"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(PlanError) as caught:
        replace(plan(), **change)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownAgentError):
        plan("greedy", "nobody")
    with pytest.raises(RulesetError):
        replace(plan(), players=4)

"""Does a table say what a partie comes to, and an objective what the table says?"""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from tests.engine.test_solve import endings

from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin
from imperiale.domain.rules.marking import COUNTERS, NOTHING, Score
from imperiale.domain.shuffle import shuffled_pack
from imperiale.engine.equity import (
    SCALE,
    Aim,
    NoEquityError,
    Objective,
    chance,
    equity_of,
    names,
    objective,
    table,
    values_of,
)
from imperiale.engine.equity_chain import shares_of, solved
from imperiale.engine.equity_packed import GRAIN, pack, unpack
from imperiale.engine.equity_table import EquityTable, TableError, read, write
from imperiale.engine.search import search_values
from imperiale.engine.solve import solve
from imperiale.rulesets import load

TABLES = [table(name) for name in names()]
QUICK = [table for table in TABLES if table.players < 4]
"""Those whose payments are there at once."""


def scores_of(table: EquityTable, number: int) -> Iterator[tuple[int, ...]]:
    """Yield scores, as marks by place; always the same."""
    rng = random.Random(table.name)
    most = COUNTERS * table.chance.length
    yield from (tuple(rng.randrange(most) for _ in range(table.players)) for _ in range(number))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_file_is_what_is_written_again(table: EquityTable) -> None:
    assert write(read(write(table), table.name)) == write(table)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_the_rules_of_a_table_are_those_that_are_shipped(table: EquityTable) -> None:
    rules = load(table.rules).rules(table.players)
    assert equity_of(rules).table is table
    assert equity_of(rules).differing == ()


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_more_marks_are_never_worse(table: EquityTable) -> None:
    block = values_of(table, Aim.CHANCE)
    for marks in scores_of(table, 2_000):
        place = marks[0] % table.players
        if marks[place] % COUNTERS == COUNTERS - 1:
            continue
        more = (*marks[:place], marks[place] + 1, *marks[place + 1 :])
        here, there = block.at(marks, block.length), block.at(more, block.length)
        assert there[place] >= here[place] - block.error(marks, block.length)


def test_both_chances_make_one() -> None:
    rules = load("academie").rules()
    for scores in ((NOTHING, NOTHING), (Score(4, 5), Score(1, 2)), (Score(5, 1), Score(4, 0))):
        assert sum(chance(rules, scores, 1)) == pytest.approx(1)


def test_who_has_won_has_won() -> None:
    rules = load("academie").rules()
    assert chance(rules, (Score(2, 0), Score(6, 3)), 0) == (0.0, 1.0)


def test_seats_are_alike() -> None:
    rules = load("academie").rules()
    scores = Score(3, 1), Score(2, 4)
    assert chance(rules, scores, 0) == chance(rules, scores[::-1], 1)[::-1]


def test_a_shorter_partie_is_the_end_of_a_longer_one() -> None:
    short, long = (load("academie").rules(2, {"target": target}) for target in (3, 7))
    assert chance(short, (Score(1, 2), Score(0, 5)), 0) == chance(
        long, (Score(5, 2), Score(4, 5)), 0
    )


def test_rules_without_a_table_are_lent_one() -> None:
    ruleset = load("academie")
    assert equity_of(ruleset.rules(2, {"marking": "by_hand", "target": 6})).differing == ()
    lent = equity_of(ruleset.rules(2, {"wipe": False}))
    assert (lent.table.name, lent.differing) == ("academie-2", ("wipe",))


@pytest.mark.parametrize(
    ("options", "reason"), [({"win_by": "card_points"}, "card-points"), ({"target": 11}, "length")]
)
def test_some_parties_no_table_knows(options: dict[str, object], reason: str) -> None:
    with pytest.raises(NoEquityError, match=reason):
        chance(load("academie").rules(2, options), (NOTHING, NOTHING), 0)


def test_values_of_a_sample_need_the_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("imperiale.engine.equity_tables.available", lambda: False)
    equity_of.cache_clear()
    with pytest.raises(NoEquityError, match="core"):
        chance(load("imperialas").rules(3), (NOTHING,) * 3, 0)
    assert chance(load("academie").rules(), (NOTHING,) * 2, 0)
    equity_of.cache_clear()


def test_chances_of_all_make_one_and_payments_nothing() -> None:
    for one in QUICK:
        rules = load(one.rules).rules(one.players)
        deal, _ = begin(dealt(rules, 0, (NOTHING,) * one.players, shuffled_pack(rules, b"deal")))
        ended = tuple(Score(seat % 2, 3 - seat) for seat in range(one.players))
        assert sum(objective(rules, deal).payoff(ended, None)) == SCALE
        if one.payment:
            assert sum(objective(rules, deal, Aim.PAYMENT).payoff(ended, None)) == 0


def test_the_packed_values_of_four_are_those_of_the_sample() -> None:
    one = table("imperialas-4")
    packed = values_of(one, Aim.CHANCE)
    short = solved(
        shares_of(tuple((gains, (sum(times),)) for gains, times in one.sample)),
        players=4,
        wipe=False,
        length=2,
        stakes="none",
        unit=packed.unit,
    )
    for marks in product(range(12), repeat=4):
        found, made = packed.at(marks, 2), short.at(marks, 2)
        assert all(abs(a - b) <= GRAIN / 2 for a, b in zip(found[:3], made[:3], strict=True))
        assert sum(found) == packed.unit


def test_values_that_are_not_of_the_table_are_refused() -> None:
    one = table("imperialas-4")
    with pytest.raises(TableError, match="damaged"):
        unpack(b"nothing", one)
    few = replace(one.chance, values=(array("i", [1]),) * 3)
    with pytest.raises(TableError, match="3 times 1679616"):
        unpack(pack(few), one)


def test_nothing_is_paid_where_nothing_is_paid() -> None:
    rules = load("academie").rules()
    deal, _ = begin(dealt(rules, 0, (NOTHING, NOTHING), shuffled_pack(rules, b"deal")))
    with pytest.raises(NoEquityError, match="payment"):
        objective(rules, deal, Aim.PAYMENT)


@pytest.mark.parametrize("name", [one.name for one in QUICK])
def test_the_core_plays_for_what_the_reference_does(name: str) -> None:
    deals = list(endings(table(name).rules, table(name).players, {}, 7, 20))
    for deal in deals:
        played_for = objective(deal.rules, deal)
        assert solve(deal, played_for) == search_values(deal, played_for.worth)
    other = [solve(deal) != solve(deal, objective(deal.rules, deal)) for deal in deals]
    assert all(other), "chances are not marks"


def test_marks_can_be_played_for() -> None:
    for deal in endings("academie", 2, {}, 5, 10):
        assert solve(deal, objective(deal.rules, deal, Aim.MARKS)) == solve(deal)


def test_an_objective_tells_the_chance_of_its_own_seat() -> None:
    rules = load("academie").rules()
    deal, _ = begin(dealt(rules, 0, (NOTHING, NOTHING), shuffled_pack(rules, b"deal")))
    played_for = objective(rules, deal)
    ended = Score(2, 3), Score(1, 4)
    mine, theirs = played_for.payoff(ended, None)
    assert mine / SCALE == chance(rules, ended, 1)[0], "the other deals next"
    assert mine + theirs == SCALE
    assert played_for.own(mine - theirs) == pytest.approx(mine / SCALE)
    assert played_for.own(SCALE) == 1
    assert played_for.own(-SCALE) == 0


def test_outcomes_hold_every_end() -> None:
    rules = load("academie").rules()
    ends = Objective(rules, 1, Aim.CHANCE, equity_of(rules)).outcomes()
    short = COUNTERS * rules.target
    assert ends.width > short + COUNTERS * rules.capot_imperials
    assert ends.won[0][(ends.width - 1) * ends.width] == SCALE
    assert ends.won[1][ends.width - 1] == -SCALE


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"format": "imperiale-equity", "version": 1}', "[" * 99_999]
)
def test_what_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(TableError):
        read(text, "x")

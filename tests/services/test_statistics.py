"""Do the sums agree with the parties that they are of?"""

from __future__ import annotations

from collections import Counter

import pytest
from tests.services.common import TABLES, play_out, terms

from imperiale.analysis.grades import Grade
from imperiale.analysis.reviewed import Choice, DealReview, Decision
from imperiale.domain.events import DealEnded, Marked, TrickTaken
from imperiale.domain.rules.imperials import Kind
from imperiale.services.statistics import Figures, Group, data, figures_of, reviewed, summed
from imperiale.services.table import Table


def played(rules: str, players: int, marking: str = "automatic") -> Table:
    return play_out(Table(terms(rules, players, marking=marking)))


@pytest.mark.parametrize(("rules", "players", "marking"), TABLES)
def test_sums_of_a_partie(rules: str, players: int, marking: str) -> None:
    table = played(rules, players, marking)
    log = [entry.event for entry in table.log]
    deals = sum(isinstance(event, DealEnded) for event in log)
    tricks = Counter(event.seat for event in log if isinstance(event, TrickTaken))
    marks = [event for event in log if isinstance(event, Marked)]
    won = 0
    for seat in range(players):
        found = figures_of(table, [seat])
        total = summed(found.items())[()]
        assert total.parties == 1
        won += total.won
        assert total.deals == deals
        assert total.tricks == tricks[seat]
        own = [mark for mark in marks if mark.seat == seat]
        assert total.marks == sum(6 * mark.imperials + mark.counters for mark in own)
        assert total.marks + total.others == sum(6 * m.imperials + m.counters for m in marks)
        assert total.imperials.total() == sum(mark.kind is not None for mark in own)
        # an imperial is never lost: those of the score were marked, or made of six counters
        marked = sum(mark.imperials for mark in own)
        assert table.partie.scores[seat].imperials == marked + total.by_counters
        places = {group.place for group in found} - {"partie"}
        assert sum(found[g].deals for g in found if g.place in places) == deals
        assert {group.against for group in found} == {_against(table, seat)}
    assert won == 1


def _against(table: Table, seat: int) -> str:
    names = [("person" if name == "you" else name) for name in table.terms.seats]
    return "+".join(sorted(name for other, name in enumerate(names) if other != seat))


def test_a_partie_under_way_has_its_deals_that_are_over() -> None:
    table = play_out(Table(terms()), lambda t: len(t.partie.past) == 1 and t.waiting is not None)
    found = figures_of(table, [0])
    assert all(group.place != "partie" for group in found)
    assert summed(found.items())[()].deals == 1


def decision(seat: int, trick: int, do: str, loss: float, grade: Grade) -> Decision:
    choice = Choice(do, "Kh", None, 0.5, 0.0, 1.0, None)  # type: ignore[arg-type]
    return Decision(
        seat=seat,
        events=0,
        trick=trick,
        hand="",
        table="",
        leader=0,
        hands=(),
        scores=(),
        tricks=(),
        choices=(choice, choice),
        played=0,
        best=1,
        loss=loss,
        error=0.0,
        open_loss=None,
        grade=grade,
        worlds=1,
        of=1,
        solved=True,
    )


def review(*decisions: Decision, chance: bool = True) -> DealReview:
    luck = (0.25, -0.25)
    return DealReview(1, "", 0, "Kh", (), (), chance, luck, 0.0, decisions, (0, 0), ())


def test_errors_by_phase_and_luck() -> None:
    told = review(
        decision(0, 0, "done", 0.0, Grade.NONE),
        decision(0, 3, "play", 0.02, Grade.DOUBTFUL),
        decision(0, 4, "play", 0.0, Grade.NONE),
        decision(0, 11, "play", 0.3, Grade.VERY_BAD),
        decision(1, 11, "play", 0.3, Grade.VERY_BAD),
    )
    found = reviewed(told, 0, 12)
    assert found.decisions == {"claims": 1, "early": 1, "middle": 1, "late": 1}
    assert found.errors == {"claims": 0, "early": 1, "middle": 0, "late": 1}
    assert found.loss == {"claims": 0.0, "early": 0.02, "middle": 0.0, "late": 0.3}
    assert (found.reviewed, found.luck) == (1, 0.25)
    # where no table tells chances, marks are not added to them
    blind = reviewed(review(decision(0, 3, "play", 2.0, Grade.BAD), chance=False), 0, 12)
    assert (blind.loss, blind.luck, blind.errors["early"]) == ({}, 0.0, 1)


def test_figures_add_up_and_are_flat_data() -> None:
    one = Figures(deals=1, luck=0.5, loss={"early": 0.1})
    one.imperials["four"] = 2
    one.add(Figures(deals=2, luck=-0.25, loss={"early": 0.2, "late": 0.1}))
    row = data(Group("academie", 2, "greedy", "elder"), one)
    assert row["deals"] == 3
    assert row["luck"] == 0.25
    assert row["loss_early"] == pytest.approx(0.3)
    assert row["imperials_four"] == 2
    assert row["place"] == "elder"


def test_kinds_are_told_apart() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(30):
        table = play_out(Table(terms("pierer", seed=str(seed))))
        kinds.update(summed(figures_of(table, [0, 1]).items())[()].imperials)
    assert {Kind.SEQUENCE, Kind.FOUR, Kind.TURN_UP_IMPERIAL, Kind.WON_IN_PLAY} <= set(kinds)

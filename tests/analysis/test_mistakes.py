"""Are the decisions of a review asked again from the view in which they were made?"""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.analysis.selfplay import whole_deal

from imperiale.analysis.grades import Grade, grades
from imperiale.analysis.mistakes import (
    LostMomentError,
    Mistake,
    choice_made,
    judged,
    mistakes,
    read_command,
    seen,
)
from imperiale.analysis.review import assembled, review_deal
from imperiale.analysis.reviewed import Review
from imperiale.domain.cards import spell
from imperiale.domain.choices import choices
from imperiale.rulesets import load

SHORT: dict[str, object] = {"hand_size": 5, "packets": (5,), "tricks_over": 2}


def reviewed(rules: str, players: int, options: dict[str, object]) -> Review:
    deals = [whole_deal(rules, bytes([n]), "random", players, **options) for n in range(2)]
    return assembled(
        deals[0].setup.rules, [review_deal(d, n, 4, 64) for n, d in enumerate(deals, 1)]
    )


@pytest.mark.parametrize(
    ("rules", "players", "options"),
    [
        ("academie", 2, SHORT),
        ("academie", 2, {**SHORT, "marking": "by_hand"}),
        ("imperialas", 3, {}),
        ("dobor", 2, {}),
    ],
)
def test_every_moment_is_found_again(rules: str, players: int, options: dict[str, object]) -> None:
    review = reviewed(rules, players, options)
    asked = [Mistake(review, deal, n) for deal in review.deals for n in range(len(deal.decisions))]
    assert len(asked) > 5
    for one in asked:
        view, decision = seen(one, load), one.decision
        assert (view.seat, len(view.events)) == (decision.seat, decision.events)
        assert view.my_turn
        assert spell(view.hand) == decision.hand
        assert tuple(map(str, view.deal.scores)) == decision.scores
        done = decision.choices[decision.played]
        number = "" if done.number is None else str(done.number)
        command = read_command(f"{done.do} {done.cards}{number}", decision.seat)
        assert choice_made(one, command) == decision.played
        found = {choice_made(one, each) for each in choices(view.deal)}
        assert found <= {*range(len(decision.choices))}
        assert decision.best in found
    if options.get("marking"):
        assert {one.decision.choices[0].do for one in asked} > {"play"}


def test_mistakes_are_the_errors_of_the_seats_that_are_asked_for() -> None:
    review = reviewed("academie", 2, SHORT)
    own = [*mistakes(review, [0])]
    errors = sum(review.seats[0].errors.values())
    assert len(own) == errors > 0
    assert len([*mistakes(review, [0, 1])]) == errors + sum(review.seats[1].errors.values())
    assert len({one.name for one in own}) == len(own)
    for one in own:
        assert judged(one, one.decision.best) == (True, 0)
        assert not judged(one, one.decision.played).right
        assert judged(one, one.decision.played).loss == one.decision.loss


def test_what_costs_next_to_nothing_is_right() -> None:
    review = reviewed("academie", 2, SHORT)
    one = next(mistakes(review, [0, 1]))
    limit = grades().limits[Grade.DOUBTFUL]
    best = one.decision.choices[one.decision.best]
    near = tuple(
        replace(choice, value=best.value - limit / 2, error=0.0) for choice in one.decision.choices
    )
    decision = replace(one.decision, choices=(*near[:1], best, *near[2:]), best=1)
    deal = replace(one.deal, decisions=(decision,))
    found = judged(Mistake(review, deal, 0), 0)
    assert found.right
    assert found.loss == pytest.approx(limit / 2)


def test_an_old_review_of_marking_by_hand_is_refused() -> None:
    review = reviewed("academie", 2, {**SHORT, "marking": "by_hand"})
    deal = replace(review.deals[0], moves=())
    with pytest.raises(LostMomentError):
        seen(Mistake(review, deal, 0), load)

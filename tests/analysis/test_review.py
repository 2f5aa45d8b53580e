"""Does a review say who played how well, and who was lucky?"""

from __future__ import annotations

from math import sqrt

import msgspec
import pytest
from tests.analysis.selfplay import whole_deal

from imperiale.analysis.grades import Grade, calibrated, grades
from imperiale.analysis.luck import luck
from imperiale.analysis.review import PlayedDeal, assembled, of_record, review_deal
from imperiale.analysis.reviewed import DealReview, Review
from imperiale.domain.commands import PlayCard
from imperiale.domain.dealing import dealt
from imperiale.domain.notation import read_line
from imperiale.domain.rules.marking import Score
from imperiale.domain.shuffle import shuffled_pack
from imperiale.rulesets import load


def reviewed(line: str) -> DealReview:
    return review_deal(of_record(read_line(line, load)))


def greedy_deal(seed: bytes) -> PlayedDeal:
    return whole_deal("academie", seed)


@pytest.fixture(scope="module")
def deal() -> PlayedDeal:
    return greedy_deal(b"review")


@pytest.fixture(scope="module")
def found(deal: PlayedDeal) -> DealReview:
    return review_deal(deal)


def test_the_same_deal_gives_the_same_numbers(deal: PlayedDeal, found: DealReview) -> None:
    assert review_deal(deal) == found
    text = msgspec.json.encode(found)
    assert msgspec.json.decode(text, type=DealReview) == found


def test_no_loss_is_negative_and_forced_plays_are_left_out(
    deal: PlayedDeal, found: DealReview
) -> None:
    assert found.decisions
    for decision in found.decisions:
        assert len(decision.choices) > 1
        assert decision.loss >= 0
        assert decision.loss == pytest.approx(
            decision.choices[decision.best].value - decision.choices[decision.played].value
        )
        assert decision.open_loss is not None
        assert decision.open_loss >= -1e-12
    cards = sum(isinstance(move.command, PlayCard) for move in deal.moves)
    assert len(found.decisions) + sum(found.forced) == cards


def test_what_was_lost_with_all_cards_seen_makes_the_course_of_the_chances(
    found: DealReview,
) -> None:
    course = [point.chances[0] for point in found.course]
    lost = [sum(d.open_loss or 0 for d in found.decisions if d.seat == seat) for seat in (0, 1)]
    assert course[1] - lost[0] + lost[1] == pytest.approx(course[-1], abs=1e-6)
    assert all(sum(point.chances) == pytest.approx(1) for point in found.course)
    events = [point.events for point in found.course]
    assert events == sorted(events)


def test_the_marks_of_an_error_are_told() -> None:
    found = next(
        review for seed in range(20) if _errs(review := review_deal(greedy_deal(bytes([seed]))))
    )
    wrong = next(d for d in found.decisions if d.grade is not Grade.NONE)
    assert wrong.marks is not None
    assert wrong.loss >= grades().limits[Grade.DOUBTFUL]


def _errs(review: DealReview) -> bool:
    return any(decision.grade is not Grade.NONE for decision in review.decisions)


def test_a_review_of_a_partie_adds_up(found: DealReview) -> None:
    rules = load("academie").rules(2)
    whole = assembled(rules, [found, found], ("a", "b"))
    assert isinstance(whole, Review)
    assert [seat.name for seat in whole.seats] == ["a", "b"]
    for seat in whole.seats:
        own = [d for d in found.decisions if d.seat == seat.seat]
        assert seat.decisions == 2 * len(own)
        assert seat.rate == pytest.approx(sum(d.loss for d in own) / len(own))
        assert sum(seat.errors.values()) == 2 * sum(d.grade is not Grade.NONE for d in own)
    assert sum(seat.luck for seat in whole.seats) == pytest.approx(0, abs=1e-6)
    sizes = [turn.size for turn in whole.turning]
    assert sizes == sorted(sizes, reverse=True)


def test_a_deal_with_no_deals_and_no_names_is_a_review_all_the_same() -> None:
    whole = assembled(load("academie").rules(2), [])
    assert whole.winner is None
    assert [seat.rate for seat in whole.seats] == [None, None]


def test_the_winner_of_the_last_deal_has_won() -> None:
    rules = load("academie").rules(2)
    line = "academie | 1 | 4i2c 3i5c | AKQJ7c KJ87d 7h Q7s / T98c AQ9d AJTh K89s | Kh"
    whole = assembled(rules, [reviewed(line)], whole=False)
    assert whole.winner == 0
    assert [seat.result for seat in whole.seats] == [1.0, 0.0]
    won = whole.seats[0]
    assert won.adjusted == pytest.approx(1 - won.luck)


def test_luck_is_fair() -> None:
    """Over many deals it comes to nothing, within its standard error."""
    rules = load("academie").rules(2)
    start = (Score(3, 4), Score(2, 1))
    found = [
        luck(dealt(rules, 0, start, shuffled_pack(rules, b"l%d" % n)), b"m%d" % n, 4).by_seat
        for n in range(300)
    ]
    assert all(sum(pair) == pytest.approx(0, abs=1e-9) for pair in found)
    own = [pair[0] for pair in found]
    mean = sum(own) / len(own)
    sd = sqrt(sum((one - mean) ** 2 for one in own) / (len(own) - 1))
    assert sd > 0.05
    assert abs(mean) <= 3 * sd / sqrt(len(own))


def test_grades_and_classes_follow_the_levels() -> None:
    known = grades()
    limits = list(known.limits.values())
    assert limits == sorted(limits)
    assert list(known.classes) == ["master", "strong", "club", "casual", "beginner"]
    assert list(known.classes.values()) == sorted(known.classes.values())
    assert known.of(limits[1]) is Grade.BAD
    assert known.of(limits[1] * 40, chance=False) is Grade.BAD
    found = calibrated({"beginner": [0.2, 0.0], "casual": [0.05] * 100, "club": [0.01]})
    assert set(found.limits.values()) == {0.05}
    assert [found.player(rate) for rate in (0.02, 0.04, 0.08)] == ["club", "casual", "beginner"]


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("imperialas", 2, {}),
        ("imperialas", 4, {}),
        ("pierer", 3, {"hand_size": 6}),
        ("dobor", 2, {"marking": "by_hand"}),
    ],
)
def test_every_kind_of_game_is_reviewed(
    name: str, players: int, options: dict[str, object]
) -> None:
    played = whole_deal(name, b"kinds", "greedy", players, **options)
    found = review_deal(played, deals=4)
    assert found == review_deal(played, deals=4)
    assert found.decisions
    assert all(decision.loss >= 0 for decision in found.decisions)
    whole = assembled(played.setup.rules, [found])
    assert len(whole.seats) == players
    assert sum(seat.luck for seat in whole.seats) == pytest.approx(0, abs=1e-6)


def test_to_lead_where_something_could_be_claimed_is_to_claim_nothing() -> None:
    played = whole_deal("biblioteka", b"claims", "greedy", marking="by_hand")
    reviewed_whole = review_deal(played, deals=2)
    silent = [d for d in reviewed_whole.decisions if d.choices[d.best].do != "play"]
    assert silent, "something was to be claimed"
    assert all(decision.played == decision.best for decision in silent)

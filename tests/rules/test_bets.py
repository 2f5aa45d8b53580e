"""How are bets of onlookers settled, and what do the losers of a partie pay?"""

from __future__ import annotations

import pytest
from tests.rules.table import command, run, setup

from imperiale.domain.bets import DealTricks, Part, TricksBet, has_imperial, settle
from imperiale.domain.decide import begin, obey
from imperiale.domain.errors import Refused, Why
from imperiale.domain.events import Ending
from imperiale.domain.rules.marking import Score
from imperiale.domain.stakes import multiple, payments
from imperiale.rulesets import load

WON, LOST, BACK, OPEN = Part.WON, Part.LOST, Part.RETURNED, Part.OPEN
ANNA = TricksBet(seat=0, against=1, stake=10)


def played(*tricks: int) -> DealTricks:
    return DealTricks(tricks, Ending.PLAYED)


NOT_PLAYED = DealTricks((0, 0), Ending.NOT_PLAYED)


def partie_ended(*tricks: int) -> DealTricks:
    return DealTricks(tricks, Ending.WON)


@pytest.mark.parametrize(
    ("deals", "parts", "balance"),
    [
        pytest.param([played(7, 5)], [WON, OPEN], 5, id="half after the first deal"),
        pytest.param([played(7, 5), played(4, 8)], [WON, LOST], 0, id="B1: won and lost is level"),
        pytest.param([played(7, 5), played(8, 4)], [WON, WON], 10, id="B2: both halves won"),
        pytest.param([played(6, 6), played(5, 7)], [BACK, LOST], -5, id="B3: six tricks each"),
        pytest.param(
            [NOT_PLAYED, played(9, 3), played(5, 7)], [WON, LOST], 0, id="B4: a deal not played"
        ),
        pytest.param([NOT_PLAYED, NOT_PLAYED], [OPEN, OPEN], 0, id="only deals not played"),
        pytest.param([partie_ended(6, 2)], [BACK, OPEN], 0, id="the partie ends before seven"),
        pytest.param([partie_ended(7, 2)], [WON, OPEN], 5, id="the partie ends after seven"),
        pytest.param([partie_ended(2, 7)], [LOST, OPEN], -5, id="the partie ends, seven against"),
        pytest.param([partie_ended(0, 0)], [BACK, OPEN], 0, id="the partie ends before the play"),
        pytest.param(
            [partie_ended(5, 4, 3)], [WON, OPEN], 5, id="the partie ends when all tricks are taken"
        ),
        pytest.param(
            [partie_ended(5, 4, 2)], [BACK, OPEN], 0, id="three players, a trick to be played"
        ),
        pytest.param(
            [played(7, 5), played(7, 5), played(7, 5)], [WON, WON], 10, id="a third deal is none"
        ),
    ],
)
def test_a_bet_on_tricks(deals: list[DealTricks], parts: list[Part], balance: int) -> None:
    settled = settle(ANNA, deals)
    assert list(settled.parts) == parts
    assert settled.balance == balance
    assert settled.over == (OPEN not in parts)
    mirrored = settle(TricksBet(1, 0, 10), deals)
    assert mirrored.balance == -balance


def test_after_the_first_deal_only_half_may_be_claimed() -> None:
    assert settle(ANNA, [played(7, 5)]).claimable == 5
    assert settle(ANNA, [played(5, 7)]).claimable == 0
    assert settle(ANNA, [played(5, 7), played(7, 5)]).claimable == 0


def test_an_odd_stake_is_divided_without_loss() -> None:
    settled = settle(TricksBet(0, 1, 7, deals=3), [played(7, 5)] * 3)
    assert settled.amounts == (3, 2, 2)
    assert settled.balance == 7


HELD = {
    "rules": "biblioteka",
    "options": {"marking": "by_hand"},
    "hands": ["98c 987d T98h KQJAs", "KQAc KQAd KQJh T87s"],
    "turn_up": "7h",
}


def test_b5_an_imperial_shown_too_late_marks_nothing_but_wins_the_bet() -> None:
    deal, _ = run({**HELD, "say": ["D claim 1", "E done", "D done", "E call 41", "D call 31"]})
    with pytest.raises(Refused) as refused:
        obey(deal, command(deal.rules, "E show KQJAs"))
    assert refused.value.why is Why.TOO_LATE
    assert [score.imperials for score in deal.scores] == [0, 0]
    assert has_imperial(deal, 0)
    assert not has_imperial(deal, 1)


def test_an_imperial_counts_for_the_bet_when_its_cards_are_played() -> None:
    deal, _ = run({**HELD, "options": {}, "play": "Ks 8s Qs 7s Js Ts"})
    assert has_imperial(deal, 0)


def test_the_turn_ups_imperial_counts_for_the_bet() -> None:
    held = {
        "rules": "biblioteka",
        "hands": ["KQc 987d T987h JT9s", "A987c KQJAd QJAh 8s"],
        "turn_up": "Kh",
    }
    deal, _ = begin(setup(held))
    assert not has_imperial(deal, 0)
    assert has_imperial(deal, 1)


@pytest.mark.parametrize(
    ("marks", "fiches"),
    [(0, 4), (1, 3), (5, 3), (6, 2), (7, 2), (8, 2), (9, 1), (13, 1), (15, 1), (17, 1)],
)
def test_pierer_stakes(marks: int, fiches: int) -> None:
    assert multiple(marks) == fiches
    scores = (Score(3, 0), Score(*divmod(marks, 6)))
    assert payments(load("pierer").rules(), scores, 0) == (fiches, -fiches)
    assert payments(load("pierer").rules(), scores[::-1], 1, stake=10) == (
        -10 * fiches,
        10 * fiches,
    )


def test_with_three_each_loser_pays_by_his_own_marks() -> None:
    scores = (Score(0, 0), Score(3, 1), Score(1, 2))
    assert payments(load("pierer").rules(3), scores, 1) == (-4, 6, -2)


def test_imperialas_pays_each_imperial_that_the_winner_is_ahead() -> None:
    scores = (Score(6, 0), Score(2, 5), Score(5, 5))
    assert payments(load("imperialas").rules(3), scores, 0, stake=3) == (15, -12, -3)


def test_academie_plays_for_nothing() -> None:
    assert payments(load("academie").rules(), (Score(5, 0), Score(0, 0)), 0) == (0, 0)


@pytest.mark.parametrize(
    "bet",
    [TricksBet(0, 1, 10, 0), TricksBet(0, 1, 0), TricksBet(0, 1, -5), TricksBet(1, 1, 10)],
    ids=["no deal", "nothing", "less than nothing", "against itself"],
)
def test_no_bet(bet: TricksBet) -> None:
    with pytest.raises(ValueError, match="a bet is"):
        settle(bet, [])

"""What does the border to the core refuse, and what does it promise?"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from tests.native.tables import ending, random_deals, random_setup

from imperiale import _native as core
from imperiale import rulesets
from imperiale.domain import play
from imperiale.domain.cards import cards
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, legal
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import Step
from imperiale.domain.play import Result
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.engine import native

ACADEMIE = rulesets.load("academie").rules(2)
DOBOR = rulesets.load("dobor").rules(2)
DEAL = next(random_deals(ACADEMIE, 1))


def test_the_core_is_available() -> None:
    assert native.available()


# What the package is like where it was installed without the core.
WITHOUT = """
import sys
sys.modules["imperiale._native"] = None
from imperiale.engine import native
assert not native.available()
try:
    native.perft(None, 1)
except native.NativeUnavailableError as error:
    print(error)
"""


def test_without_the_core_a_call_says_so() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True
    )
    assert "the C++ core is not installed" in ran.stdout
    assert "imperiale.domain.play" in ran.stdout


def test_a_broken_core_is_not_taken_for_an_absent_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> None:
        raise ModuleNotFoundError("No module named 'lost'", name="lost")

    monkeypatch.setattr(native, "import_module", load)
    with pytest.raises(ModuleNotFoundError, match="lost"):
        native._find_core()  # pyright: ignore[reportPrivateUsage]


def test_a_core_of_another_release_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "__version__", "99.0.0")
    assert not native.available()
    with pytest.raises(native.NativeUnavailableError, match=r"not 99\.0\.0"):
        native.tally(DEAL)


def test_marking_by_hand_is_refused() -> None:
    rules = rulesets.load("academie").rules(2, {"marking": "by_hand"})
    deal, _ = begin(random_setup(rules, Random(1)))
    with pytest.raises(native.NotForNativeError, match="by_hand"):
        native.perft(deal, 1)


def test_a_moment_before_the_play_is_refused() -> None:
    with pytest.raises(native.NotForNativeError, match="not from point"):
        native.perft(DEAL.but(step=Step.POINT), 1)


def test_a_hidden_hand_is_refused() -> None:
    with pytest.raises(
        native.NotForNativeError, match=r"every hand; known cards by seat: \[12, 0\]"
    ):
        native.perft(DEAL.but(hands=(DEAL.hands[0], 0)), 1)


def test_a_hidden_talon_is_refused_where_it_is_drawn() -> None:
    deal = next(random_deals(DOBOR, 1))
    with pytest.raises(native.NotForNativeError, match="must know the talon"):
        native.perft(deal.but(talon=(None,) * 7), 1)
    assert native.perft(DEAL.but(talon=(None,) * 7), 2) == native.perft(DEAL, 2)


def test_a_score_without_end_is_refused() -> None:
    scores = (Score(0, 0), Score(10_001, 0))
    with pytest.raises(native.NotForNativeError, match="10001i0c"):
        native.perft(DEAL.but(scores=scores), 1)


@pytest.mark.parametrize(
    ("call", "name"),
    [
        (lambda: native.perft(DEAL, -1), "cards is -1"),
        (lambda: native.divide(DEAL, 0), "cards is 0"),
        (lambda: native.playouts(DEAL, -1, 0), "times is -1"),
        (lambda: native.playouts(DEAL, 1, 1 << 64), "seed is 18446744073709551616"),
    ],
)
def test_a_number_out_of_range_is_refused(call: object, name: str) -> None:
    assert callable(call)
    with pytest.raises(ValueError, match=name):
        call()


def test_a_card_that_is_not_legal_is_refused() -> None:
    rules, position = native.rules_of(DEAL), native.position_of(DEAL)
    for card in (cards(DEAL.hands[1 - DEAL.seat])[0], 36, 255):
        with pytest.raises(ValueError, match="not legal"):
            core.after(rules, position, card)


def test_more_than_the_core_has_room_for_is_refused() -> None:
    rules = core.Rules()
    with pytest.raises(ValueError, match="more items"):
        rules.stock = [0] * 37


def test_what_is_over_stays_over() -> None:
    deal = ending(DEAL, 0, Random(1))
    assert deal.over
    assert native.perft(deal, 5) == 1
    assert native.divide(deal, 5) == {}
    assert native.tally(deal) == play.tally(deal)


# --- play-outs


def results(deal: Deal, times: int, seed: int) -> list[Result]:
    width = 2 * deal.rules.players + 1
    rows = native.playouts(deal, times, seed)
    assert len(rows) == times * width
    return [native.result(rows[i : i + width]) for i in range(0, len(rows), width)]


def chances(deal: Deal, chance: Fraction, total: dict[Result, Fraction]) -> dict[Result, Fraction]:
    """Return how likely each result is if every legal card is as likely."""
    if deal.over:
        result = Result(deal.scores, deal.tricks, deal.winner)
        total[result] = total.get(result, Fraction(0)) + chance
        return total
    may = cards(legal(deal))
    for card in may:
        chances(obey(deal, PlayCard(deal.seat, card))[0], chance / len(may), total)
    return total


@pytest.mark.parametrize("rules", [ACADEMIE, rulesets.load("imperialas").rules(3)])
def test_playouts_come_out_as_often_as_they_must(rules: Rules) -> None:
    times = 20_000
    for seed, deal in enumerate(random_deals(rules, 10)):
        left = ending(deal, 3, Random(seed))
        exact = chances(left, Fraction(1), {})
        found = Counter(results(left, times, seed))
        assert found.keys() <= exact.keys()
        for result, chance in exact.items():
            wide = 5 * (times * chance * (1 - chance)) ** 0.5
            assert abs(found[result] - times * chance) <= wide + 1


def test_a_seed_gives_the_same_playouts() -> None:
    assert native.playouts(DEAL, 100, 1) == native.playouts(DEAL, 100, 1)
    assert native.playouts(DEAL, 100, 1) != native.playouts(DEAL, 100, 2)

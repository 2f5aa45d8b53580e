"""Are the figures of a margin right, and does the test err as rarely as it says?"""

import random
import statistics
from math import exp, inf, log, sqrt

import pytest

from imperiale.services.arena_stats import FEWEST, NOTHING_SEEN, Sample, Sprt, Verdict, student


def sample(*numbers: float) -> Sample:
    found = NOTHING_SEEN
    for number in numbers:
        found = found.with_one(number)
    return found


def test_a_sample_by_hand() -> None:
    # mean 4; squared distances 9 1 1 9, a sum of 20; over three 6.667, of which the root is 2.582
    found = sample(1, 3, 5, 7)
    assert found == (4, 4.0, 20.0)
    assert found.sd == pytest.approx(2.5820, abs=1e-4)
    assert found.error == pytest.approx(1.2910, abs=1e-4)
    assert found.interval is not None
    # 3.182 standard errors to either side, by the tables
    assert found.interval == pytest.approx((4 - 4.108, 4 + 4.108), abs=0.01)


def test_a_sample_as_the_library_has_it() -> None:
    rng = random.Random(3)
    numbers = [rng.gauss(1e6, 0.1) for _ in range(500)]
    found = sample(*numbers)
    assert found.mean == pytest.approx(statistics.fmean(numbers), rel=1e-12)
    assert found.sd == pytest.approx(statistics.stdev(numbers), rel=1e-5)


def test_of_fewer_than_two_nothing_is_known() -> None:
    for few in (NOTHING_SEEN, sample(3)):
        assert (few.sd, few.error, few.interval) == (None, None, None)


@pytest.mark.parametrize(
    ("freedom", "level", "quantile"),
    [(4, 0.95, 2.776), (9, 0.95, 2.262), (30, 0.95, 2.042), (10, 0.99, 3.169), (10**6, 0.95, 1.96)],
)
def test_students_t_by_the_tables(freedom: int, level: float, quantile: float) -> None:
    assert student(freedom, level) == pytest.approx(quantile, rel=2e-3)


def test_an_interval_holds_the_mean_as_often_as_it_says() -> None:
    rng = random.Random(8)
    held = 0
    for _ in range(2000):
        found = sample(*(rng.gauss(1, 3) for _ in range(12)))
        assert found.interval is not None
        held += found.interval[0] <= 1 <= found.interval[1]
    assert abs(held / 2000 - 0.95) < 3 * sqrt(0.95 * 0.05 / 2000)


def test_a_ratio_by_hand() -> None:
    # mean 2, variance 2/3: about 0 it is 14/3, about 1 it is 5/3
    assert Sprt(0, 1).ratio(sample(1, 2, 3)) == pytest.approx(1.5 * log(14 / 5))
    assert Sprt(0, 1).ratio(sample(-1, 0, 1)) == pytest.approx(-1.5 * log(5 / 2))
    assert Sprt(0, 1).ratio(NOTHING_SEEN) == 0
    assert exp(Sprt(0, 1).bound) == pytest.approx(19)


def test_numbers_that_are_all_alike() -> None:
    assert Sprt(0, 1).ratio(sample(0, 0, 0)) == -inf
    assert Sprt(0, 1).ratio(sample(1, 1, 1)) == inf
    assert Sprt(0, 1).verdict(sample(*[0.0] * (FEWEST - 1))) is None
    assert Sprt(0, 1).verdict(sample(*[0.0] * FEWEST)) is Verdict.LOW
    assert Sprt(-1, 1).verdict(sample(*[0.0] * 1000)) is None


def decided(rng: random.Random, sprt: Sprt, mean: float, sd: float) -> tuple[Verdict, int]:
    """Test numbers in whole halves, as margins are."""
    found = NOTHING_SEEN
    while (verdict := sprt.verdict(found)) is None:
        found = found.with_one(round(2 * rng.gauss(mean, sd)) / 2)
    return verdict, found.size


@pytest.mark.parametrize("sd", [1.5, 5])
@pytest.mark.parametrize(("mean", "right"), [(0, Verdict.LOW), (1, Verdict.HIGH)])
def test_errors_are_as_rare_as_is_said(mean: float, right: Verdict, sd: float) -> None:
    rng = random.Random(1)
    runs = [decided(rng, Sprt(0, 1), mean, sd) for _ in range(600)]
    wrong = sum(verdict is not right for verdict, _ in runs) / len(runs)
    assert wrong <= 0.05 + 2.5 * sqrt(0.05 * 0.95 / len(runs))


def test_a_clear_case_is_decided_sooner_than_by_a_fixed_number() -> None:
    # for errors of 5 % to either side a fixed number is (2 * 1.645 * sd / difference) ** 2
    rng = random.Random(2)
    runs = [decided(rng, Sprt(0, 1), 1, 5)[1] for _ in range(300)]
    assert sum(runs) / len(runs) < 0.6 * (2 * 1.645 * 5) ** 2
    beyond = [decided(rng, Sprt(0, 1), 2, 5)[1] for _ in range(100)]
    assert sum(beyond) / len(beyond) < 0.5 * sum(runs) / len(runs)

"""Is every problem that is shipped one, for who solves it again?"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from imperiale import rulesets
from imperiale.analysis.problem_proof import by_all, by_listening, by_reference, by_strongest
from imperiale.analysis.problem_themes import MANNERS, THEMES, manner
from imperiale.analysis.problem_worth import (
    LEAST,
    LEVELS,
    TRIES,
    grade_of,
    problem_of,
    weighed,
)
from imperiale.analysis.problems import (
    Problem,
    ProblemError,
    name_of,
    read_problems,
    seen,
    shipped,
    written,
)
from imperiale.domain.cards import Card

EACH = pytest.mark.parametrize("problem", shipped(), ids=lambda problem: problem.name)


def sampled(number: int) -> list[Problem]:
    """Return some of them, spread over the file."""
    return [*shipped()[:: len(shipped()) // number]]


@EACH
def test_it_is_solved_again(problem: Problem) -> None:
    """One card beats every other by the margin, and the core and the reference agree on why."""
    view = seen(problem)
    found = weighed(view)
    assert found is not None
    assert found.best == problem.answer
    assert found.lead >= LEAST
    assert found.chances == pytest.approx(problem.chances, abs=1e-4)
    assert by_reference(problem, sample=1) == problem.answer
    assert problem.themes[0] == manner(view, problem.answer)


def test_the_strongest_agent_finds_some_too() -> None:
    """All of them: `imperiale problems check --by strongest`, and `--by listening`."""
    for problem in sampled(12):
        assert by_strongest(problem) == problem.answer, problem.name
        assert by_listening(problem) == problem.answer, problem.name


def test_some_are_found_again_whole() -> None:
    """Levels, themes and grade too; the rating is made of all of them together."""
    for problem in sampled(6):
        found = problem_of(seen(problem), problem.deal)
        assert found is not None
        assert written(replace(found, rating=problem.rating)) == written(problem)


def test_no_problem_for_whom_it_is_obvious() -> None:
    """No card of it is better than every other by the margin."""
    easy = "academie | 1 | 0i0c 0i0c | AKQ7s 98h KJ98d 98c / JTs AQJ7h QT7d QJ7c | Th | | Kd"
    (problem,) = read_problems([written(replace(shipped()[0], deal=easy))])
    assert problem_of(seen(problem), easy) is None


def test_they_are_many_and_of_every_kind() -> None:
    problems = shipped()
    assert len({problem.name for problem in problems}) == len(problems) >= 300
    by_rules = Counter((problem.rules, problem.players) for problem in problems)
    assert {(name, 2) for name in rulesets.names()} <= set(by_rules)
    assert sum(count for (_, players), count in by_rules.items() if players == 3) >= 20
    grades = Counter(problem.grade for problem in problems)
    assert min(grades[grade] for grade in range(1, 6)) >= 20
    about = Counter(theme for problem in problems for theme in problem.themes)
    wanted = "hold_up", "hunt", "duck", "capot", "tricks", "counters"
    assert min(about[theme] for theme in wanted) >= 15
    manners = Counter(problem.themes[0] for problem in problems)
    assert set(manners) <= set(MANNERS)
    assert {theme for problem in problems for theme in problem.themes} <= set(THEMES)


@EACH
def test_what_the_file_says_agrees(problem: Problem) -> None:
    assert problem.name == name_of(problem.deal)
    assert problem.answer in problem.chances
    assert problem.chances.keys() == problem.marks.keys()
    assert set(problem.right) == set(LEVELS)
    assert problem.grade == grade_of(problem.right)
    assert all(
        share * TRIES == pytest.approx(round(share * TRIES)) for share in problem.right.values()
    )
    assert 500 < problem.rating < 2600


def test_the_seat_sees_its_own_cards_only() -> None:
    for problem in sampled(20):
        view = seen(problem)
        seat = view.deal.seat
        assert view.seat == seat
        for at, held in enumerate(view.deal.hands):
            if at != seat:  # of others it knows what they have shown
                assert held & ~view.shown[at] == 0, problem.name


def test_another_answer_is_noticed() -> None:
    problem = shipped()[0]
    wrong = next(card for card in problem.chances if card != problem.answer)
    assert by_all(replace(problem, answer=wrong)) != wrong


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{", "JSONDecodeError"),
        ("[]", "TypeError"),
        ('{"name": "x"}', "KeyError: 'deal'"),
        (written(shipped()[0]).replace('"answer": "', '"answer": "?'), "NotationError"),
    ],
)
def test_a_line_that_is_no_problem(line: str, reason: str) -> None:
    with pytest.raises(ProblemError, match=f"line 2: {reason}"):
        list(read_problems(["", line]))


def test_a_manner_follows_from_the_cards() -> None:
    """A word for each, from the problems themselves."""
    for problem in shipped():
        view, how = seen(problem), problem.themes[0]
        if how in ("duck", "take", "high", "low", "discard"):
            assert view.deal.trick, problem.name
        else:
            assert not view.deal.trick, problem.name
        if how in ("hunt", "draw"):
            assert Card(problem.answer).suit == view.deal.trump, problem.name

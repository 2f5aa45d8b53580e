"""Is what the lessons teach true, and are they said whole in every language?"""

from __future__ import annotations

import re

import pytest

from imperiale import rulesets
from imperiale.domain.cards import Card, cards, each
from imperiale.domain.errors import Refused
from imperiale.domain.events import Marked
from imperiale.domain.notation import read_line
from imperiale.domain.record import replay
from imperiale.engine.solve import solve
from imperiale.locales import languages, messages
from imperiale.services.lessons import LEARNER, Lesson, lessons, teach, worked

LESSONS = lessons()
named = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


def answers(lesson: Lesson) -> list[list[Card]]:
    """Return the cards that a learner has played before each task, and after the last."""
    played: list[list[Card]] = [[]]
    for right in lesson.right:
        held = teach(lesson, played[-1]).views[-1].hand
        played.append([*played[-1], cards(right & held)[0]])
    return played


@named
def test_a_lesson_is_taken_to_the_end_of_its_deal(lesson: Lesson) -> None:
    played = answers(lesson)[-1]
    taught = teach(lesson, played)
    assert taught.done == len(lesson.right) >= 1
    while not (now := taught.views[-1]).deal.over:
        assert now.my_turn
        played.append(cards(now.legal)[0])
        taught = teach(lesson, played)
        assert not taught.wrong
        *full, _ = taught.views
        assert all(len(seen.deal.trick) == seen.rules.players for seen in full)


@named
def test_a_card_that_is_not_right_is_taken_back(lesson: Lesson) -> None:
    for number, played in enumerate(answers(lesson)[:-1]):
        now = teach(lesson, played).views[-1]
        for card in each(now.legal & ~lesson.right[number]):
            taught = teach(lesson, [*played, card])
            assert taught.wrong
            assert taught.done == number
            assert taught.views == (now,)


@named
def test_what_is_called_right_is_best_all_cards_seen(lesson: Lesson) -> None:
    if not lesson.proved:
        assert lesson.name in ("trick", "imperials", "refill"), "a tactic is proved"
        return
    deal, _ = replay(lesson.record, partial=True)
    values = solve(deal)
    best = max(values.values())
    assert len(values) > 1
    assert {card for card in values if values[card] == best} == set(each(lesson.right[0]))


def test_no_card_is_taught_that_the_rules_refuse() -> None:
    with pytest.raises(Refused):
        teach(LESSONS[0], [Card.parse("Ah")])


@named
def test_a_lesson_has_its_words_in_every_language(lesson: Lesson) -> None:
    tasks = range(1, len(lesson.right) + 1)
    parts = [
        "",
        "-what",
        "-begin",
        *(f"-{p}-{n}" for n in tasks for p in ("ask", "wrong", "right")),
    ]
    for language in languages():
        said = messages(language)
        assert [p for p in parts if f"teach-{lesson.name}{p}" not in said] == []


@named
def test_a_lesson_cites_sources_that_the_rule_sets_cite(lesson: Lesson) -> None:
    assert lesson.record.setup.dealer != LEARNER
    cited = {
        decision.source
        for name in rulesets.names()
        for decision in rulesets.load(name).decisions.values()
    }
    assert lesson.sources
    assert set(lesson.sources) <= cited


def test_every_rule_set_has_a_lesson() -> None:
    assert {lesson.ruleset.id for lesson in LESSONS} == set(rulesets.names())
    assert all(re.fullmatch("[a-z-]+", lesson.name) for lesson in LESSONS)


def test_each_rule_set_has_a_whole_deal_to_look_at_for_each_number_of_players() -> None:
    records = [read_line(line, rulesets.load) for line in worked()]
    tables = [(record.setup.rules.id, record.setup.rules.players) for record in records]
    expected = [(name, n) for name in rulesets.names() for n in rulesets.load(name).players]
    assert sorted(tables) == expected
    for record in records:
        deal, events = replay(record)
        assert deal.over
        assert sum(isinstance(event, Marked) for event in events) >= 4

"""Does the tutor warn of an error once, and let the same card be played then?"""

from __future__ import annotations

import pytest

from imperiale.analysis.weighing import weigh
from imperiale.cli.play_tutor import Tutor
from imperiale.cli.play_typed import Mistyped
from imperiale.cli.table_face import Face, Faces
from imperiale.domain.commands import PlayCard
from imperiale.domain.decide import begin
from imperiale.domain.notation import read_line
from imperiale.domain.views import View, view
from imperiale.rulesets import load
from imperiale.services.tutoring import Tutoring

# elder has the four highest trumps and leads: to lead the last is to throw honours away
LINE = "academie | 1 | 0i0c 0i3c | AKQJ7s 7h 789d 789c / AKQTc AKQTd 89Th 8s | Jh"


def seen() -> View:
    setup = read_line(LINE, load).setup
    _, events = begin(setup)
    return view(setup.rules, events, 0)


def worst(of: View) -> PlayCard:
    found = weigh(of)
    command = min(found.choices, key=lambda choice: choice.value).command
    assert isinstance(command, PlayCard)
    assert found.loss(command) > 0.03
    return command


def test_it_warns_once() -> None:
    now = seen()
    wrong = worst(now)
    tutor = Tutor(Tutoring.DOUBTFUL, Face(Faces.LETTERS))
    with pytest.raises(Mistyped) as warning:
        tutor.check(now, wrong)
    told = warning.value.sentence()
    assert "of the chance to win" in told
    assert "Better:" in told
    tutor.check(now, wrong)


def test_it_is_silent_where_nothing_is_wrong_or_nobody_asked() -> None:
    now = seen()
    best = weigh(now).best.command
    Tutor(Tutoring.DOUBTFUL, Face(Faces.LETTERS)).check(now, best)
    Tutor(Tutoring.OFF, Face(Faces.LETTERS)).check(now, worst(now))

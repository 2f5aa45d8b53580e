"""Is every choice worth what the seat could know of it?"""

from __future__ import annotations

import pytest

from imperiale.agents.worlds import Worlds, aim
from imperiale.analysis.weighing import open_values, weigh
from imperiale.domain.choices import choices
from imperiale.domain.commands import CallPoint, Claim, Done, PlayCard, Show
from imperiale.domain.deal import Deal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import Event, Step
from imperiale.domain.notation import read_line
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.shuffle import shuffled_pack
from imperiale.domain.views import View, view
from imperiale.engine.solve import solve
from imperiale.rulesets import load

TWO = (Score(0, 0), Score(0, 0))


def played_until(name: str, tricks: int, players: int = 2, **options: object) -> tuple[Deal, View]:
    """Play first choices until so many tricks are taken and a card is to be chosen."""
    rules = load(name).rules(players, options)
    pack = shuffled_pack(rules, b"weighing")
    deal, events = begin(dealt(rules, 0, (Score(0, 0),) * players, pack))
    happened: list[Event] = list(events)
    while sum(deal.tricks) < tricks or deal.step is not Step.PLAY or len(choices(deal)) < 2:
        deal, events = obey(deal, choices(deal)[0])
        happened += events
    return deal, view(rules, happened, deal.seat)


@pytest.mark.parametrize("tricks", [3, 6, 9])
def test_cards_are_worth_what_the_agent_over_all_worlds_thinks(tricks: int) -> None:
    deal, seen = played_until("academie", tricks)
    goal = aim(seen)
    assert goal is not None
    thought = Worlds(b"any").prospect(seen, goal)
    found = weigh(seen)
    assert found.chance
    assert found.worlds == found.of == thought.worlds
    for choice in found.choices:
        assert isinstance(choice.command, PlayCard)
        assert choice.value == pytest.approx(goal.own(thought.means[choice.command.card]))
        assert choice.share == pytest.approx(thought.shares[choice.command.card])
        assert choice.error == 0
    assert found.loss(found.best.command) == 0
    assert open_values(deal) == {
        PlayCard(deal.seat, card): goal.own(value) for card, value in solve(deal, goal).items()
    }


def test_of_many_worlds_a_part_is_nearly_as_good_and_says_how_sure_it_is() -> None:
    _, seen = played_until("academie", 1)
    whole, part = weigh(seen, most=1 << 17), weigh(seen, most=400)
    assert part.worlds == 400 < whole.worlds == whole.of == part.of
    assert part == weigh(seen, most=400)
    for all_of_it, some in zip(whole.choices, part.choices, strict=True):
        far = abs(whole.loss(all_of_it.command) - part.loss(some.command))
        assert far <= 4 * some.error + 1e-9
    assert any(choice.error > 0 for choice in part.choices)


@pytest.mark.parametrize(("name", "players"), [("dobor", 2), ("pierer", 3), ("imperialas", 4)])
def test_what_cannot_be_solved_at_once_is_weighed_by_a_sample(name: str, players: int) -> None:
    deal, seen = played_until(name, 2, players)
    found = weigh(seen)
    assert found == weigh(seen)
    assert [choice.command for choice in found.choices] == list(choices(seen.deal))
    assert found.best.error == 0
    assert min(found.loss(choice.command) for choice in found.choices) == 0
    assert open_values(deal) is None


def test_an_imperial_that_is_not_shown_is_lost() -> None:
    line = "academie | 1 | 0i0c 0i3c | AKQJ7s 7h 789d 789c / AKQTc AKQTd 89Th 8s | Jh"
    setup = read_line(line, load).setup
    by_hand = load("academie").rules(2, {"marking": "by_hand"})
    deal, events = begin(setup._replace(rules=by_hand))
    while deal.step is not Step.IMPERIAL or deal.seat != 0:
        deal, more = obey(deal, choices(deal)[0])
        events += more
    found = weigh(view(by_hand, events, 0))
    assert {type(choice.command) for choice in found.choices} == {Show, Done}
    assert isinstance(found.best.command, Show)
    assert found.loss(Done(0)) > 0.1
    lying = open_values(deal)
    assert lying is not None
    assert lying[found.best.command] - lying[Done(0)] > 0.1


def test_less_than_is_due_may_be_weighed_too() -> None:
    rules = load("academie").rules(2, {"marking": "by_hand"})
    deal, happened = next(filter(None, (_two_honours(rules, seed) for seed in range(20))))
    less = Claim(deal.seat, 1)
    found = weigh(view(rules, happened, deal.seat), (less,))
    worth = [found.of_command(c).value for c in (choices(deal)[0], less, Done(deal.seat))]
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > worth[2]
    with pytest.raises(KeyError):
        found.of_command(CallPoint(0, 3))


def _two_honours(rules: Rules, seed: int) -> tuple[Deal, list[Event]] | None:
    """Return a deal of a seed where more than one honour may be claimed."""
    deal, events = begin(dealt(rules, 0, TWO, shuffled_pack(rules, bytes([seed]))))
    happened = list(events)
    while not deal.over:
        if deal.step is Step.HONOURS and _most(deal) > 1:
            return deal, happened
        deal, events = obey(deal, choices(deal)[0])
        happened += events
    return None


def _most(deal: Deal) -> int:
    return max((c.amount for c in choices(deal) if isinstance(c, Claim)), default=0)


def test_marks_are_told_where_they_are_wanted() -> None:
    deal, seen = played_until("academie", 10)
    found = weigh(seen, in_marks=True)
    assert not found.chance
    assert max(abs(choice.value) for choice in found.choices) >= 1
    assert deal.seat == seen.seat

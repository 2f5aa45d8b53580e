"""Is a card as likely as it is, whatever was asked of before?"""

from __future__ import annotations

from tests.agents.test_conformance import moments, replayed

from imperiale import rulesets
from imperiale.agents.thoughts import Likelihoods, plays
from imperiale.domain.choices import choices
from imperiale.domain.events import Step
from imperiale.domain.views import view
from imperiale.engine.beliefs import beliefs
from imperiale.engine.world_solver import WorldSolver
from imperiale.engine.worlds import TABLE


def test_each_card_that_could_be_played_is_likely_by_itself() -> None:
    rules = rulesets.load("academie").rules(2)
    warm, solver = Likelihoods(b"a"), WorldSolver(TABLE)
    told: set[float] = set()
    for number in range(5):
        for setup, deal, _, done in moments("worlds", rules, number):
            if deal.step is not Step.PLAY or not deal.trick:
                continue
            before, _ = replayed(setup, done[:-1])
            for lead in choices(before):
                now, log = replayed(setup, (*done[:-1], lead))
                seen = view(rules, log, now.seat)
                play = plays(seen, (1 - now.seat,))[-1]
                own = seen.deal.dealt[now.seat]
                hands = [hand | play.card.bit for hand in beliefs(seen).all().hands[:20]]
                cold = Likelihoods(b"a").of(play, hands, own, None, WorldSolver(TABLE))
                warm.begin(seen)
                assert warm.of(play, hands, own, None, solver) == cold
                told.update(cold)
    assert len(told) > 10

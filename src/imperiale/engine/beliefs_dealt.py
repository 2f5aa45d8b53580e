"""Which hands were dealt, where nothing is drawn afterwards?

What is told of a hand later is then told of the hand as dealt: less the cards played by then.
"""

from __future__ import annotations

from array import array
from random import Random

from imperiale.domain.cards import Mask
from imperiale.domain.views import View
from imperiale.engine.beliefs_count import Share, Shares, split
from imperiale.engine.beliefs_facts import Facts
from imperiale.engine.beliefs_log import Held, Log, Played
from imperiale.engine.beliefs_world import World, own_dealt

__all__ = ["Dealt"]


class Dealt:
    """The hands of the others.

    Attributes:
        count: in how many ways they can have been dealt.
        exact: always true.
    """

    exact = True

    def __init__(self, view: View, log: Log) -> None:
        deal, rules = view.deal, view.rules
        self._view = view
        self._others = log.others
        self._played, facts = _as_dealt(log)
        free = rules.pack & ~(1 << deal.turn_up | own_dealt(view))
        self._cases: list[Shares] = []
        for opening in log.openings():
            shares = [Share(rules.hand_size, opening[seat] & facts[seat]) for seat in log.others]
            self._cases.append(Shares(free, shares, rules.talon_size))
        self.count = sum(case.count for case in self._cases)

    def rows(self, limit: int) -> tuple[array[int], list[int]] | None:
        """Return the hands now, the ways to each being one, or nothing if they are too many."""
        if self.count > limit:
            return None
        rows: array[int] = array("Q")
        for case in self._cases:
            columns = case.all()
            if len(self._others) == 1:
                played = ~self._played[self._others[0]]
                rows.extend([hand & played for hand in columns])
            else:
                for packed in columns:
                    rows.extend(self._now(packed))
        return rows, [1] * self.count

    def sample(self, rng: Random) -> World:
        """Return one of them, each as likely as the others."""
        hands = list(self._view.deal.dealt)
        found = split(self._at(rng.randrange(self.count)), len(self._others))
        for seat, held in zip(self._others, found, strict=True):
            hands[seat] = held
        return World.of(self._view, tuple(hands))

    def _at(self, index: int) -> int:
        for case in self._cases[:-1]:
            if index < case.count:
                return case.at(index)
            index -= case.count
        return self._cases[-1].at(index)

    def _now(self, packed: int) -> list[Mask]:
        hands = split(packed, len(self._others))
        pairs = zip(self._others, hands, strict=True)
        return [held & ~self._played[seat] for seat, held in pairs]


def _as_dealt(log: Log) -> tuple[dict[int, Mask], dict[int, Facts]]:
    """Return what each played, and what the play tells of its hand as dealt."""
    played = dict.fromkeys(log.others, 0)
    facts = {seat: Facts() for seat in log.others}
    for step in log.told:
        match step:
            case Played(seat=seat, card=card, excluded=excluded):
                facts[seat] &= Facts(must=1 << card, never=excluded & ~played[seat])
                played[seat] |= 1 << card
            case Held(seat=seat, facts=told):
                gone = played[seat]
                facts[seat] &= Facts(
                    told.must,
                    told.never & ~gone,
                    tuple(four for four in told.lacking if not four & gone),
                    tuple(some & ~gone for some in told.touching),
                )
            case _:
                pass
    return played, facts

"""How much can be won against an agent in a whole deal?

Half of what both seats of the same deal win, so that an agent against itself has nothing:

- **By an exploiter**, who plays on what he can know, and so tells a **lower** bound: he asks how
  likely each hand that the agent may hold is by what the agent would have played with it at each of
  its turns, and plays the card of the best mean over some of them, each solved as if all were seen.
  From where some tricks are left on he gives the best answer, exactly.
- **By who sees all cards**, and knows the agent's policy, an **upper** bound of what honest play
  wins.  All his lines in a deal are some million, too many to ask an agent that thinks.  But nobody
  gets more out of a position than he would if the agent played for him too, and that is found at
  once; so the lines are searched best first by it (the value of a node is a bound from above, and
  the most of what it leads to is a better one; Nilsson's AO*), and wherever the search stops, what
  it has come to at its root is an upper bound.  If nothing is left to search it is exact.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from imperiale import agents
from imperiale.agents.worlds import Worlds, aim
from imperiale.analysis.bounds import answer_in_the_end, chooser, unit_of
from imperiale.domain.cards import Card, Mask, cards, mask
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, legal
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import CardPlayed, Event, Step
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import Seed
from imperiale.domain.views import View, supposed, view
from imperiale.engine.beliefs import Beliefs
from imperiale.engine.equity import Aim, Objective
from imperiale.engine.native_solve import Together
from imperiale.engine.worlds import distinct

__all__ = ["Exploiter", "Most", "most_of_clairvoyant", "won_by_exploiter"]

HARDLY = 0.02
"""How likely a card is taken to be that the agent would not play with a hand."""


class Exploiter(Worlds):
    """Plays against an agent whose policy he knows.

    Args:
        agent: whom he plays against.
        hands: hands of it that differ, at the most, that he weighs.
        seed: which of them, if there are more.
    """

    def __init__(self, agent: agents.Agent, hands: int, seed: Seed) -> None:
        super().__init__(seed)
        self._choose = chooser(agent)
        self._most = hands
        self._known: dict[tuple[int, Mask], float] = {}

    def _begin(self) -> None:
        super()._begin()
        self._known.clear()

    def _batches(
        self, view: View, believed: Beliefs
    ) -> Iterator[tuple[array[int], Sequence[float]]]:
        hands = list(believed.all().hands)
        self._chance(view).shuffle(hands)
        found = distinct(view, hands, self._most, aim(view), self.solver)
        weights = [ways * self._likely(view, hand) for hand, ways in found.items()]
        yield array("Q", found), weights

    def _likely(self, now: View, hand: Mask) -> float:
        """Return how likely the other is to have played so with a hand."""
        other = 1 - now.deal.seat
        plays = [
            (place, event.card)
            for place, event in enumerate(now.events)
            if isinstance(event, CardPlayed) and event.seat == other
        ]
        held, chance = hand | mask(card for _, card in plays), 1.0
        for place, card in plays:
            if (place, held) not in self._known:
                told = supposed(view(now.rules, now.events[:place], None), other, held)
                self._known[place, held] = self._choose(told).get(card, 0.0)
            chance *= max(self._known[place, held], HARDLY)
        return chance


def won_by_exploiter(
    agent: agents.Agent, setup: Setup, hands: int, tricks: int, aim: Objective, seed: Seed
) -> float:
    """Return what an exploiter wins of an agent in a deal, as the mean of both seats.

    Args:
        agent: it plays the other seat.
        setup: the deal: for two, marked by the table, with hands that are not refilled.
        hands: how many hands of the agent he weighs at the most.
        tricks: from where so many are left on he gives the best answer, exactly.
        aim: what is played for.
        seed: the chance of the play.
    """
    won = 0.0
    for seat in (0, 1):
        exploiter = Exploiter(agent, hands, seed)
        deal, happened = begin(setup)
        events: list[Event] = list(happened)
        while not deal.over:
            if not deal.trick and max(held.bit_count() for held in deal.hands) <= tricks:
                won += answer_in_the_end(agent, events, deal, seat, aim)[0] / 2
                break
            player = exploiter if deal.seat == seat else agent
            deal, happened = obey(deal, player.act(view(setup.rules, events, deal.seat)))
            events += happened
        else:
            won += aim.worth(deal, seat) / unit_of(aim) / 2
    return won


class Most(NamedTuple):
    """What nobody wins more than.

    Attributes:
        bound: it.
        unasked: the bound before the agent is asked anything.
        exact: whether the bound is what somebody who sees all cards does win.
    """

    bound: float
    unasked: float
    exact: bool


def most_of_clairvoyant(agent: agents.Agent, setup: Setup, questions: int, aim: Objective) -> Most:
    """Return what nobody wins more than of an agent in a deal, as the mean of both seats.

    Args:
        agent: it plays the other seat.
        setup: the deal: for two, marked by the table, with hands that are not refilled.
        questions: how often the agent may be asked for its policy, for each seat.
        aim: what is played for.
    """
    most, unasked, exact = 0.0, 0.0, True
    for seat in (0, 1):
        deal, happened = begin(setup)
        events: list[Event] = list(happened)
        while not deal.over and deal.step is not Step.PLAY:
            # the table marks: who must say something has no choice that is worth one
            deal, happened = obey(deal, agent.act(view(setup.rules, events, deal.seat)))
            events += happened
        search = _Search(agent, seat, aim)
        root = _Node(deal, view(setup.rules, events, 1 - seat))
        search.value(root)
        unasked += root.most / unit_of(aim) / 2
        while not root.done and search.asked < questions:
            search.go_on(root)
        most += root.most / unit_of(aim) / 2
        exact = exact and root.done
    return Most(most, unasked, exact)


class _Node:
    """A position.

    Attributes:
        deal: it, all cards known.
        seen: what the agent sees of it.
        most: nobody gets more out of it.
        done: whether that is exact.
        after: what it leads to, and how likely if the agent is to play.
    """

    __slots__ = ("after", "deal", "done", "most", "seen")

    def __init__(self, deal: Deal, seen: View) -> None:
        self.deal = deal
        self.seen = seen
        self.most = 0.0
        self.done = False
        self.after: list[tuple[float, _Node]] = []


class _Search:
    def __init__(self, agent: agents.Agent, seat: int, aim: Objective) -> None:
        self._choose = chooser(agent)
        self._seat = seat
        self._aim = aim
        self._together = Together(seat, None if aim.aim is Aim.MARKS else aim.outcomes())
        self.asked = 0

    def value(self, node: _Node) -> None:
        """Find the bound of a position by itself."""
        node.done = node.deal.over
        over = self._aim.worth(node.deal, self._seat) if node.done else 0
        node.most = float(over if node.done else self._together.most(node.deal))

    def go_on(self, node: _Node) -> None:
        """Look one card further where most may still be won."""
        own = node.deal.seat == self._seat
        if not node.after:
            if own:
                node.after = [(1.0, self._led(node, card)) for card in cards(legal(node.deal))]
            else:
                self.asked += 1
                policy = self._choose(node.seen).items()
                node.after = [(chance, self._led(node, card)) for card, chance in policy if chance]
        elif own:
            self.go_on(max(node.after, key=lambda one: one[1].most)[1])
        else:
            self.go_on(max((one for one in node.after if not one[1].done), key=_weight)[1])
        if own:
            best = max((after for _, after in node.after), key=lambda one: (one.most, one.done))
            node.most, node.done = best.most, best.done
        else:
            node.most = sum(chance * after.most for chance, after in node.after)
            node.done = all(after.done for _, after in node.after)

    def _led(self, node: _Node, card: Card) -> _Node:
        then, happened = obey(node.deal, PlayCard(node.deal.seat, card))
        seen = node.seen
        for event in happened:
            seen = seen.after(event)
        after = _Node(then, seen)
        self.value(after)
        return after


def _weight(one: tuple[float, _Node]) -> float:
    return one[0]

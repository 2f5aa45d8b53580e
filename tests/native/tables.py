"""Which deals must both engines play alike?"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from imperiale import rulesets
from imperiale.domain.cards import RANKS, cards
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, legal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.errors import RulesetError
from imperiale.domain.keys import KEYS, Value
from imperiale.domain.rules.marking import Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import shuffled_pack, subseed

SHIPPED = tuple(
    rulesets.load(name).rules(players)
    for name in rulesets.names()
    for players in rulesets.load(name).players
)


def name_of(rules: Rules) -> str:
    options = "".join(f" {key}={value}" for key, value in rules.options.items())
    return f"{rules.id} for {rules.players}{options}"


def random_setup(rules: Rules, rng: Random) -> Setup:
    """Return a deal, one in two of them in a partie that is nearly won."""
    seats = range(rules.players)
    least = rng.choice((0, max(0, rules.target - 2)))
    start = tuple(Score(rng.randrange(least, rules.target), rng.randrange(6)) for _ in seats)
    pack = shuffled_pack(rules, subseed(b"", rng.getrandbits(64)))
    return dealt(rules, rng.randrange(rules.players), start, pack)


def random_deals(rules: Rules, number: int) -> Iterator[Deal]:
    """Yield deals that come to the first lead; always the same ones."""
    rng = Random(name_of(rules))
    while number:
        deal, _ = begin(random_setup(rules, rng))
        if not deal.over:
            number -= 1
            yield deal


def random_card(deal: Deal, rng: Random) -> PlayCard:
    return PlayCard(deal.seat, rng.choice(cards(legal(deal))))


def ending(deal: Deal, tricks: int, rng: Random) -> Deal:
    """Play at random until so many tricks are left, or the deal is over."""
    while not deal.over and sum(deal.tricks) < deal.rules.deal_tricks - tricks:
        deal, _ = obey(deal, random_card(deal, rng))
    return deal


# What cannot matter to the play of a deal that the table marks.
_APART = {"players", "marking", "first_dealer", "packets", "packets_fixed", "stakes", "deals"}


def house_rules(number: int) -> Iterator[Rules]:
    """Yield rules in which about a third of the keys has any value that fits; always the same."""
    rng = Random(7)
    while number:
        ruleset = rulesets.load(rng.choice(rulesets.names()))
        options: dict[str, Value] = {
            name: _any_value(name, rng)
            for name in sorted(KEYS.keys() - _APART)
            if rng.random() < 1 / 3
        }
        # short hands make capots and blank hands frequent, and packets of one fit all
        options |= {"packets": (1,)}
        if rng.random() < 1 / 3:
            options |= {"hand_size": rng.randint(1, 5)}
        try:
            rules = ruleset.rules(rng.choice(ruleset.players), options)
        except RulesetError:
            continue
        number -= 1
        yield rules


def _any_value(name: str, rng: Random) -> Value:
    key = KEYS[name]
    if key.words:
        return rng.choice(key.words)
    if key.switch:
        return rng.random() < 0.5
    if key.ranks:
        least, most = key.ranks
        return "".join(rng.sample(RANKS[1:], min(8, rng.randint(least, most))))
    return rng.choice((32, 36)) if name == "deck" else rng.randint(key.low, key.high)

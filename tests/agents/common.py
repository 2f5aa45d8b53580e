"""Which tables must an agent be able to sit at, and how is a deal played there?"""

from collections.abc import Iterator, Sequence

from imperiale import rulesets
from imperiale.agents import Agent
from imperiale.domain.commands import Command
from imperiale.domain.deal import Deal
from imperiale.domain.dealing import dealt
from imperiale.domain.decide import begin, obey
from imperiale.domain.rules.marking import NOTHING, Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import shuffled_pack, subseed
from imperiale.domain.views import View, view

# what the shipped rule sets do not ask of an agent, but house rules may
HOUSE = ({"won_in_play": "captured", "blank": "carte_blanche", "blank_deal": "played"},)


def all_rules() -> Iterator[Rules]:
    """Every shipped rule set, for every number of players, marked by the table and by hand."""
    for name in rulesets.names():
        ruleset = rulesets.load(name)
        for players in ruleset.players:
            for marking in ("automatic", "by_hand"):
                yield ruleset.rules(players, {"marking": marking})
                for options in HOUSE:
                    yield ruleset.rules(players, {"marking": marking, **options})


ALL_RULES = tuple(all_rules())


def name_of(rules: Rules) -> str:
    options = ",".join(f"{key}={value}" for key, value in rules.options.items())
    return f"{rules.id}-{rules.players}-{options}"


def random_setup(rules: Rules, number: int, start: Sequence[Score] = ()) -> Setup:
    scores = tuple(start) or (NOTHING,) * rules.players
    pack = shuffled_pack(rules, subseed(b"agents", number))
    return dealt(rules, number % rules.players, scores, pack)


def play(setup: Setup, chairs: Sequence[Agent]) -> Iterator[tuple[Deal, tuple[View, ...], Command]]:
    """Play a deal to its end; yield each moment, what everybody sees then, and what is done."""
    deal, events = begin(setup)
    seats = range(setup.rules.players)
    views = tuple(view(setup.rules, events, seat) for seat in seats)
    while not deal.over:
        command = chairs[deal.seat].act(views[deal.seat])
        yield deal, views, command
        deal, happened = obey(deal, command)
        for event in happened:
            views = tuple(seen.after(event) for seen in views)
    yield deal, views, command


def final(setup: Setup, chairs: Sequence[Agent]) -> Deal:
    """Play a deal to its end."""
    *_, (deal, _, _) = play(setup, chairs)
    return deal

"""Write the files of this folder: ``python -m tests.perft.write``, from the root of the project.

Needed when a ruling changes, and only then: the numbers are those of the Python reference, and a
difference in them is a difference in the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.native.tables import random_setup
from tests.perft.corpus import Entry, Found, by_python, written

from imperiale import rulesets
from imperiale.domain.cards import Card, cards, of_suit
from imperiale.domain.commands import PlayCard
from imperiale.domain.deal import Deal, evolve, legal
from imperiale.domain.decide import begin, obey
from imperiale.domain.events import Event, Marked, Step
from imperiale.domain.keys import Value
from imperiale.domain.notation import write_line
from imperiale.domain.rules.follow import follow
from imperiale.domain.rules.imperials import Kind
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup

Options = dict[str, Value]

SHORT: Options = {"hand_size": 2, "packets": (2,), "tricks_over": 0}
"""So few cards that every way to play the whole deal can be counted, capots among them."""

ANY_TURN_UP: Options = {"turn_up_imperial": "sequence_or_four", "turn_up_imperial_for": "all"}
REFILL: Options = {"refill": True, "show_imperials": "after_trick"}

VARIANTS: dict[str, list[Options]] = {
    "academie": [{"won_in_play": "captured", "honours_when": "won"}, {"capot": "besides"}],
    "biblioteka": [{"won_in_play": "captured", "won_in_play_value": 2}, {"honours_when": "end"}],
    "dobor": [
        {"won_in_play": "captured", "trump_sequence_value": 2, "honours_when": "won"},
        {**ANY_TURN_UP, "turn_up_imperial_most": 2, "blank_wipe": "wipes"},
        {"hand_size": 4, "packets": (4,)},
        {"hand_size": 4, "packets": (4,), "blank_wipe": "wipes", "turn_up_imperial": "none"},
        {"win_by": "card_points"},
    ],
    "foster": [{"tricks": "over"}],
    "imperialas": [{"wipe": True, "honours": "KQJ"}, {"tricks": "difference", "capot": "besides"}],
    "pierer": [
        {"no_trick_imperials": 1},
        {**SHORT, **REFILL, **ANY_TURN_UP},
        {**ANY_TURN_UP, "show_imperials": "after_trick"},
    ],
}


def tables(name: str) -> Iterator[Rules]:
    ruleset = rulesets.load(name)
    for players in ruleset.players:
        for options in ({}, SHORT, *VARIANTS.get(name, [])):
            if players == 2 or "turn_up_imperial" not in options:
                yield ruleset.rules(players, options)


def lines(rules: Rules, rng: Random) -> Iterator[Entry]:
    """Yield entries: openings, endings, and whole deals in which much happens."""
    plies = {2: 4, 3: 4, 4: 4}[rules.players]
    left = {2: 4, 3: 3, 4: 2}[rules.players]
    if rules.hand_size < left:
        for setup in _setups(rules, rng, 6):
            whole = rules.players * rules.deal_tricks
            asked = dict.fromkeys(range(1, min(whole, 6) + 1), 0)
            yield _entry(setup, (), Found(asked, tally="" if rules.refill else "?"))
    else:
        for setup in _setups(rules, rng, 2):
            yield _entry(setup, (), Found(dict.fromkeys(range(1, plies + 1), 0)))
        for setup in _setups(rules, rng, 3):
            play, _ = random_play(setup, rng)
            kept = rules.players * (rules.deal_tricks - left)
            if kept < len(play):
                yield _entry(setup, play[:kept], Found({1: 0, rules.players * left: 0}, tally="?"))
    yield from _duties(rules, rng)
    seen: set[Feature] = set()
    for setup in _setups(rules, rng, 400):
        play, features = random_play(setup, rng)
        if not features <= seen:
            seen |= features
            yield _entry(setup, play, Found({}, result="?"))


def _duties(rules: Rules, rng: Random) -> Iterator[Entry]:
    """Yield a moment for each duty of a follower: to follow, to trump, and each to beat or not."""
    seen: set[tuple[bool, bool, bool]] = set()
    for setup in _setups(rules, rng, 100):
        play, _ = random_play(setup, rng)
        deal, _ = begin(setup)
        for place, card in enumerate(play):
            held, may = deal.hands[deal.seat], legal(deal)
            if deal.trick and may != held:
                led = deal.trick[0] // 9
                trumped = any(one // 9 == deal.trump != led for one in deal.trick)
                strict = may != follow(held, deal.trick, deal.trump)
                duty = (bool(held & of_suit(led)), trumped, strict)
                if duty not in seen:
                    seen.add(duty)
                    yield _entry(setup, play[:place], Found({1: 0, 2: 0}))
            deal, _ = obey(deal, PlayCard(deal.seat, card))


def _setups(rules: Rules, rng: Random, number: int) -> Iterator[Setup]:
    while number:
        setup = random_setup(rules, rng)
        if not begin(setup)[0].over:
            number -= 1
            yield setup


class Feature(NamedTuple):
    """What can be seen of a rule when something is marked.

    Attributes:
        mark: the kind of imperial, or the step.
        imperial: whether it makes an imperial.
        wins: whether it wins the partie.
        others: whether others had counters, which could be wiped.
    """

    mark: Kind | Step
    imperial: bool
    wins: bool
    others: bool


def random_play(setup: Setup, rng: Random) -> tuple[tuple[Card, ...], set[Feature]]:
    """Play a whole deal; return its cards, and what was to be seen."""
    deal, _ = begin(setup)
    play: list[Card] = []
    features: set[Feature] = set()
    while not deal.over:
        play.append(rng.choice(cards(legal(deal))))
        before = deal
        deal, events = obey(deal, PlayCard(deal.seat, play[-1]))
        features |= set(_features(before, events))
    return tuple(play), features


def _features(deal: Deal, events: tuple[Event, ...]) -> Iterator[Feature]:
    for event in events:
        after = evolve(deal, event)
        if isinstance(event, Marked):
            seat = event.seat
            gained = after.scores[seat].imperials > deal.scores[seat].imperials
            others = any(score.counters for i, score in enumerate(deal.scores) if i != seat)
            yield Feature(event.kind or event.step, gained, after.winner is not None, others)
        deal = after


def _entry(setup: Setup, play: tuple[Card, ...], asked: Found) -> Entry:
    line = write_line(setup, play)
    return Entry(line, by_python(Entry(line, asked)))


def main() -> None:
    for name in rulesets.names():
        rng = Random(name)
        made = [entry for rules in tables(name) for entry in lines(rules, rng)]
        head = f"# Deals by {name}, and in how many ways they can be played.\n\n"
        text = head + "\n".join(written(entry) for entry in made)
        (Path(__file__).parent / f"{name}.perft").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

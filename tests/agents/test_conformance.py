"""Is every agent of the folder fit to sit at any table?"""

import math
from pathlib import Path

import pytest
from tests.agents.common import ALL_RULES, final, name_of, play, random_setup

from imperiale import agents, rulesets
from imperiale.domain.choices import choices
from imperiale.domain.decide import begin
from imperiale.domain.ruleset import Rules
from imperiale.domain.setup import Setup
from imperiale.domain.shuffle import shuffled, subseed
from imperiale.domain.views import supposed, view
from imperiale.engine.beliefs import beliefs

NAMES = agents.names()
DEALS = 3

every_agent = pytest.mark.parametrize("name", NAMES)
every_table = pytest.mark.parametrize("rules", ALL_RULES, ids=name_of)


def test_the_folder_is_the_list() -> None:
    folder = Path(agents.__file__).parent
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__", "api"}
    assert set(NAMES) == modules >= {"random", "greedy"}


def test_an_unknown_agent_is_refused_with_the_known_ones() -> None:
    with pytest.raises(agents.UnknownAgentError, match="known: greedy") as refused:
        agents.load("gredy")
    assert refused.value.known == NAMES


@every_agent
def test_an_agent_says_who_it_is(name: str) -> None:
    spec = agents.load(name)
    assert spec.id == name
    assert spec.summary.endswith(".")
    assert "\n" not in spec.summary


@every_agent
@every_table
def test_every_choice_is_among_the_honest_ones(name: str, rules: Rules) -> None:
    chairs = [agents.load(name).make(subseed(b"seat", seat)) for seat in range(rules.players)]
    for number in range(DEALS):
        acted = 0
        for deal, views, command in play(random_setup(rules, number), chairs):
            if deal.over:
                assert choices(deal) == ()
                break
            assert command in choices(deal)
            assert command in choices(views[deal.seat].deal)
            policy = chairs[deal.seat].policy(views[deal.seat])
            assert policy[command] > 0
            assert set(policy) <= set(choices(deal))
            assert min(policy.values()) >= 0
            assert math.isclose(sum(policy.values()), 1)
            acted += 1
        assert acted or deal.winner is not None or not any(deal.tricks)


@every_agent
@every_table
def test_the_same_seed_makes_the_same_choices(name: str, rules: Rules) -> None:
    spec = agents.load(name)
    lines = [
        [command for _, _, command in play(random_setup(rules, 0), chairs)]
        for chairs in ([spec.make(b"a") for _ in range(rules.players)] for _ in range(2))
    ]
    assert lines[0] == lines[1]


@every_agent
def test_an_agent_has_no_memory(name: str) -> None:
    rules = rulesets.load("pierer").rules(3, {"marking": "by_hand"})
    agent = agents.load(name).make(b"a")
    seen = [
        (views[deal.seat], command)
        for deal, views, command in play(random_setup(rules, 1), [agent] * 3)
        if not deal.over
    ]
    assert seen
    for asked, command in reversed(seen):
        assert agent.act(asked) == command


def swapped(setup: Setup, seat: int, seed: bytes) -> Setup:
    """Exchange two cards that a seat does not see, each in another place."""
    rules = setup.rules
    fixed = setup.turn_up  # in the dealer's hand, where it is no secret, or on the talon
    places = [s for s in range(rules.players) if s != seat]
    rows = [list(setup.hands[s]) for s in places] + [list(setup.talon)]
    hidden = [(r, i) for r, row in enumerate(rows) for i, c in enumerate(row) if c != fixed]
    (row, i), *others = shuffled(hidden, seed)
    other, j = next(place for place in others if place[0] != row)
    rows[row][i], rows[other][j] = rows[other][j], rows[row][i]
    hands = list(setup.hands)
    for s, held in zip(places, rows, strict=False):
        hands[s] = tuple(held)
    return setup._replace(hands=tuple(hands), talon=tuple(rows[-1]))


@every_agent
@every_table
def test_a_policy_depends_on_the_view_only(name: str, rules: Rules) -> None:
    agent = agents.load(name).make(b"a")
    compared = 0
    for number in range(40):
        setup = random_setup(rules, number)
        deal, events = begin(setup)
        if deal.over:
            continue
        other, changed = begin(swapped(setup, deal.seat, subseed(b"swap", number)))
        mine, theirs = view(rules, events, deal.seat), view(rules, changed, deal.seat)
        if mine != theirs:
            continue  # the card has shown itself, in an imperial or in a point that was told
        assert deal != other
        assert agent.policy(mine) == agent.policy(theirs)
        assert agent.act(mine) == agent.act(theirs)
        compared += 1
    assert compared >= 5


@every_agent
@every_table
def test_a_policy_can_be_had_for_any_hand(name: str, rules: Rules) -> None:
    """What a seat would do with a hand that it could hold is told to who does not see its hand."""
    agent = agents.load(name).make(b"a")
    moments = [
        (deal.seat, views)
        for deal, views, _ in play(random_setup(rules, 2), [agent] * rules.players)
        if not deal.over
    ]
    asked = 0
    for seat, views in moments[:: 1 + len(moments) // 4]:
        other = views[(seat + 1) % rules.players]
        for world in beliefs(other).sample(2, b"w").worlds:
            could = supposed(other, seat, world.hands[seat], world.drawn(other)[seat])
            policy = agent.policy(could)
            assert set(policy) <= set(choices(world.deal(other)))
            assert math.isclose(sum(policy.values()), 1)
            asked += 1
    assert asked >= 4


def margins(rules: Rules, deals: int) -> list[int]:
    """By deal, by how many marks greedy beat random with both hands of it."""
    greedy, chance = agents.load("greedy").make(b"g"), agents.load("random").make(b"r")
    gained = []
    for number in range(deals):
        setup = random_setup(rules, number)
        first = [score.marks for score in final(setup, (greedy, chance)).scores]
        second = [score.marks for score in final(setup, (chance, greedy)).scores]
        gained.append(first[0] - first[1] + second[1] - second[0])
    return gained


@pytest.mark.parametrize("name", rulesets.names())
def test_greedy_beats_random_on_duplicate_deals(name: str) -> None:
    # the target out of reach: a deal is worth all that it marks
    rules = rulesets.load(name).rules(2, {"target": 99})
    gained = margins(rules, 100)
    mean = sum(gained) / len(gained)
    variance = sum((gain - mean) ** 2 for gain in gained) / (len(gained) - 1)
    assert mean > 3 * math.sqrt(variance / len(gained))

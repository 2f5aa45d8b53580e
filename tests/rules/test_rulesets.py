"""Do the shipped rule sets decide as RULES.md, 4 has it, and say on whose authority?"""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from imperiale.domain.cards import DECKS, cards, hand, spell
from imperiale.domain.errors import RulesetError
from imperiale.domain.house import read_ruleset
from imperiale.domain.keys import KEYS, Value
from imperiale.domain.ruleset import Ruleset, Status
from imperiale.rulesets import load, names

TEXTS = ("academie", "biblioteka", "dobor", "imperialas", "pierer")
PAGES = Path(__file__).parents[2] / "docs" / "rules"

# A row is a key, a cell what a text makes of it: the answer, other answers by the number of
# players, and the mark of RULES.md (S stated, I inferred, C corrected; - where the key decides
# nothing in that rule set).
TABLE = """
players               | 2,3 S            | 2,3 I            | 2 S               | 2,3,4 S          | 2,3 S
deck                  | 32 3:36 S        | 32 3:36 I        | 32 S              | 32 3:36 S        | 32 3:36 I
first_dealer          | ace_high S       | lot S            | lot S             | lot I            | king_high I
packets               | 3,4 S            | 2,3,4 I          | 2,3,4 I           | 2,3,4 S          | 2,3,4 S
packets_fixed         | yes S            | no I             | no I              | no I             | no I
hand_size             | 12 S             | 12 S             | 12 S              | 12 4:8 S         | 12 S
turn_up_card          | talon 3:dealers_last S | talon 3:dealers_last I | talon S | talon 3:dealers_last 4:dealers_last S | talon 3:dealers_last S
refill                | no S             | no I             | yes S             | no I             | no I
honours               | AKQJ7 3:AKQJ6 S  | KQJ7 S           | KQJ7 S            | none I           | KQJA I
turn_up_mark          | 1 S              | 1 S              | 0 I               | 0 I              | 1 S
honours_when          | end S            | won I            | end I             | end -            | won S
sequence              | AKQJ S           | KQJA C           | KQJA C            | KQJT S           | KQJA S
trump_sequence_value  | 2 I              | 1 I              | 1 I               | 2 S              | 1 S
fours                 | AKQJ7 3:AKQJ6 I  | KQJA7 3:KQJA76 S | AKQJ7 S           | KQJA7 3:KQJA76 S | KQJA7 S
show_imperials        | before_play S    | before_play S    | after_trick S     | before_play S    | before_play S
blank                 | carte_blanche S  | carte_blanche S  | carte_blanche C   | white S          | none I
blank_value           | 2 I              | 2 S              | 2 I               | 2 S              | 1 -
blank_deal            | not_played S     | not_played S     | played I          | played I         | played -
blank_wipe            | wipes I          | suspends S       | does_not_wipe I   | does_not_wipe -  | wipes -
turn_up_imperial      | none S           | sequence S       | sequence S        | none I           | sequence_or_four S
turn_up_imperial_for  | dealer S         | dealer S         | dealer S          | dealer -         | dealer I
turn_up_imperial_most | 1 S              | 2 I              | 2 I               | 2 -              | 2 I
won_in_play           | none S           | king_queen S     | king_queen S      | none I           | king_queen I
won_in_play_value     | 1 S              | 1 S              | 1 S               | 1 -              | 1 S
point                 | length S         | worth S          | worth S           | privileged S     | length S
point_value           | 1 S              | 1 S              | 0 I               | 1 S              | 1 S
point_to              | each_above_dealer - | each_above_dealer - | each_above_dealer - | each_above_dealer S | each_above_dealer -
privileged            | none -           | none -           | none -            | KQJA7 3:KQJA76 S | none -
first_lead            | elder S          | elder S          | point S           | elder S          | elder S
follow                | must_beat S      | follow S         | follow S          | follow S         | follow S
tricks                | over S           | over S           | over S            | most S           | over S
tricks_over           | 6 3:4 S          | 6 3:4 I          | 6 S               | 6 S              | 6 3:4 I
capot                 | instead S        | besides S        | none I            | none I           | instead I
capot_imperials       | 2 S              | 0 S              | 0 -               | 0 -              | 0 S
capot_counters        | 0 S              | 2 S              | 0 -               | 0 -              | 12 S
no_trick_imperials    | 0 I              | 0 I              | 0 I               | 2 S              | 0 I
wipe                  | yes S            | yes S            | yes S             | no I             | yes I
target                | 5 S              | 5 S              | 5 I               | 6 S              | 3 S
win_by                | imperials S      | imperials S      | imperials I       | imperials S      | imperials S
deals                 | 5 -              | 5 -              | 5 I               | 5 -              | 5 -
stakes                | none I           | none I           | none I            | difference I     | quadruple S
marking               | automatic I      | automatic I      | automatic I       | automatic I      | automatic I
"""  # noqa: E501

MARKS = {"S": Status.STATED, "I": Status.INFERRED, "C": Status.CORRECTED, "-": Status.INFERRED}

RULINGS = [
    pytest.param(text, key.strip(), cell.split(), id=f"{text}: {key.strip()} {cell.strip()}")
    for key, *row in (line.split("|") for line in TABLE.strip().splitlines())
    for text, cell in zip(TEXTS, row, strict=True)
]


def value(key: str, word: str) -> Value:
    """Read an answer of the table."""
    kind = KEYS[key]
    if kind.many:
        return tuple(map(int, word.split(",")))
    if kind.switch:
        return word == "yes"
    if kind.ranks:
        return "" if word == "none" else word
    return word if kind.words else int(word)


@pytest.mark.parametrize(("text", "key", "cell"), RULINGS)
def test_ruling(text: str, key: str, cell: list[str]) -> None:
    answer, *special, mark = cell
    by_players = {int(word[0]): value(key, word[2:]) for word in special}
    decision = load(text).decisions[key]
    assert decision.value == value(key, answer)
    assert decision.by_players == by_players
    assert decision.status is MARKS[mark]
    assert decision.note.startswith("Without effect") == (mark == "-")


def test_the_table_has_every_key_and_every_text_that_is_shipped() -> None:
    rows = [line.split("|")[0].strip() for line in TABLE.strip().splitlines()]
    assert rows == list(KEYS)
    assert {name for name in names() if not load(name).extends} == set(TEXTS)


def test_foster_is_the_academie_with_the_difference_of_tricks_and_one_for_carte_blanche() -> None:
    base, foster = load("academie"), load("foster")
    other = {
        key: decision.value
        for key, decision in foster.decisions.items()
        if decision != base.decisions[key]
    }
    assert foster.extends == "academie"
    assert other == {"tricks": "difference", "blank_value": 1}
    # The same as by the options of that name (RULES.md, 8).
    options = {"tricks": "difference", "blank_value": 1}
    for players in (2, 3):
        assert foster.rules(players).tricks == base.rules(players, options).tricks == "difference"
        assert foster.rules(players).blank_value == base.rules(players, options).blank_value == 1


@pytest.fixture(params=names())
def shipped(request: pytest.FixtureRequest) -> Ruleset:
    return load(request.param)


def test_every_decision_has_a_source_and_every_doubtful_one_a_reason(shipped: Ruleset) -> None:
    assert list(shipped.decisions) == list(KEYS)
    for key, decision in shipped.decisions.items():
        assert decision.source.startswith(("ACA, ", "BIB, ", "DOB, ", "LIT, ", "PIE, ")), key
        assert decision.status is not Status.HOUSE, key
        if decision.status is not Status.STATED:
            assert len(decision.note) >= 20, key
        if decision.source.endswith("silent"):
            assert decision.status is Status.INFERRED, key


def test_the_file_has_the_name_of_its_rule_set(shipped: Ruleset) -> None:
    assert shipped.id in names()
    assert load(shipped.id) is shipped


def test_loads_for_every_number_of_players(shipped: Ruleset) -> None:
    for players in shipped.players:
        rules = shipped.rules(players)
        assert (rules.id, rules.players, rules.options) == (shipped.id, players, {})
        assert rules.pack == DECKS[rules.deck]
        from_talon = rules.turn_up_card == "talon"
        dealt = players * rules.hand_size + rules.talon_size + from_talon
        assert dealt == rules.deck
        combinations = (*rules.sequences, *rules.four_masks)
        assert all(len(cards(four)) == 4 and four & rules.pack == four for four in combinations)
        for suit in range(4):
            assert len(cards(rules.honour_masks[suit])) == len(rules.honours)
        if not rules.refill:
            assert rules.deal_tricks == rules.hand_size


def test_what_follows_for_one_table() -> None:
    two, three = load("academie").rules(2), load("academie").rules(3)
    assert (two.talon_size, three.talon_size) == (7, 0)
    assert spell(two.honour_masks[2]) == "KQJA7h"
    assert spell(three.honour_masks[2]) == "KQJA6h"
    assert spell(load("imperialas").rules(2).sequences[3]) == "KQJTs"
    fours = load("biblioteka").rules(3).four_masks
    assert fours == tuple(hand(f"{r}c {r}d {r}h {r}s") for r in "AKQJ76")
    assert load("imperialas").rules(4).hand_size == 8


def test_dobor_has_sixteen_tricks() -> None:
    rules = load("dobor").rules()
    assert (rules.deal_tricks, rules.talon_size) == (16, 7)


def test_elder_sits_left_of_the_dealer_and_the_dealer_is_last() -> None:
    rules = load("imperialas").rules(4)
    assert rules.elder(3) == 0
    assert rules.order(1) == (2, 3, 0, 1)
    assert load("pierer").rules(2).order(1) == (0, 1)


def test_only_imperials_win_at_once() -> None:
    dobor = load("dobor")
    assert dobor.rules().winning_score == 5
    assert dobor.rules(options={"win_by": "card_points"}).winning_score is None


def test_marking_by_hand_is_an_option() -> None:
    pierer = load("pierer")
    assert pierer.rules().automatic
    assert not pierer.rules(options={"marking": "by_hand"}).automatic


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", PAGES / "generate.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pages_are_those_that_the_rule_sets_make() -> None:
    made = generator().pages()
    written = {p.name: p.read_text("utf-8") for p in PAGES.glob("*.md") if p.name != "README.md"}
    assert written == made, "run: python docs/rules/generate.py"


def test_a_reader_is_told_every_word_of_the_catalogue() -> None:
    told = generator().WORDS
    assert {key: set(words) for key, words in told.items()} == {
        key.name: set(key.words) for key in KEYS.values() if key.words
    }


def test_the_readme_links_every_rule_set_and_its_example_files_do_what_it_says() -> None:
    readme = (PAGES / "README.md").read_text("utf-8")
    assert all(f"({name}.md)" in readme for name in names())
    good, bad = (block.split("```")[0] for block in readme.split("```toml\n")[1:])
    club = read_ruleset(tomllib.loads(good), load)
    assert (club.id, club.name, club.extends) == (
        "academie-house",
        "Thursday evenings",
        "academie",
    )
    assert club.rules(3).tricks_over == 5
    assert club.rules(2).target == 6
    said = readme.split("```text\n")[1].split("```")[0].splitlines()
    with pytest.raises(RulesetError) as caught:
        read_ruleset(tomllib.loads(bad), load)
    found = [str(fault) for fault in caught.value.faults]
    for line, fault in zip(said, found, strict=True):
        start, _, end = line.partition("...")
        assert fault.startswith(start)
        assert fault.endswith(end)

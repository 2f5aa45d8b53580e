"""Are the counts of hands exact?  Formulas, and all hands of a small pack, say so."""

from itertools import combinations
from math import comb

import pytest
from tests.cli.running import run

from imperiale.analysis.counts import count_hands, hand_counts
from imperiale.domain.cards import Suit, cards, mask, of_ranks, of_suit
from imperiale.rulesets import load, names

TABLES = [(name, players) for name in names() for players in load(name).players]


def test_a_hand_of_the_piquet_pack_without_a_court_card() -> None:
    found = run("counts", "academie", "--players", 2, "--json").json[0]
    assert found["hands"] == 225_792_840
    assert found["carte_blanche"] == 125_970
    assert found["sequences"]["AKQJh"] == comb(28, 8) == 3_108_105
    assert found["fours"]["7"] == comb(28, 8)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_formulas(name: str, players: int) -> None:
    rules = load(name).rules(players)
    found = hand_counts(rules)
    deck, size = rules.deck, rules.hand_size
    assert found.hands == comb(deck, size)
    assert found.carte_blanche == comb(deck - 12, size)
    assert found.white == comb(deck // 2, size)
    assert found.sequences == (comb(deck - 4, size - 4),) * 4
    assert found.fours == dict.fromkeys(rules.fours, comb(deck - 4, size - 4))

    inside = len(set(rules.fours) & set(rules.sequence))
    outside = len(rules.fours) - inside
    # by inclusion and exclusion: a sequence shares a card with each four of its ranks
    exactly: dict[int, int] = {}
    for i in range(inside + 1):
        for o in range(outside + 1):
            for s in range(5):
                held = 4 * (i + o) + 4 * s - i * s
                ways = comb(inside, i) * comb(outside, o) * comb(4, s)
                holding = comb(deck - held, size - held) if held <= size else 0
                chosen = i + o + s
                exactly[chosen] = exactly.get(chosen, 0) + ways * holding
    for number, count in enumerate(found.combinations):
        terms = (
            (-1) ** (chosen - number) * comb(chosen, number) * total
            for chosen, total in exactly.items()
            if chosen >= number
        )
        assert count == sum(terms)
    assert sum(found.combinations) == found.hands
    marked = found.hands - found.combinations[0]
    assert found.any_sequence + found.any_four - found.both == marked


def test_every_hand_of_a_small_pack() -> None:
    pack, size, sequence, fours = of_ranks("AKQJ7"), 8, "AKQJ", "AK7"
    found = count_hands(pack, size, sequence, fours)
    blank = white = any_sequence = any_four = both = 0
    by_suit, by_rank = dict.fromkeys(Suit, 0), dict.fromkeys(fours, 0)
    by_number = dict.fromkeys(range(5), 0)
    courts, black = of_ranks("KQJ"), of_suit(0) | of_suit(3)
    lines = {suit: of_ranks(sequence) & of_suit(suit) for suit in Suit}
    kinds = {rank: of_ranks(rank) for rank in fours}
    for chosen in combinations(cards(pack), size):
        held = mask(chosen)
        blank += not held & courts
        white += not held & black
        of_lines = [suit for suit, four in lines.items() if held & four == four]
        of_kinds = [rank for rank, four in kinds.items() if held & four == four]
        for suit in of_lines:
            by_suit[suit] += 1
        for rank in of_kinds:
            by_rank[rank] += 1
        any_sequence += bool(of_lines)
        any_four += bool(of_kinds)
        both += bool(of_lines and of_kinds)
        by_number[len(of_lines) + len(of_kinds)] += 1
    assert found.hands == comb(20, 8)
    assert (found.carte_blanche, found.white) == (blank, white)
    assert found.sequences == tuple(by_suit.values())
    assert found.fours == by_rank
    assert (found.any_sequence, found.any_four, found.both) == (any_sequence, any_four, both)
    assert both > 0
    assert found.combinations == tuple(by_number[n] for n in range(len(found.combinations)))


def test_the_table_for_people() -> None:
    ran = run("counts", "imperialas", "--players", 4)
    assert ran.status == 0
    for text in ("10,518,300", "KQJTs", "125,970", "hands of 8 from a pack of 32"):
        assert text in ran.out


def test_all_rule_sets_are_counted() -> None:
    found = run("counts", "--json").json
    assert [(one["rules"], one["players"]) for one in found] == TABLES

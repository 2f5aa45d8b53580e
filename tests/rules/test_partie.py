"""How is a partie begun, dealt and won, and how often can a deal be played?"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.properties.tables import TABLES, name_of, random_command
from tests.rules.table import in_order, run

from imperiale.domain import dealing, shuffle
from imperiale.domain.bets import DealTricks
from imperiale.domain.cards import Card, cards, each
from imperiale.domain.commands import Done, PlayCard
from imperiale.domain.deal import Deal, card_points, fold, legal
from imperiale.domain.dealing import Cut, cut_for_deal, dealt, packets
from imperiale.domain.decide import begin, obey
from imperiale.domain.errors import Refused, Why
from imperiale.domain.events import CardPlayed, DealEnded, DealOpened, Ending, TrickTaken
from imperiale.domain.partie import (
    Partie,
    PartieOpened,
    after,
    deal_next,
    opened,
    partie_obey,
)
from imperiale.domain.play import Result, divide, perft, tally
from imperiale.domain.rules.marking import NOTHING, Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.shuffle import shuffled, shuffled_pack
from imperiale.rulesets import load

tables = pytest.mark.parametrize("rules", TABLES, ids=name_of)


# --- the shuffle


def test_a_shuffle_is_a_function_of_its_seed() -> None:
    """These orders may never change: a saved partie is dealt from them again."""
    assert "".join(shuffled("abcdefgh", b"seed")) == "".join(shuffled("abcdefgh", b"seed"))
    assert shuffled("abcdefgh", b"seed") != shuffled("abcdefgh", b"other")


def test_every_order_is_as_likely() -> None:
    seen = Counter(shuffled("abc", number.to_bytes(4, "big")) for number in range(6000))
    assert len(seen) == 6
    assert all(900 < times < 1100 for times in seen.values())


def test_a_number_that_would_favour_an_order_is_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """2**32 is no multiple of three, so that the last number is one too many."""
    words = [2**32 - 1, 2**32 - 1, 0, 0]
    monkeypatch.setattr(shuffle, "_words", lambda seed: iter(words))
    assert shuffled("abc", b"") == ("b", "c", "a")


@tables
def test_the_pack_is_whole(rules: Rules) -> None:
    assert sorted(shuffled_pack(rules, b"x")) == list(each(rules.pack))


# --- who deals first, and how


def cut_with(monkeypatch: pytest.MonkeyPatch, rules: Rules, *rounds: str) -> Cut:
    rows = [in_order(text) for text in rounds]
    monkeypatch.setattr(dealing, "shuffled_pack", lambda rules, seed: rows.pop(0))
    return cut_for_deal(rules, b"")


@pytest.mark.parametrize(
    ("name", "rounds", "dealer"),
    [
        ("academie", ["Kh Ad"], 1),
        ("academie", ["Td Ad"], 1),
        ("academie", ["Kh Td"], 0),
        ("academie", ["Jh Td"], 0),
        ("pierer", ["Kh Ad"], 0),
        ("pierer", ["Jh Ad"], 0),
        ("pierer", ["Td Ad"], 1),
        ("academie", ["7h 7d", "Kh Kd", "9h 8d"], 0),
    ],
)
def test_the_higher_card_deals_and_equal_ones_are_cut_again(
    monkeypatch: pytest.MonkeyPatch, name: str, rounds: list[str], dealer: int
) -> None:
    cut = cut_with(monkeypatch, load(name).rules(), *rounds)
    assert cut == Cut(dealer, tuple(in_order(text) for text in rounds))


def test_with_three_only_equal_highest_cards_are_cut_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = load("pierer").rules(3)
    assert cut_with(monkeypatch, rules, "7h 7d Kd").dealer == 2
    assert cut_with(monkeypatch, rules, "Kh 7d Kd", "6h 7d Ad").dealer == 2


def test_a_cut_is_a_function_of_its_seed_and_everybody_may_deal() -> None:
    for name in ("academie", "pierer", "biblioteka"):
        rules = load(name).rules(3)
        cuts = [cut_for_deal(rules, bytes([n])) for n in range(40)]
        assert cuts == [cut_for_deal(rules, bytes([n])) for n in range(40)]
        assert {cut.dealer for cut in cuts} == {0, 1, 2}
        assert all(bool(cut.rounds) == (name != "biblioteka") for cut in cuts)


@pytest.mark.parametrize(
    ("name", "players", "packet", "sizes"),
    [
        ("academie", 2, 3, (3, 3, 3, 3)),
        ("academie", 2, 4, (4, 4, 4)),
        ("pierer", 2, 2, (2,) * 6),
        ("imperialas", 4, 3, (3, 3, 2)),
    ],
)
def test_packets(name: str, players: int, packet: int, sizes: tuple[int, ...]) -> None:
    assert packets(load(name).rules(players), packet) == sizes


def test_elder_is_dealt_first_and_the_turn_up_lies_on_the_talon() -> None:
    rules = load("academie").rules()
    pack = tuple(each(rules.pack))
    deal = dealt(rules, 0, (NOTHING, NOTHING), pack, 3)
    assert deal.hands[1] == pack[0:3] + pack[6:9] + pack[12:15] + pack[18:21]
    assert deal.hands[0] == pack[3:6] + pack[9:12] + pack[15:18] + pack[21:24]
    assert (deal.turn_up, deal.talon) == (pack[24], pack[25:])
    # the largest packet that the rule set allows, unless another one is asked for
    assert dealt(rules, 0, (NOTHING, NOTHING), pack).hands[1][:4] == pack[:4]


def test_with_three_and_four_the_dealers_last_card_is_turned_up_and_kept() -> None:
    for players in (3, 4):
        rules = load("imperialas").rules(players)
        pack = tuple(each(rules.pack))
        deal = dealt(rules, 1, (NOTHING,) * players, pack, 4)
        assert deal.hands[2][:4] == pack[:4]
        assert deal.turn_up == deal.hands[1][-1] == pack[-1]
        assert deal.talon == ()


# --- the partie


def begun(rules: Rules, dealer: int = 0, packet: int = 4) -> Partie:
    return opened(rules, PartieOpened(Cut(dealer, ()), packet))


def pack_of(rules: Rules, number: int) -> tuple[Card, ...]:
    return shuffled_pack(rules, b"%d" % number)


@tables
def test_a_partie_goes_on_until_somebody_has_won(rules: Rules) -> None:
    rng = Random(rules.id)
    partie = begun(rules, dealer=rules.players - 1)
    deals = 0
    while partie.winner is None:
        assert partie.between_deals
        assert partie.dealer == (rules.players - 1 + deals) % rules.players
        scores = partie.scores
        partie, events = deal_next(partie, pack_of(rules, deals))
        deals += 1
        assert partie.deal is not None
        assert partie.deal.start == scores
        log = list(events)
        while not partie.deal.over:
            with pytest.raises(Refused) as early:
                deal_next(partie, pack_of(rules, 0))
            assert early.value.why is Why.TOO_EARLY
            partie, events = partie_obey(partie, random_command(partie.deal, rng))
            assert partie.deal is not None
            log += events
        assert len(partie.past) == deals
        ended = log[-1]
        assert isinstance(ended, DealEnded)
        assert partie.scores == fold(rules, log).scores
        assert partie.past[-1] == DealTricks(fold(rules, log).tricks, ended.ending)
    assert partie.deal is not None
    assert partie.winner == partie.deal.winner
    assert not partie.between_deals
    with pytest.raises(Refused) as over:
        deal_next(partie, pack_of(rules, 0))
    assert over.value.why is Why.PARTIE_OVER
    with pytest.raises(Refused) as over:
        partie_obey(partie, Done(0))
    assert over.value.why is Why.PARTIE_OVER


def test_between_deals_nothing_can_be_done() -> None:
    with pytest.raises(Refused) as refused:
        partie_obey(begun(load("academie").rules()), Done(0))
    assert refused.value.why is Why.DEAL_OVER


def test_where_the_packet_is_fixed_a_dealer_keeps_to_it() -> None:
    for name, fixed in (("academie", True), ("pierer", False)):
        rules = load(name).rules()
        pack = tuple(each(rules.pack))
        partie, _ = deal_next(begun(rules, packet=4), pack, packet=3)
        assert partie.deal is not None
        same = dealt(rules, 0, (NOTHING, NOTHING), pack, 4 if fixed else 3)
        assert [tuple(each(held)) for held in partie.deal.dealt] == [
            tuple(sorted(held)) for held in same.hands
        ]


def closed(partie: Partie, suits: int) -> Partie:
    """End a deal in which seat 0 has taken so many whole suits, 75 points each."""
    partie = after(partie, DealOpened(partie.dealer, partie.scores))
    row = cards(partie.rules.pack)
    for first, second in zip(row[::2], row[1::2], strict=True):
        taken = TrickTaken(0 if first.suit < suits else 1)
        for event in (CardPlayed(0, first), CardPlayed(1, second), taken):
            partie = after(partie, event)
    assert partie.deal is not None
    assert card_points(partie.deal) == (75 * suits, 300 - 75 * suits)
    return after(partie, DealEnded(Ending.PLAYED))


def test_card_points_win_after_the_agreed_deals_and_a_tie_plays_another() -> None:
    rules = load("dobor").rules(2, {"win_by": "card_points", "deals": 2})
    partie = closed(begun(rules), 3)
    assert (partie.points, partie.winner) == ((225, 75), None)
    assert closed(partie, 3).winner == 0
    assert closed(partie, 0).winner == 1
    level = closed(partie, 1)
    assert (level.points, level.winner, level.between_deals) == ((300, 300), None, True)
    assert closed(level, 1).winner == 1


def test_imperials_win_at_once_though_card_points_are_counted() -> None:
    partie = closed(begun(load("dobor").rules()), 4)
    assert (partie.points, partie.winner) == ((300, 0), None)


# --- counting the ways to play


ENDING = {
    "rules": "pierer",
    "options": {"hand_size": 2, "packets": [2]},
    "hands": ["Kh 8c", "Q9h"],
    "turn_up": "7s",
}


def test_how_many_ways() -> None:
    """Elder leads either card and takes both tricks; the dealer follows as he likes, then must."""
    deal, _ = run(ENDING)
    assert [perft(deal, n) for n in range(6)] == [1, 2, 4, 4, 4, 4]
    assert divide(deal, 2) == {Card.parse("Kh"): 2, Card.parse("8c"): 2}


def test_what_they_come_to() -> None:
    """The dealer has the point, and loses it to the capot's two imperials."""
    deal, _ = run(ENDING)
    assert deal.scores == (Score(0, 0), Score(0, 1))
    assert tally(deal) == Counter({Result((Score(2, 0), Score(0, 0)), (2, 0), None): 4})


def test_a_deal_that_is_over_is_one_way() -> None:
    deal, _ = run({"rules": "pierer", "hands": ["98c 987d T98h KQJAs", "KQAc KQAd KQJh T87s"],
                   "turn_up": "Jc", "start": "0i0c 2i5c"})  # fmt: skip
    assert deal.winner == 1
    assert perft(deal, 5) == 1
    assert tally(deal) == Counter({Result(deal.scores, (0, 0), 1): 1})


def played_to(deal: Deal, left: int, rng: Random) -> Deal:
    while not deal.over and sum(deal.tricks) < deal.rules.deal_tricks - left:
        deal, _ = obey(deal, random_command(deal, rng))
    return deal


@tables
def test_every_way_is_counted_once(rules: Rules) -> None:
    rng = Random(rules.id)
    deal, _ = begin(dealt(rules, 0, (NOTHING,) * rules.players, pack_of(rules, 3)))
    deal = played_to(deal, 2, rng)
    ways = [(card, obey(deal, PlayCard(deal.seat, card))[0]) for card in each(legal(deal))]
    assert divide(deal, 3) == {card: perft(then, 2) for card, then in ways}
    assert sum(tally(deal).values()) == perft(deal, 2 * rules.players)
    assert tally(deal) == sum((tally(then) for _, then in ways), Counter())

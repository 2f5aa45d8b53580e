"""Is the table the authority over a partie: numbered, private, taken back and played on exactly?"""

import pytest
from tests.services.common import TABLES, Memory, advance, play_out, terms

from imperiale import rulesets
from imperiale.agents import UnknownAgentError
from imperiale.domain.cards import Card
from imperiale.domain.commands import CallPoint, Claim, Done, PlayCard, Show
from imperiale.domain.errors import Refused, RulesetError, Why
from imperiale.domain.events import HandDealt, Step, TalonLaid
from imperiale.domain.partie import Partie, PartieOpened, after, opened
from imperiale.domain.views import view
from imperiale.services.dealer import Dealer, fresh_seed
from imperiale.services.moves import Move, NextDeal, move_data, read_move
from imperiale.services.table import Entry, NothingToUndoError, Table
from imperiale.services.terms import TermsError

every_table = pytest.mark.parametrize(("rules", "players", "marking"), TABLES)


@every_table
def test_a_partie_is_played_to_its_end_and_explained_by_its_log(
    rules: str, players: int, marking: str
) -> None:
    table = play_out(Table(terms(rules, players, marking=marking)))
    assert table.partie.winner is not None
    assert [entry.n for entry in table.log] == list(range(1, len(table.log) + 1))
    moves = [entry.move for entry in table.log]
    assert moves == sorted(moves)
    assert set(moves) == set(range(len(table.moves) + 1))
    first, *rest = [entry.event for entry in table.log]
    assert isinstance(first, PartieOpened)
    partie = opened(table.rules, first)
    for event in rest:
        assert not isinstance(event, PartieOpened)
        partie = after(partie, event)
    assert partie == table.partie
    with pytest.raises(Refused) as refused:
        table.do(NextDeal())
    assert refused.value.why is Why.PARTIE_OVER


@every_table
def test_a_kept_partie_is_the_same_partie(rules: str, players: int, marking: str) -> None:
    memory = Memory()
    table = Table(terms(rules, players, marking=marking), memory)
    texts = [memory.texts[-1]]
    states = [(table.partie, list(table.log))]
    while len(states) < 60 and advance(table):
        texts.append(memory.texts[-1])
        states.append((table.partie, list(table.log)))
    assert len(memory.texts) == len(states)  # once when opened, once a move
    for text, (partie, log) in list(zip(texts, states, strict=True))[::7]:
        again = Table.from_text(text)
        assert again.partie == partie
        assert again.log == log
        assert again.text() == text


def test_a_partie_played_on_ends_as_it_would_have() -> None:
    whole = play_out(Table(terms("dobor")))
    half = play_out(Table(terms("dobor")), lambda table: len(table.moves) == 45)
    resumed = play_out(Table.from_text(half.text()))
    assert resumed.moves == whole.moves
    assert resumed.log == whole.log


def test_the_same_seed_deals_the_same_partie_and_another_another() -> None:
    logs = [play_out(Table(terms(seed=seed))).log for seed in ("a", "a", "b")]
    assert logs[0] == logs[1] != logs[2]


def test_fresh_seeds_are_words_that_differ() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 23 and seed.count("-") == 3 for seed in seeds)


def test_an_agent_knows_no_pack() -> None:
    dealer = Dealer(rulesets.load("academie").rules(), "seed")
    assert len({dealer.agent_seed(0), dealer.agent_seed(1), b"seed"}) == 3
    assert dealer.pack(1) != dealer.pack(2)


@every_table
def test_a_seat_is_shown_its_view_only(rules: str, players: int, marking: str) -> None:
    table = play_out(
        Table(terms(rules, players, marking=marking)), lambda table: len(table.moves) >= 9
    )
    for seat in (*range(players), None):
        shown = table.seen(seat)
        assert [entry.n for entry in shown] == [entry.n for entry in table.log]
        for entry in shown:
            if isinstance(entry.event, HandDealt) and entry.event.seat != seat:
                assert entry.event.cards == 0
            if isinstance(entry.event, TalonLaid):
                assert set(entry.event.cards) <= {None}
        assert table.seen(seat, 5) == shown[5:]
        deal = [entry.event for entry in table.log if not isinstance(entry.event, PartieOpened)]
        assert table.view(seat) == view(table.rules, deal, seat)


def test_hands_are_no_secret_once_the_deal_is_over() -> None:
    table = play_out(Table(terms()), lambda table: len(table.moves) == 5)
    assert table.hands_dealt is None
    play_out(table, lambda table: table.waiting is None)
    assert table.partie.deal is not None
    assert table.hands_dealt == table.partie.deal.dealt


@every_table
def test_taking_back_is_as_if_it_had_not_been(rules: str, players: int, marking: str) -> None:
    memory = Memory()
    table = Table(terms(rules, players, marking=marking), memory)
    before: list[tuple[Partie, list[Entry], list[Move]]] = []
    while len(before) < 30 and table.partie.winner is None:
        if table.waiting is not None and not table.waits_for_agent:
            before.append((table.partie, list(table.log), list(table.moves)))
        advance(table)
    assert before
    for partie, log, moves in reversed(before):
        taken_back = table.undo(0)
        assert (table.partie, table.log, table.moves) == (partie, log, moves)
        assert not isinstance(taken_back, NextDeal)
        assert taken_back.seat == 0
        assert Table.from_text(memory.texts[-1]).log == log
    with pytest.raises(NothingToUndoError):
        table.undo(0)


def test_after_taking_back_agents_play_as_they_did() -> None:
    table = play_out(
        Table(terms("biblioteka", seats=("you", "random"))), lambda t: len(t.moves) == 20
    )
    moves, log = list(table.moves), list(table.log)
    undone = table.undo(0)
    table.do(undone)
    play_out(table, lambda t: len(t.moves) == 20)
    assert (table.moves, table.log) == (moves, log)


def test_a_refused_move_changes_nothing() -> None:
    memory = Memory()
    table = Table(terms(), memory)
    with pytest.raises(Refused):
        table.do(PlayCard(0, Card.parse("Kh")))
    table.do(NextDeal())
    kept, log = len(memory.texts), list(table.log)
    with pytest.raises(Refused) as refused:
        table.do(NextDeal())
    assert refused.value.why is Why.TOO_EARLY
    assert (len(memory.texts), table.log) == (kept, log)


def test_moments_without_anything_to_claim_pass_by_themselves() -> None:
    table = Table(terms("imperialas", marking="by_hand"))
    seen: set[Step] = set()
    while table.partie.winner is None:
        if table.partie.deal is not None and not table.partie.deal.over:
            seen.add(table.partie.deal.step)
        advance(table)
    # this text knows no honours, no imperial won in play and no capot
    assert seen == {Step.IMPERIAL, Step.POINT, Step.PLAY, Step.TRICKS}


@pytest.mark.parametrize(
    "move",
    [
        NextDeal(),
        PlayCard(1, Card.parse("Th")),
        Show(0, 0b1111),
        CallPoint(0, 5),
        CallPoint(1, None),
        Claim(0, 2),
        Done(1),
    ],
)
def test_moves_are_written_and_read(move: Move) -> None:
    assert read_move(move_data(move)) == move


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"do": "jump"},
        {"do": "play", "seat": 0, "card": "1h"},
        {"do": "play", "seat": "0", "card": "Kh"},
        {"do": "claim", "seat": 0},
    ],
)
def test_what_is_no_move_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"no move|expected"):
        read_move(data)


def test_terms_are_checked() -> None:
    with pytest.raises(TermsError, match="seats"):
        terms(seats=("you",))
    with pytest.raises(UnknownAgentError, match="robot"):
        terms(seats=("you", "robot"))
    with pytest.raises(RulesetError, match="players-unsupported"):
        terms(players=4)
    with pytest.raises(RulesetError, match="out-of-range"):
        terms(target=0)
    for seed in ("", "x" * 201, "a\nb"):
        with pytest.raises(TermsError, match="seed"):
            terms(seed=seed)

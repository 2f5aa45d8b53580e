"""Is a pair fair: the same cards from every seat, and nothing left to chance?"""

from collections.abc import Sequence

import pytest
from tests.services.arena_toys import GREEDY, HONEST, RANDOM, TABLES, Honest, contest

from imperiale.agents import AgentSpec
from imperiale.domain.commands import Command
from imperiale.domain.decide import begin
from imperiale.domain.notation import write_line
from imperiale.domain.rules.marking import NOTHING, Score
from imperiale.domain.ruleset import Rules
from imperiale.domain.views import View
from imperiale.services.arena_deal import Chair, gains, play
from imperiale.services.arena_pairs import Pair, Scores, play_pair, setup_of


def spy() -> tuple[AgentSpec, list[object], list[bytes]]:
    """Return an agent, what it will have been shown, and the seeds that it was made of."""
    seen: list[object] = []
    seeds: list[bytes] = []

    class Spy(Honest):
        def act(self, view: View) -> Command:
            seen.append(view)
            return super().act(view)

    def make(seed: bytes, budget: float | None) -> Spy:
        seeds.append(seed)
        return Spy(seed, budget)

    return AgentSpec("spy", "", make), seen, seeds


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_agent_is_no_better_than_itself(name: str, players: int) -> None:
    for number in range(4):
        assert play_pair(contest(RANDOM, RANDOM, name, players), number).pair.margin == 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_first_agent_has_every_seat_once_and_sees_only_that(name: str, players: int) -> None:
    agent, seen, seeds = spy()
    game = contest(agent, HONEST, name, players)
    pair = play_pair(game, 3).pair
    views = [view for view in seen if isinstance(view, View)]
    assert len(views) == len(seen) == pair.decisions[0]
    assert [*dict.fromkeys(view.seat for view in views)] == [*range(players)]
    dealt = [sum(1 << card for card in held) for held in setup_of(game, 3).hands]
    for view in views:
        assert view.seat is not None
        hands = [held or None for held in view.deal.dealt]
        assert hands[view.seat] == dealt[view.seat]
        assert hands.count(None) == players - 1
        assert view.deal.dealer == 3 % players
    assert len(set(seeds)) == players


def test_seeds_belong_to_the_seat_of_a_pair() -> None:
    one, _, seeds = spy()
    play_pair(contest(one, HONEST), 0)
    play_pair(contest(HONEST, one), 0)
    assert seeds[:2] == seeds[2:][::-1]  # as second agent it has seat 1 first
    play_pair(contest(one, HONEST), 1)
    assert not set(seeds[4:]) & set(seeds[:4])


def test_a_pair_follows_from_the_seed_and_its_number() -> None:
    game = contest(GREEDY, RANDOM)
    pairs = [play_pair(game, number).pair for number in (0, 1, 2)]
    assert [play_pair(game, number).pair for number in (2, 1, 0)] == pairs[::-1]
    assert len({pair.deal for pair in pairs}) == 3
    other = game._replace(seed="other")
    assert play_pair(other, 0).pair.deal != pairs[0].deal


def test_a_pair_is_what_its_deals_come_to() -> None:
    game = contest(GREEDY, HONEST, scores=Scores.RANDOM)
    pair = play_pair(game, 5).pair
    setup = setup_of(game, 5)
    assert pair.deal == write_line(setup)
    for own in (0, 1):
        deal, _ = begin(setup)
        chairs = [Chair(GREEDY if seat == own else HONEST, b"") for seat in (0, 1)]
        deal = play(setup, chairs).deal
        assert pair.scores[own] == deal.scores
        before = [score.marks for score in setup.start]
        after = [score.marks for score in deal.scores]
        assert pair.gains[own] == tuple(y - x for x, y in zip(before, after, strict=True))


def test_a_margin_by_hand() -> None:
    # of three: seat 0 has 7 to 1 and 2, which is 5.5; seat 1 has 0 to 4 and 6, which is -5;
    # seat 2 has 3 to 3 and 1, which is 1; the mean is 0.5
    pair = Pair(0, "", ((7, 1, 2), (4, 0, 6), (3, 1, 3)), (), (0, 0), ())
    assert pair.margin == pytest.approx(0.5)
    assert Pair(0, "", ((7, 1), None), (), (0, 0), ()).margin is None


def test_counters_that_are_wiped_are_lost() -> None:
    game = contest(HONEST, HONEST, scores=Scores.RANDOM)
    found = [gains(play(setup_of(game, n), [Chair(HONEST, b"")] * 2).deal) for n in range(60)]
    assert min(min(gained) for gained in found) < 0


def test_card_points_are_compared_where_they_win() -> None:
    game = contest(GREEDY, RANDOM, "dobor", win_by="card_points")
    pair = play_pair(game, 0).pair
    for gained in pair.gains:
        assert gained is not None
        assert sum(gained) > 100  # more than any deal marks


def test_scores_are_fresh_or_any_short_of_the_target() -> None:
    assert setup_of(contest(HONEST, HONEST), 9).start == (NOTHING, NOTHING)
    game = contest(HONEST, HONEST, scores=Scores.RANDOM)
    starts = [score for n in range(300) for score in setup_of(game, n).start]
    assert {score.imperials for score in starts} == {0, 1, 2, 3, 4}
    assert {score.counters for score in starts} == {0, 1, 2, 3, 4, 5}


def test_a_second_margin_is_the_chance_to_win() -> None:
    asked: list[int] = []

    def chance(rules: Rules, scores: Sequence[Score], dealer: int) -> Sequence[float]:
        asked.append(dealer)
        total = sum(score.marks for score in scores) or 1
        return [score.marks / total for score in scores]

    game = contest(GREEDY, RANDOM)
    pair = Pair(4, "", (), ((Score(0, 3), Score(0, 1)), (Score(0, 2), Score(1, 0))), (0, 0), ())
    # 3/4 from seat 0 and 6/8 from seat 1
    assert pair.chance(game.rules, chance) == pytest.approx(0.25)
    assert asked == [1, 1]  # seat 0 dealt pair 4, so seat 1 is next
    assert Pair(0, "", (), (None, None), (0, 0), ()).chance(game.rules, chance) is None


def test_a_deal_is_played_by_the_rules_to_its_end() -> None:
    game = contest(GREEDY, RANDOM, "pierer", 3, marking="by_hand")
    setup = setup_of(game, 2)
    played = play(setup, [Chair(GREEDY, b"1"), Chair(RANDOM, b"2"), Chair(RANDOM, b"3")])
    assert played.deal.over
    assert sum(played.decisions) > 3 * setup.rules.hand_size  # claims besides cards
    assert all(second > 0 for second in played.seconds)

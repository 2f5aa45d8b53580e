"""Is what an agent does wrongly found, told with the deal, and counted as such?"""

import pytest
from tests.services import arena_toys
from tests.services.arena_toys import (
    CRASHER,
    DREAMER,
    HONEST,
    LIAR,
    SLEEPER,
    TABLES,
    UNBORN,
    contest,
)

from imperiale import rulesets
from imperiale.agents import AgentSpec
from imperiale.domain.notation import read_line
from imperiale.domain.record import replay
from imperiale.services import arena_deal
from imperiale.services.arena import Standing
from imperiale.services.arena_deal import Mishap, Wrong
from imperiale.services.arena_pairs import Contest, play_pair


def found(game: Contest) -> tuple[Mishap, ...]:
    return play_pair(game, 0).pair.mishaps


WAYS = [
    (LIAR, Wrong.ILLEGAL, "not-in-hand", 10),
    (DREAMER, Wrong.ILLEGAL, "'hello': ", 10),
    (CRASHER, Wrong.CRASH, "ZeroDivisionError: \x1b[31mred", 10),
    (UNBORN, Wrong.CRASH, "RuntimeError: cannot be made of 32 bytes", 0),
]


@pytest.mark.parametrize(("agent", "wrong", "detail", "cards"), WAYS)
def test_what_cannot_go_on_voids_the_pair(
    agent: AgentSpec, wrong: Wrong, detail: str, cards: int
) -> None:
    pair = play_pair(contest(agent, HONEST), 0).pair
    assert pair.margin is None
    assert pair.gains == (None, None)
    assert pair.scores == (None, None)
    for seat, mishap in enumerate(pair.mishaps):
        assert (mishap.agent, mishap.wrong, mishap.seat) == (agent.id, wrong, seat)
        assert detail in mishap.detail
        # the deal as it is told can be taken up where it broke off
        record = read_line(mishap.deal, rulesets.load)
        deal, _ = replay(record, partial=True)
        assert deal.seat == seat
        assert cards <= len(record.play) <= cards + 1
    assert len(pair.mishaps) == 2


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_is_found_at_every_table(name: str, players: int) -> None:
    mishaps = found(contest(CRASHER, HONEST, name, players))
    assert [mishap.seat for mishap in mishaps] == [*range(players)]
    # the other agent too is held to the rules
    others = found(contest(HONEST, CRASHER, name, players))
    assert {mishap.agent for mishap in others} == {"crasher"}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let time pass for who sleeps, and for nobody else, however busy the machine is."""
    now = 0.0

    def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr(arena_toys, "sleep", sleep)
    monkeypatch.setattr(arena_deal, "perf_counter", lambda: now)


@pytest.mark.usefixtures("clock")
def test_who_takes_too_long_is_waited_for() -> None:
    pair = play_pair(contest(SLEEPER, HONEST, limit=0.02), 0).pair
    honest = play_pair(contest(HONEST, HONEST), 0).pair
    assert pair._replace(mishaps=()) == honest
    assert [(m.agent, m.wrong, m.seat) for m in pair.mishaps] == [
        ("sleeper", Wrong.OVERTIME, 0),
        ("sleeper", Wrong.OVERTIME, 1),
    ]
    assert {mishap.detail for mishap in pair.mishaps} == {"0.030 s"}


def test_without_a_limit_nobody_is_late() -> None:
    assert found(contest(SLEEPER, HONEST)) == ()


@pytest.mark.usefixtures("clock")
def test_time_is_that_of_who_took_it() -> None:
    first, second = play_pair(contest(SLEEPER, HONEST), 0).seconds
    assert first == pytest.approx(4 * 0.03)
    assert second == 0


def test_a_void_pair_counts_as_one_and_gives_no_margin() -> None:
    game = contest(CRASHER, HONEST)
    standing = Standing(game, most=2)
    standing.take(play_pair(game, 0).pair)
    assert (standing.pairs, standing.void, standing.margin.size) == (1, 1, 0)
    standing.take(play_pair(contest(HONEST, HONEST), 1).pair)
    assert (standing.pairs, standing.void, standing.margin.size) == (2, 1, 1)
    assert len(standing.mishaps) == 2
    assert standing.over
